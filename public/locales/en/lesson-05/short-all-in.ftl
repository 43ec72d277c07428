# Lesson: Too small to be a raise.

lesson-short-all-in = Too small to be a raise
    .goal = After this you can say whether an all-in reopens the betting for those who have acted.

lesson-short-all-in-1 = A limit game: you bet 20, Bea goes all-in for 25, Cyril calls 25. A full raise would be to 40, so Bea is 15 short. Some call this a pseudo raise (ALLIN-8).

lesson-short-all-in-2 = It is your turn again. What can you do?
    .right = You have acted, and 5 more is not a full raise: you may call it or fold (ALLIN-6).
    .wrong-1 = Only a full raise reopens the betting, and 25 is less than 40 (ALLIN-5).
    .wrong-2 = There are 5 to match, so a check is out of the question.

lesson-short-all-in-3 = Call 5.
    .right = The round is over: your call closes it (ALLIN-6).
    .wrong-1 = You may fold, but it costs only 5 more for a pot of 70. Call here.

lesson-short-all-in-4 = How big is the pot now?
    .right = 25 from each of three make one pot, as nobody has more in: 3 × 25 = 75.
    .wrong-1 = Your 5 are in now as well: 70 + 5 = 75.

lesson-short-all-in-5 = Another hand, no limit: you bet 20, and Bea’s all-in is 40. Cyril calls. May you raise now?
    .choice-1 = Yes
    .choice-2 = No
    .right = The raise is by 20, as big as your bet: 40 − 20 = 20 is full (ALLIN-5).
    .wrong-2 = 40 is exactly a full raise: 40 − 20 = 20.

lesson-short-all-in-6 = And if her all-in is 39?
    .choice-1 = I may not raise
    .choice-2 = I may raise
    .right = One chip short is short: 39 − 20 = 19 (ALLIN-5).
    .wrong-2 = A raise by 19 is less than 20, so it does not reopen the betting (ALLIN-5).

lesson-short-all-in-7 = You bet 20, Bea is all-in for 25, and now it is up to Cyril, who has not acted yet. What can he do?
    .right = Fold, call or raise: whoever has not acted yet keeps the right to raise (ALLIN-7).
    .wrong-1 = The ban is only for those who acted before the short all-in (ALLIN-7).

lesson-short-all-in-8 = This is no limit. What is the least Cyril may raise to?
    .right = 25 + 20 = 45: the short all-in plus the last full bet (ALLIN-7).
    .wrong-1 = That would be the next level in limit. In no limit it is 25 + 20 = 45.
    .wrong-2 = The last full bet is 20, not 25: 25 + 20 = 45.

lesson-short-all-in-9 = Cyril raises to 45. May you raise now?
    .choice-1 = Yes
    .choice-2 = No
    .right = A full raise has come after your bet, so the betting is open again (ALLIN-5).
    .wrong-2 = The short all-in no longer matters: Cyril’s raise is a full one (ALLIN-5).

lesson-short-all-in-10 = Houses differ here, and the sheet of house rules says which rule is in force. In limit some let half a bet reopen the betting: after a bet of 20, an all-in for 30 then reopens it, and one for 25 still does not (ALLIN-7).

lesson-short-all-in-q1 = No limit: a bet of 50, an all-in for 80, a call of 80. May the bettor raise again?
    .choice-1 = No
    .choice-2 = Yes
    .right = A raise by 30 is less than the bet of 50, so it is not a full raise (ALLIN-5).
    .wrong-2 = A raise by 30 is less than 50 and reopens nothing (ALLIN-5).

lesson-short-all-in-q2 = No limit: a bet of 50, an all-in for 100, a call of 100. May the bettor raise again?
    .choice-1 = Yes
    .choice-2 = No
    .right = 100 − 50 = 50 is a full raise (ALLIN-5).
    .wrong-2 = A raise by 50 is as big as the bet, so it is a full raise (ALLIN-5).

lesson-short-all-in-q3 = No limit: a bet of 50, an all-in for 80. The third player has not acted yet. The smallest raise is to …?
    .right = 80 + 50 = 130: the all-in plus the last full bet (ALLIN-7).
    .wrong-1 = The last full bet is 50: 80 + 50 = 130.
    .wrong-2 = A raise goes on top of the 80: 80 + 50 = 130.
