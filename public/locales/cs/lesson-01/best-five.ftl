# Lekce: Sedm karet, pět se počítá.

lesson-best-five = Sedm karet, pět se počítá
    .goal = Po této lekci vyberete ze svých dvou karet a pěti na stole nejlepší pětici.

lesson-best-five-1 = Držíte 7♥ 10♠. Vyberte ze sedmi karet nejlepších pět.
    .right = Full house, sedmičky a desítky: nejlepších pět ze sedmi (RANK-2). Hrají obě vaše karty: 2 + 3 = 5 (GAME-3).
    .wrong-1 = Full house to je, ale s vaší desítkou je pár lepší: desítky jsou víc než šestky (RANK-8).
    .wrong-2 = Máte tři sedmičky a vedle nich leží pár: přidejte obě desítky.
    .wrong-3 = To jsou dva páry. Třetí sedmičku máte v ruce.
    .wrong-4 = To jsou dva páry. Třetí sedmičku máte v ruce.
    .wrong-5 = Nejlepších pět jsou tři sedmičky a dvě desítky.

lesson-best-five-2 = Teď držíte A♠ 3♣. Vyberte nejlepších pět.
    .right = Flush. Hraje jedna vaše karta, trojka zůstává stranou: 1 + 4 = 5.
    .wrong-1 = Flush je pět karet jedné barvy. Pátý pik je vaše eso.
    .wrong-2 = Flush je pět karet jedné barvy. Pátý pik je vaše eso.

lesson-best-five-3 = A s kartami 2♣ 3♦ v ruce? Vyberte nejlepších pět.
    .right = Ani jedna vaše karta nepomáhá: 0 + 5 = 5. Hrajete stůl, tedy jen společné karty. To smí každý (BOARD-4).
    .wrong-1 = Na stole už leží 7 7 7 10 10. Každá vaše karta by full house jen pokazila.
    .wrong-2 = Na stole už leží 7 7 7 10 10. Každá vaše karta by full house jen pokazila.

lesson-best-five-4 = Ještě jednou první příklad, karty leží na stole neseřazené: stůl si pětici najde sám. Karty hovoří samy za sebe: platí, co ukážete, ne jak to nazvete (SHOW-10).

lesson-best-five-5 = Právě přišel turn. Z kolika karet můžete vybírat?
    .right = Dvě vlastní a čtyři na stole: 2 + 4 = 6 (BOARD-7).
    .wrong-1 = Sedm jich bude až s riverem, a ten teprve přijde.
    .wrong-2 = To jsou jen karty na stole. Přičtěte své dvě: 2 + 4.
    .wrong-3 = Dvě vlastní karty a čtyři na stole: 2 + 4.

lesson-best-five-q1 = Kolik vlastních karet musí být ve vaší pětici?
    .choice-1 = Kolik chcete: dvě, jedna, nebo žádná
    .choice-2 = Přesně dvě
    .choice-3 = Aspoň jedna
    .right = Počítá se jen nejlepších pět, ať jsou z nich vaše dvě, jedna, nebo žádná (GAME-3).
    .wrong-2 = To platí v omaze. V hold’emu to mohou být dvě, jedna, nebo žádná (GAME-3).
    .wrong-3 = Vaší kombinací může být i samotný stůl.

lesson-best-five-q2 = Na stole leží 7♣ 7♦ 10♥ 6♠ 6♦, držíte 6♣ A♠. Jaká je vaše kombinace?
    .choice-1 = 6 6 6 7 7
    .choice-2 = 7 7 6 6 A
    .choice-3 = 7 7 7 6 6
    .right = Tři šestky a dvě sedmičky: full house (RANK-8).
    .wrong-2 = Třetí šestku držíte v ruce: tři šestky a dvě sedmičky dávají full house.
    .wrong-3 = Sedmičky jsou tu jen dvě.

lesson-best-five-q3 = Kdo smí použít společné karty?
    .choice-1 = Každý, kdo je ještě ve hře
    .choice-2 = Ten, kdo vsadil
    .right = Leží tam pro všechny hráče v rozdání (BOARD-4).
    .wrong-2 = Nepatří nikomu zvlášť.
