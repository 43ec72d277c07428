# Lekcia: koľko navýšení sa smie v jednom kole limitu.

lesson-limit-cap = Trikrát navýšiť a dosť
    .goal = Po tejto lekcii spočítate navýšenia v limitnom kole a spoznáte, kedy sú stávky uzavreté (cap).

lesson-limit-cap-1 = Limit 5–10, flop. Adam vsádza 5, Bea navyšuje na 10, Cyril na 15, Dora na 20. Počítajte s nimi: stávka, potom navýšenie 1, 2 a 3. Na rade ste vy.

lesson-limit-cap-2 = Ktoré tlačidlá máte?
    .right = Tretie navýšenie je cap: zostáva len dorovnať alebo položiť karty (LIMIT-5, LIMIT-7).
    .wrong-1 = Prvá stávka navýšenie nie je, lenže po nej prišli tri: na 10, 15 a 20. Štvrté sa nesmie (LIMIT-6).

lesson-limit-cap-3 = Koľko vás stojí dorovnanie?
    .right = Najvyššiu stávku kola, 20: zatiaľ nemáte vložený ani žetón.
    .wrong-1 = 25 by bolo štvrté navýšenie. Najvyššia stávka je 20.
    .wrong-2 = 5 bola len stávka a na nej ležia tri navýšenia po 5: 20.

lesson-limit-cap-4 = Kladiete karty. Koľko zaplatí za dorovnanie Adam?
    .right = 20 − 5 = 15: stávka 5 už je vložená.
    .wrong-1 = 5 už má Adam vložené, chýba teda 20 − 5 = 15.

lesson-limit-cap-5 = Ostatní dorovnávajú. Koľko žetónov sa v tomto kole vloží spolu?
    .right = Štyria hráči po 20: 4 × 20 = 80.
    .wrong-1 = Od vás tam nie je ani žetón, platia len štyria: 4 × 20 = 80.
    .wrong-2 = 50 bolo pred tromi dorovnaniami: 50 + 15 + 10 + 5 = 80.

lesson-limit-cap-6 = Limit 2–4 pred flopom, máte veľký blind a ostatní navyšujú na 4, na 6 a na 8. Smiete navýšiť?
    .choice-1 = Nie
    .choice-2 = Áno, na 10
    .right = Veľký blind 2 tu zastupuje prvú stávku; 4, 6 a 8 sú tri navýšenia. Cap je 4 × 2 = 8 (LIMIT-6).
    .wrong-2 = Len tam, kde herný poriadok dovoľuje v kole štyri navýšenia (LIMIT-3).

lesson-limit-cap-7 = Limit 2–4 v cash game, na turne hráte len dvaja: stávka 4, navýšenia na 8, 12 a 16. Smiete navýšiť?
    .choice-1 = Áno, na 20
    .choice-2 = Nie
    .right = Keď zostávajú dvaja hráči, v cash game žiadny cap nie je (LIMIT-4).
    .wrong-2 = Tak je to v turnaji. V cash game smú dvaja navyšovať ďalej (LIMIT-4).

lesson-limit-cap-8 = A teraz to isté v turnaji: stávka 4, navýšenia na 8, 12 a 16. Smiete navýšiť?
    .choice-1 = Nie
    .choice-2 = Áno, na 20
    .right = Na 16 sú stávky uzavreté, v turnaji aj medzi dvoma hráčmi (LIMIT-4).
    .wrong-2 = To je pravidlo cash game. V turnaji cap platí ďalej (LIMIT-4).

lesson-limit-cap-9 = Hold’em má štyri stávkové kolá a v každom tri navýšenia. Hry, ktoré majú len dve kolá, napríklad draw a lowball, dovoľujú o jedno viac: jednu stávku a štyri navýšenia (LIMIT-8).

lesson-limit-cap-q1 = Limit 10–20, na flope traja hráči: stávka 10, navýšenia na 20 a na 30. Koľko navýšení ešte zostáva?
    .right = Padli dve, smú byť tri: zostáva jedno (LIMIT-3).
    .wrong-1 = Zatiaľ boli len dve navýšenia: na 20 a na 30.
    .wrong-2 = Stávka 10 navýšenie nie je, ale na 20 a na 30 už áno.

lesson-limit-cap-q2 = Limit 3–6, na turne hrajú traja. Aký vysoký je cap?
    .right = Jedna stávka a tri navýšenia po 6: 4 × 6 = 24 (LIMIT-2, LIMIT-6).
    .wrong-1 = Na turne sa vsádza po 6, nie po 3: 4 × 6 = 24.
    .wrong-2 = Jedna stávka a tri navýšenia sú štyrikrát 6: 24.

lesson-limit-cap-q3 = Koľko navýšení smie byť v jednom kole no limitu?
    .choice-1 = Koľko hráči chcú
    .choice-2 = Tri
    .right = Navýšenia sa počítajú len v limitných hrách (NOLIM-2).
    .wrong-2 = Cap patrí k limitu. V no limite sa navýšenia nepočítajú (NOLIM-2).
