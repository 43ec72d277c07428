# Drill: which buttons?

drill-legal-actions = Which buttons?
    .prompt = { $name } is to act. Which buttons are there?
    .hint = A fold is always there. Without a bet to match there are check and bet; with one there are call and raise, as long as the stack and the rules allow a raise.
    .right-nothing-bet = Nothing is bet, so { $name } may fold, check or bet (ROUND-8).
    .right-option = The bet of { $bet } is already matched: { $name } may fold, check or raise (BLIND-12).
    .right-bet = There is a bet of { $bet }: { $name } may fold, call or raise (ROUND-9).
    .right-capped = The bet is { $bet } and the betting is capped: { $name } may only fold or call (LIMIT-5).
    .right-not-reopened = The bet rises to { $bet } by less than a full raise. That does not reopen the betting: { $name } may only fold or call (ALLIN-6).
    .right-alone = Nobody else has chips left to answer a raise of the { $bet }: { $name } may only fold or call (ALLIN-9).
    .right-short = The stack does not reach beyond the bet of { $bet }: { $name } may fold, or call with everything (ALLIN-1).
    .slip-call-with-nothing-to-call = There is nothing for { $name } to call: no bet is left to match (ROUND-8).
    .slip-no-fold-though-free = { $name } can fold at every turn, though here checking is free (FOLD-2).
    .slip-check-after-a-bet = { $name } cannot check: { $bet } must be matched first (CHECK-4).
    .slip-no-call-when-short = Too few chips are no bar: { $name } calls with all of them and is all-in (ALLIN-1).
    .slip-bet-for-raise = There is a bet of { $bet } already. Going over it is a raise, not a bet (RAISE-1).
    .slip-no-check-for-the-blind = { $name } has already matched the bet with the forced bet, so checking is possible (BLIND-13).
    .slip-raise-when-capped = All raises of this round are used up. { $name } cannot raise (LIMIT-5).
    .slip-raise-when-not-reopened = { $name } has acted already, and the all-in since then is no full raise. So no raise (ALLIN-6).
