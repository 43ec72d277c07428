# Drill: how far ahead?

drill-equity-estimate = How far ahead?
    .prompt = All hands lie open. What share of the pot does hand A win on average, 0 to 100?
    .hint = Think of a case you know and go from there. A tie counts as the part of the pot that it brings, and every card still to come counts.
    .right = { $share }%, counted over all boards. { $known ->
        [two-higher] A pair against two higher cards is about even: 46 to 57% for the pair.
        [pairs] The higher of two pairs wins about 80%.
        [shared] With one rank shared, the higher second card wins about 70 to 75%; less where both are small, for then ties are frequent.
        [draw] Nine outs with two cards to come are about 35%, eight about 32%, four about 17%.
        [draw-with-one-card] Each out is worth about 2% with one card to come.
        [three] Three hands share 100%: a third each would be even.
       *[dead] Hardly any card, or pair of cards, turns this around.
    }
    .slip-tie-share-forgotten = { $share }% counts only the pots won alone. A tie brings its part as well (SPLIT-1).
    .slip-one-card-for-two = { $share }% is the chance of the next card alone. Two cards are to come.
