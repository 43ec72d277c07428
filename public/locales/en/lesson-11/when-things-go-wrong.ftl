# Lesson: void, stands, or repair.

lesson-when-things-go-wrong = Void, stands, or repair
    .goal = After this you can sort any mishap during a hand into void, stands or repair.

lesson-when-things-go-wrong-1 = Three baskets. Void: the deck itself was faulty while it mattered. Repair: nothing has been decided on the mistake yet. Stands: somebody has already acted on it, or it touched nothing.

lesson-when-things-go-wrong-2 = Void, all chips go back: two identical cards (IRREG-4); a card with a different back in somebody’s hand (IRREG-2).

lesson-when-things-go-wrong-3 = Stands: a different back only in the undealt rest (IRREG-3); a card missing (IRREG-10); flop without a burn, betting has begun (IRREG-13); button wrong, two have acted (IRREG-1). Cards on the floor are played (IRREG-11).

lesson-when-things-go-wrong-4 = Repair, on the board: flop without a burn, nobody has acted (IRREG-12). Four cards on the flop: shuffle all but hole cards and burn, then a new flop (IRREG-16). Turn dealt before the betting on the flop is over: that card is invalid (IRREG-14).

lesson-when-things-go-wrong-5 = Repair, in the deck: a face-up card is replaced by the next one (IRREG-6), after the deal if the next has already gone to another player (IRREG-7). A spoiled rest of the deck is restored as well as possible, and play goes on (IRREG-15).

lesson-when-things-go-wrong-6 = A case apart: a player acts while holding a joker. That hand is dead, all others play on (IRREG-8). Whoever does not look at the cards bears that risk (IRREG-9).

lesson-when-things-go-wrong-7 = Chips of the last hand were forgotten in the pot, and a new player sits down. Who may win those chips?
    .choice-1 = Only the players of that hand
    .choice-2 = Everybody who is dealt in now
    .right = They were bet in that hand; the newcomer plays for the rest of the pot only (IRREG-5).
    .wrong-2 = The newcomer had no part in that hand and plays for the rest only (IRREG-5).

lesson-when-things-go-wrong-8 = On the flop two queens of hearts lie side by side.
    .choice-1 = Void
    .choice-2 = Stands
    .choice-3 = Repair
    .choice-4 = This player’s hand only
    .right = With such a deck nobody’s chances were what they seemed: all chips go back (IRREG-4).
    .wrong-2 = Ask: was the faulty card in play? It lies on the board, so yes: void (IRREG-4).
    .wrong-3 = Another deck does not mend the bets already made with the false one (IRREG-4).
    .wrong-4 = No player’s hand is at fault: the two queens lie on the board, for everybody (IRREG-4).

lesson-when-things-go-wrong-9 = A player turns over the hole cards, and one of them has a different back from the rest of the deck.
    .choice-1 = Void
    .choice-2 = Stands
    .choice-3 = Repair
    .choice-4 = This player’s hand only
    .right = A faulty card in play: the whole hand is void and all chips go back (IRREG-2).
    .wrong-2 = Was the faulty card in play? Yes, somebody was holding it: void (IRREG-2).
    .wrong-3 = There is nothing to exchange: the false card was in play from the deal on (IRREG-2).
    .wrong-4 = The player is not to blame: the whole deck was false (IRREG-2).

lesson-when-things-go-wrong-10 = After the hand a card with a different back is found among the cards that were not dealt.
    .choice-1 = Stands
    .choice-2 = Void
    .choice-3 = Repair
    .choice-4 = This player’s hand only
    .right = Nobody played with it, so nobody was harmed (IRREG-3).
    .wrong-2 = Was the faulty card in play? No, it stayed in the rest of the deck: everything stands (IRREG-3).
    .wrong-3 = In this hand there is nothing to mend: nobody held that card (IRREG-3).
    .wrong-4 = The card was in nobody’s hand: it stayed in the rest of the deck (IRREG-3).

lesson-when-things-go-wrong-11 = A player calls; then it turns out that one of that player’s cards is a joker.
    .choice-1 = This player’s hand only
    .choice-2 = Void
    .choice-3 = Stands
    .choice-4 = Repair
    .right = Acting with a joker means a dead hand, as if folded; all others play on (IRREG-8).
    .wrong-2 = The joker harmed nobody else, and it should have been reported at once (IRREG-8, IRREG-9).
    .wrong-3 = A joker is no card, and this player has called with it: that hand is dead (IRREG-8).
    .wrong-4 = A joker is replaced only if it is reported before acting. Here the player has called with it (IRREG-8).

