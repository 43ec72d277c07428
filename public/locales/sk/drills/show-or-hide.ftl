# Cvičenie: ukázať, alebo skryť?

drill-show-or-hide = Ukázať, alebo skryť?
    .prompt = V tejto herni sa porazené karty smú skryť. Na rade je { $name }: čo platí pre tieto karty?
    .prompt-all = V tejto herni ukazujú všetci, čo zostali. Na rade je { $name }: čo platí pre tieto karty?
    .must = Musia sa ukázať: je to povinnosť
    .may-choose = Ukázať, alebo skryť, je to jedno: na ničom sa to neprejaví
    .should = Ukázať, inak prepadne nárok na bank
    .hint = Kto začína odkrytie, musí ukázať. Potom ukážte to, čo je lepšie než najlepšie ukázané karty alebo je im rovné: skryté karty nič nevyhrajú. Porazené karty sa smú skryť, a keď všetci ostatní zložili, ktorékoľvek.
    .right-open = Ako posledný stavil alebo navýšil hráč { $name }, začína odkrytie a musí ukázať (SHOW-2, SHOW-6).
    .right-open-checked = V poslednom kole boli samé checky a prvý na rade v ňom bol hráč { $name }: kto začína, musí ukázať (SHOW-5, SHOW-6).
    .right-all = V tejto herni ukazujú všetci, čo zostali, aj porazení (SHOW-6).
    .right-tie = { $hand }: to je rovnako ako najlepšie doteraz ukázané karty. Diel dostane len ten, kto ukáže obe karty (SHOW-7, SHOW-8).
    .right-side = { $hand } vedie vo vedľajšom banku, nech má hráč v all-ine čokoľvek: kvôli nemu ukážte (SHOW-7, SHOW-14).
    .right-win = { $hand } je lepšie než to, čo leží na stole: { $best }. Vyhrá len ten, kto ukáže obe karty (SHOW-7, SHOW-8).
    .right-beaten = { $hand } prehráva, vedie { $best }. Vyhrať sa nedá nič: skryte, alebo ukážte (SHOW-7).
    .right-folded = Všetci ostatní zložili: { $name } má vyhraté a ukazovať nemusí (SHOW-9).
    .slip-hides-though-opening = Zatiaľ neleží na stole nič a začína { $name }: kto začína, nemá na výber (SHOW-6).
    .slip-hides-though-all-show = Vo väčšine herní by { $name } mohol porazené karty skryť. Prečítajte si pravidlo tejto herne (SHOW-6).
    .slip-hides-a-tie = Skryté karty sa o nič nedelia: { $name } by prišiel o diel banku (SHOW-8).
    .slip-hides-a-side-pot = Najprv sa rozhoduje vedľajší bank a v ňom vedie { $name }. So skrytými kartami ho nevyhrá (SHOW-14).
    .slip-hides-a-winner = Skryté karty nič nevyhrajú: { $name } by bank rozdal ostatným (SHOW-8).
    .slip-duty-for-a-claim = { $name } nezačína, povinnosť to teda nie je. Vyhrať však môže len ten, kto ukáže (SHOW-7).
    .slip-must-when-all-folded = Nie je s kým porovnávať: { $name } ukazovať nemusí (SHOW-9).
    .slip-must-though-beaten = Musí tu ukázať len ten, kto začína. { $name } smie porazené karty skryť (SHOW-7).
    .slip-show-though-free = Ukázať sa smie, žiadny nárok však od toho nezávisí: { $name } môže pokojne skryť (SHOW-7, SHOW-9).
