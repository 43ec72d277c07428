# Turniej: co się dzieje między rozdaniami i dlaczego.
# Nagrody i wpisowe to pieniądze, wszystko inne to żetony.

## Między rozdaniami

player-name = Gracz { $number }
tournament-began = { $players ->
    [one] Turniej się zaczyna: { $players } gracz, { $stack } w żetonach. Razem na nagrody { $pool }.
    [few] Turniej się zaczyna: { $players } gracze, każdy ma { $stack } w żetonach. Razem na nagrody { $pool }.
   *[many] Turniej się zaczyna: { $players } graczy, każdy ma { $stack } w żetonach. Razem na nagrody { $pool }.
}
tournament-seat-drawn = { $name } losuje miejsce { $seat } przy stole { $table }.
    .you = Losujesz miejsce { $seat } przy stole { $table }.
tournament-button-drawn = Stół { $table }: najwyższa karta, { $cards }, daje button miejscu { $seat }.
tournament-level = Poziom { $level }: mała ciemna { $small }, duża ciemna { $big }.
tournament-level-ante = Poziom { $level }: mała ciemna { $small }, duża ciemna { $big }, ante { $ante }.
tournament-colored-up = Z gry wychodzą żetony po { $from }. Najmniejszy żeton to teraz { $to }.
    .you = Z gry wychodzą żetony po { $from }. Najmniejszy żeton to teraz { $to }; masz { $stack }.
tournament-busted = { $name } nie ma już żetonów i może kupić nowe.
    .you = Nie masz już żetonów i możesz kupić nowe.
tournament-rebought = { $name } robi rebuy i ma { $amount }. Razem na nagrody { $pool }.
    .you = Robisz rebuy i masz { $amount }. Razem na nagrody { $pool }.
tournament-added-on = { $name } bierze add-on i ma { $amount }. Razem na nagrody { $pool }.
    .you = Bierzesz add-on i masz { $amount }. Razem na nagrody { $pool }.
tournament-rebuys-closed = Dokupować już nie można. Na nagrody jest razem { $pool }.
tournament-out = { $name } odpada na { $place }. miejscu.
    .you = Odpadasz na { $place }. miejscu.
tournament-out-sharing = { $name } odpada i dzieli miejsca od { $place }. do { $last }.
    .you = Odpadasz i dzielisz miejsca od { $place }. do { $last }.
tournament-moved = { $name } przenosi się do stołu { $table } na miejsce { $seat }.
    .you = Przenosisz się do stołu { $table } na miejsce { $seat }.
tournament-moved-waits = { $name } przenosi się do stołu { $table } na miejsce { $seat } i czeka tam, aż przejdzie button.
    .you = Przenosisz się do stołu { $table } na miejsce { $seat } i czekasz tam, aż przejdzie button.
tournament-table-broken = Stół { $table } zostaje rozwiązany.
tournament-hand-for-hand = Od teraz gra się rozdanie za rozdanie (hand for hand): po każdym rozdaniu stoły czekają na siebie.
tournament-hand-for-hand-over = Gra rozdanie za rozdanie się kończy: każdy stół znowu gra własnym tempem.
tournament-final-table = Wszyscy, którzy zostali, siedzą przy stole finałowym.
tournament-heads-up = Zostało tylko dwóch graczy: heads-up.
tournament-won = { $name } wygrywa turniej.
    .you = Wygrywasz turniej.
tournament-paid = { $name } bierze za { $place }. miejsce { $prize }.
    .you = Bierzesz za { $place }. miejsce { $prize }.
tournament-away = Przy stole brakuje gracza: { $name }. Ciemne i ante są pobierane, a karty pasowane.
    .you = Nie ma cię przy stole: twoje ciemne i ante są pobierane, a karty pasowane.
tournament-back = { $name } znowu jest przy stole.
    .you = Znowu jesteś przy stole.

## Powody

why-tournament-entry = { $players ->
    [one] { $players } gracz płaci wpisowe { $entry } i dostaje { $stack } w żetonach. Gra się, aż wszystkie żetony ma jeden gracz.
    [few] { $players } gracze płacą po { $entry } wpisowego i dostają po { $stack } w żetonach. Gra się, aż wszystkie żetony ma jeden gracz.
   *[many] { $players } graczy płaci po { $entry } wpisowego i dostaje po { $stack } w żetonach. Gra się, aż wszystkie żetony ma jeden gracz.
}
    .title = Dlaczego tyle żetonów?
why-tournament-seat = Stoły i miejsca się losuje, więc nie wybierasz sobie przeciwników.
    .title = Dlaczego to miejsce?
