# Lesson: Who opens the later rounds.

lesson-first-after-the-flop = Who opens the later rounds
    .goal = After this you can find the first to act on flop, turn and river, whoever has folded or is all-in.

lesson-first-after-the-flop-1 = On the flop the button is at seat 4, the small blind has folded, and the big blind is all-in. Who opens?
    .right = You: the first player left of the button who is still in and has chips (ROUND-7).
    .wrong-1 = Seat 5, the small blind, has folded.
    .wrong-2 = Seat 6 is all-in and has nothing left to bet with.
    .wrong-3 = After the flop the button is last, not first.

lesson-first-after-the-flop-2 = You have a pair of jacks. Bet 15.
    .right = The opener does not have to check: with nothing bet yet you may bet (ROUND-7).
    .wrong-1 = That is allowed, but here bet 15.
    .wrong-2 = You have a pair of jacks, and checking would be free: do not fold. Bet 15.

lesson-first-after-the-flop-3 = Bea calls, and Dora on the button folds. The button stays where it is until the hand ends (POS-4).

lesson-first-after-the-flop-4 = The turn is dealt. Who opens now?
    .right = You again: the first player left of the button who has chips (ROUND-7).
    .wrong-1 = Seat 6 is still all-in.
    .wrong-2 = You come first, counted from the left of the button.

lesson-first-after-the-flop-5 = What is different from the round before the flop?
    .choice-1 = Who starts, and that a check is possible
    .choice-2 = The direction of play
    .right = Another seat starts, and as nothing has been bet yet, a check is possible (ROUND-13).
    .wrong-2 = Play still goes clockwise.

lesson-first-after-the-flop-6 = Check.
    .right = Bea checks too, and the river comes. The table always lights the seat that opens (ROUND-14).
    .wrong-1 = That is allowed, but here check to the showdown.
    .wrong-2 = Checking costs nothing, so there is no reason to fold.

lesson-first-after-the-flop-7 = The river is dealt. Check once more.
    .right = Bea checks as well, and the cards decide.
    .wrong-1 = That is allowed, but here check to the showdown.
    .wrong-2 = Checking costs nothing, so there is no reason to fold.

lesson-first-after-the-flop-8 = Showdown. You and Filip both have a pair of jacks, and your ace is the better side card. You win both pots: 25 + 30 = 55.

lesson-first-after-the-flop-q1 = The button is at 2, and the players left are 2, 4 and 5. Who is first on the turn?
    .choice-1 = Seat 4
    .choice-2 = Seat 2
    .choice-3 = Seat 5
    .right = The first player left of the button is seat 4 (ROUND-7).
    .wrong-2 = The button is the last to speak.
    .wrong-3 = Seat 4 is nearer on the left.

lesson-first-after-the-flop-q2 = The button, seat 6, has folded. Who of 1, 3 and 5 is first on the river?
    .choice-1 = Seat 1
    .choice-2 = Seat 5
    .right = Counting still starts to the left of seat 6: seat 1 (ROUND-7).
    .wrong-2 = The button keeps its place although its player has folded (POS-4).

lesson-first-after-the-flop-q3 = Does the player who raised last on the flop open the turn?
    .choice-1 = No
    .choice-2 = Yes
    .right = The seat decides: the first left of the button opens (ROUND-7).
    .wrong-2 = The place at the table decides, not the betting (ROUND-7).
