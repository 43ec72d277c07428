# Lesson: All you have, and no more.

lesson-all-in = All you have, and no more
    .goal = After this you can say what an all-in player risks, can win and gets back.

lesson-all-in-1 = You have two aces and 950 chips. Bet everything: 950.
    .right = All-in is an amount and not a special word: you bet all that you have.
    .wrong-1 = That is allowed, but in this lesson bet all 950.
    .wrong-2 = That is allowed, but in this lesson bet all 950.
    .wrong-3 = You have two aces, and a check costs nothing.

lesson-all-in-2 = Bea calls. How much can you win from her at most?
    .right = From each opponent at most as much as you have put in yourself (ALLIN-3).
    .wrong-1 = She has more, but only your 950 are at stake (BUYIN-8).

lesson-all-in-3 = Cyril calls too. How much do you gain if you win?
    .right = 950 from each of them: 2 × 950 = 1,900.
    .wrong-1 = That is the pot, and 950 of it are your own.
    .wrong-2 = Count 2 × 950 = 1,900: 950 from each opponent.

lesson-all-in-4 = Bea and Cyril still have chips. Can they make you fold?
    .choice-1 = No
    .choice-2 = Yes
    .right = You have no more decisions and wait for the showdown (ALLIN-4).
    .wrong-2 = Nobody can bet you out any more (ALLIN-4).

lesson-all-in-5 = Another hand: you bet 950 again, Bea calls, but Cyril has only 400. How much do you gain if you win everything?
    .right = 400 from Cyril and 950 from Bea: 400 + 950 = 1,350.
    .wrong-1 = Cyril cannot lose more than 400: 400 + 950 = 1,350.
    .wrong-2 = 950 of those are your own: 2,300 − 950 = 1,350.

lesson-all-in-6 = May Cyril put in 400 although a call is 950?
    .choice-1 = Yes
    .choice-2 = No
    .right = Whoever is short of a call puts in everything and stays (ALLIN-1). An all-in has no minimum (BET-5).
    .wrong-2 = Then everybody with a short stack would have to fold to every big bet (ALLIN-1).

lesson-all-in-7 = Cyril calls for 400. Bea has chips left, you and Cyril have none. Is there betting on the turn?
    .choice-1 = No
    .choice-2 = Yes
    .right = The rest of the board is dealt at once: nobody is left to bet against (ALLIN-9, ROUND-12).
    .wrong-2 = Against whom? A round needs two players with chips (ROUND-12).

lesson-all-in-8 = You bet 100, and Bea calls with her last 60. How much comes back to you?
    .right = 100 − 60 = 40: nobody can match them (ALLIN-11).
    .wrong-1 = Bea could never win the other 40, so they come back.
    .wrong-2 = Count 100 − 60 = 40: what nobody can match comes back.

lesson-all-in-q1 = You have 30, and there is a bet of 50. What can you do?
    .choice-1 = Fold, or call for 30
    .choice-2 = Call 50
    .choice-3 = Raise
    .right = All you have is enough to stay in (ALLIN-1).
    .wrong-2 = You have only 30, and that is enough to stay in (ALLIN-1).
    .wrong-3 = A raise takes more than a call, and you cannot even reach the call.

lesson-all-in-q2 = You have 25, and the bet is 20. May you go all-in?
    .choice-1 = Yes, for 25
    .choice-2 = No, a raise has to be to 40
    .right = All-in is possible with any amount (ALLIN-2, BET-5).
    .wrong-2 = The minimum does not apply to an all-in (ALLIN-2, BET-5).

lesson-all-in-q3 = You are all-in for 80 with two callers who have 80 or more. What is the most you can win from them?
    .right = 80 from each: 2 × 80 = 160 (ALLIN-3).
    .wrong-1 = 80 of these are your own: 240 − 80 = 160.
