# Lesson: buying chips, adding them and taking them away.

lesson-buy-in = Chips on, chips off
    .goal = After this you can say how many chips you may bring, add and take away, and when.

lesson-buy-in-1 = Before the first hand money is changed into chips (BUYIN-1). This is a cash table with blinds 1/2 and six seats. Its sheet says: at least 10 big blinds, at most 100.

lesson-buy-in-2 = What is the least you may sit down with?
    .right = Ten big blinds: 10 × 2 = 20 (BUYIN-2).
    .wrong-1 = With one big blind you could pay for one hand. The house asks for ten: 10 × 2 = 20.
    .wrong-2 = The table refuses 19: that is too little, it asks for at least 20 (BUYIN-2).

lesson-buy-in-3 = And the most?
    .right = A hundred big blinds: 100 × 2 = 200 (BUYIN-3).
    .wrong-1 = 400 would be 200 big blinds, as in some other houses. Here it is 100 × 2 = 200.
    .wrong-2 = The table refuses 201: it allows at most 200 (BUYIN-3).

lesson-buy-in-4 = You sit down with 200. All stacks lie open on the table for everybody to see (BUYIN-4). In a cash game every chip stands for money (CASH-1).

lesson-buy-in-5 = You win 80 in the first hand. May you put these 80 in your pocket and play on with 200?
    .choice-1 = No
    .choice-2 = Yes
    .right = Chips leave the table only when they are lost, or when you leave with all of them (BUYIN-6).
    .wrong-2 = Then the others could no longer win them back. Either all chips stay, or you leave with all (BUYIN-6).

lesson-buy-in-6 = In the middle of a hand you are down to 12. May you add 100 now?
    .choice-1 = No, only after the hand
    .choice-2 = Yes
    .right = Chips are added between hands only (BUYIN-7). The table keeps your wish and does it then.
    .wrong-2 = Then everybody could wait for good cards and only then add chips (BUYIN-7).

lesson-buy-in-7 = At another table the smallest buy-in is 100 and your stack is 30. What is the least you may add between two hands?
    .right = 30 + 20 = 50, half of the smallest buy-in (BUYIN-10).
    .wrong-1 = 30 + 19 = 49, one short of 50.
    .wrong-2 = Only half of the buy-in is asked for, not all of it: 30 + 20 = 50.
    .wrong-3 = Old and new chips together must come to 50: 30 + 20 = 50.

lesson-buy-in-8 = You have lost everything. May you stay at the table?
    .choice-1 = Yes, by buying in again
    .choice-2 = No
    .right = In a cash game you may buy chips again before the next hand (CASH-3).
    .wrong-2 = That is how a tournament works. In a cash game you may buy in again (CASH-3).

lesson-buy-in-9 = In the middle of a hand you want to go home. How?
    .choice-1 = Fold, then leave with all your chips
    .choice-2 = Take back your bets and leave
    .right = You may leave, but what you have bet stays in the pot (CASH-2).
    .wrong-2 = Your bets belong to the pot. You leave with what still lies in front of you (CASH-2).

lesson-buy-in-10 = Your stack is 1, and the big blind of 2 comes to you. Are you dealt in?
    .choice-1 = Yes, in this house
    .choice-2 = No
    .right = You put in your last chip and are all-in (BUYIN-9). Other houses ask for at least one big blind.
    .wrong-2 = That is the other value of this line on the sheet. Here any chips are enough (BUYIN-9).

lesson-buy-in-11 = The four habits of a cash table: a buy-in within its limits; no chips on or off during a hand; a straddle where the sheet allows it; and in limit no cap between two players (CASH-4).

lesson-buy-in-q1 = Cash game with blinds 5/10. What are the smallest and the largest buy-in by default?
    .choice-1 = 100 and 1,000
    .choice-2 = 50 and 500
    .right = 10 × 10 = 100 and 100 × 10 = 1,000 (BUYIN-2, BUYIN-3).
    .wrong-2 = Count in big blinds, not in small ones: 10 × 10 = 100 and 100 × 10 = 1,000.

lesson-buy-in-q2 = The smallest buy-in is 200 and your stack is 60. What is the least you may add?
    .right = Half of the buy-in is enough: 60 + 40 = 100 (BUYIN-10).
    .wrong-1 = 60 + 140 makes the whole buy-in. Half is enough: 60 + 40 = 100.
    .wrong-2 = The house asks for half of the smallest buy-in: 60 + 40 = 100 (BUYIN-10).

lesson-buy-in-q3 = When may chips be added in a cash game?
    .choice-1 = Between two hands
    .choice-2 = At any time
    .choice-3 = Never
    .right = As soon as a hand is over and before the next one begins (BUYIN-7).
    .wrong-2 = Not while a hand is being played (BUYIN-7).
    .wrong-3 = Adding chips is allowed (BUYIN-10), and buying in again too (CASH-3), between hands.
