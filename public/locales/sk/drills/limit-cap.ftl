# Cvičenie: počítajte navýšenia.

drill-limit-cap = Počítajte navýšenia
    .prompt = Hra s limitom, v kole tri navýšenia. Na rade je { $name }. Smie sa ešte ísť vyššie?
    .prompt-four = Hra s limitom, v tejto herni sú v kole štyri navýšenia. Na rade je { $name }. Smie sa ešte ísť vyššie?
    .prompt-cash = Hra s limitom o peniaze, dvaja hráči. Na rade je { $name }. Smie sa ešte ísť vyššie?
    .prompt-tournament = Turnaj s limitom, zostávajú dvaja hráči. Na rade je { $name }. Smie sa ešte ísť vyššie?
    .prompt-to = Na koľko?
    .prompt-size = Hra s limitom. { $name } chce dať viac než dorovnať. Na koľko?
    .yes = Áno
    .no = Nie, len dorovnať alebo zložiť
    .hint = Spočítajte navýšenia v tomto kole bez prvej stávky; pred flopom je prvou stávkou veľký blind. Krok je pred flopom a na flope nižší limit, na turne a riveri vyšší.
    .right-open = Navýšenia zatiaľ: { $raises } z { $cap }. Prvá stávka medzi ne nepatrí, smie sa teda vyššie (LIMIT-3, LIMIT-6).
    .right-capped = Navýšenia zatiaľ: { $raises } z { $cap }. Viac ich nie je: len dorovnať, alebo zložiť (LIMIT-5).
    .right-open-blind = Pred flopom je prvou stávkou veľký blind. Navýšenia zatiaľ: { $raises } z { $cap } (LIMIT-6).
    .right-capped-blind = Pred flopom je prvou stávkou veľký blind. Navýšenia zatiaľ: { $raises } z { $cap }, viac ich nie je (LIMIT-6).
    .right-open-straddle = Prvým navýšením je straddle. Navýšenia zatiaľ: { $raises } z { $cap } (STRADDLE-6).
    .right-capped-straddle = Prvým navýšením je straddle. Navýšenia zatiaľ: { $raises } z { $cap }, viac ich nie je (STRADDLE-6).
    .right-two = Medzi dvoma hráčmi nie je v hre o peniaze strop: ide sa vyššie, kým sú žetóny (LIMIT-4).
    .right-two-capped = V turnaji platí strop aj medzi dvoma hráčmi. Navýšenia zatiaľ: { $raises } z { $cap } (LIMIT-4).
    .right-early = Pred flopom a na flope je krok nižší limit: { $bet } + { $unit } = { $to } (LIMIT-2).
    .right-late = Na turne a riveri je krok vyšší limit: { $bet } + { $unit } = { $to } (LIMIT-2).
    .right-bet-early = Pred flopom a na flope je stávka presne nižší limit: { $to } (LIMIT-2).
    .right-bet-late = Na turne a riveri je stávka presne vyšší limit: { $to } (LIMIT-2).
    .slip-cap-with-two-players = Navýšenia zatiaľ: { $raises }. Medzi dvoma hráčmi však v hre o peniaze žiadny strop { $cap } nie je (LIMIT-4).
    .slip-no-cap-with-two-players = To platí v hre o peniaze. V turnaji zostáva strop { $cap } a navýšení už bolo { $raises } (LIMIT-4).
    .slip-usual-cap = Navýšenia zatiaľ: { $raises }. Vo väčšine herní je to strop, v tejto je to { $cap } (LIMIT-3).
    .slip-opening-bet-counted = Prvá stávka nie je navýšenie. Navýšenia zatiaľ: { $raises } z { $cap } (LIMIT-6).
    .slip-first-raise-not-counted = Prvou stávkou bol veľký blind, takže aj prvé navýšenie sa už počíta. Navýšenia zatiaľ: { $raises } z { $cap } (LIMIT-6).
    .slip-straddle-not-counted = Straddle sa počíta ako navýšenie. Navýšenia zatiaľ: { $raises } z { $cap } (STRADDLE-6).
    .slip-one-more-after-the-cap = Stávka a k nej navýšenia, najviac { $cap }: zatiaľ ich bolo { $raises }, a to je koniec (LIMIT-5).
    .slip-lower-size-late = Na turne a riveri je krok vyšší limit, { $unit }: { $bet } + { $unit } = { $to } (LIMIT-2).
    .slip-upper-size-early = Vyšší limit sa začína až na turne. Tu je krok { $unit }: { $bet } + { $unit } = { $to } (LIMIT-2).
    .slip-doubled-bet = Nie dvojnásobok { $bet }: krok je { $unit }, ide sa teda na { $to } (LIMIT-1).
    .slip-by-for-to = To je o koľko. Spolu je to { $bet } + { $unit } = { $to } (RAISE-1).
