# Drill: draw for the button.

drill-button-draw = Draw for the button
    .prompt = Suits count here in this order: spades, hearts, diamonds, clubs. Who takes the button?
    .prompt-other = Suits count here in this order: spades, hearts, clubs, diamonds. Who takes the button?
    .hint = The highest card takes the button. The rank counts first; only between equal ranks does the suit decide, in the order of the house.
    .right = { $card } is the highest card: the button goes to { $name } (DRAW-1).
    .right-suit = { $cards } are of equal rank, and by suit { $card } is the highest: the button goes to { $name } (DRAW-2).
    .slip-other-order = { $name } would be ahead with { $card } if the last two suits stood the other way round. Houses differ: read the order (DRAW-3).
    .slip-pair-before-rank = Two equal cards are no pair here, everybody has only one: { $card } is lower (DRAW-1).
    .slip-suit-before-rank = The suit of { $card } is high, but the rank counts first (DRAW-1).
    .slip-first-of-the-equal = { $name } has the highest rank too, but it is the suit that decides, not the place at the table (DRAW-2).
