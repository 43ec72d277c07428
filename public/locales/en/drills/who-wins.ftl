# Drill: who wins?

drill-who-wins = Who wins?
    .prompt = Who wins? Mark every hand that gets a part of the pot.
    .hint = The best five of seven cards count. The better kind wins; within one kind the ranks decide, compared from the top down as far as the fifth card. Suits are all equal.
    .right = { $winners } wins: { $hand }. { $decided }
    .right-split = The pot is split between { $winners }: each has { $hand }.
    .slip-ace-high = In the straight of { $hand } the ace is the lowest card: it counts below the two, so the straight only reaches the five (RANK-11).
    .slip-around-the-corner = { $hand } has no straight. A row does not go on around the corner from the ace to the two; what counts is { $kind } (RANK-11).
    .slip-three-pairs = { $hand } has three pairs, but five cards hold only two of them: { $kind } (RANK-13).
    .slip-sixth-card = The higher card of { $hand } is only the sixth or seventh. Five cards count, and those are equal (RANK-17).
    .slip-suit = { $hand } wins nothing by suit: the four suits are equal, and all ranks are the same (DECK-3, SPLIT-3).
    .slip-one-winner = Nobody is ahead here: { $winners } have equal fives, { $hand }. They share (SPLIT-1).
    .slip-split-too-early = They are not equal yet: compare as far as the fifth card. { $decided }
