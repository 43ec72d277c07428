# Positions.

rule-POS-1 = Early, middle and late
    .text = When players talk tactics they number the positions clockwise from the small blind: 1 is the small blind, 2 the big blind, 3–5 are early, 6–8 middle and 9–10 late position.
    .example = Ten players, button in seat 1: seat 2 is the small blind, seat 3 the big blind, seats 4–6 are early, 7–9 middle, seats 10 and 1 late.

rule-POS-2 = Positions at short tables
    .text = With ten players position 10 is the button and 9 the seat before it. At shorter tables count back from the button: the button and the seat before it are late. Of the seats between them and the blinds the later half is middle, the earlier half early; with an odd number the one in between counts as middle.
    .example = Six players: small blind, big blind, one early, one middle, and two late seats, the last of which is the button.

rule-POS-3 = Why acting last is good
    .text = Whoever acts last has already seen what all the others do, and that is an advantage. So the button moves one player on after every hand: in the course of an orbit everybody enjoys the good seat equally often.

rule-POS-4 = Positions hold all hand
    .text = Positions stay fixed for the whole hand. If the player on the button folds, the button stays where it is and still determines who acts first and who last.
