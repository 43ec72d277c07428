# Lesson: The ten hands.

lesson-ladder = The ten hands
    .goal = After this you can put the ten kinds of hand in order of strength.

lesson-ladder-1 = The deck has 52 cards: four suits of thirteen, and no jokers (DECK-1, DECK-4). The ace is high, the two is low (DECK-2).

lesson-ladder-2 = Ten hands. Pick them one after the other, from the strongest to the weakest.
    .choice-1 = Royal flush: A♠ K♠ Q♠ J♠ 10♠
    .choice-2 = Straight flush: 9♥ 8♥ 7♥ 6♥ 5♥
    .choice-3 = Four of a kind: Q♣ Q♦ Q♥ Q♠ 7♣
    .choice-4 = Full house: 10♠ 10♥ 10♦ 4♣ 4♠
    .choice-5 = Flush: K♦ J♦ 8♦ 6♦ 3♦
    .choice-6 = Straight: 9♣ 8♦ 7♠ 6♥ 5♣
    .choice-7 = Three of a kind: J♠ J♥ J♦ 9♣ 4♥
    .choice-8 = Two pair: A♣ A♦ 8♠ 8♥ 5♦
    .choice-9 = Pair: K♠ K♥ 10♣ 7♦ 2♠
    .choice-10 = High card: A♥ Q♦ 9♠ 6♣ 3♥
    .right = From the royal flush down to the high card: each kind beats all those below it (RANK-1).
    .wrong-1 = Five of one suit is rarer than five in a row: a flush beats a straight.
    .wrong-2 = Three of one rank and two of another are rarer still: a full house beats a flush.
    .wrong-3 = A straight beats three of a kind.
    .wrong-4 = Three alike beat two and two.
    .wrong-5 = Only the royal flush and the straight flush beat four of a kind.

lesson-ladder-3 = Who wins?
    .choice-1 = A wins
    .choice-2 = B wins
    .choice-3 = The pot is split
    .right = A has a royal flush in hearts, from the 10 to the ace: nothing beats it (RANK-3).
    .wrong-2 = B has three nines, far below a royal flush.
    .wrong-3 = Only equal hands share. A has a royal flush, B three nines.

lesson-ladder-4 = Two of B’s kings are in the hand, one on the table. Who wins?
    .choice-1 = A wins
    .choice-2 = B wins
    .choice-3 = The pot is split
    .right = Ace to five of hearts: a straight flush, even the lowest, beats three kings.
    .wrong-2 = Look at the hearts: A 2 3 4 5.
    .wrong-3 = These are different hands: a straight flush and three of a kind.

lesson-ladder-5 = Both have four of a kind. Who wins?
    .choice-1 = A wins
    .choice-2 = B wins
    .choice-3 = The pot is split
    .right = Four aces beat four kings.
    .wrong-2 = The same kind of hand, so the higher four win (RANK-7).
    .wrong-3 = The ranks differ: aces and kings.

lesson-ladder-6 = How often each hand is the best five of seven random cards. Oddly, one pair is more common than no pair at all: 43.8% to 17.4%. The order of the ranking stays as it is.
    .table =
        Hand | How many | Per cent
        Royal flush | 4,324 | 0.0032
        Straight flush | 37,260 | 0.0279
        Four of a kind | 224,848 | 0.168
        Full house | 3,473,184 | 2.60
        Flush | 4,047,644 | 3.03
        Straight | 6,180,020 | 4.62
        Three of a kind | 6,461,620 | 4.83
        Two pair | 31,433,400 | 23.5
        Pair | 58,627,800 | 43.8
        High card | 23,294,460 | 17.4

lesson-ladder-q1 = Which is stronger, a flush or a straight?
    .choice-1 = The flush
    .choice-2 = The straight
    .right = Five of one suit beat five in a row (RANK-1).
    .wrong-2 = The flush is the rarer one: 3.03% to 4.62%.

lesson-ladder-q2 = Which is stronger, three of a kind or two pair?
    .choice-1 = Three of a kind
    .choice-2 = Two pair
    .right = Three alike beat two and two (RANK-1).
    .wrong-2 = Two pair comes up about five times as often.

lesson-ladder-q3 = How many cards are in the deck?
    .right = Four suits of thirteen: 4 × 13 = 52 (DECK-1).
    .wrong-1 = The jokers are taken out (DECK-4).
