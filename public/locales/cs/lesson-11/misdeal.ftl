# Lekce: rozdat znovu, nebo hrát dál?

lesson-misdeal = Rozdat znovu, nebo hrát dál?
    .goal = Po této lekci umíte rozhodnout, jestli je chybné rozdání neplatné.

lesson-misdeal-1 = Dvě otázky v tomto pořadí. Zahráli už dva hráči? Pak rozdání zrušit nejde (MISDEAL-1, MISDEAL-10). Pokud ne: je chyba na seznamu? Blindy rozdání otevírají, ale jako akce se nepočítají (BLIND-25). Tady hraje šest hráčů, button je na místě 6 a první karta jde na místo 1.

lesson-misdeal-2 = Dealer odkryje druhou kartu rozdání. Nikdo ještě nezahrál.
    .choice-1 = Neplatné rozdání
    .choice-2 = Napravit a hrát dál
    .choice-3 = Rozdání platí
    .right = Dealer odkryl první nebo druhou kartu rozdání: rozdání je neplatné (MISDEAL-2).
    .wrong-2 = To platí až od třetí karty, nebo v herně, která mění vždy (MISDEAL-11).
    .wrong-3 = Nikdo ještě nezahrál, takže není pozdě (MISDEAL-1).

lesson-misdeal-3 = Odkryje se sedmá karta, jinak je vše v pořádku. Nikdo ještě nezahrál.
    .choice-1 = Napravit a hrát dál
    .choice-2 = Neplatné rozdání
    .choice-3 = Rozdání platí
    .right = Dorozdá se, karta se vymění za vrchní z balíčku a odkrytá poslouží jako spálená (MISDEAL-11).
    .wrong-2 = Je to jediná karta a není to první ani druhá: jen se vymění (MISDEAL-11).
    .wrong-3 = Kartu, kterou všichni viděli, si hráč nenechává: vymění se (MISDEAL-11).

lesson-misdeal-4 = Komu sedmá karta patřila?
    .right = Šest karet je jedno kolo: 7 − 6 = 1. Byla to druhá karta pro místo 1 (DEAL-2).

lesson-misdeal-5 = Dealer odkryl dvě karty. Jeden hráč už zahrál.
    .choice-1 = Neplatné rozdání
    .choice-2 = Napravit a hrát dál
    .choice-3 = Rozdání platí
    .right = Při dvou kartách už o sobě hráči vědí příliš mnoho (MISDEAL-3, MISDEAL-12).
    .wrong-2 = Vymění se jen jediná karta. Při dvou je rozdání neplatné (MISDEAL-3).
    .wrong-3 = Zahrál teprve jeden hráč, takže ještě není pozdě (MISDEAL-1).

lesson-misdeal-6 = Zjistí se, že button je na špatném místě. Jeden hráč už zahrál.
    .choice-1 = Neplatné rozdání
    .choice-2 = Napravit a hrát dál
    .choice-3 = Rozdání platí
    .right = S buttonem jsou špatně i blindy a pořadí: zjistí-li se to včas, rozdání je neplatné a button se opraví (MISDEAL-7).
    .wrong-2 = Přesunout ho nestačí: blindy a pořadí by dál byly špatně. Rozdání je neplatné (MISDEAL-7).
    .wrong-3 = Zahrál teprve jeden; hranice jsou dva (MISDEAL-1).

lesson-misdeal-7 = Button je zase špatně, ale dva hráči už zahráli.
    .choice-1 = Rozdání platí
    .choice-2 = Neplatné rozdání
    .choice-3 = Napravit a hrát dál
    .right = Dva už zahráli: je pozdě. Button se opraví pro další rozdání (IRREG-1).
    .wrong-2 = Jakmile zahráli dva hráči, rozdání zrušit nejde (MISDEAL-10).
    .wrong-3 = V tomto rozdání ne: dohraje se tak, jak je. Opraví se až další (IRREG-1).

lesson-misdeal-8 = Při rozdávání se ukáže, že jedna karta leží v balíčku lícem nahoru. Nikdo ještě nezahrál.
    .choice-1 = Napravit a hrát dál
    .choice-2 = Neplatné rozdání
    .choice-3 = Rozdání platí
    .right = Jako karta neplatí; nahradí ji následující (IRREG-6).
    .wrong-2 = Jediná se jen nahradí. Teprve dvě by rozdání zrušily (MISDEAL-4).
    .wrong-3 = Takhle ne: obrácená karta jde stranou a nahradí ji následující (IRREG-6).

