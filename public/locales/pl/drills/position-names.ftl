# Ćwiczenie: nazwij miejsce

drill-position-names = Nazwij miejsce
    .prompt-number = Dziesięciu graczy. Które miejsce ma pozycję { $number }?
    .prompt-number-of = Dziesięciu graczy. Którą pozycję, od 1 do 10, ma { $name }?
    .prompt-band = { $band ->
        [blinds] Wybierz miejsce, które ma ciemną.
        [early] Wybierz miejsce we wczesnej pozycji.
        [middle] Wybierz miejsce w środkowej pozycji.
       *[late] Wybierz miejsce w późnej pozycji.
    }
    .prompt-band-of = Jaką pozycję ma { $name }?
    .blinds = Ciemną
    .early = Wczesną
    .middle = Środkową
    .late = Późną
    .hint = Licz zgodnie z ruchem wskazówek zegara od miejsca na lewo od buttona: najpierw dwie ciemne. Button i miejsce przed nim są późne; z miejsc pomiędzy pierwsza połowa jest wczesna, druga środkowa. Liczą się tylko gracze.
    .right-number = Pozycja 1 to mała ciemna, na lewo od buttona. Stąd zgodnie z ruchem wskazówek zegara pozycję { $number } ma { $name } (POS-1).
    .right-ten = Z dziesięciu graczy 1 i 2 mają ciemne, od 3 do 5 pozycję wczesną, od 6 do 8 środkową, 9 i 10 późną. { $band ->
        [blinds] Ciemne: { $names } (POS-1).
        [early] Wczesna: { $names } (POS-1).
        [middle] Środkowa: { $names } (POS-1).
       *[late] Późna: { $names } (POS-1).
    }
    .right-short = Dwie ciemne, dwa późne miejsca aż do buttona; z miejsc pomiędzy druga połowa jest środkowa. { $band ->
        [blinds] Ciemne: { $names } (POS-2).
        [early] Wczesna: { $names } (POS-2).
        [middle] Środkowa: { $names } (POS-2).
       *[late] Późna: { $names } (POS-2).
    }
    .slip-counted-from-the-button = Tak liczy się od buttona. Numery biegną od małej ciemnej, a button jest ostatni (POS-1).
    .slip-counter-clockwise = Tak liczy się w prawo. Miejsca biegną zgodnie z ruchem wskazówek zegara, w lewo (SEAT-4).
    .slip-empty-chairs-counted = Tak liczą się też puste krzesła. Pozycję mają tylko gracze (POS-2).
