# Lesson: Side pots first.

lesson-side-pot-first = Side pots first
    .goal = After this you can run a showdown with several pots in the right order.

lesson-side-pot-first-1 = All four are all-in, and there are a main pot and two side pots. In which order are they decided?
    .choice-1 = Second side pot, first side pot, main pot
    .choice-2 = Main pot, first side pot, second side pot
    .right = Side pots first: the pot of those who began with the most chips is the first of all (SHOW-14, SHOW-15).
    .wrong-2 = Then Adam and Bea would know too much when they show for theirs (SHOW-14).

lesson-side-pot-first-2 = In which order do the players show?
    .right = Adam and Bea for the second side pot, then you for the first, and Cyril for the main pot (SHOW-15).
    .wrong-1 = The best hand waits: Cyril is only in the main pot (SHOW-14).
    .wrong-2 = The second side pot is between Adam and Bea, and they show before you (SHOW-15).

lesson-side-pot-first-3 = Cyril has aces, you have kings, Bea queens, Adam jacks. Give out the pots one by one.
    .right = Second side pot Bea, first side pot you, main pot Cyril (SHOW-14).
    .wrong-1 = That pot is between Adam and Bea.
    .wrong-2 = That pot is between Adam and Bea.
    .wrong-3 = Cyril is all-in for 10 and plays for the main pot only.
    .wrong-4 = Cyril’s aces beat your kings, and Cyril is in the main pot.

lesson-side-pot-first-4 = Another hand: you and Cyril tie for the main pot of 90 and the side pot of 30. How do you share?
    .choice-1 = Each pot on its own: 15 and 15, then 45 and 45
    .choice-2 = Both together: 60 and 60 of the 120
    .right = Each pot is split on its own (SPLIT-2).
    .wrong-2 = The sum is the same here, but each pot is its own: an odd chip may be left over in each of them (SPLIT-2).

lesson-side-pot-first-5 = You and Cyril have aces and twos with a king, Adam is all-in with nothing. Give out the pots.
    .right = Side pot 15 and 15, main pot 45 and 45, for Cyril and you (SPLIT-2).
    .wrong-1 = Adam has only the pair of twos on the table.

lesson-side-pot-first-6 = You collect 60. What do you gain?
    .right = You put in 6 + 22 + 15 = 43, and 60 − 43 = 17.
    .wrong-1 = 43 of them are your own: 60 − 43 = 17.
    .wrong-2 = The 6 of the first round count too: 60 − 43 = 17.

lesson-side-pot-first-q1 = There are three pots. Who shows first?
    .choice-1 = A player of the last side pot
    .choice-2 = The player who was all-in first
    .right = The pot of those who began with the most chips is decided first (SHOW-15).
    .wrong-2 = That player waits for the main pot (SHOW-14).

lesson-side-pot-first-q2 = The side pot is 31, the main pot 45, and the same two players tie for both. How many odd chips are there?
    .choice-1 = Two
    .choice-2 = None, because 76 is even
    .right = 31 and 45 are both odd, so one chip is left over in each (SPLIT-2).
    .wrong-2 = Each pot is split on its own, and 31 and 45 are odd (SPLIT-2).
