# Drill: all-in or fold

drill-push-or-fold = All-in or fold
    .prompt = Two players with short stacks, only two answers: all-in or fold?
    .prompt-call = Two players with short stacks; the small blind is all-in. Call or fold?
    .prompt-share = What share must the call win to break even, in per cent?
    .all-in = All-in
    .call = Call
    .fold = Fold
    .hint = The shorter the smaller stack is in big blinds, the more hands are good enough. A fold costs the blind for certain; what nobody can match comes back.
    .right = { $stack } big blinds are at stake. { $seat ->
        [first] All-in is better than a fold (BLIND-15)
       *[second] A call is better than a fold (ALLIN-9)
    }, on average by this many chips: { $chips }.
    .right-fold = { $stack } big blinds are at stake. { $seat ->
        [first] A fold is better than all-in (BLIND-15)
       *[second] A fold is better than a call (ALLIN-9)
    }, on average by this many chips: { $chips }.
    .right-close = { $stack } big blinds are at stake, and both answers are nearly as good. { $seat ->
        [first] All-in and fold differ
       *[second] Call and fold differ
    } on average by this many chips: { $chips }.
    .right-share = { $call } ÷ { $pot } = { $share }%: the blind lies in the pot already, and what cannot be matched comes back (ALLIN-11).
    .slip-folded-for-all-in = This fold gives chips away, on average: { $chips }.
    .slip-all-in-for-fold = This all-in costs chips compared with a fold, on average: { $chips }.
    .slip-folded-for-call = This fold gives chips away, on average: { $chips }.
    .slip-called-for-fold = This call costs chips compared with a fold, on average: { $chips }.
    .slip-own-blind-forgotten = 50% forgets the { $blind } of the blind that lie in the pot already (BLIND-16).
    .slip-own-call-left-out = { $share }% leaves out the call itself. It lies in the pot as well.
