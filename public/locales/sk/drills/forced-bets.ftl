# Cvičenie: pred prvou akciou.

drill-forced-bets = Pred prvou akciou
    .prompt = Zatiaľ nikto nehral. Koľko žetónov je v banku? Počíta sa všetko, čo je vložené.
    .prompt-price = Začína { $name }. Koľko žetónov stojí dorovnanie?
    .prompt-small = Nikto nenavyšuje. Koľko žetónov musí { $name } pridať k malému blindu a zostať tak v hre?
    .prompt-big = Nikto nenavyšuje. Koľko žetónov musí { $name } pridať k veľkému blindu a zostať tak v hre?
    .prompt-raise = Začína { $name }. Na koľko je najmenšie navýšenie?
    .hint = Bank je všetko, čo je vložené: ante, blindy, straddle aj vklady nových hráčov, vždy toľko, koľko sa naozaj zaplatilo. Dorovnať treba celý najvyšší blind; ante z neho nič neuberá.
    .right = { $sum } = { $pot } (GAME-4).
    .right-alone = Vložený je len veľký blind: { $pot } (GAME-4).
    .right-price = Najvyšší blind platí celý, teda { $bet }. Dorovnanie stojí { $price } (BLIND-3).
    .right-own = { $bet } − { $own } = { $price }: čo už leží pred hráčom, sa počíta (BLIND-10).
    .right-raise = { $bet } + { $by } = { $least } (BET-2).
    .slip-ante-left-out = K banku patrí aj ante, spolu { $antes } (ANTE-3).
    .slip-full-ante-in-the-pot = Na ante tu má { $name } len { $posted } a viac v banku neleží (ANTE-3).
    .slip-full-blind-in-the-pot = Na veľký blind tu má { $name } len { $posted } a viac v banku neleží (BLIND-17).
    .slip-straddle-left-out = V banku je aj straddle: { $name } vkladá { $posted } (STRADDLE-2).
    .slip-post-left-out = { $name } je pri stole prvý raz a vkladá { $posted }. Aj to je v banku (BLIND-22).
    .slip-small-blind-though-nobody = Vľavo od buttonu nikto nesedí, a tak sa malý blind { $small } neplatí (BTN-4).
    .slip-small-blind-rounded-up = Polovica z { $big } sa zaokrúhli nadol na celý žetón: malý blind je { $small } (BLIND-4).
    .slip-ante-taken-off = Ante { $ante } nie je súčasť stávky. Cena zostáva { $price } (ANTE-4).
    .slip-short-blind = Veľký blind má len { $posted }, no všetci hrajú, akoby tam ležal celý: { $bet } (BLIND-17).
    .slip-blind-for-straddle = Straddle je navýšenie: dorovnáva sa { $bet } (STRADDLE-3).
    .slip-own-chips-forgotten = { $own } je už vložené a počíta sa, chýba teda len { $price } (BLIND-10, BLIND-22).
    .slip-by-for-to = To je o koľko. Spolu je to { $bet } + { $by } = { $least } (RAISE-1).
    .slip-straddle-plus-blind = Stávkou je teraz straddle, a tak navýšenie pridá ešte raz toľko, { $by }: { $least } (STRADDLE-8).
