# Cvičení: sestavte banky.

drill-build-the-pots = Sestavte banky
    .prompt = Kolo skončilo. Sestavte hlavní bank a vedlejší banky a určete, kdo může který vyhrát.
    .prompt-back = Kolik žetonů se někomu vrací?
    .hint = Postupujte od nejmenšího all-inu nahoru, vrstvu po vrstvě. Každá vrstva bere stejně od všech, kdo tolik vložili, i od těch, kdo složili. Co nikdo nedorovná, vrací se.
    .right = Vrstvy sahají do { $levels }: banky jsou { $pots }, vrací se { $back }. Dohromady { $total }, tolik, kolik bylo vloženo (POT-1, POT-5).
    .right-back = { $name } má vloženo { $most }, druhý největší vklad je jen { $next }: { $most } − { $next } = { $back } se vrací (ALLIN-11).
    .right-no-back = Nevrací se nic: { $most } je celých dorovnaných (ALLIN-11).
    .slip-refund-left-in = Posledních { $back } nikdo nedorovnal. Do banku nepatří, dostane je zpátky { $name } (ALLIN-11).
    .slip-folder-entitled = { $names }: po složení zůstávají žetony v banku, ale vyhrát už nic nemohou (FOLD-1).
    .slip-folders-chips-left-out = Žetony těch, kdo složili, zůstávají v banku: { $names } (FOLD-1).
    .slip-layers-from-zero = Každá vrstva počítá jen to, co leží nad předchozí. Vrstvy sahají do { $levels } (POT-5).
    .slip-one-player-missing = Nejnižší vrstva bere { $layer } od každého, kdo v ní je, i od hráče all-in (ALLIN-3).
    .slip-nothing-back = { $name } má vloženo víc než všichni ostatní; co nikdo nedorovná, vrací se (ALLIN-11).
