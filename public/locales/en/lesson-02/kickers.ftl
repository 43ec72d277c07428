# Lesson: The cards beside the pair.

lesson-kickers = The cards beside the pair
    .goal = After this you can decide by the side cards when pairs, two pair or three of a kind are equal.

lesson-kickers-1 = Both players have a pair of fives. Who wins?
    .choice-1 = A wins
    .choice-2 = B wins
    .choice-3 = The pot is split
    .right = The fives are equal, so the next card counts: ace against king. The side card that decides is the kicker (RANK-16).
    .wrong-2 = The side cards are A K 9 against K Q 9.
    .wrong-3 = The pairs are equal, the five cards are not.

lesson-kickers-2 = Once more a pair of fives each, now with A♦ K♥ on the table. Who wins?
    .choice-1 = A wins
    .choice-2 = The pot is split
    .choice-3 = B wins
    .right = A and K lie on the table for both. The third side card decides, 9 over 8 (RANK-14).
    .wrong-2 = Three side cards count: A K 9 against A K 8.
    .wrong-3 = The first two side cards are the same. Then A’s 9 is higher than B’s 8.

lesson-kickers-3 = The same hands, but the table now has Q♠ instead of 7♠. Who wins?
    .choice-1 = The pot is split
    .choice-2 = A wins
    .choice-3 = B wins
    .right = A K Q lie on the table. The 9 and the 8 would be the sixth card, and only five count (RANK-17).
    .wrong-2 = The nine is the sixth card. Only five count.
    .wrong-3 = The eight is the sixth card, and it is lower than the nine as well.

lesson-kickers-4 = Both players have three kings. Who wins?
    .choice-1 = A wins
    .choice-2 = The pot is split
    .choice-3 = B wins
    .right = Three kings each, so the higher side card decides: the queen over the jack (RANK-12).
    .wrong-2 = Compare the side cards: Q 8 with J 8.
    .wrong-3 = B’s best side card is a jack, A’s a queen.

lesson-kickers-5 = Fours and threes lie on the table. Who wins?
    .choice-1 = A wins
    .choice-2 = The pot is split
    .choice-3 = B wins
    .right = Both have fours and threes from the table. The fifth card decides: king over queen (RANK-13).
    .wrong-2 = One side card is left, and it comes from the hand: K against Q.
    .wrong-3 = The fifth card of B is a queen, that of A a king.

lesson-kickers-6 = The same table, other hands. Who wins?
    .choice-1 = The pot is split
    .choice-2 = A wins
    .choice-3 = B wins
    .right = The 8 on the table is the fifth card of both.
    .wrong-2 = The seven is lower than the eight on the table, so it does not play.
    .wrong-3 = The six is lower than the eight on the table, so it does not play.

lesson-kickers-7 = Kings and nines lie on the table, and A has a pair in the hand. Who wins?
    .choice-1 = B wins
    .choice-2 = A wins
    .choice-3 = The pot is split
    .right = Both have kings and nines. A’s third pair is worthless: the fifth card is B’s 6 against A’s 5.
    .wrong-2 = A hand has at most two pairs: K K 9 9 5 against K K 9 9 6.
    .wrong-3 = The fifth card decides: 6 against 5.

lesson-kickers-8 = Nobody has a pair. Who wins?
    .choice-1 = A wins
    .choice-2 = The pot is split
    .choice-3 = B wins
    .right = A K 10 8 for both, then 6 against 5 (RANK-15).
    .wrong-2 = Compare all five: A K 10 8 6 against A K 10 8 5.
    .wrong-3 = The fifth card of A is a 6, that of B a 5.

lesson-kickers-q1 = On the table are K♥ K♦ Q♣ 5♠ 2♦. A has K♠ 9♣, B has K♣ 7♦. Who wins?
    .choice-1 = A wins, by the 9
    .choice-2 = The pot is split
    .choice-3 = B wins
    .right = Three kings and the queen for both, then 9 against 7 (RANK-12).
    .wrong-2 = The side cards are Q 9 against Q 7.
    .wrong-3 = A nine is higher than a seven.

lesson-kickers-q2 = Both have aces and sixes. The highest other card on the table is a queen. A also holds a ten, B a nine. Who wins?
    .choice-1 = The pot is split
    .choice-2 = A wins
    .choice-3 = B wins
    .right = The queen is the fifth card of both. Ten and nine are sixth cards (RANK-13, RANK-17).
    .wrong-2 = The queen is the fifth card of both.
    .wrong-3 = The nine is only the sixth card, and five count (RANK-17).

lesson-kickers-q3 = Is the kicker always your second highest card?
    .choice-1 = No, it is the first card in which the five differ
    .choice-2 = Yes
    .right = Compare the five from the top down: the first difference decides (RANK-16).
    .wrong-2 = That is only a loose way of saying it (RANK-16).
