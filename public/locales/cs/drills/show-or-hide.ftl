# Cvičení: ukázat, nebo skrýt?

drill-show-or-hide = Ukázat, nebo skrýt?
    .prompt = V této herně se poražené karty smějí skrýt. Na řadě je { $name }: co platí pro tyto karty?
    .prompt-all = V této herně ukazují všichni, kdo zbyli. Na řadě je { $name }: co platí pro tyto karty?
    .must = Musí se ukázat: je to povinnost
    .may-choose = Ukázat, nebo skrýt, je to jedno: na ničem se to neprojeví
    .should = Ukázat, jinak propadne nárok na bank
    .hint = Kdo zahajuje odkrytí, musí ukázat. Potom ukažte to, co je lepší než nejlepší ukázané karty nebo se jim vyrovná: skryté karty nic nevyhrají. Poražené karty se smějí skrýt. Když všichni ostatní složili, smějí se skrýt jakékoli.
    .right-open = Jako poslední sází nebo zvyšuje { $name }, zahajuje odkrytí a musí ukázat (SHOW-2, SHOW-6).
    .right-open-checked = V posledním kole všichni checkují a první na řadě v něm je { $name }: kdo zahajuje, musí ukázat (SHOW-5, SHOW-6).
    .right-all = V této herně ukazují všichni, kdo zbyli, i poražení (SHOW-6).
    .right-tie = { $hand }: stejně dobré jako nejlepší dosud ukázané karty. Díl dostane jen ten, kdo ukáže obě karty (SHOW-7, SHOW-8).
    .right-side = { $hand }: ať má hráč all-in cokoli, ve vedlejším banku to vede. Kvůli tomuto banku ukažte (SHOW-7, SHOW-14).
    .right-win = { $hand }: to je lepší než nejlepší ukázané karty, { $best }. Vyhraje jen ten, kdo ukáže obě karty (SHOW-7, SHOW-8).
    .right-beaten = { $hand }: to prohrává, ukázané je lepší: { $best }. Vyhrát se nedá nic: skryjte, nebo ukažte (SHOW-7).
    .right-folded = Všichni ostatní složili: { $name } má vyhráno a ukazovat nemusí (SHOW-9).
    .slip-hides-though-opening = Zatím neleží na stole nic a zahajuje { $name }: kdo zahajuje, nemá na vybranou (SHOW-6).
    .slip-hides-though-all-show = Ve většině heren smí { $name } poražené karty skrýt. Přečtěte si pravidlo této herny (SHOW-6).
    .slip-hides-a-tie = Skryté karty se o nic nedělí: { $name } tím přichází o díl banku (SHOW-8).
    .slip-hides-a-side-pot = Nejdřív se rozhoduje vedlejší bank a v něm vede { $name }. Se skrytými kartami ho nevyhraje (SHOW-14).
    .slip-hides-a-winner = Skryté karty nic nevyhrají: { $name } tím bank daruje ostatním (SHOW-8).
    .slip-duty-for-a-claim = { $name } nezahajuje, povinnost to tedy není. Vyhrát ale může jen ten, kdo ukáže (SHOW-7).
    .slip-must-when-all-folded = Není s kým porovnávat: { $name } ukazovat nemusí (SHOW-9).
    .slip-must-though-beaten = Musí tu ukázat jen ten, kdo zahajuje. { $name } smí poražené karty skrýt (SHOW-7).
    .slip-show-though-free = Ukázat se smí, žádný nárok na tom ale nezávisí: { $name } může klidně skrýt (SHOW-7, SHOW-9).
