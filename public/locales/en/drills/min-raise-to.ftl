# Drill: the smallest raise.

drill-min-raise-to = The smallest raise
    .prompt = { $name } wants to raise. To what total at least?
    .prompt-bet = { $name } wants to bet. How much at least?
    .prompt-one-blind = In this house one big blind is always enough to raise. { $name }: to what total at least?
    .prompt-limit = Fixed limit. { $name } wants to go on: to what total?
    .hint = A bet is at least one big blind. A raise adds at least as much as the last full bet or raise added; the total is what lies in front afterwards.
    .right = The last bet or raise added { $by }: { $bet } + { $by } = { $min } (BET-2).
    .right-opening = The smallest bet is one big blind: { $min } (BET-1).
    .right-one-blind = Here a raise adds at least one big blind, { $by }: { $bet } + { $by } = { $min } (BET-3).
    .right-straddle = The straddle is the bet now, so a raise adds as much again, { $by }: { $bet } + { $by } = { $min } (STRADDLE-8).
    .right-limit = In fixed limit there is one size, { $by }. With the bet at { $bet } it goes to { $min } (LIMIT-1).
    .right-all-in = A full raise would be { $bet } plus { $by }. The stack is shorter, and all-in needs no minimum: { $min } (BET-5).
    .slip-doubled-last-total = Not twice the total of { $bet }: what counts is by how much it grew last, { $by }.
    .slip-one-big-blind = { $bet } + { $big } adds only one big blind; the last step was { $by }, so to { $min }.
    .slip-by-for-to = That is by how much. Asked is the total in front: { $bet } and that on top make { $min } (RAISE-1).
    .slip-minus-own-chips = Own chips are not taken off here: the total is { $bet } plus { $by }.
    .slip-earlier-raise = { $earlier } is the step before. The last one was { $by }: { $bet } + { $by } = { $min }.
    .slip-usual-rule = That is the usual rule. In this house { $by } on top is enough: { $bet } + { $by } = { $min } (BET-3).
