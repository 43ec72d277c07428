# Žetony beze slova.

rule-CHIP-1 = Jeden žeton beze slova
    .text = Jediný žeton vložený beze slova je dorovnání, i když má větší hodnotu než sázka; zbytek se vrátí. Kdo chce zvýšit, musí to napřed říct. Když ještě není co dorovnávat, platí tu jediný žeton beze slova jako sázka v plné hodnotě.
    .example = Blindy 3/6, jeden žeton za 50 beze slova: dorovnání 6 a 44 se vrací. Se slovem „raise“ by to bylo zvýšení.

rule-CHIP-2 = Sázka a půl
    .text = Když žetony vložené beze slova dají aspoň jedenapůlnásobek plné sázky, je to zvýšení a hráč musí doplatit na plné. Při menší částce je to dorovnání a přebytek se vrací. Jediný žeton je vždy dorovnání (CHIP-1).
    .example = Limit, k dorovnání 10: vložených 15 je zvýšení a doplácí se 5. Vložených 14 je dorovnání 10 a 4 se vracejí.

rule-CHIP-3 = Málo žetonů
    .text = Kdo na sázku nebo na dorovnání vloží žetonů málo, musí je doplnit na správnou částku. Že se přepočítal, není důvod zaplatit méně ani couvnout. Méně smí být jen all-in.
    .example = K dorovnání je 6, hráč vloží 4: doplácí 2.
