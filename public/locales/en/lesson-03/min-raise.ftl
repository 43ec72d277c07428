# Lesson: The smallest raise.

lesson-min-raise = The smallest raise
    .goal = After this you can say the smallest total to which you may raise.

lesson-min-raise-1 = Blinds 2 and 5. What is the smallest bet on the flop?
    .right = One big blind, 5 (BET-1).
    .wrong-1 = 2 is only the small blind. The smallest bet is a big blind.
    .wrong-2 = One chip is not a bet here.

lesson-min-raise-2 = Adam bets 5. What is the least you may raise to?
    .right = 5 + 5 = 10: a raise adds at least as much as the bet (BET-2).
    .wrong-1 = That raises by 4, one short of the 5 you are raising.
    .wrong-2 = 5 would only be a call. A raise goes to at least 5 + 5 = 10.
    .wrong-3 = The bet and once more the same: 5 + 5.

lesson-min-raise-3 = Raise to 20.
    .right = You raise by 20 − 5 = 15. That is now the measure for the next raise (BET-2).
    .wrong-1 = The table refuses 9: raise to at least 10, the 5 plus the bet of 5 (BET-2).
    .wrong-2 = That is allowed, but to see the next rule, raise to 20.

lesson-min-raise-4 = It is Cyril’s turn. What is the least a raise may go to?
    .right = You raised by 20 − 5 = 15, so 20 + 15 = 35 (BET-2).
    .wrong-1 = Doubling is a common guess. What counts is the last increase: 15.
    .wrong-2 = One big blind on top is the rule of some houses only (BET-3).
    .wrong-3 = The bet of 5 is not the measure any more. The last raise was by 15.

lesson-min-raise-5 = Cyril makes it 35, now it is Adam’s turn. What is the least a raise may go to?
    .right = The last raise was again by 15: 35 + 15 = 50 (BET-2).
    .wrong-1 = Doubling again: it is 35 + 15 = 50.

lesson-min-raise-6 = Here a raise need add only a big blind. After a bet of 5 and a raise to 20, what is the least you may raise to?
    .right = 20 + 5 = 25 (BET-3).
    .wrong-1 = That is the usual rule. This sheet asks for one big blind only (BET-3).

lesson-min-raise-7 = Why is there a minimum at all?
    .choice-1 = So that nobody slows the game with tiny raises
    .choice-2 = To protect the one who is losing
    .right = Without it somebody could raise by one chip again and again (BET-6).
    .wrong-2 = It protects everybody’s time.

lesson-min-raise-q1 = The big blind is 10. After a bet of 30 and a raise to 80, what is the least a re-raise may go to?
    .right = The last raise was by 80 − 30 = 50: 80 + 50 = 130 (BET-2).
    .wrong-1 = By 50, not by 80: 80 + 50 = 130.
    .wrong-2 = 30 was the bet. The last raise was by 50.
    .wrong-3 = To add just one big blind is enough in some houses only.

lesson-min-raise-q2 = Somebody bets 12. Is a raise to 20 allowed?
    .choice-1 = No, at least to 24
    .choice-2 = Yes
    .right = A raise adds at least the bet: 12 + 12 = 24 (BET-2).
    .wrong-2 = That is by 8, and 8 is less than 12.

lesson-min-raise-q3 = Before the flop, blinds 1 and 2, nobody has raised. What is the least a raise may go to?
    .right = By at least the big blind: 2 + 2 = 4 (BET-2).
    .wrong-1 = By at least the big blind: 2 + 2 = 4.

lesson-min-raise-q4 = An opening bet, a raise and another raise. How many re-raises are there?
    .right = The bet opens, the first raise is a raise, the second is the re-raise (RAISE-2).
    .wrong-1 = The first raise is only a raise. The next one is a re-raise (RAISE-2).
    .wrong-2 = The opening bet is not counted.
