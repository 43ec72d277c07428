# Lekcia: Päť v jednej farbe.

lesson-flushes = Päť v jednej farbe
    .goal = Po tejto lekcii porovnáte dva flushe a spoznáte, kedy je flush zároveň čistou postupkou.

lesson-flushes-1 = Na stole ležia štyri piky a každý hráč má piaty v ruke. Kto vyhráva?
    .choice-1 = Vyhráva A
    .choice-2 = Vyhráva B
    .choice-3 = Bank sa delí
    .right = A 10 8 7 2 proti Q 10 8 7 2: rozhoduje najvyššia karta (RANK-9).
    .wrong-2 = Porovnávajú sa len piky a eso je viac ako dáma. Kárový kráľ tu do žiadneho flushu nepatrí.
    .wrong-3 = Flush majú obaja. Porovnávajte kartu po karte odhora.

lesson-flushes-2 = Teraz leží pikové eso na stole. Kto vyhráva?
    .choice-1 = Vyhráva B
    .choice-2 = Vyhráva A
    .choice-3 = Bank sa delí
    .right = Štyri karty sú rovnaké, potom 3 proti 2: rozhodnúť môže aj piata karta.
    .wrong-2 = Piatym pikom hráča A je len dvojka, hráča B trojka. Druhá dvojka hráča A je kárová.
    .wrong-3 = Porovnávajte až po piatu kartu: 3 a 2.

lesson-flushes-3 = Tie isté karty v ruke, ale na stole leží namiesto K♦ karta 6♠. Kto vyhráva?
    .choice-1 = Bank sa delí
    .choice-2 = Vyhráva A
    .choice-3 = Vyhráva B
    .right = Všetkých päť pikov na stole je vyšších ako 2 aj 3: obaja hrajú stôl.
    .wrong-2 = Dvojka by bola až šiesty pik.
    .wrong-3 = Trojka by bola až šiesty pik.

lesson-flushes-4 = Na stole ležia 5♠ 6♠ 7♠ 8♠. A má 9♠, B má 4♠. Kto vyhráva?
    .choice-1 = Vyhráva A
    .choice-2 = Vyhráva B
    .choice-3 = Bank sa delí
    .right = Samé piky: od 5 do 9 je viac ako od 4 do 8. Z čistých postupiek vyhráva tá s vyššou najvyššou kartou (RANK-5).
    .wrong-2 = Čistá postupka hráča B sa končí osmičkou, hráča A deviatkou.
    .wrong-3 = Rovnaké nie sú: najvyššie karty sú 9 a 8.

lesson-flushes-5 = Na stole ležia 2♥ 3♥ 4♥ 5♥. A má A♥, B má 6♥. Kto vyhráva?
    .choice-1 = Vyhráva B
    .choice-2 = Vyhráva A
    .choice-3 = Bank sa delí
    .right = Srdcové A 2 3 4 5 sú najnižšia čistá postupka, len do päťky (RANK-6). B má od 2 do 6.
    .wrong-2 = Eso je tu najnižšou kartou. V obyčajnom flushi by bolo najvyššie, ale čistá postupka sa tu počíta len do 5.
    .wrong-3 = Čistú postupku majú obaja, ale A do päťky a B do šestky.

lesson-flushes-q1 = Piky na stole: K 9 4. Držíte Q♠ 2♠, súper J♠ 10♠. Kto vyhráva?
    .choice-1 = Vy
    .choice-2 = Súper
    .choice-3 = Bank sa delí
    .right = Rozhoduje druhá karta: K Q proti K J (RANK-9).
    .wrong-2 = Pozrite sa na druhú kartu: dáma je viac ako dolník.
    .wrong-3 = Spoločné sú len kráľ, deviatka a štvorka.

lesson-flushes-q2 = Sú piky viac ako srdcia?
    .choice-1 = Nie
    .choice-2 = Áno
    .right = Pri porovnávaní kombinácií sú si všetky farby rovné (DECK-3).
    .wrong-2 = Vždy, keď sa porovnávajú kombinácie, sú si farby rovné.
