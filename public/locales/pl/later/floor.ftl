# Floor przy stole na żywo: co się robi (ruling-…) i dlaczego (floor-…); jak się to robi przy stole (duty-…)
# i jak nie (fault-…). Rozstrzygnięcie mówi najpierw powód, potem co się robi.

## Co się robi

ruling-conflict = Regulaminy różnią się w tej sprawie; przy tym stole rozstrzyga się tak.
ruling-add = Trzeba dołożyć { $amount }.
ruling-back = { $amount } wraca do gracza.
ruling-misdeal = Nie zagrało jeszcze nawet dwóch graczy, więc rozdanie jest nieważne: wszystkie żetony wracają, także ciemne i ante, karty się tasuje i rozdaje od nowa.
    .title = Nieważne rozdanie (misdeal).
ruling-misdeal-button = Nie zagrało jeszcze nawet dwóch graczy, więc rozdanie jest nieważne: wszystkie żetony wracają, button i ciemne trafiają na właściwe miejsca, karty się tasuje i rozdaje od nowa.
    .title = Nieważne rozdanie (misdeal).
ruling-void = Całe rozdanie jest nieważne: wszystkie żetony wracają do właścicieli i bierze się inną talię.
    .title = Rozdanie jest nieważne.
ruling-stands = Wszystko więc zostaje w mocy.
    .title = Wszystko zostaje w mocy.
ruling-stands-button = Rozdanie jest więc ważne. W następnym button i ciemne ustala się tak, żeby w ciągu jednego okrążenia w miarę możliwości każdy przeszedł przez wszystkie miejsca.
    .title = Rozdanie jest ważne.
ruling-foul-hand-dead = Gra się więc dalej. Martwe są tylko karty, przy których doszło do błędu, a ciemne za nie zostają w grze.
    .title = Martwe są tylko jedne karty.
ruling-hand-dead = Te karty są martwe, tak jak po pasie.
    .title = Karty są martwe.
ruling-hand-back = Gracz dostaje karty z powrotem i gra dalej.
    .title = Karty wracają do gracza.
ruling-exchange = { $when ->
    [now] Odsłoniętą kartę od razu wymienia się na wierzchnią kartę talii.
   *[after-deal] Najpierw kończy się rozdawanie, potem odsłoniętą kartę wymienia się na wierzchnią kartę talii.
} { $old ->
    [burn] Odsłonięta służy jako karta spalona przed flopem.
   *[aside] Odsłoniętą odkłada się na bok.
}
    .title = Karta zostaje wymieniona.
ruling-extra-back = { $old ->
    [burn] Nadmiarową kartę bierze się z powrotem i służy ona jako karta spalona przed flopem.
   *[aside] Nadmiarową kartę bierze się z powrotem i odkłada na bok.
}
    .title = Karta wraca.
ruling-top-card = Komu brakuje karty, dostaje wierzchnią kartę talii.
    .title = Brakująca karta zostaje dodana.
ruling-next-instead = { $cards ->
    [one] { $when ->
        [now] Od razu zastępuje ją następna karta.
       *[after-deal] Najpierw kończy się rozdawanie, potem zastępuje ją następna karta.
    }
    [few] { $when ->
        [now] Od razu zastępują je następne karty.
       *[after-deal] Najpierw kończy się rozdawanie, potem zastępują je następne karty.
    }
   *[many] { $when ->
        [now] Od razu zastępują je następne karty.
       *[after-deal] Najpierw kończy się rozdawanie, potem zastępują je następne karty.
    }
}
    .title = Liczy się następna karta.
ruling-mend-burn = { $should ->
    [0] Karty wracają na talię tak, jak leżały, a karty wspólne wykłada się bez spalania.
   *[other] Karty wracają na talię tak, jak leżały; wierzchnią się spala i karty wspólne wykłada się od nowa.
}
    .title = Karty wspólne zostają poprawione.
