# Cvičení: smí hráč zvýšit?

drill-reopen-or-not = Smí se znovu zvýšit?
    .prompt = Hra bez limitu. Smí { $name } zvýšit?
    .prompt-limit = Hra s limitem, platí pravidlo celé sázky. Smí { $name } zvýšit?
    .prompt-half = Hra s limitem; v této herně otevírá licitaci už půl sázky. Smí { $name } zvýšit?
    .prompt-least = Na kolik nejméně?
    .yes = Ano
    .no = Ne, jen složit, nebo dorovnat
    .hint = Kdo už jednou rozhodl, smí znovu zvýšit jen po celém zvýšení: sázka musí stoupnout aspoň o poslední celou sázku nebo zvýšení. Kdo ještě nerozhodl, zvýšit smí.
    .right-closed = Ne: { $name } čelí sázce vyšší jen o { $grown } a celé zvýšení je { $full } (ALLIN-6).
    .right-not-acted = Ano: { $name } je v tomto kole na řadě poprvé (ALLIN-5).
    .right-half = Ano: sázka stoupla o { $grown }, aspoň o polovinu z { $full }. V této herně tím { $name } smí znovu zvýšit (ALLIN-7).
    .right-open = Ano: { $name } čelí sázce vyšší o { $grown } a celé zvýšení je { $full } (ALLIN-5).
    .right-least = { $bet } + { $by } = { $min }: k tomu, co leží na stole, se přidá poslední celá sázka nebo zvýšení (BET-2).
    .right-least-limit = Na { $min }: ve hře s limitem se přidá { $by } k poslední celé sázce; na stole leží { $bet } (BET-2).
    .slip-yes-because-higher = Sázka je vyšší, ale jen o { $grown }; celé zvýšení by bylo { $full }. { $name } je v tomto kole na řadě už podruhé (ALLIN-6).
    .slip-half-without-the-option = { $grown } je aspoň polovina z { $full }, to však platí jen tam, kde to herna stanoví. { $name } zvýšit nesmí (ALLIN-7).
    .slip-no-though-full = Sázka stoupla o { $grown } a měřítkem je { $full }: to tu stačí a { $name } smí znovu zvýšit (ALLIN-5).
    .slip-no-though-not-acted = Krátký all-in nic nezavírá: { $name } je v tomto kole na řadě poprvé (ALLIN-5).
    .slip-short-total-doubled = Ne dvojnásobek { $bet }: přidá se poslední celá sázka nebo zvýšení { $by }, tedy { $min } (BET-2).
