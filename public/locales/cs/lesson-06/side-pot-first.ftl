# Lekce: Od vedlejších k hlavnímu.

lesson-side-pot-first = Od vedlejších k hlavnímu
    .goal = Po této lekci zvládnete ve správném pořadí odkrytí s několika banky.

lesson-side-pot-first-1 = Všichni čtyři jsou all-in, je tu hlavní bank a dva vedlejší. V jakém pořadí se o nich rozhoduje?
    .choice-1 = Druhý vedlejší, první vedlejší, hlavní
    .choice-2 = Hlavní, první vedlejší, druhý vedlejší
    .right = Od vedlejších k hlavnímu: první je bank těch, kdo začínali s nejvíce žetony (SHOW-14, SHOW-15).
    .wrong-2 = Pak by Adam a Bea věděli příliš mnoho dřív, než ukážou karty o svůj bank (SHOW-14).

lesson-side-pot-first-2 = V jakém pořadí hráči ukazují?
    .right = Adam a Bea o druhý vedlejší bank, pak vy o první a nakonec Cyril o hlavní (SHOW-15).
    .wrong-1 = Nejlepší karty počkají: Cyril hraje jen o hlavní bank (SHOW-14).
    .wrong-2 = O druhý vedlejší bank hrají Adam a Bea a ukazují před vámi (SHOW-15).

lesson-side-pot-first-3 = Cyril má esa, vy krále, Bea dámy, Adam kluky. Rozdělte banky jeden po druhém.
    .right = Druhý vedlejší bere Bea, první vedlejší vy, hlavní Cyril (SHOW-14).
    .wrong-1 = O tento bank hrají Adam a Bea.
    .wrong-2 = O tento bank hrají Adam a Bea.
    .wrong-3 = Cyril je all-in za 10 a hraje jen o hlavní bank.
    .wrong-4 = Cyril hraje o hlavní bank také a jeho esa porážejí vaše krále.

lesson-side-pot-first-4 = Jiné rozdání: vy a Cyril remízujete o hlavní bank 90 i o vedlejší 30. Jak se dělí?
    .choice-1 = Každý zvlášť: 15 a 15, potom 45 a 45
    .choice-2 = Oba dohromady: ze 120 je to 60 a 60
    .right = Každý bank se dělí sám o sobě (SPLIT-2).
    .wrong-2 = Součet je tu stejný, ale každý bank je sám o sobě: v každém může přebývat žeton navíc (SPLIT-2).

lesson-side-pot-first-5 = Vy a Cyril máte esa a dvojky s králem, Adam je all-in a nemá nic. Rozdělte banky.
    .right = Vedlejší bank 15 a 15, hlavní 45 a 45: jeden díl Cyril, druhý vy (SPLIT-2).
    .wrong-1 = Adam má jen dvojky ze stolu.

lesson-side-pot-first-6 = Berete 60. Kolik získáváte?
    .right = Váš vklad je 6 + 22 + 15 = 43 a 60 − 43 = 17.
    .wrong-1 = 43 z toho je vašich: 60 − 43 = 17.
    .wrong-2 = Počítá se i vašich 6 z prvního kola: 60 − 43 = 17.

lesson-side-pot-first-q1 = Banky jsou tři. Kdo ukazuje první?
    .choice-1 = Hráč, který hraje o poslední vedlejší bank
    .choice-2 = Hráč, který byl první all-in
    .right = Nejdřív se rozhoduje o banku těch, kdo začínali s nejvíce žetony (SHOW-15).
    .wrong-2 = Ten čeká na hlavní bank (SHOW-14).

lesson-side-pot-first-q2 = Vedlejší bank 31, hlavní 45, o oba se dělí titíž dva hráči. Kolik žetonů je navíc?
    .choice-1 = Dva
    .choice-2 = Žádný, protože 76 je sudé číslo
    .right = 31 i 45 jsou lichá čísla, a tak v každém jeden žeton přebývá (SPLIT-2).
    .wrong-2 = Každý bank se dělí zvlášť a 31 i 45 jsou lichá čísla (SPLIT-2).
