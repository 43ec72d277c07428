# Folding.

rule-FOLD-1 = Out, and the bets stay
    .text = Whoever folds is out of the hand and can no longer win anything in it. What that player has already bet stays in the pot, and the others play for it.

rule-FOLD-2 = Folding at any turn
    .text = A player may fold whenever it is their turn, even when a check would be free. Folding then only gives away a free chance, so the program asks before it does so.

rule-FOLD-3 = How to fold at a table
    .text = At a live table a player slides the cards face down to the dealer, who puts them with the discards, or throws them in and says “fold”. Rule books differ only in which of the two they describe. Either way, nobody may see the cards.

rule-FOLD-4 = The discards are dead
    .text = A card that has touched the discard pile is dead: it cannot come back into play, not even if it got there by mistake. By then nobody could say for certain which card it was.

rule-FOLD-5 = Folded cards stay hidden
    .text = Whoever folds while at least two opponents remain must not show the folded cards. From the missing cards the others could work out their chances, to the advantage of one and the harm of another. If only one opponent is left, the hand is over and the ban does not apply.
