# Co mówi pomocnik przy stole. Wiersze są krótkie: stoją nad stołem na telefonie.

helper-title = Pomocnik
helper-check = Czekanie nic nie kosztuje.
helper-call = Pasuj albo sprawdź za { $call }.
helper-call-all-in = Pasuj albo sprawdź all-in za { $call }.
helper-fold = Pozostaje tylko pas.
helper-bet = Postaw od { $min } do { $max }.
helper-bet-one = Postaw { $min }.
helper-raise = Podnieś do kwoty od { $min } do { $max }.
helper-raise-one = Podnieś do { $min }.
helper-no-wager = Bez podniesienia: { $reason }.
helper-price = Za { $call } możesz wygrać { $pot }: { $odds } do 1. Opłaca się od { $percent }% wygranych.
helper-hand = Masz: { $hand }.
helper-outs = { $outs ->
    [one] Poprawi to 1 karta ({ $kinds }): na riverze { $next }%.
    [few] Poprawią to { $outs } karty ({ $kinds }): na riverze { $next }%.
    [many] Poprawi to { $outs } kart ({ $kinds }): na riverze { $next }%.
   *[other] Poprawi to { $outs } karty ({ $kinds }): na riverze { $next }%.
}
helper-outs-two = { $outs ->
    [one] Poprawi to 1 karta ({ $kinds }): na turnie { $next }%, do rivera { $both }%.
    [few] Poprawią to { $outs } karty ({ $kinds }): na turnie { $next }%, do rivera { $both }%.
    [many] Poprawi to { $outs } kart ({ $kinds }): na turnie { $next }%, do rivera { $both }%.
   *[other] Poprawi to { $outs } karty ({ $kinds }): na turnie { $next }%, do rivera { $both }%.
}
helper-decided = O rozdaniu zdecydowały te zasady:
