# Lesson: Main pot and side pot.

lesson-side-pot = Main pot and side pot
    .goal = After this you can build a main pot and a side pot and say who can win each of them.

lesson-side-pot-1 = Adam bets 20, Bea puts in her last 5 and is all-in, and you call 20.

lesson-side-pot-2 = The round is over: sort the chips into pots.
    .right = 5 from each of three: 3 × 5 = 15. The surplus, 15 + 15 = 30, is between Adam and you (POT-1).
    .wrong-1 = Then Bea could win 20 from each of you for her 5 (ALLIN-3).
    .wrong-2 = Each of the three matches Bea’s 5: 3 × 5 = 15.
    .wrong-3 = First take 5 from everyone: 3 × 5 = 15.
    .wrong-4 = Layer by layer: 3 × 5 = 15 for all three, then 15 + 15 = 30 for Adam and you (POT-1).

lesson-side-pot-3 = When are side pots made?
    .choice-1 = When the round is over
    .choice-2 = As soon as Bea is all-in
    .right = Only then is it clear who has matched what (POT-2).
    .wrong-2 = Others may still fold or raise, so wait for the end of the round (POT-2).

lesson-side-pot-4 = The turn, and Adam bets 10. Call 10.
    .right = You and Adam go on betting; Bea only waits for the showdown.
    .wrong-1 = That is allowed, but here call.
    .wrong-2 = That is allowed, but here call.

lesson-side-pot-5 = Where do these 20 go? Sort the pots again.
    .right = Into the side pot: 30 + 20 = 50. Bea’s pot stays at 15 (POT-4).
    .wrong-1 = Bea has not matched these chips, so they are not in the main pot (POT-3).

lesson-side-pot-6 = Showdown: Bea has aces, you have jacks, Adam has tens. Who gets which pot?
    .right = Main pot to Bea, side pot to you. No contribution, no claim: Bea cannot win the side pot (POT-10).
    .wrong-1 = Bea has put in 5. The 50 are between Adam and you (POT-3).
    .wrong-2 = Aces beat jacks, and Bea is in the main pot.

lesson-side-pot-7 = What is your result in this hand?
    .right = 50 − 30 = 20. You lost to Bea and are still ahead: that is what a side pot is for (POT-9).
    .wrong-1 = 30 of the pot are your own: 50 − 30 = 20.
    .wrong-2 = That is your loss in the main pot alone. In the side pot you gain 25: 25 − 5 = 20 in all.

lesson-side-pot-8 = Another hand: Adam is all-in for 50, Cyril raises to 100, Dora folds, and you call. Build the pots.
    .right = 50 from each of three: 3 × 50 = 150. Then 50 + 50 = 100 for you and Cyril (POT-1).
    .wrong-1 = 50 from each of three: 3 × 50 = 150. Then 50 + 50 = 100.
    .wrong-2 = Layer by layer: 3 × 50 = 150, then 50 + 50 = 100.

lesson-side-pot-9 = Adam has the best hand, and you beat Cyril. Who gets which pot?
    .right = Each pot goes to the best of its own players. Adam +100, you 0, Cyril −100.
    .wrong-1 = Adam has 50 in. The side pot begins above 50 (POT-3).

lesson-side-pot-10 = Adam has the best hand, and Cyril beats you. Who gets which pot?
    .right = Adam takes the main pot and Cyril the side pot. Adam +100, you −100, Cyril 0.
    .wrong-1 = Adam has 50 in. The side pot begins above 50 (POT-3).

lesson-side-pot-11 = You have the best hand, and Adam the second best. Who gets which pot?
    .right = You are in both pots and win both. Adam −50, you +150, Cyril −100.
    .wrong-1 = The side pot goes to the best of Cyril and you, not to the second best of the table.

lesson-side-pot-12 = Cyril has the best hand, and Adam the second best. Who gets which pot?
    .right = Cyril wins both pots. Adam −50, you −100, Cyril +150.
    .wrong-1 = The side pot goes to the best of Cyril and you, not to the second best of the table.

lesson-side-pot-q1 = A is all-in for 40, B and C put in 90 each. How big are the main pot and the side pot?
    .choice-1 = 120 and 100
    .choice-2 = 120 and 180
    .choice-3 = 220 in one pot
    .right = 3 × 40 = 120, and 50 + 50 = 100 are left over (POT-1).
    .wrong-2 = Take the 40 off both of them: 50 + 50 = 100.
    .wrong-3 = A cannot win 90 from each for a stake of 40 (ALLIN-3).

lesson-side-pot-q2 = D puts 20 into the main pot of A, B and C and then folds. Who can win D’s 20?
    .choice-1 = All three who are in the main pot
    .choice-2 = Only A, being all-in
    .right = Chips of a player who has folded stay in the pot where they lie (POT-3).
    .wrong-2 = The chips of a player who has folded stay in their pot, for all who are in it (POT-3).

lesson-side-pot-q3 = Can the all-in player win the side pot?
    .choice-1 = Never
    .choice-2 = Yes, with the best hand
    .right = The player has put nothing into it (POT-3).
    .wrong-2 = No contribution, no claim (POT-3).
