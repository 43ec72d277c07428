# Lekce: Karty vedle páru.

lesson-kickers = Karty vedle páru
    .goal = Po této lekci rozsoudíte stejné páry, dva páry i trojice podle doplňujících karet.

lesson-kickers-1 = Oba hráči mají pár pětek. Kdo vyhrává?
    .choice-1 = Vyhrává A
    .choice-2 = Vyhrává B
    .choice-3 = Bank se dělí
    .right = Pětky jsou stejné, počítá se další karta: eso proti králi. Doplňující kartě, která rozhodne, se říká kicker (RANK-16).
    .wrong-2 = Doplňující karty jsou A K 9 proti K Q 9.
    .wrong-3 = Páry jsou stejné, ale celých pět karet ne.

lesson-kickers-2 = Zase dvakrát pár pětek, tentokrát leží na stole A♦ K♥. Kdo vyhrává?
    .choice-1 = Vyhrává A
    .choice-2 = Bank se dělí
    .choice-3 = Vyhrává B
    .right = Eso a král na stole patří oběma. Rozhoduje třetí doplňující karta: 9 je víc než 8 (RANK-14).
    .wrong-2 = K páru se počítají tři karty: A K 9 proti A K 8.
    .wrong-3 = První dvě doplňující karty jsou stejné. Potom je 9 hráče A víc než 8 hráče B.

lesson-kickers-3 = Tytéž karty v ruce, ale místo 7♠ leží na stole Q♠. Kdo vyhrává?
    .choice-1 = Bank se dělí
    .choice-2 = Vyhrává A
    .choice-3 = Vyhrává B
    .right = A K Q leží na stole. Devítka i osmička by byly až šestou kartou a počítá se jen pět karet (RANK-17).
    .wrong-2 = Devítka je až šestá karta. Počítá se jen pět.
    .wrong-3 = Osmička je až šestá karta, a navíc je nižší než devítka.

lesson-kickers-4 = Oba hráči mají tři krále. Kdo vyhrává?
    .choice-1 = Vyhrává A
    .choice-2 = Bank se dělí
    .choice-3 = Vyhrává B
    .right = Trojice jsou stejné, a tak rozhoduje vyšší doplňující karta: dáma je víc než kluk (RANK-12).
    .wrong-2 = Porovnejte doplňující karty: Q 8 a J 8.
    .wrong-3 = Nejlepší doplňující karta hráče B je kluk, hráče A dáma.

lesson-kickers-5 = Na stole leží čtyřky a trojky. Kdo vyhrává?
    .choice-1 = Vyhrává A
    .choice-2 = Bank se dělí
    .choice-3 = Vyhrává B
    .right = Čtyřky a trojky mají oba ze stolu. Rozhoduje pátá karta: král je víc než dáma (RANK-13).
    .wrong-2 = Zbývá ještě jedna karta a ta je z ruky: K proti Q.
    .wrong-3 = Pátá karta hráče B je dáma, hráče A král.

lesson-kickers-6 = Stejný stůl, jiné karty v ruce. Kdo vyhrává?
    .choice-1 = Bank se dělí
    .choice-2 = Vyhrává A
    .choice-3 = Vyhrává B
    .right = Osmička na stole je pátou kartou pro oba.
    .wrong-2 = Sedmička je nižší než osmička na stole, a tak nehraje.
    .wrong-3 = Šestka je nižší než osmička na stole, a tak nehraje.

lesson-kickers-7 = Na stole leží králové a devítky a A má pár v ruce. Kdo vyhrává?
    .choice-1 = Vyhrává B
    .choice-2 = Vyhrává A
    .choice-3 = Bank se dělí
    .right = Oba mají krále a devítky. Třetí pár hráči A nepomůže: pátá karta je 6 proti 5 a tu vyšší má B.
    .wrong-2 = Do pěti karet se vejdou nejvýš dva páry: K K 9 9 5 proti K K 9 9 6.
    .wrong-3 = Rozhoduje pátá karta: 6 proti 5.

lesson-kickers-8 = Pár nemá nikdo. Kdo vyhrává?
    .choice-1 = Vyhrává A
    .choice-2 = Bank se dělí
    .choice-3 = Vyhrává B
    .right = A K 10 8 mají oba, potom 6 proti 5 (RANK-15).
    .wrong-2 = Porovnejte všech pět: A K 10 8 6 proti A K 10 8 5.
    .wrong-3 = Pátá karta hráče A je 6, hráče B jen 5.

lesson-kickers-q1 = Na stole leží K♥ K♦ Q♣ 5♠ 2♦. A má K♠ 9♣, B má K♣ 7♦. Kdo vyhrává?
    .choice-1 = Vyhrává A díky devítce
    .choice-2 = Bank se dělí
    .choice-3 = Vyhrává B
    .right = Tři krále a dámu mají oba, potom 9 proti 7 (RANK-12).
    .wrong-2 = Doplňující karty jsou Q 9 proti Q 7.
    .wrong-3 = Devítka je víc než sedmička.

lesson-kickers-q2 = Oba mají esa a šestky, další nejvyšší karta je dáma na stole. A má ještě desítku, B devítku. Kdo vyhrává?
    .choice-1 = Bank se dělí
    .choice-2 = Vyhrává A
    .choice-3 = Vyhrává B
    .right = Dáma je pátou kartou pro oba. Desítka i devítka by byly až šestou kartou (RANK-13, RANK-17).
    .wrong-2 = Dáma je pátou kartou pro oba.
    .wrong-3 = Devítka je až šestá karta a počítá se jich pět (RANK-17).

lesson-kickers-q3 = Je kicker vždycky vaše druhá nejvyšší karta?
    .choice-1 = Ne, je to první karta, ve které se pětice liší
    .choice-2 = Ano, vždycky
    .right = Pětice se porovnávají shora dolů a rozhodne první rozdíl (RANK-16).
    .wrong-2 = Tak se to jen volně říká (RANK-16).