ruling-early = { $goes ->
    [before-flop] Flop wraca, spalona karta zostaje z boku. Po licytacji talię się tasuje i wykłada nowy flop.
    [until-river] Kartę turna odkłada się na bok. Po licytacji jedną kartę się spala, a następna jest turnem; przedwczesną wtasowuje się z powrotem przed riverem.
   *[before-river] Kartę rivera wtasowuje się z powrotem do talii, spalona karta zostaje z boku, a po licytacji wykłada się nowy river.
}
    .title = { $street ->
    [flop] Ten flop się nie liczy.
    [turn] Ten turn się nie liczy.
   *[river] Ten river się nie liczy.
}
ruling-new-flop = Tasuje się wszystko oprócz zakrytych kart graczy i karty spalonej, po czym wykłada się nowy flop.
    .title = Nowy flop.
ruling-restore-stub = Talię odtwarza się możliwie najdokładniej i rozdanie gra się do końca.
    .title = Talia zostaje odtworzona.
ruling-turn = Kolej wraca, teraz gra { $name }.
    .you = Kolej wraca, teraz grasz ty.
    .title = Kolej wraca.
ruling-turn-dead = Kolej wraca, teraz gra { $name }. Rzucone karty są jednak i tak martwe.
    .you = Kolej wraca, teraz grasz ty. Rzucone karty są jednak i tak martwe.
    .title = Kolej wraca.
ruling-show-all = Te karty może teraz zobaczyć każdy.
    .title = Karty zobaczą wszyscy.
ruling-show-all-later = Te karty może zobaczyć każdy, gdy skończy się licytacja.
    .title = Karty zobaczą wszyscy po licytacji.
ruling-only = { $names }: nikt inny nie może wygrać { $amount } z poprzedniego rozdania.
    .title = O te żetony nie grają wszyscy.
ruling-only-nobody = Nikt z tego rozdania nie może wygrać { $amount } z poprzedniego.
    .title = O te żetony nie gra tu nikt.
ruling-award = { $names }: pula należy się tutaj i zostaje przesunięta.
    .title = Pula zostaje przesunięta.
ruling-cards-speak = Liczy się to, czym karty są naprawdę: { $hand }.
    .title = Karty mówią za siebie.
ruling-counts-fold = Liczy się to jako pas.
    .title = To jest pas.
ruling-counts-check = Liczy się to jako czekanie.
    .title = To jest czekanie.
ruling-counts-call = Liczy się to jako sprawdzenie.
    .title = To jest sprawdzenie.
ruling-counts-bet = Liczy się to jako zakład { $amount }.
    .title = To jest zakład { $amount }.
ruling-counts-raise = Liczy się to jako podniesienie do { $amount }.
    .title = To jest podniesienie do { $amount }.
ruling-counts-show = Liczy się to jako pokazanie kart.
    .title = To jest pokazanie kart.
ruling-counts-muck = Liczy się to jako schowanie kart.
    .title = To jest schowanie kart.
ruling-not-taken = Nie ma to żadnego skutku.
    .title = To się nie liczy.

## Dlaczego: rozdawanie

