# Lesson: Full houses and fours.

lesson-full-houses = Full houses and fours
    .goal = After this you can compare full houses and fours of a kind, also when they lie on the board.

lesson-full-houses-1 = Both players have a full house. Who wins?
    .choice-1 = A wins
    .choice-2 = B wins
    .choice-3 = The pot is split
    .right = Sevens full beat sixes full: the three of a kind is compared first (RANK-8).
    .wrong-2 = B’s ace is not in the five. Three sixes lose to three sevens.
    .wrong-3 = Both have a full house, but sevens full beat sixes full.

lesson-full-houses-2 = Three sevens lie on the table for both. Who wins?
    .choice-1 = A wins
    .choice-2 = The pot is split
    .choice-3 = B wins
    .right = Both have the three sevens, so the pair decides: tens over nines (RANK-8).
    .wrong-2 = The three sevens are equal, but the pairs are not: tens against nines.
    .wrong-3 = Tens are higher than nines.

lesson-full-houses-3 = Four sixes lie on the table. Who wins?
    .choice-1 = A wins
    .choice-2 = The pot is split
    .choice-3 = B wins
    .right = Both have the four sixes, so the fifth card decides: king over queen (RANK-7).
    .wrong-2 = One card from the hand still plays: A’s king against B’s queen.
    .wrong-3 = Only one side card counts: K against Q.

lesson-full-houses-4 = Now both players have four of a kind. Who wins?
    .choice-1 = A wins
    .choice-2 = B wins
    .choice-3 = The pot is split
    .right = Four aces beat four kings (RANK-7).
    .wrong-2 = Aces are higher than kings.
    .wrong-3 = Both have four of a kind, but the ranks differ: aces and kings.

lesson-full-houses-q1 = On the table are 8♣ 8♦ 4♠ 4♥ K♠. A has 8♥ 2♣, B has 4♦ A♣. Who wins?
    .choice-1 = A wins with eights full
    .choice-2 = B wins
    .choice-3 = The pot is split
    .right = Both have a full house, and three eights beat three fours (RANK-8).
    .wrong-2 = The three of a kind comes first: eights over fours.
    .wrong-3 = Both are full houses, but they are not alike.

lesson-full-houses-q2 = On the table are 9♠ 9♥ 9♦ 9♣ A♦. Who wins at the showdown?
    .choice-1 = Everybody still in shares
    .choice-2 = The one with a king
    .right = Nobody can beat four nines with an ace: all play the board (RANK-7).
    .wrong-2 = The ace on the table is everyone’s fifth card.

lesson-full-houses-q3 = Which beats a full house?
    .choice-1 = Four of a kind
    .choice-2 = A flush
    .choice-3 = A straight
    .right = Only four of a kind and the straight flushes stand above it (RANK-1).
    .wrong-2 = The flush stands below it.
    .wrong-3 = The straight stands below it.
