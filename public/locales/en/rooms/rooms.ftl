# The rooms around the table: home, a new game, the rule book.

## Home

rooms-home-free = Your seat is free.
rooms-home-waits = Your game is waiting.
rooms-home-deal = Deal me in
rooms-home-go-on = Back to the table
rooms-home-change = Change
rooms-home-nl = No limit hold’em, { $seats } seats, blinds { $small }/{ $big }.
rooms-home-pl = Pot limit hold’em, { $seats } seats, blinds { $small }/{ $big }.
rooms-home-fl = Fixed limit hold’em, { $seats } seats, blinds { $small }/{ $big }.
rooms-home-hand = Hand { $hand }.
rooms-home-tournament = Your tournament.
rooms-home-spot = Your own spot.
rooms-home-own = To your cash game
rooms-learn = Learn
rooms-learn-about = 52 short lessons at a real table
rooms-ways = More
rooms-settings-about = Language, cards, colours, pace, keys
rooms-quote = Cards speak: the shown cards decide, not what anyone says they are.
rooms-no-such-place = There is nothing at the address “{ $part }”. This is the nearest page.

## A new game

rooms-new = A new table
rooms-new-structure = Betting
rooms-new-nl = No limit
rooms-new-pl = Pot limit
rooms-new-fl = Fixed limit
rooms-new-seats = Seats
rooms-new-blinds = Blinds
rooms-new-blinds-of = { $small }/{ $big }
rooms-new-buy-in = Chips to start with
rooms-new-buy-in-of = { $amount }
rooms-new-level = How well the others play
rooms-level-beginner = Beginners: they call too much and forget where they sit.
rooms-level-fair = Fair players for a relaxed evening.
rooms-level-good = Good players: they watch the price and your bets.
rooms-level-strong = The strongest players we have.
rooms-new-rules = House rules
rooms-new-rules-own = Your own rules.
rooms-new-rules-all = All house rules, one by one
rooms-house-about = The rules of your next table. Each rule shows which rule books want what; the referee follows what is chosen here.
rooms-house-sources = Who says what
rooms-house-changed = Different from usual
rooms-new-ends = A new table replaces the game that you have been playing.

## The rule book

rooms-rules = Rule book
rooms-rules-about = All 289 rules in plain words
rooms-rules-contents = Contents
rooms-rules-find = Find a rule
rooms-rules-found = { $count ->
    [0] Nothing found. Try another word.
    [one] { $count } rule
   *[other] { $count } rules
}
rooms-rule-engine = The referee enforces this rule at every table.
rooms-rule-option = A house rule: every table may choose its own value.
rooms-rule-table = A rule for live tables with real cards and chips.
rooms-rule-teach = Good to know; nothing here can be broken.
rooms-rule-variants = What tables choose
rooms-rule-example = Example
rooms-rule-practised = Practised in
rooms-rule-before = The rule before
rooms-rule-after = The next rule
rooms-chapter-game = The game in outline
rooms-chapter-cards = The cards
rooms-chapter-table = Seats and positions
rooms-chapter-chips = Buy-in and chips
rooms-chapter-button = The button
rooms-chapter-blinds = Blinds, antes, straddles
rooms-chapter-deal = Shuffle, deal and board
rooms-chapter-structures = How much may be bet
rooms-chapter-actions = Check, bet, call, raise, fold
rooms-chapter-discipline = Betting with real chips
rooms-chapter-rounds = Betting rounds
rooms-chapter-all-in = All-in and side pots
rooms-chapter-showdown = Showdown
rooms-chapter-ranking = What beats what
rooms-chapter-splitting = Split pots and rake
rooms-chapter-mistakes = Misdeals and irregularities
rooms-chapter-modes = Tournaments and cash games
rooms-chapter-etiquette = Etiquette

## Your hands

rooms-back = Back
rooms-history = Your hands
rooms-history-about = The hands you have played, step by step
rooms-history-hand = A hand from your history
rooms-history-loading = Looking for your hands …
rooms-history-no-such = There is no such hand on this device.
rooms-history-all = All
rooms-history-won = Won
rooms-history-lost = Lost
rooms-history-big = Big pots
rooms-history-showdown = Showdown
rooms-history-starred = Starred
rooms-history-filter = Which hands
rooms-history-count = { $count ->
    [0] No hands yet. Every hand you play is kept here.
    [one] { $count } hand, { $net } chips in all
   *[other] { $count } hands, { $net } chips in all
}
rooms-history-unreadable = { $count ->
    [one] { $count } hand cannot be read by this version. It stays where it is.
   *[other] { $count } hands cannot be read by this version. They stay where they are.
}
rooms-history-line = Hand { $hand } · pot { $pot }
rooms-history-star = Star
rooms-history-note = Your note
rooms-replay-eyes = Through whose eyes
rooms-replay-everyone = Everyone’s cards
rooms-replay-steps = Steps
rooms-replay-first = To the beginning
rooms-replay-back = One step back
rooms-replay-play = Play
rooms-replay-on = One step on
rooms-replay-last = To the end
rooms-replay-pot = Pot { $amount }

## On this device, and in other pages

rooms-offline = The whole game is on this device: it works without a network.
rooms-install = Install the game
rooms-embed = Put the game into your page
rooms-build = Build { $build }
rooms-hand-copy = Copy link
rooms-hand-copy-about = The whole hand is in this link; it is sent to nobody.
rooms-copied = Copied.
rooms-copy-refused = The browser does not allow copying here: select the text and press Ctrl+C.
rooms-hand-copied = Copied; the whole hand is in this link.
rooms-hand-linked = A hand from a link
rooms-hand-form = This hand was linked by a newer version of the game. Reload the page while you are connected.
rooms-hand-damaged = The link to this hand is damaged at about letter { $letter }. Perhaps it was cut off: copy the whole link again.
rooms-hand-refused = The hand in this link cannot have been played like that. { $reason }
