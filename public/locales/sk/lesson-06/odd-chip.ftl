# Lekcia: Žetón, ktorý sa nedá rozdeliť.

lesson-odd-chip = Žetón, ktorý sa nedá rozdeliť
    .goal = Po tejto lekcii viete, komu patria žetóny navyše.

lesson-odd-chip-1 = Adam (malý blind) a vy (vpravo od buttonu) máte zhodu, bank je 25. Rozdeľte ho.
    .right = Adam 13, vy 12: žetón navyše patrí prvému z hráčov so zhodou vľavo od buttonu (ODD-2).
    .wrong-1 = Vy ste na rade neskôr než Adam a žetón patrí tomu, kto je skôr (ODD-2).
    .wrong-2 = Žetón sa rozpoliť nedá a na stole nezostane: jeden z vás berie 13 (ODD-2).
    .wrong-3 = Pri zhode sa najprv delí rovným dielom. Jednému pripadne len žetón navyše.
    .wrong-4 = Pri zhode sa najprv delí rovným dielom. Jednému pripadne len žetón navyše.

lesson-odd-chip-2 = V inej herni patrí žetón navyše tomu, kto je najbližšie k buttonu proti smeru hodinových ručičiek. Rozdeľte 25.
    .right = Vy 13, Adam 12: proti smeru hodinových ručičiek ste k buttonu bližšie vy (ODD-2).
    .wrong-1 = To je predvolené pravidlo. V tejto herni sa od buttonu počíta na druhú stranu (ODD-2).

lesson-odd-chip-3 = V banku je 50 a zhodu majú traja: malý blind (Adam), miesto 4 (Dora) a vy na buttone. Rozdeľte ho.
    .right = 3 × 16 = 48 a zvyšné 2 idú po jednom zľava od buttonu: 17, 17, 16 (ODD-3).
    .wrong-1 = Tak to majú len niektoré herne: celý zvyšok dostane jediný hráč (ODD-3).
    .wrong-2 = Začína sa vľavo od buttonu. Button príde na rad posledný (ODD-3).

lesson-odd-chip-4 = V banku 25 leží päť žetónov po 5, najmenší žetón je 1. Dvaja majú zhodu: koľko dostane prvý?
    .right = Najprv sa rozmení, potom delí: naozaj navyše je len 1 (ODD-1).
    .wrong-1 = Žetóny po 5 sa dajú rozmeniť a diely sú 13 a 12 (ODD-1).

lesson-odd-chip-5 = Rozhoduje o žetóne navyše farba?
    .choice-1 = Nie
    .choice-2 = Áno
    .right = V stude áno, a to najvyššia farba v kombinácii. V hold’eme nikdy (ODD-4).
    .wrong-2 = Farby sú tu rovnaké a rozhoduje miesto (ODD-2, ODD-4).

lesson-odd-chip-q1 = V banku je 101 a víťazi sú dvaja: button a veľký blind. Ako sa bank delí?
    .choice-1 = Veľký blind 51, button 50
    .choice-2 = Button 51, veľký blind 50
    .choice-3 = Každý 50 a jeden žetón zostane
    .right = Veľký blind je vľavo od buttonu skôr (ODD-2).
    .wrong-2 = Žetón patrí prvému vľavo od buttonu a button je až posledný (ODD-2).
    .wrong-3 = Žetón navyše vždy niekto dostane (ODD-2).

lesson-odd-chip-q2 = V banku je 100 a víťazi sú traja: miesto 2, miesto 5 a miesto 6 na buttone. Čo je správne?
    .choice-1 = Miesto 2 dostane 34
    .choice-2 = Všetci dostanú 33
    .choice-3 = Button dostane 34
    .right = 3 × 33 = 99 a žetón navyše má prvý vľavo od buttonu (ODD-2).
    .wrong-2 = Jeden žetón zostáva: 3 × 33 = 99.
    .wrong-3 = Button je v poradí posledný (ODD-2).

lesson-odd-chip-q3 = V banku je 14, víťazi sedia na miestach 1, 2, 3 a 4, button je na 4. Koľko dostanú miesta 1 až 4?
    .choice-1 = 4, 4, 3, 3
    .choice-2 = 5, 3, 3, 3
    .choice-3 = 3, 3, 4, 4
    .right = 4 × 3 = 12 a zvyšné 2 idú po jednom zľava od buttonu (ODD-3).
    .wrong-2 = Oba žetóny nedostane jeden hráč: každému po jednom, postupne (ODD-3).
    .wrong-3 = Začína sa vľavo od buttonu (ODD-3).
