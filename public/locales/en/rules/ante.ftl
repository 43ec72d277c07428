# The ante.

rule-ANTE-1 = Whether antes are paid
    .text = An ante is a small payment that goes into the pot before the deal. Hold’em normally has none. It appears in tournaments, usually in their later phase, when it makes the pots larger.
    .variants = Default: no ante in cash games; in tournaments from a chosen late level on. Also possible: no ante anywhere; an ante in every hand.

rule-ANTE-2 = Size of the ante
    .text = The ante is usually a tenth of the big blind. It is small for each player, but together the antes of a full table are as large as a big blind.
    .variants = Default: a tenth of the big blind, rounded down to a chip, at least one chip; every player pays. Also possible: any other amount; one ante for the whole table, paid by the big blind.
    .example = Blinds 50/100: the ante is 10. With ten players 100 is in the pot besides the blinds.

rule-ANTE-3 = Everyone antes before the deal
    .text = Every player pays the ante before the deal. Those in the blinds pay it too, on top of their blind. If the chips are not enough for both, the ante is paid first and the blind from what is left; where one player pays the ante for the whole table, it is the other way round.

rule-ANTE-4 = An ante is no bet
    .text = The ante goes straight into the pot and never counts toward a bet of its owner. That is the difference from a blind, which does count (BLIND-10). So antes make the pot larger but nobody’s call cheaper. Whoever could not pay the whole ante can win only that much of each other ante; an ante for the whole table belongs entirely to the main pot.
    .example = Blinds 50/100, ante 10, six players: the pot is 210 before the first action. A call costs 100, the small blind adds 50.

rule-ANTE-5 = What antes are for
    .text = Blinds and antes have the same job: they force money into the pot. The more of it lies there, the dearer it becomes to do nothing but wait for good cards.
