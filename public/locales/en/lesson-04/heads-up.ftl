# Lesson: Two players.

lesson-heads-up = Two players
    .goal = After this you can play the blinds and the order of action when only two are left.

lesson-heads-up-1 = Only two play, and you have the button. Who posts the small blind?
    .right = You. With two players the button is the small blind (BLIND-15).
    .wrong-1 = With three or more players it would be Bea. With two the button is the small blind (BLIND-15).

lesson-heads-up-2 = Who gets the first card?
    .right = Bea. In this house the button gets the last card, also with two (DEAL-3).
    .wrong-1 = The button gets the last card also with two. Some rooms do deal to the small blind first (DEAL-3).

lesson-heads-up-3 = The cards are dealt. Who speaks first?
    .right = You. To the left of the big blind sits the button (BLIND-16).
    .wrong-1 = Before the flop the big blind speaks last.

lesson-heads-up-4 = Call 1.
    .right = Your small blind is made up to 2. Bea checks, and the flop comes.
    .wrong-1 = If you fold, Bea wins your 1. Call.
    .wrong-2 = You may raise, to 4 or more. But here call.

lesson-heads-up-5 = The flop is dealt. Who speaks first now?
    .right = Bea. After the flop the first left of the button begins, and that is the big blind (BLIND-16).
    .wrong-1 = The small blind opens only when three or more play. Here the small blind is the button.

lesson-heads-up-6 = Bea checks. Bet 3.
    .right = Bea folds, and the pot of 4 is yours.
    .wrong-1 = That is allowed, but here bet 3.
    .wrong-2 = Checking costs nothing, so there is no reason to fold. Bet 3.

lesson-heads-up-7 = In the next hand the roles change: Bea has the button and the small blind, you have the big blind.

lesson-heads-up-q1 = Two players have reached the river. Who speaks first?
    .choice-1 = The big blind
    .choice-2 = The small blind
    .right = After the flop the button speaks last, so the big blind is first (BLIND-16).
    .wrong-2 = With two players that is the button, who is last after the flop.

lesson-heads-up-q2 = Three players become two. The player on the button …
    .choice-1 = posts the small blind
    .choice-2 = posts the big blind
    .choice-3 = posts nothing
    .right = With two players the button is the small blind (BLIND-15).
    .wrong-2 = The big blind is for the other player (BLIND-15).
    .wrong-3 = Exactly two players post in every hand.

lesson-heads-up-q3 = How few players can play hold’em?
    .right = Two are enough (SEAT-1).
    .wrong-1 = More is usual, but two are enough (SEAT-1).
