# Lesson: Five in a row.

lesson-straights = Five in a row
    .goal = After this you can see a straight, with the ace at either end and never in the middle.

lesson-straights-1 = You hold 5♣ 2♦. Pick your best five.
    .right = 5 6 7 8 9: a straight up to the nine (RANK-10).
    .wrong-1 = A straight is five in a row without a gap: 5 6 7 8 9.
    .wrong-2 = Look for five in a row: 5 6 7 8 9.

lesson-straights-2 = Both players have a straight. Who wins?
    .choice-1 = B wins
    .choice-2 = A wins
    .choice-3 = The pot is split
    .right = 6 to 10 beats 5 to 9: the top card decides (RANK-10).
    .wrong-2 = Compare the top cards: 9 and 10.
    .wrong-3 = They are not equal: the top cards are 9 and 10.

lesson-straights-3 = A plays the ace, B the six. Who wins?
    .choice-1 = B wins
    .choice-2 = A wins
    .choice-3 = The pot is split
    .right = A 2 3 4 5 counts as five-high: the ace is the bottom card here (RANK-11). 2 to 6 is higher.
    .wrong-2 = In this straight the ace is worth one: its top card is the 5.
    .wrong-3 = In this straight the ace is worth one: its top card is the 5.

lesson-straights-4 = Two straights meet again. Who wins?
    .choice-1 = A wins
    .choice-2 = B wins
    .choice-3 = The pot is split
    .right = 10 J Q K A: here the ace is on top (RANK-11).
    .wrong-2 = B’s straight ends at the queen, A’s at the ace.
    .wrong-3 = Their top cards differ: an ace and a queen.

lesson-straights-5 = On the table are Q♦ K♣ A♥ 2♠ 7♦, and A holds 3♣ 9♦. Does A have a straight?
    .choice-1 = No
    .choice-2 = Yes
    .right = Q K A 2 3 goes around the corner: that is no straight. A has ace high, B a pair of twos.
    .wrong-2 = The ace stands at the top or at the bottom, never in the middle (RANK-11).

lesson-straights-q1 = On the table are 10♠ 9♦ 8♣ 3♥ 2♥, and you hold J♦ 7♠. How high is your straight?
    .choice-1 = J
    .choice-2 = 10
    .right = 7 8 9 10 J: the top card counts (RANK-10).
    .wrong-2 = 7 8 9 10 J: the jack is yours.

lesson-straights-q2 = Which of these is no straight?
    .choice-1 = K A 2 3 4
    .choice-2 = A 2 3 4 5
    .choice-3 = 10 J Q K A
    .right = The ace would stand in the middle (RANK-11).
    .wrong-2 = That is the lowest straight.
    .wrong-3 = That is the highest straight.

lesson-straights-q3 = On the table are 5♣ 6♦ 7♠ K♥ 2♦. A has 9♣ 8♥, B has 9♦ 8♣. Who wins?
    .choice-1 = The pot is split
    .choice-2 = B wins
    .choice-3 = Nobody has a straight
    .right = Both have 5 6 7 8 9, and equal straights split the pot (RANK-10).
    .wrong-2 = Both have 5 6 7 8 9, and suits never decide (RANK-17).
    .wrong-3 = Both have one: 5 6 7 8 9.
