# Lesson: the house-rules sheet, blinds and the fee of the house.

lesson-house-rules = The sheet on the wall
    .goal = After this you can look up what is in force at a table and work out its blinds and its fee.

lesson-house-rules-1 = Every table has its sheet of house rules: 40 lines, each with its value and a “why?”. Every finer point is fixed beforehand, so that nobody has to argue (GAME-6). The people who run a card room have a manual of their own (GAME-7). Open the sheet.

lesson-house-rules-2 = Find the line about the seats: how many does this table have at most?
    .right = Two to ten players sit at a table (SEAT-2).
    .wrong-1 = The cards would be enough for 22 (SEAT-3), but everybody would wait very long for a turn. A table seats up to ten.

lesson-house-rules-3 = Find the line “Who deals”. Who deals here?
    .choice-1 = The computer
    .choice-2 = The winner of the last hand
    .right = In a card room an employee deals, at home often the player on the button (SEAT-6). The play is the same.
    .wrong-2 = Nobody wins the deal. Look at the line “Who deals” (SEAT-6).

lesson-house-rules-4 = Limit 2–4. How big is the small blind?
    .right = Half of the big blind of 2 is 1 (BLIND-4).

lesson-house-rules-5 = Limit 5–10, and the smallest chip is 1. How big is the small blind?
    .right = Half of 5 is 2.5, rounded down to a whole chip: 2 (BLIND-4).
    .wrong-1 = Half of 5 is 2.5. It is rounded down, not up: 2 (BLIND-4).
    .wrong-2 = 5 is the big blind. The small one is half of it, rounded down: 2.

lesson-house-rules-6 = Limit 15–30, and the smallest chip is 1. How big is the small blind?
    .right = Half of 15 is 7.5, rounded down to a whole chip: 7 (BLIND-4).

lesson-house-rules-7 = And how big is the big blind of limit 15–30?
    .right = 15: the big blind is the lower limit, not twice the small blind (BLIND-6).
    .wrong-1 = 2 × 7 = 14, but there is no such bet in this game. The big blind is the lower limit: 15.

lesson-house-rules-8 = Limit 5–10, and there are half chips in play. How big is the small blind now?
    .right = Half of 5 is 2.5, and that can be paid. Some houses set the small blind freely (BLIND-5).
    .wrong-1 = Only what cannot be paid is rounded. With half chips 2.5 can be paid (BLIND-4).

lesson-house-rules-9 = Limit 5–10, smallest chip 1. You have put in the small blind and Cyril calls. What do you add to call?
    .right = 5 − 2 = 3: your small blind of 2 counts.
    .wrong-1 = Your 2 are in already, so 5 − 2 = 3 are missing.
    .wrong-2 = The small blind is not half here: it was rounded down to 2. So 5 − 2 = 3 are missing.

lesson-house-rules-10 = A card room keeps 5 per cent of the pot as its fee. The pot is 120: what does the winner get?
    .right = The room organises the game and may charge for it (GAME-8). This fee is the rake, or drop (RAKE-2): 5% of 120 is 6, and 120 − 6 = 114 (SHOW-19).
    .wrong-1 = In that house the fee is not 0 (RAKE-1): 120 − 6 = 114.
    .wrong-2 = 5 per cent of 120 is 6, not 5: 120 − 6 = 114.

lesson-house-rules-11 = And here: look at the sheet “School”. What is the fee?
    .choice-1 = None
    .choice-2 = 5 per cent
    .right = At the school’s tables nobody takes anything from the pot (RAKE-1).
    .wrong-2 = That was the other house. At the school’s tables the line says: nothing.

lesson-house-rules-q1 = Limit 30–60, and the smallest chip is 1. How big are the blinds?
    .choice-1 = 15 and 30
    .choice-2 = 30 and 60
    .right = The big blind is the lower limit, 30, and the small one is half of it (BLIND-3, BLIND-4).
    .wrong-2 = 60 is the bet of the turn and the river, not a blind. The big blind is 30, the small one 15.

lesson-house-rules-q2 = Two players disagree about a rule of the house. What comes first?
    .choice-1 = They look at the sheet
    .choice-2 = The table votes
    .choice-3 = The older player decides
    .right = The sheet is written down so that nobody has to argue (GAME-6).
    .wrong-2 = A table does not vote on rules. They are written on the sheet (GAME-6).
    .wrong-3 = Nobody at the table decides it: the sheet does (GAME-6).

lesson-house-rules-q3 = Against whom do you play?
    .choice-1 = Against the other players
    .choice-2 = Against the card room
    .right = Poker is played between the players (GAME-8).
    .wrong-2 = The card room only organises the game (GAME-8).
