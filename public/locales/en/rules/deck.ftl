# The cards.

rule-DECK-1 = Fifty-two cards
    .text = The game uses one standard deck of 52 cards: four suits (spades, hearts, diamonds, clubs) of thirteen ranks each, 2 to 10, jack, queen, king and ace. Every card exists exactly once.

rule-DECK-2 = Order of the ranks
    .text = From high to low: ace, king, queen, jack, 10, 9, 8, 7, 6, 5, 4, 3, 2. A card is worth what is printed on it. In a straight the ace may also be the lowest card (RANK-11).

rule-DECK-3 = Suits are equal
    .text = When hands are compared no suit is better than another. The ace of spades and the ace of clubs are worth the same, and so are a flush in hearts and a flush in diamonds with the same ranks.

rule-DECK-4 = No jokers
    .text = There are no jokers in the deck. At a live table they are taken out of a new deck and destroyed, so that none can slip back in. For what happens if one turns up after all see (IRREG-8).

rule-DECK-5 = Two decks in turn
    .text = A live table normally has two decks. Whenever a new dealer sits down, one is exchanged for the other.

rule-DECK-6 = New cards are checked
    .text = Before the first hand with new cards the dealer checks that they are in order and mixes them spread out on the table. Only then does the ordinary shuffle begin (SHUF-3).
