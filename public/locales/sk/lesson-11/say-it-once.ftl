# Lekcia: slová a žetóny, ktoré zaväzujú.

lesson-say-it-once = Slová a žetóny, ktoré zaväzujú
    .goal = Po tejto lekcii viete povedať, ako sa počíta slovo, pohyb alebo kôpka žetónov.

lesson-say-it-once-1 = Rozhodujete ako krupiér. No limit 3/6, dorovnanie stojí 6: Adam bez slova vkladá jeden žetón za 50.
    .choice-1 = Dorovnanie 6
    .choice-2 = Navýšenie na 50
    .right = Jediný väčší žetón bez slova je dorovnanie (CHIP-1).
    .wrong-2 = Na to by pred žetónom muselo zaznieť „raise“. Bez slova je to dorovnanie (CHIP-1).

lesson-say-it-once-2 = Adam dáva žetón za 50 a dorovnáva ním 6. Koľko sa mu vráti?
    .right = Dorovnanie stojí 6, zvyšok sa vracia: 50 − 6 = 44 (CHIP-1).

lesson-say-it-once-3 = Ten istý žetón za 50, ale Adam tentoraz najprv hovorí „raise“. Čo platí?
    .choice-1 = Navýšenie
    .choice-2 = Dorovnanie
    .right = Slovo zaznelo vopred a zaväzuje: teraz sa počíta celý žetón (DECL-1, CHIP-1).
    .wrong-2 = Slovo zaväzuje. Zaznelo „raise“, je to teda navýšenie (DECL-1).

lesson-say-it-once-4 = Hráč hovorí: „Dorovnávam a navyšujem o 100.“ Čo platí?
    .choice-1 = Dorovnanie; navýšenie neplatí
    .choice-2 = Navýšenie o 100
    .choice-3 = Hráč si smie vybrať
    .right = Slovom „dorovnávam“ je rozhodnuté. Zvyšok vety je string raise (STRING-3).
    .wrong-2 = To by muselo zaznieť rovno „navyšujem“. Po slove „dorovnávam“ sa už navýšiť nedá (STRING-3).
    .wrong-3 = Slovo zaväzuje: vyberať už nie je z čoho (DECL-1).

lesson-say-it-once-5 = Bea bez slova posúva dopredu 20, obzerá sa a pridáva ďalších 30. Aká veľká je stávka?
    .choice-1 = 20
    .choice-2 = 50
    .right = Platí len prvý pohyb. Treba dať všetko jedným pohybom, alebo povedať sumu vopred (STRING-1, STRING-2).
    .wrong-2 = Po častiach je to string bet: medzitým by sa dali sledovať tváre ostatných. Platí prvých 20 (STRING-1).

lesson-say-it-once-6 = Cyril hovorí „navyšujem na päťdesiat“ a žetóny potom posúva nadvakrát. Čo platí?
    .choice-1 = Platné navýšenie na 50
    .choice-2 = String bet
    .right = Suma zaznela vopred; ako potom žetóny prídu, je už jedno (STRING-2).
    .wrong-2 = Najprv zaznela veta, a tak už po ceste nebolo čo rozmýšľať (STRING-2).

lesson-say-it-once-7 = Limitná hra s jednotkou 10, dorovnanie stojí 10: Dora bez slova vkladá 15. Čo platí?
    .choice-1 = Navýšenie
    .choice-2 = Dorovnanie, 5 sa vracia
    .right = Jeden a pol stávky sa počíta ako navýšenie a doplní sa na 20 (CHIP-2).
    .wrong-2 = 15 je jedenapolnásobok 10. Od tejto sumy je to navýšenie (CHIP-2).

lesson-say-it-once-8 = Limit 10: Dora má vložených 15 a počíta sa to ako navýšenie. Koľko ešte dopláca?
    .right = Plné navýšenie je na 20: 20 − 15 = 5 (CHIP-2).

lesson-say-it-once-9 = Tá istá hra, dorovnanie stojí 10 a Dora tentoraz bez slova vkladá 14. Čo platí?
    .choice-1 = Dorovnanie 10 a 4 sa vracajú
    .choice-2 = Navýšenie, dopláca sa 6
    .right = Menej než jeden a pol stávky je dorovnanie: 14 − 10 = 4 sa vracajú (CHIP-2).
    .wrong-2 = Na navýšenie treba jedenapolnásobok 10, teda 15. 14 je menej (CHIP-2).

lesson-say-it-once-10 = No limit 3/6, dorovnanie stojí 6: Emil vkladá 4. Čo teraz?
    .choice-1 = Doplácajú sa 2
    .choice-2 = Žetóny si smie vziať späť
    .right = Málo žetónov sa doplní na správnu sumu: 6 − 4 = 2 (CHIP-3).
    .wrong-2 = Žetóny sú v hre a dorovnanie platí. Na to, že sa prepočítal, sa nikto vyhovárať nemôže (CHIP-3).

lesson-say-it-once-11 = Nikto ešte nevsadil. Filip klope na stôl. Čo to znamená?
    .choice-1 = Check
    .choice-2 = Zatiaľ nič; platí až slovo
    .right = Zaklopanie na stôl je check, rovnako ako slovo (CHECK-5).
    .wrong-2 = Slovo aj zaklopanie platí rovnako. Neklopte teda na stôl, kým rozmýšľate (CHECK-5).

lesson-say-it-once-12 = Filip môže dať check zadarmo, ale omylom hovorí „fold“. Čo platí?
    .choice-1 = Položenie kariet
    .choice-2 = Check, veď nič nestojí
    .right = Kto je na rade, toho slovo zaväzuje, aj keď sa len preriekne (DECL-1).
    .wrong-2 = Check bol možný, ale zaznelo „fold“ a slovo zaväzuje (DECL-1).

lesson-say-it-once-q1 = Chcete navýšiť jedným veľkým žetónom. Čo urobíte?
    .choice-1 = Najprv poviem „raise“
    .choice-2 = Hodím ho tam
    .right = Povedané vopred je to navýšenie; bez slova by to bolo dorovnanie (CHIP-1).
    .wrong-2 = To je dorovnanie, nech je žetón akokoľvek veľký (CHIP-1).

lesson-say-it-once-q2 = „Dorovnávam tých desať a navyšujem o dvadsať.“ Čo to pri tomto stole je?
    .choice-1 = Dorovnanie
    .choice-2 = Navýšenie na 30
    .right = Kto dorovnal, dorovnal. Navýšenie v tej istej vete neplatí (STRING-3).
    .wrong-2 = To je veta z filmu; tu je to string raise a platí len dorovnanie (STRING-3).

lesson-say-it-once-q3 = Limitná hra s jednotkou 20, dorovnanie stojí 20: niekto bez slova vkladá 30. Čo platí?
    .choice-1 = Navýšenie na 40, dopláca sa 10
    .choice-2 = Dorovnanie, 10 sa vracia
    .right = 30 je jeden a pol stávky, teda navýšenie: chýba 40 − 30 = 10 (CHIP-2).
    .wrong-2 = 30 je jedenapolnásobok 20, a to už na navýšenie stačí (CHIP-2).
