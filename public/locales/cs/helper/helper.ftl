# Co říká pomocník u stolu. Řádky jsou krátké: stojí nad stolem na telefonu.

helper-title = Pomocník
helper-check = Check je zadarmo.
helper-call = Složit, nebo dorovnat { $call }.
helper-call-all-in = Složit, nebo dorovnat all-in za { $call }.
helper-fold = Zbývá jen složit.
helper-bet = Vsadit { $min } až { $max }.
helper-bet-one = Vsadit { $min }.
helper-raise = Zvýšit na { $min } až { $max }.
helper-raise-one = Zvýšit na { $min }.
helper-no-wager = Bez zvýšení: { $reason }.
helper-price = Za { $call } lze vyhrát { $pot }: { $odds } ku 1. Vyplatí se od { $percent } % výher.
helper-hand = Držíte: { $hand }.
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
