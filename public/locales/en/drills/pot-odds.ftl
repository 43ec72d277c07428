# Drill: the price of staying

drill-pot-odds = The price of staying
    .prompt = { $pot } lie in the pot, the call costs { $call }. What share of the time must the call win to break even, in per cent?
    .prompt-closed = One card is still to come. Only these win, nothing else does: { $cards }. Call or fold?
    .prompt-open = Both hands lie open, one card is still to come. Call or fold?
    .prompt-two-cards = Both hands lie open, two cards are still to come. Call or fold?
    .call = Call
    .fold = Fold
    .hint = The share needed is the call divided by the whole pot, the call included. A call pays if the chance to win is greater. Nobody can bet any more.
    .right = { $call } ÷ ({ $pot } + { $call }) = { $call } ÷ { $final } = { $share }% (CALL-1, GAME-4).
    .right-one-card = { $outs } of { $unseen } cards win: { $chance }%. { $answer ->
        [call] More than the { $needed }% needed: call, over many such hands it earns chips (ALLIN-14).
       *[fold] Less than the { $needed }% needed: fold, over many such hands a call loses chips (ALLIN-14).
    }
    .right-two-cards = Counted over all 990 ways the two cards can come: { $chance }%. { $answer ->
        [call] More than the { $needed }% needed: call (ALLIN-14).
       *[fold] Less than the { $needed }% needed: fold (ALLIN-14).
    }
    .slip-own-call-left-out = { $call } ÷ { $pot } = { $share }% leaves out the call itself. It lies in the pot as well (GAME-4).
    .slip-size-of-the-bet = { $call } ÷ { $middle } is the size of the bet beside the pot, not the price of the call (GAME-4).
    .slip-one-card-for-two = { $share }% is the chance of the next card alone. Two cards are to come, and nobody can bet in between.
    .slip-two-cards-for-one = { $share }% would be the chance with two cards to come. Only one is.
    .slip-given-up = { $needed }% are needed, and it is { $share }%: a fold gives chips away (ALLIN-14).
    .slip-too-dear = { $needed }% are needed, but it is { $share }% only: too dear (ALLIN-14).
