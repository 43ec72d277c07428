# Nejmenší sázky a zvýšení.

rule-BET-1 = Nejmenší sázka
    .text = Nejmenší sázka v hold’emu je jeden velký blind. Menší smí být jen all-in (BET-5); v limitních hrách je velikost sázky stejně pevná (LIMIT-1).

rule-BET-2 = Zvyšuje se aspoň o tolik
    .text = Sázka nebo zvýšení musí být aspoň tak velké jako poslední v tomto kole: první zvýšení přidává aspoň tolik, kolik byla sázka, a každé další aspoň tolik, kolik to předchozí. Menší smí být jen all-in.
    .example = A vsadí 5: B smí zvýšit na 10 a víc, zvýšení na 9 neplatí. B zvýší na 20, tedy o 15: C musí zvýšit aspoň na 35.

rule-BET-3 = Z čeho se počítá zvýšení
    .text = Kolik musí zvýšení přidat? Podle většiny pravidel aspoň tolik, kolik byla poslední sázka nebo zvýšení. Podle jiných stačí vždy jeden velký blind, zčásti ovšem jen v prvním kole.
    .variants = Výchozí: velikost poslední sázky nebo zvýšení, nikdy méně než velký blind. Jinak: vždy jeden velký blind, který pak platí i za plné zvýšení (ALLIN-5).
    .example = Velký blind 5, po sázce 5 zvýšení na 20: další jde aspoň na 35, při druhém nastavení aspoň na 25.

rule-BET-4 = Nejmenší sázka na turnu a riveru
    .text = V limitních hrách se sázky na turnu a riveru zdvojnásobují (LIMIT-2). Jedna pravidla to píšou tak, jako by tam platily nejméně dva velké blindy v každé struktuře; jiná o zdvojnásobení nemluví vůbec.
    .variants = Výchozí: v limitu dva velké blindy, v pot limitu a no limitu jeden. Jinak: dva velké blindy ve všech strukturách.

rule-BET-5 = Pro all-in minimum neplatí
    .text = Kdo sází všechny žetony, které mu zbývají, smí to udělat s jakoukoli částkou, i menší než nejmenší sázka nebo zvýšení. Jestli takový all-in otevře nové zvyšování, je jiná otázka (ALLIN-5).
    .example = Nejmenší sázka je 10 a vám zbývají 4 žetony: vsadit je smíte.

rule-BET-6 = Proč má zvýšení minimum
    .text = Bez minima by hráč mohl velkou sázku zvyšovat pořád znovu o jediný žeton. To jen zdržuje hru a obtěžuje ostatní.
