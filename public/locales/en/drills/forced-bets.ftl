# Drill: before the first action.

drill-forced-bets = Before the first action
    .prompt = Nobody has acted yet. How many chips are in the pot? Count everything that is in.
    .prompt-price = { $name } acts first. How many chips does a call cost?
    .prompt-small = Nobody raises. How many chips must { $name } add to the small blind to stay in?
    .prompt-big = Nobody raises. How many chips must { $name } add to the big blind to stay in?
    .prompt-raise = { $name } acts first. To what total is the smallest raise?
    .hint = The pot is all that is in: antes, blinds, straddle and posts, each as it was really paid. A call costs the full size of the highest blind; an ante takes nothing off it.
    .right = { $sum } = { $pot } (GAME-4).
    .right-alone = Only the big blind is in: { $pot } (GAME-4).
    .right-price = The highest blind counts in full, as { $bet }. A call costs { $price } (BLIND-3).
    .right-own = { $bet } − { $own } = { $price }: what is in front already counts (BLIND-10).
    .right-raise = { $bet } + { $by } = { $least } (BET-2).
    .slip-ante-left-out = The antes belong to the pot too, { $antes } in all (ANTE-3).
    .slip-full-ante-in-the-pot = { $name } could only pay { $posted } of the ante, and no more lies in the pot (ANTE-3).
    .slip-full-blind-in-the-pot = { $name } has posted only { $posted }, and no more lies in the pot (BLIND-17).
    .slip-straddle-left-out = The straddle of { $posted } by { $name } is in the pot too (STRADDLE-2).
    .slip-post-left-out = { $name } is new and has posted { $posted }. That is in the pot too (BLIND-22).
    .slip-small-blind-though-nobody = Nobody sits left of the button, so no small blind of { $small } is posted (BTN-4).
    .slip-small-blind-rounded-up = Half of { $big } is rounded down to a whole chip: the small blind is { $small } (BLIND-4).
    .slip-ante-taken-off = The ante of { $ante } is no part of the bet. The price stays { $price } (ANTE-4).
    .slip-short-blind = The big blind has only { $posted }, but everybody plays as if the full { $bet } were there (BLIND-17).
    .slip-blind-for-straddle = The straddle is a raise: { $bet } have to be matched (STRADDLE-3).
    .slip-own-chips-forgotten = { $own } are in already and count, so only { $price } are missing (BLIND-10, BLIND-22).
    .slip-by-for-to = That is by how much. The total is { $bet } + { $by } = { $least } (RAISE-1).
    .slip-straddle-plus-blind = The straddle is the bet now, so a raise adds as much again, { $by }: { $least } (STRADDLE-8).
