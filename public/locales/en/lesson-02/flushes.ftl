# Lesson: Five of one suit.

lesson-flushes = Five of one suit
    .goal = After this you can compare two flushes, and know when a flush is a straight flush.

lesson-flushes-1 = Four spades lie on the table, and each player has one more. Who wins?
    .choice-1 = A wins
    .choice-2 = B wins
    .choice-3 = The pot is split
    .right = A 10 8 7 2 against Q 10 8 7 2: the highest card decides (RANK-9).
    .wrong-2 = Compare the spades only: the ace beats the queen. The king of diamonds is part of no flush here.
    .wrong-3 = Both have a flush. Compare card by card from the top.

lesson-flushes-2 = Now the ace of spades lies on the table. Who wins?
    .choice-1 = B wins
    .choice-2 = A wins
    .choice-3 = The pot is split
    .right = Four equal cards, then 3 against 2: even the fifth card may decide.
    .wrong-2 = A’s fifth spade is only the 2, and B’s is the 3. A’s second 2 is a diamond.
    .wrong-3 = Compare down to the fifth card: 3 and 2.

lesson-flushes-3 = The same hands, but 6♠ is on the table instead of K♦. Who wins?
    .choice-1 = The pot is split
    .choice-2 = A wins
    .choice-3 = B wins
    .right = The five spades on the table are higher than the 2 and the 3: both play the board.
    .wrong-2 = The 2 would be the sixth spade.
    .wrong-3 = The 3 would be the sixth spade.

lesson-flushes-4 = 5♠ 6♠ 7♠ 8♠ lie on the table. A has 9♠, B has 4♠. Who wins?
    .choice-1 = A wins
    .choice-2 = B wins
    .choice-3 = The pot is split
    .right = 5 to 9 beats 4 to 8, all spades: both have a straight flush, the higher top card wins (RANK-5).
    .wrong-2 = B’s straight flush ends at the 8, A’s at the 9.
    .wrong-3 = They are not equal: the top cards are 9 and 8.

lesson-flushes-5 = 2♥ 3♥ 4♥ 5♥ lie on the table. A has A♥, B has 6♥. Who wins?
    .choice-1 = B wins
    .choice-2 = A wins
    .choice-3 = The pot is split
    .right = A 2 3 4 5 of hearts is the lowest straight flush, only up to the five (RANK-6). B has 2 to 6.
    .wrong-2 = The ace is the low card here. In a plain flush it would be high, but the straight flush counts only up to the 5.
    .wrong-3 = Both have a straight flush, but A’s goes up to the 5 and B’s up to the 6.

lesson-flushes-q1 = The spades on the table are K 9 4. You hold Q♠ 2♠, your opponent J♠ 10♠. Who wins?
    .choice-1 = You
    .choice-2 = Your opponent
    .choice-3 = The pot is split
    .right = The second card decides: K Q against K J (RANK-9).
    .wrong-2 = Look at the second card: the queen beats the jack.
    .wrong-3 = Only the king, the nine and the four are shared.

lesson-flushes-q2 = Are spades worth more than hearts?
    .choice-1 = No
    .choice-2 = Yes
    .right = All suits are equal when hands are compared (DECK-3).
    .wrong-2 = Suits are equal whenever hands are compared.