floor-play-has-begun = { $acted ->
    [one] Zagrał już { $acted } gracz, gra więc się zaczęła i rozdania nie można unieważnić. Ciemne nie wracają.
    [few] Zagrali już { $acted } gracze, gra więc się zaczęła i rozdania nie można unieważnić. Ciemne nie wracają.
   *[many] Zagrało już { $acted } graczy, gra więc się zaczęła i rozdania nie można unieważnić. Ciemne nie wracają.
}
floor-hand-over = Rozdanie się skończyło, nie ma już czego powtarzać.
floor-first-cards-exposed = Krupier odsłonił { $number }. kartę rozdania. Przy pierwszych dwóch kartach to powód do unieważnienia.
floor-many-exposed = { $cards ->
    [one] Krupier odsłonił { $cards } kartę.
    [few] Krupier odsłonił { $cards } karty. Do unieważnienia wystarczą dwie.
   *[many] Krupier odsłonił { $cards } kart. Do unieważnienia wystarczą dwie.
}
floor-one-exposed = Krupier odsłonił { $number }. kartę rozdania. Jedna taka karta nie unieważnia rozdania.
floor-own-card-shown = Kartę odsłonił nie krupier, tylko sam gracz. Nie daje to prawa do innej.
floor-many-boxed = { $cards ->
    [one] W talii leży twarzą do góry { $cards } karta.
    [few] W talii leżą twarzą do góry { $cards } karty. Do unieważnienia wystarczą dwie.
   *[many] W talii leży twarzą do góry { $cards } kart. Do unieważnienia wystarczą dwie.
}
floor-boxed = { $cards ->
    [one] Karta, która leży w talii twarzą do góry, nie liczy się jako karta.
    [few] Karty, które leżą w talii twarzą do góry, nie liczą się jako karty.
   *[many] Karty, które leżą w talii twarzą do góry, nie liczą się jako karty.
}
floor-boxed-next-gone = { $cards ->
    [one] Karta, która leży w talii twarzą do góry, nie liczy się jako karta, ale następną dostał już inny gracz.
    [few] Karty, które leżą w talii twarzą do góry, nie liczą się jako karty, ale następną dostał już inny gracz.
   *[many] Karty, które leżą w talii twarzą do góry, nie liczą się jako karty, ale następną dostał już inny gracz.
}
floor-many-extra = { $cards ->
    [one] Rozdano o { $cards } kartę za dużo.
    [few] Rozdano o { $cards } karty za dużo. Do unieważnienia wystarczą dwie.
   *[many] Rozdano o { $cards } kart za dużo. Do unieważnienia wystarczą dwie.
}
floor-one-extra = Jedna karta za dużo nie unieważnia rozdania.
floor-out-of-order = Jedną kartę rozdano poza kolejnością, więc wszystkie następne dostali niewłaściwi gracze.
floor-exposed-as-burn = Kolejność tylko wygląda na złą: odsłonięta karta służy jako spalona, a to jest dozwolone.
floor-last-card-missing = Brakuje ostatniej karty rozdania, kolejność nie została więc zaburzona.
floor-button-wrong = Button leży w złym miejscu, więc ciemne i kolejność też są złe.
floor-button-wrong-late = { $acted ->
    [one] Button leży w złym miejscu, ale zagrał już { $acted } gracz.
    [few] Button leży w złym miejscu, ale zagrali już { $acted } gracze i gra się zaczęła.
   *[many] Button leży w złym miejscu, ale zagrało już { $acted } graczy i gra się zaczęła.
}
floor-empty-place-dealt = Karty trafiły na puste miejsce.
floor-not-entitled-dealt = Karty dostał ktoś, kto nie ma do nich prawa.
floor-left-out = Kart nie dostał gracz, który ma do nich prawo i chce grać.
floor-rightly-left-out = Karty musi dostać tylko ten, kto ma do nich prawo i chce grać.

## Dlaczego: talia

floor-odd-back-in-play = { $found ->
    [hand] Jeden z graczy trzyma kartę z innym rewersem.
    [board] Wśród kart wspólnych jest karta z innym rewersem.
   *[discards] Wśród odrzuconych kart jest karta z innym rewersem.
} Była w grze, więc talia była wadliwa.
floor-odd-back-unused = { $found ->
    [burns] Karta z innym rewersem leży wśród kart spalonych.
   *[stub] Karta z innym rewersem leży w nierozdanej reszcie.
} Nikt nią nie grał.
floor-two-alike = W talii jest dwa razy { $card }, więc talia jest wadliwa.
floor-cards-missing = { $cards ->
    [one] W talii brakuje { $cards } karty. Wynik przez to nie przepada.
    [few] W talii brakuje { $cards } kart. Wynik przez to nie przepada.
   *[many] W talii brakuje { $cards } kart. Wynik przez to nie przepada.
}
floor-joker = { $found ->
    [hand] Jeden z graczy trzyma jokera.
    [board] Wśród kart wspólnych jest joker.
   *[deck] Z talii wychodzi joker.
} W grze bez jokerów nie liczy się jako karta.
floor-joker-next-gone = { $found ->
    [hand] Jeden z graczy trzyma jokera.
    [board] Wśród kart wspólnych jest joker.
   *[deck] Z talii wychodzi joker.
} W grze bez jokerów nie liczy się jako karta, ale następną kartę dostał już inny gracz.
floor-joker-played = Kto z jokerem gra dalej, gra kartami, które się nie liczą.
floor-joker-unseen = Kto gra bez patrzenia w karty, bierze na siebie ryzyko, że ma jokera.
floor-stub-spoiled = Talia pomieszała się, zanim skończyło się rozdanie.

