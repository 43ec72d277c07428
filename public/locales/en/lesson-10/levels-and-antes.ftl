# Lesson: growing blinds, antes and short blinds.

lesson-levels-and-antes = Blinds that grow
    .goal = After this you can pay antes and short blinds and say what they do to the price of a call.

lesson-levels-and-antes-1 = The clock of a tournament: blinds 25/50, then 50/100, then 50/100 with an ante. Blinds rise at regular intervals (TOURN-8), so that nobody with a short stack can just sit and wait (TOURN-9).

lesson-levels-and-antes-2 = The ante is a tenth of the big blind. How much is that at 50/100?
    .right = A tenth of 100 is 10 (ANTE-2).
    .wrong-1 = 5 is a tenth of the small blind. The ante goes by the big blind: 10 (ANTE-2).

lesson-levels-and-antes-3 = Six players, blinds 50/100, ante 10. How much lies in the middle before the first action?
    .right = Six antes, 6 × 10 = 60, and the blinds: 60 + 150 = 210 (ANTE-3).
    .wrong-1 = Everybody pays the ante, not one player alone: 6 × 10 = 60, and 60 + 150 = 210 (ANTE-3).
    .wrong-2 = 150 are the blinds alone. Add six antes: 60 + 150 = 210.

lesson-levels-and-antes-4 = You speak first. What does a call cost you?
    .right = 100, the big blind: the ante is no part of a bet (ANTE-4).
    .wrong-1 = Your ante lies in the pot and counts for nothing else. A call costs 100 (ANTE-4).

lesson-levels-and-antes-5 = You call, the others fold. What does a call cost Adam, the small blind?
    .right = 100 − 50 = 50: the blind counts, the ante does not (ANTE-4).
    .wrong-1 = Adam’s blind of 50 counts, the ante of 10 does not: 100 − 50 = 50.

lesson-levels-and-antes-6 = Adam calls. Which buttons does Bea, the big blind, have?
    .right = Bea has 100 in already: checking is free, and a raise is possible.
    .wrong-1 = Bea’s 100 are in, and the ante asks for nothing more (ANTE-4).

lesson-levels-and-antes-7 = What are blinds and antes for?
    .choice-1 = Both force chips into the pot
    .choice-2 = They pay the card room
    .right = Without them there would be nothing to play for (ANTE-5). In hold’em antes come only in some tournaments, on the later levels (ANTE-1).
    .wrong-2 = Whoever wins the hand wins them too. Both are there to force chips into the pot (ANTE-5).

lesson-levels-and-antes-8 = Blinds 5/10, but Cyril, the big blind, has only 6. Is Cyril out?
    .choice-1 = No
    .choice-2 = Yes
    .right = Cyril posts 6 and is all-in (TOURN-10).
    .wrong-2 = Out means zero chips. Cyril posts the last 6 and plays on, all-in (TOURN-10).

lesson-levels-and-antes-9 = Cyril has posted 6 of 10. What does a call cost you?
    .right = The big blind counts as 10, however short it is (BLIND-17).
    .wrong-1 = The others play as if the blind were complete: 10 (BLIND-17).

lesson-levels-and-antes-10 = And what is the least you may raise to?
    .right = Counted from the full blind: 10 + 10 = 20.
    .wrong-1 = 12 is twice the 6. But the full blind counts: 10 + 10 = 20 (BLIND-17).

lesson-levels-and-antes-11 = You call 10, Bea adds 5. Build the pots.
    .right = Main pot 3 × 6 = 18 for all three; side pot 4 + 4 = 8 for you and Bea.
    .wrong-1 = Cyril’s 6 count three times, once for each of you: 3 × 6 = 18.
    .wrong-2 = Above the 6 lie 4 from you and 4 from Bea: 4 + 4 = 8.

lesson-levels-and-antes-q1 = Nine players, blinds 100/200, ante 20. How much lies in the middle before the action?
    .right = 9 × 20 = 180, and 180 + 300 = 480 (ANTE-3).
    .wrong-1 = 300 are the blinds. Nine antes of 20, that is 180, come on top.
    .wrong-2 = Every player pays the ante, not just one: 9 × 20 = 180, and 180 + 300 = 480.

lesson-levels-and-antes-q2 = Blinds 100/200, ante 20. What does a caller put in, not counting the ante?
    .right = The big blind, 200 (ANTE-4).
    .wrong-1 = The ante is no part of the call: it costs the full 200 (ANTE-4).

lesson-levels-and-antes-q3 = Blinds 200/400, and the big blind has only 150. What does a call cost the others?
    .right = The big blind counts in full: 400 (BLIND-17).
    .wrong-1 = 150 is what lies there, but the blind counts as if it were complete: 400 (BLIND-17).
