# Cvičenie: ukázať, alebo skryť?

drill-show-or-hide = Ukázať, alebo skryť?
    .prompt = V tejto herni sa porazené karty smú skryť. Na rade je { $name }. Čo platí pre tieto karty?
    .prompt-all = V tejto herni ukazujú všetci, čo zostali. Na rade je { $name }. Čo platí pre tieto karty?
    .must = Musia sa ukázať: je to povinnosť
    .may-choose = Ukázať alebo skryť: nič od toho nezávisí
    .should = Ukázať, inak prepadne nárok na bank
    .hint = Kto začína vyloženie, musí ukázať. Potom ukážte karty, ktoré porážajú alebo vyrovnávajú najlepšie doteraz ukázané: skryté karty nič nevyhrajú. Skryť sa smú porazené karty, a keď všetci ostatní položili karty, smú sa skryť akékoľvek.
    .right-open = Naposledy vsádza alebo navyšuje { $name }, preto začína vyloženie a musí ukázať (SHOW-2, SHOW-6).
    .right-open-checked = V poslednom kole všetci dali check a prvý na rade je { $name }. Kto začína, musí ukázať (SHOW-5, SHOW-6).
    .right-all = V tejto herni ukazujú všetci, čo zostali, aj porazení (SHOW-6).
    .right-tie = { $hand }: je to zhoda s najlepšími doteraz ukázanými kartami. Podiel dostane len ten, kto ukáže obe karty (SHOW-7, SHOW-8).
    .right-side = { $hand } vedie vo vedľajšom banku, nech má hráč all-in čokoľvek: kvôli tomuto banku ukážte (SHOW-7, SHOW-14).
    .right-win = { $hand } je lepšie než to, čo leží na stole: { $best }. Vyhrá len ten, kto ukáže obe karty (SHOW-7, SHOW-8).
    .right-beaten = { $hand } prehráva, vedie { $best }. Vyhrať sa nedá nič: skryte, alebo ukážte (SHOW-7).
    .right-folded = Všetci ostatní položili karty: { $name } vyhráva a ukazovať nemusí (SHOW-9).
    .slip-hides-though-opening = Zatiaľ nikto nič neukázal a začína { $name }: kto začína, nemá na výber (SHOW-6).
    .slip-hides-though-all-show = Vo väčšine herní smie { $name } porazené karty skryť. Prečítajte si pravidlo tejto herne (SHOW-6).
    .slip-hides-a-tie = Skryté karty sa o nič nedelia: { $name } takto prichádza o podiel z banku (SHOW-8).
    .slip-hides-a-side-pot = Najprv sa rozhoduje o vedľajšom banku a v ňom vedie { $name }. So skrytými kartami ho nevyhrá (SHOW-14).
    .slip-hides-a-winner = Skryté karty nič nevyhrajú: { $name } takto necháva bank ostatným (SHOW-8).
    .slip-duty-for-a-claim = { $name } nezačína, a tak to nie je povinnosť. Vyhrať však môže len ten, kto ukáže (SHOW-7).
    .slip-must-when-all-folded = Nie je s kým porovnávať: { $name } ukazovať nemusí (SHOW-9).
    .slip-must-though-beaten = Ukázať tu musí len ten, kto začína. { $name } smie porazené karty skryť (SHOW-7).
    .slip-show-though-free = Ukázať sa smie, ale nič od toho nezávisí: { $name } môže pokojne skryť (SHOW-7, SHOW-9).
