# Lekcia: Dve povinné stávky.

lesson-two-blinds = Dve povinné stávky
    .goal = Po tejto lekcii viete dať blindy, poviete, na čo sú, a spoznáte, kto začína prvé kolo.

lesson-two-blinds-1 = Button je na mieste 1. Kto platí malý a kto veľký blind?
    .right = Prvý a druhý hráč vľavo od buttonu (BLIND-2).
    .wrong-1 = Button platí blind len vtedy, keď hrajú dvaja (BLIND-15).
    .wrong-2 = Malý blind je ten, ktorý je bližšie k buttonu.

lesson-two-blinds-2 = Najmenšia stávka tejto hry je 2. Aký veľký je malý blind?
    .right = Polovica veľkého, tu 1 (BLIND-3).
    .wrong-1 = 2 je veľký blind; malý je jeho polovica.

lesson-two-blinds-3 = A aký veľký je veľký blind?
    .right = Veľký blind je najmenšia stávka hry (BLIND-3).
    .wrong-1 = Veľký blind je 2, teda najmenšia stávka.

lesson-two-blinds-4 = Prečo sa hovorí, že sa blindy platia naslepo?
    .choice-1 = Platia sa skôr, než hráč uvidí karty
    .choice-2 = Ich výška je tajná
    .right = Žetóny musia byť v hre skôr, než prídu karty (BLIND-7).
    .wrong-2 = Sumu vidí každý. Čo hráč ešte nevidí, sú jeho karty (BLIND-7).

lesson-two-blinds-5 = A na čo sú blindy?
    .choice-1 = Aby bolo v každom rozdaní o čo hrať
    .choice-2 = Platí sa nimi herni
    .right = Bez nich by každý mohol zadarmo čakať na najlepšie karty (BLIND-8).
    .wrong-2 = To by bol poplatok herne. Blindy vyhrá niektorý z hráčov.

lesson-two-blinds-6 = Kto dostane prvú kartu?
    .right = Prvý hráč vľavo od buttonu, teda vy (DEAL-2).
    .wrong-1 = Hráč s buttonom dostáva kartu až ako posledný.

lesson-two-blinds-7 = Karty sú rozdané. Kto hovorí prvý?
    .right = Hráč vľavo od veľkého blindu (ROUND-2).
    .wrong-1 = Vaša stávka naslepo už leží na stole. Na rad prídete až ku koncu kola.
    .wrong-2 = Button hovorí pred flopom medzi poslednými.

lesson-two-blinds-8 = Prvá hovorí Dora (miesto 4). Čo smie?
    .right = Položiť karty, dorovnať 2 alebo navýšiť (ROUND-3).
    .wrong-1 = Je tu stávka 2, ktorú treba dorovnať, a preto sa check nedá.

lesson-two-blinds-9 = Dora navyšuje na 6, Emil kladie karty, Filip dorovnáva, Adam kladie karty. Všetci mali rovnaké možnosti: položiť karty, dorovnať alebo navýšiť (ROUND-4).

lesson-two-blinds-10 = Na rade ste vy na malom blinde. Koľko vás stojí dorovnanie?
    .right = 6 − 1 = 5: váš blind sa počíta (BLIND-10, BLIND-11).
    .wrong-1 = Vaša 1 tam už leží: 6 − 1 = 5.
    .wrong-2 = Toľko platí Cyril: 6 − 2 = 4.
    .wrong-3 = Počítajte 6 − 1: najvyššia stávka bez vášho blindu.

lesson-two-blinds-11 = Dorovnajte 5.
    .right = Za 5 do banku 15 uvidíte flop. Cyril pridáva 4 a tiež dorovnáva.
    .wrong-1 = Môžete, ale tu dorovnajte: 5 do banku 15.
    .wrong-2 = Môžete, na 10 alebo viac, ale tu dorovnajte.

lesson-two-blinds-12 = Flop. Od flopu začína prvý hráč vľavo od buttonu, a to ste vy.

lesson-two-blinds-13 = Predstavte si ďalšie rozdanie. Kto dá malý a kto veľký blind?
    .right = Button sa posunie na miesto 2 a oba blindy s ním (BLIND-9).
    .wrong-1 = Button sa posunie na 2 a blindy s ním.
    .wrong-2 = Posúvajú sa doľava, v smere hodinových ručičiek.

lesson-two-blinds-q1 = Koľko hráčov platí blind?
    .choice-1 = Práve dvaja
    .choice-2 = Jeden
    .choice-3 = Všetci
    .right = Jeden dáva malý blind a jeden veľký (BLIND-1).
    .wrong-2 = Blindy sú dva, malý a veľký.
    .wrong-3 = Čo platia všetci, je ante.

lesson-two-blinds-q2 = Blindy sú 5 a 10 a všetci pred malým blindom položili karty. Koľko musí malý blind doplatiť?
    .right = 10 − 5 = 5: blind sa počíta (BLIND-10).
    .wrong-1 = Vložených 5 sa počíta: 10 − 5 = 5.
    .wrong-2 = Veľký blind dal o 5 viac než malý.

lesson-two-blinds-q3 = Hrá šesť hráčov a button je na mieste 6. Kto hovorí pred flopom prvý?
    .choice-1 = Miesto 3
    .choice-2 = Miesto 1
    .choice-3 = Miesto 2
    .right = Na mieste 1 je malý blind, na mieste 2 veľký a začína sused vľavo od neho (ROUND-2).
    .wrong-2 = To je malý blind.
    .wrong-3 = To je veľký blind.
