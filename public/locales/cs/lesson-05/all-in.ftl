# Lekce: Všechno, co máte, a nic víc.

lesson-all-in = Všechno, co máte, a nic víc
    .goal = Po této lekci víte, co hráč all-in riskuje, co může vyhrát a co se mu vrací.

lesson-all-in-1 = Máte dvě esa a 950 žetonů. Vsaďte všechno: 950.
    .right = All-in je částka, ne kouzelné slovo: vsadíte všechno, co máte.
    .wrong-1 = Smíte. V této lekci ale vsaďte celých 950.
    .wrong-2 = Smíte. V této lekci ale vsaďte celých 950.
    .wrong-3 = Máte dvě esa a check je zadarmo.

lesson-all-in-2 = Bea dorovnává. Kolik od ní můžete nejvýš vyhrát?
    .right = Od každého soupeře nejvýš tolik, kolik vložíte vy (ALLIN-3).
    .wrong-1 = Bea má víc, ale ve hře je jen vašich 950 (BUYIN-8).

lesson-all-in-3 = Cyril dorovnává také. Kolik získáte, když vyhrajete?
    .right = Po 950 od každého: 2 × 950 = 1 900.
    .wrong-1 = To je bank a 950 z něj je vašich.
    .wrong-2 = Počítejte 2 × 950 = 1 900: od každého soupeře 950.

lesson-all-in-4 = Bea a Cyril mají ještě žetony. Mohou vás donutit složit?
    .choice-1 = Ne
    .choice-2 = Ano
    .right = O ničem už nerozhodujete a čekáte na odkrytí karet (ALLIN-4).
    .wrong-2 = Žádnou sázkou už vás ze hry nikdo nevyžene (ALLIN-4).

lesson-all-in-5 = Jiné rozdání: sázíte znovu 950, Bea dorovnává, ale Cyril má jen 400. Kolik získáte, když vyhrajete všechno?
    .right = Cyril ztrácí 400 a Bea 950: 400 + 950 = 1 350.
    .wrong-1 = Cyril nemůže prohrát víc než 400: 400 + 950 = 1 350.
    .wrong-2 = 950 z toho je vašich: 2 300 − 950 = 1 350.

lesson-all-in-6 = Smí Cyril vložit 400, i když dorovnání stojí 950?
    .choice-1 = Ano
    .choice-2 = Ne
    .right = Kdo nemá na dorovnání dost, vloží všechno a zůstává (ALLIN-1). Pro all-in žádné minimum neplatí (BET-5).
    .wrong-2 = Pak by každý s krátkým stackem musel složit proti každé velké sázce (ALLIN-1).

lesson-all-in-7 = Cyril dorovnává za 400. Žetony má už jen Bea. Bude se na turnu sázet?
    .choice-1 = Ne
    .choice-2 = Ano
    .right = Zbytek společných karet se vyloží hned: není proti komu sázet (ALLIN-9, ROUND-12).
    .wrong-2 = A proti komu? Ke kolu jsou třeba dva hráči s žetony (ROUND-12).

lesson-all-in-8 = Sázíte 100 a Bea dorovnává posledními 60. Kolik se vám vrátí?
    .right = 100 − 60 = 40: nemá je kdo dorovnat (ALLIN-11).
    .wrong-1 = Zbylých 40 by Bea nikdy nemohla vyhrát, a tak se vracejí.
    .wrong-2 = Počítejte 100 − 60 = 40: co nikdo nedorovná, to se vrací.

lesson-all-in-q1 = Máte 30 a proti vám je sázka 50. Co můžete udělat?
    .choice-1 = Složit, nebo dorovnat za 30
    .choice-2 = Dorovnat 50
    .choice-3 = Zvýšit
    .right = Všechno, co máte, na setrvání ve hře stačí (ALLIN-1).
    .wrong-2 = Máte jen 30, ale na setrvání ve hře to stačí (ALLIN-1).
    .wrong-3 = Zvýšení je víc než dorovnání a vy nemáte ani na to.

lesson-all-in-q2 = Máte 25 a sázka je 20. Smíte jít all-in?
    .choice-1 = Ano, za 25
    .choice-2 = Ne, zvýšit se musí aspoň na 40
    .right = All-in smí být za jakoukoli částku (ALLIN-2, BET-5).
    .wrong-2 = Pro all-in minimum neplatí (ALLIN-2, BET-5).

lesson-all-in-q3 = Jste all-in za 80 a dorovnali dva hráči, kteří mají 80 nebo víc. Kolik od nich můžete nejvýš vyhrát?
    .right = Od každého 80: 2 × 80 = 160 (ALLIN-3).
    .wrong-1 = 80 z toho je vašich: 240 − 80 = 160.
