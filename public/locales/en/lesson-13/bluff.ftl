# Lesson: when a bluff pays.

lesson-bluff = When a bluff pays
    .goal = After this you can work out how often a bluff must succeed, and when it cannot.

lesson-bluff-1 = The pot is 60, and you bluff 40. How often must Adam fold for you to break even?
    .right = You risk 40 to win 60: 40 ÷ (60 + 40) = 40 ÷ 100.
    .wrong-1 = 40 ÷ 60 forgets that your own 40 come back when the bluff works.
    .wrong-2 = 40 ÷ 60 forgets that your own 40 come back when the bluff works.
    .wrong-3 = That is how often Adam may call. The fold must come in the other 40%.

lesson-bluff-2 = And how often with a bluff of 30?
    .right = 30 ÷ (60 + 30) = 30 ÷ 90 = 33.3%.
    .wrong-1 = 30 ÷ 60 is only the size of the bet, measured against the pot.

lesson-bluff-3 = And with a bluff of 60?
    .right = 60 ÷ (60 + 60) = 60 ÷ 120 = 50%. The bigger the bluff, the more often it must work.
    .wrong-1 = 60 ÷ 60 is only the size of the bet, measured against the pot.

lesson-bluff-4 = Adam checks. You have only queen high: bluff 40.
    .right = Adam folds and leaves his 30 in the pot: your bluff has worked (FOLD-1).
    .wrong-1 = That is allowed, but then the nines win. Bluff 40.
    .wrong-2 = Checking is free: there is no reason to fold. Bluff 40.

lesson-bluff-5 = Adam folds. Must you show your cards?
    .choice-1 = No
    .choice-2 = Yes
    .right = Whoever wins because all others have folded need not show anything (SHOW-9).
    .wrong-2 = Nobody is left to contest the pot (SHOW-9).

lesson-bluff-6 = Adam folds half the time. What does a bluff of 40 into 60 earn on average?
    .right = Half the time +60, half the time −40: 30 − 20 = 10. Any single bluff can fail: a right decision can lose.
    .wrong-1 = Half the time you lose the 40, and that counts too: 30 − 20 = 10.

lesson-bluff-7 = Which of these players cannot be bluffed?
    .choice-1 = A player who is all-in
    .choice-2 = A player with a big stack
    .choice-3 = The big blind
    .right = Whoever is all-in has no more decisions to make and cannot be made to fold (ALLIN-12).
    .wrong-2 = A big stack can fold like any other. Only an all-in player cannot be made to fold (ALLIN-12).
    .wrong-3 = The big blind can fold too. Only an all-in player cannot be made to fold (ALLIN-12).

lesson-bluff-8 = Two players are left against your bluff instead of one, and each folds half the time. How often does it work?
    .choice-1 = One time in four
    .choice-2 = As often as against one
    .right = ½ × ½ = ¼: a bluff of 40 that needs 40% works in 25%. Only a player who fears the next one folds more often (ETIQ-4).
    .wrong-2 = Both must fold: ½ × ½ = ¼.

lesson-bluff-q1 = The pot is 100, and you bluff 50. How often must it work?
    .choice-1 = One time in three
    .choice-2 = One time in two
    .right = 50 ÷ (100 + 50) = 50 ÷ 150 = ⅓.
    .wrong-2 = 50 ÷ 150: your own 50 count in the sum.

lesson-bluff-q2 = Against whom is a bluff worst?
    .choice-1 = Someone who calls everything
    .choice-2 = Someone who folds often
    .right = A bluff wins only when the others fold, and this player never does.
    .wrong-2 = There it works best: a bluff needs folds.
