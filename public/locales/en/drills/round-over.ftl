# Drill: is the round over?

drill-round-over = Is the round over?
    .prompt = Who acts next in this round? Pick “nobody” if the round is over.
    .hint = A round goes on until everyone who is in with chips has had a turn and has matched the highest bet. Nobody raises without a raise by somebody else.
    .right-owes = { $name } has put in { $own } and the bet is { $bet }: that must still be answered (ROUND-9).
    .right-option = The forced bet is no action yet: { $name } still has the last word (ROUND-6).
    .right-not-heard = { $name } has not had a turn in this round yet (ROUND-5).
    .right-one-left = Nobody: only { $name } is left, and the hand is over (GAME-15).
    .right-run-out = Nobody: fewer than two players have chips left, so the cards come without betting (ROUND-12).
    .right-checked = Nobody: all have checked, and the round is over (ROUND-10).
    .right-over = Nobody: everyone still in has matched the highest bet, and the round is over (ROUND-10).
    .slip-next-card-too-early = Not yet: { $name } still has a turn in this round (ROUND-10).
    .slip-lone-stack = Only { $name } has chips left. There is nobody to bet against, so there is no turn (ROUND-12).
    .slip-bettor-again = { $name } bet or raised last, and nobody has raised since. Nobody raises against the own bet (RAISE-3).
    .slip-folded-or-all-in = { $name } is next in the row but has folded or is all-in and decides nothing more (ALLIN-4, FOLD-1).
