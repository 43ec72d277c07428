# Lekcia: najväčšie navýšenie v pot limite.

lesson-pot-limit = Toľko, koľko je v banku
    .goal = Po tejto lekcii spočítate najväčšie navýšenie v pot limite.

lesson-pot-limit-1 = Návod na najväčšie navýšenie v pot limite: najprv v duchu dorovnajte. Potom spočítajte, čo leží uprostred, aj s vaším dorovnaním. O toľko smiete navýšiť navrch (POTLIM-1).

lesson-pot-limit-2 = Pot limit, blindy 1/2, začínate. Na koľko smiete najviac navýšiť?
    .right = Po dorovnaní 2 je v banku 5. Navýšiť smiete o 5: 2 + 5 = 7 (POTLIM-1).
    .wrong-1 = 5 je navýšenie o 3, ktoré ležia v banku pred vaším dorovnaním. Počítajú sa aj vaše 2: 2 + 5 = 7.
    .wrong-2 = 3 sú v banku pred vaším dorovnaním. Navýšenie sa k dorovnaniu pridáva: 2 + 5 = 7.
    .wrong-3 = 10 bude v banku až po vašom navýšení. Navýšiť smiete na 2 + 5 = 7.

lesson-pot-limit-3 = Navyšujete na 7. Na koľko smie najviac navýšiť Dora, ktorá je teraz na rade?
    .right = Uprostred je 10, s dorovnaním 7 je to 17. Potom 7 + 17 = 24.
    .wrong-1 = V trikrát 7 chýbajú blindy: 7 + 17 = 24.
    .wrong-2 = 17 je to, o koľko smie Dora navýšiť. Pridáva sa k dorovnaniu: 7 + 17 = 24.

lesson-pot-limit-4 = Flop, v banku je 20 a nikto nevsadil. Koľko smie najviac vsadiť Adam?
    .right = Prvá stávka smie byť taká veľká ako bank: 20 (POTLIM-1).
    .wrong-1 = Pred prvou stávkou nie je čo dorovnávať, a tak sa nič nepripočítava. Stropom je bank, 20.
    .wrong-2 = 190 je celý stack. To dovoľuje len no limit.

lesson-pot-limit-5 = Adam vsádza 20. Na koľko smiete najviac navýšiť?
    .right = Uprostred je 40, s dorovnaním 20 je to 60. Potom 20 + 60 = 80.
    .wrong-1 = V 60 chýba vaše dorovnanie 20; v niektorých herniach sa tak počíta. Tu je to 20 + 60 = 80.
    .wrong-2 = 40 je najmenšie navýšenie, 20 + 20. Najväčšie: 20 + 60 = 80.

lesson-pot-limit-6 = Navyšujete na 80. Na koľko smie najviac navýšiť Adam?
    .right = All-in: bank by dovolil 80 + 180 = 260, ale stack stačí len na 190.
    .wrong-1 = Bank by 260 dovolil, ale Adam má len 190. Viac sa vsadiť nedá.

lesson-pot-limit-7 = V inej herni sa vlastné dorovnanie do banku nepočíta. Adam zase vsádza 20. Na koľko smiete najviac navýšiť?
    .right = Bank, ako práve leží, je 40: 20 + 40 = 60.
    .wrong-1 = 80 je zvyčajný výpočet. Tento herný poriadok počíta bank bez vášho dorovnania: 20 + 40 = 60 (POTLIM-1).

lesson-pot-limit-8 = V tretej herni sa počíta len to, čo vložili ostatní. Flop, v banku je 20. Koľko smie najviac vsadiť Adam?
    .right = Váš vklad je 10, a tak Adam smie vsadiť najviac 10.
    .wrong-1 = V tejto herni sa z banku 20 počíta len vašich 10; žetóny toho, kto vsádza, nie (POTLIM-1).

lesson-pot-limit-9 = Koľkokrát sa smie v jednom kole pot limitu navyšovať?
    .choice-1 = Koľkokrát to žetóny dovolia
    .choice-2 = Trikrát
    .right = Pot limit navýšenia nepočíta, len žetóny sa raz minú (POTLIM-2).
    .wrong-2 = Tri navýšenia sú cap limitných hier (LIMIT-3). Pot limit žiadny nemá.

lesson-pot-limit-q1 = V banku je 30 a niekto vsadí 30. Na koľko smiete najviac navýšiť?
    .right = Uprostred je 60, s dorovnaním 30 je to 90. Potom 30 + 90 = 120.
    .wrong-1 = 90 je to, o koľko smiete navýšiť. Pridáva sa k dorovnaniu: 30 + 90 = 120.
    .wrong-2 = 60 je najmenšie navýšenie. Najväčšie: 30 + 90 = 120.

lesson-pot-limit-q2 = V banku je 12 a nikto nevsadil. Aká veľká smie byť najviac prvá stávka?
    .right = Prvá stávka smie byť taká veľká ako bank: 12 (POTLIM-1).
    .wrong-1 = Dorovnávať nie je čo, nič sa teda nepripočítava: stropom je sám bank, 12.

lesson-pot-limit-q3 = V banku je 20, jeden hráč vsadí 5 a druhý dorovná 5. Na koľko sa smie najviac navýšiť?
    .right = Leží tam 30, s dorovnaním 5 je to 35. Potom 5 + 35 = 40.
    .wrong-1 = 35 je to, o koľko sa smie navýšiť. Pridáva sa k 5: 5 + 35 = 40.
    .wrong-2 = Počítajú sa obe päťky aj vaše dorovnanie: 20 + 5 + 5 + 5 = 35, potom 5 + 35 = 40.
