# Drill: may the player raise?

drill-reopen-or-not = Raise again?
    .prompt = No limit. May { $name } raise?
    .prompt-limit = Fixed limit, the full bet rule. May { $name } raise?
    .prompt-half = Fixed limit; in this house half a bet reopens the betting. May { $name } raise?
    .prompt-least = To what total at least?
    .yes = Yes
    .no = No, only fold or call
    .hint = Whoever has acted may raise again only over a full raise: the bet must have grown by at least the last full bet or raise. Whoever has not acted may always raise.
    .right-closed = No: for { $name } the bet has grown by { $grown }, and a full raise is { $full } (ALLIN-6).
    .right-not-acted = Yes: { $name } has not acted in this round yet (ALLIN-5).
    .right-half = Yes: it grew by { $grown }, which is at least half of { $full }. In this house that reopens the betting for { $name } (ALLIN-7).
    .right-open = Yes: for { $name } the bet has grown by { $grown }, and a full raise is { $full } (ALLIN-5).
    .right-least = { $bet } + { $by } = { $min }: the last full bet or raise is added to what lies there (BET-2).
    .right-least-limit = To { $min }: in fixed limit one size of { $by } on top of the last full level; { $bet } lies there (BET-2).
    .slip-yes-because-higher = The total is higher, but only by { $grown }; { $full } would be a full raise. { $name } has acted already (ALLIN-6).
    .slip-half-without-the-option = { $grown } is half of { $full } or more, but that counts only where the house says so. { $name } may not raise (ALLIN-7).
    .slip-no-though-full = It grew by { $grown }, and { $full } is enough here or more than enough: { $name } may raise again (ALLIN-5).
    .slip-no-though-not-acted = A short all-in closes nothing for { $name }, who has not acted in this round (ALLIN-5).
    .slip-short-total-doubled = Not twice { $bet }: the last full bet or raise of { $by } is added, so { $min } (BET-2).
