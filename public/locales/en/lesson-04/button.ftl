# Lesson: The button walks.

lesson-button = The button walks
    .goal = After this you can say who gets the button first, where it goes next and what it decides.

lesson-button-1 = Before the very first hand each player gets one card face up, and the highest takes the button (DRAW-1). The button is the round disc marked D (BTN-6).

lesson-button-2 = A♥, A♣ and K♠ are drawn. Who gets the button?
    .right = Two aces: hearts stand above clubs in every order of suits (DRAW-2).
    .wrong-1 = Clubs are the lowest suit or the next to lowest.
    .wrong-2 = The rank comes first, and the king of spades is not the highest card.

lesson-button-3 = A♦, A♣ and 9♠ are drawn. The order of suits is spades, hearts, diamonds, clubs. Who gets the button?
    .right = Aces come before the nine, and in this order diamonds stand above clubs (DRAW-2).
    .wrong-1 = That is the winner under the other order, with clubs above diamonds.
    .wrong-2 = Aces come before nines.

lesson-button-4 = The same cards, but the order is spades, hearts, clubs, diamonds. Who gets it now?
    .right = Now clubs stand above diamonds. The order is a local custom: ask before the draw (DRAW-3).

lesson-button-5 = What else is the order of suits good for in hold’em?
    .choice-1 = Nothing
    .choice-2 = Deciding ties
    .right = It counts in this draw and nowhere else (DRAW-4).
    .wrong-2 = Equal hands split the pot. A suit never decides it (DRAW-4).

lesson-button-6 = Six players, and the button is at seat 3. The button marks the nominal dealer: cards and betting go round as if seat 3 had dealt (BTN-1).

lesson-button-7 = Where is the button in the next hand?
    .right = One player on, clockwise, like everything at the table (BTN-2, SEAT-4).
    .wrong-1 = Clockwise means to the left.
    .wrong-2 = It moves after every hand.

lesson-button-8 = The big blind of this hand is, in the next hand, the …
    .choice-1 = small blind
    .choice-2 = button
    .right = Everything moves one seat on: first the big blind, then the small one, then the button (BTN-3).
    .wrong-2 = That is this hand’s small blind.

lesson-button-9 = Six players: after how many hands has everybody had the button once?
    .right = One hand for each player: 6 (BTN-5).
    .wrong-1 = Count the first hand too.

lesson-button-q1 = Draw for the button: K♠, K♦ and Q♥. Which card takes it?
    .choice-1 = K♠
    .choice-2 = Q♥
    .right = Two kings, and spades are the highest suit in either order (DRAW-2).
    .wrong-2 = The rank comes first, and a king beats a queen.

lesson-button-q2 = Draw for the button: J♣ and J♦, default order of suits. Which card takes it?
    .choice-1 = J♦
    .choice-2 = J♣
    .right = Equal ranks, so the suit decides: diamonds above clubs (DRAW-2).
    .wrong-2 = Diamonds stand above clubs in the default order (DRAW-2).

lesson-button-q3 = A dealer of the house deals. Who gets the first card?
    .choice-1 = The first player to the left of the button
    .choice-2 = The player with the button
    .right = The deal goes as if the button dealt: the neighbour on the left comes first (BTN-1).
    .wrong-2 = Whoever deals, the first card goes to the left of the button (BTN-1).
