# Lesson: Five buttons.

lesson-your-moves = Five buttons
    .goal = After this you can say at any moment which of check, bet, call, raise and fold you have.

lesson-your-moves-1 = The flop is there and you open the round. What can you do?
    .right = Nobody has bet yet: you may check, bet, or even fold (ROUND-8).
    .wrong-1 = There is nothing to call yet (ROUND-8).
    .wrong-2 = A raise goes on top of a bet. Nobody has bet, so the first one is called a bet.
    .wrong-3 = Folding is always possible, even when checking is free (FOLD-2). It is just never needed here.

lesson-your-moves-2 = Check.
    .right = You stay in and pass the turn to the next player (CHECK-1).
    .wrong-1 = That is allowed, but here we want to see what a bet does to your buttons: check.
    .wrong-2 = Checking is free. Keep your hand and check.

lesson-your-moves-3 = Bea bets 6, Cyril folds. Now it is your turn again.

lesson-your-moves-4 = Bea has bet 6. What can you do now?
    .right = There is a bet to answer: call, raise or fold (ROUND-9).
    .wrong-1 = After a bet nobody can check any more in this round (CHECK-4).
    .wrong-2 = There is a bet already. More on top of it is a raise.
    .wrong-3 = Calling 6 is open to you (ROUND-9).

lesson-your-moves-5 = You have three queens. Raise to 18.
    .right = Now 18 is the highest bet, and Bea must answer it (ROUND-9).
    .wrong-1 = That is allowed, but make it 18 here.
    .wrong-2 = Three of a kind is far too good for that. Raise to 18.
    .wrong-3 = Any total from 12 to 96 is allowed. Take 18.

lesson-your-moves-6 = Bea calls. The turn comes and you open again. What can you do?
    .right = A new round, no bet yet: the same three as at the start (ROUND-8).
    .wrong-1 = A new round starts at nothing: the 18 are in the pot already.

lesson-your-moves-7 = Bet 20.
    .right = Bea folds. One player is left: the pot is yours without a showdown (GAME-15).
    .wrong-1 = That is allowed, but with three queens we bet: 20.
    .wrong-2 = Checking is free, and you have three queens.

lesson-your-moves-q1 = Somebody has bet 10. Which is not possible?
    .choice-1 = Check
    .choice-2 = Call
    .choice-3 = Fold
    .right = There is a bet to match, so nobody can check in this round (CHECK-4).
    .wrong-2 = A call is always possible while you have chips.
    .wrong-3 = A fold is always possible (FOLD-2).

lesson-your-moves-q2 = You are first on the turn. Which is not possible?
    .choice-1 = Call
    .choice-2 = Bet
    .choice-3 = Check
    .right = The round begins without a bet, so there is nothing to call (ROUND-8).
    .wrong-2 = You may open the betting.
    .wrong-3 = Nobody has bet, so you may check.

lesson-your-moves-q3 = There is a bet of 10, and you put in 30. What is that?
    .choice-1 = A raise to 30, by 20
    .choice-2 = A raise by 30
    .choice-3 = A bet of 30
    .right = “To” is the total, “by” is what goes on top: 30 − 10 = 20.
    .wrong-2 = “To” is the total, “by” is what goes on top: 30 − 10 = 20.
    .wrong-3 = There was a bet before. More on top of it is a raise.
