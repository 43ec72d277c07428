# Lesson: Your first hand.

lesson-first-hand = Your first hand
    .goal = After this you can play one hand from the deal to the showdown and name its eight steps.

lesson-first-hand-1 = Bea has put in 1 and Cyril 2. In every hand two players pay before the cards come, so that there is something to win.

lesson-first-hand-2 = Everybody gets two cards face down, one at a time, twice round the table (DEAL-1). Yours are turned up for you alone: only you know your two cards (DEAL-4).

lesson-first-hand-3 = It costs 2 to stay in. Call.
    .right = You have matched the 2. Now it is the others’ turn, one after the other.
    .wrong-1 = That ends your hand before you see a single community card (FOLD-1). Take it back and call.
    .wrong-2 = You may, but let us see the first cards cheaply. Call 2.

lesson-first-hand-4 = The flop: three cards, K♥ 7♦ 4♠, for everybody. They belong to all three of you (BOARD-1).

lesson-first-hand-5 = You hold A♠ K♦. What do you have together with the table?
    .choice-1 = A pair of kings
    .choice-2 = Nothing
    .choice-3 = A straight
    .right = Your king and the king on the table make a pair.
    .wrong-2 = Look at your king and the king on the table: two of a kind make a pair.
    .wrong-3 = A straight is five in a row, in mixed suits. You have two kings: a pair.

lesson-first-hand-6 = Bea and Cyril check. Nobody has bet. Bet 4.
    .right = Now they must match the 4 or give up.
    .wrong-1 = A check is free, and sometimes right. This time make them pay: bet 4.
    .wrong-2 = You would give up the best hand although staying is free. Take it back.
    .wrong-3 = Any bet from 2 to 98 is allowed here. For this hand take 4.

lesson-first-hand-7 = Bea calls 4, Cyril folds. The turn comes, a fourth community card (BOARD-2), and Bea checks.

lesson-first-hand-8 = It is your turn again. Check.
    .right = That was free. Next comes the river, the fifth and last card (BOARD-3).
    .wrong-1 = That is allowed, but check here and see who is ahead.
    .wrong-2 = Checking is free. Keep your hand.

lesson-first-hand-9 = The river is J♦. Bea checks once more. Check too.
    .right = The last betting round is over: now the cards are shown (SHOW-1).
    .wrong-1 = That is allowed, but check here and see who is ahead.
    .wrong-2 = Checking is free. Keep your hand.

lesson-first-hand-10 = Two of you are left after the last round, so the hands are shown (SHOW-1). Bea has a pair of jacks. Who wins?
    .choice-1 = You
    .choice-2 = Bea
    .choice-3 = Both share
    .right = Kings beat jacks: you collect 14, everything that was bet (GAME-4).
    .wrong-2 = You have one pair each, and then the higher pair wins: kings over jacks (RANK-14).
    .wrong-3 = Only equally good hands share the pot (GAME-5).

lesson-first-hand-11 = The eight steps: two cards, betting, flop, betting, turn, betting, river, betting and showdown (GAME-2). You put in 6 and got 14: 8 more than before. A hand is won like this, or by being the last one in (GAME-1).

lesson-first-hand-q1 = How many betting rounds does a hand have?
    .right = Before the flop, on the flop, on the turn and on the river (ROUND-1).
    .wrong-1 = Count the one before the flop too.
    .wrong-2 = No betting comes after the showdown.

lesson-first-hand-q2 = How many community cards lie on the table at the end?
    .right = Three on the flop, then the turn and the river: 3 + 1 + 1 = 5.
    .wrong-1 = That is the flop. Turn and river follow (BOARD-2, BOARD-3).
    .wrong-2 = Seven is what each player chooses from: 2 + 5 = 7.

lesson-first-hand-q3 = Three players put in 2 each, then two of them 4 each. How big is the pot?
    .right = Three times 2 and twice 4: 6 + 8 = 14 (GAME-4).
    .wrong-1 = Add the flop round: 6 + 8 = 14.
    .wrong-2 = The 2 of the player who folded stay in the pot.