## Dlaczego: karty wspólne

floor-burn-wrong = { $street ->
    [flop] Liczba kart spalonych przed flopem: { $burned }, prawidłowo { $should }.
    [turn] Liczba kart spalonych przed turnem: { $burned }, prawidłowo { $should }.
   *[river] Liczba kart spalonych przed riverem: { $burned }, prawidłowo { $should }.
} Nikt w tej rundzie jeszcze nie zagrał, więc da się to naprawić.
floor-burn-wrong-late = { $acted ->
    [one] Zagrał już { $acted } gracz
    [few] Zagrali już { $acted } gracze
   *[many] Zagrało już { $acted } graczy
} { $street ->
    [flop] na tym flopie. Karty liczą się teraz tak, jak leżą.
    [turn] na tym turnie. Karty liczą się teraz tak, jak leżą.
   *[river] na tym riverze. Karty liczą się teraz tak, jak leżą.
}
floor-burn-right = Spalono dokładnie tyle kart, ile spala się przy tym stole: { $burned }.
floor-dealt-early = { $street ->
    [flop] Flop pojawił się, gdy licytacja jeszcze trwała.
    [turn] Turn pojawił się, gdy licytacja jeszcze trwała.
   *[river] River pojawił się, gdy licytacja jeszcze trwała.
} Karty wyłożone za wcześnie są nieważne.
floor-large-flop = Flop ma trzy karty; ten liczy { $cards }.

## Dlaczego: żetony i gracze

floor-chips-of-last-hand = Z poprzedniego rozdania zostało { $amount }. Wygrać to może tylko ten, kto w nim grał.
floor-cards-fell = Kartami, które spadną ze stołu, gra się dalej jak zwykle.
floor-unprotected = Musisz chronić swoje karty: ręką, żetonem albo innym przedmiotem. Gdy krupier zbierze niechronione jako spasowane, reklamacji się nie uwzględnia.
floor-all-in-safe = Kart gracza, który jest all-in, nie można spasować, czy były chronione, czy nie.
floor-protected = Karty były chronione, więc krupier nie może ich spasować.
floor-touched-discards = Karty, które dotknęły odrzuconych, są martwe.
floor-thrown-at-showdown = Karty, które dotknęły odrzuconych, są martwe. Także przy wykładaniu wygrywają tylko karty pokazane.
floor-out-of-turn = Decyduje tylko ten, na kogo przyszła kolej. { $name } gra za wcześnie i to się nie liczy.
    .you = Decyduje tylko ten, na kogo przyszła kolej. Grasz za wcześnie i to się nie liczy.
floor-out-of-turn-dead = Decyduje tylko ten, na kogo przyszła kolej. { $name } gra za wcześnie, a karty dotknęły przy tym odrzuconych.
    .you = Decyduje tylko ten, na kogo przyszła kolej. Grasz za wcześnie, a twoje karty dotknęły odrzuconych.
floor-in-turn = Była kolej tego gracza.
floor-show-one = Pokazać jednemu to pokazać wszystkim: co widział jeden, może zobaczyć cały stół.
floor-show-one-later = Pokazać jednemu to pokazać wszystkim. Ale kto widział karty, o niczym już nie decyduje, więc to poczeka: nie wolno tym wpływać na licytację.
floor-misread = Padło „{ $claimed }”, ale karty to „{ $is }”. Liczy się to, czym karty są, a nie to, co się o nich mówi.
floor-read-right = Padło „{ $is }” i karty to potwierdzają.
floor-not-shown = Kto chce wygrać, musi pokazać obie swoje karty.
floor-award-wrong = Pulę przyznano błędnie i ktoś od razu to powiedział.
floor-award-wrong-late = Pulę przyznano błędnie, ale do następnego rozdania nikt tego nie powiedział.
floor-award-right = Pulę przyznano prawidłowo.

