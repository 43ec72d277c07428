# The button.

rule-BTN-1 = The nominal dealer
    .text = The button marks the nominal dealer. Somebody else, or a computer, may really deal, but cards and betting go round the table as if the player with the button had dealt.

rule-BTN-2 = The button moves on
    .text = After every hand the button moves on to the next player, clockwise. So the blinds move on too (BLIND-9), and everybody gets each position in turn.

rule-BTN-3 = Roles follow each other
    .text = As long as the same people play, the roles pass in order: this hand’s big blind is the next hand’s small blind, and this hand’s small blind gets the button.

rule-BTN-4 = Dead or moving button
    .text = When somebody has left the table, rule books differ. With a dead button the big blind comes first: it always goes to the next player due. The small blind or the button behind it may then fall on the empty chair: no small blind is posted, or the button just lies there. Nobody escapes a blind. With a moving button it simply goes to the next player.
    .variants = Default: dead button. Also possible: moving button. When three players become two, the next player due has the big blind, the other one the button and the small blind.
    .example = Seats 1–5, button 1, small blind 2, big blind 3, and seat 2 leaves. Dead button: button on the empty chair 2, small blind 3, big blind 4. Moving button: button 3, small blind 4, big blind 5; seat 3 escapes its small blind and seat 4 its big blind.

rule-BTN-5 = Everyone gets button and blinds
    .text = In every orbit of the button each player must get the chance to play on the button, and each must pay the blinds. Advantages and costs are the same for all; the rotation sees to it.

rule-BTN-6 = Looks of the button
    .text = The button looks different from place to place: a special chip, a plastic disc, a large round marker that says “Dealer”, or on a screen simply the letter D.
