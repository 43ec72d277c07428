# Lekcja: Wygrana bez kart.

lesson-everyone-folds = Wygrana bez kart
    .goal = Po tej lekcji wiesz, kiedy rozdanie kończy się wcześniej, kto bierze pulę i ile kosztuje pas.

lesson-everyone-folds-1 = Masz J♥ 10♥ i zaczynasz. Podnieś do 6.
    .right = Teraz Adam, Bea i Cyril muszą odpowiedzieć: wyrównać do 6, podnieść wyżej albo spasować (ROUND-9).
    .wrong-1 = Wolno. Tutaj jednak podnieś do 6 i zobacz, co się stanie.
    .wrong-2 = Wtedy ciemne zgarnie ktoś inny. Podnieś do 6.

lesson-everyone-folds-2 = Adam, Bea i Cyril pasują. Nikt inny nie gra: rozdanie od razu się kończy, a pula jest twoja (GAME-15).

lesson-everyone-folds-3 = Ile wygrywasz od pozostałych?
    .right = Mała ciemna 1 i duża ciemna 2: 1 + 2 = 3. Twoje własne 6 do ciebie wraca.
    .wrong-1 = Z tych 9 twoje własne jest 6.
    .wrong-2 = 5 to pula, którą dostajesz, gdy 4 niewyrównane żetony już do ciebie wrócą. Z tego 2 są twoje.
    .wrong-3 = Wygrywasz obie ciemne: 1 + 2 = 3.

lesson-everyone-folds-4 = Czy musisz pokazać swojego waleta i dziesiątkę?
    .choice-1 = Nie
    .choice-2 = Tak
    .right = Pokazać trzeba tylko wtedy, gdy ktoś jeszcze walczy z tobą o pulę (SHOW-9).
    .wrong-2 = Przy wykładaniu kart tak. Tutaj jednak wszyscy inni spasowali (SHOW-9).

lesson-everyone-folds-5 = Ile kart wspólnych pojawiło się w tym rozdaniu?
    .right = Kolejne karty pojawiają się tylko wtedy, gdy w grze jest co najmniej dwóch graczy (BOARD-6).
    .wrong-1 = Nie było już komu oglądać flopa.
    .wrong-2 = Dla jednego gracza nie dokłada się reszty kart.

lesson-everyone-folds-6 = Inne rozdanie: przed tobą zakład i sprawdzenie, a twoje 7♣ 6♣ to nic. Spasuj.
    .right = To rozdanie toczy się już bez ciebie. Nic więcej nie stracisz.
    .wrong-1 = Kolejne 15, gdy najwyższa karta w ręce to siódemka? Cofnij to i spasuj.
    .wrong-2 = Podniesienie byłoby tu blefem. Zostaw go na inny raz i spasuj.

lesson-everyone-folds-7 = Gdy przychodzi twoja kolej, na środku leży 60. Ile z tego jest od ciebie?
    .right = Te 10 tam zostaje i grają o nie pozostali (FOLD-1).
    .wrong-1 = Twoje 10 z pierwszej rundy nie wraca.
    .wrong-2 = 15 to cena, której nie płacisz.
    .wrong-3 = W pierwszej rundzie każdy z trzech graczy daje po 10.

lesson-everyone-folds-q1 = Masz w puli 10 i pasujesz. Ile dostajesz z powrotem?
    .right = Nic: to, co postawiono, zostaje w puli (FOLD-1).
    .wrong-1 = Postawione żetony zostają w puli (FOLD-1).
    .wrong-2 = Za pas niczego się nie zwraca.

lesson-everyone-folds-q2 = Na turnie pasują wszyscy oprócz jednego. Czy rozdaje się river?
    .choice-1 = Nie
    .choice-2 = Tak
    .right = Gdy zostaje jeden gracz, rozdanie się kończy i kolejnych kart nie ma (BOARD-6).
    .wrong-2 = Nie ma już z kim grać o pulę.

lesson-everyone-folds-q3 = Ciemne 1 i 2, podnosisz do 8 i wszyscy pasują. Ile zyskujesz?
    .right = Obie ciemne: 1 + 2 = 3. Te 8 to twoje własne żetony.
    .wrong-1 = 8 to twoje własne podniesienie. Zyskujesz obie ciemne: 1 + 2 = 3.
    .wrong-2 = Od 11 odejmij swoje 8: 11 − 8 = 3.
