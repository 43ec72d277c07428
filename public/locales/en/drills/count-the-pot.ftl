# Drill: how big is the pot?

drill-count-the-pot = How big is the pot?
    .prompt = The round is over and the bets are gathered. How big is the pot?
    .prompt-won = Everybody else has folded. How many chips does the winner take from the pot?
    .hint = Add up what each player has put in, folded or not. What nobody has matched goes back first.
    .right = { $sum } = { $pot }: all that was put in, by those who folded too (GAME-4).
    .right-back = { $sum } = { $pot }. Before that { $back } go back to { $name }: nobody has matched them (ALLIN-11).
    .slip-folder-left-out = The { $folded } of those who folded stay in the pot (FOLD-1).
    .slip-raise-on-top = A raise is made to a total. The { $over } that already lay in front of the raiser are part of it, not on top (RAISE-1).
    .slip-refund-left-in = { $back } of { $name } were matched by nobody. They go back and are not in the pot (ALLIN-11).
