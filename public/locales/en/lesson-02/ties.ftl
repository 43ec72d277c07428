# Lesson: When nobody is better.

lesson-ties = When nobody is better
    .goal = After this you can tell a real tie from a near tie and say what happens to the pot.

lesson-ties-1 = A has A♠ 3♠, B has A♥ 3♥. Who wins?
    .choice-1 = The pot is split
    .choice-2 = A wins
    .choice-3 = B wins
    .right = A K J 9 7 for both. Spades are worth no more than hearts (SPLIT-3).
    .wrong-2 = Suits never break a tie (DECK-3).
    .wrong-3 = Suits never break a tie (DECK-3).

lesson-ties-2 = The same table, but B has A♥ 10♥. Who wins?
    .choice-1 = B wins
    .choice-2 = The pot is split
    .choice-3 = A wins
    .right = A K J 10 9 against A K J 9 7: the fourth card decides.
    .wrong-2 = Compare all five: B’s fourth card is the 10, A’s only the 9.
    .wrong-3 = After A K J comes the 10 of B against the 9 of A.

lesson-ties-3 = Four sixes and an ace lie on the table, and A holds two kings. Who wins?
    .choice-1 = The pot is split
    .choice-2 = A wins
    .choice-3 = B wins
    .right = Four sixes and the ace on the table: a pair of kings in the hand adds nothing.
    .wrong-2 = The two kings would be a sixth and a seventh card (RANK-17).
    .wrong-3 = B plays the same five as A: the four sixes and the ace on the table.

lesson-ties-4 = Sevens and tens lie on the table. A has 2♣ 3♦, B has 9♣ 8♦. Who wins?
    .choice-1 = The pot is split
    .choice-2 = B wins
    .choice-3 = A wins
    .right = Nobody’s own cards help: both play the board (SHOW-13).
    .wrong-2 = The pair of tens is on the table already, and it is higher.
    .wrong-3 = The 2 and the 3 would only spoil the full house on the table.

lesson-ties-5 = A royal flush lies on the table, and A holds two aces. Who wins?
    .choice-1 = The pot is split
    .choice-2 = A wins
    .choice-3 = B wins
    .right = A royal flush on the board: all who are still in share the pot (RANK-4).
    .wrong-2 = Not even a pair of aces can add to the best hand there is.
    .wrong-3 = B has the same royal flush from the table as A.

lesson-ties-6 = The pot is 90 and two players tie. How much does each get?
    .right = Equal shares: 90 / 2 = 45 (SPLIT-1).
    .wrong-1 = Equal hands, equal shares.

lesson-ties-7 = And if three players tie for the 90?
    .right = Three equal shares: 90 / 3 = 30 (SPLIT-1).

lesson-ties-q1 = Two players tie, and one of them bet all the time. Who gets the pot?
    .choice-1 = Half each
    .choice-2 = The one who bet
    .right = Equal hands share the pot, whoever did the betting (GAME-5).
    .wrong-2 = Betting earns nothing at the showdown (GAME-5).

lesson-ties-q2 = How often do two random hands tie when all cards are dealt?
    .choice-1 = About 1 in 25
    .choice-2 = 1 in 100
    .choice-3 = 1 in 5
    .right = In 4.07% of all cases.
    .wrong-2 = More often: 4.07%.
    .wrong-3 = Less often: 4.07%.

lesson-ties-q3 = A and B both play the board. C has folded a better hand. Who shares?
    .choice-1 = A and B
    .choice-2 = All three
    .right = Only those still in the hand have a claim to the pot (FOLD-1).
    .wrong-2 = A folded hand has no claim (FOLD-1).