## Dlaczego: słowa i żetony

floor-not-in-turn = Kolej ma ktoś inny, więc nie liczą się ani słowa, ani żetony.
floor-unclear = Nie powiedziano ani nie zrobiono nic, co byłoby wyraźną akcją.
floor-said = Słowo zobowiązuje.
floor-said-amount = Kwota padła z góry, razem { $to }. Żetony mogą potem przyjść na raty.
floor-said-then-motion = Najpierw padło słowo, a kwotę wyznaczyły żetony jednym ruchem: razem { $to }.
floor-said-too-little = Słowo zobowiązuje, ale { $said } to za mało. { $why }
floor-too-much = { $said } to za dużo. { $why }
floor-no-raise = Podnieść nie można. { $why }
floor-call-then-raise = Najpierw padło „sprawdzam” i to zobowiązuje. Podniesienie po nim to string raise.
floor-string-bet = Kwota nie padła, więc liczy się tylko pierwszy ruch: { $first }. To, co przyszło potem, { $later }, to string bet.
floor-one-chip = Jeden żeton bez słowa to sprawdzenie, nawet jeśli jest wart więcej niż stawka: żeton { $chip } na stawkę { $bet }.
floor-one-chip-opens = Nikt jeszcze nie postawił, więc jeden żeton bez słowa to zakład w pełnej wartości: { $chip }.
floor-half-more = Od { $from }, czyli od połowy pełnego podniesienia, żetony bez słowa są podniesieniem. { $put } wystarcza, więc dokłada się do { $to }.
floor-less-than-half-more = Od { $from }, czyli od połowy pełnego podniesienia, żetony bez słowa byłyby podniesieniem. { $put } to mniej.
floor-one-motion = Żetony bez słowa i jednym ruchem liczą się za tyle, ile są warte: razem { $to }.
floor-too-few-for-call = { $put } to za mało na sprawdzenie, które kosztuje { $due }. Kto da za mało żetonów, uzupełnia je.
floor-too-few-for-bet = { $put } to za mało na zakład, a kto da za mało żetonów, uzupełnia je. { $why }
floor-exact-call = { $due } to dokładnie cena sprawdzenia.
floor-silent-all-in = To wszystkie żetony gracza: razem { $to }.
floor-check-sign = Kto mówi „czekam” albo stuka w stół, czeka.
floor-no-check = Sprawdzenie kosztuje { $due }, więc czekać nie można.
floor-fold-sign = Kto przesuwa karty do przodu, pasuje.

## Jak się to robi przy stole na żywo

