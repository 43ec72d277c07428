//! Cards, decks, shuffles and the strength of hands.
