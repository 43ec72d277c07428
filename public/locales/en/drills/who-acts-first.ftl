# Drill: who opens?

drill-who-acts-first = Who opens?
    .prompt = The cards are dealt. Who acts first?
    .prompt-after = The flop lies open. Who acts first?
    .prompt-first-card = Who gets the first card?
    .hint = Before the flop the player left of the last blind begins. In later rounds it is the first player left of the button who is still in and has chips.
    .right-before = { $name } sits left of the big blind and begins (ROUND-2).
    .right-straddle = The straddle is the last blind, and { $name } sits left of it (STRADDLE-5).
    .right-after = { $name } is the first player left of the button who is in with chips (ROUND-7).
    .right-heads-up-before = Between two players the button has the small blind and begins before the flop: { $name } (BLIND-15).
    .right-heads-up-after = Between two players the big blind begins after the flop: { $name } (BLIND-16).
    .right-first-card = The first card goes to the first player left of the button: { $name } (DEAL-2).
    .slip-small-blind-heads-up = { $name } has the button and so acts last after the flop (BLIND-16).
    .slip-blind-before-the-flop = { $name } has a blind in already. Before the flop the blinds come last (ROUND-2).
    .slip-folded-or-all-in = { $name } would be first, but has folded or is all-in (FOLD-1, ALLIN-4).
    .slip-last-raiser = It does not matter that { $name } raised last: a new round begins left of the button (ROUND-7).
    .slip-button-first = { $name } has the button, and the button acts last (BTN-1).
    .slip-right-instead-of-left = { $name } sits on the right of the button. Play goes clockwise, to the left (SEAT-4).
    .slip-button-dealt-first = { $name } has the button and gets the last card of each lap (DEAL-2).
