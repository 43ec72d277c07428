# Lesson: how much may be bet in limit, pot limit and no limit.

lesson-three-structures = How much may I bet?
    .goal = After this you can tell from the name of a game which bet sizes are allowed in each round.

lesson-three-structures-1 = The same turn comes three times: 24 lie in the pot and you speak first. The three structures differ only in how big a bet may be and in how often one may raise (STRUCT-1). The first game is called limit 2–4.

lesson-three-structures-2 = The game is called limit 2–4. What may you bet on the turn?
    .choice-1 = Exactly 4
    .choice-2 = Anything from 2 to 4
    .choice-3 = Exactly 2
    .choice-4 = Anything from 2 to 24
    .right = The name gives the two bet sizes (LIMIT-9). The upper one holds on the turn and on the river (LIMIT-2).
    .wrong-2 = In limit the size is fixed: there is no range to choose from (LIMIT-1).
    .wrong-3 = The lower limit is for the first two rounds, before the flop and on the flop (LIMIT-2).
    .wrong-4 = That would be pot limit: up to the 24 in the pot.

lesson-three-structures-3 = The slider is gone: one size, one button. Bet 4.
    .right = One bet of the turn: exactly 4, no more and no less (LIMIT-1).
    .wrong-1 = That is allowed, but here bet 4.
    .wrong-2 = Checking is free here, so there is no reason to fold. Bet 4.

lesson-three-structures-4 = Bea raises. To how much?
    .right = One size on top of the bet: 4 + 4 = 8 (LIMIT-1).
    .wrong-1 = A raise by 2 was the size before the turn. Now it is 4: 4 + 4 = 8.

lesson-three-structures-5 = And if you raise again: to how much?
    .right = One size more: 8 + 4 = 12 (LIMIT-1).
    .wrong-1 = A raise adds one size and does not double: 8 + 4 = 12.

lesson-three-structures-6 = The same turn in pot limit. What is the most you may bet?
    .right = The pot: 24 lie there, so a bet may be up to 24 (POTLIM-1).
    .wrong-1 = 92 is all you have. Only no limit allows that; here the pot of 24 is the ceiling.

lesson-three-structures-7 = The same turn in no limit. What is the most you may bet?
    .right = All that lies in front of you, 92, in any round (NOLIM-1).
    .wrong-1 = Only pot limit ties a bet to the pot. In no limit you may bet all you have: 92.

lesson-three-structures-8 = And what is the least you may bet on this turn, in pot limit or in no limit?
    .right = One big blind, 2, in every round. Only limit doubles on the turn (BET-4).
    .wrong-1 = Doubling on the turn belongs to limit games. Here one big blind is enough: 2 (BET-4).

lesson-three-structures-9 = Limit 10–20, on the flop: Adam bets 10. Raise.
    .right = To 20: the bet of 10 and one size of 10 (LIMIT-1).
    .wrong-1 = Refused: a raise goes to exactly 20, the bet of 10 and one size of 10 (LIMIT-1).
    .wrong-2 = That is allowed, but here raise to 20.
    .wrong-3 = That is allowed, but here raise to 20.

lesson-three-structures-10 = What else is different between the three structures?
    .choice-1 = How often one may raise
    .choice-2 = Who speaks first
    .choice-3 = The ranking of the hands
    .right = Without end in pot limit and no limit (NOLIM-2), three times a round in limit. Many players find no limit the most attractive form (NOLIM-3).
    .wrong-2 = The order of speaking is the same in all three.
    .wrong-3 = There is one ranking for all of them.

lesson-three-structures-q1 = Limit 5–10, before the flop, and nobody has raised yet. To how much does a raise go?
    .right = By the lower limit: 5 + 5 = 10 (LIMIT-2).
    .wrong-1 = Before the flop a raise is by the lower limit: 5 + 5 = 10.
    .wrong-2 = 10 is the bet size of the turn and the river. Before the flop: 5 + 5 = 10.

lesson-three-structures-q2 = Limit 10–20, on the river. How big is a bet?
    .right = On the turn and the river the upper limit holds: 20 (LIMIT-2).
    .wrong-1 = 10 is for the first two rounds. On the turn and the river the upper limit holds.

lesson-three-structures-q3 = No limit 1/2: on the river you have 300, and nobody has bet. What may you bet?
    .choice-1 = Anything from 2 to 300
    .choice-2 = Anything from 4 to 300
    .choice-3 = Anything up to the pot
    .right = From one big blind up to all you have (NOLIM-1).
    .wrong-2 = In no limit nothing doubles on the river: one big blind, 2, is enough (BET-4).
    .wrong-3 = That is pot limit. In no limit the pot sets no bound (NOLIM-1).
