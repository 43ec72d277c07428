# Lesson: The two forced bets.

lesson-two-blinds = The two forced bets
    .goal = After this you can post the blinds, say why they exist and start the first round at the right player.

lesson-two-blinds-1 = The button is at seat 1. Who pays the small blind and then the big blind?
    .right = The first and the second player to the left of the button (BLIND-2).
    .wrong-1 = The button pays a blind only when two play (BLIND-15).
    .wrong-2 = The blind nearest to the button is the small one.

lesson-two-blinds-2 = The smallest bet of this game is 2. How big is the small blind?
    .right = Half of the big blind, here 1 (BLIND-3).
    .wrong-1 = 2 is the big blind; the small one is half of it.

lesson-two-blinds-3 = And how big is the big blind?
    .right = The big blind is the smallest bet of the game (BLIND-3).
    .wrong-1 = The big blind is 2, the smallest bet.

lesson-two-blinds-4 = Why is it called a blind?
    .choice-1 = It is paid before the player has seen a card
    .choice-2 = Its amount is a secret
    .right = The chips have to be in before the cards come (BLIND-7).
    .wrong-2 = Everybody sees the amount. It is the cards that have not been seen yet (BLIND-7).

lesson-two-blinds-5 = And what are the blinds for?
    .choice-1 = So that there is something to win in every hand
    .choice-2 = They pay the card room
    .right = Without them everybody could wait for the best cards for nothing (BLIND-8).
    .wrong-2 = That would be the rake. The blinds are won by a player.

lesson-two-blinds-6 = Who gets the first card?
    .right = The first player to the left of the button: you (DEAL-2).
    .wrong-1 = The button gets the last card of the round.

lesson-two-blinds-7 = The cards are dealt. Who speaks first?
    .right = The player to the left of the big blind (ROUND-2).
    .wrong-1 = You have already bet, without seeing your cards. Your turn comes near the end of the round.
    .wrong-2 = Before the flop the button is one of the last to speak.

lesson-two-blinds-8 = Dora (seat 4) speaks first. What can she do?
    .right = Fold, call 2 or raise (ROUND-3).
    .wrong-1 = There is a bet of 2 to match, so a check is out of the question.

lesson-two-blinds-9 = Dora raises to 6, Emil folds, Filip calls, Adam folds. All of them had the same choices: fold, call or raise (ROUND-4).

lesson-two-blinds-10 = It is your turn, in the small blind. What does a call cost you?
    .right = 6 − 1 = 5: your blind counts towards it (BLIND-10, BLIND-11).
    .wrong-1 = Your 1 already lies there: 6 − 1 = 5.
    .wrong-2 = That is Cyril’s price: 6 − 2 = 4.
    .wrong-3 = Count 6 − 1: the highest bet less your blind.

lesson-two-blinds-11 = Call 5.
    .right = You pay 5 into a pot of 15 and see the flop. Cyril adds 4 and calls too.
    .wrong-1 = That is allowed, but here call: 5 into a pot of 15.
    .wrong-2 = You may raise, to 10 or more. But here call.

lesson-two-blinds-12 = The flop. After the flop the first player left of the button begins, and that is you.

lesson-two-blinds-13 = Think of the next hand. Who pays the small and then the big blind?
    .right = The button moves on to seat 2, and both blinds move with it (BLIND-9).
    .wrong-1 = The button moves on to 2, and the blinds move with it.
    .wrong-2 = They move to the left, clockwise.

lesson-two-blinds-q1 = How many players pay a blind?
    .choice-1 = Exactly two
    .choice-2 = One
    .choice-3 = All of them
    .right = One pays the small blind, one the big blind (BLIND-1).
    .wrong-2 = There are two, a small one and a big one.
    .wrong-3 = What everybody pays is an ante.

lesson-two-blinds-q2 = The blinds are 5 and 10, and all fold to the small blind. What does a call cost the small blind?
    .right = 10 − 5 = 5: the blind counts (BLIND-10).
    .wrong-1 = The 5 already posted count: 10 − 5 = 5.
    .wrong-2 = The big blind has put in 5 more than the small one.

lesson-two-blinds-q3 = Six players, the button at seat 6. Who speaks first before the flop?
    .choice-1 = Seat 3
    .choice-2 = Seat 1
    .choice-3 = Seat 2
    .right = Seat 1 is the small blind, seat 2 the big one, and the player left of the big blind speaks first (ROUND-2).
    .wrong-2 = That is the small blind.
    .wrong-3 = That is the big blind.
