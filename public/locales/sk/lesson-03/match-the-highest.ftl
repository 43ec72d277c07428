# Lekcia: Koľko stojí dorovnanie.

lesson-match-the-highest = Koľko stojí dorovnanie
    .goal = Po tejto lekcii v každej chvíli poviete, koľko stojí dorovnanie.

lesson-match-the-highest-1 = Adam vsádza 50, Bea navyšuje na 100. Koľko vás stojí dorovnanie?
    .right = Dorovnáva sa najvyššia stávka, nech ju dal ktokoľvek (CALL-1).
    .wrong-1 = 50 vsádza Adam, ale Bea navyšuje na 100 (RAISE-1).
    .wrong-2 = Stávky sa nesčítavajú: 150 je všetko, čo leží v strede.

lesson-match-the-highest-2 = Dorovnávate 100 naraz a v tomto kole pred vami ešte neležal ani žetón. Tomu sa hovorí cold call, tu dvoch stávok (CALL-3).

lesson-match-the-highest-3 = Na rade je Adam. Koľko stojí dorovnanie teraz?
    .right = 100 − 50 = 50: už vložených 50 sa počíta.
    .wrong-1 = Adam už má pred sebou 50: 100 − 50 = 50.
    .wrong-2 = Bea aj vy máte vložené viac ako Adam, a tak Adam musí doplatiť.
    .wrong-3 = Odpočítajte, čo už je vložené: 100 − 50.

lesson-match-the-highest-4 = Adam dorovnáva. Je to cold call?
    .choice-1 = Nie
    .choice-2 = Áno
    .right = Adam už má v tomto kole žetóny v hre (CALL-3).
    .wrong-2 = Cold call je to len vtedy, keď hráč predtým nič nevložil. Adam má vložených 50 (CALL-3).

lesson-match-the-highest-5 = Iné kolo: Adam vsádza 20, Bea vkladá svojich posledných 5. Koľko vás stojí dorovnanie?
    .right = Najvyššiu stávku má Adam, hoci sused po vašej pravici má vložených len 5 (CALL-2).
    .wrong-1 = Bea viac nemá. Cenu to však neznižuje (CALL-2).
    .wrong-2 = Zatiaľ nemáte vložené nič, nie je čo odpočítavať.
    .wrong-3 = 25 je celý bank, nie cena dorovnania.

lesson-match-the-highest-6 = A čo smiete, keď vám zostáva len 12 žetónov?
    .choice-1 = Vložiť 12 a zostať v hre
    .choice-2 = Len položiť karty
    .choice-3 = Chýbajúcich 8 si požičať
    .right = Kto nemá na dorovnanie dosť žetónov, vloží všetky, ktoré má (ROUND-11).
    .wrong-2 = Položiť karty smiete, ale nemusíte.
    .wrong-3 = Nové žetóny prichádzajú len medzi rozdaniami (BUYIN-7).

lesson-match-the-highest-q1 = Máte vložených 10. Stávka stúpne na 45. Koľko stojí dorovnanie?
    .right = Najvyššia stávka mínus to, čo už máte vložené: 45 − 10 = 35 (CALL-1).
    .wrong-1 = Vašich 10 sa počíta: 45 − 10 = 35.
    .wrong-2 = Svojich 10 odpočítajte, nepripočítavajte.

lesson-match-the-highest-q2 = A vsádza 20, B dorovnáva 20, C navyšuje na 60. Koľko stojí dorovnanie hráča A?
    .right = A má vložených 20: 60 − 20 = 40 (CALL-1).
    .wrong-1 = A už má vložených 20: 60 − 20 = 40.
    .wrong-2 = Tých 20 hráča A sa odpočítava, nie pripočítava.

lesson-match-the-highest-q3 = Malý blind je 1, veľký 2 a niekto navýšil na 8. Koľko stojí dorovnanie malý blind?
    .right = Blind sa počíta: 8 − 1 = 7 (BLIND-10).
    .wrong-1 = Malý blind sa počíta: 8 − 1 = 7 (BLIND-10).
    .wrong-2 = Toľko to stojí veľký blind.
