# Lekcia: Posledné slovo veľkého blindu.

lesson-big-blind-option = Posledné slovo veľkého blindu
    .goal = Po tejto lekcii viete využiť opciu veľkého blindu a viete, kedy zaniká.

lesson-big-blind-option-1 = Máte veľký blind a všetci dorovnali 2. Skončilo sa tým kolo?
    .choice-1 = Nie
    .choice-2 = Áno
    .right = Veľký blind ešte nebol na rade (ROUND-6).
    .wrong-2 = Všetci síce vložili 2, ale vy ešte len prídete na rad (ROUND-6).

lesson-big-blind-option-2 = Čo môžete urobiť?
    .right = Položiť karty, dať check alebo navýšiť: to je opcia veľkého blindu (BLIND-12, BLIND-13).
    .wrong-1 = Nie je čo dorovnávať: vaše 2 už sú vložené.
    .wrong-2 = Vaše povinné 2 sú živá stávka a smiete ju sami navýšiť (BLIND-14).

lesson-big-blind-option-3 = Využite opciu: navýšte na 6.
    .right = Prvé kolo pokračuje a všetci traja musia znova odpovedať (BLIND-12).
    .wrong-1 = Môžete, ale kolo by sa tým skončilo. Tu využite opciu: navýšte na 6.
    .wrong-2 = Check je zadarmo, klásť tu karty nemá zmysel.

lesson-big-blind-option-4 = Koľko musí Dora pridať, aby dorovnala?
    .right = 6 − 2 = 4. Znova musia odpovedať všetci traja.
    .wrong-1 = Dora už má vložené 2: 6 − 2 = 4.
    .wrong-2 = To bola cena pred vaším navýšením.

lesson-big-blind-option-5 = Dora a Adam dorovnávajú, Bea kladie karty. Prídete v tomto kole ešte na rad?
    .choice-1 = Nie
    .choice-2 = Áno
    .right = Nikto znova nenavýšil a opcia je vyčerpaná (BLIND-12).
    .wrong-2 = Vlastné navýšenie nikto navyšovať nesmie (RAISE-3).

lesson-big-blind-option-6 = Iné rozdanie. Máte veľký blind a Dora navyšuje na 4. Čo môžete urobiť?
    .right = Na stole je navýšenie: položiť karty, dorovnať 2 alebo navýšiť (BLIND-13).
    .wrong-1 = Pred flopom smie dať check len veľký blind, a to len keď nikto nenavýšil (CHECK-3).

lesson-big-blind-option-q1 = Máte malý blind a všetci dorovnali. Smiete dať check?
    .choice-1 = Nie, doplatím zvyšok a posledné slovo má veľký blind
    .choice-2 = Áno
    .right = Malý blind stávku ešte nevyrovnáva, musí sa doplatiť (CHECK-3).
    .wrong-2 = Pred flopom smie dať check len veľký blind, keď nikto nenavýšil (CHECK-3).

lesson-big-blind-option-q2 = Všetci pred veľkým blindom položili karty. Čo teraz?
    .choice-1 = Veľký blind vyhráva a nemusí nič robiť
    .choice-2 = Veľký blind musí dať check
    .right = Zostáva jediný hráč, a tak sa rozdanie končí (GAME-15).
    .wrong-2 = Zostáva jediný hráč a rozdanie sa skončilo (GAME-15).

lesson-big-blind-option-q3 = Blindy sú 1 a 2 a traja hráči dorovnali. Na koľko je najmenšie navýšenie veľkého blindu?
    .right = 2 + 2 = 4: navýšenie pridáva aspoň veľký blind.
    .wrong-1 = Navýšenie pridáva aspoň 2: 2 + 2 = 4.
    .wrong-2 = Tri dorovnania na najmenšom navýšení nič nemenia: 2 + 2 = 4.
