# The community cards.

rule-BOARD-1 = The flop
    .text = After the first betting round three community cards are dealt face up in the middle of the table. They are called the flop, and the second betting round follows.

rule-BOARD-2 = The turn
    .text = After the second betting round a fourth community card is dealt face up beside the flop. It is called the turn, and the third betting round follows.

rule-BOARD-3 = The river
    .text = After the third betting round the fifth and last community card is dealt face up beside the others. It is called the river, and the last betting round follows. No more cards come after it.

rule-BOARD-4 = Community cards serve all
    .text = The community cards, also called the board, belong to nobody in particular. Every player still in the hand may use them together with their own two cards (GAME-3).

rule-BOARD-5 = Bets are gathered each round
    .text = At the end of every betting round all bets are gathered in one place, normally in the middle of the table, and only then is the next card dealt. So everybody sees the whole pot at a glance.

rule-BOARD-6 = No street for one player
    .text = The next community card is dealt only if at least two players are still in the hand. If one is left, that player has won already (GAME-15).

rule-BOARD-7 = Counting the cards
    .text = Seen from one player, the flop brings the third to fifth card, the turn the sixth and the river the seventh. So you make your best five out of five cards after the flop, out of six after the turn (four on the table, two in hand) and out of seven after the river.
