# Checking.

rule-CHECK-1 = Check without a bet
    .text = From the second betting round on, a player may check as long as nobody has bet in that round. Checking costs nothing: the player stays in, and it is the next player’s turn.

rule-CHECK-2 = A check keeps all rights
    .text = Whoever checks gives nothing up. If an opponent bets later in the same round, the turn comes back to the player who checked, and calling, raising and folding are all still open.

rule-CHECK-3 = No check before the flop
    .text = Before the flop the blinds are already bets, so everybody has something to match and nobody may check. The exception is the big blind when nobody has raised (BLIND-13). The same goes for a straddler nobody has raised, and for a newcomer whose posted amount already matches the bet.

rule-CHECK-4 = No check after a bet
    .text = Once somebody has bet, checking is over for the rest of that round. There is now something to match, so the choices are to fold, to call or to raise.

rule-CHECK-5 = Signs for a check
    .text = At a live table a player checks by saying “check” or by tapping the table. Both count the same, so do not tap the table while you are still thinking.
