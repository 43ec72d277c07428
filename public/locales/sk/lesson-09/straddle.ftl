# Lekcia: rozdanie so straddlom.

lesson-straddle = Tretí blind
    .goal = Po tejto lekcii zahráte rozdanie so straddlom: čo stojí, kto kedy hovorí a aké veľké je najmenšie navýšenie.

lesson-straddle-1 = V tejto cash game je straddle dovolený (STRADDLE-1). Sedíte vľavo od veľkého blindu a ešte pred rozdaním vkladáte 4: presne dvojnásobok veľkého blindu (STRADDLE-2).

lesson-straddle-2 = Blindy 1/2 a váš straddle. Koľko teraz leží v banku?
    .right = 1 + 2 + 4 = 7.
    .wrong-1 = Leží tam aj váš straddle: 1 + 2 + 4 = 7.

lesson-straddle-3 = Kto hovorí pred flopom prvý?
    .right = Hráč vľavo od straddlu: miesto 5 (STRADDLE-5).
    .wrong-1 = Straddlom si kupujete posledné slovo, nie prvé (STRADDLE-7). Vľavo od vás je miesto 5.
    .wrong-2 = Blindy prídu na rad až ku koncu. Začína hráč vľavo od straddlu: miesto 5 (STRADDLE-5).

lesson-straddle-4 = Na mieste 5 je Emil. Koľko stojí dorovnanie?
    .right = Straddle je navýšenie: zostať v hre stojí každého 4 (STRADDLE-3).
    .wrong-1 = 2 je len veľký blind. Straddle ho navýšil: teraz to stojí 4 (STRADDLE-3).

lesson-straddle-5 = A aké je najmenšie navýšenie: na koľko?
    .right = Na dvojnásobok straddlu: 2 × 4 = 8 (STRADDLE-8).
    .wrong-1 = 6 je druhý výklad: straddle a jeden veľký blind. Tu platí dvojnásobok straddlu: 8.

lesson-straddle-6 = Emil a Adam dorovnávajú. Koľko dopláca malý blind, Bea?
    .right = 4 − 1 = 3: malý blind sa počíta.
    .wrong-1 = 1 by stačila, len keby sa dorovnával veľký blind. Najvyššia stávka je však teraz 4: 4 − 1 = 3.

lesson-straddle-7 = Bea dorovnáva. Koľko dopláca veľký blind, Cyril?
    .right = 4 − 2 = 2: veľký blind sa počíta.
    .wrong-1 = Veľký blind 2 už nie je najvyššia stávka. Straddle je navýšenie: 4 − 2 = 2 (STRADDLE-3).

lesson-straddle-8 = Všetci dorovnali a ste na rade. Ktoré tlačidlá máte?
    .right = Máte posledné slovo a ešte smiete navýšiť (STRADDLE-4).
    .wrong-1 = Svoje 4 už máte v banku a nikto nenavýšil: nie je čo dorovnávať.

lesson-straddle-9 = Využite posledné slovo: navýšte na 20.
    .right = Toto si straddlom kupujete: kým sa rozhodnete, vidíte, čo robia ostatní (STRADDLE-4).
    .wrong-1 = Môžete, ale tu využite posledné slovo a navýšte na 20.
    .wrong-2 = Check je tu zadarmo. Navýšte na 20.

lesson-straddle-10 = Iný herný poriadok, rovnaký straddle: tu je najmenšie navýšenie straddle a jeden veľký blind. Emil smie navýšiť už na 4 + 2 = 6 (STRADDLE-8).

lesson-straddle-11 = Limit 2–4: straddle 4, Emil navyšuje na 6, Adam na 8. Máte malý blind. Ktoré tlačidlá máte?
    .right = Straddle je prvé z troch navýšení, a tak je 8 cap (STRADDLE-6).
    .wrong-1 = 4, 6, 8 už sú tri navýšenia. Navýšiť na 10 sa smie len tam, kde sa straddle nepočíta.

lesson-straddle-12 = To isté v limite podľa herného poriadku, ktorý straddle medzi navýšenia nepočíta: 6 a 8 sú prvé dve navýšenia a tretie, na 10, ešte zostáva (STRADDLE-6).

lesson-straddle-q1 = Blindy sú 2/5. Aký veľký je straddle?
    .choice-1 = 10
    .choice-2 = 5
    .choice-3 = Koľko kto chce
    .right = Presne dvojnásobok veľkého blindu: 2 × 5 = 10 (STRADDLE-2).
    .wrong-2 = 5 je veľký blind. Straddle je dvojnásobok: 10 (STRADDLE-2).
    .wrong-3 = Vždy je to presne dvojnásobok veľkého blindu, 10 (STRADDLE-2).

lesson-straddle-q2 = Smie sa dať straddle v turnaji?
    .choice-1 = Nie
    .choice-2 = Áno
    .right = Straddle sa hrá len v cash game, a to len tam, kde ho herný poriadok dovoľuje (STRADDLE-1).
    .wrong-2 = Nie: straddle patrí len do cash game (STRADDLE-1).

lesson-straddle-q3 = Čo si za straddle kupujete?
    .choice-1 = Posledné slovo pred flopom
    .choice-2 = Lepšie karty
    .right = Kto dá straddle, hovorí pred flopom posledný (STRADDLE-4, STRADDLE-7).
    .wrong-2 = Platí sa skôr, než karty prídu, a nič na nich nemení. Kupujete si posledné slovo (STRADDLE-7).
