# The page: bar, actions, tray, sheets, settings, keys.

## The bar

ui-game-nl = No limit { $small }/{ $big }
ui-game-nl-ante = No limit { $small }/{ $big }, ante { $ante }
ui-game-pl = Pot limit { $small }/{ $big }
ui-game-fl = Fixed limit, blinds { $small }/{ $big }
ui-hand-preflop = Hand { $hand } · Before the flop
ui-hand-flop = Hand { $hand } · Flop
ui-hand-turn = Hand { $hand } · Turn
ui-hand-river = Hand { $hand } · River
ui-hand-showdown = Hand { $hand } · Showdown
ui-home = Home
ui-log = What has happened
ui-pause = Pause
ui-settings = Settings

## The felt

ui-you = You
ui-your-place = Your place
ui-your-cards = Your cards
ui-board = Board
ui-flop = Flop
ui-turn = Turn
ui-river = River
ui-pots = Pots
ui-pot = Pot
ui-pot-main = Main
ui-pot-side = Side { $pot }
ui-card-down = face-down card
ui-dealer-button = dealer button
ui-gain = +{ $amount }
ui-paused = Paused
ui-paused-about = Hand { $hand }. Nothing happens until you go on.
ui-elsewhere = The game goes on in another tab
ui-elsewhere-about = It was played on there, so it stands still here. “Go on” takes it over as it is now.
ui-resumed = The game goes on.
ui-go-on = Go on

## The referee

ui-referee = The referee
ui-referee-margin = The referee’s notes
ui-every-line = Every line names its rule
ui-why = Why?
ui-why-not = Why not? { $reason }
ui-why-rule = Why? Rule { $rule }
ui-result = Result
ui-plays-for = Can win it

ui-price-ask = Price?
ui-price = { $call } for { $pot }: { $odds } to 1. It pays from { $percent }% of wins.
ui-price-spoken = Calling { $call } plays for a pot of { $pot }: { $odds } to one. It pays if you win { $percent } percent of the time.
ui-in-blinds = { $figure } BB
ui-look-back = Take back

## Actions

ui-learn = Learn
ui-actions = Actions
ui-fold = Fold
ui-check = Check
ui-call = Call
ui-call-all-in = Call all-in
ui-bet = Bet
ui-raise = Raise
ui-raise-to = Raise to
ui-all-in = All-in
ui-show = Show
ui-muck = Muck
ui-hurry = Skip to the result
ui-next-hand = Next hand
ui-rebuy = Buy in for { $amount } and go on

## The tray

ui-tray = Choices
ui-presets = Amounts
ui-preset-min = Min
ui-preset-half = ½ pot
ui-preset-three-quarters = ¾ pot
ui-preset-pot = Pot
ui-preset-all-in = All-in
ui-preset-max = Max
ui-end-min = min { $amount }
ui-end-max = max { $amount }
ui-less = Less by one big blind
ui-more = More by one big blind
ui-bet-exact = Bet, exact amount
ui-raise-exact = Raise to, exact amount
ui-if-you-stay = If you stay
ui-against = against
ui-ahead = Choose ahead
ui-ahead-check-fold = Check or fold
ui-ahead-call = Call { $amount }
ui-ahead-note = Chosen ahead; dropped if the price changes.
ui-skip = Always skip after a fold
ui-speed = Pace of the others
ui-speed-slow = Slow
ui-speed-normal = Human
ui-speed-fast = Fast
ui-speed-instant = Instant

## Sheets

ui-close = Close
ui-free-fold = A check is free
ui-free-fold-about = Checking costs nothing and keeps you in the hand. Fold anyway?
ui-fold-anyway = Fold anyway
ui-asks-blind = Post the blind?
ui-post = Post
ui-sit-out = Sit out
ui-asks-straddle = Straddle?
ui-straddle = Straddle
ui-no-straddle = Play without
ui-notices = Please note

ui-keys = Keys
ui-keys-hint = ? keys

## Read out

ui-read-board = Board: { $cards }.
ui-read-no-board = There are no cards on the board yet.
ui-read-hand = { $cards }: { $hand }.
ui-read-no-hand = You have no cards.
ui-read-pot = Pot { $amount }.
ui-read-pot-of = { $pot } { $amount }: { $names }.
ui-read-stack = { $name } { $stack }.
ui-read-stack-bet = { $name } { $stack }, bet { $bet }.
ui-read-stack-all-in = { $name } all-in.
ui-read-stack-folded = { $name } folded, { $stack }.
ui-turn-free = Your turn, check is free.
ui-turn-price = Your turn, { $call } to call.
ui-read-moving = Nothing to decide yet.
ui-read-over = The hand is over.

## Said once

ui-notice-address = Something in the link is wrong.
ui-notice-damaged = The saved game could not be read.
ui-notice-not-kept = This browser keeps no saved games here.
ui-notice-not-kept-about = This browser allows no storage here. The game works, but it is lost when the page is closed.
ui-notice-no-texts = The language could not be loaded.
ui-notice-no-texts-about = The texts of this language could not be loaded. Please try again when you are connected.
ui-notice-no-bots = The opponents only check and fold.
