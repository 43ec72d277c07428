# Lesson: What a call costs.

lesson-match-the-highest = What a call costs
    .goal = After this you can name the price of a call at any moment.

lesson-match-the-highest-1 = Adam bets 50, Bea raises to 100. What does a call cost you?
    .right = You match the highest bet, whoever made it (CALL-1).
    .wrong-1 = 50 is Adam’s bet. Bea lifts it to 100 (RAISE-1).
    .wrong-2 = Bets are not added up: 150 is what lies in the middle.

lesson-match-the-highest-2 = You call 100 in one go, and you had put nothing in before in this round. That is a cold call of two bets (CALL-3).

lesson-match-the-highest-3 = Now sit in Adam’s chair. What does a call cost there?
    .right = 100 − 50 = 50: the 50 already there count.
    .wrong-1 = Adam already has 50 in front: 100 − 50 = 50.
    .wrong-2 = Bea and you have more in than Adam, so Adam has to pay.
    .wrong-3 = Take off what is in already: 100 − 50.

lesson-match-the-highest-4 = Is Adam’s call a cold call?
    .choice-1 = No
    .choice-2 = Yes
    .right = Adam already had chips in during this round (CALL-3).
    .wrong-2 = Only a player who has put in nothing before calls cold. Adam has 50 in (CALL-3).

lesson-match-the-highest-5 = Another round: Adam bets 20, Bea puts in her last 5. What does a call cost you?
    .right = The highest bet is Adam’s, even though the neighbour on your right has only 5 in (CALL-2).
    .wrong-1 = Bea is short of chips. That does not lower the price (CALL-2).
    .wrong-2 = You have nothing in yet, so there is nothing to take off.
    .wrong-3 = 25 is what lies in the middle, not the price of a call.

lesson-match-the-highest-6 = And what may you do if you have only 12 chips left?
    .choice-1 = Put in the 12 and stay in
    .choice-2 = Only fold
    .choice-3 = Borrow the missing 8
    .right = If your chips are too few for the call, you put in all you have (ROUND-11).
    .wrong-2 = You may fold, but you need not.
    .wrong-3 = New chips come only between hands (BUYIN-7).

lesson-match-the-highest-q1 = You have 10 in. The bet goes up to 45. What does a call cost?
    .right = The highest bet less what you have in: 45 − 10 = 35 (CALL-1).
    .wrong-1 = Your 10 count: 45 − 10 = 35.
    .wrong-2 = Take your 10 off, do not add them.

lesson-match-the-highest-q2 = A bets 20, B calls 20, C raises to 60. What does A’s call cost?
    .right = A has 20 in: 60 − 20 = 40 (CALL-1).
    .wrong-1 = A has 20 in already: 60 − 20 = 40.
    .wrong-2 = A’s 20 are taken off, not added.

lesson-match-the-highest-q3 = Small blind 1, big blind 2, a raise to 8. What does the small blind’s call cost?
    .right = A blind counts: 8 − 1 = 7 (BLIND-10).
    .wrong-1 = The small blind counts: 8 − 1 = 7 (BLIND-10).
    .wrong-2 = That is the big blind’s price.
