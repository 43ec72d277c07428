# Splitting pots.

rule-SPLIT-1 = Ties split the pot
    .text = If the best hands are identical, the players who hold them share the pot equally. Players call it a split pot or a chop. A tie is not rare: often the board alone decides, and both use the same five cards.

rule-SPLIT-2 = Each pot by itself
    .text = Every pot is split on its own, among those tied players who are entitled to it. So a player may share the main pot with two others and the side pot with only one of them.
    .example = A is all-in. A, B and C tie: the main pot goes in three parts, the side pot in two, to B and C.

rule-SPLIT-3 = Suits break no tie
    .text = All suits are worth the same. A flush in spades is no better than one in clubs with the same ranks, and the pot is split. Suits decide in one place only: the draw for the button (DRAW-2).
