# Karty.

rule-DECK-1 = Padesát dva karet
    .text = Hraje se s jedním běžným francouzským balíčkem o 52 kartách: čtyři barvy (piky, srdce, káry, kříže) po třinácti hodnotách, od dvojky po desítku, kluk, dáma, král a eso. Každá karta je v něm právě jednou.

rule-DECK-2 = Pořadí hodnot
    .text = Od nejvyšší po nejnižší: eso, král, dáma, kluk, 10, 9, 8, 7, 6, 5, 4, 3, 2. Karta má hodnotu, která je na ní vytištěná. V postupce smí být eso i nejnižší kartou (RANK-11).

rule-DECK-3 = Barvy jsou si rovny
    .text = Při porovnávání kombinací není žádná barva lepší než jiná. Pikové eso platí stejně jako křížové a srdcový flush stejně jako kárový, pokud mají karty stejné hodnoty.

rule-DECK-4 = Bez žolíků
    .text = V balíčku nejsou žolíci. U živého stolu se z nového balíčku vyřadí a zničí, aby se do hry nemohli vrátit. Co se stane, když se žolík přece objeví, říká pravidlo (IRREG-8).

rule-DECK-5 = Dva balíčky na střídačku
    .text = U živého stolu bývají dva balíčky karet. Při každém střídání dealerů se jeden vymění za druhý.

rule-DECK-6 = Nové karty se kontrolují
    .text = Než se začne hrát s novými kartami, dealer zkontroluje jejich kvalitu a promíchá je rozložené na stole. Teprve potom přijde běžné míchání (SHUF-3).
