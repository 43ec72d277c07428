# Lekcja: Żeton, którego nie da się podzielić.

lesson-odd-chip = Żeton, którego nie da się podzielić
    .goal = Po tej lekcji wiesz, komu przypadają żetony z reszty.

lesson-odd-chip-1 = Adam (mała ciemna) i ty (na prawo od buttona) remisujecie, pula wynosi 25. Rozdziel ją.
    .right = Adam 13, ty 12: żeton z reszty bierze pierwszy z remisujących na lewo od buttona (ODD-2).
    .wrong-1 = Grasz później niż Adam, a żeton należy się temu, kto gra wcześniej (ODD-2).
    .wrong-2 = Żetonu nie da się przepołowić i nie zostaje on na stole: ktoś bierze 13 (ODD-2).
    .wrong-3 = Przy remisie najpierw dzieli się po równo. Jednemu przypada tylko żeton z reszty.
    .wrong-4 = Przy remisie najpierw dzieli się po równo. Jednemu przypada tylko żeton z reszty.

lesson-odd-chip-2 = Inny regulamin: żeton z reszty bierze gracz najbliżej buttona, przeciwnie do ruchu wskazówek zegara. Rozdziel 25.
    .right = Ty 13, Adam 12: licząc od buttona w przeciwną stronę, najpierw jest twoje miejsce (ODD-2).
    .wrong-1 = To zasada domyślna. Według tego regulaminu od buttona liczy się w drugą stronę (ODD-2).

lesson-odd-chip-3 = Pula 50, remisuje trzech graczy: mała ciemna (Adam), miejsce 4 (Dora) i ty z buttonem. Rozdziel ją.
    .right = 3 × 16 = 48, a pozostałe 2 rozdaje się po jednym, zaczynając na lewo od buttona: 17, 17, 16 (ODD-3).
    .wrong-1 = Tak jest tylko w niektórych regulaminach: całą resztę dostaje jeden gracz (ODD-3).
    .wrong-2 = Zacznij na lewo od buttona. Gracz z buttonem jest ostatni (ODD-3).

lesson-odd-chip-4 = W puli 25 leży pięć żetonów po 5, najmniejszy żeton to 1. Dwóch remisuje: ile dostaje pierwszy?
    .right = Najpierw się rozmienia, potem dzieli: naprawdę zostaje tylko 1 (ODD-1).
    .wrong-1 = Żetony po 5 można rozmienić, a wtedy części to 13 i 12 (ODD-1).

lesson-odd-chip-5 = Czy o żetonie z reszty decyduje kolor?
    .choice-1 = Nie
    .choice-2 = Tak
    .right = W studzie tak, rozstrzyga najwyższy kolor w układzie. W hold’emie nigdy (ODD-4).
    .wrong-2 = Kolory są tu równe, a decyduje miejsce (ODD-2, ODD-4).

lesson-odd-chip-q1 = Pula 101, dwóch zwycięzców: gracz z buttonem i duża ciemna. Jak się ją dzieli?
    .choice-1 = Duża ciemna 51, button 50
    .choice-2 = Button 51, duża ciemna 50
    .choice-3 = Po 50, a jeden żeton zostaje
    .right = Na lewo od buttona wcześniej jest duża ciemna (ODD-2).
    .wrong-2 = Żeton bierze pierwszy na lewo od buttona, a gracz z buttonem jest ostatni (ODD-2).
    .wrong-3 = Żeton z reszty zawsze ktoś dostaje (ODD-2).

lesson-odd-chip-q2 = Pula 100, trzech zwycięzców: miejsce 2, miejsce 5 i miejsce 6 z buttonem. Co jest prawdą?
    .choice-1 = Miejsce 2 dostaje 34
    .choice-2 = Wszyscy dostają po 33
    .choice-3 = Miejsce z buttonem dostaje 34
    .right = 3 × 33 = 99, a żeton z reszty bierze pierwszy na lewo od buttona (ODD-2).
    .wrong-2 = Jeden żeton zostaje: 3 × 33 = 99.
    .wrong-3 = Gracz z buttonem jest w kolejności ostatni (ODD-2).

lesson-odd-chip-q3 = Pula 14, czterech zwycięzców na miejscach 1, 2, 3 i 4, button na miejscu 4. Ile dostają miejsca od 1 do 4?
    .choice-1 = 4, 4, 3, 3
    .choice-2 = 5, 3, 3, 3
    .choice-3 = 3, 3, 4, 4
    .right = 4 × 3 = 12, a pozostałe 2 rozdaje się po jednym, zaczynając na lewo od buttona (ODD-3).
    .wrong-2 = Obu żetonów nie dostaje jeden gracz: rozdaje się je po jednym, po kolei (ODD-3).
    .wrong-3 = Zacznij na lewo od buttona (ODD-3).
