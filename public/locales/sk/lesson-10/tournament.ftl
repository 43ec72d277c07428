# Lekcia: kto z turnaja vypadáva, kto je koľký a čo za to dostane.

lesson-tournament = Kým nemá všetko jeden
    .goal = Po tejto lekcii poviete, kto z turnaja vypadol, kto je koľký a koľko ktoré miesto berie.

lesson-tournament-1 = Turnaj pre desať hráčov: každý platí zápisné 50 a dostáva 1 000 žetónov (TOURN-1). Tieto žetóny nie sú peniaze a späť sa nepredávajú (TOURN-4).

lesson-tournament-2 = Aká je celková suma na výhry?
    .right = Zápisné všetkých dokopy: 10 × 50 = 500 (TOURN-7).
    .wrong-1 = 10 × 1 000 = 10 000 je žetónov. Tie nie sú peniaze: na výhry je 10 × 50 = 500.

lesson-tournament-3 = 500 sa delí na 50, 30 a 20 percent. Aká je prvá výhra?
    .right = 50 percent z 500 je 250 (TOURN-7).
    .wrong-1 = 50 je podiel v percentách. 50 percent z 500 je 250.

lesson-tournament-4 = Aká je druhá výhra, 30 percent z 500?
    .right = 30 percent z 500 je 150.
    .wrong-1 = 30 je podiel v percentách. 30 percent z 500 je 150.

lesson-tournament-5 = A aká je tretia výhra, 20 percent z 500?
    .right = 20 percent z 500 je 100. Dokopy: 250 + 150 + 100 = 500.
    .wrong-1 = 20 je podiel v percentách. 20 percent z 500 je 100.

lesson-tournament-6 = Máte 700 žetónov a chcete skončiť a vziať si ich domov. Čo sa stane?
    .choice-1 = To sa nedá
    .choice-2 = Dostanete 700 v peniazoch
    .right = Turnaj sa pre vás končí s nulou žetónov alebo víťazstvom (TOURN-2, TOURN-3). Keď odídete, hrá sa bez vás a vaše karty sa kladú.
    .wrong-2 = Turnajové žetóny sa späť nepredávajú (TOURN-4).

lesson-tournament-7 = Máte tri deviatky. Adam je all-in za 800, Bea za 500. Dorovnajte.
    .right = Tri deviatky sú silné karty; dorovnanie stojí 800 a v banku je 1 900.
    .wrong-1 = Môžete, ale máte tri deviatky: dorovnajte.

lesson-tournament-8 = Vsadiť sa už nedá. Čo sa stane s kartami?
    .choice-1 = Všetky sa otočia lícom nahor, potom prídu turn a river
    .choice-2 = Zostanú zakryté až do riveru
    .choice-3 = Ukáže ich len ten, kto prehrá
    .right = V turnaji sa všetky karty v hre otočia, len čo je po stávkach (ALLIN-10). V cash game bežne zostávajú zakryté.
    .wrong-2 = Tak je to bežne v cash game. V turnaji sa otočia hneď (ALLIN-10).
    .wrong-3 = Karty otočia všetci, čo sú ešte v hre (ALLIN-10).

lesson-tournament-9 = Adam aj Bea prichádzajú o všetko. Na začiatku rozdania má Adam 1 000, Bea 700. Kto bude vyššie?
    .choice-1 = Adam
    .choice-2 = O miesto sa delia
    .choice-3 = Bea, lebo má druhú najlepšiu kombináciu
    .right = Vyššie je ten, kto má na začiatku rozdania viac žetónov (TOURN-6).
    .wrong-2 = O miesto by sa delili, len keby rozdanie začali s rovnakým počtom žetónov (TOURN-6).
    .wrong-3 = Karty tu nerozhodujú, len stack na začiatku rozdania (TOURN-6).

lesson-tournament-10 = Hráte štyria. Prvá vypadáva Dora, potom Bea a Cyril. Zoraďte miesta od prvého po posledné.
    .right = Vyhrávate vy, potom Cyril, Bea a Dora: poradie je opačné, než ako sa vypadáva (TOURN-6).
    .wrong-1 = Kto vypadne prvý, je posledný: začnite od seba, potom Cyril, Bea, Dora.
    .wrong-2 = Zoznam tých, čo vypadli, obráťte: Cyril, Bea, Dora.

lesson-tournament-11 = Čo je v turnaji zvláštne: ante v neskorších úrovniach, v limite cap aj medzi dvoma hráčmi, po all-ine karty lícom nahor, žiadny straddle (TOURN-12). V ligových turnajoch krupiér nehrá (TOURN-11). Niekde sa v prvej fáze smie dokúpiť (TOURN-5).

lesson-tournament-q1 = Deväť hráčov, zápisné 100, výhry 50, 30 a 20 percent. Aká je tretia výhra?
    .right = Na výhry je 9 × 100 = 900 a 20 percent z toho je 180.
    .wrong-1 = 270 je druhá výhra: 30 percent z 900. Tretia je 20 percent: 180.
    .wrong-2 = Na výhry je 900, nie 1 000: 20 percent z 900 je 180.

lesson-tournament-q2 = Vypadávajú postupne Ida, Hugo a Gita, vyhráva Filip. Kto je tretí?
    .choice-1 = Hugo
    .choice-2 = Gita
    .choice-3 = Ida
    .right = Filip, Gita, Hugo, Ida: poradie je opačné, než ako sa vypadáva (TOURN-6).
    .wrong-2 = Gita vypadáva z tých troch ako posledná, je teda druhá.
    .wrong-3 = Ida vypadáva prvá, a tak je posledná.

lesson-tournament-q3 = V turnaji ste bez žetónov. Smiete si kúpiť nové?
    .choice-1 = Len keď turnaj dovoľuje rebuy, a to v prvej fáze
    .choice-2 = Vždy
    .right = Rebuy je výnimka a len v prvej fáze (TOURN-5).
    .wrong-2 = Tak je to v cash game (CASH-3). V turnaji je to výnimka (TOURN-5).
