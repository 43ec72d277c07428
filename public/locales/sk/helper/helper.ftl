# Čo hovorí pomocník pri stole. Riadky sú krátke: stoja nad stolom na telefóne.

helper-title = Pomocník
helper-check = Check je zadarmo.
helper-call = Položte karty, alebo dorovnajte { $call }.
helper-call-all-in = Položte karty, alebo dorovnajte all-in za { $call }.
helper-fold = Ostáva len položiť karty.
helper-bet = Vsaďte { $min } až { $max }.
helper-bet-one = Vsaďte { $min }.
helper-raise = Navýšte na { $min } až { $max }.
helper-raise-one = Navýšte na { $min }.
helper-no-wager = Bez navýšenia: { $reason }.
helper-price = Za { $call } možno vyhrať { $pot }: { $odds } ku 1. Oplatí sa od { $percent } % výhier.
helper-hand = Držíte: { $hand }.
helper-outs = { $outs ->
    [one] Zlepší to 1 karta ({ $kinds }): na riveri { $next } %.
    [few] Zlepšia to { $outs } karty ({ $kinds }): na riveri { $next } %.
    [many] Zlepší to { $outs } karty ({ $kinds }): na riveri { $next } %.
   *[other] Zlepší to { $outs } kariet ({ $kinds }): na riveri { $next } %.
}
helper-outs-two = { $outs ->
    [one] Zlepší to 1 karta ({ $kinds }): na turne { $next } %, do riveru { $both } %.
    [few] Zlepšia to { $outs } karty ({ $kinds }): na turne { $next } %, do riveru { $both } %.
    [many] Zlepší to { $outs } karty ({ $kinds }): na turne { $next } %, do riveru { $both } %.
   *[other] Zlepší to { $outs } kariet ({ $kinds }): na turne { $next } %, do riveru { $both } %.
}
helper-decided = O rozdaní rozhodli tieto pravidlá:
