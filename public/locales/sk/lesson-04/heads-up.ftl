# Lekcia: Hra dvoch hráčov.

lesson-heads-up = Hra dvoch hráčov
    .goal = Po tejto lekcii zvládnete blindy a poradie, keď hrajú len dvaja.

lesson-heads-up-1 = Hrajú len dvaja a button máte vy. Kto dáva malý blind?
    .right = Vy. Keď hrajú dvaja, má malý blind button (BLIND-15).
    .wrong-1 = Pri troch a viac hráčoch by to bola Bea. Keď hrajú dvaja, má malý blind button (BLIND-15).

lesson-heads-up-2 = Kto dostane prvú kartu?
    .right = Bea. V tejto herni dostáva button kartu ako posledný, aj keď hrajú dvaja (DEAL-3).
    .wrong-1 = Button dostáva kartu posledný, aj keď hrajú dvaja. Niekde sa však začína pri malom blinde (DEAL-3).

lesson-heads-up-3 = Karty sú rozdané. Kto hovorí prvý?
    .right = Vy. Vľavo od veľkého blindu sedí button (BLIND-16).
    .wrong-1 = Veľký blind hovorí pred flopom posledný.

lesson-heads-up-4 = Dorovnajte 1.
    .right = Váš malý blind je doplnený na 2. Bea checkuje a prichádza flop.
    .wrong-1 = Keď položíte karty, vašu 1 vyhrá Bea. Dorovnajte.
    .wrong-2 = Môžete, na 4 alebo viac, ale tu dorovnajte.

lesson-heads-up-5 = Flop. A kto hovorí prvý teraz?
    .right = Bea. Od flopu začína prvý vľavo od buttonu, a to je veľký blind (BLIND-16).
    .wrong-1 = Malý blind začína len pri troch a viac hráčoch. Tu je malý blind na buttone.

lesson-heads-up-6 = Bea checkuje. Vsaďte 3.
    .right = Bea kladie karty a bank 4 je váš.
    .wrong-1 = Môžete, ale tu vsaďte 3.
    .wrong-2 = Check je zadarmo, nie je prečo karty klásť. Vsaďte 3.

lesson-heads-up-7 = V ďalšom rozdaní sa úlohy vymenia: button a malý blind má Bea, vy máte veľký blind.

lesson-heads-up-q1 = Hrajú dvaja, je river. Kto hovorí prvý?
    .choice-1 = Veľký blind
    .choice-2 = Malý blind
    .right = Od flopu hovorí button posledný, takže prvý je veľký blind (BLIND-16).
    .wrong-2 = Keď hrajú dvaja, má malý blind button a ten hovorí od flopu posledný.

lesson-heads-up-q2 = Z troch hráčov zostanú dvaja. Hráč na buttone …
    .choice-1 = dáva malý blind
    .choice-2 = dáva veľký blind
    .choice-3 = nedáva nič
    .right = Keď hrajú dvaja, má malý blind button (BLIND-15).
    .wrong-2 = Veľký blind patrí tomu druhému (BLIND-15).
    .wrong-3 = Blind dávajú v každom rozdaní práve dvaja hráči.

lesson-heads-up-q3 = Koľko hráčov na hold’em stačí?
    .right = Stačia dvaja (SEAT-1).
    .wrong-1 = Obvykle ich hrá viac, ale dvaja stačia (SEAT-1).
