# Burn cards.

rule-BURN-1 = Burn cards
    .text = Before the flop, the turn and the river the top card of the deck is put aside unused; it is burned, as players say. So a top card that is marked, or that somebody has glimpsed, never reaches the board.
    .variants = Default: burning is on. Also possible: off. Some rule books burn before all three, others do not mention it or know games without it.

rule-BURN-2 = Burn cards stay closed
    .text = The burn card stays face down. Nobody learns what it was, not even afterwards; this program does not show it in the history of the hand either.
