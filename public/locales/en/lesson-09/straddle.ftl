# Lesson: a hand with a straddle.

lesson-straddle = A third blind
    .goal = After this you can play a hand with a straddle: what it costs, who speaks when, and how big the smallest raise is.

lesson-straddle-1 = The sheet of this cash game allows a straddle (STRADDLE-1). You sit left of the big blind and put in 4 before the cards are dealt: exactly twice the big blind (STRADDLE-2).

lesson-straddle-2 = Blinds 1/2 and your straddle. How much lies in the middle now?
    .right = 1 + 2 + 4 = 7.
    .wrong-1 = Your straddle lies there too: 1 + 2 + 4 = 7.

lesson-straddle-3 = Who speaks first before the flop?
    .right = The player left of the straddle: seat 5 (STRADDLE-5).
    .wrong-1 = You have bought the last word, not the first (STRADDLE-7). Left of you is seat 5.
    .wrong-2 = The blinds come near the end. The player left of the straddle begins: seat 5 (STRADDLE-5).

lesson-straddle-4 = What does a call cost Emil in seat 5?
    .right = The straddle is a raise: staying in costs 4 for everybody (STRADDLE-3).
    .wrong-1 = 2 is only the big blind. The straddle raises it: 4 now (STRADDLE-3).

lesson-straddle-5 = And what is the least a raise may go to?
    .right = Twice the straddle: 2 × 4 = 8 (STRADDLE-8).
    .wrong-1 = 6 is the other reading: the straddle and one big blind. This sheet says twice the straddle: 8.

lesson-straddle-6 = Emil and Adam call. What does a call cost Bea, the small blind?
    .right = 4 − 1 = 3: the small blind counts.
    .wrong-1 = 1 would only make up the big blind. But the highest bet is 4 now: 4 − 1 = 3.

lesson-straddle-7 = Bea calls. What does a call cost Cyril, the big blind?
    .right = 4 − 2 = 2: the big blind counts.
    .wrong-1 = Cyril’s 2 are no longer the highest bet. The straddle is a raise: 4 − 2 = 2 (STRADDLE-3).

lesson-straddle-8 = Everybody has called, and it is your turn. Which buttons do you have?
    .right = You act last and may still raise (STRADDLE-4).
    .wrong-1 = Your 4 are in, and nobody has raised: there is nothing to call.

lesson-straddle-9 = Use the last word: raise to 20.
    .right = That is what a straddle buys: you see what all the others do before you decide (STRADDLE-4).
    .wrong-1 = That is allowed, but here use the last word and raise to 20.
    .wrong-2 = Checking is free here. Raise to 20.

lesson-straddle-10 = Another sheet, the same straddle: here the smallest raise is the straddle and one big blind. Emil may raise to 4 + 2 = 6 already (STRADDLE-8).

lesson-straddle-11 = Limit 2–4: straddle 4, Emil raises to 6, Adam to 8. You have the small blind. Which buttons are there?
    .right = The straddle is the first of the three raises, so 8 is the cap (STRADDLE-6).
    .wrong-1 = 4, 6, 8 are three raises already. Only where the sheet does not count the straddle is a raise left: to 10.

lesson-straddle-12 = The same limit game under a sheet that does not count the straddle as a raise: 6 and 8 are the first two raises, and the third, to 10, is still left (STRADDLE-6).

lesson-straddle-q1 = The blinds are 2/5. How big is a straddle?
    .choice-1 = 10
    .choice-2 = 5
    .choice-3 = Any amount
    .right = Exactly twice the big blind: 2 × 5 = 10 (STRADDLE-2).
    .wrong-2 = 5 is the big blind. A straddle is twice that: 10 (STRADDLE-2).
    .wrong-3 = It is always exactly twice the big blind, 10 (STRADDLE-2).

lesson-straddle-q2 = May you straddle in a tournament?
    .choice-1 = No
    .choice-2 = Yes
    .right = A straddle is for cash games only, and only where the sheet allows it (STRADDLE-1).
    .wrong-2 = No: straddles belong to cash games only (STRADDLE-1).

lesson-straddle-q3 = What does a straddle buy you?
    .choice-1 = The last word before the flop
    .choice-2 = Better cards
    .right = Whoever straddles speaks last before the flop (STRADDLE-4, STRADDLE-7).
    .wrong-2 = It is paid before the cards are dealt and changes nothing about them. It buys the last word (STRADDLE-7).
