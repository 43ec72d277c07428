# Lekce: V bezpečí, ale skromně.

lesson-two-sides-of-all-in = V bezpečí, ale skromně
    .goal = Po této lekci umíte v žetonech říct, co hráč all-in získává a čeho se vzdává.

lesson-two-sides-of-all-in-1 = Máte dvě esa a jen 20 žetonů. Adam a Bea vložili po 300. Dorovnejte 20.
    .right = Jste all-in za 20 a víc už po vás nikdo chtít nemůže (ALLIN-1).
    .wrong-1 = Dvě esa se za 20 neskládají, když je v banku 600: dorovnejte.

lesson-two-sides-of-all-in-2 = Kolo skončilo. Sestavte banky.
    .right = 3 × 20 = 60 je hlavní bank, 280 + 280 = 560 vedlejší (POT-1).
    .wrong-1 = Z každých jejich 300 je 20 v hlavním banku: 280 + 280 = 560.
    .wrong-2 = Po vrstvách: 3 × 20 = 60 pro všechny tři, pak 280 + 280 = 560, o které hrají Adam a Bea.

lesson-two-sides-of-all-in-3 = Odkrytí karet: vy máte esa, Bea dvojky, Adam nemá nic. Komu připadne který bank?
    .right = Hlavní bank je váš. O vedlejší hrají jen Adam a Bea a vyhrává Bea (POT-3).
    .wrong-1 = Váš vklad je jen 20. O vedlejší bank hrají Adam a Bea (POT-3).
    .wrong-2 = Esa porážejí dvojky a o hlavní bank hrajete i vy.

lesson-two-sides-of-all-in-4 = Kolik získáváte?
    .right = 60 − 20 = 40 (ALLIN-13).
    .wrong-1 = 20 z toho je vašich: 60 − 20 = 40.

lesson-two-sides-of-all-in-5 = A kolik získává Bea se svým párem dvojek?
    .right = 560 − 300 = 260 (ALLIN-13).
    .wrong-1 = 300 z toho je jejích: 560 − 300 = 260.
    .wrong-2 = Od toho odečtěte 20 ztracených v hlavním banku: 280 − 20 = 260.

lesson-two-sides-of-all-in-6 = Máte nejlepší kombinaci a získáváte 40, Bea 260. Co se počítá?
    .choice-1 = Žetony
    .choice-2 = Vyhraná rozdání
    .right = Počítají se žetony, ne počet vyhraných rozdání (ALLIN-14).
    .wrong-2 = Jeden velký bank převáží mnoho malých (ALLIN-14).

lesson-two-sides-of-all-in-7 = Totéž rozdání, ale na turnu sází Adam dalších 200 a Bea dorovnává. Co se tím mění pro vás?
    .choice-1 = Nic
    .choice-2 = Mohu vyhrát víc
    .choice-3 = Mohou mě vytlačit ze hry
    .right = Bluf vás ze hry nedostane a nic dalšího neriskujete (ALLIN-12), ale ani víc nevyhrajete (ALLIN-13).
    .wrong-2 = Váš hlavní bank zůstává 60 (ALLIN-13).
    .wrong-3 = Ke složení už vás nikdo nedonutí (ALLIN-12).

lesson-two-sides-of-all-in-8 = Kolik teď získává Bea?
    .right = 960 − 500 = 460.
    .wrong-1 = 500 z toho je jejích: 960 − 500 = 460.

lesson-two-sides-of-all-in-q1 = Co z toho je výhoda all-inu?
    .choice-1 = Žádnou sázkou mě nikdo ze hry nedostane
    .choice-2 = Mohu vyhrát vedlejší bank
    .choice-3 = Vidím karty ostatních
    .right = Hráč all-in jde k odkrytí, ať ostatní sázejí cokoli (ALLIN-12).
    .wrong-2 = Bez vkladu není podíl (POT-10).
    .wrong-3 = Jen tam, kde se karty po all-inu otáčejí, a pak je vidí všichni stejně.

lesson-two-sides-of-all-in-q2 = Vyhrajete 9 rozdání po 10 žetonech a jedno prohrajete za 120. Jaký je výsledek?
    .choice-1 = −30
    .choice-2 = +90
    .right = 90 − 120 = −30: počítají se žetony (ALLIN-14).
    .wrong-2 = Počítají se žetony, ne rozdání: 90 − 120 = −30 (ALLIN-14).
