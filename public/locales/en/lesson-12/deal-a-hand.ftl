# Lesson: from shuffle to river.

lesson-deal-a-hand = From shuffle to river
    .goal = After this you can do the dealer’s work of one hand in the right order.

lesson-deal-a-hand-1 = You sit at the dealer’s place, the centre of the table (SEAT-5). A new deck arrives. What do you do first?
    .choice-1 = Check the cards and mix them on the table
    .choice-2 = Deal at once
    .choice-3 = Play with both decks
    .right = Check the quality first; then mix the new cards, spread out on the table (DECK-6).
    .wrong-2 = Check the quality first. And new cards lie in order: unmixed, everybody would know what comes (DECK-6).
    .wrong-3 = One deck at a time; the other waits for the next change of dealer (DECK-5).

lesson-deal-a-hand-2 = In which order is the deck shuffled?
    .choice-1 = Chemmy, riffle, riffle, strip, riffle, cut
    .choice-2 = Chemmy, riffle, riffle, strip, cut, riffle
    .right = That is the prescribed order (SHUF-3, SHUF-4), anew for every hand (SHUF-1) and within 30 seconds (SHUF-2).
    .wrong-2 = The cut comes last, after the last riffle (SHUF-4).

lesson-deal-a-hand-3 = The deck is shuffled and cut. What comes first now?
    .choice-1 = The blinds go in, then the cards are dealt
    .choice-2 = The cards are dealt, then the blinds go in
    .right = The forced bets come first, the cards after them (DEAL-1).
    .wrong-2 = “Blind” means paid before the cards are seen (BLIND-7).

lesson-deal-a-hand-4 = The button is at seat 6. Touch the seats in the order of the first lap of cards.
    .right = The first card goes to the first player left of the button, the last to the button (DEAL-2).
    .wrong-1 = The button gets the last card of the lap, not the first (DEAL-2).
    .wrong-2 = The small blind is first: seat 1, left of the button (DEAL-2).

lesson-deal-a-hand-5 = Who gets the eighth card?
    .right = Six cards are the first lap: 8 − 6 = 2 (DEAL-2).
    .wrong-1 = There are six seats: the seventh card starts a new lap (DEAL-2).

lesson-deal-a-hand-6 = And who gets the last card of the deal?
    .right = Seat 6, the button: every lap ends there (DEAL-2).
    .wrong-1 = The lap ends at the button, one seat further on (DEAL-2).

lesson-deal-a-hand-7 = The betting before the flop is over. What do you do, in which order?
    .choice-1 = Gather the bets, burn one, turn three
    .choice-2 = Burn one, gather the bets, turn three
    .choice-3 = Gather the bets, turn three
    .right = First the bets go into the pot (BOARD-5), then one card is put aside face down (BURN-1, BURN-2), then comes the flop.
    .wrong-2 = The bets come in first, so that the round is closed and seen to be closed (BOARD-5).
    .wrong-3 = At this table one card is burned before flop, turn and river (BURN-1).

lesson-deal-a-hand-8 = Six players. How many cards have been used when the river lies there?
    .right = 12 in the hands, 5 on the board, 3 burned: 12 + 5 + 3 = 20 (BURN-1).
    .wrong-1 = Three cards have been burned as well (BURN-1).
    .wrong-2 = Every player has two cards: 2 × 6 = 12 (DEAL-1).

lesson-deal-a-hand-9 = How many are left in the deck?
    .right = 52 − 20 = 32.

lesson-deal-a-hand-10 = How many players could play at most, with burn cards?
    .right = 22 players: 44 + 5 + 3 = 52, the whole deck (SEAT-3).
    .wrong-1 = 46 + 5 + 3 = 54 is too many; without burns, 46 + 5 = 51 would do (SEAT-3).
    .wrong-2 = 26 × 2 is the whole deck, but the board needs cards too (SEAT-3).

lesson-deal-a-hand-11 = How the dealer reads the hands, pushes the pots and moves the button is practised in the dealer school.

lesson-deal-a-hand-q1 = Nine players, the button at seat 9. Who gets card 12?
    .choice-1 = Seat 3
    .choice-2 = Seat 12
    .right = Nine cards are the first lap: 12 − 9 = 3 (DEAL-2).
    .wrong-2 = There are nine seats; after nine cards the count starts again: 12 − 9 = 3 (DEAL-2).

lesson-deal-a-hand-q2 = How many cards are burned in a full hand?
    .right = One before each of flop, turn and river (BURN-1).
    .wrong-1 = One each time: before the flop, the turn and the river (BURN-1).

lesson-deal-a-hand-q3 = Where does the burn card lie?
    .choice-1 = Face down, aside
    .choice-2 = Face up
    .choice-3 = In the pot
    .right = Nobody learns which card it was, and it takes no part in the game (BURN-2).
    .wrong-2 = It stays face down: nobody may learn which one it was (BURN-2).
    .wrong-3 = One source puts it that way, but it means set aside, not mixed with the chips (BURN-1).
