# Lekcia: rastúce blindy, ante a neúplný blind.

lesson-levels-and-antes = Blindy, ktoré rastú
    .goal = Po tejto lekcii viete, ako sa platí ante aj neúplný blind a ako menia cenu dorovnania.

lesson-levels-and-antes-1 = Hodiny turnaja: blindy 25/50, potom 50/100, potom 50/100 a k tomu ante. Blindy sa pravidelne zvyšujú (TOURN-8), aby nikto s krátkym stackom nemohol len sedieť a čakať (TOURN-9).

lesson-levels-and-antes-2 = Ante je desatina veľkého blindu. Koľko je to pri 50/100?
    .right = Desatina zo 100 je 10 (ANTE-2).
    .wrong-1 = 5 je desatina malého blindu. Ante sa riadi veľkým: 10 (ANTE-2).

lesson-levels-and-antes-3 = Hrá šesť hráčov, blindy sú 50/100, ante 10. Koľko je v banku pred prvým ťahom?
    .right = Šesť ante, 6 × 10 = 60, a blindy: 60 + 150 = 210 (ANTE-3).
    .wrong-1 = Ante platí každý, nie jediný hráč: 6 × 10 = 60 a 60 + 150 = 210 (ANTE-3).
    .wrong-2 = 150 sú samotné blindy. Pridajte šesť ante: 60 + 150 = 210.

lesson-levels-and-antes-4 = Začínate vy. Koľko vás stojí dorovnanie?
    .right = 100, teda veľký blind: ante do stávky nepatrí (ANTE-4).
    .wrong-1 = Vaše ante leží v banku a inak sa nepočíta. Dorovnanie stojí 100 (ANTE-4).

lesson-levels-and-antes-5 = Dorovnávate, ostatní kladú karty. Koľko dopláca malý blind, Adam?
    .right = 100 − 50 = 50: blind sa počíta, ante nie (ANTE-4).
    .wrong-1 = Malý blind 50 sa počíta, ante 10 nie: 100 − 50 = 50.

lesson-levels-and-antes-6 = Adam dorovnáva. Ktoré tlačidlá má Bea, veľký blind?
    .right = Bea už má vložených 100: check je zadarmo a navýšiť sa dá tiež.
    .wrong-1 = Bea má vložených 100 a za ante už nič nedopláca (ANTE-4).

lesson-levels-and-antes-7 = Na čo sú blindy a ante?
    .choice-1 = Oboje núti vložiť žetóny do banku
    .choice-2 = Platí sa nimi herni
    .right = Bez nich by nebolo o čo hrať (ANTE-5). V hold’eme sa ante platí len v niektorých turnajoch, v neskorších úrovniach (ANTE-1).
    .wrong-2 = Vyhráva ich ten, kto vyhrá rozdanie. Oboje je tu preto, aby bolo v banku o čo hrať (ANTE-5).

lesson-levels-and-antes-8 = Blindy sú 5/10, ale Cyril má na veľký blind len 6. Vypadáva?
    .choice-1 = Nie
    .choice-2 = Áno
    .right = Cyril vloží 6 a je all-in (TOURN-10).
    .wrong-2 = Vypadáva sa s nulou žetónov. Cyril vloží posledných 6 a hrá ďalej, all-in (TOURN-10).

lesson-levels-and-antes-9 = Cyril dáva 6 z 10. Koľko vás stojí dorovnanie?
    .right = Veľký blind platí za 10, aj keď je neúplný (BLIND-17).
    .wrong-1 = Pre ostatných platí blind ako celý: 10 (BLIND-17).

lesson-levels-and-antes-10 = A na koľko je najmenšie navýšenie?
    .right = Počíta sa z celého blindu: 10 + 10 = 20.
    .wrong-1 = 12 je dvakrát 6. Počíta sa z celého blindu: 10 + 10 = 20 (BLIND-17).

lesson-levels-and-antes-11 = Dorovnávate 10 a Bea dopláca 5. Rozdeľte žetóny do bankov.
    .right = Hlavný bank 3 × 6 = 18 pre všetkých troch; o vedľajší bank 4 + 4 = 8 hráte vy a Bea.
    .wrong-1 = 6 dáva každý z vás troch: 3 × 6 = 18.
    .wrong-2 = Nad 6 ležia 4 od vás a 4, ktoré dáva Bea: 4 + 4 = 8.

lesson-levels-and-antes-q1 = Hrá deväť hráčov, blindy sú 100/200, ante 20. Koľko je v banku pred prvým ťahom?
    .right = 9 × 20 = 180 a 180 + 300 = 480 (ANTE-3).
    .wrong-1 = 300 sú blindy. K tomu deväť ante po 20, teda 180.
    .wrong-2 = Ante platí každý, nie jediný hráč: 9 × 20 = 180 a 180 + 300 = 480.

lesson-levels-and-antes-q2 = Blindy sú 100/200, ante 20. Koľko vloží ten, kto dorovnáva, keď ante nepočítame?
    .right = Veľký blind, 200 (ANTE-4).
    .wrong-1 = Ante do ceny dorovnania nepatrí: tá je celých 200 (ANTE-4).

lesson-levels-and-antes-q3 = Blindy sú 200/400 a veľký blind má len 150. Koľko stojí dorovnanie ostatných?
    .right = Veľký blind platí celý: 400 (BLIND-17).
    .wrong-1 = 150 tam síce leží, ale blind platí, akoby bol celý: 400 (BLIND-17).
