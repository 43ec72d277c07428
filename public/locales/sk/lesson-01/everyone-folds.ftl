# Lekcia: Výhra bez kariet.

lesson-everyone-folds = Výhra bez kariet
    .goal = Po tejto lekcii viete, kedy sa rozdanie končí predčasne, kto berie bank a čo stojí položiť karty.

lesson-everyone-folds-1 = Máte J♥ 10♥ a začínate. Navýšte na 6.
    .right = Teraz musia Adam, Bea aj Cyril odpovedať: dorovnať 6, znova navýšiť alebo položiť karty (ROUND-9).
    .wrong-1 = Môžete, ale tu navýšte na 6 a uvidíte, čo sa stane.
    .wrong-2 = Potom blindy získa niekto iný. Navýšte na 6.

lesson-everyone-folds-2 = Adam, Bea aj Cyril kladú karty. Nikto ďalší v hre nie je: rozdanie sa hneď končí a bank je váš (GAME-15).

lesson-everyone-folds-3 = Koľko vyhrávate od ostatných?
    .right = Malý blind 1 a veľký blind 2: 1 + 2 = 3. Vašich vlastných 6 sa vám len vracia.
    .wrong-1 = Z tých 9 je 6 vašich vlastných.
    .wrong-2 = 5 je bank, ktorý dostanete, keď sa vám vrátia 4 nedorovnané žetóny. 2 z neho sú vaše.
    .wrong-3 = Vyhrávate oba blindy: 1 + 2 = 3.

lesson-everyone-folds-4 = Musíte svojho dolníka a desiatku ukázať?
    .choice-1 = Nie
    .choice-2 = Áno
    .right = Ukazovať treba, len keď o bank ešte niekto hrá s vami (SHOW-9).
    .wrong-2 = Pri vyložení kariet áno. Tu však všetci ostatní položili karty (SHOW-9).

lesson-everyone-folds-5 = Koľko spoločných kariet prišlo v tomto rozdaní na stôl?
    .right = Ďalšie karty prídu, len keď sú v hre aspoň dvaja hráči (BOARD-6).
    .wrong-1 = Už nie je s kým hrať, a tak flop nepríde.
    .wrong-2 = Pre jediného hráča sa karty nedokladajú.

lesson-everyone-folds-6 = Iné rozdanie: jeden pred vami vsadil, druhý dorovnal a vaše 7♣ 6♣ sú nanič. Položte karty.
    .right = Ste mimo rozdania. Viac už prehrať nemôžete.
    .wrong-1 = Ďalších 15, keď máte v ruke najviac sedmičku? Vezmite to späť a položte karty.
    .wrong-2 = Navýšenie by tu bol blaf. Nechajte si ho na inokedy a položte karty.

lesson-everyone-folds-7 = Keď ste na rade, leží v strede 60. Koľko z toho je od vás?
    .right = Tých 10 tam zostáva a hrajú o ne ostatní (FOLD-1).
    .wrong-1 = Vašich 10 z prvého kola sa nevracia.
    .wrong-2 = 15 je cena, ktorú neplatíte.
    .wrong-3 = V prvom kole vložil každý z troch hráčov 10.

lesson-everyone-folds-q1 = Máte vložených 10 a kladiete karty. Koľko dostanete späť?
    .right = Nič: čo je vsadené, zostáva v banku (FOLD-1).
    .wrong-1 = Stávky zostávajú v banku (FOLD-1).
    .wrong-2 = Za položenie kariet sa nič nevracia.

lesson-everyone-folds-q2 = Na turne položia karty všetci okrem jedného. Rozdá sa river?
    .choice-1 = Nie
    .choice-2 = Áno
    .right = Keď zostane jediný hráč, rozdanie sa končí a ďalšie karty neprídu (BOARD-6).
    .wrong-2 = O bank už nemá s kým hrať.

lesson-everyone-folds-q3 = Blindy sú 1 a 2, navyšujete na 8 a všetci kladú karty. Koľko vyhrávate?
    .right = Oba blindy: 1 + 2 = 3. Tých 8 je vašich vlastných.
    .wrong-1 = 8 je vaše vlastné navýšenie. Vyhrávate oba blindy: 1 + 2 = 3.
    .wrong-2 = Od 11 odpočítajte svojich 8: 11 − 8 = 3.
