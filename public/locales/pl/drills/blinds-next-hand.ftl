# Ćwiczenie: gdzie idą ciemne?

drill-blinds-next-hand = Gdzie idą ciemne?
    .prompt = { $what ->
        [nobody] Wszyscy zostają.
        [leaves] { $names } odchodzi po tym rozdaniu.
        [leave] { $names } odchodzą po tym rozdaniu.
       *[away] { $names } wychodzi na dłużej.
    } { $when ->
        [after-next] Kto płaci dużą ciemną za dwa rozdania?
       *[next] Kto płaci dużą ciemną w następnym rozdaniu?
    }
    .prompt-moving = Przy tym stole button idzie zawsze do następnego gracza. { $what ->
        [leave] { $names } odchodzą.
        [leaves] { $names } odchodzi.
       *[away] { $names } wychodzi.
    } Kto będzie miał dużą ciemną?
    .prompt-small = Kto w tym rozdaniu płaci małą ciemną? Może nikt.
    .prompt-button = Przy którym krześle leży w tym rozdaniu button? Może być puste.
    .hint = Najpierw duża ciemna: należy do następnego gracza po lewej. Mała ciemna jest tam, gdzie była duża, button tam, gdzie była mała, nawet jeśli krzesło jest teraz puste.
    .right = Najpierw ustala się dużą ciemną, a następne w kolejności po lewej jest miejsce, które zajmuje { $name } (BTN-4).
    .right-after-next = Duża ciemna idzie od gracza do gracza: najpierw { $first }, potem { $name } (BTN-4).
    .right-moving = Button idzie do następnego gracza, teraz ma go { $button }, a ciemne idą za nim: dużą ma { $name } (BTN-2).
    .right-two = We dwoje dużą ciemną ma ten, na kogo wypada: { $name }. Button i małą ciemną ma { $other } (BLIND-15).
    .right-small = Mała ciemna jest tam, gdzie rozdanie wcześniej była duża: { $name } (BTN-3).
    .right-small-moving = Na lewo od buttona małą ciemną płaci { $name } (BLIND-2).
    .right-small-nobody = Mała ciemna wypada na krzesło, przy którym była duża. Jest puste, więc nie płaci jej nikt (BTN-4).
    .right-button = Button jest tam, gdzie rozdanie wcześniej była mała ciemna: { $name } (BTN-3).
    .right-button-moving = Button przeszedł do następnego gracza: { $name } (BTN-2).
    .right-button-empty = Button leży przy krześle, przy którym była mała ciemna. To, że jest puste, niczego nie zmienia (BTN-4).
    .slip-moving-button = Tak byłoby, gdyby button szedł po prostu do następnego gracza. Tu najpierw ustala się dużą ciemną: { $name } (BTN-4).
    .slip-dead-button = Tak byłoby przy martwym buttonie. Przy tym stole button idzie do następnego gracza, a dużą ciemną ma { $name } (BTN-4).
    .slip-absent = Tu { $name } nie gra, więc duża ciemna idzie do następnego gracza (BTN-4).
    .slip-one-hand-only = W następnym rozdaniu dużą ciemną ma { $name }. Pytamy o kolejne (BLIND-9).
    .slip-nothing-moves = Button i ciemne po każdym rozdaniu idą dalej (BTN-2, BLIND-9).
    .slip-counter-clockwise = Idą w lewo, zgodnie z ruchem wskazówek zegara, a nie w prawo (SEAT-4).
    .slip-small-blind-for-the-empty-chair = Pustego krzesła nikt nie zastępuje: małej ciemnej w tym rozdaniu po prostu nie ma (BTN-4).
