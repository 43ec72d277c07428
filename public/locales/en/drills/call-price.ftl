# Drill: what does a call cost?

drill-call-price = What does a call cost?
    .prompt = { $name } is to act. How many chips does a call cost?
    .prompt-cold = Is it a cold call?
    .yes = Yes
    .no = No
    .hint = The highest bet of this round, less what the player already has in front in this round; never more than the player has.
    .right = The highest bet is { $bet }, and { $name } has nothing in yet: { $price } (CALL-1).
    .right-own = { $bet } − { $own } = { $price }: the chips that { $name } already has in count (CALL-1).
    .right-short = { $bet } − { $own } would be more than the stack: { $name } calls all-in with the last { $stack } (ALLIN-1).
    .right-cold = Yes: over a raise, without any chips in this round before (CALL-3).
    .right-not-cold = No: { $own } of this round are in already (CALL-3).
    .right-not-raised = No: nobody has raised, so it is a plain call (CALL-3).
    .slip-more-than-the-stack = { $name } has only { $stack }. Nobody pays more than that (ALLIN-1).
    .slip-own-chips = Take off the chips that are in already: { $bet } − { $own } = { $price } (CALL-1).
    .slip-pot-instead-of-bet = { $pot } is the whole pot. The highest bet is matched, { $bet } (CALL-1).
    .slip-neighbour = Not the neighbour’s chips count but the highest bet, { $bet } (CALL-2).
    .slip-ante-taken-off = The ante of { $ante } is no part of the bet; the price stays { $price } (ANTE-4).
    .slip-short-blind = The big blind has only { $posted }, but the price stays a full { $bet } (BLIND-17).
    .slip-cold-with-chips-in = A call is cold only with nothing in before; here { $own } are in (CALL-3).
