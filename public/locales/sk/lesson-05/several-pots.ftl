# Lekcia: Bank za bankom.

lesson-several-pots = Bank za bankom
    .goal = Po tejto lekcii viete po vrstvách zostaviť tri banky a dať každý tomu, komu patrí.

lesson-several-pots-1 = Pred flopom sú all-in všetci: Cyril za 10, vy za 30, Bea za 60, Adam za 100. Koľko dostane Adam späť?
    .right = Druhý najvyšší vklad je 60 a zvyšok nemá kto dorovnať: 100 − 60 = 40 (ALLIN-11).
    .wrong-1 = Posledných 40 nemá kto dorovnať: vracia sa 100 − 60 = 40.

lesson-several-pots-2 = Zostavte banky po vrstvách: najprv do 10, potom do 30, potom do 60.
    .right = 4 × 10 = 40, potom po 20 od troch: 3 × 20 = 60, potom po 30 od dvoch: 2 × 30 = 60 (POT-5).
    .wrong-1 = V 3 × 30 sa prvých 10 počíta druhý raz. Traja pridali už len po 20: 3 × 20 = 60.
    .wrong-2 = 40 z nich sa vrátilo. Medzi 30 a 60 leží 30 + 30 = 60.
    .wrong-3 = Po vrstvách: 4 × 10 = 40, 3 × 20 = 60, 2 × 30 = 60.

lesson-several-pots-3 = Skúška: koľko žetónov je spolu v bankoch a vo vrátenej sume?
    .right = 40 + 60 + 60 + 40 = 200, presne toľko mali všetci štyria spolu.
    .wrong-1 = Chýba v tom 40, ktoré sa vracia.

lesson-several-pots-4 = Vyloženie: Cyril má esá, vy krále, Bea dámy, Adam dolníky. Komu pripadne ktorý bank?
    .right = Hlavný bank berie Cyril, prvý vedľajší vy, druhý vedľajší Bea. Tri banky, traja víťazi (POT-5).
    .wrong-1 = Cyril má vložených 10 a hrá len o hlavný bank. O zvyšku sa rozhoduje ďalej rovnako (POT-8).
    .wrong-2 = Cyril má vložených 10 a hrá len o hlavný bank. O zvyšku sa rozhoduje ďalej rovnako (POT-8).
    .wrong-3 = Váš vklad je len 30. O tento bank hrajú Adam a Bea.

lesson-several-pots-5 = Druhý vedľajší bank vyhrala až tretia najlepšia kombinácia pri stole. Je to správne?
    .choice-1 = Áno
    .choice-2 = Nie, patrí druhej najlepšej
    .right = Berie ho najlepšia kombinácia z tých, čo doň dali (POT-7).
    .wrong-2 = To by platilo, len keby doň druhá najlepšia niečo vložila (POT-7).

lesson-several-pots-6 = Iné rozdanie: navyšujete na 150, Cyril dorovnáva. Máte dámy, Adam deviatky, Cyril eso a kráľa. Komu pripadne ktorý bank?
    .right = Oba sú vaše: 150 + 200 = 350. Jeden hráč môže vyhrať niekoľko bankov (POT-6).
    .wrong-1 = Adam má len deviatky, vy dámy, a hráte o oba banky.

lesson-several-pots-7 = Aký je váš výsledok v tomto rozdaní?
    .right = 350 − 150 = 200 (POT-6).
    .wrong-1 = 150 z toho je vašich: 350 − 150 = 200.
    .wrong-2 = Váš vklad je spolu 150, z toho 50 pri poslednom navýšení: 350 − 150 = 200.

lesson-several-pots-q1 = Hráči sú all-in za 25, 60 a 60. Aké vzniknú banky?
    .choice-1 = 75 a 70
    .choice-2 = 145 v jednom
    .choice-3 = 75 a 120
    .right = 3 × 25 = 75, potom 35 + 35 = 70 (POT-1).
    .wrong-2 = Vrstvy sú dve: 3 × 25 = 75, potom 35 + 35 = 70.
    .wrong-3 = Od oboch 60 najprv odrátajte 25: 35 + 35 = 70.

lesson-several-pots-q2 = Traja hráči so stackmi 20, 50 a 80 sú všetci all-in. Koľko sa vracia?
    .right = 80 − 50 = 30 nemá kto dorovnať (ALLIN-11).
    .wrong-1 = Druhý najvyšší vklad je 50: 80 − 50 = 30.
    .wrong-2 = Proti 80 nemá nikto viac než 50: 80 − 50 = 30.

lesson-several-pots-q3 = Hráči sú all-in za 10, 10, 40 a 40 a nikto nepoložil karty. Koľko bude bankov?
    .right = Dve rôzne sumy, dve vrstvy: 4 × 10 = 40 a 2 × 30 = 60.
    .wrong-1 = Rovnaké stacky tvoria jednu vrstvu: banky sú 40 a 60.
    .wrong-2 = Dve rôzne sumy, dve vrstvy.
