# Drawing for the button.

rule-DRAW-1 = High card gets the button
    .text = Before the very first hand chance decides who has the button. The deck is shuffled, every player gets one card face up, and the highest card takes it.

rule-DRAW-2 = Suits break ties in the draw
    .text = If two players draw cards of the same rank, the suit decides. An ace always beats a king of any suit; the order of suits only matters among equals.
    .variants = Default: spades, hearts, diamonds, clubs, from high to low. Also possible: spades, hearts, clubs, diamonds. Rule books know both.
    .example = A♦, A♣ and 9♠ are drawn: by default the ace of diamonds gets the button, in the other order the ace of clubs.

rule-DRAW-3 = Suit order is local custom
    .text = The order of the suits in the draw is a local custom. Elsewhere you may find another one, so ask before the cards are drawn rather than after.

rule-DRAW-4 = Suits count only in the draw
    .text = In hold’em the order of the suits is used for this draw and for nothing else. It never separates equal hands and never gives anybody a larger share of a pot (SPLIT-3).
