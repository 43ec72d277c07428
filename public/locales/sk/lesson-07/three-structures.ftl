# Lekcia: koľko sa smie vsadiť v limite, pot limite a no limite.

lesson-three-structures = Koľko smiem vsadiť?
    .goal = Po tejto lekcii podľa názvu hry spoznáte, aké stávky sú v ktorom kole dovolené.

lesson-three-structures-1 = Ten istý turn trikrát za sebou: v banku je 24 a začínate vy. Tri štruktúry sa líšia len tým, aká veľká smie byť stávka a koľkokrát sa smie navyšovať (STRUCT-1). Prvá hra sa volá limit 2–4.

lesson-three-structures-2 = Hrá sa limit 2–4. Koľko smiete vsadiť na turne?
    .choice-1 = Presne 4
    .choice-2 = Čokoľvek od 2 do 4
    .choice-3 = Presne 2
    .choice-4 = Čokoľvek od 2 do 24
    .right = V názve sú obe veľkosti stávok (LIMIT-9). Na turne a riveri platí tá vyššia (LIMIT-2).
    .wrong-2 = V limite je veľkosť stávky pevná, vyberať z rozpätia sa nedá (LIMIT-1).
    .wrong-3 = Nižší limit platí v prvých dvoch kolách, pred flopom a na flope (LIMIT-2).
    .wrong-4 = Tak by to bolo v pot limite: až 24, ktoré ležia v banku.

lesson-three-structures-3 = Posúvač zmizol: jedna veľkosť, jedno tlačidlo. Vsaďte 4.
    .right = Jedna stávka na turne: presne 4, ani viac, ani menej (LIMIT-1).
    .wrong-1 = Môžete, ale tu vsaďte 4.
    .wrong-2 = Check je tu zadarmo, nie je prečo karty klásť. Vsaďte 4.

lesson-three-structures-4 = Bea navyšuje. Na koľko?
    .right = K stávke pribudne jedna veľkosť: 4 + 4 = 8 (LIMIT-1).
    .wrong-1 = O 2 sa navyšovalo pred turnom. Teraz sa navyšuje o 4: 4 + 4 = 8.

lesson-three-structures-5 = A keď znova navýšite vy: na koľko?
    .right = Zase o jednu veľkosť: 8 + 4 = 12 (LIMIT-1).
    .wrong-1 = Navýšenie pridáva jednu veľkosť, nezdvojnásobuje: 8 + 4 = 12.

lesson-three-structures-6 = Ten istý turn v pot limite. Koľko smiete najviac vsadiť?
    .right = Bank: leží v ňom 24, a tak je strop 24 (POTLIM-1).
    .wrong-1 = 92 je všetko, čo máte. To dovoľuje len no limit; tu je stropom bank, 24.

lesson-three-structures-7 = Ten istý turn v no limite. Koľko smiete najviac vsadiť?
    .right = Všetko, čo leží pred vami, 92, a to v ktoromkoľvek kole (NOLIM-1).
    .wrong-1 = Bankom je stávka obmedzená len v pot limite. V no limite smiete vsadiť všetko: 92.

lesson-three-structures-8 = A koľko najmenej musíte na tomto turne vsadiť v pot limite a no limite?
    .right = Jeden veľký blind, 2, v každom kole. Na turne zdvojnásobuje len limit (BET-4).
    .wrong-1 = Dvojnásobok na turne patrí k limitu. Tu stačí jeden veľký blind: 2 (BET-4).

lesson-three-structures-9 = Limit 10–20, flop: Adam vsádza 10. Navýšte.
    .right = Na 20: stávka 10 a jedna veľkosť 10 (LIMIT-1).
    .wrong-1 = Nedá sa: navyšuje sa presne na 20, stávka 10 a jedna veľkosť 10 (LIMIT-1).
    .wrong-2 = Môžete, ale tu navýšte na 20.
    .wrong-3 = Môžete, ale tu navýšte na 20.

lesson-three-structures-10 = Čím sa ešte tri štruktúry líšia?
    .choice-1 = Koľkokrát sa smie navyšovať
    .choice-2 = Kto hovorí prvý
    .choice-3 = Poradím kombinácií
    .right = V pot limite a no limite bez obmedzenia (NOLIM-2), v limite trikrát za kolo. Mnohým hráčom sa najviac páči no limit (NOLIM-3).
    .wrong-2 = Poradie, v akom sa hovorí, je vo všetkých troch rovnaké.
    .wrong-3 = Poradie kombinácií je len jedno, pre všetky.

lesson-three-structures-q1 = Hrá sa limit 5–10, pred flopom ešte nikto nenavýšil. Na koľko sa navyšuje?
    .right = O nižší limit: 5 + 5 = 10 (LIMIT-2).
    .wrong-1 = Pred flopom sa navyšuje o nižší limit: 5 + 5 = 10.
    .wrong-2 = 10 je veľkosť stávky na turne a riveri. Pred flopom: 5 + 5 = 10.

lesson-three-structures-q2 = Hrá sa limit 10–20. Aká veľká je stávka na riveri?
    .right = Na turne a riveri platí vyšší limit: 20 (LIMIT-2).
    .wrong-1 = 10 platí v prvých dvoch kolách. Na turne a riveri je to vyšší limit.

lesson-three-structures-q3 = No limit 1/2: na riveri máte 300 a nikto nevsadil. Koľko smiete vsadiť?
    .choice-1 = Čokoľvek od 2 do 300
    .choice-2 = Čokoľvek od 4 do 300
    .choice-3 = Čokoľvek až do výšky banku
    .right = Od jedného veľkého blindu až po všetko, čo máte (NOLIM-1).
    .wrong-2 = V no limite sa na riveri nič nezdvojnásobuje: stačí jeden veľký blind, 2 (BET-4).
    .wrong-3 = To je pot limit. V no limite bank nič neobmedzuje (NOLIM-1).
