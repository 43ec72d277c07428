# Lekce: rostoucí blindy, ante a neúplný blind.

lesson-levels-and-antes = Blindy, které rostou
    .goal = Po této lekci víte, jak se platí ante i neúplný blind a co udělají s cenou dorovnání.

lesson-levels-and-antes-1 = Hodiny turnaje: blindy 25/50, pak 50/100, pak 50/100 a k tomu ante. Blindy se pravidelně zvyšují (TOURN-8), aby nikdo s krátkým stackem nemohl jen sedět a čekat (TOURN-9).

lesson-levels-and-antes-2 = Ante je desetina velkého blindu. Kolik je to při 50/100?
    .right = Desetina ze 100 je 10 (ANTE-2).
    .wrong-1 = 5 je desetina malého blindu. Ante se počítá z velkého: 10 (ANTE-2).

lesson-levels-and-antes-3 = Šest hráčů, blindy 50/100, ante 10. Kolik je v banku před prvním tahem?
    .right = Šest ante, 6 × 10 = 60, a blindy: 60 + 150 = 210 (ANTE-3).
    .wrong-1 = Ante platí každý, ne jen jeden hráč: 6 × 10 = 60 a 60 + 150 = 210 (ANTE-3).
    .wrong-2 = 150 jsou samotné blindy. Přidejte šest ante: 60 + 150 = 210.

lesson-levels-and-antes-4 = Začínáte vy. Kolik vás stojí dorovnání?
    .right = 100, tedy velký blind: ante do sázky nepatří (ANTE-4).
    .wrong-1 = Vaše ante leží v banku a jinak se nepočítá. Dorovnání stojí 100 (ANTE-4).

lesson-levels-and-antes-5 = Dorovnáváte, ostatní skládají. Kolik doplácí malý blind, Adam?
    .right = 100 − 50 = 50: blind se počítá, ante ne (ANTE-4).
    .wrong-1 = Malý blind 50 se počítá, ante 10 ne: 100 − 50 = 50.

lesson-levels-and-antes-6 = Adam dorovnává. Která tlačítka má Bea, velký blind?
    .right = Bea už má vloženo 100: check je zadarmo a zvýšit jde také.
    .wrong-1 = Bea má vloženo 100 a za ante se nic nedoplácí (ANTE-4).

lesson-levels-and-antes-7 = K čemu jsou blindy a ante?
    .choice-1 = Obojí nutí hráče dávat žetony do banku
    .choice-2 = Platí se jimi herně
    .right = Bez nich by nebylo o co hrát (ANTE-5). V hold’emu se ante platí jen v některých turnajích, v pozdějších úrovních (ANTE-1).
    .wrong-2 = Vyhrává je ten, kdo vyhraje rozdání. Obojí je tu proto, aby bylo v banku o co hrát (ANTE-5).

lesson-levels-and-antes-8 = Blindy 5/10, ale Cyril má na velký blind jen 6. Vypadává?
    .choice-1 = Ne
    .choice-2 = Ano
    .right = Cyril vloží 6 a je all-in (TOURN-10).
    .wrong-2 = Vypadává se s nulou žetonů. Cyril vloží posledních 6 a hraje dál, all-in (TOURN-10).

lesson-levels-and-antes-9 = Cyril dává 6 z 10. Kolik vás stojí dorovnání?
    .right = Velký blind platí za 10, i když je neúplný (BLIND-17).
    .wrong-1 = Pro ostatní platí blind jako celý: 10 (BLIND-17).

lesson-levels-and-antes-10 = A na kolik je nejmenší zvýšení?
    .right = Počítá se z celého blindu: 10 + 10 = 20.
    .wrong-1 = 12 je dvakrát 6. Počítá se z celého blindu: 10 + 10 = 20 (BLIND-17).

lesson-levels-and-antes-11 = Dorovnáváte 10 a Bea doplácí 5. Rozdělte žetony do banků.
    .right = Hlavní bank 3 × 6 = 18 pro všechny tři; o vedlejší bank 4 + 4 = 8 hrajete vy a Bea.
    .wrong-1 = 6, které dává Cyril, se počítá třikrát, za každého z vás: 3 × 6 = 18.
    .wrong-2 = Nad 6 leží 4 od vás a 4, které dává Bea: 4 + 4 = 8.

lesson-levels-and-antes-q1 = Devět hráčů, blindy 100/200, ante 20. Kolik je v banku před prvním tahem?
    .right = 9 × 20 = 180 a 180 + 300 = 480 (ANTE-3).
    .wrong-1 = 300 jsou jen blindy. K tomu přijde devět ante po 20, tedy 180.
    .wrong-2 = Ante platí každý, ne jen jeden hráč: 9 × 20 = 180 a 180 + 300 = 480.

lesson-levels-and-antes-q2 = Blindy 100/200, ante 20. Kolik vloží ten, kdo dorovnává, když ante nepočítáme?
    .right = Velký blind, 200 (ANTE-4).
    .wrong-1 = Ante do dorovnání nepatří: stojí celých 200 (ANTE-4).

lesson-levels-and-antes-q3 = Blindy 200/400 a velký blind má jen 150. Kolik zaplatí za dorovnání ostatní?
    .right = Velký blind platí celý: 400 (BLIND-17).
    .wrong-1 = 150 tam sice leží, ale blind platí, jako by byl celý: 400 (BLIND-17).
