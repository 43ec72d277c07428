# Lekce: Když nikdo není lepší.

lesson-ties = Když nikdo není lepší
    .goal = Po této lekci rozeznáte skutečnou remízu od zdánlivé a víte, co se pak stane s bankem.

lesson-ties-1 = A má A♠ 3♠, B má A♥ 3♥. Kdo vyhrává?
    .choice-1 = Bank se dělí
    .choice-2 = Vyhrává A
    .choice-3 = Vyhrává B
    .right = A K J 9 7 mají oba. Piky nejsou víc než srdce (SPLIT-3).
    .wrong-2 = Barvy remízu nikdy nerozhodnou (DECK-3).
    .wrong-3 = Barvy remízu nikdy nerozhodnou (DECK-3).

lesson-ties-2 = Stejný stůl, ale B má A♥ 10♥. Kdo vyhrává?
    .choice-1 = Vyhrává B
    .choice-2 = Bank se dělí
    .choice-3 = Vyhrává A
    .right = A K J 10 9 proti A K J 9 7: rozhoduje čtvrtá karta.
    .wrong-2 = Porovnejte všech pět: čtvrtá karta hráče B je 10, hráče A jen 9.
    .wrong-3 = Po A K J následuje 10 hráče B proti 9 hráče A.

lesson-ties-3 = Na stole leží čtyři šestky a eso, A drží dva krále. Kdo vyhrává?
    .choice-1 = Bank se dělí
    .choice-2 = Vyhrává A
    .choice-3 = Vyhrává B
    .right = Čtyři šestky a eso jsou na stole: pár králů v ruce nic nepřidá.
    .wrong-2 = Oba králové jsou až šestá a sedmá karta (RANK-17).
    .wrong-3 = B hraje stejných pět karet jako A: čtyři šestky a eso ze stolu.

lesson-ties-4 = Na stole leží sedmičky a desítky. A má 2♣ 3♦, B má 9♣ 8♦. Kdo vyhrává?
    .choice-1 = Bank se dělí
    .choice-2 = Vyhrává B
    .choice-3 = Vyhrává A
    .right = Vlastní karty nikomu nepomohou: oba hrají stůl (SHOW-13).
    .wrong-2 = Pár desítek už na stole leží a je vyšší.
    .wrong-3 = Dvojka a trojka by full house na stole jen pokazily.

lesson-ties-5 = Na stole leží královská postupka, A drží dvě esa. Kdo vyhrává?
    .choice-1 = Bank se dělí
    .choice-2 = Vyhrává A
    .choice-3 = Vyhrává B
    .right = Královská postupka na stole: dělí se všichni, kdo jsou ještě ve hře (RANK-4).
    .wrong-2 = K nejlepší kombinaci ze všech nic nepřidá ani pár es.
    .wrong-3 = B má ze stolu stejnou královskou postupku jako A.

lesson-ties-6 = V banku je 90 a dva hráči mají remízu. Kolik dostane každý?
    .right = Stejným dílem: 90 : 2 = 45 (SPLIT-1).
    .wrong-1 = Stejné kombinace, stejné podíly.

lesson-ties-7 = A když mají remízu o těch 90 tři hráči?
    .right = Tři stejné díly: 90 : 3 = 30 (SPLIT-1).

lesson-ties-q1 = Dva hráči mají remízu, jeden z nich celou dobu sázel. Kdo dostane bank?
    .choice-1 = Každý polovinu
    .choice-2 = Ten, kdo sázel
    .right = Stejné kombinace se o bank dělí, ať sázel kdokoli (GAME-5).
    .wrong-2 = Při odkrytí karet se za sázení nic nepřidává (GAME-5).

lesson-ties-q2 = Jak často mají dva hráči s náhodnými kartami remízu, když se vyloží všech pět společných karet?
    .choice-1 = Asi jednou za 25 rozdání
    .choice-2 = Jednou za 100 rozdání
    .choice-3 = Jednou za 5 rozdání
    .right = Ve 4,07 % případů.
    .wrong-2 = Častěji: 4,07 %.
    .wrong-3 = Méně často: 4,07 %.

lesson-ties-q3 = A i B hrají stůl. Hráč C složil lepší kombinaci. Kdo se dělí?
    .choice-1 = A a B
    .choice-2 = Všichni tři
    .right = Nárok na bank má jen ten, kdo je ještě ve hře (FOLD-1).
    .wrong-2 = Složené karty nemají na nic nárok (FOLD-1).
