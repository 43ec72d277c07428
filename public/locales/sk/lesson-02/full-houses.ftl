# Lekcia: Full house a štvorica.

lesson-full-houses = Full house a štvorica
    .goal = Po tejto lekcii porovnáte dva full housy aj dve štvorice, aj keď ležia na stole.

lesson-full-houses-1 = Obaja hráči majú full house. Kto vyhráva?
    .choice-1 = Vyhráva A
    .choice-2 = Vyhráva B
    .choice-3 = Bank sa delí
    .right = Tri sedmičky sú viac ako tri šestky: najprv sa porovnáva trojica (RANK-8).
    .wrong-2 = Eso hráča B do pätice nepatrí. Tri šestky prehrávajú s tromi sedmičkami.
    .wrong-3 = Full house majú obaja, ale tri sedmičky porážajú tri šestky.

lesson-full-houses-2 = Tri sedmičky ležia na stole pre oboch. Kto vyhráva?
    .choice-1 = Vyhráva A
    .choice-2 = Bank sa delí
    .choice-3 = Vyhráva B
    .right = Trojica je rovnaká, a tak rozhoduje dvojica: desiatky sú viac ako deviatky (RANK-8).
    .wrong-2 = Tri sedmičky majú obaja, ale dvojice sa líšia: desiatky proti deviatkam.
    .wrong-3 = Desiatky sú viac ako deviatky.

lesson-full-houses-3 = Na stole ležia štyri šestky. Kto vyhráva?
    .choice-1 = Vyhráva A
    .choice-2 = Bank sa delí
    .choice-3 = Vyhráva B
    .right = Štyri šestky majú obaja, a tak rozhoduje piata karta: kráľ je viac ako dáma (RANK-7).
    .wrong-2 = Jedna karta z ruky ešte hrá: kráľ hráča A proti dáme hráča B.
    .wrong-3 = Počíta sa len jedna doplňujúca karta: K proti Q.

lesson-full-houses-4 = A keď majú obaja hráči štvoricu? Kto vyhráva?
    .choice-1 = Vyhráva A
    .choice-2 = Vyhráva B
    .choice-3 = Bank sa delí
    .right = Štyri esá porážajú štyri krále (RANK-7).
    .wrong-2 = Esá sú viac ako krále.
    .wrong-3 = Štvoricu majú obaja, ale hodnoty sa líšia: raz esá, raz krále.

lesson-full-houses-q1 = Na stole leží 8♣ 8♦ 4♠ 4♥ K♠. A má 8♥ 2♣, B má 4♦ A♣. Kto vyhráva?
    .choice-1 = Vyhráva A, má tri osmičky
    .choice-2 = Vyhráva B
    .choice-3 = Bank sa delí
    .right = Full house majú obaja a tri osmičky porážajú tri štvorky (RANK-8).
    .wrong-2 = Najprv trojice: osmičky sú viac ako štvorky.
    .wrong-3 = Full house majú obaja, ale nie rovnaký.

lesson-full-houses-q2 = Na stole leží 9♠ 9♥ 9♦ 9♣ A♦. Kto vyhráva pri vyložení kariet?
    .choice-1 = Delia sa všetci, čo sú ešte v hre
    .choice-2 = Ten, kto má kráľa
    .right = Štyri deviatky s esom nikto neprebije: všetci hrajú stôl (RANK-7).
    .wrong-2 = Eso na stole je piatou kartou pre všetkých.

lesson-full-houses-q3 = Čo poráža full house?
    .choice-1 = Štvorica
    .choice-2 = Flush
    .choice-3 = Postupka
    .right = Nad ním sú len štvorica a čisté postupky (RANK-1).
    .wrong-2 = Flush je pod ním.
    .wrong-3 = Postupka je pod ním.
