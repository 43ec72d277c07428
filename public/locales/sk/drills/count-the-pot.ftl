# Cvičenie: aký veľký je bank?

drill-count-the-pot = Aký veľký je bank?
    .prompt = Kolo sa skončilo a stávky sú zhrnuté. Aký veľký je bank?
    .prompt-won = Všetci ostatní zložili. Koľko žetónov si víťaz berie z banku?
    .hint = Sčítajte, čo každý vložil, či už zložil, alebo nie. Čo nikto nedorovnal, sa predtým vracia.
    .right = { $sum } = { $pot }: všetko, čo bolo vložené, aj to po zložených kartách (GAME-4).
    .right-back = { $sum } = { $pot }. Predtým sa vracia { $back } tomu, komu ich nikto nedorovnal: { $name } (ALLIN-11).
    .slip-folder-left-out = Po zložených kartách zostáva v banku { $folded } (FOLD-1).
    .slip-raise-on-top = Navyšuje sa na celkovú sumu. Čo už pred tým, kto navyšuje, ležalo ({ $over }), je jej súčasť a znova sa nepripočítava (RAISE-1).
    .slip-refund-left-in = Stávku, ktorú má { $name }, nikto nedorovnal celú: { $back } sa vracia a do banku nepatrí (ALLIN-11).
