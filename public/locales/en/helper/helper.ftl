# What the helper beside the table says. Its lines are short: they stand above the table of a phone.

helper-title = Helper
helper-check = Check for free.
helper-call = Fold, or call { $call }.
helper-call-all-in = Fold, or call all-in for { $call }.
helper-fold = Only a fold is left.
helper-bet = Bet { $min } to { $max }.
helper-bet-one = Bet { $min }.
helper-raise = Raise to { $min } to { $max }.
helper-raise-one = Raise to { $min }.
helper-no-wager = No raise: { $reason }.
helper-price = { $call } can win { $pot }: { $odds } to 1. It pays from { $percent }% of wins.
helper-hand = You hold: { $hand }.
helper-outs = { $outs ->
    [one] 1 card improves it ({ $kinds }): { $next }% on the river.
   *[other] { $outs } cards improve it ({ $kinds }): { $next }% on the river.
}
helper-outs-two = { $outs ->
    [one] 1 card improves it ({ $kinds }): { $next }% on the turn, { $both }% by the river.
   *[other] { $outs } cards improve it ({ $kinds }): { $next }% on the turn, { $both }% by the river.
}
helper-decided = These rules decided the hand:
