# Lekcia: Kto ukazuje prvý.

lesson-who-shows-first = Kto ukazuje prvý
    .goal = Po tejto lekcii určíte poradie ukazovania po akomkoľvek poslednom kole.

lesson-who-shows-first-1 = River: vsádzate 10, Bea a Cyril dorovnávajú. V akom poradí sa ukazujú karty?
    .right = Stávka je vaša a nikto nenavýšil, a tak začínate (SHOW-3).
    .wrong-1 = Vsádzate vy, a tak aj začínate. Kto dorovnal posledný, ukazuje posledný.

lesson-who-shows-first-2 = River: checkujete, Bea vsádza 10, Cyril a vy dorovnávate. V akom poradí sa ukazujú karty?
    .right = Začína Bea, lebo vsádza; ostatní nasledujú v smere hodinových ručičiek (SHOW-4).
    .wrong-1 = Len čo niekto vsadí, nezáleží na tom, kto bol v kole prvý na rade.
    .wrong-2 = V smere hodinových ručičiek po nej nasleduje Cyril.

lesson-who-shows-first-3 = Vsádzate 10, Bea navyšuje na 30, Cyril a vy dorovnávate. V akom poradí sa ukazujú karty?
    .right = Posledná navyšuje Bea, a tak začína (SHOW-2).
    .wrong-1 = Vašu stávku niekto navýšil a začína ten, kto navýšil naposledy.

lesson-who-shows-first-4 = Vsádzate 10, Bea navyšuje na 30, Cyril na 50, vy a Bea dorovnávate. V akom poradí sa ukazujú karty?
    .right = Posledný navyšuje Cyril, a tak začína; vy a Bea nasledujete v smere hodinových ručičiek (SHOW-3).
    .wrong-1 = Bea síce navyšuje, ale Cyril až po nej, a tak začína on.

lesson-who-shows-first-5 = River: všetci checkujú. V akom poradí sa ukazujú karty?
    .right = Nikto nevsadil, a tak začína ten, kto bol prvý na rade (SHOW-5).

lesson-who-shows-first-6 = Na turne vsádza Cyril, vy a Bea dorovnávate, na riveri všetci checkujú. V akom poradí sa ukazujú karty?
    .right = V poslednom kole nikto nevsadil, a tak začína ten, kto bol prvý na rade (SHOW-5).
    .wrong-1 = Cyril vsádza na turne. V poslednom kole nevsadil nikto (SHOW-5).

lesson-who-shows-first-7 = To isté v herni, kde začína posledný agresor celého rozdania. Aké je poradie teraz?
    .right = V niektorých kluboch začína posledný agresor celého rozdania, tu Cyril (SHOW-5). Prečítajte si herný poriadok.

lesson-who-shows-first-q1 = River: A vsádza, B navyšuje, A dorovnáva. Kto ukazuje prvý?
    .choice-1 = B
    .choice-2 = A
    .right = Posledný navyšuje B (SHOW-2).
    .wrong-2 = Posledný agresor je B (SHOW-2).

lesson-who-shows-first-q2 = Na riveri všetci checkujú. Button je na mieste 4, hrajú miesta 1, 3 a 4. Kto ukazuje prvý?
    .choice-1 = Miesto 1
    .choice-2 = Miesto 4
    .right = Začína ten, kto bol prvý na rade, teda prvý vľavo od buttonu (SHOW-5).
    .wrong-2 = Button je na rade posledný, a tak aj ukazuje posledný (SHOW-5).

lesson-who-shows-first-q3 = A, B a C sedia v smere hodinových ručičiek. B vsádza, potom C a A dorovnajú. Kto ukazuje posledný?
    .choice-1 = A
    .choice-2 = C
    .right = Začína B a v smere hodinových ručičiek nasleduje C a A (SHOW-4).
    .wrong-2 = V smere hodinových ručičiek od B je najprv C, potom A (SHOW-4).
