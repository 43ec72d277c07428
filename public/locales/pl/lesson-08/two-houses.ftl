# Lekcja: jedno rozdanie według dwóch regulaminów.

lesson-two-houses = Jedno rozdanie, dwa regulaminy
    .goal = Po tej lekcji wiesz, co w rozdaniu zależy od regulaminu, i umiesz to w nim znaleźć.

lesson-two-houses-1 = To samo rozdanie grasz dwa razy: te same karty, te same ruchy. Za pierwszym razem według regulaminu szkoły, za drugim według regulaminu klubu, który różni się trzema wierszami.

lesson-two-houses-2 = Szkoła. Na turnie Dora stawia 4, ciemne to 1/3. Do ilu co najmniej trzeba podnieść?
    .right = Dodaje się co najmniej tyle, ile wynosi zakład: 4 + 4 = 8 (BET-3).
    .wrong-1 = Miarą jest tu zakład 4, a nie duża ciemna 3: 4 + 4 = 8.

lesson-two-houses-3 = Klub. Dora znów stawia 4. Do ilu co najmniej trzeba podnieść?
    .right = Wystarczy dodać jedną dużą ciemną: 4 + 3 = 7 (BET-3).
    .wrong-1 = 8 obowiązuje w szkole. Klub wymaga tylko jednej dużej ciemnej więcej: 4 + 3 = 7.

lesson-two-houses-4 = Szkoła. Na riverze czekacie ty i Dora. Kto pokazuje pierwszy, a kto drugi?
    .right = Pierwszy ten, na kogo najpierw przyszła kolej: ty, potem Dora (SHOW-5).
    .wrong-1 = Dora stawia na turnie. Na riverze nikt nie stawia, więc zaczyna ten, na kogo najpierw przyszła kolej.

lesson-two-houses-5 = Klub. Na riverze znów czekacie ty i Dora. Kto pokazuje pierwszy, a kto drugi?
    .right = Tutaj zaczyna ostatni agresor całego rozdania: Dora, która stawia na turnie. Potem ty (SHOW-5).
    .wrong-1 = Tak jest w szkole. W klubie zaczyna ostatni agresor całego rozdania.

lesson-two-houses-6 = Szkoła. Ty i Dora macie parę asów z królem, dziewiątką i siódemką. Podziel pulę 25.
    .right = Żeton z reszty dostaje pierwszy zwycięzca na lewo od buttona: 13 dla ciebie, Dora bierze 12 (ODD-2).
    .wrong-1 = Żeton z reszty jest twój: pierwsze na lewo od buttona na miejscu 5 jest miejsce 1.

lesson-two-houses-7 = Klub. Te same karty. Podziel pulę 25.
    .right = Licząc przeciwnie do ruchu wskazówek zegara, najbliżej buttona jest Dora: bierze 13, a ty 12 (ODD-2).
    .wrong-1 = W tym regulaminie liczy się od buttona przeciwnie do ruchu wskazówek zegara i najbliżej jest Dora.

lesson-two-houses-8 = Czy pula dzieliłaby się inaczej, gdyby przegrany musiał pokazać karty?
    .choice-1 = Nie
    .choice-2 = Tak
    .right = Pokazywanie zmienia tylko to, co widzą inni, nigdy to, kto wygrywa (SHOW-6).
    .wrong-2 = Pobite karty są pobite, czy je ktoś widzi, czy nie (SHOW-6).

lesson-two-houses-9 = Co z tego przy niektórych stołach może kosztować cię pulę?
    .choice-1 = Nie mówisz, że grasz stołem
    .choice-2 = Pokazujesz karty po przeciwniku
    .choice-3 = Sprawdzasz, zamiast podnieść
    .right = W niektórych miejscach ten, kto gra stołem, musi to powiedzieć, inaczej traci swój udział (SHOW-12).
    .wrong-2 = Kolejność pokazywania nic nie kosztuje.
    .wrong-3 = To twój wybór. Nie zależy od niego żadna zasada regulaminu.

lesson-two-houses-10 = W tych dwunastu punktach spisane zasady się różnią. Żadna wersja nie jest jedyną słuszną: o tym, co obowiązuje przy twoim stole, mówi regulamin. Pierwsza wartość w każdym wierszu jest domyślna.
    .table =
        Pytanie | Wartości | Zasady
        Podniesienia w rundzie z limitem | trzy; cztery | (LIMIT-3), C-1
        Podniesienia między dwoma graczami w grze z limitem | bez granicy w grze na pieniądze, z granicą w turnieju; zawsze bez granicy; zawsze z granicą | (LIMIT-4), C-2
        Największe podniesienie w pot limicie | pula po sprawdzeniu; pula przed sprawdzeniem; żetony innych graczy | (POTLIM-1), C-4
        Najmniejsze podniesienie | tyle, ile ostatni zakład lub podniesienie; zawsze jedna duża ciemna | (BET-3), C-5
        All-in mniejszy niż podniesienie | podnosić znowu wolno tylko po pełnym podniesieniu; w grze z limitem wystarczy połowa zakładu | (ALLIN-7), C-9
        Mała ciemna | połowa w dół do żetonu; w dół do całej jednostki; dokładna połowa | (BLIND-4), C-11
        Kolory w losowaniu buttona | piki, kiery, kara, trefle; piki, kiery, trefle, kara | (DRAW-2), C-13
        Button po odejściu gracza | martwy button; ruchomy button | (BTN-4), C-14
        Opuszczona duża ciemna | zapłacić ją albo na nią poczekać; zapłacić; zapłacić też małą | (BLIND-18), C-15
        Kto pokazuje pierwszy po czekaniu | na kogo najpierw przyszła kolej; ostatni agresor rozdania | (SHOW-5), C-28
        Pobite karty | mogą zostać zakryte; pokazuje się je; pokazuje tylko ten, kto chce wygrać | (SHOW-6), C-29
        Żeton z reszty | pierwszy zwycięzca na lewo od buttona; najbliższy buttona przeciwnie do ruchu wskazówek zegara | (ODD-2), C-35

lesson-two-houses-q1 = Co z tego jest wszędzie takie samo?
    .choice-1 = Kolory nigdy nie rozstrzygają remisu
    .choice-2 = Kto dostaje żeton z reszty
    .choice-3 = Ile podniesień wolno w grze z limitem
    .right = Równe układy dzielą pulę; w hold’emie kolor nigdzie nie rozstrzyga (SPLIT-3).
    .wrong-2 = Co do żetonu z reszty zasady się różnią: rozstrzyga regulamin (ODD-2).
    .wrong-3 = Gdzieniegdzie trzy, gdzie indziej cztery: rozstrzyga regulamin (LIMIT-3).

lesson-two-houses-q2 = Przychodzisz do nowego klubu. O co pytasz przed pierwszym rozdaniem?
    .choice-1 = O straddle, cap, żeton z reszty i pokazywanie kart
    .choice-2 = O starszeństwo układów
    .right = Tymi czterema rzeczami regulaminy się różnią; odpowiedź jest na kartce (GAME-6).
    .wrong-2 = Starszeństwo układów jest wszędzie takie samo. Pytaj o to, co się różni: straddle, cap, żeton z reszty, pokazywanie.
