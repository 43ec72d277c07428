# Cvičení: spočítejte outy

drill-outs = Spočítejte outy
    .prompt = Neznámých karet je { $unseen }. Kolik z nich, přijdou-li hned teď, dostane kombinaci A do vedení?
    .prompt-not-behind = Neznámých karet je { $unseen }. Po kolika z nich, přijdou-li hned teď, kombinace A neprohrává: vede, nebo je to stejné?
    .prompt-one-card = Jaká je šance v procentech, že některá z nich (celkem { $outs }) přijde jako příští karta?
    .prompt-two-cards = Jaká je šance v procentech, že z nich (celkem { $outs }) přijde aspoň jedna během dvou příštích karet?
    .hint = Vezměte neznámé karty jednu po druhé a porovnejte nejlepší pětice obou hráčů. Karta, která stejně pomůže soupeři, není out a žádná karta se nepočítá dvakrát.
    .right = Do vedení dostane A tolik karet: { $outs } z { $unseen }, a to { $cards } (BOARD-7, RANK-2).
    .right-not-behind = A neprohrává po tolika kartách: { $outs } z { $unseen }, a to { $cards } (BOARD-7, RANK-2).
    .right-one-card = { $outs } : { $unseen } = { $share } %. Blízko je dvojnásobek počtu outů.
    .right-two-cards = { $share } %: první karta mine v { $missed } : { $unseen } případů, druhá podobně, jen karet je v obou číslech o jednu méně; ve všech ostatních případech to vyjde.
    .slip-pairs-forgotten = { $cards }: i tyto karty vyhrávají, bez postupky a bez flushe (RANK-2).
    .slip-false-outs = { $cards }: pomohou sice A, ale B neméně. Jsou to falešné outy (RANK-2).
    .slip-still-behind = { $cards }: zlepší sice A, ale ne dost: B je i tak lepší (RANK-2).
    .slip-counted-twice = { $cards }: postupka i flush naráz, ale pořád jen jedna karta. Počítá se jednou (RANK-9, RANK-10).
    .slip-level-forgotten = { $cards }: s těmito jsou obě pětice stejné. Stejné není horší (SPLIT-1).
    .slip-count-for-per-cent = { $outs } je počet karet, ne procenta.
    .slip-two-cards-for-one = { $share } % je šance při dvou kartách a čtyřnásobek je pravidlo pro dvě karty. Tady jde jen o tu příští.
    .slip-one-card-for-two = { $share } % je šance samotné příští karty. Přijdou ale dvě.
    .slip-added = { $share } % je součet obou šancí. Dvojí zásah by se počítal dvakrát.
