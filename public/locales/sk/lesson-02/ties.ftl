# Lekcia: Keď nikto nie je lepší.

lesson-ties = Keď nikto nie je lepší
    .goal = Po tejto lekcii rozoznáte skutočnú zhodu od zdanlivej a viete, čo sa potom stane s bankom.

lesson-ties-1 = A má A♠ 3♠, B má A♥ 3♥. Kto vyhráva?
    .choice-1 = Bank sa delí
    .choice-2 = Vyhráva A
    .choice-3 = Vyhráva B
    .right = A K J 9 7 majú obaja. Piky nie sú viac ako srdcia (SPLIT-3).
    .wrong-2 = Farby zhodu nikdy nerozhodnú (DECK-3).
    .wrong-3 = Farby zhodu nikdy nerozhodnú (DECK-3).

lesson-ties-2 = Rovnaký stôl, ale B má A♥ 10♥. Kto vyhráva?
    .choice-1 = Vyhráva B
    .choice-2 = Bank sa delí
    .choice-3 = Vyhráva A
    .right = A K J 10 9 proti A K J 9 7: rozhoduje štvrtá karta.
    .wrong-2 = Porovnajte všetkých päť: štvrtá karta hráča B je 10, hráča A len 9.
    .wrong-3 = Po A K J nasleduje 10 hráča B proti 9 hráča A.

lesson-ties-3 = Na stole ležia štyri šestky a eso, A drží dva krále. Kto vyhráva?
    .choice-1 = Bank sa delí
    .choice-2 = Vyhráva A
    .choice-3 = Vyhráva B
    .right = Štyri šestky a eso sú na stole: dvojica kráľov v ruke nič nepridá.
    .wrong-2 = Oba krále sú až šiesta a siedma karta (RANK-17).
    .wrong-3 = B hrá rovnakých päť kariet ako A: štyri šestky a eso zo stola.

lesson-ties-4 = Na stole ležia sedmičky a desiatky. A má 2♣ 3♦, B má 9♣ 8♦. Kto vyhráva?
    .choice-1 = Bank sa delí
    .choice-2 = Vyhráva B
    .choice-3 = Vyhráva A
    .right = Vlastné karty nikomu nepomôžu: obaja hrajú stôl (SHOW-13).
    .wrong-2 = Dvojica desiatok už na stole leží a je vyššia.
    .wrong-3 = Dvojka a trojka by full house na stole len pokazili.

lesson-ties-5 = Na stole leží royal flush, A drží dve esá. Kto vyhráva?
    .choice-1 = Bank sa delí
    .choice-2 = Vyhráva A
    .choice-3 = Vyhráva B
    .right = Royal flush na stole: delia sa všetci, čo sú ešte v hre (RANK-4).
    .wrong-2 = K najlepšej kombinácii zo všetkých nič nepridá ani dvojica es.
    .wrong-3 = B má zo stola rovnaký royal flush ako A.

lesson-ties-6 = V banku je 90 a dvaja hráči majú zhodu. Koľko dostane každý?
    .right = Rovnakým dielom: 90 : 2 = 45 (SPLIT-1).
    .wrong-1 = Rovnaké kombinácie, rovnaké podiely.

lesson-ties-7 = A keď majú zhodu traja hráči a v banku je tých istých 90?
    .right = Tri rovnaké diely: 90 : 3 = 30 (SPLIT-1).

lesson-ties-q1 = Dvaja hráči majú zhodu, jeden z nich celý čas vsádzal. Kto dostane bank?
    .choice-1 = Každý polovicu
    .choice-2 = Ten, kto vsádzal
    .right = Rovnaké kombinácie sa o bank delia, nech vsádzal ktokoľvek (GAME-5).
    .wrong-2 = Pri vyložení kariet sa za vsádzanie nič nepridáva (GAME-5).

lesson-ties-q2 = Ako často majú dvaja hráči s náhodnými kartami zhodu, keď sa vyloží celý stôl?
    .choice-1 = Asi raz za 25 rozdaní
    .choice-2 = Raz za 100 rozdaní
    .choice-3 = Raz za 5 rozdaní
    .right = V 4,07 % prípadov.
    .wrong-2 = Častejšie: 4,07 %.
    .wrong-3 = Menej často: 4,07 %.

lesson-ties-q3 = A aj B hrajú stôl. Hráč C položil karty s lepšou kombináciou. Kto sa delí?
    .choice-1 = A a B
    .choice-2 = Všetci traja
    .right = Nárok na bank má len ten, kto je ešte v hre (FOLD-1).
    .wrong-2 = Položené karty nemajú na nič nárok (FOLD-1).
