# Drill: count the outs

drill-outs = Count the outs
    .prompt = { $unseen } cards are unseen. How many of them, coming next, put hand A ahead?
    .prompt-not-behind = { $unseen } cards are unseen. After how many of them, coming next, is hand A not behind: ahead or equal?
    .prompt-one-card = How likely is one of them ({ $outs }) as the next card, in per cent?
    .prompt-two-cards = How likely is at least one of them ({ $outs }) among the next two cards, in per cent?
    .hint = Take every unseen card in turn and compare the best five of both hands. A card that helps the other hand as much is no out, and no card counts twice.
    .right = { $outs } of { $unseen } put hand A ahead: { $cards } (BOARD-7, RANK-2).
    .right-not-behind = After { $outs } of { $unseen } hand A is not behind: { $cards } (BOARD-7, RANK-2).
    .right-one-card = { $outs } ÷ { $unseen } = { $share }%. Twice the number of outs comes close.
    .right-two-cards = { $share }%: both cards miss in { $missed } ÷ { $unseen } of the cases for the first, and one card less of each for the second; the rest hits.
    .slip-pairs-forgotten = { $cards }: these win as well, without straight or flush (RANK-2).
    .slip-false-outs = { $cards }: these help hand A, but hand B no less. They are false outs (RANK-2).
    .slip-still-behind = { $cards }: these improve hand A, but not enough: hand B is better even so (RANK-2).
    .slip-counted-twice = { $cards }: straight and flush at once, but each is one card. Count it once (RANK-9, RANK-10).
    .slip-level-forgotten = { $cards }: with these both hands are equal. Equal is not behind (SPLIT-1).
    .slip-count-for-per-cent = { $outs } is the number of cards, not the per cent.
    .slip-two-cards-for-one = { $share }% is the chance with two cards to come, and four times is the rule for two. Here only the next card is asked for.
    .slip-one-card-for-two = { $share }% is the chance of the next card alone. Two cards are to come.
    .slip-added = { $share }% adds the two chances. Whoever hits twice would be counted twice.
