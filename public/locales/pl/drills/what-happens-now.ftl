# Ćwiczenie: co teraz?

drill-what-happens-now = Co teraz?
    .two-alike = Karta { $card } jest w talii dwa razy: jedna w ręce gracza, druga na stole.
    .odd-back-hand = Okazuje się, że karta w ręce gracza ma inny rewers.
    .odd-back-board = Okazuje się, że karta na stole ma inny rewers.
    .odd-back-discards = Okazuje się, że jedna ze spasowanych kart ma inny rewers.
    .odd-back-burns = Okazuje się, że jedna ze spalonych kart ma inny rewers.
    .odd-back-rest = Okazuje się, że karta w nierozdanej reszcie ma inny rewers.
    .missing = { $cards ->
        [one] Rozdanie się skończyło. Teraz okazuje się, że w talii brakuje { $cards } karty.
        [few] Rozdanie się skończyło. Teraz okazuje się, że w talii brakuje { $cards } kart.
       *[many] Rozdanie się skończyło. Teraz okazuje się, że w talii brakuje { $cards } kart.
    }
    .fell = Karty gracza spadają na podłogę.
    .no-burn = { $street ->
        [flop] Flop leży, ale przed nim nie spalono żadnej karty.
        [turn] Turn leży, ale przed nim nie spalono żadnej karty.
       *[river] River leży, ale przed nim nie spalono żadnej karty.
    }
    .two-burned = { $street ->
        [flop] Flop leży, ale przed nim spalono dwie karty.
        [turn] Turn leży, ale przed nim spalono dwie karty.
       *[river] River leży, ale przed nim spalono dwie karty.
    }
    .acted-on-street = { $street ->
        [flop] Na tym flopie
        [turn] Na tym turnie
       *[river] Na tym riverze
    } { $acted ->
        [0] nikt jeszcze nie zagrał.
        [one] zagrał { $acted } gracz.
        [few] zagrali { $acted } gracze.
       *[many] zagrało { $acted } graczy.
    }
    .early = { $street ->
        [flop] Krupier wykłada flop, choć jeden gracz nie odpowiedział jeszcze na podniesienie.
        [turn] Krupier wykłada turn, choć na zakład z flopa nie ma jeszcze odpowiedzi.
       *[river] Krupier wykłada river, choć na zakład z turna nie ma jeszcze odpowiedzi.
    }
    .large-flop = { $cards ->
        [one] Flop ma { $cards } kartę. Nikt jeszcze na nim nie zagrał.
        [few] Flop ma { $cards } karty. Nikt jeszcze na nim nie zagrał.
       *[many] Flop ma { $cards } kart. Nikt jeszcze na nim nie zagrał.
    }
    .face-up = Podczas rozdawania graczom następna w talii leży karta odkryta.
    .face-up-next-gone = Podczas rozdawania graczom z talii wychodzi karta odkryta. Zanim ktoś to zauważy, następną dostał już inny gracz.
    .mixed-up = Krupier myśli, że rozdanie się skończyło, i miesza nierozdane karty. Dwoje graczy jest jeszcze w grze.
    .joker-deck = Następna karta, która ma trafić na stół, to joker.
    .joker-board = Na stół trafił joker. Nikt jeszcze po nim nie zagrał.
    .joker-hand = Gracz ogląda właśnie rozdane karty, znajduje jokera i od razu to mówi.
    .joker-played = Gracz ogląda karty, widzi jokera i bez słowa sprawdza.
    .joker-unseen = Gracz sprawdza, nie obejrzawszy kart. Jedna z nich to joker.
    .swept = Gracz patrzy gdzie indziej. Karty leżą niezabezpieczone i krupier zabiera je jako spasowane.
    .swept-protected = Na kartach gracza leży żeton. Mimo to krupier zabiera je jako spasowane.
    .swept-all-in = Krupier zabiera niezabezpieczone karty gracza, który jest all-in.
    .thrown = Gracz odrzuca karty. Dotykają odrzuconych, a gracz chciałby je z powrotem.
    .thrown-at-showdown = Przy wykładaniu gracz odrzuca najlepszy układ, którego nikt nie widział. Karty dotykają odrzuconych.
    .button = W trakcie gry ktoś zauważa, że button leży w niewłaściwym miejscu.
    .exposed = W trakcie gry gracz zgłasza, że krupier przy rozdawaniu odsłonił dwie karty.
    .out-of-order = W trakcie gry okazuje się, że jedną kartę rozdano nie po kolei.
    .left-out = W trakcie gry odzywa się gracz, o którym przy rozdawaniu zapomniano.
    .acted = { $acted ->
        [one] Zagrał { $acted } gracz.
        [few] Zagrali { $acted } gracze.
       *[many] Zagrało { $acted } graczy.
    }
    .chips-left = Z poprzedniego rozdania przez pomyłkę zostało na środku { $amount }.
    .played-last = W poprzednim rozdaniu grali: { $names }.
    .aside-pot = Na środku leży duża pula.
    .aside-looked = Wszyscy gracze widzieli już swoje karty.
    .aside-all-in = Jeszcze jeden gracz jest all-in.
    .aside-dealer = Krupier właśnie przyszedł do tego stołu.
    .prompt = Co teraz?
    .prompt-how = Jak się to naprawia?
    .prompt-who = Kto może wygrać te żetony? Zaznacz wszystkich.
    .void = Całe rozdanie jest nieważne, wszystkie żetony wracają
    .stands = Wszystko jest ważne i gra się dalej
    .repair = Naprawia się to i gra dalej
    .hand-only = Martwe są tylko karty jednego gracza
    .how-mend = Karty odłożyć na talię tak, jak leżały, potem jedną spalić i wyłożyć od nowa
    .how-burn-now = Wyrównać teraz liczbę spalonych kart, wyłożone zostają
    .how-shuffle-all = Potasować wszystkie karty razem i rozdać od nowa
    .how-invalid = Te karty się nie liczą; najpierw kończy się licytację
    .how-let-lie = Karty zostają na miejscu, licytacja trwa
    .how-chips-back = Wszyscy gracze zabierają żetony
    .how-new-flop = Potasować wszystko oprócz kart graczy i spalonej, wyłożyć nowy flop
    .how-take-last = Cofnąć to, co przyszło ostatnie, trzy karty zostają
    .how-next-now = To nie karta: od razu zastępuje ją następna
    .how-after-deal = Najpierw dokończyć rozdawanie, potem ją zastąpić
    .how-turn-over = Zakryć ją i rozdać jak każdą inną
    .how-joker-wild = Joker zastępuje dowolną kartę
    .how-restore = Odtworzyć resztę talii jak najdokładniej i grać dalej
    .how-cards-back = Gracz dostaje te karty z powrotem
    .how-new-cards = Gracz dostaje dwie nowe karty
    .hint = Czy w grze była wadliwa talia? Wtedy rozdanie jest nieważne. Nikt jeszcze po tym nie zagrał? Wtedy się to naprawia. Ktoś zagrał albo gry to nie zmieniło? Wtedy zostaje, jak jest.
    .right = { $ruling } ({ $rule })
    .slip-false-card-in-play = Czy wadliwa karta była w grze? Tak, więc nic z tego rozdania nie może być ważne.
    .slip-false-deck-mended = Talii, która w grze była wadliwa, nie da się naprawić w trakcie rozdania.
    .slip-false-for-everybody = Wadliwa talia dotyczyła wszystkich, nie jednego gracza.
    .slip-never-in-play = Czy wadliwa karta była w grze? Nie, nikt nią nie grał, więc niczego się nie unieważnia.
    .slip-too-late = Gra dawno się zaczęła: w rozdaniu niczego się już nie zmienia.
    .slip-void-for-nothing = Wadliwej talii w grze nie było, nie ma powodu oddawać żetonów.
    .slip-acted-on-it = Czy ktoś już po tym zagrał? Tak, więc karty liczą się tak, jak leżą.
    .slip-nothing-to-mend = Nie ma czego naprawiać: gry to nie zmienia albo jest za późno.
    .slip-nobody-acted = Czy ktoś już po tym zagrał? Nie, więc najpierw się to naprawia.
    .slip-can-be-mended = Tak zostać nie może, a jeszcze da się to naprawić.
    .slip-void-though-mendable = Wystarczy to naprawić. Rozdanie unieważnia się tylko, gdy w grze była wadliwa talia.
    .slip-hand-lives = Niczyje karty nie są przez to martwe.
    .slip-only-one-hand = Dotyczy to tylko jednego gracza; pozostali grają dalej.
    .slip-hand-is-dead = Pozostali grają dalej, ale te karty są martwe.
    .slip-dead-stays-dead = Martwych kart się nie naprawia.
    .slip-burned-afterwards = Na stole zostałyby niewłaściwe karty. Wszystkie wracają tak, jak leżały (IRREG-12).
    .slip-everything-shuffled = Za dużo: zmienia się jak najmniej, a karty graczy zostają.
    .slip-early-card-kept = Karty wyłożone za wcześnie się nie liczą: ci, którzy mają dopiero grać, już by je znali (IRREG-14).
    .slip-bets-taken-back = Zakłady są ważne. Żetony wracają tylko przy nieważnym rozdaniu.
    .slip-last-card-taken = Nikt nie wie na pewno, która karta jest zbędna: nowy jest cały flop (IRREG-16).
    .slip-no-card-is-played = To, co leży w talii odkryte, nie jest kartą; nikt nie musi nią grać (IRREG-6).
    .slip-joker-is-wild = Jokery niczego tu nie zastępują: w tej grze ich nie ma (DECK-4).
    .slip-next-is-still-there = Czeka się tylko, gdy następna karta trafiła już do innego gracza (IRREG-7).
    .slip-next-is-gone = Następna karta należy już do innego gracza. Dlatego najpierw kończy się rozdawanie (IRREG-7).
    .slip-new-cards-instead = To były właściwe karty i wiadomo, które. Nowe byłyby zupełnie inne.
    .slip-everybody = Nie wszyscy grali w poprzednim rozdaniu. Nowi gracze grają tylko o resztę żetonów (IRREG-5).
    .slip-newcomers = Odwrotnie: nowi gracze nie mogą wygrać tego, co zostawili inni (IRREG-5).
