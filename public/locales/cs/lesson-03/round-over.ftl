# Lekce: Kdy kolo končí?

lesson-round-over = Kdy kolo končí?
    .goal = Po této lekci poznáte, kdo je na řadě a kdy smí přijít další karta.

lesson-round-over-1 = Adam checkuje. Kdo je teď na řadě?
    .right = Vy. Hraje se ve směru hodinových ručiček, jeden po druhém (ROUND-5).
    .wrong-1 = Kolo běží doleva: za místem 1 (Adam) následuje vaše.
    .wrong-2 = To je o jedno místo dál.

lesson-round-over-2 = Jste na řadě. Vsaďte 10.
    .right = Teď musí na 10 odpovědět každý, kdo je ve hře (ROUND-9).
    .wrong-1 = Smíte. Tady ale vsaďte 10.
    .wrong-2 = Nikdo nevsadil, a tak složením nic nezískáte.

lesson-round-over-3 = Cyril skládá, Dora zvyšuje na 30. Kdo je další?
    .right = Adam. Kdo checkuje, smí na pozdější sázku pořád odpovědět (CHECK-2).
    .wrong-1 = Dřív je na řadě Adam: check neznamená konec.
    .wrong-2 = Adam ani vy ještě nemáte vloženo 30.

lesson-round-over-4 = Adam skládá. Kolik vás stojí dorovnání?
    .right = 30 − 10 = 20: vašich 10 se počítá (CALL-1).
    .wrong-1 = Z toho už tam 10 leží: 30 − 10 = 20.

lesson-round-over-5 = Dorovnáváte 20. Skončí tím kolo?
    .choice-1 = Ano
    .choice-2 = Ne, znovu je na řadě Dora
    .right = Oba hráči ve hře mají před sebou 30 (ROUND-10). Než přijde turn, sázky se shrnou do banku (BOARD-5).
    .wrong-2 = Dora zvyšuje jako poslední a nikdo jiný už nezvýšil: sám sebe nikdo zvyšovat nesmí (RAISE-3).

lesson-round-over-6 = Jiné rozdání: sázíte 10, Bea i Cyril dorovnávají. Smíte teď ještě zvýšit?
    .choice-1 = Ne, přijde další karta
    .choice-2 = Ano
    .right = Všichni tři mají vloženo 10, a tak přijde turn. Vlastní sázku nikdo zvyšovat nesmí (RAISE-3).
    .wrong-2 = Směli byste, jen kdyby mezitím zvýšil někdo jiný.

lesson-round-over-7 = Na turnu checkujete, Bea sází 20, Cyril skládá. O žádné právo nepřicházíte: dorovnejte.
    .right = Kdo checkuje, smí po sázce pořád dorovnat, zvýšit, nebo složit (CHECK-2).
    .wrong-1 = Smíte. Tady ale dorovnejte.
    .wrong-2 = Smíte. Tady ale dorovnejte.

lesson-round-over-q1 = Tři hráči: check, sázka 6, složení karet. Co následuje?
    .choice-1 = Na řadě je ten, kdo checkoval
    .choice-2 = Přijde další karta
    .choice-3 = Na řadě je ten, kdo vsadil
    .right = Sázka ještě čeká na odpověď a check právo odpovědět nebere (CHECK-2).
    .wrong-2 = Na sázku 6 ještě neodpověděli všichni (ROUND-10).
    .wrong-3 = Vlastní sázku nikdo zvyšovat nesmí.

lesson-round-over-q2 = Sázka 8, dorovnání 8, all-in 5, složení karet. Je kolo u konce?
    .choice-1 = Ano
    .choice-2 = Ne
    .right = Na řadě byli všichni a nikdo, kdo má ještě žetony, nic nedluží (ROUND-10).
    .wrong-2 = Stejně vložit musí všichni, výjimkou je jen krátký all-in (ROUND-10).

lesson-round-over-q3 = Všichni čtyři hráči checkují. Je kolo u konce?
    .choice-1 = Ano
    .choice-2 = Ne
    .right = Na řadě byl každý a všichni vložili stejně, totiž nic (ROUND-10).
    .wrong-2 = Na řadě byl každý a všichni vložili stejně, totiž nic.
