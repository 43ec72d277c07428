# Lesson: is the call worth it?

lesson-pot-odds = Is the call worth it?
    .goal = After this you can compare the price of a call with your chance of winning.

lesson-pot-odds-1 = The pot is 75 (GAME-4), the call 15 (CALL-1). What share must you win to break even?
    .right = 15 of the 90 that will lie there: 15 ÷ 90 = 16.7%. A heart wins for you, nothing else does, and all-in ends the betting.
    .wrong-1 = 15 ÷ 75 leaves out your own call, which will lie in the pot too.
    .wrong-2 = As odds 5 to 1 is right: 75 against 15. As a share that is 1 part of 6, 16.7%.

lesson-pot-odds-2 = Nine hearts out of 46 unseen cards: you win 19.6%. Call or fold?
    .right = 19.6% is more than 16.7%: over many such spots the call earns 2.6 chips each (0.196 × 90 − 15).
    .wrong-1 = You would give up 2.6 chips on average: 19.6% is more than 16.7%.

lesson-pot-odds-3 = The river is 5♦: missed. The call was right and lost. Four times out of five it loses; the fifth time pays for them all: chips count, not pots won (ALLIN-14).

lesson-pot-odds-4 = The same draw, but now a bet of 20 into 60. What share must you win?
    .right = 60 + 20 + 20 = 100 will lie there: 20 ÷ 100.
    .wrong-1 = 20 ÷ 80 leaves out your own call.
    .wrong-2 = 20 ÷ 60 is only the size of the bet, measured against the pot.
    .wrong-3 = 20 ÷ 60 is only the size of the bet, measured against the pot.

lesson-pot-odds-5 = You need 20%, you have 19.6%, and no more betting can follow. Do you call?
    .choice-1 = Fold
    .choice-2 = Call
    .right = 19.6% is just under 20%: the call loses 0.4 chips on average.
    .wrong-2 = It is just too dear, and there is nothing more to win later.

lesson-pot-odds-6 = The same price, but both of you have 200 left, and if you hit you will win more. What now?
    .choice-1 = A call may be right
    .choice-2 = Still a fold in every case
    .right = What you win later counts as well; how much that is cannot be read off exactly.
    .wrong-2 = The bare figure decides only when no more betting can follow.

lesson-pot-odds-7 = The prices at a glance. A bet of half the pot asks the caller for 25%, a pot-sized one for 33.3%. The last column is for the next lesson: how often a bluff of this size must work.
    .table =
        Bet / pot | Caller needs % | Bluff must work %
        ¼ | 16.7 | 20.0
        ⅓ | 20.0 | 25.0
        ½ | 25.0 | 33.3
        ⅔ | 28.6 | 40.0
        ¾ | 30.0 | 42.9
        1 | 33.3 | 50.0
        1½ | 37.5 | 60.0
        2 | 40.0 | 66.7

lesson-pot-odds-q1 = The pot is 40, and the bet is 20. What share must the caller win?
    .right = 40 + 20 + 20 = 80 will lie there: 20 ÷ 80.
    .wrong-1 = 20 ÷ 80: the call lies in the pot too.
    .wrong-2 = 20 ÷ 80: the call lies in the pot too.
    .wrong-3 = That is only the bet measured against the pot: 20 ÷ 40.

lesson-pot-odds-q2 = On the flop the pot is 90 and an all-in is 90. Your flush draw hits in 35.0% and then wins. What do you do?
    .choice-1 = Call: 33.3% needed
    .choice-2 = Fold
    .right = 90 + 90 + 90 = 270: 90 ÷ 270 = 33.3%, and 35.0% is more.
    .wrong-2 = 90 ÷ 270 is 33.3%, and you win 35.0%.

lesson-pot-odds-q3 = You called rightly and lost. Was it a mistake?
    .choice-1 = No
    .choice-2 = Yes
    .right = A right decision can lose. Judge the decision, not the card.
    .wrong-2 = The card was unlucky; the decision was right. Judge the decision.
