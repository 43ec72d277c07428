# Lekcia: Najmenšie navýšenie.

lesson-min-raise = Najmenšie navýšenie
    .goal = Po tejto lekcii viete, na koľko najmenej sa smie navýšiť.

lesson-min-raise-1 = Blindy sú 2 a 5. Aká je najmenšia stávka na flope?
    .right = Jeden veľký blind, teda 5 (BET-1).
    .wrong-1 = 2 je len malý blind. Najmenšia stávka je jeden veľký blind.
    .wrong-2 = Jediný žetón tu stávka nie je.

lesson-min-raise-2 = Adam vsádza 5. Na koľko najmenej musíte navýšiť?
    .right = 5 + 5 = 10: navýšenie pridáva aspoň toľko, koľko bola stávka (BET-2).
    .wrong-1 = To je navýšenie o 4 a stávka bola 5: jeden žetón chýba.
    .wrong-2 = 5 by bolo len dorovnanie. Navyšuje sa najmenej na 5 + 5 = 10.
    .wrong-3 = Stávka a ešte raz toľko: 5 + 5.

lesson-min-raise-3 = Navýšte na 20.
    .right = Navyšujete o 20 − 5 = 15. To je teraz miera pre ďalšie navýšenie (BET-2).
    .wrong-1 = Stôl 9 odmieta: navýšte aspoň na 10, teda 5 plus stávka 5 (BET-2).
    .wrong-2 = Môžete, ale ďalšie pravidlo uvidíte, keď navýšite na 20.

lesson-min-raise-4 = Na rade je Cyril. Na koľko najmenej smie teraz navýšiť?
    .right = Vaše navýšenie bolo o 20 − 5 = 15, preto 20 + 15 = 35 (BET-2).
    .wrong-1 = Zdvojnásobenie je častý omyl. Rozhoduje posledný prírastok: 15.
    .wrong-2 = Jeden veľký blind navyše stačí len v niektorých herniach (BET-3).
    .wrong-3 = Stávka 5 už mierou nie je. Posledné navýšenie bolo o 15.

lesson-min-raise-5 = Cyril navyšuje na 35 a na rade je Adam. Na koľko najmenej smie navýšiť?
    .right = Posledné navýšenie bolo zase o 15: 35 + 15 = 50 (BET-2).
    .wrong-1 = Zase zdvojnásobenie, ale platí 35 + 15 = 50.

lesson-min-raise-6 = Pri tomto stole stačí navýšiť o veľký blind. Stávka 5, navýšenie na 20: na koľko najmenej musíte navýšiť?
    .right = 20 + 5 = 25 (BET-3).
    .wrong-1 = To je obvyklé pravidlo. Tento herný poriadok žiada len jeden veľký blind (BET-3).

lesson-min-raise-7 = Prečo vôbec existuje minimum?
    .choice-1 = Aby nikto nezdržiaval hru drobnými navýšeniami
    .choice-2 = Aby chránilo toho, kto prehráva
    .right = Bez neho by sa dalo navyšovať stále dokola o jediný žetón (BET-6).
    .wrong-2 = Chráni čas všetkých pri stole.

lesson-min-raise-q1 = Veľký blind je 10, niekto vsadil 30 a niekto navýšil na 80. Na koľko musí byť najmenej ďalšie navýšenie?
    .right = Posledné navýšenie bolo o 80 − 30 = 50: 80 + 50 = 130 (BET-2).
    .wrong-1 = O 50, nie o 80: 80 + 50 = 130.
    .wrong-2 = 30 bola stávka. Posledné navýšenie bolo o 50.
    .wrong-3 = Jeden veľký blind stačí len v niektorých herniach.

lesson-min-raise-q2 = Niekto vsadil 12. Smie sa navýšiť na 20?
    .choice-1 = Nie, aspoň na 24
    .choice-2 = Áno
    .right = Navýšenie pridáva aspoň celú stávku: 12 + 12 = 24 (BET-2).
    .wrong-2 = To je o 8 a 8 je menej ako 12.

lesson-min-raise-q3 = Pred flopom sú blindy 1 a 2 a nikto nenavýšil. Na koľko je najmenšie navýšenie?
    .right = Aspoň o veľký blind: 2 + 2 = 4 (BET-2).
    .wrong-1 = Aspoň o veľký blind: 2 + 2 = 4.

lesson-min-raise-q4 = Prvá stávka, navýšenie, ďalšie navýšenie. Koľko re-raisov v tom je?
    .right = Stávka otvára, prvé navýšenie je raise a až druhé je re-raise (RAISE-2).
    .wrong-1 = Prvé navýšenie je len raise. Re-raise je až to ďalšie (RAISE-2).
    .wrong-2 = Prvá stávka sa nepočíta.
