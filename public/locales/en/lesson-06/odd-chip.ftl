# Lesson: The chip that will not split.

lesson-odd-chip = The chip that will not split
    .goal = After this you can hand out odd chips correctly.

lesson-odd-chip-1 = Adam (small blind) and you (right of the button) tie for a pot of 25. Share it out.
    .right = Adam 13, you 12: the odd chip goes to the first tied player left of the button (ODD-2).
    .wrong-1 = You act later than Adam, and the earlier one gets the chip (ODD-2).
    .wrong-2 = Chips do not break into halves, and none stays on the table: one player gets 13 (ODD-2).
    .wrong-3 = Equal hands share first, and only the odd chip goes to one of them.
    .wrong-4 = Equal hands share first, and only the odd chip goes to one of them.

lesson-odd-chip-2 = Another house: the odd chip goes to the tied player nearest to the button, counter-clockwise. Share the 25.
    .right = You 13, Adam 12: counter-clockwise from the button you come first (ODD-2).
    .wrong-1 = That is the default. In this house the count from the button goes the other way (ODD-2).

lesson-odd-chip-3 = A pot of 50, and three tie: the small blind (Adam), seat 4 (Dora) and you on the button. Share it out.
    .right = 3 × 16 = 48, and the 2 left over go one by one, starting left of the button: 17, 17, 16 (ODD-3).
    .wrong-1 = That is the rule of some houses: all that is left over goes to one player (ODD-3).
    .wrong-2 = Start to the left of the button. The button comes last (ODD-3).

lesson-odd-chip-4 = A pot of 25 is made up of five chips of 5; the smallest chip is 1. Two tie: what does the first one get?
    .right = Make change first, then split: only 1 is really odd (ODD-1).
    .wrong-1 = Chips of 5 can be changed, and then the shares are 13 and 12 (ODD-1).

lesson-odd-chip-5 = Does the suit decide who gets the odd chip?
    .choice-1 = No
    .choice-2 = Yes
    .right = In stud it does, by the highest suit in the hand. In hold’em it never does (ODD-4).
    .wrong-2 = Suits are equal here, and the seat decides (ODD-2, ODD-4).

lesson-odd-chip-q1 = A pot of 101, two winners: the button and the big blind. How is it shared?
    .choice-1 = Big blind 51, button 50
    .choice-2 = Button 51, big blind 50
    .choice-3 = 50 each, and one chip stays
    .right = The big blind comes first, counted from the left of the button (ODD-2).
    .wrong-2 = The chip goes to the first one left of the button, and the button comes last (ODD-2).
    .wrong-3 = The odd chip goes to somebody (ODD-2).

lesson-odd-chip-q2 = A pot of 100, three winners: seat 2, seat 5 and seat 6 on the button. What is right?
    .choice-1 = Seat 2 gets 34
    .choice-2 = Everybody gets 33
    .choice-3 = The button gets 34
    .right = 3 × 33 = 99, and the chip left over goes to the first one left of the button (ODD-2).
    .wrong-2 = One is left over: 3 × 33 = 99.
    .wrong-3 = The button is the last in line (ODD-2).

lesson-odd-chip-q3 = A pot of 14, four winners at seats 1, 2, 3 and 4, the button at 4. What do seats 1 to 4 get?
    .choice-1 = 4, 4, 3, 3
    .choice-2 = 5, 3, 3, 3
    .choice-3 = 3, 3, 4, 4
    .right = 4 × 3 = 12, and the 2 left over go one by one, from the left of the button (ODD-3).
    .wrong-2 = The two do not go to one player: one chip each, in order (ODD-3).
    .wrong-3 = Start to the left of the button (ODD-3).
