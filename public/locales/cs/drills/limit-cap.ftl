# Cvičení: počítejte zvýšení.

drill-limit-cap = Počítejte zvýšení
    .prompt = Limitní hra, v kole tři zvýšení. Na řadě je { $name }. Smí se ještě jít výš?
    .prompt-four = Limitní hra, v této herně jsou v kole čtyři zvýšení. Na řadě je { $name }. Smí se ještě jít výš?
    .prompt-cash = Limitní cash game, dva hráči. Na řadě je { $name }. Smí se ještě jít výš?
    .prompt-tournament = Limitní turnaj, zbývají dva hráči. Na řadě je { $name }. Smí se ještě jít výš?
    .prompt-to = Na kolik?
    .prompt-size = Limitní hra. { $name } chce dát víc než dorovnat. Na kolik?
    .yes = Ano
    .no = Ne, jen dorovnat, nebo složit
    .hint = Spočítejte zvýšení v tomto kole bez první sázky; před flopem je první sázkou velký blind. Krok je před flopem a na flopu nižší limit, na turnu a riveru vyšší.
    .right-open = Zvýšení zatím: { $raises } z { $cap }. První sázka mezi ně nepatří, smí se tedy výš (LIMIT-3, LIMIT-6).
    .right-capped = Zvýšení zatím: { $raises } z { $cap }. Víc jich být nesmí: jen dorovnat, nebo složit (LIMIT-5).
    .right-open-blind = Před flopem je první sázkou velký blind. Zvýšení zatím: { $raises } z { $cap } (LIMIT-6).
    .right-capped-blind = Před flopem je první sázkou velký blind. Zvýšení zatím: { $raises } z { $cap }, víc jich být nesmí (LIMIT-6).
    .right-open-straddle = Prvním zvýšením je straddle. Zvýšení zatím: { $raises } z { $cap } (STRADDLE-6).
    .right-capped-straddle = Prvním zvýšením je straddle. Zvýšení zatím: { $raises } z { $cap }, víc jich být nesmí (STRADDLE-6).
    .right-two = Mezi dvěma hráči není v cash game strop: jde se výš, dokud jsou žetony (LIMIT-4).
    .right-two-capped = V turnaji platí strop i mezi dvěma hráči. Zvýšení zatím: { $raises } z { $cap } (LIMIT-4).
    .right-early = Před flopem a na flopu je krok nižší limit: { $bet } + { $unit } = { $to } (LIMIT-2).
    .right-late = Na turnu a riveru je krok vyšší limit: { $bet } + { $unit } = { $to } (LIMIT-2).
    .right-bet-early = Před flopem a na flopu je sázka přesně nižší limit: { $to } (LIMIT-2).
    .right-bet-late = Na turnu a riveru je sázka přesně vyšší limit: { $to } (LIMIT-2).
    .slip-cap-with-two-players = Zvýšení zatím: { $raises }. Mezi dvěma hráči ale v cash game žádný strop { $cap } není (LIMIT-4).
    .slip-no-cap-with-two-players = To platí v cash game. V turnaji zůstává strop { $cap }; zvýšení zatím: { $raises } (LIMIT-4).
    .slip-usual-cap = Zvýšení zatím: { $raises }. Ve většině heren je to strop, v této je to { $cap } (LIMIT-3).
    .slip-opening-bet-counted = První sázka není zvýšení. Zvýšení zatím: { $raises } z { $cap } (LIMIT-6).
    .slip-first-raise-not-counted = První sázkou byl velký blind, takže i první zvýšení se už počítá. Zvýšení zatím: { $raises } z { $cap } (LIMIT-6).
    .slip-straddle-not-counted = Straddle se počítá jako zvýšení. Zvýšení zatím: { $raises } z { $cap } (STRADDLE-6).
    .slip-one-more-after-the-cap = Po sázce smí být zvýšení nejvýš { $cap }. Zatím jich je { $raises }, a to je konec (LIMIT-5).
    .slip-lower-size-late = Na turnu a riveru je krok vyšší limit, { $unit }: { $bet } + { $unit } = { $to } (LIMIT-2).
    .slip-upper-size-early = Vyšší limit začíná až na turnu. Tady je krok { $unit }: { $bet } + { $unit } = { $to } (LIMIT-2).
    .slip-doubled-bet = Ne dvojnásobek { $bet }: krok je { $unit }, jde se tedy na { $to } (LIMIT-1).
    .slip-by-for-to = To je, o kolik se zvyšuje. Celkem je to { $bet } + { $unit } = { $to } (RAISE-1).
