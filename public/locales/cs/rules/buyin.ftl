# Vklad do hry a žetony.

rule-BUYIN-1 = Peníze za žetony
    .text = Než hráč sehraje první rozdání, vymění peníze za žetony. U stolu se pak hraje jen s žetony a v nich se počítá každá sázka i bank.

rule-BUYIN-2 = Nejmenší buy-in
    .text = Každý stůl stanoví, kolik nejméně je třeba vyměnit, když si hráč přisedá. Tomu se říká buy-in, vklad do hry. V cash game bez limitu to často bývá deset velkých blindů.
    .variants = Výchozí je 10 velkých blindů. Stůl smí určit i jiný počet.
    .example = Velký blind 2: buy-in 20 stačí, 19 se odmítne.

rule-BUYIN-3 = Největší buy-in
    .text = Mnoho stolů, hlavně na internetu, stanoví i největší buy-in, aby si nikdo nemohl přisednout s mnohem větším množstvím žetonů než ostatní. Omezuje se jen nákup; co hráč vyhraje, mu zůstává.
    .variants = Výchozí je 100 velkých blindů. Jinak 200 velkých blindů, nebo bez omezení.
    .example = Velký blind 2: běžně se dá koupit nejvýš 200 žetonů, s vyšší mezí 400.

rule-BUYIN-4 = Žetony všem na očích
    .text = Všechny žetony leží před hráčem tak, aby na ně každý viděl. Kolik kdo má, není tajemství: podle toho je jasné, o kolik se dá v rozdání hrát.

rule-BUYIN-5 = Žetony zůstávají na stole
    .text = S žetony se zachází jen na stole a nikde jinde. Neberte je do klína ani do kapsy.

rule-BUYIN-6 = Žetony se ze stolu neberou
    .text = Žetony mizí ze stolu jen dvěma způsoby: hráč je prohraje, nebo končí a vymění si je zpět. Kdo vyhrává, nesmí část výhry schovat a hrát dál se zbytkem; ostatní tak mají možnost získat své žetony zpět.
    .variants = Podle některých pravidel smí hráč odejít kdykoli. Tady platí obojí: mezi rozdáními odejít můžete, ale se všemi žetony.

rule-BUYIN-7 = Během rozdání se nedokupuje
    .text = Dokud rozdání běží, nikdo si nesmí žetony přidat. Dokoupit se dají, až když skončí. Jinak by každý dokupoval právě ve chvíli, kdy má dobré karty.

rule-BUYIN-8 = Jen žetony na stole
    .text = V jednom rozdání nemůžete prohrát víc než žetony, které máte na stole. Když vám dojdou, jste all-in: zůstáváte ve hře a hrajete o tolik, na kolik vám žetony stačily (ALLIN-1). Říká se tomu table stakes nebo all-in protection.

rule-BUYIN-9 = Kolik žetonů stačí ke hře
    .text = Podle některých pravidel potřebuje hráč na stole zpravidla aspoň jeden velký blind, aby dostal karty. Jiná nechají hrát s jakýmkoli počtem: komu žetony na blind nestačí, dá je všechny a je all-in.
    .variants = Výchozí: stačí jakékoli žetony. V cash game se dá vyžadovat aspoň jeden velký blind. V turnaji se hraje vždy s jakýmkoli počtem (TOURN-10).

rule-BUYIN-10 = Kolik nejméně dokoupit
    .text = Kdo si žetony dokupuje, nebo se po prohře vrací do hry, musí mít nakonec aspoň polovinu nejmenšího buy-inu; staré a nové žetony se sčítají.
    .variants = Výchozí: aspoň polovina nejmenšího buy-inu. Jinak bez omezení, jako v pravidlech, která o něm mlčí.
    .example = Buy-in 100, zbývá 30 žetonů: dokoupit 19 nejde (49), dokoupit 20 ano (50). Komu zbývá 60, smí přidat, kolik chce, až do největšího buy-inu.
