# Lekcia: Sedem kariet, päť sa počíta.

lesson-best-five = Sedem kariet, päť sa počíta
    .goal = Po tejto lekcii vyberiete zo svojich dvoch kariet a piatich na stole najlepšiu päticu.

lesson-best-five-1 = Držíte 7♥ 10♠. Vyberte zo siedmich kariet najlepších päť.
    .right = Full house, sedmičky a desiatky: najlepších päť zo siedmich (RANK-2). Hrajú obe vaše karty: 2 + 3 = 5 (GAME-3).
    .wrong-1 = Full house to je, ale s vašou desiatkou je dvojica lepšia: desiatky sú viac ako šestky (RANK-8).
    .wrong-2 = Máte tri sedmičky a vedľa nich leží dvojica: pridajte obe desiatky.
    .wrong-3 = To sú dve dvojice. Tretiu sedmičku máte v ruke.
    .wrong-4 = To sú dve dvojice. Tretiu sedmičku máte v ruke.
    .wrong-5 = Najlepších päť sú tri sedmičky a dve desiatky.

lesson-best-five-2 = Teraz držíte A♠ 3♣. Vyberte najlepších päť.
    .right = Flush. Hrá jedna vaša karta, trojka zostáva bokom: 1 + 4 = 5.
    .wrong-1 = Flush je päť kariet jednej farby. Piaty pik je vaše eso.
    .wrong-2 = Flush je päť kariet jednej farby. Piaty pik je vaše eso.

lesson-best-five-3 = A s kartami 2♣ 3♦ v ruke? Vyberte najlepších päť.
    .right = Ani jedna vaša karta nepomáha: 0 + 5 = 5. Hráte stôl a rovnako smie aj ktokoľvek iný (BOARD-4).
    .wrong-1 = Na stole už leží 7 7 7 10 10. Ktorákoľvek vaša karta by full house len pokazila.
    .wrong-2 = Na stole už leží 7 7 7 10 10. Ktorákoľvek vaša karta by full house len pokazila.

lesson-best-five-4 = Ešte raz prvý príklad, karty sú vyložené bez poradia: stôl nájde najlepšiu päticu sám. Karty hovoria samy za seba: platí, čo ukážete, nie ako to nazvete (SHOW-10).

lesson-best-five-5 = Práve prišiel turn. Z koľkých kariet môžete vyberať?
    .right = Dve vlastné a štyri na stole: 2 + 4 = 6 (BOARD-7).
    .wrong-1 = Sedem ich bude až s riverom, a ten ešte len príde.
    .wrong-2 = To sú len karty na stole. Pripočítajte svoje dve: 2 + 4.
    .wrong-3 = Dve vlastné karty a štyri na stole: 2 + 4.

lesson-best-five-q1 = Koľko vlastných kariet musíte mať vo svojej pätici?
    .choice-1 = Koľko chcete: dve, jedna alebo žiadna
    .choice-2 = Presne dve
    .choice-3 = Aspoň jedna
    .right = Počíta sa len najlepších päť, či už sú z nich vaše dve, jedna, alebo žiadna (GAME-3).
    .wrong-2 = To platí v omahe. V hold’eme to môžu byť dve, jedna alebo žiadna (GAME-3).
    .wrong-3 = Vašou kombináciou môže byť aj samotný stôl.

lesson-best-five-q2 = Na stole leží 7♣ 7♦ 10♥ 6♠ 6♦, držíte 6♣ A♠. Aká je vaša kombinácia?
    .choice-1 = 6 6 6 7 7
    .choice-2 = 7 7 6 6 A
    .choice-3 = 7 7 7 6 6
    .right = Tri šestky a dve sedmičky: full house (RANK-8).
    .wrong-2 = Tretiu šestku držíte v ruke: tri šestky a dve sedmičky dávajú full house.
    .wrong-3 = Sedmičky sú tu len dve.

lesson-best-five-q3 = Kto smie použiť spoločné karty?
    .choice-1 = Každý, kto je ešte v hre
    .choice-2 = Ten, kto vsadil
    .right = Ležia tam pre všetkých hráčov v rozdaní (BOARD-4).
    .wrong-2 = Nepatria nikomu zvlášť.
