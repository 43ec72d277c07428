# Lesson: missed blinds and changes of seat.

lesson-away-and-moving = Away, back, and another chair
    .goal = After this you can deal with missed blinds and with a change of seats.

lesson-away-and-moving-1 = Some rooms ask you for your blind; here you post it by yourself. If you want a rest, choose “sit out next hand”: from then on you get no cards (BLIND-24).

lesson-away-and-moving-2 = Button 1, small blind 2, big blind 3. Dora, due the big blind in seat 4, is away. Where do the three go next?
    .right = The next player due posts the big blind instead: seat 5. Small blind 3, button 2 (BTN-4).
    .wrong-1 = Dora is away and cannot post the big blind. It goes on to seat 5: 2, 3, 5.
    .wrong-2 = Only the big blind moves past Dora’s seat. The button and the small blind follow as usual: 2, 3, 5.

lesson-away-and-moving-3 = Two hands later: button 5, small blind 6, big blind 1. Dora is back in seat 4. What now?
    .choice-1 = Dora pays one big blind, live, and plays, or waits for it
    .choice-2 = Dora plays for nothing
    .choice-3 = Dora pays the small and the big blind
    .right = One missed big blind is owed; it counts as a bet (BLIND-18).
    .wrong-2 = Dora has missed a big blind, and nobody may dodge it (BLIND-18).
    .wrong-3 = In this house a missed small blind is not asked for (BLIND-18).

lesson-away-and-moving-4 = And if Dora had come back one hand earlier, with button 3, small blind 5 and big blind 6?
    .choice-1 = Dora is not dealt in
    .choice-2 = Dora pays and plays
    .right = Seat 4 lies between the button and the big blind: nobody comes back there (BLIND-18).
    .wrong-2 = You may pay and play only once the button has passed. Here it stands at 3 (BLIND-18).

lesson-away-and-moving-5 = Adam takes a break on the button, seat 1. The blinds pass seat 1 once; with the button at 2 Adam is back. What now?
    .choice-1 = Adam plays without paying
    .choice-2 = Adam pays one big blind
    .right = The break began on the button: all of Adam’s hands were paid for (BLIND-19).
    .wrong-2 = Only where the sheet has no break from the button, or if the blinds pass twice (BLIND-19).

lesson-away-and-moving-6 = Button 1, big blind 3. The player in seat 5, two hands away from the big blind, moves to seat 8. What now?
    .choice-1 = Sits out two hands and plays when the big blind is in seat 6
    .choice-2 = Plays at once
    .choice-3 = Waits until the big blind comes to seat 8
    .right = Seat 8 is farther from the blinds. The player waits until it is two hands away again (BLIND-23).
    .wrong-2 = Then the move would bring free hands. Moving away from the blinds means waiting (BLIND-23).
    .wrong-3 = Waiting lasts only until the old distance of two hands is reached: big blind in seat 6 (BLIND-23).

lesson-away-and-moving-7 = Seat 5 is free now. The player in seat 9, five hands from the big blind, moves there, two hands from it. What now?
    .choice-1 = Plays at once
    .choice-2 = Waits five hands
    .right = Moving closer to the blinds costs the others nothing (BLIND-23).
    .wrong-2 = Only those who move away from the blinds have to wait (BLIND-23).

lesson-away-and-moving-q1 = You miss your big blind and come back when the button is three seats past you. What do you do?
    .choice-1 = Post one big blind or wait for it
    .choice-2 = Play and pay nothing
    .right = A missed big blind is made good before the next cards (BLIND-18).
    .wrong-2 = Nobody may dodge the blinds: post one, or wait for it (BLIND-18).

lesson-away-and-moving-q2 = You move one chair nearer to the coming big blind. What happens?
    .choice-1 = You are dealt in at once
    .choice-2 = You wait
    .right = Nearer to the blinds costs the others nothing (BLIND-23).
    .wrong-2 = Only moving away from the blinds means waiting (BLIND-23).

lesson-away-and-moving-q3 = You leave on the button and let the blinds pass twice. What do you pay when you come back?
    .choice-1 = As much as anybody who has missed a blind
    .choice-2 = Nothing
    .right = The exemption covers one passing of the blinds, not two (BLIND-19).
    .wrong-2 = The exemption covers only one passing (BLIND-19).
