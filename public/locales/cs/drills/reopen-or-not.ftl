# Cvičení: smí hráč zvýšit?

drill-reopen-or-not = Smí se znovu zvýšit?
    .prompt = No limit. Smí { $name } zvýšit?
    .prompt-limit = Limitní hra, platí pravidlo plné sázky. Smí { $name } zvýšit?
    .prompt-half = Limitní hra; v této herně sázky znovu otevírá už polovina sázky. Smí { $name } zvýšit?
    .prompt-least = Na kolik nejméně?
    .yes = Ano
    .no = Ne, jen složit, nebo dorovnat
    .hint = Kdo už jednou rozhodl, smí znovu zvýšit jen po plném zvýšení: sázka musí stoupnout aspoň o poslední plnou sázku nebo zvýšení. Kdo ještě nerozhodl, zvýšit smí.
    .right-closed = Ne: { $name } čelí sázce vyšší jen o { $grown } a plné zvýšení je { $full } (ALLIN-6).
    .right-not-acted = Ano: { $name } je v tomto kole na řadě poprvé (ALLIN-5).
    .right-half = Ano: sázka stoupla o { $grown }, aspoň o polovinu z { $full }. V této herně tím { $name } smí znovu zvýšit (ALLIN-7).
    .right-open = Ano: { $name } čelí sázce vyšší o { $grown } a plné zvýšení je { $full } (ALLIN-5).
    .right-least = { $bet } + { $by } = { $min }: k tomu, co leží na stole, se přidá poslední plná sázka nebo zvýšení (BET-2).
    .right-least-limit = Na { $min }: v limitní hře se přidá { $by } k poslední plné sázce; na stole leží { $bet } (BET-2).
    .slip-yes-because-higher = Sázka je vyšší, ale jen o { $grown }; plné zvýšení by bylo { $full }. { $name } je v tomto kole na řadě už podruhé (ALLIN-6).
    .slip-half-without-the-option = { $grown } je aspoň polovina z { $full }, to však platí jen tam, kde to herna stanoví. { $name } zvýšit nesmí (ALLIN-7).
    .slip-no-though-full = Sázka stoupla o { $grown } a měřítkem je { $full }: to tu stačí a { $name } smí znovu zvýšit (ALLIN-5).
    .slip-no-though-not-acted = Krátký all-in nic nezavírá: { $name } je v tomto kole na řadě poprvé (ALLIN-5).
    .slip-short-total-doubled = Ne dvojnásobek { $bet }: přidá se poslední plná sázka nebo zvýšení { $by }, tedy { $min } (BET-2).
