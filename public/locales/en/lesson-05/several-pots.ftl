# Lesson: One pot after another.

lesson-several-pots = One pot after another
    .goal = After this you can build three pots layer by layer and give each to the right player.

lesson-several-pots-1 = All four are all-in before the flop: Cyril 10, you 30, Bea 60, Adam 100. What comes back to Adam?
    .right = The next highest is 60, and nobody can match the rest: 100 − 60 = 40 (ALLIN-11).
    .wrong-1 = Nobody can match the last 40: 100 − 60 = 40 come back.

lesson-several-pots-2 = Build the pots in layers: first up to 10, then up to 30, then up to 60.
    .right = 4 × 10 = 40, then 20 more from three: 3 × 20 = 60, then 30 more from two: 2 × 30 = 60 (POT-5).
    .wrong-1 = 3 × 30 counts the first 10 again. Only 20 more come from three: 3 × 20 = 60.
    .wrong-2 = 40 of them went back. Between 30 and 60 lie 30 + 30 = 60.
    .wrong-3 = Layer by layer: 4 × 10 = 40, 3 × 20 = 60, 2 × 30 = 60.

lesson-several-pots-3 = To check: how many chips are in all the pots and the refund together?
    .right = 40 + 60 + 60 + 40 = 200, and that is what the four of you had.
    .wrong-1 = That leaves out the 40 that went back.

lesson-several-pots-4 = Showdown: Cyril has aces, you have kings, Bea queens, Adam jacks. Who gets which pot?
    .right = Main pot Cyril, first side pot you, second side pot Bea. Three pots, three winners (POT-5).
    .wrong-1 = Cyril put in 10 and is only in the main pot. The rest goes on by the same rules (POT-8).
    .wrong-2 = Cyril put in 10 and is only in the main pot. The rest goes on by the same rules (POT-8).
    .wrong-3 = You have only 30 in. That pot is between Adam and Bea.

lesson-several-pots-5 = The second side pot went to the third-best hand of the table. Is that right?
    .choice-1 = Yes
    .choice-2 = No, it belongs to the second best
    .right = It goes to the best hand of those who have put chips into it (POT-7).
    .wrong-2 = That is true only if the second best has put chips into it (POT-7).

lesson-several-pots-6 = Another hand: you raise to 150, Cyril calls. You have queens, Adam nines, Cyril ace-king. Who gets which pot?
    .right = Both pots are yours: 150 + 200 = 350. One player may win several pots (POT-6).
    .wrong-1 = Your queens beat Adam’s nines, and you are in both pots.

lesson-several-pots-7 = What is your result in this hand?
    .right = 350 − 150 = 200 (POT-6).
    .wrong-1 = 150 of them are your own: 350 − 150 = 200.
    .wrong-2 = You put in 150 in all, the last 50 with your re-raise: 350 − 150 = 200.

lesson-several-pots-q1 = All-ins of 25, 60 and 60. Which pots are there?
    .choice-1 = 75 and 70
    .choice-2 = 145 in one pot
    .choice-3 = 75 and 120
    .right = 3 × 25 = 75, then 35 + 35 = 70 (POT-1).
    .wrong-2 = Two layers: 3 × 25 = 75, then 35 + 35 = 70.
    .wrong-3 = First take 25 off each of the 60s: 35 + 35 = 70.

lesson-several-pots-q2 = Stacks of 20, 50 and 80, all of them all-in. How much goes back?
    .right = 80 − 50 = 30 cannot be matched (ALLIN-11).
    .wrong-1 = The next highest is 50: 80 − 50 = 30.
    .wrong-2 = Nobody has more than 50 against the 80: 80 − 50 = 30.

lesson-several-pots-q3 = All-ins of 10, 10, 40 and 40, and nobody has folded. How many pots are there?
    .right = Two different amounts make two layers: 4 × 10 = 40 and 2 × 30 = 60.
    .wrong-1 = Equal stacks make one layer: the pots are 40 and 60.
    .wrong-2 = Two different amounts make two layers.
