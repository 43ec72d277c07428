# Lekce: kdy se bluf vyplatí.

lesson-bluff = Kdy se bluf vyplatí
    .goal = Po této lekci umíte spočítat, jak často musí bluf vyjít, a poznáte, kdy vyjít nemůže.

lesson-bluff-1 = V banku je 60, blufujete za 40. V kolika procentech případů musí Adam složit, aby se bluf zaplatil?
    .right = Riskujete 40 a získat můžete 60: 40 : (60 + 40) = 40 : 100.
    .wrong-1 = 40 : 60 nepočítá s tím, že když bluf vyjde, vašich 40 se vrátí.
    .wrong-2 = 40 : 60 nepočítá s tím, že když bluf vyjde, vašich 40 se vrátí.
    .wrong-3 = Tak často může Adam dorovnávat. Složení musí přijít ve zbylých 40 %.

lesson-bluff-2 = A v kolika procentech při blufu za 30?
    .right = 30 : (60 + 30) = 30 : 90 = 33,3 %.
    .wrong-1 = 30 : 60 je jen poměr sázky k banku.

lesson-bluff-3 = A při blufu za 60?
    .right = 60 : (60 + 60) = 60 : 120 = 50 %. Čím větší bluf, tím častěji musí vyjít.
    .wrong-1 = 60 : 60 je jen poměr sázky k banku.

lesson-bluff-4 = Adam checkuje. Máte jen vysokou kartu dámu: blufujte, vsaďte 40.
    .right = Adam skládá a jeho 30 zůstává v banku: bluf vyšel (FOLD-1).
    .wrong-1 = Smíte, jenže pak vyhrají devítky. Blufujte, vsaďte 40.
    .wrong-2 = Check je zadarmo, skládat není důvod. Blufujte, vsaďte 40.

lesson-bluff-5 = Adam skládá. Musíte karty ukázat?
    .choice-1 = Ne
    .choice-2 = Ano
    .right = Kdo vyhrává, protože všichni ostatní složili, nic ukazovat nemusí (SHOW-9).
    .wrong-2 = O bank s vámi už nikdo nehraje (SHOW-9).

lesson-bluff-6 = Adam skládá v polovině případů. Kolik průměrně vynese bluf za 40 do banku 60?
    .right = V polovině případů +60, v polovině −40: 30 − 20 = 10. Jeden bluf vyjít nemusí: i správné rozhodnutí může prohrát.
    .wrong-1 = V polovině případů o těch 40 přijdete, a to se počítá také: 30 − 20 = 10.

lesson-bluff-7 = Koho z nich blufem vyhnat nejde?
    .choice-1 = Hráče, který je all-in
    .choice-2 = Hráče s velkým stackem
    .choice-3 = Hráče na velkém blindu
    .right = Kdo je all-in, už o ničem nerozhoduje a ke složení ho nedonutíte (ALLIN-12).
    .wrong-2 = I hráč s velkým stackem může složit. Donutit nejde jen toho, kdo je all-in (ALLIN-12).
    .wrong-3 = I hráč na velkém blindu může složit. Donutit nejde jen toho, kdo je all-in (ALLIN-12).

lesson-bluff-8 = Proti vašemu blufu zbývají místo jednoho dva hráči a každý skládá v polovině případů. Jak často vyjde?
    .choice-1 = Jednou ze čtyř
    .choice-2 = Stejně často jako proti jednomu
    .right = ½ × ½ = ¼: bluf za 40 potřebuje 40 % a vyjde ve 25 %. Častěji složí jen ten, kdo se bojí dalšího za sebou (ETIQ-4).
    .wrong-2 = Složit musí oba: ½ × ½ = ¼.

lesson-bluff-q1 = V banku je 100, blufujete za 50. Jak často musí bluf vyjít?
    .choice-1 = Jednou ze tří
    .choice-2 = Jednou ze dvou
    .right = 50 : (100 + 50) = 50 : 150 = ⅓.
    .wrong-2 = 50 : 150: do součtu patří i vašich 50.

lesson-bluff-q2 = Proti komu se bluf vyplatí nejméně?
    .choice-1 = Proti tomu, kdo všechno dorovná
    .choice-2 = Proti tomu, kdo často skládá
    .right = Bluf vyhrává jen tehdy, když soupeř složí, a tento nesloží.
    .wrong-2 = Tam vychází nejlépe: bluf potřebuje, aby soupeř složil.
