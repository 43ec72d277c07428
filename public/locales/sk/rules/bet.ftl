# Najmenšie stávky a navýšenia.

rule-BET-1 = Najmenšia stávka
    .text = Najmenšia stávka v hold’eme je jeden veľký blind. Menší smie byť len all-in (BET-5); v limitných hrách je veľkosť stávky aj tak pevná (LIMIT-1).

rule-BET-2 = Navyšuje sa aspoň o toľko
    .text = Stávka alebo navýšenie musí byť aspoň také veľké ako posledné v tomto kole: prvé navýšenie pridáva aspoň toľko, koľko bola stávka, a každé ďalšie aspoň toľko, koľko to predchádzajúce. Menší smie byť len all-in.
    .example = A vsadí 5: B smie navýšiť na 10 a viac, navýšenie na 9 neplatí. B navýši na 20, teda o 15: C musí navýšiť aspoň na 35.

rule-BET-3 = Z čoho sa počíta navýšenie
    .text = Koľko musí navýšenie pridať? Podľa väčšiny pravidiel aspoň toľko, koľko bola posledná stávka alebo navýšenie. Podľa iných stačí vždy jeden veľký blind, sčasti však len v prvom kole.
    .variants = Predvolené: veľkosť poslednej stávky alebo navýšenia, nikdy menej než veľký blind. Inak: vždy jeden veľký blind, ktorý potom platí aj za plné navýšenie (ALLIN-5).
    .example = Veľký blind 5, po stávke 5 navýšenie na 20: ďalšie ide aspoň na 35, pri druhom nastavení aspoň na 25.

rule-BET-4 = Najmenšia stávka na turne a riveri
    .text = V limitných hrách sa stávky na turne a riveri zdvojnásobujú (LIMIT-2). Jedny pravidlá to píšu tak, akoby tam platili najmenej dva veľké blindy v každej štruktúre; iné o zdvojnásobení nehovoria vôbec.
    .variants = Predvolené: v limite dva veľké blindy, v pot limite a no limite jeden. Inak: dva veľké blindy vo všetkých štruktúrach.

rule-BET-5 = Pre all-in minimum neplatí
    .text = Kto vsádza všetky žetóny, ktoré mu zostávajú, smie to urobiť s akoukoľvek sumou, aj menšou než najmenšia stávka alebo navýšenie. Či taký all-in otvorí nové navyšovanie, je iná otázka (ALLIN-5).
    .example = Najmenšia stávka je 10 a vám zostávajú 4 žetóny: vsadiť ich smiete.

rule-BET-6 = Prečo má navýšenie minimum
    .text = Bez minima by hráč mohol veľkú stávku navyšovať stále znova o jediný žetón. To len zdržiava hru a obťažuje ostatných.
