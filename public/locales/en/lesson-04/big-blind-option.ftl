# Lesson: The big blind’s last word.

lesson-big-blind-option = The big blind’s last word
    .goal = After this you can use the big blind’s option and know when it is gone.

lesson-big-blind-option-1 = You are the big blind, and everybody has called 2. Is the round over?
    .choice-1 = No
    .choice-2 = Yes
    .right = The big blind has not had its turn yet (ROUND-6).
    .wrong-2 = All have put in 2, but you have not spoken yet (ROUND-6).

lesson-big-blind-option-2 = What can you do?
    .right = Fold, check or raise: this is the big blind’s option (BLIND-12, BLIND-13).
    .wrong-1 = There is nothing to call: your 2 are in.
    .wrong-2 = Your forced 2 are a live bet, and you may raise it yourself (BLIND-14).

lesson-big-blind-option-3 = Use the option: raise to 6.
    .right = The first round is open again, and all three have to answer (BLIND-12).
    .wrong-1 = That is allowed, but it would end the round. Use the option here: raise to 6.
    .wrong-2 = A check costs nothing. Never fold for free.

lesson-big-blind-option-4 = What does Dora have to add to call?
    .right = 6 − 2 = 4. All three have to answer again.
    .wrong-1 = Her 2 are in already: 6 − 2 = 4.
    .wrong-2 = That was the price before your raise.

lesson-big-blind-option-5 = Dora and Adam call, Bea folds. Do you get another turn in this round?
    .choice-1 = No
    .choice-2 = Yes
    .right = Nobody has raised again, and the option is used up (BLIND-12).
    .wrong-2 = Nobody may raise their own raise (RAISE-3).

lesson-big-blind-option-6 = Another hand. You are the big blind, and Dora has raised to 4. What can you do?
    .right = There is a raise to match: fold, call 2 or raise (BLIND-13).
    .wrong-1 = Before the flop only the big blind may check, and only if nobody has raised (CHECK-3).

lesson-big-blind-option-q1 = You are the small blind. Everybody calls. May you check?
    .choice-1 = No, I call the rest and the big blind has the last word
    .choice-2 = Yes
    .right = The small blind does not match the bet yet; it has to be completed (CHECK-3).
    .wrong-2 = Before the flop only the unraised big blind may check (CHECK-3).

lesson-big-blind-option-q2 = Everybody folds to the big blind. What now?
    .choice-1 = The big blind wins without doing anything
    .choice-2 = The big blind has to check
    .right = Only one player is left, so the hand is over (GAME-15).
    .wrong-2 = One player is left, and the hand is over (GAME-15).

lesson-big-blind-option-q3 = Blinds 1 and 2, three callers. What is the least the big blind may raise to?
    .right = 2 + 2 = 4: a raise adds at least the big blind.
    .wrong-1 = A raise adds at least 2: 2 + 2 = 4.
    .wrong-2 = Three callers do not change the smallest raise: 2 + 2 = 4.
