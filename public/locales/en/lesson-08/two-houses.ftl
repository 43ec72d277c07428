# Lesson: one hand under two sheets of house rules.

lesson-two-houses = One hand, two houses
    .goal = After this you can say which parts of a hand depend on the house and read the sheet for them.

lesson-two-houses-1 = You play one hand twice: the same cards, the same actions. The first time the School sheet is in force, the second time a Club sheet that differs in three lines.

lesson-two-houses-2 = School: with blinds of 1/3 Dora bets 4 on the turn. What is the least you may raise to?
    .right = As much as the bet on top: 4 + 4 = 8 (BET-3).
    .wrong-1 = The bet of 4 is the measure here, not the big blind of 3: 4 + 4 = 8.

lesson-two-houses-3 = Club: Dora bets 4 again. What is the least you may raise to?
    .right = One big blind on top is enough: 4 + 3 = 7 (BET-3).
    .wrong-1 = 8 is the School’s answer. The Club asks for one big blind only: 4 + 3 = 7.

lesson-two-houses-4 = School: on the river both of you check. Who shows first, who second?
    .right = The first to act in that round: you, then Dora (SHOW-5).
    .wrong-1 = Dora’s bet was on the turn. The river is checked, so the first to act opens.

lesson-two-houses-5 = Club: the river is checked again. Who shows first, who second?
    .right = Here the last aggressor of the whole hand opens: Dora, who bet on the turn. Then you (SHOW-5).
    .wrong-1 = That is the School’s order. On the Club sheet the last aggressor of the whole hand opens.

lesson-two-houses-6 = School: you and Dora both have aces with king, nine and seven. Divide the pot of 25.
    .right = The odd chip goes to the first winner left of the button: 13 for you, 12 for Dora (ODD-2).
    .wrong-1 = The odd chip is yours: seat 1 is the first left of the button in seat 5.

lesson-two-houses-7 = Club: the same hands. Divide the pot of 25.
    .right = Counted counter-clockwise from the button, Dora is nearest: 12 for you, 13 for Dora (ODD-2).
    .wrong-1 = On this sheet the count from the button goes counter-clockwise, and then Dora is nearest.

lesson-two-houses-8 = Would the pot be divided differently if the loser had to show?
    .choice-1 = No
    .choice-2 = Yes
    .right = Showing changes what the others see, never who wins (SHOW-6).
    .wrong-2 = A beaten hand is beaten, seen or not (SHOW-6).

lesson-two-houses-9 = Which of these can cost you a pot in some house?
    .choice-1 = Not saying that you play the board
    .choice-2 = Showing second
    .choice-3 = Calling instead of raising
    .right = In some houses whoever plays the board has to say so, or the share is lost (SHOW-12).
    .wrong-2 = The order of showing costs nothing.
    .wrong-3 = That is your own choice. No rule of a house depends on it.

lesson-two-houses-10 = On these twelve points the written sources disagree. None of the readings is the only true one: the sheet says which one holds at your table. The first value in each line is the default.
    .table =
        Question | Values | Rules
        Raises in a limit round | three; four | (LIMIT-3), C-1
        Raises between two players in limit | no cap in cash games, a cap in tournaments; never a cap; always a cap | (LIMIT-4), C-2
        Largest raise in pot limit | the pot after the call; the pot before the call; the chips of the others | (POTLIM-1), C-4
        Smallest raise | as much as the last bet or raise; always one big blind | (BET-3), C-5
        All-in smaller than a raise | only a full raise lets others raise again; in limit half a bet is enough | (ALLIN-7), C-9
        Small blind | half, rounded down to a chip; to a whole unit; exactly half | (BLIND-4), C-11
        Suits in the draw for the button | spades, hearts, diamonds, clubs; spades, hearts, clubs, diamonds | (DRAW-2), C-13
        Button when somebody leaves | dead button; moving button | (BTN-4), C-14
        Missed big blind | pay it or wait for it; pay it; pay the small one too | (BLIND-18), C-15
        First to show after checks | the first to act; the last aggressor of the hand | (SHOW-5), C-28
        Beaten hands | may stay hidden; are shown; only who wants to win must show | (SHOW-6), C-29
        Odd chip | first winner left of the button; nearest to the button counter-clockwise | (ODD-2), C-35

lesson-two-houses-q1 = Which of these is the same in every house?
    .choice-1 = Suits never break a tie
    .choice-2 = Who gets the odd chip
    .choice-3 = How many raises limit allows
    .right = Equal hands share the pot; no house lets a suit decide in hold’em (SPLIT-3).
    .wrong-2 = The sources disagree about the odd chip: the sheet decides (ODD-2).
    .wrong-3 = Three in one house, four in another: the sheet decides (LIMIT-3).

lesson-two-houses-q2 = You come to a new club. What do you ask about before the first hand?
    .choice-1 = Straddle, cap, odd chip, rules of showing
    .choice-2 = The ranking of the hands
    .right = These four differ from house to house; the sheet answers them (GAME-6).
    .wrong-2 = The ranking is the same everywhere. Ask about what differs: straddle, cap, odd chip, showing.
