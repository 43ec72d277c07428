# Cvičení: kdo ukazuje první?

drill-who-shows-first = Kdo ukazuje první?
    .prompt = Sázení skončilo. V jakém pořadí se ukazují karty?
    .prompt-option = Po checkovaném riveru tu ukazuje první poslední agresor celého rozdání. V jakém pořadí se ukazují karty?
    .hint = První ukazuje ten, kdo naposledy vsadil nebo zvýšil, pak ostatní po směru hodinových ručiček. Po samých checkách začíná první hráč kola. Vedlejší banky se rozhodují před hlavním.
    .right-bet = Poslední sází nebo zvyšuje { $name }, a proto ukazuje první; dál po směru: { $order } (SHOW-2, SHOW-4).
    .right-checked = V kole všichni checkují, začíná tedy první na řadě: { $order } (SHOW-5).
    .right-option = Na riveru nikdo nevsadil; v této herně začíná poslední agresor rozdání, { $name }: { $order } (SHOW-5).
    .right-side = Nejdřív se rozhoduje vedlejší bank, a tak ti, kdo o něj hrají, ukazují dřív než hráč all-in: { $order } (SHOW-14).
    .slip-all-in-first = { $name } je all-in a hraje jen o hlavní bank. Ten se rozhoduje poslední (SHOW-14).
    .slip-earlier-aggressor = { $name } sází už v dřívějším kole. Rozhoduje poslední kolo, a v něm všichni checkují (SHOW-5).
    .slip-first-of-the-round = { $name } hraje jako první, ale potom přišla sázka. Ukazuje ten, kdo naposledy vsadil nebo zvýšil (SHOW-2).
    .slip-first-caller = { $name } jen dorovnává. První ukazuje ten, koho dorovnali (SHOW-2).
    .slip-last-caller = { $name } dorovnává poslední, dorovnání ale není útok. Ukazuje ten, kdo naposledy vsadil nebo zvýšil (SHOW-2).
