# Lesson: short stacks.

lesson-push-or-fold = Short stacks
    .goal = After this you can decide between all-in and fold with ten big blinds or fewer against one opponent.

lesson-push-or-fold-1 = Ten big blinds: 1,000 ÷ 100. With how many hands does the exact solution go all-in from the small blind?
    .choice-1 = More than half
    .choice-2 = One in ten
    .choice-3 = All of them
    .right = 58.3%; the big blind calls with 37.4%. Blinds have risen until stacks are short (TOURN-9); the button has the small blind (BLIND-15).
    .wrong-2 = That would leave the blinds to the opponent nine times out of ten.
    .wrong-3 = With 7-2 it costs 49 chips more than folding.

lesson-push-or-fold-2 = K♦ 2♣ in the small blind, ten big blinds. The game is cut down to two answers: all-in or fold.
    .right = On average −38 chips, but folding costs 50: 12 better, 0.12 big blinds. If it is called, betting is over (ALLIN-9); if not, the rest comes back (ALLIN-11).
    .wrong-1 = Any king goes in at ten big blinds: folding costs 50, all-in only 38 on average.
    .wrong-2 = That is allowed at a real table; here the question is all-in or fold.

lesson-push-or-fold-3 = You have A♣ 2♦ in the small blind, heads-up with ten big blinds. All-in or fold?
    .choice-1 = All-in
    .choice-2 = Fold
    .right = All-in beats folding by 82 chips on average.
    .wrong-2 = You would give up 82 chips on average.

lesson-push-or-fold-4 = You have 2♠ 2♥ in the small blind, heads-up with ten big blinds. All-in or fold?
    .choice-1 = All-in
    .choice-2 = Fold
    .right = All-in beats folding by 82 chips on average.
    .wrong-2 = You would give up 82 chips on average.

lesson-push-or-fold-5 = You have 9♥ 7♦ in the small blind, heads-up with ten big blinds. All-in or fold?
    .choice-1 = All-in
    .choice-2 = Fold
    .right = All-in beats folding by 3 chips on average.
    .wrong-2 = Nearly the same; all-in is 3 chips better.

lesson-push-or-fold-6 = You have Q♦ 6♠ in the small blind, heads-up with ten big blinds. All-in or fold?
    .choice-1 = Fold
    .choice-2 = All-in
    .right = All-in would be 1 chip worse than folding.
    .wrong-2 = Nearly the same; folding is 1 chip better.

lesson-push-or-fold-7 = You have 7♥ 2♣ in the small blind, heads-up with ten big blinds. All-in or fold?
    .choice-1 = Fold
    .choice-2 = All-in
    .right = All-in would be 49 chips worse than folding.
    .wrong-2 = That costs 49 chips more than folding.

lesson-push-or-fold-8 = Now seat 2 (Bea): the small blind is all-in for 1,000. Call 900 to win 1,100. What share is needed?
    .right = 900 of the 2,000 that will lie there: 900 ÷ 2,000 = 45%.
    .wrong-1 = 100 of these chips are in already as the big blind: 900 ÷ 2,000.

lesson-push-or-fold-9 = You have A♦ 2♥ in the big blind against an all-in with 58.3% of all hands, and you need 45%. Call or fold?
    .choice-1 = Call
    .choice-2 = Fold
    .right = You win 49.8%: +96 chips on average.
    .wrong-2 = You would give up 96 chips on average.

lesson-push-or-fold-10 = You have K♠ 5♦ in the big blind against an all-in with 58.3% of all hands, and you need 45%. Call or fold?
    .choice-1 = Call
    .choice-2 = Fold
    .right = You win 45.3%: +7 chips on average.
    .wrong-2 = Just enough: +7 chips.

lesson-push-or-fold-11 = You have K♠ 4♦ in the big blind against an all-in with 58.3% of all hands, and you need 45%. Call or fold?
    .choice-1 = Fold
    .choice-2 = Call
    .right = 44.4%, just too little: calling costs 13 chips on average.
    .wrong-2 = Just too little: 44.4%, −13 chips.

lesson-push-or-fold-12 = You have 8♥ 7♥ in the big blind against an all-in with 58.3% of all hands, and you need 45%. Call or fold?
    .choice-1 = Fold
    .choice-2 = Call
    .right = 41.8%: calling costs 64 chips on average.
    .wrong-2 = Nice cards, but too weak against this range: 41.8%, −64 chips.

lesson-push-or-fold-13 = At five big blinds: all-in with 71.5%, call with 62.1%. The shorter the stack, the more hands. At fifteen: 45.7% and 28.5%, and other plays than all-in become better. A right decision can lose.
    .table =
        Big blinds | All-in % | Call %
        2 | 89.4 | 100.0
        3 | 78.0 | 92.3
        4 | 73.8 | 74.1
        5 | 71.5 | 62.1
        6 | 68.3 | 54.4
        7 | 66.3 | 48.6
        8 | 61.9 | 45.0
        9 | 59.9 | 40.6
        10 | 58.3 | 37.4
        12 | 53.2 | 33.0
        15 | 45.7 | 28.5

lesson-push-or-fold-q1 = You have Q♦ 7♠ in the small blind, heads-up with ten big blinds. What do you do?
    .choice-1 = All-in, just (+1 chip)
    .choice-2 = Fold
    .right = Q-7 of two suits is the weakest queen that still goes in.
    .wrong-2 = It is close, but Q-7 of two suits is the weakest queen that still goes in.

lesson-push-or-fold-q2 = What share does the big blind need to call an all-in of ten big blinds?
    .right = 9 more big blinds for a pot of 20: 9 ÷ 20 = 45%.
    .wrong-1 = One big blind is in the pot already: 9 ÷ 20.

lesson-push-or-fold-q3 = You follow the chart and lose the hand. What now?
    .choice-1 = Nothing, the next hand
    .choice-2 = Change the chart
    .right = A right decision can lose. It counts over many hands.
    .wrong-2 = One hand proves nothing.
