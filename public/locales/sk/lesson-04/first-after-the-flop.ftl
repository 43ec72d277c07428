# Lekcia: Kto začína od flopu.

lesson-first-after-the-flop = Kto začína od flopu
    .goal = Po tejto lekcii spoznáte, kto začína na flope, turne a riveri, aj keď niekto položil karty alebo je all-in.

lesson-first-after-the-flop-1 = Flop. Button je na mieste 4, malý blind položil karty a veľký blind je all-in. Kto začína?
    .right = Vy: prvý hráč vľavo od buttonu, ktorý je v hre a má žetóny (ROUND-7).
    .wrong-1 = Malý blind na mieste 5 už položil karty.
    .wrong-2 = Miesto 6 je all-in a nemá už z čoho vsádzať.
    .wrong-3 = Od flopu hovorí button posledný, nie prvý.

lesson-first-after-the-flop-2 = Máte dvojicu dolníkov. Vsaďte 15.
    .right = Kto začína, nemusí dať check: kým nikto nevsadil, smie vsadiť (ROUND-7).
    .wrong-1 = Môžete, ale tu vsaďte 15.
    .wrong-2 = Máte dvojicu dolníkov a check by bol zadarmo: karty neklaďte. Vsaďte 15.

lesson-first-after-the-flop-3 = Bea dorovnáva a Dora na buttone kladie karty. Button zostáva na svojom mieste až do konca rozdania (POS-4).

lesson-first-after-the-flop-4 = Turn. Kto začína teraz?
    .right = Zase vy: prvý vľavo od buttonu, kto má žetóny (ROUND-7).
    .wrong-1 = Miesto 6 je stále all-in.
    .wrong-2 = Počíta sa vľavo od buttonu a tam ste najbližšie vy.

lesson-first-after-the-flop-5 = V čom sa to líši od kola pred flopom?
    .choice-1 = V tom, kto začína a že sa smie dať check
    .choice-2 = V smere hry
    .right = Začína iné miesto, a keďže ešte nikto nevsadil, dá sa check (ROUND-13).
    .wrong-2 = Hrá sa stále v smere hodinových ručičiek.

lesson-first-after-the-flop-6 = Dajte check.
    .right = Bea tiež checkuje a prichádza river. Toho, kto začína, stôl vždy označí (ROUND-14).
    .wrong-1 = Môžete, ale tu dajte check, nech sa dôjde k vyloženiu.
    .wrong-2 = Check je zadarmo, nie je prečo karty klásť.

lesson-first-after-the-flop-7 = River. Dajte ešte raz check.
    .right = Bea tiež checkuje a rozhodnú karty.
    .wrong-1 = Môžete, ale tu dajte check, nech sa dôjde k vyloženiu.
    .wrong-2 = Check je zadarmo, nie je prečo karty klásť.

lesson-first-after-the-flop-8 = Vyloženie kariet. Vy aj Filip máte dvojicu dolníkov a vaše eso je lepšia doplňujúca karta. Beriete oba banky: 25 + 30 = 55.

lesson-first-after-the-flop-q1 = Button je na mieste 2, v hre sú miesta 2, 4 a 5. Kto hovorí na turne prvý?
    .choice-1 = Miesto 4
    .choice-2 = Miesto 2
    .choice-3 = Miesto 5
    .right = Prvé vľavo od buttonu je miesto 4 (ROUND-7).
    .wrong-2 = Button hovorí posledný.
    .wrong-3 = Miesto 4 je vľavo od buttonu skôr.

lesson-first-after-the-flop-q2 = Hráč na buttone (miesto 6) položil karty. Kto z miest 1, 3 a 5 hovorí na riveri prvý?
    .choice-1 = Miesto 1
    .choice-2 = Miesto 5
    .right = Stále sa počíta vľavo od miesta 6, a tam je miesto 1 (ROUND-7).
    .wrong-2 = Button zostáva na mieste, aj keď jeho hráč položil karty (POS-4).

lesson-first-after-the-flop-q3 = Začína na turne ten, kto na flope naposledy navýšil?
    .choice-1 = Nie
    .choice-2 = Áno
    .right = Rozhoduje miesto: začína prvý vľavo od buttonu (ROUND-7).
    .wrong-2 = Rozhoduje miesto pri stole, nie stávky (ROUND-7).
