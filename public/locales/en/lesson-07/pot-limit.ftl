# Lesson: the largest raise in pot limit.

lesson-pot-limit = As much as the pot
    .goal = After this you can work out the largest raise in a pot-limit game.

lesson-pot-limit-1 = The recipe for the largest raise in pot limit: first call, in your mind. Then count what lies in the middle, your call included. By that much you may raise on top (POTLIM-1).

lesson-pot-limit-2 = Pot limit, blinds 1/2, and you speak first. What is the most you may raise to?
    .right = Call 2: that makes a pot of 5. Raise by 5: 2 + 5 = 7 (POTLIM-1).
    .wrong-1 = 5 raises by the 3 that lie there before your call. Your call of 2 counts too: 2 + 5 = 7.
    .wrong-2 = 3 is the pot before your call. The raise goes on top of the call: 2 + 5 = 7.
    .wrong-3 = 10 is what lies in the middle after your raise. The raise itself goes to 2 + 5 = 7.

lesson-pot-limit-3 = You raise to 7. What is the most Dora, next to act, may raise to?
    .right = 10 in the middle and a call of 7 make 17. Then 7 + 17 = 24.
    .wrong-1 = Three times 7 leaves out the blinds: 7 + 17 = 24.
    .wrong-2 = 17 is how much Dora may raise by. It comes on top of the call: 7 + 17 = 24.

lesson-pot-limit-4 = On the flop the pot is 20 and nobody has bet. What is the most Adam may bet?
    .right = An opening bet may be as big as the pot: 20 (POTLIM-1).
    .wrong-1 = Before the first bet there is no call to add. The pot of 20 is the ceiling.
    .wrong-2 = 190 is the whole stack. Only no limit allows that.

lesson-pot-limit-5 = Adam bets 20. What is the most you may raise to?
    .right = 40 in the middle and a call of 20 make 60. Then 20 + 60 = 80.
    .wrong-1 = 60 forgets your own call of 20; some houses do count like that. Here: 20 + 60 = 80.
    .wrong-2 = 40 is the smallest raise, 20 + 20. The largest goes to 20 + 60 = 80.

lesson-pot-limit-6 = You raise to 80. What is the most Adam may raise to?
    .right = All-in: the pot would allow 80 + 180 = 260, but the stack ends at 190.
    .wrong-1 = The pot would allow 260, but Adam has only 190. Nobody can bet more than that.

lesson-pot-limit-7 = In another house the pot counts without your own call. Adam bets 20 again. What is the most you may raise to?
    .right = The pot as it lies there is 40: 20 + 40 = 60.
    .wrong-1 = 80 is the usual reckoning. This sheet counts the pot without your call: 20 + 40 = 60 (POTLIM-1).

lesson-pot-limit-8 = A third house counts only what the others have put in. The flop, and the pot is 20. What is the most Adam may bet?
    .right = You have put in 10 of it, so Adam may bet up to 10.
    .wrong-1 = On this sheet only your 10 of the pot of 20 count, not the bettor’s own (POTLIM-1).

lesson-pot-limit-9 = How many raises does a round of pot limit allow?
    .choice-1 = As many as the stacks allow
    .choice-2 = Three
    .right = Pot limit does not count raises; only the chips run out (POTLIM-2).
    .wrong-2 = Three is the cap of limit games (LIMIT-3). Pot limit has none.

lesson-pot-limit-q1 = The pot is 30, and somebody bets 30. What is the most you may raise to?
    .right = 60 in the middle and a call of 30 make 90. Then 30 + 90 = 120.
    .wrong-1 = 90 is how much you may raise by. The call comes on top: 30 + 90 = 120.
    .wrong-2 = 60 is the smallest raise. The largest goes to 30 + 90 = 120.

lesson-pot-limit-q2 = The pot is 12, and nobody has bet. What is the largest bet?
    .right = The first bet may be as big as the pot: 12 (POTLIM-1).
    .wrong-1 = There is no call to add: the pot itself is the ceiling, 12.

lesson-pot-limit-q3 = The pot is 20, then come a bet of 5 and a call of 5. What is the most you may raise to?
    .right = 30 lie there, a call of 5 makes 35. Then 5 + 35 = 40.
    .wrong-1 = 35 is how much the raise may add. On top of the 5: 5 + 35 = 40.
    .wrong-2 = Count both fives and your own call: 20 + 5 + 5 + 5 = 35, then 5 + 35 = 40.
