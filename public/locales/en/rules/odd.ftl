# Odd chips.

rule-ODD-1 = Change into small chips first
    .text = If a pot does not divide evenly, the chip left over is first changed into the smallest chips used in the game and shared out as far as possible. Only what then still cannot be divided is an odd chip.
    .example = A pot of 25 in chips of 5, smallest chip 1, two winners: not 15 and 10 but 13 and 12.

rule-ODD-2 = Who gets the odd chip
    .text = Most rule books give the odd chip to the first tied player left of the button, who acts earlier and so has the worse place. One names the tied player nearest to the dealer counter-clockwise; read one way it means the same, read the other way it favours the late places. Here it goes left of the button.
    .variants = Default: the first tied player left of the button. Also possible: the tied player nearest to the button counter-clockwise; if the button is one of those tied, it is the nearest.
    .example = Pot 25, the small blind and the player right of the button tie. By default the small blind gets 13 and the other 12; counter-clockwise it is the other way round.

rule-ODD-3 = Several odd chips
    .text = In a split between three or more, two or more chips may be left over. One rule book speaks of a single chip only, another gives smaller shares to the later players, a third gives the whole remainder to one. Here each odd chip goes to another player, in order.
    .variants = Default: one chip each, in order from the left of the button. Also possible: the whole remainder to the one player named by ODD-2.
    .example = Pot 50, three winners: the small blind 17, the middle position 17, the button 16. With the remainder to one: 18, 16, 16.

rule-ODD-4 = Odd chip in stud
    .text = In stud the odd chip is awarded by suit: one looks at all five cards of each tied hand, and the highest suit gets it. In hold’em, where hands share the board, this is not used; here the seat decides (ODD-2).
