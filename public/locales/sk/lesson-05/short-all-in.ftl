# Lekcia: Na navýšenie primálo.

lesson-short-all-in = Na navýšenie primálo
    .goal = Po tejto lekcii spoznáte, či all-in znova otvára stávky tým, čo už hrali.

lesson-short-all-in-1 = Hra s limitom: vsádzate 20, Bea ide all-in za 25, Cyril dorovnáva 25. Plné navýšenie by bolo na 40, takže chýba 15. Niekde sa tomu hovorí pseudo raise (ALLIN-8).

lesson-short-all-in-2 = Ste znova na rade. Čo môžete?
    .right = V tomto kole ste na rade druhý raz a 5 navyše nie je plné navýšenie: smiete dorovnať alebo položiť karty (ALLIN-6).
    .wrong-1 = Stávky znova otvára len plné navýšenie a 25 je menej než 40 (ALLIN-5).
    .wrong-2 = Je tu 5 na dorovnanie, preto sa check nedá.

lesson-short-all-in-3 = Dorovnajte 5.
    .right = Kolo sa skončilo: vaše dorovnanie ho uzatvára (ALLIN-6).
    .wrong-1 = Môžete, ale ide len o 5 do banku 70. Tu dorovnajte.

lesson-short-all-in-4 = Aký veľký je bank teraz?
    .right = Od každého z troch 25, jeden bank, lebo viac nevložil nikto: 3 × 25 = 75.
    .wrong-1 = Vašich 5 je už v ňom tiež: 70 + 5 = 75.

lesson-short-all-in-5 = Iné rozdanie, no limit: vsádzate 20, Bea je all-in za 40, Cyril dorovnáva. Smiete teraz navýšiť?
    .choice-1 = Áno
    .choice-2 = Nie
    .right = Navýšenie je o 20, rovnako ako vaša stávka: 40 − 20 = 20 je plné (ALLIN-5).
    .wrong-2 = 40 je presne plné navýšenie: 40 − 20 = 20.

lesson-short-all-in-6 = A keď je all-in len za 39?
    .choice-1 = Navýšiť nesmiem
    .choice-2 = Navýšiť smiem
    .right = Chýba jediný žetón, a predsa je to málo: 39 − 20 = 19 (ALLIN-5).
    .wrong-2 = Navýšenie o 19 je menej než 20, a tak stávky neotvára (ALLIN-5).

lesson-short-all-in-7 = Vsádzate 20, Bea je all-in za 25 a na rade je Cyril, ktorý v kole ešte nehral. Čo smie?
    .right = Položiť karty, dorovnať alebo navýšiť: kto ešte nehral, o právo navýšiť neprichádza (ALLIN-7).
    .wrong-1 = Zákaz platí len pre tých, čo hrali už pred krátkym all-inom (ALLIN-7).

lesson-short-all-in-8 = Je to no limit. Na koľko smie Cyril najmenej navýšiť?
    .right = 25 + 20 = 45: krátky all-in plus posledná plná stávka (ALLIN-7).
    .wrong-1 = To by bola ďalšia úroveň v limite. V no limite je to 25 + 20 = 45.
    .wrong-2 = Posledná plná stávka je 20, nie 25: 25 + 20 = 45.

lesson-short-all-in-9 = Cyril navyšuje na 45. Smiete teraz navýšiť vy?
    .choice-1 = Áno
    .choice-2 = Nie
    .right = Po vašej stávke prišlo plné navýšenie, a tak sú stávky znova otvorené (ALLIN-5).
    .wrong-2 = Na krátkom all-ine už nezáleží: Cyril navyšuje naplno (ALLIN-5).

lesson-short-all-in-10 = Herne sa tu líšia a platí to, čo stojí v hernom poriadku. Niekde v limite na otvorenie stávok stačí polovica stávky: po stávke 20 ich potom all-in za 30 znova otvorí, za 25 ešte nie (ALLIN-7).

lesson-short-all-in-q1 = No limit: A vsadí 50, B je all-in za 80, C dorovná 80. Smie A znova navýšiť?
    .choice-1 = Nie
    .choice-2 = Áno
    .right = Navýšenie o 30 je menej ako stávka 50, a tak nie je plné (ALLIN-5).
    .wrong-2 = Navýšenie o 30 je menej ako 50, a tak stávky neotvára (ALLIN-5).

lesson-short-all-in-q2 = No limit: A vsadí 50, B je all-in za 100, C dorovná 100. Smie A znova navýšiť?
    .choice-1 = Áno
    .choice-2 = Nie
    .right = 100 − 50 = 50 je plné navýšenie (ALLIN-5).
    .wrong-2 = Navýšenie o 50 je rovnako veľké ako stávka, a tak je plné (ALLIN-5).

lesson-short-all-in-q3 = No limit: A vsadí 50, B je all-in za 80 a C ešte nehral. Na koľko môže C najmenej navýšiť?
    .right = 80 + 50 = 130: all-in plus posledná plná stávka (ALLIN-7).
    .wrong-1 = Posledná plná stávka je 50: 80 + 50 = 130.
    .wrong-2 = Navyšuje sa od 80: 80 + 50 = 130.