procedure-kept = Dobrze.
procedure-broken = Nie tak.
shuffle-step = { $step ->
    [chemmy] mieszanie na stole (chemmy)
    [riffle] tasowanie na zakładkę (riffle)
    [strip] zdejmowanie pakietami (strip)
   *[cut] przełożenie (cut)
}
duty-shuffle = Karty najpierw miesza się na stole (chemmy), potem riffle, riffle, strip, riffle i przełożenie, wszystko najwyżej w pół minuty.
duty-two-decks = Przy stole na żywo są dwie talie i zmieniają się razem z krupierem.
duty-new-cards = Nowe karty się sprawdza, jokery wyjmuje, a resztę miesza na stole.
duty-dealer-at-centre = Krupier siedzi pośrodku stołu i sięga do każdego miejsca.
duty-league-dealer = W turnieju ligowym krupier nie gra.
duty-self-dealt = Gdzie nie ma krupiera, gracze rozdają po kolei sami.
duty-burn-face-down = Spalona karta leży twarzą do dołu.
duty-cards-in-sight = Twoje karty leżą na stole tam, gdzie krupier je widzi. Patrzysz, unosząc ich brzegi.
duty-cards-protected = Chronisz swoje karty przez całe rozdanie: ręką, żetonem albo innym przedmiotem.
duty-chips-on-table = Żetony zostają na stole, na oczach wszystkich.
duty-fold-to-dealer = Pasujesz, przesuwając karty twarzą do dołu do krupiera, albo rzucasz je i mówisz to.
duty-help-reading = Przy pokazanych kartach krupier może pomóc określić układ.
duty-award-pointed-out = Kto widzi, że pula idzie nie tam, gdzie trzeba, mówi to od razu, czy gra w rozdaniu, czy nie.
fault-shuffle-step = Krok { $place } tasowania to: { $should }. Było: { $found }.
fault-shuffle-unfinished = Tasowanie skończyło się za wcześnie. Następny krok: { $should }.
fault-after-the-cut = Po przełożeniu nie robi się już z talią nic. Było: { $found }.
fault-shuffle-too-long = { $seconds ->
    [one] Tasowanie trwało { $seconds } sekundę; najwięcej wolno { $most }.
    [few] Tasowanie trwało { $seconds } sekundy; najwięcej wolno { $most }.
   *[many] Tasowanie trwało { $seconds } sekund; najwięcej wolno { $most }.
}
fault-number-of-decks = { $count ->
    [one] Przy stole jest { $count } talia, prawidłowa liczba to { $should }.
    [few] Przy stole są { $count } talie, prawidłowa liczba to { $should }.
   *[many] Przy stole jest { $count } talii, prawidłowa liczba to { $should }.
}
fault-deck-not-exchanged = Krupier się zmienił, talia nie. Zmieniają się razem.
fault-deck-exchanged-too-soon = Talia się zmieniła, krupier nie. Zmieniają się razem.
fault-cards-not-checked = Nowe karty sprawdza się przed pierwszym rozdaniem: każda z 52 dokładnie raz.
fault-cards-not-mixed = Nowe karty są ułożone po kolei, więc najpierw miesza się je na stole.
fault-jokers-left-in = W talii są jokery. W hold’emie gra się bez nich.
fault-dealer-not-at-centre = Miejsce krupiera jest pośrodku stołu.
fault-dealer-plays = W turnieju ligowym krupier nie gra.
fault-burn-shown = Spalona karta musi leżeć twarzą do dołu, nikt nie może jej znać.
fault-cards-off-table = Karty nigdy nie opuszczają stołu.
fault-cards-out-of-sight = Krupier musi cały czas widzieć twoje karty.
fault-cards-held-up = Karty zostają na stole. Gdy patrzysz, unosisz tylko brzegi.
fault-cards-unprotected = Tych kart nikt nie chroni. Jeśli krupier weźmie je jako spasowane, są spasowane.
fault-chips-off-table = Żetonami operuje się na stole, gdzie każdy je widzi.
fault-chips-taken-off = Dopóki grasz, nie możesz chować żetonów.
fault-chips-added = W trakcie rozdania nie dokłada się żetonów.
fault-folded-face-up = { $opponents ->
    [one] Gra jeszcze { $opponents } przeciwnik, a karty spasowano twarzą do góry.
    [few] Grają jeszcze { $opponents } przeciwnicy, więc spasowane karty zostają zakryte: pomogłyby jednemu przeciw drugiemu.
   *[many] Gra jeszcze { $opponents } przeciwników, więc spasowane karty zostają zakryte: pomogłyby jednemu przeciw drugiemu.
}
fault-folded-silently = Rzucić karty bez słowa to niejasny znak. Powiedz „pas”.
fault-folded-into-discards = Przy pasie karty przesuwa się do krupiera, a nie między odrzucone: tych dotyka tylko krupier.
fault-read-unshown = Na głos określa się tylko karty, które są pokazane.
fault-award-not-pointed-out = Kto widzi, że pula idzie nie tam, gdzie trzeba, musi to od razu powiedzieć.
