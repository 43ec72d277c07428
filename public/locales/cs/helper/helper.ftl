# Co říká pomocník u stolu. Řádky jsou krátké: stojí nad stolem na telefonu.

helper-title = Pomocník
helper-check = Check je zadarmo.
helper-call = Slož, nebo dorovnej { $call }.
helper-call-all-in = Slož, nebo dorovnej all-in za { $call }.
helper-fold = Zbývá jen složit.
helper-bet = Vsaď { $min } až { $max }.
helper-bet-one = Vsaď { $min }.
helper-raise = Zvyš na { $min } až { $max }.
helper-raise-one = Zvyš na { $min }.
helper-no-wager = Bez navýšení: { $reason }.
helper-price = { $call } může vyhrát { $pot }: { $odds } ku 1. Vyplatí se od { $percent } % výher.
helper-hand = Držíš: { $hand }.
helper-outs = { $outs ->
    [one] Zlepší to 1 karta ({ $kinds }): na riveru { $next } %.
    [few] Zlepší to { $outs } karty ({ $kinds }): na riveru { $next } %.
    [many] Zlepší to { $outs } karty ({ $kinds }): na riveru { $next } %.
   *[other] Zlepší to { $outs } karet ({ $kinds }): na riveru { $next } %.
}
helper-outs-two = { $outs ->
    [one] Zlepší to 1 karta ({ $kinds }): na turnu { $next } %, do riveru { $both } %.
    [few] Zlepší to { $outs } karty ({ $kinds }): na turnu { $next } %, do riveru { $both } %.
    [many] Zlepší to { $outs } karty ({ $kinds }): na turnu { $next } %, do riveru { $both } %.
   *[other] Zlepší to { $outs } karet ({ $kinds }): na turnu { $next } %, do riveru { $both } %.
}
helper-decided = O rozdání rozhodla tato pravidla:
