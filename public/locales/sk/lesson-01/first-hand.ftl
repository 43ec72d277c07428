# Lekcia: Vaše prvé rozdanie.

lesson-first-hand = Vaše prvé rozdanie
    .goal = Po tejto lekcii odohráte celé rozdanie od prvých kariet až po ich vyloženie a vymenujete jeho osem krokov.

lesson-first-hand-1 = Bea vkladá 1 a Cyril 2. V každom rozdaní dávajú dvaja hráči žetóny ešte pred kartami, aby bolo o čo hrať.

lesson-first-hand-2 = Každý dostáva dve karty lícom nadol, po jednej v dvoch kolách (DEAL-1). Vaše karty vidíte len vy a nikto iný ich nepozná (DEAL-4).

lesson-first-hand-3 = Zostať v hre stojí 2. Dorovnajte.
    .right = Vaše 2 sú na stole a ste v hre. Teraz prídu na rad ostatní, jeden po druhom.
    .wrong-1 = Tým by sa pre vás rozdanie skončilo skôr, než uvidíte jedinú spoločnú kartu (FOLD-1). Vezmite to späť a dorovnajte.
    .wrong-2 = Navýšiť môžete, ale pozrime sa na prvé karty lacno. Dorovnajte 2.

lesson-first-hand-4 = Flop: na stole ležia tri karty, K♥ 7♦ 4♠. Sú spoločné, patria všetkým trom hráčom (BOARD-1).

lesson-first-hand-5 = Držíte A♠ K♦. Čo máte spolu so stolom?
    .choice-1 = Dvojicu kráľov
    .choice-2 = Nič
    .choice-3 = Postupku
    .right = Váš kráľ a kráľ na stole tvoria dvojicu.
    .wrong-2 = Pozrite sa na svojho kráľa a na kráľa na stole: dve rovnaké karty sú dvojica.
    .wrong-3 = Postupka je päť kariet za sebou v rôznych farbách. Vy máte dva krále, teda dvojicu.

lesson-first-hand-6 = Bea aj Cyril checkujú, nikto nevsádza. Vsaďte 4.
    .right = Teraz musia súperi dorovnať 4, alebo to vzdať.
    .wrong-1 = Je to zadarmo a niekedy aj správne. Tentoraz nech si súperi zaplatia: vsaďte 4.
    .wrong-2 = Zahodíte najlepšiu kombináciu, hoci zostať v hre nič nestojí. Vezmite to späť.
    .wrong-3 = Vsadiť tu smiete od 2 do 98. V tomto rozdaní vsaďte 4.

lesson-first-hand-7 = Bea dorovnáva 4, Cyril kladie karty. Prichádza turn, štvrtá spoločná karta (BOARD-2), a Bea checkuje.

lesson-first-hand-8 = Ste znova na rade. Dajte check.
    .right = To bolo zadarmo. Teraz príde river, piata a posledná karta (BOARD-3).
    .wrong-1 = Môžete, ale tu dajte check a uvidíte, kto je na tom lepšie.
    .wrong-2 = Check je zadarmo. Karty si nechajte.

lesson-first-hand-9 = River je J♦. Bea checkuje ešte raz. Dajte check aj vy.
    .right = Posledné stávkové kolo sa skončilo, teraz sa karty vyložia (SHOW-1).
    .wrong-1 = Môžete, ale tu dajte check a uvidíte, kto je na tom lepšie.
    .wrong-2 = Check je zadarmo. Karty si nechajte.

lesson-first-hand-10 = Po poslednom kole zostávate dvaja, a tak sa karty vykladajú (SHOW-1). Bea má dvojicu dolníkov. Kto vyhráva?
    .choice-1 = Vy
    .choice-2 = Bea
    .choice-3 = O bank sa delíte
    .right = Krále porážajú dolníky: beriete 14, všetko, čo sa vsadilo (GAME-4).
    .wrong-2 = Každý máte jednu dvojicu, a tak vyhráva tá vyššia: krále sú viac ako dolníky (RANK-14).
    .wrong-3 = O bank sa delia len rovnako dobré kombinácie (GAME-5).

lesson-first-hand-11 = Osem krokov: dve karty, stávky, flop, stávky, turn, stávky, river, stávky a vyloženie kariet (GAME-2). Vkladáte 6 a beriete 14: máte o 8 viac. Vyhrať sa dá takto alebo tak, že všetci ostatní položia karty (GAME-1).

lesson-first-hand-q1 = Koľko stávkových kôl má rozdanie?
    .right = Pred flopom, na flope, na turne a na riveri (ROUND-1).
    .wrong-1 = Počítajte aj to pred flopom.
    .wrong-2 = Po vyložení kariet sa už nevsádza.

lesson-first-hand-q2 = Koľko spoločných kariet leží nakoniec na stole?
    .right = Tri na flope, potom turn a river: 3 + 1 + 1 = 5.
    .wrong-1 = To je flop. Nasleduje ešte turn a river (BOARD-2, BOARD-3).
    .wrong-2 = Zo siedmich si každý hráč vyberá: 2 + 5 = 7.

lesson-first-hand-q3 = Traja hráči vkladajú po 2, potom dvaja z nich ešte po 4. Aký veľký je bank?
    .right = Trikrát 2 a dvakrát 4: 6 + 8 = 14 (GAME-4).
    .wrong-1 = Pripočítajte kolo na flope: 6 + 8 = 14.
    .wrong-2 = Aj 2 od hráča, ktorý položil karty, zostávajú v banku.
