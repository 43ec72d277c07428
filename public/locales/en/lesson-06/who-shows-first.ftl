# Lesson: Who turns the cards first.

lesson-who-shows-first = Who turns the cards first
    .goal = After this you can give the order of showing after any last round.

lesson-who-shows-first-1 = The river: you bet 10, Bea and Cyril call. In which order are the cards shown?
    .right = You bet and nobody raised, so you open (SHOW-3).
    .wrong-1 = Calling last does not open: you bet, so you show first.

lesson-who-shows-first-2 = The river: you check, Bea bets 10, Cyril and you call. In which order are the cards shown?
    .right = Bea bet and opens; the others follow clockwise (SHOW-4).
    .wrong-1 = Who acted first in the round no longer matters once there is a bet.
    .wrong-2 = Clockwise from Bea comes Cyril.

lesson-who-shows-first-3 = You bet 10, Bea raises to 30, Cyril and you call. In which order are the cards shown?
    .right = Bea raised last and opens (SHOW-2).
    .wrong-1 = Your bet was raised, and the last to raise opens.

lesson-who-shows-first-4 = You bet 10, Bea raises to 30, Cyril to 50, you and Bea call. In which order are the cards shown?
    .right = Cyril raised last and opens; you and Bea follow clockwise (SHOW-3).
    .wrong-1 = Bea raised, but Cyril raised after her and opens.

lesson-who-shows-first-5 = The river: everybody checks. In which order are the cards shown?
    .right = Nobody bet, so the first to act opens (SHOW-5).

lesson-who-shows-first-6 = Cyril bets on the turn, you and Bea call; on the river everybody checks. In which order are the cards shown?
    .right = In the last round nobody bet, so the first to act opens (SHOW-5).
    .wrong-1 = Cyril’s bet was on the turn. In the last round nobody bet (SHOW-5).

lesson-who-shows-first-7 = The same actions in a house where the last aggressor of the whole hand opens. What is the order now?
    .right = Some clubs ask the last aggressor of the whole hand, here Cyril (SHOW-5). Read the sheet of the house.

lesson-who-shows-first-q1 = The river: A bets, B raises, A calls. Who shows first?
    .choice-1 = B
    .choice-2 = A
    .right = B raised last (SHOW-2).
    .wrong-2 = The last aggressor is B (SHOW-2).

lesson-who-shows-first-q2 = Everybody checks on the river. The button is at 4; the players are 1, 3 and 4. Who shows first?
    .choice-1 = Seat 1
    .choice-2 = Seat 4
    .right = The first to act opens, and that is the first left of the button (SHOW-5).
    .wrong-2 = The button is the last to act and the last to show (SHOW-5).

lesson-who-shows-first-q3 = A, B and C sit clockwise. B bets, then C and A call. Who shows last?
    .choice-1 = A
    .choice-2 = C
    .right = B opens, then clockwise C and A (SHOW-4).
    .wrong-2 = Clockwise from B: first C, then A (SHOW-4).
