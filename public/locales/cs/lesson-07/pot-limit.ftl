# Lekce: největší zvýšení v pot limitu.

lesson-pot-limit = Tolik, kolik je v banku
    .goal = Po této lekci spočítáte největší zvýšení v pot limitu.

lesson-pot-limit-1 = Návod na největší zvýšení v pot limitu: nejdřív v duchu dorovnejte. Pak sečtěte, co leží uprostřed, i s vaším dorovnáním. O tolik smíte zvýšit navrch (POTLIM-1).

lesson-pot-limit-2 = Pot limit, blindy 1/2, začínáte. Na kolik smíte nejvýš zvýšit?
    .right = Po dorovnání 2 je v banku 5. Zvýšit smíte o 5: 2 + 5 = 7 (POTLIM-1).
    .wrong-1 = 5 je zvýšení o 3, které leží v banku před vaším dorovnáním. Počítají se i vaše 2: 2 + 5 = 7.
    .wrong-2 = 3 jsou v banku před vaším dorovnáním. Zvýšení se k dorovnání přidává: 2 + 5 = 7.
    .wrong-3 = 10 bude v banku až po vašem zvýšení. Zvýšit smíte na 2 + 5 = 7.

lesson-pot-limit-3 = Zvyšujete na 7. Na kolik smí nejvýš zvýšit Dora, která je teď na řadě?
    .right = Uprostřed je 10, s dorovnáním 7 je to 17. Potom 7 + 17 = 24.
    .wrong-1 = Třikrát 7 nepočítá s blindy: 7 + 17 = 24.
    .wrong-2 = 17 je to, o kolik smí Dora zvýšit. Přidává se k dorovnání: 7 + 17 = 24.

lesson-pot-limit-4 = Flop, v banku je 20 a nikdo nevsadil. Kolik smí nejvýš vsadit Adam?
    .right = První sázka smí být tak velká jako bank: 20 (POTLIM-1).
    .wrong-1 = Před první sázkou není co dorovnávat, a tak se nic nepřičítá. Stropem je bank, 20.
    .wrong-2 = 190 je celý stack. To dovoluje jen no limit.

lesson-pot-limit-5 = Adam sází 20. Na kolik smíte nejvýš zvýšit?
    .right = Uprostřed je 40, s dorovnáním 20 je to 60. Potom 20 + 60 = 80.
    .wrong-1 = V 60 chybí vaše dorovnání 20; tak se počítá jen v některých hernách. Tady je to 20 + 60 = 80.
    .wrong-2 = 40 je nejmenší zvýšení, 20 + 20. Největší: 20 + 60 = 80.

lesson-pot-limit-6 = Zvyšujete na 80. Na kolik smí nejvýš zvýšit Adam?
    .right = All-in: bank by dovolil 80 + 180 = 260, ale stack stačí jen na 190.
    .wrong-1 = Bank by 260 dovolil, ale Adam má jen 190. Víc vsadit nejde.

lesson-pot-limit-7 = Jiná herna: vlastní dorovnání se do banku nepočítá. Adam sází zase 20. Na kolik smíte nejvýš zvýšit?
    .right = Bank, jak právě leží, je 40: 20 + 40 = 60.
    .wrong-1 = 80 je obvyklý výpočet. Tento herní řád počítá bank bez vašeho dorovnání: 20 + 40 = 60 (POTLIM-1).

lesson-pot-limit-8 = Třetí herna: počítá se jen to, co vložili ostatní. Na flopu je v banku 20. Kolik smí nejvýš vsadit Adam?
    .right = Váš vklad je 10, a tak Adam smí vsadit nejvýš 10.
    .wrong-1 = V této herně se z banku 20 počítá jen vašich 10, vlastní vklad ne (POTLIM-1).

lesson-pot-limit-9 = Kolikrát se smí v jednom kole pot limitu zvyšovat?
    .choice-1 = Kolikrát žetony dovolí
    .choice-2 = Třikrát
    .right = Pot limit zvýšení nepočítá, jen žetony jednou dojdou (POTLIM-2).
    .wrong-2 = Tři zvýšení dovolují limitní hry (LIMIT-3). V pot limitu žádné omezení není.

lesson-pot-limit-q1 = V banku je 30, potom přijde sázka 30. Na kolik smíte nejvýš zvýšit?
    .right = Uprostřed je 60, s dorovnáním 30 je to 90. Potom 30 + 90 = 120.
    .wrong-1 = 90 je to, o kolik smíte zvýšit. Přidává se k dorovnání: 30 + 90 = 120.
    .wrong-2 = 60 je nejmenší zvýšení. Největší: 30 + 90 = 120.

lesson-pot-limit-q2 = V banku je 12 a nikdo nevsadil. Jak velká smí být nejvýš první sázka?
    .right = První sázka smí být tak velká jako bank: 12 (POTLIM-1).
    .wrong-1 = Dorovnávat není co, nic se tedy nepřičítá: stropem je sám bank, 12.

lesson-pot-limit-q3 = V banku je 20, pak přijde sázka 5 a dorovnání 5. Na kolik se smí nejvýš zvýšit?
    .right = Leží tam 30, s dorovnáním 5 je to 35. Potom 5 + 35 = 40.
    .wrong-1 = 35 je to, o kolik se smí zvýšit. Přidává se k 5: 5 + 35 = 40.
    .wrong-2 = Počítají se obě pětky i vaše dorovnání: 20 + 5 + 5 + 5 = 35, pak 5 + 35 = 40.
