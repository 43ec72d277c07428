# Lekcia: Všetko, čo máte, a nič viac.

lesson-all-in = Všetko, čo máte, a nič viac
    .goal = Po tejto lekcii viete, čo riskuje hráč, ktorý je all-in, čo môže vyhrať a čo sa mu vracia.

lesson-all-in-1 = Máte dve esá a 950 žetónov. Vsaďte všetko: 950.
    .right = All-in je suma, nie čarovné slovo: vsadíte všetko, čo máte.
    .wrong-1 = Môžete, ale v tejto lekcii vsaďte celých 950.
    .wrong-2 = Môžete, ale v tejto lekcii vsaďte celých 950.
    .wrong-3 = Máte dve esá a check je zadarmo.

lesson-all-in-2 = Bea dorovnáva. Koľko môžete od nej najviac vyhrať?
    .right = Od každého súpera najviac toľko, koľko vložíte vy (ALLIN-3).
    .wrong-1 = Bea má viac, ale v hre je len vašich 950 (BUYIN-8).

lesson-all-in-3 = Cyril tiež dorovnáva. Koľko získate, keď vyhráte?
    .right = Po 950 od každého: 2 × 950 = 1 900.
    .wrong-1 = To je bank a 950 z neho je vašich.
    .wrong-2 = Počítajte 2 × 950 = 1 900: od každého súpera 950.

lesson-all-in-4 = Bea a Cyril majú ešte žetóny. Môžu vás prinútiť položiť karty?
    .choice-1 = Nie
    .choice-2 = Áno
    .right = O ničom už nerozhodujete a čakáte na vyloženie kariet (ALLIN-4).
    .wrong-2 = Stávkou vás z hry už nikto nevytlačí (ALLIN-4).

lesson-all-in-5 = Iné rozdanie: vsádzate znova 950, Bea dorovnáva, ale Cyril má len 400. Koľko získate, keď vyhráte všetko?
    .right = Cyril stráca 400 a Bea 950: 400 + 950 = 1 350.
    .wrong-1 = Cyril nemôže prehrať viac než 400: 400 + 950 = 1 350.
    .wrong-2 = 950 z toho je vašich: 2 300 − 950 = 1 350.

lesson-all-in-6 = Smie Cyril vložiť 400, aj keď dorovnanie stojí 950?
    .choice-1 = Áno
    .choice-2 = Nie
    .right = Kto na dorovnanie nemá, vloží všetko a zostáva (ALLIN-1). Pre all-in neplatí žiadne minimum (BET-5).
    .wrong-2 = Potom by každý s krátkym stackom musel položiť karty proti každej veľkej stávke (ALLIN-1).

lesson-all-in-7 = Cyril dorovnáva za 400. Žetóny má už len Bea. Bude sa na turne vsádzať?
    .choice-1 = Nie
    .choice-2 = Áno
    .right = Zvyšok spoločných kariet sa vyloží hneď: nie je proti komu vsádzať (ALLIN-9, ROUND-12).
    .wrong-2 = A proti komu? Na stávkové kolo treba dvoch hráčov so žetónmi (ROUND-12).

lesson-all-in-8 = Vsádzate 100 a Bea dorovnáva poslednými 60. Koľko sa vám vráti?
    .right = 100 − 60 = 40: nemá ich kto dorovnať (ALLIN-11).
    .wrong-1 = Zvyšných 40 by Bea nikdy nemohla vyhrať, a tak sa vracajú.
    .wrong-2 = Počítajte 100 − 60 = 40: čo nikto nedorovná, to sa vracia.

lesson-all-in-q1 = Máte 30 a proti vám je stávka 50. Čo môžete?
    .choice-1 = Položiť karty alebo dorovnať za 30
    .choice-2 = Dorovnať 50
    .choice-3 = Navýšiť
    .right = Všetko, čo máte, stačí, aby ste zostali v hre (ALLIN-1).
    .wrong-2 = Máte len 30, ale aj to stačí, aby ste zostali v hre (ALLIN-1).
    .wrong-3 = Navýšenie je viac než dorovnanie a vy nemáte ani naň.

lesson-all-in-q2 = Máte 25 a stávka je 20. Smiete ísť all-in?
    .choice-1 = Áno, za 25
    .choice-2 = Nie, navýšiť sa musí na 40
    .right = All-in smie byť akokoľvek veľký (ALLIN-2, BET-5).
    .wrong-2 = Pre all-in minimum neplatí (ALLIN-2, BET-5).

lesson-all-in-q3 = Ste all-in za 80 a dorovnali dvaja hráči, ktorí majú 80 alebo viac. Koľko od nich môžete najviac vyhrať?
    .right = Od každého 80: 2 × 80 = 160 (ALLIN-3).
    .wrong-1 = 80 z toho je vašich: 240 − 80 = 160.
