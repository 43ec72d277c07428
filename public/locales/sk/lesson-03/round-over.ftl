# Lekcia: Kedy sa kolo končí?

lesson-round-over = Kedy sa kolo končí?
    .goal = Po tejto lekcii spoznáte, kto je na rade a kedy smie prísť ďalšia karta.

lesson-round-over-1 = Adam checkuje. Kto je teraz na rade?
    .right = Vy. Hrá sa v smere hodinových ručičiek, jeden po druhom (ROUND-5).
    .wrong-1 = Kolo ide doľava: za miestom 1 (Adam) nasleduje vaše.
    .wrong-2 = To je o jedno miesto ďalej.

lesson-round-over-2 = Ste na rade. Vsaďte 10.
    .right = Teraz musí na 10 odpovedať každý, kto je v hre (ROUND-9).
    .wrong-1 = Môžete, ale tu vsaďte 10.
    .wrong-2 = Nikto nevsadil, a tak položením kariet nič nezískate.

lesson-round-over-3 = Cyril kladie karty, Dora navyšuje na 30. Kto je ďalší?
    .right = Adam. Kto dal check, smie na neskoršiu stávku stále odpovedať (CHECK-2).
    .wrong-1 = Skôr je Adam: check neznamená koniec.
    .wrong-2 = Adam ani vy ešte nemáte vložených 30.

lesson-round-over-4 = Adam kladie karty. Koľko vás stojí dorovnanie?
    .right = 30 − 10 = 20: vašich 10 sa počíta (CALL-1).
    .wrong-1 = Z toho tam už 10 leží: 30 − 10 = 20.

lesson-round-over-5 = Dorovnávate 20. Skončilo sa tým kolo?
    .choice-1 = Áno
    .choice-2 = Nie, znova je na rade Dora
    .right = Obaja hráči v hre majú pred sebou 30 (ROUND-10). Skôr než príde turn, stávky sa zhrnú do banku (BOARD-5).
    .wrong-2 = Po navýšení, ktoré dáva Dora, už nikto nenavýšil, a vlastnú stávku nikto navyšovať nesmie (RAISE-3).

lesson-round-over-6 = Iné rozdanie: vsádzate 10, Bea aj Cyril dorovnávajú. Smiete teraz ešte navýšiť?
    .choice-1 = Nie, príde ďalšia karta
    .choice-2 = Áno
    .right = Všetci traja majú vložených 10, a tak príde turn. Vlastnú stávku nikto navyšovať nesmie (RAISE-3).
    .wrong-2 = Smeli by ste, len keby medzitým navýšil niekto iný.

lesson-round-over-7 = Na turne checkujete, Bea vsádza 20, Cyril kladie karty. Máte zase všetky práva: dorovnajte.
    .right = Kto dal check, smie po stávke stále dorovnať, navýšiť alebo položiť karty (CHECK-2).
    .wrong-1 = Môžete, ale tu dorovnajte.
    .wrong-2 = Môžete, ale tu dorovnajte.

lesson-round-over-q1 = Hrajú traja: prvý dá check, druhý vsadí 6, tretí položí karty. Čo nasleduje?
    .choice-1 = Na rade je ten, kto dal check
    .choice-2 = Príde ďalšia karta
    .choice-3 = Na rade je ten, kto vsadil
    .right = Stávka ešte čaká na odpoveď a check právo odpovedať neberie (CHECK-2).
    .wrong-2 = Na stávku 6 ešte neodpovedali všetci (ROUND-10).
    .wrong-3 = Vlastnú stávku nikto navyšovať nesmie.

lesson-round-over-q2 = Prvý vsadí 8, druhý dorovná 8, tretí je all-in za 5, štvrtý položí karty. Skončilo sa kolo?
    .choice-1 = Áno
    .choice-2 = Nie
    .right = Na rade boli všetci a nikto, kto má ešte žetóny, nič nedlhuje (ROUND-10).
    .wrong-2 = Rovnako vložiť musia všetci, len krátky all-in je výnimka (ROUND-10).

lesson-round-over-q3 = Všetci štyria hráči checkujú. Skončilo sa kolo?
    .choice-1 = Áno
    .choice-2 = Nie
    .right = Na rade bol každý a všetci vložili rovnako, teda nič (ROUND-10).
    .wrong-2 = Na rade bol každý a všetci vložili rovnako, teda nič.
