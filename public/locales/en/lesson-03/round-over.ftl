# Lesson: When is a round over?

lesson-round-over = When is a round over?
    .goal = After this you can tell whose turn it is and when the next card may come.

lesson-round-over-1 = Adam checks. Who acts now?
    .right = You do. The turn goes clockwise, one player at a time (ROUND-5).
    .wrong-1 = The round goes to the left: after seat 1 (Adam) comes yours.
    .wrong-2 = That is one seat too far.

lesson-round-over-2 = It is your turn. Bet 10.
    .right = Now everybody still in must answer the 10 (ROUND-9).
    .wrong-1 = That is allowed, but bet 10 here.
    .wrong-2 = Nobody has bet, so folding gains nothing.

lesson-round-over-3 = Cyril folds, Dora raises to 30. Who is next?
    .right = Adam. A check keeps the right to answer a later bet (CHECK-2).
    .wrong-1 = Adam comes first: a check is not a goodbye.
    .wrong-2 = Adam and you have not matched the 30 yet.

lesson-round-over-4 = Adam folds. What does a call cost you?
    .right = 30 − 10 = 20: your 10 count (CALL-1).
    .wrong-1 = 10 of it are there already: 30 − 10 = 20.

lesson-round-over-5 = You call the 20. Is the round over then?
    .choice-1 = Yes
    .choice-2 = No, Dora acts again
    .right = Both players still in have 30 in front of them (ROUND-10). The bets are gathered before the turn comes (BOARD-5).
    .wrong-2 = Nobody has raised after Dora, and nobody may raise their own bet (RAISE-3).

lesson-round-over-6 = New hand: you bet 10, Bea and Cyril call, and it comes back to you. May you raise now?
    .choice-1 = No, the next card is dealt
    .choice-2 = Yes
    .right = All three have 10 in, so the turn is dealt. Nobody may raise their own bet (RAISE-3).
    .wrong-2 = You could only if somebody else had raised in between.

lesson-round-over-7 = On the turn you check, Bea bets 20, Cyril folds. You have all rights again: call.
    .right = Whoever checks may still call, raise or fold after a bet (CHECK-2).
    .wrong-1 = That is allowed, but call here.
    .wrong-2 = That is allowed, but call here.

lesson-round-over-q1 = Three players: a check, a bet of 6, a fold. Who acts next?
    .choice-1 = The one who checked
    .choice-2 = The next card comes
    .choice-3 = The one who bet
    .right = The bet still waits for an answer, and a check keeps that right (CHECK-2).
    .wrong-2 = The 6 are still unanswered (ROUND-10).
    .wrong-3 = Nobody may raise their own bet.

lesson-round-over-q2 = A bet of 8, a call of 8, an all-in call of 5 and a fold. Is the round over?
    .choice-1 = Yes
    .choice-2 = No
    .right = All have acted, and nobody with chips left owes anything (ROUND-10).
    .wrong-2 = A short all-in is the exception to equal stakes (ROUND-10).

lesson-round-over-q3 = All four players check. Is the round over?
    .choice-1 = Yes
    .choice-2 = No
    .right = Everybody has had a turn and all have put in the same, nothing (ROUND-10).
    .wrong-2 = Everybody has had a turn and all have put in the same: nothing.
