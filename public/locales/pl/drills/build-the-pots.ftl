# Ćwiczenie: ułóż pule.

drill-build-the-pots = Ułóż pule
    .prompt = Runda się skończyła. Ułóż pulę główną i pule boczne i wskaż, kto może wygrać każdą z nich.
    .prompt-back = Ile żetonów do kogoś wraca?
    .hint = Idź od najmniejszego all-inu w górę, warstwa po warstwie. Każda warstwa bierze po równo od wszystkich, którzy tyle wpłacili, także od tych, którzy spasowali. Czego nikt nie wyrówna, wraca.
    .right = Warstwy sięgają do { $levels }: pule to { $pots }, wraca { $back }. Razem { $total }, tyle, ile wpłacono (POT-1, POT-5).
    .right-back = { $name } ma wpłacone { $most }, a druga największa wpłata to tylko { $next }: { $most } − { $next } = { $back } wraca (ALLIN-11).
    .right-no-back = Nic nie wraca: { $most } jest wyrównane w całości (ALLIN-11).
    .slip-refund-left-in = Ostatnich { $back } nikt nie wyrównał. Do puli nie należą, dostaje je z powrotem { $name } (ALLIN-11).
    .slip-folder-entitled = { $names }: po spasowaniu żetony zostają w puli, ale nic już nie wygrywają (FOLD-1).
    .slip-folders-chips-left-out = Żetony tych, którzy spasowali, zostają w puli: { $names } (FOLD-1).
    .slip-layers-from-zero = Każda warstwa liczy tylko to, co leży ponad poprzednią. Warstwy sięgają do { $levels } (POT-5).
    .slip-one-player-missing = Najniższa warstwa bierze { $layer } od każdego, kto w niej jest, także od gracza all-in (ALLIN-3).
    .slip-nothing-back = { $name } ma wpłacone więcej niż wszyscy inni; czego nikt nie wyrówna, wraca (ALLIN-11).
