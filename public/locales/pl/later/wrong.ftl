# Co jest nie tak z turniejem albo z czymś napisanym i co byłoby dobrze.

## Turniej

wrong-tournament-over = Turniej już się skończył.
wrong-tournament-table = Stół { $table } nie gra. Wybierz inny.
wrong-tournament-player = { $name }: tego gracza nie ma w turnieju albo już nie gra.
    .you = Nie ma cię w tym turnieju albo już nie grasz.
wrong-tournament-hand = Przy stole { $table } rozdanie jeszcze trwa. Najpierw trzeba je dograć.
wrong-tournament-no-hand = Przy stole { $table } nie ma czego dogrywać. Najpierw trzeba rozdać.
wrong-tournament-too-few = Przy stole { $table } nie ma nawet dwóch graczy, więc stół czeka. Inne stoły grają dalej, aż ktoś przyjdzie.
wrong-tournament-undecided = Najpierw decyduje { $name }: rebuy albo koniec gry.
    .you = Najpierw zdecyduj: rebuy albo koniec gry.
wrong-tournament-too-much = Tylu żetonów albo pieniędzy turniej nie policzy. Wybierz mniejsze kwoty.
wrong-tournament-saved = Zapisany turniej jest uszkodzony: jego części do siebie nie pasują.
wrong-tournament-players = { $players ->
    [one] Turniej ma od 2 do { $most } graczy; tutaj jest { $players }.
    [few] Turniej ma od 2 do { $most } graczy; tutaj są { $players }.
   *[many] Turniej ma od 2 do { $most } graczy; tutaj jest ich { $players }.
}
wrong-tournament-twice = { $name } jest na liście zgłoszonych dwa razy. Wystarczy raz.
    .you = Jesteś na liście zgłoszonych dwa razy. Wystarczy raz.
wrong-tournament-blinds = Duża ciemna i ante pierwszego poziomu to razem { $needed }, a na początku każdy ma tylko { $stack }. Daj co najmniej { $needed } albo obniż ciemne.
wrong-tournament-ante = Ante pierwszego poziomu wynosi { $ante }. Może być najwyżej takie jak duża ciemna: { $big }.
wrong-tournament-stack = Dla tylu graczy to za dużo żetonów. Na początku każdy może mieć najwyżej { $most }.
wrong-tournament-entry = Dla tylu graczy wpisowe jest za wysokie. Może wynosić najwyżej { $most }.
wrong-rebuy-levels = Rebuy jest dozwolony, ale na żadnym poziomie. Niech trwa co najmniej do końca poziomu 1.
wrong-rebuy-chips = Za rebuy nie ma żadnych żetonów. Musi być co najmniej jeden.
wrong-break-plan = { $tables ->
    [one] W planie rozwiązywania stołów stół { $table } jest dwa razy albo takiego nie ma. Jest tu { $tables } stół.
    [few] W planie rozwiązywania stołów stół { $table } jest dwa razy albo takiego nie ma. Stoły mają numery od 1 do { $tables }.
   *[many] W planie rozwiązywania stołów stół { $table } jest dwa razy albo takiego nie ma. Stoły mają numery od 1 do { $tables }.
}

## Jego poziomy

wrong-levels = { $count ->
    [one] Lista ma od 1 do { $most } poziomów; tutaj jest { $count }.
    [few] Lista ma od 1 do { $most } poziomów; tutaj są { $count }.
   *[many] Lista ma od 1 do { $most } poziomów; tutaj jest ich { $count }.
}
wrong-level-no-blind = Poziom { $level }: brakuje dużej ciemnej. Musi to być co najmniej jeden żeton.
wrong-level-small-blind = Poziom { $level }: mała ciemna nie może wynosić { $small }. Może mieć od 1 do dużej ciemnej, { $big }.
wrong-level-big-blind = Poziom { $level }: duża ciemna jest za wysoka. Może wynosić najwyżej { $amount }.
wrong-level-ante = Poziom { $level }: ante nie może wynosić { $ante }. Może być najwyżej takie jak duża ciemna: { $big }.
wrong-level-falling = Poziom { $level }: duża ciemna spada z { $before } do { $big }. Może tylko rosnąć albo zostać, czyli co najmniej { $before }.
wrong-level-length = Poziom { $level }: długość nie może wynosić { $length }. Może mieć od 1 do { $most } rozdań albo minut.

## Jego nagrody

wrong-payouts-nobody = Żadne miejsce nie jest płatne. Coś musi dostać co najmniej pierwsze.
wrong-payouts-places = { $places ->
    [one] Płatne ma być { $places } miejsce, ale graczy jest mniej: { $players }. Płatnych miejsc może być najwyżej tyle, ilu jest graczy.
    [few] Płatne mają być { $places } miejsca, ale graczy jest mniej: { $players }. Płatnych miejsc może być najwyżej tyle, ilu jest graczy.
   *[many] Płatnych ma być { $places } miejsc, ale graczy jest mniej: { $players }. Płatnych miejsc może być najwyżej tyle, ilu jest graczy.
}
wrong-payouts-nothing = Za { $place }. miejsce nie ma nic. Daj mu udział albo je pomiń.
wrong-payouts-order = Za { $place }. miejsce ma być więcej niż za { $better }. Lepsze miejsce musi dostać co najmniej tyle co gorsze.
wrong-payouts-above = Nagrody dają razem { $percent }% pieniędzy na nagrody. Odejmij { $by }%, żeby było 100%.
wrong-payouts-below = Nagrody dają razem { $percent }% pieniędzy na nagrody. Dodaj { $by }%, żeby było 100%.

## Karty, seedy i zasady, jak się je pisze

wrong-card-none = Brakuje karty. Pisze się wartość i kolor, na przykład As albo Td.
wrong-card-ten = 1 nie jest wartością karty. Dziesiątkę pisze się T.
wrong-card-rank = „{ $found }” nie jest wartością karty. Wartości to 2 3 4 5 6 7 8 9 T J Q K A.
wrong-card-no-suit = Po „{ $found }” brakuje koloru. Pisze się wartość i kolor, na przykład As albo Td.
wrong-card-suit = „{ $found }” nie jest kolorem. Kolory to c (trefle), d (kara), h (kiery) i s (piki).
wrong-card-long = To jest dłuższe niż karta. Pisze się wartość i kolor, na przykład As albo Td.
wrong-card-twice = Każda karta jest w talii raz, a ta jest tu dwa razy: { $cards }.
wrong-deck = { $count ->
    [one] Talia ma 52 karty; tutaj jest { $count }.
    [few] Talia ma 52 karty; tutaj są { $count }.
   *[many] Talia ma 52 karty; tutaj jest ich { $count }.
}
wrong-seed-none = Brakuje ziarna (seed). To od 1 do 64 znaków: cyfry od 0 do 9 i litery od a do f.
wrong-seed-digit = „{ $found }” nie może być w ziarnie (seed). To od 1 do 64 znaków: cyfry od 0 do 9 i litery od a do f.
wrong-seed-long = { $count ->
    [one] { $count } znak to za dużo na ziarno (seed). To od 1 do 64 znaków: cyfry od 0 do 9 i litery od a do f.
    [few] { $count } znaki to za dużo na ziarno (seed). To od 1 do 64 znaków: cyfry od 0 do 9 i litery od a do f.
   *[many] { $count } znaków to za dużo na ziarno (seed). To od 1 do 64 znaków: cyfry od 0 do 9 i litery od a do f.
}
wrong-rule = Nie ma zasady „{ $found }”. Zasady mają nazwy jak BLIND-12.
