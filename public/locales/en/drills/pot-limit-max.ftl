# Drill: the pot-sized raise.

drill-pot-limit-max = The pot-sized raise
    .prompt = Pot limit. { $name } wants to put in as much as possible. To what total?
    .prompt-before-call = Pot limit; in this house one’s own call is not counted in. To what total at most for { $name }?
    .prompt-others = Pot limit; in this house one raises by the others’ chips at most. To what total at most for { $name }?
    .hint = First call in your mind. Then count everything that is in, your call too: by so much you may raise. The total is the highest bet plus that. An opening bet may be up to the pot.
    .right = The call of { $call } makes the pot { $pot } + { $call }. Raised by that: { $bet } + { $pot } + { $call } = { $most } (POTLIM-1).
    .right-opening = There is nothing to call, so a bet may be up to the pot: { $most } (POTLIM-1).
    .right-before-call = Here the pot counts as it lies there, { $pot }: { $bet } + { $pot } = { $most } (POTLIM-1).
    .right-others = The others have put in { $others } in this hand: { $bet } + { $others } = { $most } (POTLIM-1).
    .right-short = By the pot it could go to { $full }, but the stack only reaches { $most } (BUYIN-8).
    .slip-more-than-the-stack = The pot would allow { $full }, the chips end at { $most } (BUYIN-8).
    .slip-usual-reading = That is the usual reading. This house counts in another way: read the question once more (POTLIM-1).
    .slip-pot-without-own-call = The own call of { $call } belongs to the pot before the raise: { $bet } + { $pot } + { $call } = { $most } (POTLIM-1).
    .slip-by-for-to = That is by how much. The highest bet of { $bet } comes on top: { $most } (RAISE-1).
    .slip-pot-as-the-total = { $pot } is what lies there. The pot limits the raise on top of the call, not the total: { $most } (POTLIM-1).
    .slip-three-times-the-bet = Three times { $bet } would only do if nothing else were in. Count the whole pot: { $most } (POTLIM-1).
    .slip-no-limit-instead = The whole stack: that would be no limit. Here the pot is the measure: { $most } (NOLIM-1, POTLIM-1).
