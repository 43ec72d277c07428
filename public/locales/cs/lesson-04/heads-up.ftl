# Lekce: Hra ve dvou.

lesson-heads-up = Hra ve dvou
    .goal = Po této lekci zvládnete blindy a pořadí, když hrají jen dva.

lesson-heads-up-1 = Hrají jen dva a button máte vy. Kdo dává malý blind?
    .right = Vy. Když hrají dva, má malý blind button (BLIND-15).
    .wrong-1 = Při třech a více hráčích by to byla Bea. Ve dvou má malý blind hráč na buttonu (BLIND-15).

lesson-heads-up-2 = Kdo dostane první kartu?
    .right = Bea. V této herně dostává button kartu poslední, i když hrají dva (DEAL-3).
    .wrong-1 = Button dostává kartu poslední i ve dvou. Někde ovšem začínají u malého blindu (DEAL-3).

lesson-heads-up-3 = Karty jsou rozdané. Kdo mluví první?
    .right = Vy. Vlevo od velkého blindu sedí button (BLIND-16).
    .wrong-1 = Velký blind mluví před flopem poslední.

lesson-heads-up-4 = Dorovnejte 1.
    .right = Váš malý blind je doplněný na 2. Bea checkuje a přichází flop.
    .wrong-1 = Když složíte, získá vaši 1 Bea. Dorovnejte.
    .wrong-2 = Smíte, na 4 nebo víc. Tady ale dorovnejte.

lesson-heads-up-5 = Flop. A kdo mluví první teď?
    .right = Bea. Od flopu začíná první vlevo od buttonu, a to je velký blind (BLIND-16).
    .wrong-1 = Malý blind začíná jen při třech a více hráčích. Tady je malý blind na buttonu.

lesson-heads-up-6 = Bea checkuje. Vsaďte 3.
    .right = Bea skládá a bank 4 je váš.
    .wrong-1 = Smíte. Tady ale vsaďte 3.
    .wrong-2 = Check je zadarmo, není proč skládat. Vsaďte 3.

lesson-heads-up-7 = V příštím rozdání se role vymění: button a malý blind má Bea, vy máte velký blind.

lesson-heads-up-q1 = Hrají dva a je river. Kdo mluví první?
    .choice-1 = Velký blind
    .choice-2 = Malý blind
    .right = Od flopu mluví button poslední, takže první je velký blind (BLIND-16).
    .wrong-2 = Ve dvou má malý blind button a ten mluví od flopu poslední.

lesson-heads-up-q2 = Ze tří hráčů zbudou dva. Hráč na buttonu …
    .choice-1 = dává malý blind
    .choice-2 = dává velký blind
    .choice-3 = nedává nic
    .right = Když hrají dva, má malý blind button (BLIND-15).
    .wrong-2 = Velký blind patří tomu druhému (BLIND-15).
    .wrong-3 = Blind dávají v každém rozdání právě dva hráči.

lesson-heads-up-q3 = Kolik hráčů na hold’em stačí?
    .right = Stačí dva (SEAT-1).
    .wrong-1 = Obvykle jich hraje víc, ale dva stačí (SEAT-1).
