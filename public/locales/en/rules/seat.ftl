# The table and its seats.

rule-SEAT-1 = At least two players
    .text = Hold’em needs at least two players. When exactly two play, it is called heads-up, and the blinds and the order of action have a rule of their own (BLIND-15, BLIND-16).

rule-SEAT-2 = Seats at a table
    .text = A hold’em table usually has two to ten players. More would be possible (SEAT-3), but then each player has to wait very long for the next turn.
    .variants = Default: 10 seats. Any number from 2 to 10 can be chosen.

rule-SEAT-3 = As many as the deck serves
    .text = The deck sets the absolute limit: 22 players if cards are burned, 23 if they are not. Everybody needs two cards, the board five, and burning takes three more (BURN-1).
    .example = 22 players: 44 hole cards, 5 on the board, 3 burned, exactly 52. 23 players without burning: 46 and 5 make 51, and one card is left.

rule-SEAT-4 = Seats run clockwise
    .text = Seats are counted clockwise: the first one is at the dealer’s left hand, the last one at the dealer’s right. The deal and the betting go round the table the same way.

rule-SEAT-5 = The dealer’s place
    .text = In a card room the dealer sits at the central point of the table. Dealers are employees of the room: they deal and do everything else that a smooth game needs.

rule-SEAT-6 = Who deals
    .text = Card rooms and league tournaments have a dealer who does not play. Where players deal for themselves, the one on the button does it. Online the computer deals. It makes no difference to the game: the order of play always follows the button (BTN-1).
    .variants = Default: the computer. Also possible: a dealer of the house; the player on the button.
