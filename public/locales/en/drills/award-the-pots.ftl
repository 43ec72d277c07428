# Drill: award the pots.

drill-award-the-pots = Award the pots
    .prompt = All hands lie open. Who gets how much of each pot?
    .prompt-fee = The house takes 5% of each pot, rounded down. Who gets how much of each?
    .prompt-first = Which pot is decided first?
    .prompt-net = What is the result of { $name } in this hand, with a minus for a loss?
    .main-pot = The main pot
    .side-pot = The side pot
    .side-pot-number = Side pot { $number }
    .hint = Each pot goes to the best hand among those entitled to it. Nobody wins from a pot without having paid into it. Decide from the side in.
    .right-two = Side pot: { $side }. Main pot: { $main }. In each the best hand of those entitled wins (POT-7).
    .right-three = Second side pot: { $second }. First side pot: { $side }. Main pot: { $main } (POT-7).
    .right-four = Third side pot: { $third }, second: { $second }, first: { $side }. Main pot: { $main } (POT-7).
    .right-fee = Each pot goes to its best hand, less the fee; the house takes { $fee } in all (RAKE-1).
    .right-first = The side pot for which the deepest stacks play comes first, the main pot last (SHOW-14, SHOW-15).
    .right-net = { $name } collects { $won } and has put in { $put }: { $won } − { $put } (SHOW-19).
    .slip-everything-to-the-best = { $name } has the best hand but wins only the pots paid into (POT-3).
    .slip-second-best-though-not-entitled = { $name } has the second-best hand but did not pay into this side pot. It goes to the best of those who did (POT-3).
    .slip-fee-forgotten = The house takes its fee first: { $fee } in all (RAKE-1).
    .slip-main-pot-first = The other way round: from the side in, and the main pot last (SHOW-14).
    .slip-collected-for-net = That is what is collected. The { $put } put in were the player’s own (ALLIN-13).
