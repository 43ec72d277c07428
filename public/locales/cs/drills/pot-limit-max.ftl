# Cvičení: zvýšení o celý bank.

drill-pot-limit-max = Zvýšení o celý bank
    .prompt = Pot limit. { $name } chce dát co nejvíc. Na kolik to bude?
    .prompt-before-call = Pot limit; v této herně se vlastní dorovnání nezapočítává. { $name }: na kolik nejvýš?
    .prompt-others = Pot limit; v této herně se zvyšuje nejvýš o žetony ostatních. { $name }: na kolik nejvýš?
    .hint = Nejdřív v duchu dorovnejte. Pak spočítejte všechno, co je vloženo, i své dorovnání: o tolik se smí zvýšit. Celková částka je nejvyšší sázka plus toto zvýšení. První sázka může být až do výše banku.
    .right = Dorovnání za { $call } zvětší bank na { $pot } + { $call }. O to se zvýší: { $bet } + { $pot } + { $call } = { $most } (POTLIM-1).
    .right-opening = Není co dorovnat, a tak smí být sázka až do výše banku: { $most } (POTLIM-1).
    .right-before-call = Tady se počítá bank, jak leží, { $pot }: { $bet } + { $pot } = { $most } (POTLIM-1).
    .right-others = Ostatní v tomto rozdání vložili { $others }: { $bet } + { $others } = { $most } (POTLIM-1).
    .right-short = Podle banku by to šlo až na { $full }, žetony ale stačí jen na { $most } (BUYIN-8).
    .slip-more-than-the-stack = Bank by dovolil { $full }, žetony končí na { $most } (BUYIN-8).
    .slip-usual-reading = To je obvyklý výklad. Tato herna počítá jinak: přečtěte si otázku ještě jednou (POTLIM-1).
    .slip-pot-without-own-call = Vlastní dorovnání { $call } patří do banku ještě před zvýšením: { $bet } + { $pot } + { $call } = { $most } (POTLIM-1).
    .slip-by-for-to = To je, o kolik se zvyšuje. K tomu patří nejvyšší sázka { $bet }: { $most } (RAISE-1).
    .slip-pot-as-the-total = { $pot } je to, co tam leží. Bank omezuje zvýšení nad dorovnání, ne celou částku: { $most } (POTLIM-1).
    .slip-three-times-the-bet = Trojnásobek { $bet } by stačil, jen kdyby nebylo vloženo nic jiného. Spočítejte celý bank: { $most } (POTLIM-1).
    .slip-no-limit-instead = Všechny žetony, to by byl no limit. Tady je měřítkem bank: { $most } (NOLIM-1, POTLIM-1).