lesson-when-things-go-wrong-12 = After the hand somebody counts the deck: a card is missing.
    .choice-1 = Stands
    .choice-2 = Void
    .choice-3 = Repair
    .choice-4 = This player’s hand only
    .right = It was missing for everybody alike: the result is not cancelled (IRREG-10).
    .wrong-2 = Was a faulty card in play? No, all the cards that were played were good (IRREG-10).
    .wrong-3 = The hand is over, and the card was missing for everybody. The deck is replaced, the result is not (IRREG-10).
    .wrong-4 = No single player is concerned: the card was missing for everybody (IRREG-10).

lesson-when-things-go-wrong-13 = The flop comes without a burn. Nobody has acted yet.
    .choice-1 = Repair
    .choice-2 = Void
    .choice-3 = Stands
    .choice-4 = This player’s hand only
    .right = In time: the board gets the cards that the right order would have brought (IRREG-12).
    .wrong-2 = The deck is in order, only the burn was forgotten, and that can still be mended (IRREG-12).
    .wrong-3 = Ask: did anybody act on it? Not yet, so it is put right (IRREG-12).
    .wrong-4 = It was the dealer’s mistake; it costs no player the hand (IRREG-12).

lesson-when-things-go-wrong-14 = The flop has come without a burn, and one player has already bet on it.
    .choice-1 = Stands
    .choice-2 = Void
    .choice-3 = Repair
    .choice-4 = This player’s hand only
    .right = Decisions made on visible cards cannot be undone: the cards stand as they lie (IRREG-13).
    .wrong-2 = The deck is in order. A wrong burn does not void the hand (IRREG-13).
    .wrong-3 = Did anybody act on it? Yes, there is a bet, so the cards stay (IRREG-13).
    .wrong-4 = It was the dealer’s mistake; it costs no player the hand (IRREG-13).

lesson-when-things-go-wrong-15 = A bet on the flop is still unanswered when the dealer turns the turn card.
    .choice-1 = Repair
    .choice-2 = Void
    .choice-3 = Stands
    .choice-4 = This player’s hand only
    .right = The card is invalid and put aside. When the betting is over, burn one card and turn the next (IRREG-14).
    .wrong-2 = The deck is in order. Only this one card is invalid, not the hand (IRREG-14).
    .wrong-3 = Nothing has been decided on it yet; a card dealt too early does not count (IRREG-14).
    .wrong-4 = It was the dealer’s mistake; it costs no player the hand (IRREG-14).

lesson-when-things-go-wrong-16 = The dealer lays four cards on the flop. Nobody has acted yet.
    .choice-1 = Repair
    .choice-2 = Void
    .choice-3 = Stands
    .choice-4 = This player’s hand only
    .right = Shuffle everything except the hole cards and the burn, and deal a new flop (IRREG-16).
    .wrong-2 = The deck is in order, and nobody has acted: a new flop is enough (IRREG-16).
    .wrong-3 = Did anybody act on it? No, and nobody can say which three were meant: a new flop (IRREG-16).
    .wrong-4 = It was the dealer’s mistake; it costs no player the hand (IRREG-16).

lesson-when-things-go-wrong-17 = A player’s cards drop to the floor.
    .choice-1 = Stands
    .choice-2 = Void
    .choice-3 = Repair
    .choice-4 = This player’s hand only
    .right = Nothing about the deck is wrong: the player picks them up and plays them (IRREG-11).
    .wrong-2 = The deck is in order: the cards that fell are the player’s own (IRREG-11).
    .wrong-3 = There is nothing to mend: the player picks the cards up and plays them (IRREG-11).
    .wrong-4 = A slip does not cost the hand; the cards are played (IRREG-11).

lesson-when-things-go-wrong-q1 = Two queens of hearts lie on the flop.
    .choice-1 = Void
    .choice-2 = Repair
    .right = The deck in play was faulty: everything is void (IRREG-4).
    .wrong-2 = There is nothing to repair: the deck in play was faulty (IRREG-4).

lesson-when-things-go-wrong-q2 = There was no burn before the turn, and one player has already bet.
    .choice-1 = Stands
    .choice-2 = Repair
    .right = Action has begun: the cards stay as they lie (IRREG-13).
    .wrong-2 = Too late: one player has bet on the new card (IRREG-13).

lesson-when-things-go-wrong-q3 = The turn comes while a bet on the flop is still unanswered.
    .choice-1 = That card is invalid
    .choice-2 = It stands
    .right = Dealt too early: it is put aside and the betting is finished first (IRREG-14).
    .wrong-2 = It was dealt too early, so it does not count (IRREG-14).

lesson-when-things-go-wrong-q4 = After the hand the deck turns out to have 51 cards.
    .choice-1 = The result stands
    .choice-2 = Void
    .right = A missing card cancels nothing; it was missing for everybody (IRREG-10).
    .wrong-2 = Void needs a faulty card in play. A missing one cancels nothing (IRREG-10).
