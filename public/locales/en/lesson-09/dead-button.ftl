# Lesson: the dead button, when somebody leaves the table.

lesson-dead-button = Somebody leaves
    .goal = After this you can place the button and the blinds when a chair has become empty.

lesson-dead-button-1 = The recipe of the dead button: the big blind goes first, to the next player due. The small blind stands where the big blind was, the button where the small blind was, even if that chair is empty now (BTN-4).

lesson-dead-button-2 = Button 1, small blind 2, big blind 3, and nobody leaves. Where are button and blinds in the next hand?
    .right = Each moves on one place: 2, 3, 4 (BTN-3).
    .wrong-1 = They go to the left, clockwise: 2, 3, 4.
    .wrong-2 = That is this hand. For the next one all three move on one place: 2, 3, 4.

lesson-dead-button-3 = Instead, Bea in seat 2 (small blind) leaves now. Where are button and blinds in the next hand?
    .right = The big blind goes to 4, the small blind to 3, and the button stands at Bea’s empty chair, 2 (BTN-4).
    .wrong-1 = That is the moving button: seat 3 would escape its small blind and seat 4 its big blind.
    .wrong-2 = Then seat 1 would have the button twice. It moves on, even to an empty chair: 2, 3, 4.

lesson-dead-button-4 = Here is that hand. Who gets the first card and also opens the flop?
    .right = The first player left of the empty button chair: seat 3 (BTN-4).
    .wrong-1 = Chair 2 is empty; only the button stands there. Left of it is seat 3.
    .wrong-2 = Seat 3 is between the button and seat 4, so seat 3 is first.

lesson-dead-button-5 = And where are button, small blind and big blind in the hand after that?
    .right = All move on one place again: 3, 4, 5. Now the button is at a player again.
    .wrong-1 = Seat 3 has paid its small blind and is now due the button: 3, 4, 5.

lesson-dead-button-6 = Back to the start. Instead, Cyril in seat 3 (big blind) leaves. What happens in the next hand?
    .choice-1 = Button 2, no small blind, big blind 4
    .choice-2 = Button 2, small blind 4, big blind 5
    .right = The small blind would fall on the empty chair 3: nobody posts it in this hand (BTN-4).
    .wrong-2 = That is the moving button: seat 4 would escape its big blind.

lesson-dead-button-7 = Here is that hand. How much lies in the middle before the first action?
    .right = Only the big blind, 2.
    .wrong-1 = Nobody posts a small blind in this hand, so there is only the big blind, 2.

lesson-dead-button-8 = And where are button, small blind and big blind in the hand after that?
    .right = The button stands where the small-blind chair was, at the empty chair 3. Then 4 and 5 (BTN-4).
    .wrong-1 = Seat 2 has had the button. It goes on to chair 3, though it is empty.
    .wrong-2 = The button never jumps over a chair: it goes from 2 to 3.

lesson-dead-button-9 = Why all this?
    .choice-1 = So that in every orbit each player has the button once and pays the blinds
    .choice-2 = To punish whoever leaves
    .right = Nobody escapes a blind, and nobody pays twice (BTN-5).
    .wrong-2 = Whoever has left is gone. It is about those who stay (BTN-5).

lesson-dead-button-q1 = Six seats, button 4, small blind 5, big blind 6. Seat 5 leaves. Where do button, small and big blind go?
    .choice-1 = 5 (empty chair), 6, 1
    .choice-2 = 6, 1, 2
    .choice-3 = 4, 6, 1
    .right = Big blind 1, small blind 6, and the button at the empty chair 5 (BTN-4).
    .wrong-2 = That is the moving button. Then seat 6 would escape its small blind and seat 1 its big blind.
    .wrong-3 = The button moves on to the chair of the small blind, 5, though it is empty.

lesson-dead-button-q2 = What is placed first under the dead button?
    .choice-1 = The big blind
    .choice-2 = The button
    .right = First the big blind, for the player next due; the rest follows from it (BTN-4).
    .wrong-2 = The button follows from the blinds: it stands where the small blind was (BTN-4).

lesson-dead-button-q3 = The small blind falls on an empty chair. What now?
    .choice-1 = No small blind is posted
    .choice-2 = The big blind posts both
    .right = In this hand there is no small blind (BTN-4).
    .wrong-2 = Nobody pays for an empty chair (BTN-4).
