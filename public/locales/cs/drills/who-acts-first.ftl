# Cvičení: kdo začíná?

drill-who-acts-first = Kdo začíná?
    .prompt = Karty jsou rozdané. Kdo je první na řadě?
    .prompt-after = Na stole leží flop. Kdo je první na řadě?
    .prompt-first-card = Kdo dostane první kartu?
    .hint = Před flopem začíná hráč nalevo od posledního blindu. V dalších kolech první hráč nalevo od buttonu, který je ve hře a má žetony.
    .right-before = { $name } sedí nalevo od velkého blindu a začíná (ROUND-2).
    .right-straddle = Posledním blindem je straddle a nalevo od něj sedí { $name } (STRADDLE-5).
    .right-after = { $name } je první nalevo od buttonu, kdo je ve hře a má žetony (ROUND-7).
    .right-heads-up-before = Ve dvou má button malý blind a před flopem začíná: { $name } (BLIND-15).
    .right-heads-up-after = Ve dvou začíná po flopu velký blind: { $name } (BLIND-16).
    .right-first-card = První karta patří prvnímu hráči nalevo od buttonu: { $name } (DEAL-2).
    .slip-small-blind-heads-up = { $name } má button, a proto je po flopu na řadě až nakonec (BLIND-16).
    .slip-blind-before-the-flop = { $name } už má vložený blind. Před flopem přicházejí blindy na řadu poslední (ROUND-2).
    .slip-folded-or-all-in = První v pořadí je { $name }, ale po složení nebo all-inu už nerozhoduje (FOLD-1, ALLIN-4).
    .slip-last-raiser = Nezáleží na tom, že naposledy zvyšuje { $name }: nové kolo začíná nalevo od buttonu (ROUND-7).
    .slip-button-first = { $name } má button a ten je na řadě poslední (BTN-1).
    .slip-right-instead-of-left = { $name } sedí napravo od buttonu. Hraje se ve směru hodinových ručiček, doleva (SEAT-4).
    .slip-button-dealt-first = { $name } má button a dostává vždy poslední kartu (DEAL-2).
