# Cvičenie: zostavte banky.

drill-build-the-pots = Zostavte banky
    .prompt = Kolo sa skončilo. Zostavte hlavný bank a vedľajšie banky a určte, kto môže ktorý vyhrať.
    .prompt-back = Koľko žetónov sa niekomu vracia?
    .hint = Postupujte od najmenšieho all-inu nahor, vrstvu po vrstve. Každá vrstva berie rovnako od všetkých, ktorí toľko vložili, aj od tých, ktorí položili karty. Čo nikto nedorovná, vracia sa.
    .right = Vrstvy siahajú po { $levels }: banky sú { $pots }, vracia sa { $back }. Spolu { $total }, toľko, koľko bolo vložené (POT-1, POT-5).
    .right-back = { $name } má vložené { $most }, druhý najväčší vklad je len { $next }: { $most } − { $next } = { $back } sa vracia (ALLIN-11).
    .right-no-back = Nevracia sa nič: { $most } je celých dorovnaných (ALLIN-11).
    .slip-refund-left-in = Posledných { $back } nikto nedorovnal. Do banku nepatria, späť ich dostane { $name } (ALLIN-11).
    .slip-folder-entitled = { $names }: po položení kariet zostávajú žetóny v banku, ale vyhrať už nič nemôžu (FOLD-1).
    .slip-folders-chips-left-out = Žetóny tých, ktorí položili karty, zostávajú v banku: { $names } (FOLD-1).
    .slip-layers-from-zero = Každá vrstva počíta len to, čo leží nad predchádzajúcou. Vrstvy siahajú po { $levels } (POT-5).
    .slip-one-player-missing = Najnižšia vrstva berie { $layer } od každého, kto v nej je, aj od hráča all-in (ALLIN-3).
    .slip-nothing-back = { $name } má vložené viac než všetci ostatní; čo nikto nedorovná, vracia sa (ALLIN-11).
