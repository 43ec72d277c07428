# Lekce: Full house a čtveřice.

lesson-full-houses = Full house a čtveřice
    .goal = Po této lekci porovnáte dva full housy i dvě čtveřice, i když část z nich leží na stole.

lesson-full-houses-1 = Oba hráči mají full house. Kdo vyhrává?
    .choice-1 = Vyhrává A
    .choice-2 = Vyhrává B
    .choice-3 = Bank se dělí
    .right = Tři sedmičky jsou víc než tři šestky: nejdřív se porovnává trojice (RANK-8).
    .wrong-2 = Eso hráče B do pětice nepatří. Tři šestky prohrávají se třemi sedmičkami.
    .wrong-3 = Full house mají oba, ale tři sedmičky porážejí tři šestky.

lesson-full-houses-2 = Tři sedmičky leží na stole pro oba. Kdo vyhrává?
    .choice-1 = Vyhrává A
    .choice-2 = Bank se dělí
    .choice-3 = Vyhrává B
    .right = Trojice je stejná, a tak rozhoduje pár: desítky jsou víc než devítky (RANK-8).
    .wrong-2 = Tři sedmičky mají oba, ale páry se liší: desítky proti devítkám.
    .wrong-3 = Desítky jsou víc než devítky.

lesson-full-houses-3 = Na stole leží čtyři šestky. Kdo vyhrává?
    .choice-1 = Vyhrává A
    .choice-2 = Bank se dělí
    .choice-3 = Vyhrává B
    .right = Čtyři šestky mají oba, a tak rozhoduje pátá karta: král je víc než dáma (RANK-7).
    .wrong-2 = Jedna karta z ruky ještě hraje: král hráče A proti dámě hráče B.
    .wrong-3 = Počítá se jen jedna doplňující karta: K proti Q.

lesson-full-houses-4 = A když mají čtveřici oba hráči? Kdo vyhrává?
    .choice-1 = Vyhrává A
    .choice-2 = Vyhrává B
    .choice-3 = Bank se dělí
    .right = Čtyři esa porážejí čtyři krále (RANK-7).
    .wrong-2 = Esa jsou víc než králové.
    .wrong-3 = Čtveřici mají oba, ale hodnoty se liší: jednou esa, jednou králové.

lesson-full-houses-q1 = Na stole leží 8♣ 8♦ 4♠ 4♥ K♠. A má 8♥ 2♣, B má 4♦ A♣. Kdo vyhrává?
    .choice-1 = Vyhrává A, má tři osmičky
    .choice-2 = Vyhrává B
    .choice-3 = Bank se dělí
    .right = Full house mají oba a tři osmičky porážejí tři čtyřky (RANK-8).
    .wrong-2 = Nejdřív trojice: osmičky jsou víc než čtyřky.
    .wrong-3 = Full house mají oba, ale ne stejný.

lesson-full-houses-q2 = Na stole leží 9♠ 9♥ 9♦ 9♣ A♦. Kdo vyhrává při odkrytí karet?
    .choice-1 = Dělí se všichni, kdo jsou ještě ve hře
    .choice-2 = Ten, kdo má krále
    .right = Čtyři devítky s esem nikdo nepřebije: všichni hrají stůl (RANK-7).
    .wrong-2 = Eso na stole je pátou kartou pro všechny.

lesson-full-houses-q3 = Co poráží full house?
    .choice-1 = Čtveřice
    .choice-2 = Flush
    .choice-3 = Postupka
    .right = Nad ním jsou jen čtveřice a čisté postupky (RANK-1).
    .wrong-2 = Flush je pod ním.
    .wrong-3 = Postupka je pod ním.
