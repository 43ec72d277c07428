# Lesson: who is out of a tournament, who places where and what a place pays.

lesson-tournament = Until one has them all
    .goal = After this you can say who is out of a tournament, who places where and what a place pays.

lesson-tournament-1 = A tournament with ten players: each pays an entry of 50 and gets 1,000 chips (TOURN-1). These chips are no money and are never sold back (TOURN-4).

lesson-tournament-2 = How big is the prize pool?
    .right = All the entries together: 10 × 50 = 500 (TOURN-7).
    .wrong-1 = 10 × 1,000 = 10,000 are the chips. Chips are no money: the pool is 10 × 50 = 500.

lesson-tournament-3 = The pool of 500 is split 50, 30 and 20 per cent. What is the first prize?
    .right = 50 per cent of 500 is 250 (TOURN-7).
    .wrong-1 = 50 is the share in per cent. 50 per cent of 500 is 250.

lesson-tournament-4 = How much is the second prize, 30 per cent of 500?
    .right = 30 per cent of 500 is 150.
    .wrong-1 = 30 is the share in per cent. 30 per cent of 500 is 150.

lesson-tournament-5 = And how much is the third prize, 20 per cent of 500?
    .right = 20 per cent of 500 is 100. All together: 250 + 150 + 100 = 500.
    .wrong-1 = 20 is the share in per cent. 20 per cent of 500 is 100.

lesson-tournament-6 = You have 700 chips and want to stop and take them home. What happens?
    .choice-1 = It cannot be done
    .choice-2 = You get 700 back in money
    .right = A tournament ends for you with zero chips or with victory (TOURN-2, TOURN-3). If you go, the table plays on and folds your hands.
    .wrong-2 = Tournament chips are never sold back (TOURN-4).

lesson-tournament-7 = You have three nines. Adam is all-in for 800, Bea for 500. Call.
    .right = Three nines are a strong hand, and the call is 800 into a pot of 1,900.
    .wrong-1 = You may fold, but you have three nines: call.

lesson-tournament-8 = No more betting is possible. What happens to the cards?
    .choice-1 = All hands are turned up, then turn and river come
    .choice-2 = They stay face down until the river
    .choice-3 = Only the losers show
    .right = In a tournament all hands still in are turned up as soon as the betting is over (ALLIN-10). In a cash game they stay closed by default.
    .wrong-2 = That is the cash table’s default. In a tournament they are turned up at once (ALLIN-10).
    .wrong-3 = All players still in turn up their cards (ALLIN-10).

lesson-tournament-9 = Adam and Bea both lose all they have. Adam began the hand with 1,000, Bea with 700. Who places higher?
    .choice-1 = Adam
    .choice-2 = They share the place
    .choice-3 = Bea, with the second-best hand
    .right = Whoever began the hand with more chips places higher (TOURN-6).
    .wrong-2 = They would share it only with equal stacks at the start of the hand (TOURN-6).
    .wrong-3 = The cards do not count here, only the stacks at the start of the hand (TOURN-6).

lesson-tournament-10 = Four players. Dora is out first, then Bea, then Cyril. Give the places from first to last.
    .right = You win; then Cyril, Bea, Dora: the reverse of the order of going out (TOURN-6).
    .wrong-1 = Whoever is out first is placed last: start with yourself, then Cyril, Bea, Dora.
    .wrong-2 = Turn the list of those who went out around: Cyril, Bea, Dora.

lesson-tournament-11 = What is special in tournaments: antes on the later levels, the limit cap also between two players, all-ins turned up, no straddle (TOURN-12). In league tournaments the dealer does not play (TOURN-11). Some allow buying more chips in the first phase (TOURN-5).

lesson-tournament-q1 = Nine players pay 100 each; the prizes are 50, 30 and 20 per cent. What is the third prize?
    .right = The pool is 9 × 100 = 900, and 20 per cent of it is 180.
    .wrong-1 = 270 is the second prize: 30 per cent of 900. The third is 20 per cent: 180.
    .wrong-2 = The pool is 900, not 1,000: 20 per cent of 900 is 180.

lesson-tournament-q2 = Ida goes out first, then Hugo, then Gita, and Filip wins. Who is third?
    .choice-1 = Hugo
    .choice-2 = Gita
    .choice-3 = Ida
    .right = Filip, Gita, Hugo, Ida: the reverse of the order of going out (TOURN-6).
    .wrong-2 = Gita is out last of the three, so Gita is second.
    .wrong-3 = Ida is out first and so takes the last place.

lesson-tournament-q3 = You have lost all your chips in a tournament. May you buy new ones?
    .choice-1 = Only if this tournament allows rebuys, and in the first phase
    .choice-2 = Always
    .right = Rebuys are an exception, and only in the first phase (TOURN-5).
    .wrong-2 = That is how a cash game works (CASH-3). In a tournament it is an exception (TOURN-5).
