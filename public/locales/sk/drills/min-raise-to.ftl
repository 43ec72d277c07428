# Cvičenie: najmenšie navýšenie.

drill-min-raise-to = Najmenšie navýšenie
    .prompt = { $name } chce navýšiť. Na koľko najmenej?
    .prompt-bet = { $name } chce vsadiť. Koľko najmenej?
    .prompt-one-blind = V tejto herni stačí vždy navýšiť o veľký blind. { $name }: na koľko najmenej?
    .prompt-limit = Hra s limitom. { $name } chce dať viac: na koľko?
    .hint = Stávka je najmenej jeden veľký blind. Navýšenie pridáva aspoň toľko, koľko pridala posledná plná stávka alebo navýšenie; na koľko znamená, čo potom leží pred hráčom.
    .right = Posledná stávka alebo navýšenie pridalo { $by }: { $bet } + { $by } = { $min } (BET-2).
    .right-opening = Najmenšia stávka je jeden veľký blind: { $min } (BET-1).
    .right-one-blind = Tu stačí navýšiť o veľký blind, teda o { $by }: { $bet } + { $by } = { $min } (BET-3).
    .right-straddle = Stávkou je teraz straddle, navýšenie teda pridá ešte raz toľko, { $by }: { $bet } + { $by } = { $min } (STRADDLE-8).
    .right-limit = V hre s limitom je jediná veľkosť, { $by }. Stávka je { $bet }, ide sa na { $min } (LIMIT-1).
    .right-all-in = Plné navýšenie by bolo { $bet } plus { $by }. Toľko žetónov nie je a all-in nijaké minimum nemá: { $min } (BET-5).
    .slip-doubled-last-total = Nie dvojnásobok { $bet }: rozhoduje, o koľko stávka stúpla naposledy, teda { $by }.
    .slip-one-big-blind = { $bet } + { $big } pridáva len veľký blind; posledný krok bol { $by }, teda na { $min }.
    .slip-by-for-to = To je o koľko. Pýtame sa, na koľko: { $bet } a k tomu navýšenie dáva { $min } (RAISE-1).
    .slip-minus-own-chips = Vlastné žetóny sa tu neodčítajú: spolu je to { $bet } plus { $by }.
    .slip-earlier-raise = { $earlier } je krok predtým. Posledný bol { $by }: { $bet } + { $by } = { $min }.
    .slip-usual-rule = To je obvyklé pravidlo. V tejto herni stačí pridať { $by }: { $bet } + { $by } = { $min } (BET-3).
