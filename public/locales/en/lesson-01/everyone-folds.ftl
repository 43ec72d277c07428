# Lesson: Winning without cards.

lesson-everyone-folds = Winning without cards
    .goal = After this you can say when a hand stops early, who takes the pot and what a fold costs.

lesson-everyone-folds-1 = You have J♥ 10♥ and act first. Raise to 6.
    .right = Now Adam, Bea and Cyril must answer: match the 6, raise again or fold (ROUND-9).
    .wrong-1 = That is allowed, but here raise to 6 and see what happens.
    .wrong-2 = Then somebody else wins the blinds. Raise to 6.

lesson-everyone-folds-2 = Adam, Bea and Cyril fold. Nobody is left against you: the hand stops at once and the pot is yours (GAME-15).

lesson-everyone-folds-3 = How much do you win from the others?
    .right = Small blind 1 and big blind 2: 1 + 2 = 3. Your own 6 only come back to you.
    .wrong-1 = 6 of those 9 are your own.
    .wrong-2 = 5 is the pot you are handed after your 4 unmatched chips come back. 2 of them are yours.
    .wrong-3 = The two blinds are what you win: 1 + 2 = 3.

lesson-everyone-folds-4 = Must you show your jack and ten?
    .choice-1 = No
    .choice-2 = Yes
    .right = You need to show only when somebody still contests the pot (SHOW-9).
    .wrong-2 = At a showdown, yes. Here everybody else has folded (SHOW-9).

lesson-everyone-folds-5 = How many community cards were dealt in this hand?
    .right = The next cards come only if at least two players are still in (BOARD-6).
    .wrong-1 = Nobody was left to see a flop.
    .wrong-2 = The board is not filled up for a single player.

lesson-everyone-folds-6 = Another hand: a bet and a call in front of you, and your 7♣ 6♣ have missed. Fold.
    .right = You are out of the hand. Nothing more can be lost.
    .wrong-1 = 15 more with nothing better than a seven in your hand: take it back and fold.
    .wrong-2 = A raise here would be a bluff. Leave that for another day and fold.

lesson-everyone-folds-7 = Before your fold there were 60 in the middle. How much of it did you put in?
    .right = Those 10 stay there for the others to win (FOLD-1).
    .wrong-1 = Your 10 of the first round do not come back.
    .wrong-2 = 15 was the price you did not pay.
    .wrong-3 = In the first round each of the three of you put in 10.

lesson-everyone-folds-q1 = You have put in 10 and fold. What do you get back?
    .right = Nothing: what has been bet stays in the pot (FOLD-1).
    .wrong-1 = Bets stay in the pot (FOLD-1).
    .wrong-2 = There is no refund for a fold.

lesson-everyone-folds-q2 = On the turn all but one fold. Is the river dealt?
    .choice-1 = No
    .choice-2 = Yes
    .right = With one player left the hand is over, and no more cards come (BOARD-6).
    .wrong-2 = There is nobody left to contest the pot.

lesson-everyone-folds-q3 = The blinds are 1 and 2, and everybody folds to your raise to 8. What do you gain?
    .right = The two blinds: 1 + 2 = 3. Your 8 are your own.
    .wrong-1 = 8 is your own raise. You win the two blinds: 1 + 2 = 3.
    .wrong-2 = 11 less your 8: 11 − 8 = 3.
