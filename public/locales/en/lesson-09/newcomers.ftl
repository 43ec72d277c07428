# Lesson: when a newcomer is dealt in, and what it costs.

lesson-newcomers = A new player sits down
    .goal = After this you can tell a newcomer when the first hand comes and what it costs.

lesson-newcomers-1 = Button 1, small blind 3, big blind 5, blinds 5/10. You sit down in seat 6. What are your choices?
    .choice-1 = Post 10 and play now, or wait for the big blind
    .choice-2 = Play at once for nothing
    .choice-3 = Wait a whole orbit
    .right = A newcomer posts the amount of the big blind, or waits until the big blind comes (BLIND-20).
    .wrong-2 = Nobody gets hands for nothing: post 10, or wait for the big blind (BLIND-20).
    .wrong-3 = Seat 6 is left of the big blind. There you may post 10 and play at once (BLIND-20).

lesson-newcomers-2 = You have posted 10. You speak first, and nobody has raised. Check.
    .right = Your 10 are live: they count as a bet, so there is nothing to call (BLIND-22).
    .wrong-1 = You may raise too: that right is yours (BLIND-22). But here check.
    .wrong-2 = Checking is free: your 10 already match the big blind. Check.

lesson-newcomers-3 = Gita and Cyril call; Emil in the big blind raises to 40. What does a call cost you?
    .right = Your post counts: 40 − 10 = 30.
    .wrong-1 = You have 10 in already: 40 − 10 = 30.

lesson-newcomers-4 = Now you watch from seat 9. A newcomer sits down in seat 4, between the blinds at 3 and 5. What about this hand?
    .choice-1 = Not dealt in
    .choice-2 = Post 10 and play
    .right = Nobody comes in between the button and the big blind (BLIND-21).
    .wrong-2 = Between the two blinds every source bars it (BLIND-21).

lesson-newcomers-5 = Next hand: button 3, small blind 5, big blind 7. What about seat 4 now?
    .choice-1 = Still not dealt in
    .choice-2 = Post 10 and play
    .right = Seat 4 still lies between the button and the big blind (BLIND-21).
    .wrong-2 = The button stands at 3. It has to pass seat 4 first (BLIND-21).

lesson-newcomers-6 = The hand after: button 5, small blind 7, big blind 9. What about seat 4 now?
    .choice-1 = Post 10, or wait for the big blind
    .choice-2 = Still not dealt in
    .right = The button has passed: seat 4 may post or wait (BLIND-20).
    .wrong-2 = Seat 4 is now behind the button, no longer between it and the big blind. It may post or wait.

lesson-newcomers-7 = Button 1, small blind 3, big blind 5 again. A newcomer sits down in seat 2. What about this hand?
    .choice-1 = Not dealt in
    .choice-2 = Post 10 and play
    .right = In this house the seats between the button and the small blind are barred as well (BLIND-21).
    .wrong-2 = One source would allow it. This house takes the wider ban: anywhere between button and big blind (BLIND-21).

lesson-newcomers-8 = Next hand: button 3. What about seat 2 now?
    .choice-1 = Post 10, or wait for the big blind
    .choice-2 = Still not dealt in
    .right = The button has passed seat 2 (BLIND-21).
    .wrong-2 = The button is at 3 and has passed seat 2. Now the newcomer may post or wait (BLIND-20).

lesson-newcomers-9 = Why is that place barred?
    .choice-1 = So that nobody slips in behind the blinds and plays the best seats for nothing
    .choice-2 = To keep the table small
    .right = Whoever came in there would play the late seats without having paid a blind (BLIND-21).
    .wrong-2 = The number of players does not matter. Everybody is to pay the blinds in turn (BTN-5).

lesson-newcomers-q1 = Button 3, small blind 4, big blind 5. A newcomer in seat 6 posts the big blind. Is this post live?
    .choice-1 = Yes
    .choice-2 = No
    .right = It counts as the newcomer’s first bet (BLIND-22).
    .wrong-2 = It is no dead money: it counts as the newcomer’s first bet (BLIND-22).

lesson-newcomers-q2 = Ten seats, button 8, small blind 9, big blind 1. A newcomer sits down in seat 10. What now?
    .choice-1 = Wait until the button has passed
    .choice-2 = Post and play
    .right = Seat 10 is between the small and the big blind (BLIND-21).
    .wrong-2 = Not there: seat 10 is between the small and the big blind (BLIND-21).

lesson-newcomers-q3 = A newcomer posts, nobody raises, and the action comes round. What may the newcomer do?
    .choice-1 = Check or raise
    .choice-2 = Only check
    .choice-3 = Only call
    .right = The post is live, so raising is allowed too (BLIND-22).
    .wrong-2 = The post is live: raising is allowed as well (BLIND-22).
    .wrong-3 = There is nothing to call. Checking or raising is possible.
