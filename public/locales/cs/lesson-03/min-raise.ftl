# Lekce: Nejmenší zvýšení.

lesson-min-raise = Nejmenší zvýšení
    .goal = Po této lekci víte, na kolik nejméně se smí zvýšit.

lesson-min-raise-1 = Blindy 2 a 5. Jaká je nejmenší sázka na flopu?
    .right = Jeden velký blind, tedy 5 (BET-1).
    .wrong-1 = 2 je jen malý blind. Nejmenší sázka je jeden velký blind.
    .wrong-2 = Jediný žeton tu sázka není.

lesson-min-raise-2 = Adam sází 5. Na kolik nejméně musíte zvýšit?
    .right = 5 + 5 = 10: zvýšení přidává aspoň tolik, kolik byla sázka (BET-2).
    .wrong-1 = To je zvýšení o 4 a sázka byla 5: jeden žeton chybí.
    .wrong-2 = 5 by bylo jen dorovnání. Zvyšuje se nejméně na 5 + 5 = 10.
    .wrong-3 = Sázka a ještě jednou tolik: 5 + 5.

lesson-min-raise-3 = Zvyšte na 20.
    .right = Zvyšujete o 20 − 5 = 15. To je teď míra pro další zvýšení (BET-2).
    .wrong-1 = Stůl 9 odmítá: zvyšte aspoň na 10, tedy 5 plus sázka 5 (BET-2).
    .wrong-2 = Smíte. Další pravidlo uvidíte, když zvýšíte na 20.

lesson-min-raise-4 = Na řadě je Cyril. Na kolik nejméně smí teď zvýšit?
    .right = Vaše zvýšení bylo o 20 − 5 = 15, proto 20 + 15 = 35 (BET-2).
    .wrong-1 = Zdvojnásobení je častý omyl. Rozhoduje poslední přírůstek: 15.
    .wrong-2 = Jeden velký blind navíc stačí jen v některých hernách (BET-3).
    .wrong-3 = Sázka 5 už mírou není. Poslední zvýšení bylo o 15.

lesson-min-raise-5 = Cyril zvyšuje na 35 a na řadě je Adam. Na kolik nejméně smí zvýšit?
    .right = Poslední zvýšení bylo zase o 15: 35 + 15 = 50 (BET-2).
    .wrong-1 = Zase zdvojnásobení. Přidává se ale jen poslední přírůstek: 35 + 15 = 50.

lesson-min-raise-6 = U tohoto stolu stačí zvýšit o velký blind. Sázka 5, zvýšení na 20: na kolik nejméně musíte zvýšit?
    .right = 20 + 5 = 25 (BET-3).
    .wrong-1 = To je obvyklé pravidlo. Tento herní řád žádá jen jeden velký blind (BET-3).

lesson-min-raise-7 = Proč vůbec nějaké minimum je?
    .choice-1 = Aby nikdo nezdržoval hru drobnými zvýšeními
    .choice-2 = Aby chránilo toho, kdo prohrává
    .right = Bez něj by se dalo zvyšovat pořád dokola o jediný žeton (BET-6).
    .wrong-2 = Chrání čas všech u stolu.

lesson-min-raise-q1 = Velký blind 10. Sázka 30, zvýšení na 80. Na kolik nejméně jde další zvýšení?
    .right = Poslední zvýšení bylo o 80 − 30 = 50: 80 + 50 = 130 (BET-2).
    .wrong-1 = O 50, ne o 80: 80 + 50 = 130.
    .wrong-2 = 30 byla sázka. Poslední zvýšení bylo o 50.
    .wrong-3 = Jeden velký blind stačí jen v některých hernách.

lesson-min-raise-q2 = Někdo vsadil 12. Smí se zvýšit na 20?
    .choice-1 = Ne, aspoň na 24
    .choice-2 = Ano
    .right = Zvýšení přidává aspoň celou sázku: 12 + 12 = 24 (BET-2).
    .wrong-2 = To je o 8 a 8 je méně než 12.

lesson-min-raise-q3 = Před flopem, blindy 1 a 2, nikdo nezvýšil. Na kolik jde nejmenší zvýšení?
    .right = Aspoň o velký blind: 2 + 2 = 4 (BET-2).
    .wrong-1 = Aspoň o velký blind: 2 + 2 = 4.

lesson-min-raise-q4 = První sázka, zvýšení, zvýšení. Kolik je v tom re-raisů?
    .right = Sázka otevírá, první zvýšení je raise a teprve druhé je re-raise (RAISE-2).
    .wrong-1 = První zvýšení je jen raise. Re-raise je až to další (RAISE-2).
    .wrong-2 = První sázka se nepočítá.
