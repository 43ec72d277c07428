# Drill: kicker or split?

drill-kicker-or-split = Kicker or split?
    .prompt = The same kind, the same ranks. Who wins? Mark all who get a part.
    .prompt-card = Which card decides?
    .hint = Only five cards count. Go through the side cards from the top; the first difference decides, and without one the pot is split.
    .card = { RANK($rank, form: "single") }
    .right = { $winners } wins: { $hand }. { $decided }
    .right-split = Split between { $winners }: all five cards are equal, { $hand }.
    .right-card = { $decided }
    .slip-sixth-card = { $hand } has a higher card, but it would be the sixth. The five that count are equal (RANK-17).
    .slip-unused-card = { $hand } has a high card that is not among the five. Only the five are compared (RANK-17).
    .slip-third-pair = The third pair of { $hand } is worthless: five cards hold two pairs and one side card, { $kind } (RANK-13).
    .slip-split-too-early = Not equal: one side card still differs. { $decided }