why-level-up = Ciemne rosną regularnie, żeby czekanie kosztowało cię coraz więcej. Poziom { $level }: mała ciemna { $small }, duża ciemna { $big }.
    .title = Dlaczego takie ciemne?
why-level-up-ante = Ciemne rosną regularnie, żeby czekanie kosztowało cię coraz więcej. Poziom { $level }: mała ciemna { $small }, duża ciemna { $big } i do tego ante { $ante }.
    .title = Dlaczego takie ciemne?
why-color-up = Odtąd nic nie płaci się żetonami mniejszymi niż { $chip }, więc małe żetony się wymienia. O te, które zostaną, się losuje, za każdy jedna karta; wygrywają najwyższe karty. Nikt przez to nie odpada.
    .title = Dlaczego inne żetony?
    .short = najpierw wymiana żetonów
why-may-rebuy = Do końca poziomu { $level } po stracie wszystkich żetonów możesz kupić nowe. Potem gracz bez żetonów odpada.
    .title = Dlaczego to jeszcze nie koniec?
    .short = czekamy na rebuy
why-tournament-rebuy = Do końca poziomu { $level } żetony można kupować ponownie: teraz { $amount }.
    .title = Dlaczego nowe żetony?
why-add-on = Do końca poziomu { $level } każdy gracz może raz dokupić żetony, czy jeszcze jakieś ma, czy nie: { $amount }.
    .title = Dlaczego add-on?
why-rebuys-closed = Ostatni raz można było dokupić na poziomie { $level }. Odtąd gracz bez żetonów odpada, a kwota na nagrody już się nie zmieni.
    .title = Dlaczego już się nie dokupuje?
why-eliminated = { $left ->
    [one] Kto straci wszystkie żetony, odpada, a kto wytrwa dłużej, jest wyżej. Zostaje { $left } gracz, więc to { $place }. miejsce.
    [few] Kto straci wszystkie żetony, odpada, a kto wytrwa dłużej, jest wyżej. Zostają { $left } gracze, więc to { $place }. miejsce.
   *[many] Kto straci wszystkie żetony, odpada, a kto wytrwa dłużej, jest wyżej. Zostaje { $left } graczy, więc to { $place }. miejsce.
}
    .title = Dlaczego { $place }. miejsce?
why-eliminated-together = { $players ->
    [one] W tym rozdaniu odpada { $players } gracz. Stack przed rozdaniem: { $stack }, więc to { $place }. miejsce.
    [few] W tym samym rozdaniu odpadają { $players } gracze. Wyżej jest ten, kto zaczynał je z większym stackiem. Stack przed rozdaniem: { $stack }, więc to { $place }. miejsce.
   *[many] W tym samym rozdaniu odpada { $players } graczy. Wyżej jest ten, kto zaczynał je z większym stackiem. Stack przed rozdaniem: { $stack }, więc to { $place }. miejsce.
}
    .title = Dlaczego { $place }. miejsce?
why-eliminated-equal = { $sharing ->
    [one] Odpada { $sharing } gracz ze stackiem { $stack }: { $place }. miejsce.
    [few] W tym samym rozdaniu odpadają { $sharing } gracze, którzy zaczynali je z takim samym stackiem { $stack }. Dzielą więc miejsca od { $place }. do { $last }.
   *[many] W tym samym rozdaniu odpada { $sharing } graczy, którzy zaczynali je z takim samym stackiem { $stack }. Dzielą więc miejsca od { $place }. do { $last }.
}
    .title = Dlaczego wspólne miejsce?
why-hand-for-hand = { $left ->
    [one] Zostaje { $left } gracz, płatnych miejsc jest { $paid }. Każdy stół gra jedno rozdanie i czeka na pozostałe, żeby na zwlekaniu nie dało się nic zyskać.
    [few] Zostają { $left } gracze, płatnych miejsc jest { $paid }. Każdy stół gra jedno rozdanie i czeka na pozostałe, żeby na zwlekaniu nie dało się nic zyskać.
   *[many] Zostaje { $left } graczy, płatnych miejsc jest { $paid }. Każdy stół gra jedno rozdanie i czeka na pozostałe, żeby na zwlekaniu nie dało się nic zyskać.
}
    .title = Dlaczego czeka się na innych?
    .short = inne stoły jeszcze grają
why-hand-for-hand-over = { $left ->
    [one] Zostaje { $left } gracz, płatnych miejsc jest { $paid }. Żaden stół nie musi już czekać.
    [few] Zostają { $left } gracze, płatnych miejsc jest { $paid }. Żaden stół nie musi już czekać.
   *[many] Zostaje { $left } graczy, płatnych miejsc jest { $paid }. Żaden stół nie musi już czekać.
}
    .title = Dlaczego już się nie czeka?
