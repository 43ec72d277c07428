# Lesson: wait for your turn.

lesson-in-turn = Wait for your turn
    .goal = After this you can say why nobody may act, or give a hint, before their turn.

lesson-in-turn-1 = Your hearts have missed. Bluff 40: Bea speaks next, and Cyril behind her has nothing.
    .right = A bet of 40 into a pot of 60. If both of them fold, the 60 are yours without a hand. Now watch what Bea does.
    .wrong-1 = That is allowed, but then the nines win. Bluff 40.

lesson-in-turn-2 = First film: Bea looks at Cyril, who still has to speak, fears him too and folds. Cyril folds as well. You win the pot of 60; your own part of it was 20, so you are 40 up.

lesson-in-turn-3 = Second film: Cyril throws the cards in before Bea has spoken. Bea has nobody left to fear and calls; her nines win. You are 60 down (ETIQ-4).

lesson-in-turn-4 = Compare the two films: what does Cyril’s early fold cost you?
    .right = 40 won in the first film, 60 lost in the second: 40 + 60 = 100. Cyril wins nothing by it (ETIQ-3).
    .wrong-1 = 60 is what you lose. Add the 40 that you would have won.

lesson-in-turn-5 = At this table on the screen Cyril tries to fold before Bea has acted. What happens?
    .choice-1 = It is refused until Cyril’s turn
    .choice-2 = It is taken as it is
    .right = Only the player in turn may act. The program does not even take anything else (ETIQ-1).
    .wrong-2 = Then everybody could speak out of turn and give others a hint too early. Only the player in turn acts (ETIQ-1).

lesson-in-turn-6 = Before Bea acts, Cyril only sighs and pushes the cards forward a little. Is that all right?
    .choice-1 = No, it is just as bad
    .choice-2 = Yes, nothing has been said
    .right = It tells Bea what she is not yet entitled to know: that nobody behind her will stay (ETIQ-2, ETIQ-3).
    .wrong-2 = A sigh says enough: Bea knows now that nobody is behind her (ETIQ-2).

lesson-in-turn-7 = In turn, Cyril folds and shows the table a seven and a six, while two others play on. May Cyril do that?
    .choice-1 = No, two are still playing
    .choice-2 = Yes, Cyril is out of the hand
    .right = As long as two others play on, folded cards stay hidden (FOLD-5).
    .wrong-2 = The others could count those cards as gone: that helps one of them and harms the other (FOLD-5).

lesson-in-turn-8 = Five habits: act in turn; say clearly what you do, and only then (DECL-2); keep chips and cards in view; keep what your cards are to yourself; no pointless little raises (ETIQ-8).

lesson-in-turn-q1 = You know that you will fold, but two players are to act before you. What do you do?
    .choice-1 = Wait and show nothing
    .choice-2 = Fold at once, to save time
    .right = Before your turn you neither act nor give a hint (ETIQ-1, ETIQ-2).
    .wrong-2 = It looks helpful, but it is a serious breach: it tells the others something too early (ETIQ-1).

lesson-in-turn-q2 = Everybody folds to you and one opponent is left. You fold too. May you show your cards?
    .choice-1 = Yes, the hand is over
    .choice-2 = No
    .right = Nobody is left whom your cards could help or harm. The ban holds only while two others play on (FOLD-5).
    .wrong-2 = The ban holds while two others play on. Here your fold has ended the hand (FOLD-5).
