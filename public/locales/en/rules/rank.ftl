# Hand ranking.

rule-RANK-1 = Order of hands
    .text = From the strongest to the weakest: royal flush, straight flush, four of a kind, full house, flush, straight, three of a kind, two pair, one pair, high card. A higher kind always beats a lower one, whatever its cards: the lowest flush beats the highest straight.

rule-RANK-2 = The best five count
    .text = Each player makes the strongest hand of five cards out of seven: two of their own and five on the board. The strongest of these hands wins. Two cards of the seven are always left over and do not count.

rule-RANK-3 = Royal flush
    .text = Ace, king, queen, jack and ten of one suit. It is the highest hand of all, and nothing beats it. You may play for years before you hold one.
    .example = A♥ K♥ Q♥ J♥ 10♥.

rule-RANK-4 = Royal flush on the board
    .text = If the five community cards themselves are a royal flush, all players still in share the pots, each the pots they are entitled to. Nobody can have anything better, so folding there would be giving chips away.

rule-RANK-5 = Straight flush
    .text = Five cards in sequence, all of one suit, with a top card below the ace. If two players have one, the higher top card wins; if those are equal, the pot is split.
    .example = Board 5♠ 6♠ 7♠ 8♠ K♦: the 9♠ makes a straight flush to the nine and beats the 4♠, which makes one to the eight.

rule-RANK-6 = The low straight flush
    .text = In a straight flush other than the royal one the ace is the lowest card. A 2 3 4 5 of one suit therefore counts as five-high and is the lowest straight flush there is. Even so, it beats four of a kind.
    .example = A♥ 2♥ 3♥ 4♥ 5♥ loses to 2♥ 3♥ 4♥ 5♥ 6♥.

rule-RANK-7 = Four of a kind
    .text = Four cards of one rank; some call it “poker”. The higher rank of the four wins, so four aces beat four kings. If the four are on the board, the fifth card decides; if that is equal too, the pot is split.
    .example = Board 6♣ 6♦ 6♥ 6♠ 9♣: a player with a king beats a player with a queen. With an ace on the board instead of the nine they split.

rule-RANK-8 = Full house
    .text = Three cards of one rank and two of another. The higher three of a kind decides, then the higher pair; if both are equal, the pot is split.
    .example = 7 7 7 10 10 beats 6 6 6 7 7.

rule-RANK-9 = Flush
    .text = Five cards of one suit, in any ranks. Two flushes are compared from the top: the highest card, then the second, third, fourth and fifth. If all five are equal, the pot is split.
    .example = A 10 8 7 3 of spades beats A 10 8 7 2 of spades: the fifth card decides.

rule-RANK-10 = Straight
    .text = Five cards in sequence, of mixed suits. The straight with the higher top card wins; if the top cards are equal, the pot is split.
    .example = 6 7 8 9 10 beats 5 6 7 8 9.

rule-RANK-11 = The ace, high or low
    .text = In a straight the ace may stand at the top, from ten to ace, or at the bottom, from ace to five. It cannot stand in the middle: there is no straight around the corner. With the ace at the bottom the straight counts as five-high.
    .example = 10 J Q K A is the highest straight, A 2 3 4 5 the lowest. Q K A 2 3 is no straight.

rule-RANK-12 = Three of a kind
    .text = Three cards of one rank, also called trips. The higher three wins; then the higher of the two side cards, then the lower. If all are equal, the pot is split.
    .example = K K K Q 9 beats K K K Q 8.

rule-RANK-13 = Two pair
    .text = Two cards of one rank and two of another. The higher pair decides first, then the lower pair, then the fifth card. If all are equal, the pot is split.
    .example = 4 4 3 3 J beats 4 4 2 2 J: the higher pairs are equal, the lower pair decides.

rule-RANK-14 = One pair
    .text = Two cards of one rank. The higher pair wins; between equal pairs the three side cards decide, from the highest to the lowest. If they are equal too, the pot is split.
    .example = 5 5 A K 9 beats 5 5 A K 8.

rule-RANK-15 = High card
    .text = Five cards that make none of the other hands. They are compared one after the other from the top; the first difference decides. If all five are equal, the pot is split.
    .example = A K 10 8 6 beats A K 10 8 5: only the fifth card differs.

rule-RANK-16 = Kicker
    .text = A kicker is a side card that decides between hands which are otherwise equal. One rule book loosely calls it the second highest card; the exact rules stand with each kind of hand (RANK-7 to RANK-15).
    .example = Both have a pair of fives. With A and 5 in hand the ace is the kicker and beats Q and 5.

rule-RANK-17 = No sixth card
    .text = Only five cards count. If the best five are equal, the pot is split: the sixth or seventh card breaks no tie, and neither does a suit.
    .example = Board K♣ K♦ 9♥ 9♠ 4♣. A holds 5♦ 5♥, B holds 6♣ 2♦. Both have kings and nines; the third pair is worth nothing, and B wins with the six against the five.
