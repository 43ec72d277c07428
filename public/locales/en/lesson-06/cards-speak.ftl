# Lesson: The cards speak.

lesson-cards-speak = The cards speak
    .goal = After this you can defend your right when a hand is misread.

lesson-cards-speak-1 = You lay down 3♣ 7♠ and say “nothing”. Bea has a pair of kings. Who gets the pot?
    .choice-1 = I do
    .choice-2 = Bea
    .right = 3 4 5 6 7 lies there, a straight: what is shown counts, not what is said (SHOW-10).
    .wrong-2 = Your words do not lower your hand (SHOW-10).

lesson-cards-speak-2 = May the dealer point out your straight?
    .choice-1 = Yes
    .choice-2 = No, that would be helping a player
    .right = At the showdown the dealer may help to read the hands that are shown (SHOW-11).
    .wrong-2 = At the showdown the dealer may help to read shown cards (SHOW-11).

lesson-cards-speak-3 = You are not in this hand. The pot is pushed to A: “fives, the third pair”. What do you do?
    .choice-1 = Speak up at once
    .choice-2 = Say nothing, it is not my pot
    .choice-3 = Wait until the next deal
    .right = Whoever sees a wrong award says so at once (ETIQ-7). Both have kings and nines, and B’s 6 is the better fifth card.
    .wrong-2 = Everybody at the table is asked to speak up (ETIQ-7).
    .wrong-3 = At once, as long as the pot is still there (ETIQ-7).

lesson-cards-speak-4 = You hold 2♠ 2♦, and your best five are all on the table. What do you do at the showdown?
    .choice-1 = Show both cards and share the pot
    .choice-2 = Throw the cards in
    .right = You are playing the board (SHOW-13), and the table finds it by itself (SHOW-12).
    .wrong-2 = Then you have no claim on the pot (SHOW-8).

lesson-cards-speak-5 = The same hand in a house that wants it said. What do you do before you let go of the cards?
    .choice-1 = Say “I play the board”
    .choice-2 = Nothing, the cards speak
    .right = Otherwise the claim is lost in such a house (SHOW-12).
    .wrong-2 = Here the words are needed, or the share is lost (SHOW-12).

lesson-cards-speak-q1 = You announce a flush and show a straight. What counts?
    .choice-1 = The straight
    .choice-2 = Nothing, the hand is lost
    .right = Cards speak, whatever was said (SHOW-10).
    .wrong-2 = Cards speak: the straight counts (SHOW-10).

lesson-cards-speak-q2 = What does playing the board mean?
    .choice-1 = Using all five community cards and none of mine
    .choice-2 = Using four community cards
    .right = The five on the table are your best hand (SHOW-13).
    .wrong-2 = Then one of your own cards plays (SHOW-13).

lesson-cards-speak-q3 = The dealer overlooks your straight. What do you do?
    .choice-1 = Say so before the pot is gone
    .choice-2 = Nothing, the dealer has spoken
    .right = The cards decide, and you may point that out (SHOW-10).
    .wrong-2 = The cards decide. Speak up at once (ETIQ-7).
