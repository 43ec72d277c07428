# Lekce: Kdo ukazuje první.

lesson-who-shows-first = Kdo ukazuje první
    .goal = Po této lekci určíte pořadí ukazování po jakémkoli posledním kole.

lesson-who-shows-first-1 = Na riveru sázíte 10, Bea a Cyril dorovnávají. V jakém pořadí se ukazují karty?
    .right = Sázíte vy a nikdo nezvyšuje, a tak začínáte (SHOW-3).
    .wrong-1 = Kdo dorovnal poslední, nezačíná: sázíte vy, a tak ukazujete první.

lesson-who-shows-first-2 = Na riveru checkujete, Bea sází 10, Cyril a vy dorovnáváte. V jakém pořadí se ukazují karty?
    .right = Začíná Bea, protože sází; ostatní následují ve směru hodinových ručiček (SHOW-4).
    .wrong-1 = Jakmile někdo vsadí, nezáleží na tom, kdo byl v kole první na řadě.
    .wrong-2 = Ve směru hodinových ručiček po ní následuje Cyril.

lesson-who-shows-first-3 = Sázíte 10, Bea zvyšuje na 30, Cyril a vy dorovnáváte. V jakém pořadí se ukazují karty?
    .right = Jako poslední zvyšuje Bea, a tak začíná (SHOW-2).
    .wrong-1 = Vaši sázku někdo zvýšil a začíná ten, kdo zvýšil naposledy.

lesson-who-shows-first-4 = Sázíte 10, Bea zvyšuje na 30, Cyril na 50, vy a Bea dorovnáváte. V jakém pořadí se ukazují karty?
    .right = Jako poslední zvyšuje Cyril, a tak začíná; vy a Bea následujete ve směru hodinových ručiček (SHOW-3).
    .wrong-1 = Bea sice zvyšuje, ale Cyril až po ní, a tak začíná on.

lesson-who-shows-first-5 = Na riveru všichni checkují. V jakém pořadí se ukazují karty?
    .right = Nikdo nevsadil, a tak začíná ten, kdo byl první na řadě (SHOW-5).

lesson-who-shows-first-6 = Na turnu sází Cyril, vy a Bea dorovnáváte, na riveru všichni checkují. V jakém pořadí se ukazují karty?
    .right = V posledním kole nikdo nevsadil, a tak začíná ten, kdo byl první na řadě (SHOW-5).
    .wrong-1 = Cyril sází na turnu. V posledním kole nesází nikdo (SHOW-5).

lesson-who-shows-first-7 = Totéž v herně, kde začíná ten, kdo v celém rozdání naposledy vsadil nebo zvýšil. Jaké je pořadí teď?
    .right = V některých klubech začíná poslední agresor, tedy kdo v celém rozdání naposledy vsadil nebo zvýšil: tady Cyril (SHOW-5). Přečtěte si herní řád.

lesson-who-shows-first-q1 = Na riveru A sází, B zvyšuje, A dorovnává. Kdo ukazuje první?
    .choice-1 = B
    .choice-2 = A
    .right = Naposledy zvýšil B (SHOW-2).
    .wrong-2 = Poslední agresor, tedy kdo zvýšil naposledy, je B (SHOW-2).

lesson-who-shows-first-q2 = Na riveru všichni checkují. Button je na místě 4, hrají 1, 3 a 4. Kdo ukazuje první?
    .choice-1 = Místo 1
    .choice-2 = Místo 4
    .right = Začíná ten, kdo byl první na řadě, tedy první vlevo od buttonu (SHOW-5).
    .wrong-2 = Button je na řadě poslední, a tak i ukazuje poslední (SHOW-5).

lesson-who-shows-first-q3 = A, B a C sedí ve směru hodinových ručiček. B sází, pak C a A dorovnají. Kdo ukazuje poslední?
    .choice-1 = A
    .choice-2 = C
    .right = Začíná B a ve směru hodinových ručiček následuje C a A (SHOW-4).
    .wrong-2 = Ve směru hodinových ručiček od B je nejdřív C, pak A (SHOW-4).
