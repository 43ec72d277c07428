# Lesson: cards that help.

lesson-outs = Cards that help
    .goal = After this you can count your outs and turn them into a percentage.

lesson-outs-1 = You have A♥ J♥, Bea K♠ Q♦, and the flop is K♥ 8♥ 3♣. How many of the 45 unseen cards put you ahead?
    .right = Nine hearts make a flush and three aces a pair above the kings: 9 + 3 = 12. Cards that help are called outs.
    .wrong-1 = Those are the hearts. The three other aces beat the pair of kings too.
    .wrong-2 = A jack makes only a pair below the kings. Hearts and aces: 9 + 3 = 12.

lesson-outs-2 = For example the ace of diamonds on the turn: now you have six cards to choose from and your best five hold a pair of aces, against a pair of kings (BOARD-7, RANK-2).

lesson-outs-3 = 12 outs out of 45 unseen cards: what is that in per cent, for one card?
    .right = 12 ÷ 45 = 26.7%. By the rule of two, outs × 2 = 24, which is a little under it.
    .wrong-1 = That is 12 cards, not 12 per cent: 12 ÷ 45.
    .wrong-2 = That is the rule of four, for two cards to come.

lesson-outs-4 = You are on the flop and cannot see your opponent’s cards. How many unseen cards are there?
    .right = Your two and the three of the flop are known: 52 − 5 = 47. After the turn it is 46.
    .wrong-1 = That was with both hands open. Now your opponent’s two cards are unseen too.
    .wrong-2 = The flop has been seen as well: 50 − 3 = 47.

lesson-outs-5 = You have 9♦ 8♦, Bea A♥ K♥, and the flop is 7♥ 6♥ 2♣. How many cards put you ahead?
    .right = Tens and fives without the hearts: 6, for a straight. Nines and eights without the hearts: 4, for a pair.
    .wrong-1 = Four of these are hearts and give Bea a flush: false outs.
    .wrong-2 = That is the straight with its hearts. Hearts do not help, but a nine or an eight that pairs yours beats ace high.

lesson-outs-6 = The trap: the 10♥ gives you a straight, but Bea now has five hearts, and a flush beats a straight (RANK-2).

lesson-outs-7 = You have Q♠ J♦, Bea 9♥ 9♣, and the flop is 10♦ 9♠ 3♣. How many cards put you ahead?
    .right = Four kings and four eights make a straight, open at both ends: 8.
    .wrong-1 = A pair of queens or jacks does not beat three nines. Only the straight does: 8.

lesson-outs-8 = You have 5♣ 5♦, Bea A♠ K♥, and the flop is K♦ 9♠ 4♣. How many cards put you ahead?
    .right = Only the two other fives: three fives beat the pair of kings.
    .wrong-1 = The higher cards are Bea’s and do not help you. Only the two other fives do.

lesson-outs-9 = How often the outs come, in per cent: on the turn, on the river, on either of the two. Rule of two and four: outs × 2 for one card, × 4 for two. It is good up to nine outs; from 12 on, four times is too much: 15 outs are 54.1%, not 60%.
    .table =
        Outs | Draw | Turn | River | Both | × 4
        1 | – | 2.1 | 2.2 | 4.3 | 4
        2 | pair to three of a kind | 4.3 | 4.3 | 8.4 | 8
        3 | – | 6.4 | 6.5 | 12.5 | 12
        4 | straight with a gap; two pair to full house | 8.5 | 8.7 | 16.5 | 16
        5 | – | 10.6 | 10.9 | 20.4 | 20
        6 | two higher cards | 12.8 | 13.0 | 24.1 | 24
        7 | – | 14.9 | 15.2 | 27.8 | 28
        8 | straight open at both ends | 17.0 | 17.4 | 31.5 | 32
        9 | flush | 19.1 | 19.6 | 35.0 | 36
        12 | flush and gap; flush and a higher card | 25.5 | 26.1 | 45.0 | 48
        13 | – | 27.7 | 28.3 | 48.1 | 52
        14 | – | 29.8 | 30.4 | 51.2 | 56
        15 | flush and open straight | 31.9 | 32.6 | 54.1 | 60

lesson-outs-10 = You have a flush draw on the flop: nine outs, two cards to come. How likely are you to hit at least once?
    .choice-1 = 35.0%
    .choice-2 = 19.1%
    .choice-3 = 38.7%
    .right = You miss both times in 38 ÷ 47 × 37 ÷ 46 = 65.0% of cases; 35.0% is left. A right decision can lose.
    .wrong-2 = That is for one card, the turn: 9 ÷ 47.
    .wrong-3 = Do not add the two chances, 19.1 + 19.6: that would count twice the cases in which both cards hit.

lesson-outs-q1 = Your straight draw is open at both ends. How many outs do you have?
    .right = Four cards at each end: 4 + 4 = 8.
    .wrong-1 = That would be a straight with a gap in the middle.
    .wrong-2 = Four at each end: 4 + 4 = 8.

lesson-outs-q2 = You have four outs and one card to come, the river. About how likely are you to hit?
    .choice-1 = 9% (8.7)
    .choice-2 = 16%
    .right = 4 ÷ 46 = 8.7%; by the rule of two about 8.
    .wrong-2 = That is the rule of four, for two cards to come.

lesson-outs-q3 = You have two higher cards against a pair. How many outs do you have?
    .right = Three cards of each rank are left: 3 + 3 = 6.
    .wrong-1 = There are three of each: 3 + 3 = 6.
