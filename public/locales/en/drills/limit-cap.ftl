# Drill: count the raises.

drill-limit-cap = Count the raises
    .prompt = A limit game, three raises a round. { $name } is to act. May the betting still go up?
    .prompt-four = A limit game, four raises a round in this house. { $name } is to act. May the betting still go up?
    .prompt-cash = A limit game for cash, two players. { $name } is to act. May the betting still go up?
    .prompt-tournament = A limit tournament, two players are left. { $name } is to act. May the betting still go up?
    .prompt-to = To what total?
    .prompt-size = A limit game. { $name } wants to put in more than a call. To what total?
    .yes = Yes
    .no = No, only call or fold
    .hint = Count the raises of this round without the opening bet; before the flop the big blind is the opening bet. Each step is the lower limit before and on the flop, the upper one on turn and river.
    .right-open = Raises used: { $raises } of { $cap }. The opening bet is none of them, so it may go up (LIMIT-3, LIMIT-6).
    .right-capped = Raises used: { $raises } of { $cap }. The betting is capped: only call or fold (LIMIT-5).
    .right-open-blind = Before the flop the big blind is the opening bet. Raises used: { $raises } of { $cap } (LIMIT-6).
    .right-capped-blind = Before the flop the big blind is the opening bet. Raises used: { $raises } of { $cap }, so the betting is capped (LIMIT-6).
    .right-open-straddle = The straddle is the first raise. Raises used: { $raises } of { $cap } (STRADDLE-6).
    .right-capped-straddle = The straddle is the first raise. Raises used: { $raises } of { $cap }, so the betting is capped (STRADDLE-6).
    .right-two = Between two players a cash game knows no cap: it goes on while there are chips (LIMIT-4).
    .right-two-capped = In a tournament the cap stays between two players. Raises used: { $raises } of { $cap } (LIMIT-4).
    .right-early = Before and on the flop each step is the lower limit: { $bet } + { $unit } = { $to } (LIMIT-2).
    .right-late = On turn and river each step is the upper limit: { $bet } + { $unit } = { $to } (LIMIT-2).
    .right-bet-early = Before and on the flop a bet is exactly the lower limit: { $to } (LIMIT-2).
    .right-bet-late = On turn and river a bet is exactly the upper limit: { $to } (LIMIT-2).
    .slip-cap-with-two-players = Raises used: { $raises }. But between two players a cash game has no cap of { $cap } (LIMIT-4).
    .slip-no-cap-with-two-players = That holds in a cash game. In a tournament the cap of { $cap } stays, and { $raises } are used (LIMIT-4).
    .slip-usual-cap = Raises used: { $raises }. In most houses that is the cap, in this one it is { $cap } (LIMIT-3).
    .slip-opening-bet-counted = The opening bet is no raise. Raises used: { $raises } of { $cap } (LIMIT-6).
    .slip-first-raise-not-counted = The big blind was the opening bet, so the first raise counts already. Raises used: { $raises } of { $cap } (LIMIT-6).
    .slip-straddle-not-counted = The straddle counts as a raise. Raises used: { $raises } of { $cap } (STRADDLE-6).
    .slip-one-more-after-the-cap = After a bet and { $cap } raises it is over: { $raises } are used (LIMIT-5).
    .slip-lower-size-late = On turn and river the step is the upper limit, { $unit }: { $bet } + { $unit } = { $to } (LIMIT-2).
    .slip-upper-size-early = The upper limit begins with the turn. Here the step is { $unit }: { $bet } + { $unit } = { $to } (LIMIT-2).
    .slip-doubled-bet = Not twice { $bet }: each step is { $unit }, so it goes to { $to } (LIMIT-1).
    .slip-by-for-to = That is by how much. The total is { $bet } + { $unit } = { $to } (RAISE-1).