why-table-balanced = Liczby graczy przy dwóch stołach mogą się różnić najwyżej o jeden; tutaj było { $from } do { $to }. Przenosi się ten, kto następny dałby dużą ciemną, i to na najmniej korzystne wolne miejsce.
    .title = Dlaczego do drugiego stołu?
why-table-broken = { $left ->
    [one] Zostaje { $left } gracz
    [few] Zostają { $left } gracze
   *[many] Zostaje { $left } graczy
} { $tables ->
    [one] i wystarczy { $tables } stół, miejsc przy nim: { $seats }.
    [few] i wystarczą { $tables } stoły, miejsc przy każdym: { $seats }.
   *[many] i wystarczy { $tables } stołów, miejsc przy każdym: { $seats }.
} Od tego stołu idzie się na wolne miejsca przy innych.
    .title = Dlaczego stół jest rozwiązany?
why-final-table = { $players ->
    [one] Zostaje { $players } gracz i wystarczy jeden stół. Miejsca i button losuje się od nowa.
    [few] Zostają { $players } gracze i wystarczy jeden stół. Miejsca i button losuje się od nowa.
   *[many] Zostaje { $players } graczy i wystarczy jeden stół. Miejsca i button losuje się od nowa.
}
    .title = Dlaczego stół finałowy?
    .short = najpierw stół finałowy
why-tournament-heads-up = Zostało tylko dwóch graczy. Najpierw wyznacza się dużą ciemną: daje ją ten, na kogo wypada. Drugi ma button i małą ciemną.
    .title = Dlaczego takie ciemne?
why-tournament-won = Jeden gracz ma wszystkie żetony, { $amount }. Nie ma już z kim grać, turniej jest wygrany.
    .title = Dlaczego to koniec?
why-prize = Wpisowe wszystkich graczy dzielą najlepsi. Za { $place }. miejsce jest { $percent }% z { $pool }: { $prize }.
    .title = Dlaczego { $prize }?
why-prize-shared = { $sharing ->
    [one] { $sharing } gracz ma { $place }. miejsce i z { $pool } bierze { $prize }.
    [few] { $sharing } gracze dzielą miejsca od { $place }. do { $last }., więc ich nagrody też się sumuje i dzieli. Z kwoty na nagrody { $pool } daje to { $prize }.
   *[many] { $sharing } graczy dzieli miejsca od { $place }. do { $last }., więc ich nagrody też się sumuje i dzieli. Z kwoty na nagrody { $pool } daje to { $prize }.
}
    .title = Dlaczego { $prize }?
why-tournament-absent = W turnieju dostajesz karty, nawet gdy nie ma cię przy stole: ciemne i ante płacisz dalej, a gdy przychodzi twoja kolej, stół pasuje za ciebie. Nieobecnością nie oszczędzi się żetonów.
    .title = Dlaczego płaci się też bez gry?
why-chips-not-sold = Żetony turniejowe to nie pieniądze i nie można ich odsprzedać. Drogi wyjścia są dwie: stracić wszystkie albo wygrać.
    .title = Dlaczego nie można ich wymienić?
    .short = żetony zostają w grze
why-no-rebuys = W tym turnieju nie ma rebuy: gracz bez żetonów odpada.
    .title = Dlaczego nie ma rebuy?
    .short = tutaj bez rebuy
why-rebuys-over = Dokupować można było do końca poziomu { $last }. Teraz jest poziom { $level }.
    .title = Dlaczego już się nie dokupuje?
    .short = dokupywanie skończone
why-rebuy-stack-too-big = Rebuy możesz wziąć, gdy masz przed sobą najwyżej { $most }; teraz jest tam { $stack }.
    .title = Dlaczego nie ma rebuy?
    .short = za dużo żetonów
why-rebuy-limit = { $most ->
    [one] Każdy gracz ma w tym turnieju { $most } rebuy i twój jest wykorzystany.
    [few] Każdy gracz ma w tym turnieju { $most } rebuy i twoje są wykorzystane.
   *[many] Każdy gracz ma w tym turnieju { $most } rebuy i twoje są wykorzystane.
}
    .title = Dlaczego nie ma rebuy?
    .short = rebuy wykorzystane
why-add-on-taken = Każdy gracz ma jeden add-on, a twój jest już wykorzystany.
    .title = Dlaczego nie ma add-onu?
    .short = add-on tylko raz
why-no-add-on = W tym turnieju nie ma add-onu.
    .title = Dlaczego nie ma add-onu?
    .short = tutaj bez add-onu
