# Betting rounds.

rule-ROUND-1 = Four betting rounds
    .text = A hand has four betting rounds: before the flop, on the flop, on the turn and on the river. Each follows new cards, so everybody can weigh their chances afresh before putting in more.

rule-ROUND-2 = First to act before the flop
    .text = Before the flop the player left of the big blind acts first; with a straddle, the one left of the straddler. The blinds have already put chips in and are asked last. Between two players this means that the button begins (BLIND-16).

rule-ROUND-3 = Choices of the first player
    .text = The first player to act before the flop may fold, call the big blind or raise it. Checking is not among the choices, because the big blind is already a bet that has to be matched (CHECK-3).

rule-ROUND-4 = Choices of those who follow
    .text = The players after the first, the button included, have the same choices: fold, call or raise. If somebody has already raised, a further raise is called a re-raise.

rule-ROUND-5 = Clockwise and in turn
    .text = The turn passes clockwise, from each player to the next on the left, and only the player in turn may act. One of the sources once says “to the right”; that is a slip, for everything else in it runs to the left.

rule-ROUND-6 = The big blind gets a turn
    .text = The round before the flop cannot end until the big blind has had a turn. Even if everybody has only called, the big blind is asked and may raise (BLIND-12).

rule-ROUND-7 = First to act after the flop
    .text = On the flop, the turn and the river the first player left of the button who is still in the hand and still has chips begins. Some rule books name the small blind instead. That is the same place, except when only two play: then the button has the small blind, and the other player begins (BLIND-16).

rule-ROUND-8 = Opening a later round
    .text = A later round starts without a bet, so there is nothing to match. The first player may check, bet or fold. One source lists calling and raising here too, but there is nothing yet to call or raise.

rule-ROUND-9 = Facing a bet
    .text = Once somebody has bet, each of the others in turn may fold, call or raise. Everybody answers the highest bet made so far, not only the one they happened to see last (CALL-1).

rule-ROUND-10 = When a round ends
    .text = A round is over when everybody still in has had a turn and has put in the same amount. The only exceptions are players who are all-in for less: they stay in without matching the rest.

rule-ROUND-11 = Match it or go all-in
    .text = To stay in, a player must match the highest bet of the round. Whoever has too few chips for that puts in everything that is left and stays in as well (ALLIN-1). Nobody is driven out by a bet larger than their stack.

rule-ROUND-12 = No betting for one stack
    .text = A round of betting takes place only if at least two players in the hand still have chips when it begins. Otherwise the remaining cards are dealt at once. If a bet is still open, though, the last player with chips must answer it first: call or fold, for nobody is left to answer a raise.

rule-ROUND-13 = Later rounds follow the first
    .text = Rounds two to four go by the same rules as the first. Only three things change: who begins (ROUND-7), that checking is possible (CHECK-1), and in limit the size of the bets on the turn and the river (LIMIT-2).

rule-ROUND-14 = Say who begins
    .text = An online room announces who opens each round, so that nobody has to work it out. Here the player to act is marked at the table. At a live table, when friends are learning, do the same with a word or a gesture.
