# Lekce: Kdo začíná od flopu.

lesson-first-after-the-flop = Kdo začíná od flopu
    .goal = Po této lekci poznáte, kdo začíná na flopu, turnu a riveru, i když někdo složil nebo je all-in.

lesson-first-after-the-flop-1 = Flop. Button je na místě 4, malý blind složil a velký blind je all-in. Kdo začíná?
    .right = Vy: první hráč vlevo od buttonu, který je ve hře a má žetony (ROUND-7).
    .wrong-1 = Malý blind na místě 5 už složil.
    .wrong-2 = Hráč na místě 6 je all-in a nemá už z čeho sázet.
    .wrong-3 = Od flopu mluví button poslední, ne první.

lesson-first-after-the-flop-2 = Máte pár kluků. Vsaďte 15.
    .right = Kdo začíná, nemusí checkovat: dokud nikdo nevsadil, smí vsadit (ROUND-7).
    .wrong-1 = Smíte. Tady ale vsaďte 15.
    .wrong-2 = Máte pár kluků a check by byl zadarmo: neskládejte. Vsaďte 15.

lesson-first-after-the-flop-3 = Bea dorovnává a Dora na buttonu skládá. Button zůstává na svém místě až do konce rozdání (POS-4).

lesson-first-after-the-flop-4 = Turn. Kdo začíná teď?
    .right = Zase vy: první vlevo od buttonu, kdo má žetony (ROUND-7).
    .wrong-1 = Hráč na místě 6 je pořád all-in.
    .wrong-2 = Počítá se vlevo od buttonu a první jste tam vy.

lesson-first-after-the-flop-5 = Co je jiné než v kole před flopem?
    .choice-1 = Kdo začíná a že se smí checkovat
    .choice-2 = Směr hry
    .right = Začíná jiné místo, a protože ještě nikdo nevsadil, jde check (ROUND-13).
    .wrong-2 = Hraje se pořád ve směru hodinových ručiček.

lesson-first-after-the-flop-6 = Checkujte.
    .right = Bea také checkuje a přichází river. Kdo začíná, toho stůl vždycky označí (ROUND-14).
    .wrong-1 = Smíte. Tady ale checkujte, ať dojde k odkrytí karet.
    .wrong-2 = Check je zadarmo, není proč skládat.

lesson-first-after-the-flop-7 = River. Checkujte ještě jednou.
    .right = Bea také checkuje a rozhodnou karty.
    .wrong-1 = Smíte. Tady ale checkujte, ať dojde k odkrytí karet.
    .wrong-2 = Check je zadarmo, není proč skládat.

lesson-first-after-the-flop-8 = Odkrytí karet. Vy i Filip máte pár kluků, ale vaše eso je lepší kicker. Berete oba banky: 25 + 30 = 55.

lesson-first-after-the-flop-q1 = Button je na místě 2, ve hře zbývají 2, 4 a 5. Kdo mluví na turnu první?
    .choice-1 = Místo 4
    .choice-2 = Místo 2
    .choice-3 = Místo 5
    .right = První vlevo od buttonu je místo 4 (ROUND-7).
    .wrong-2 = Button mluví poslední.
    .wrong-3 = Místo 4 je vlevo od buttonu dřív.

lesson-first-after-the-flop-q2 = Hráč na buttonu (místo 6) složil. Kdo z míst 1, 3 a 5 mluví na riveru první?
    .choice-1 = Místo 1
    .choice-2 = Místo 5
    .right = Pořád se počítá vlevo od místa 6, a tam je místo 1 (ROUND-7).
    .wrong-2 = Button zůstává na místě, i když jeho hráč složil (POS-4).

lesson-first-after-the-flop-q3 = Začíná na turnu ten, kdo na flopu naposledy zvýšil?
    .choice-1 = Ne
    .choice-2 = Ano
    .right = Rozhoduje místo: začíná první vlevo od buttonu (ROUND-7).
    .wrong-2 = Rozhoduje místo u stolu, ne sázky (ROUND-7).
