# Cvičenie: počítajte navýšenia.

drill-limit-cap = Počítajte navýšenia
    .prompt = Hra s limitom, v kole sú tri navýšenia. Na rade je { $name }. Smie sa ešte navýšiť?
    .prompt-four = Hra s limitom, v tejto herni sú v kole štyri navýšenia. Na rade je { $name }. Smie sa ešte navýšiť?
    .prompt-cash = Cash game s limitom, dvaja hráči. Na rade je { $name }. Smie sa ešte navýšiť?
    .prompt-tournament = Turnaj s limitom, zostávajú dvaja hráči. Na rade je { $name }. Smie sa ešte navýšiť?
    .prompt-to = Na koľko?
    .prompt-size = Hra s limitom. { $name } chce dať viac než na dorovnanie. Na koľko?
    .yes = Áno
    .no = Nie, len dorovnať alebo položiť
    .hint = Spočítajte navýšenia v tomto kole bez prvej stávky; pred flopom je prvou stávkou veľký blind. Navyšuje sa pred flopom a na flope o nižší limit, na turne a riveri o vyšší.
    .right-open = Navýšenia zatiaľ: { $raises } z { $cap }. Prvá stávka medzi ne nepatrí, a tak sa smie navýšiť (LIMIT-3, LIMIT-6).
    .right-capped = Navýšenia zatiaľ: { $raises } z { $cap }. Stávky sú uzavreté (cap): len dorovnať, alebo položiť (LIMIT-5).
    .right-open-blind = Pred flopom je prvou stávkou veľký blind. Navýšenia zatiaľ: { $raises } z { $cap } (LIMIT-6).
    .right-capped-blind = Pred flopom je prvou stávkou veľký blind. Navýšenia zatiaľ: { $raises } z { $cap }, stávky sú uzavreté (LIMIT-6).
    .right-open-straddle = Prvým navýšením je straddle. Navýšenia zatiaľ: { $raises } z { $cap } (STRADDLE-6).
    .right-capped-straddle = Prvým navýšením je straddle. Navýšenia zatiaľ: { $raises } z { $cap }, stávky sú uzavreté (STRADDLE-6).
    .right-two = Medzi dvoma hráčmi nie je v cash game žiadny cap: navyšuje sa, kým sú žetóny (LIMIT-4).
    .right-two-capped = V turnaji platí cap aj medzi dvoma hráčmi. Navýšenia zatiaľ: { $raises } z { $cap } (LIMIT-4).
    .right-early = Pred flopom a na flope sa navyšuje o nižší limit: { $bet } + { $unit } = { $to } (LIMIT-2).
    .right-late = Na turne a riveri sa navyšuje o vyšší limit: { $bet } + { $unit } = { $to } (LIMIT-2).
    .right-bet-early = Pred flopom a na flope je stávka presne nižší limit: { $to } (LIMIT-2).
    .right-bet-late = Na turne a riveri je stávka presne vyšší limit: { $to } (LIMIT-2).
    .slip-cap-with-two-players = Navýšenia zatiaľ: { $raises }. Cap { $cap } však v cash game medzi dvoma hráčmi neplatí (LIMIT-4).
    .slip-no-cap-with-two-players = To platí v cash game. V turnaji zostáva cap { $cap }; navýšenia zatiaľ: { $raises } (LIMIT-4).
    .slip-usual-cap = Navýšenia zatiaľ: { $raises }. Vo väčšine herní je tým cap vyčerpaný, v tejto je to { $cap } (LIMIT-3).
    .slip-opening-bet-counted = Prvá stávka nie je navýšenie. Navýšenia zatiaľ: { $raises } z { $cap } (LIMIT-6).
    .slip-first-raise-not-counted = Prvou stávkou je veľký blind, a tak sa počíta už prvé navýšenie. Navýšenia zatiaľ: { $raises } z { $cap } (LIMIT-6).
    .slip-straddle-not-counted = Straddle sa počíta ako navýšenie. Navýšenia zatiaľ: { $raises } z { $cap } (STRADDLE-6).
    .slip-one-more-after-the-cap = Po stávke sa smie navýšiť len toľkokrát: { $cap }. Navýšenia zatiaľ: { $raises }, a to je koniec (LIMIT-5).
    .slip-lower-size-late = Na turne a riveri sa navyšuje o vyšší limit, { $unit }: { $bet } + { $unit } = { $to } (LIMIT-2).
    .slip-upper-size-early = Vyšší limit sa začína až na turne. Tu sa navyšuje o { $unit }: { $bet } + { $unit } = { $to } (LIMIT-2).
    .slip-doubled-bet = Nie na dvojnásobok { $bet }: navyšuje sa o { $unit }, teda na { $to } (LIMIT-1).
    .slip-by-for-to = To je o koľko. Spolu je to { $bet } + { $unit } = { $to } (RAISE-1).