lesson-misdeal-9 = Lícem nahoru leží v balíčku dvě karty. Nikdo ještě nezahrál.
    .choice-1 = Neplatné rozdání
    .choice-2 = Napravit a hrát dál
    .choice-3 = Rozdání platí
    .right = Dvě obrácené karty prozrazují, že balíček nebyl dobře srovnaný (MISDEAL-4).
    .wrong-2 = Jediná by se nahradila. Při dvou je rozdání neplatné (MISDEAL-4).
    .wrong-3 = Nikdo ještě nezahrál, takže rozdání jde ještě zrušit (MISDEAL-1, MISDEAL-4).

lesson-misdeal-10 = Rozdaly se dvě karty navíc. Nikdo ještě nezahrál.
    .choice-1 = Neplatné rozdání
    .choice-2 = Napravit a hrát dál
    .choice-3 = Rozdání platí
    .right = Dvě karty navíc nebo víc: rozdání je neplatné (MISDEAL-5).
    .wrong-2 = Jediná karta navíc by se vrátila a spálila; dvě už jsou moc (MISDEAL-5).
    .wrong-3 = Nikdo ještě nezahrál, takže rozdání jde ještě zrušit (MISDEAL-1, MISDEAL-5).

lesson-misdeal-11 = Karty se rozdaly i na prázdnou židli. Nikdo ještě nezahrál.
    .choice-1 = Neplatné rozdání
    .choice-2 = Napravit a hrát dál
    .choice-3 = Rozdání platí
    .right = Všichni za tou židlí mají karty, které patřily jinému: rozdání je neplatné (MISDEAL-8).
    .wrong-2 = Jen je odebrat nestačí: ostatním by připadly jiné karty (MISDEAL-8).
    .wrong-3 = Nikdo ještě nezahrál, takže rozdání jde ještě zrušit (MISDEAL-1, MISDEAL-8).

lesson-misdeal-12 = Hráč, který u stolu sedí a chce hrát, nedostal karty. Nikdo ještě nezahrál.
    .choice-1 = Neplatné rozdání
    .choice-2 = Napravit a hrát dál
    .choice-3 = Rozdání platí
    .right = Kdo má na karty nárok, musí je dostat: zjistí-li se to včas, rozdání je neplatné (MISDEAL-9).
    .wrong-2 = Dodatečně by přišly jiné karty, než jaké hráči patřily. Rozdejte znovu (MISDEAL-9).
    .wrong-3 = Nikdo ještě nezahrál, ozvat se tedy ještě jde (MISDEAL-1, MISDEAL-9).

lesson-misdeal-13 = Karty se rozdaly ve špatném pořadí. Nikdo ještě nezahrál.
    .choice-1 = Neplatné rozdání
    .choice-2 = Napravit a hrát dál
    .choice-3 = Rozdání platí
    .right = Neplatné rozdání, ledaže pořadí jen vypadá špatně, protože odkrytá karta poslouží jako spálená (MISDEAL-6).
    .wrong-2 = Karty už zpátky srovnat nejde: nikdo neví, kdo co viděl. Rozdejte znovu (MISDEAL-6).
    .wrong-3 = Nikdo ještě nezahrál, takže rozdání jde ještě zrušit (MISDEAL-1, MISDEAL-6).

lesson-misdeal-14 = Hráč hlásí: „Mám jen jednu kartu.“ Dva hráči už zahráli.
    .choice-1 = Rozdání platí
    .choice-2 = Neplatné rozdání
    .choice-3 = Napravit a hrát dál
    .right = Je pozdě; i blindy zůstávají v banku (MISDEAL-10).
    .wrong-2 = Dva už zahráli: na zrušení je pozdě (MISDEAL-10).
    .wrong-3 = Dodatečná karta by přišla pozdě: hra už začala (MISDEAL-10).

lesson-misdeal-q1 = Kdo smí upozornit na neplatné rozdání?
    .choice-1 = Kdokoli, dokud nezahráli dva hráči
    .choice-2 = Jen dealer
    .right = Kdo chybu uvidí, ten se ozve, dokud nezahráli dva hráči (MISDEAL-1).
    .wrong-2 = Ozvat se smí každý hráč, nejen dealer (MISDEAL-1).

lesson-misdeal-q2 = Odkryje se pátá karta rozdání. Nikdo ještě nezahrál.
    .choice-1 = Napraví se
    .choice-2 = Neplatné rozdání
    .right = Dorozdá se, karta se vymění a spálí (MISDEAL-11).
    .wrong-2 = Není první ani druhá a je jen jedna (MISDEAL-11).

lesson-misdeal-q3 = Dva hráči složili a pak si někdo všimne, že button je špatně.
    .choice-1 = Rozdání platí
    .choice-2 = Neplatné rozdání
    .right = I složení je akce: zahráli už dva (MISDEAL-10, IRREG-1).
    .wrong-2 = Dva už zahráli; opraví se to pro další rozdání (MISDEAL-10, IRREG-1).
