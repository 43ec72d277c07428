# The deal.

rule-DEAL-1 = Two cards, one at a time
    .text = First the forced bets are put in, then the cards are dealt: two to each player, face down, one at a time in two rounds of the table, clockwise.

rule-DEAL-2 = First card left of the button
    .text = The first card goes to the first player left of the button, who has the small blind; the last card goes to the button.
    .variants = A sentence in one rule book can be read as if the deal began with the button. Another place in the same book has it right.

rule-DEAL-3 = First card heads-up
    .text = Between two players the button is also the small blind, so “first card to the small blind” and “last card to the button” contradict each other. A choice has to be made.
    .variants = Default: the player opposite the button gets the first card and the button the last. Also possible: the button, as the small blind, gets the first card.

rule-DEAL-4 = Hole cards are private
    .text = Hole cards are known to their owner alone. Nobody else at the table may look at them.

rule-DEAL-5 = Cards stay on the table
    .text = Cards must not leave the playing surface, and the dealer must be able to see them all the time. Do not hide them below the table or in your hands.

rule-DEAL-6 = Lifting cards to look
    .text = The cards lie face down on the table. When you want to look, lift them a little, just enough for you to see them and nobody else.

rule-DEAL-7 = No showing before the showdown
    .text = Nobody may show their cards to another player before the showdown. The only exceptions are all-in hands that are turned up because no more betting is possible (ALLIN-10).
    .variants = Rule books put it differently: some forbid showing altogether, some forbid it when folding while others play on, and some only demand that what one has seen all may see (SHOW-16). Here cards cannot be shown beforehand.
