# Cvičení: nejmenší zvýšení.

drill-min-raise-to = Nejmenší zvýšení
    .prompt = { $name } chce zvýšit. Na kolik nejméně?
    .prompt-bet = { $name } chce vsadit. Kolik nejméně?
    .prompt-one-blind = V této herně stačí vždy zvýšit o velký blind. { $name }: na kolik nejméně?
    .prompt-limit = Limitní hra. { $name } chce dát víc: na kolik?
    .hint = Sázka je nejméně jeden velký blind. Zvýšení přidává aspoň tolik, kolik přidala poslední plná sázka nebo zvýšení; na kolik znamená, co pak leží před hráčem.
    .right = Poslední sázka nebo zvýšení přidalo { $by }: { $bet } + { $by } = { $min } (BET-2).
    .right-opening = Nejmenší sázka je jeden velký blind: { $min } (BET-1).
    .right-one-blind = Tady stačí zvýšit o velký blind, tedy o { $by }: { $bet } + { $by } = { $min } (BET-3).
    .right-straddle = Sázkou je teď straddle, zvýšení tedy přidá ještě jednou tolik, { $by }: { $bet } + { $by } = { $min } (STRADDLE-8).
    .right-limit = V limitní hře je jediná velikost, { $by }. Sázka je { $bet }, jde se na { $min } (LIMIT-1).
    .right-all-in = Plné zvýšení by bylo { $bet } plus { $by }. Tolik žetonů není a all-in žádné minimum nemá: { $min } (BET-5).
    .slip-doubled-last-total = Ne dvojnásobek { $bet }: rozhoduje, o kolik sázka stoupla naposledy, tedy { $by }.
    .slip-one-big-blind = { $bet } + { $big } přidává jen velký blind; poslední krok byl { $by }, tedy na { $min }.
    .slip-by-for-to = To je o kolik. Ptáme se, na kolik: { $bet } a k tomu zvýšení dává { $min } (RAISE-1).
    .slip-minus-own-chips = Vlastní žetony se tu neodečítají: celkem je to { $bet } plus { $by }.
    .slip-earlier-raise = { $earlier } je krok předtím. Poslední byl { $by }: { $bet } + { $by } = { $min }.
    .slip-usual-rule = To je obvyklé pravidlo. V této herně stačí přidat { $by }: { $bet } + { $by } = { $min } (BET-3).
