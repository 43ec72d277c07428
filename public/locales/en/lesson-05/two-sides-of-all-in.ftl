# Lesson: Short is safe, short is small.

lesson-two-sides-of-all-in = Short is safe, short is small
    .goal = After this you can say in chips what an all-in player gains and what an all-in gives up.

lesson-two-sides-of-all-in-1 = You have two aces and only 20 chips. Adam and Bea put in 300 each. Call 20.
    .right = You are all-in for 20, and nobody can ask for more (ALLIN-1).
    .wrong-1 = Two aces are far too good to fold for 20, with 600 in the pot: call.

lesson-two-sides-of-all-in-2 = The round is over. Build the pots.
    .right = 3 × 20 = 60 is the main pot, and 280 + 280 = 560 the side pot (POT-1).
    .wrong-1 = 20 of each of their 300 are in the main pot: 280 + 280 = 560.
    .wrong-2 = Layer by layer: 3 × 20 = 60 for all three, then 280 + 280 = 560 for Adam and Bea.

lesson-two-sides-of-all-in-3 = Showdown: you have aces, Bea has twos, Adam has nothing. Who gets which pot?
    .right = The main pot is yours, and Bea wins the side pot against Adam (POT-3).
    .wrong-1 = You have 20 in. The side pot is between Adam and Bea (POT-3).
    .wrong-2 = Aces beat twos, and you are in the main pot.

lesson-two-sides-of-all-in-4 = What do you gain?
    .right = 60 − 20 = 40 (ALLIN-13).
    .wrong-1 = 20 of them are your own: 60 − 20 = 40.

lesson-two-sides-of-all-in-5 = And what does Bea gain with her pair of twos?
    .right = 560 − 300 = 260 (ALLIN-13).
    .wrong-1 = 300 of them are her own: 560 − 300 = 260.
    .wrong-2 = She also lost 20 in the main pot: 280 − 20 = 260.

lesson-two-sides-of-all-in-6 = You had the best hand and won 40, Bea won 260. What counts?
    .choice-1 = Chips
    .choice-2 = Hands won
    .right = Chips count, not the number of hands won (ALLIN-14).
    .wrong-2 = One big pot outweighs many small ones (ALLIN-14).

lesson-two-sides-of-all-in-7 = The same hand, but Adam bets 200 more on the turn and Bea calls. What changes for you?
    .choice-1 = Nothing
    .choice-2 = I can win more
    .choice-3 = I may be pushed out
    .right = You cannot be bluffed out and risk no more (ALLIN-12), nor can you win more (ALLIN-13).
    .wrong-2 = Your main pot stays at 60 (ALLIN-13).
    .wrong-3 = Nobody can make you fold any more (ALLIN-12).

lesson-two-sides-of-all-in-8 = What does Bea gain now?
    .right = 960 − 500 = 460.
    .wrong-1 = 500 of it are her own: 960 − 500 = 460.

lesson-two-sides-of-all-in-q1 = Which of these is an advantage of being all-in?
    .choice-1 = Nobody can bet me out of the hand
    .choice-2 = I can win the side pot
    .choice-3 = I see the others’ cards
    .right = An all-in player takes part in the showdown whatever the others bet (ALLIN-12).
    .wrong-2 = No contribution, no claim (POT-10).
    .wrong-3 = Only where the cards are turned up after an all-in, and then everybody sees them.

lesson-two-sides-of-all-in-q2 = You win 9 hands by 10 chips each and lose one of 120. What is the result?
    .choice-1 = −30
    .choice-2 = +90
    .right = 90 − 120 = −30: chips count (ALLIN-14).
    .wrong-2 = Chips count, not hands: 90 − 120 = −30 (ALLIN-14).
