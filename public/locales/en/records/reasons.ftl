# Why a bot did what it did, told after the hand.

records-why = Why?
records-why-of = Why did { $name } do that?
records-why-busy = { $name } is asked again …
records-why-none = What { $name } thought cannot be told any more: time was short then, or this version plays otherwise.
records-why-hidden = { $name } has not shown the cards, so the plan stays hidden with them (SHOW-18).

# The plan.
records-why-value = For value: worse hands were to call.
records-why-bluff = A bluff: better hands were to fold.
records-why-semi-bluff = A bluff with a draw: better hands were to fold, and if they called, the draw could still come in.
records-why-short-stack = All-in, because the stack was short.
records-why-trap = A trap: a strong hand that did not want to scare anybody off.
records-why-right = The price was right.
records-why-dear = The price was too high.
records-why-free = There was nothing to pay, and nothing worth a bet.
records-why-open = A hand good enough to open with from this place.
records-why-showdown = A winning hand is shown, a beaten one mucked.
records-why-no-time = There was no time to think: check, or else fold.

records-why-holding = { $holding ->
    [start] In hand: among the best { $top }% of starting hands.
    [overcards] In hand: two cards above the board.
    [gutshot] In hand: a straight draw in one place.
    [straight-draw] In hand: a straight draw in two places.
    [flush-draw] In hand: a flush draw.
    [low-pair] In hand: a small pair.
    [top-pair] In hand: top pair, or a pair above the board.
    [two-pair] In hand: two pairs.
    [three] In hand: three of a kind.
    [straight] In hand: a straight.
    [flush] In hand: a flush.
    [monster] In hand: a full house or better.
   *[nothing] In hand: nothing.
}

# Whom the bot took for what. { $range } is in the usual notation: 22+, A2s+, KQo.
records-why-range = Assumed of { $name }: about { $share }% of all hands, above all { $range }.
    .you = Assumed of you: about { $share }% of all hands, above all { $range }.
records-why-share = Assumed of { $name }: about { $share }% of all hands.
    .you = Assumed of you: about { $share }% of all hands.
records-why-any = Assumed of { $name }: any two cards.
    .you = Assumed of you: any two cards.

# The figures.
records-why-chance = Estimated equity: { $equity }%.
records-why-price = The call needed { $price }% equity.
records-why-both = Estimated equity: { $equity }%; the call needed { $price }%.
