# Irregularities.

rule-IRREG-1 = Wrong button, noticed late
    .text = If the button turns out to be in the wrong place only after play has begun, the hand stands. For the next one, button and blinds are set so that, as far as possible, everybody still gets every position once within the orbit.

rule-IRREG-2 = Odd back in play
    .text = If a card with a different back turns up in play, the deck was faulty and the whole hand is void. All chips go back to their owners, whatever has happened in the hand so far.

rule-IRREG-3 = Odd back in the stub
    .text = If the card with a different back is found only among the cards that were not dealt, everything stands. Nobody played with it, so nobody was harmed.

rule-IRREG-4 = Two cards alike
    .text = If two cards of the same rank and suit appear, the hand is void, and all chips go back to their owners. With such a deck nobody’s chances were what they seemed.
    .example = Two queens of hearts on the flop: everything is void.

rule-IRREG-5 = Chips of the last hand
    .text = If chips of the previous hand have been left in the pot, only those who took part in that hand can win them. A newcomer plays for the rest of the pot alone.

rule-IRREG-6 = A boxed card
    .text = A card found lying face up in the deck does not count as a card. It is put aside, and the next card takes its place. Two or more of them, noticed in time, make a misdeal (MISDEAL-4).

rule-IRREG-7 = Boxed, and the next one gone
    .text = If the next card has already gone to another player, the boxed card is replaced only when the whole deal is complete. In this way everybody else keeps the cards that were due to them.

rule-IRREG-8 = A joker is no card
    .text = Where no jokers are used, a joker that turns up is not a card and is replaced. Whoever notices one in hand must say so at once: a player who goes on playing with it has a dead hand, as if it had been folded.

rule-IRREG-9 = Playing without looking
    .text = A player who acts without having looked at the cards bears the risk that they are invalid or that there is a joker among them. So look at both cards before you do anything.

rule-IRREG-10 = A card missing
    .text = If one or more cards turn out to be missing from the deck, the result of the hand is not cancelled. The missing cards were missing for everybody alike.

rule-IRREG-11 = Cards on the floor
    .text = Cards that fall off the table are still the player’s cards and must be played as usual. Cards should of course never leave the table (DEAL-5), but a slip does not cost the hand.

rule-IRREG-12 = Wrong burn, in time
    .text = If the burn was forgotten, or too many cards were burned, it must be put right before the players start to act. The community cards are then changed to those the right order would have brought.

rule-IRREG-13 = Wrong burn, too late
    .text = If the players have already started to act on the new cards, the cards stand as they were dealt, even though the burn was wrong. Decisions made on visible cards cannot be undone.

rule-IRREG-14 = Dealt too early
    .text = A card dealt before the betting is finished is not valid. An early turn is put aside: after the betting the next card is burned, the one after it is the turn, and the early card is shuffled back before the river. An early river is shuffled back at once. An early flop goes back, the burn stays, and after a shuffle a new flop is dealt.

rule-IRREG-15 = A spoiled stub
    .text = If the rest of the deck has been spoiled, for instance because the dealer thought the hand was over and gathered the cards, it must be restored as exactly as possible. Then the hand is played to its end.

rule-IRREG-16 = A flop too large
    .text = If the flop has more than three cards, the dealer shuffles everything except the players’ hole cards and the burn card, and deals a new flop. By then nobody can say which three cards were meant.
