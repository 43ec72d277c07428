# Cvičenie: aký veľký je bank?

drill-count-the-pot = Aký veľký je bank?
    .prompt = Kolo sa skončilo a stávky sú pozbierané. Aký veľký je bank?
    .prompt-won = Všetci ostatní položili karty. Koľko žetónov si víťaz berie z banku?
    .hint = Sčítajte, čo každý vložil, či už karty položil, alebo nie. Čo nikto nedorovnal, sa predtým vracia.
    .right = { $sum } = { $pot }: všetko, čo je vložené, aj od tých, ktorí položili karty (GAME-4).
    .right-back = { $sum } = { $pot }. Predtým sa vracia { $back }, lebo to nikto nedorovnal. Dostane to { $name } (ALLIN-11).
    .slip-folder-left-out = { $folded } od tých, ktorí položili karty, zostáva v banku (FOLD-1).
    .slip-raise-on-top = Navyšuje sa na celkovú sumu. Čo pred hráčom už ležalo ({ $over }), je jej súčasť a znova sa nepripočítava (RAISE-1).
    .slip-refund-left-in = { $name } má vpredu viac, než ostatní dorovnali: { $back } sa vracia a do banku nepatrí (ALLIN-11).
