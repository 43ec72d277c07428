# The house rules in words: every option, its values, who in the five sources says what, and the presets.
# A message is the option's short title. Attribute .about: what it decides. Attributes .is-…: its
# listed values as they stand in a list. Attributes .value…: a value that is a number.

## What is wrong with a house rule

wrong-house-range = The house rule “{ $option }” cannot be “{ $value }”: it is { $least } to { $most }.
wrong-house-number = The house rule “{ $option }” cannot be “{ $value }”: it is a whole number.
wrong-house-amount = The house rule “{ $option }” cannot be “{ $value }”: it is “{ $usual }”, or a number of chips, at least 1.
wrong-house-listed = The house rule “{ $option }” cannot be “{ $value }”. Choose one of these: { $listed }.
wrong-house-half = The small blind cannot be exactly half of { $amount }. Choose an even big blind, or round down.
wrong-house-rake = The rake cannot be { $percent } % of the pot: it is 0 to 100 %.

## The options

house-sheet = House-rules sheet
    .about = Where players look up the rules of the table. It is open to everybody at any time, so that nobody has to argue.
    .is-shown = always within reach
house-structure = Betting structure
    .about = How much may be bet or raised at a time.
    .is-no-limit = no limit: anything up to all your chips
    .is-pot-limit = pot limit: at most as much as is in the pot
    .is-fixed-limit = fixed limit: exactly the set size
house-max-seats = Seats at the table
    .about = How many players one table has room for.
    .value = { $count ->
        [one] { $count } seat
       *[other] { $count } seats
    }
house-who-deals = Who deals
    .about = Who shuffles and deals. It changes nothing in the play.
    .is-computer = the computer
    .is-house-dealer = a dealer who does not play
    .is-button-player = the player on the button
house-min-buy-in = Smallest buy-in
    .about = How many chips a player has to bring to a cash table at least.
    .value = { $count ->
        [one] { $count } big blind
       *[other] { $count } big blinds
    }
house-max-buy-in = Largest buy-in
    .about = How many chips a player may have in front of him after buying at a cash table.
    .is-100-big-blinds = 100 big blinds
    .is-200-big-blinds = 200 big blinds
    .is-none = as many as he likes
house-min-stack = Stack needed to be dealt in
    .about = With how few chips a player at a cash table still gets cards. In a tournament every chip plays.
    .is-any-chips = any chips; a short blind is posted all-in
    .is-one-big-blind = at least one big blind
house-top-up-floor = Least stack after adding chips
    .about = When a player adds chips between hands, what his old stack and the new chips have to come to.
    .is-half-min-buy-in = half of the smallest buy-in
    .is-none = anything
house-draw-suits = Suits in the draw for the button
    .about = The highest card drawn takes the button. Between equal ranks the suit decides, here and nowhere else.
    .is-spades-hearts-diamonds-clubs = spades, hearts, diamonds, clubs
    .is-spades-hearts-clubs-diamonds = spades, hearts, clubs, diamonds
house-button = Button when a player has left
    .about = Where button and blinds go when somebody between them has left the table.
    .is-dead-button = dead button: the big blind is placed first, the button may fall on an empty chair
    .is-moving-button = moving button: it always goes to the next player
house-small-blind-rounding = Half of the big blind
    .about = The small blind is half of the big blind. This says how an odd one is halved.
    .is-down-to-a-chip = rounded down to the smallest chip
    .is-exact-half = exactly half; the big blind must be even
    .is-down-to-a-whole-unit = rounded down to a whole unit of money
house-chips-per-unit = Chips in a unit of money
    .about = How many of the smallest chips make a whole unit of money. It counts where the small blind is rounded to whole units.
    .value = { $count ->
        [one] { $count } chip
       *[other] { $count } chips
    }
house-small-blind-amount = Size of the small blind
    .about = Whether the small blind follows from the big blind or is set by the table.
    .is-derived = half of the big blind
    .value = { $amount ->
        [one] { $amount } chip
       *[other] { $amount } chips
    }
house-missed-blind = Coming back after a missed blind
    .about = What a player of a cash game pays who was away when the big blind reached him.
    .is-pay-or-wait = pay a live big blind at once, or wait for it
    .is-pay-to-re-enter = pay a live big blind
    .is-big-live-small-dead = pay a live big blind, and a missed small blind dead into the pot
house-button-break = Break from the button
    .about = Whether a player who leaves while he has the button may let the blinds pass once and come back without paying.
    .is-on = allowed, for one passing of the blinds
    .is-off = not allowed
house-newcomer = How a newcomer comes in
    .about = What a player pays who sits down at a cash table where play has begun. Between button and big blind nobody comes in.
    .is-wait-or-post = waits for the big blind, or posts its amount
    .is-any-time = comes in at once and pays nothing
house-blind-posting = Posting the blinds
    .about = Whether the blinds are put in by themselves or the player is asked. Who refuses sits out and has missed the blind.
    .is-automatic = by themselves
    .is-prompt = the player is asked
house-ante = Ante
    .about = Whether antes are paid before the deal besides the blinds.
    .is-none = never
    .is-late-tournament-levels = in the late levels of a tournament
    .is-always = in every hand
house-ante-size = Size of the ante
    .about = How large the ante is where one is paid.
    .is-tenth-of-big-blind = a tenth of the big blind
    .value = { $amount ->
        [one] { $amount } chip
       *[other] { $amount } chips
    }
house-ante-payer = Who pays the ante
    .about = Whether each player pays his own ante or the big blind pays one for the whole table.
    .is-everyone = every player his own
    .is-big-blind = the big blind for all
house-straddle = Straddle
    .about = Whether the player after the big blind may put in two big blinds before he sees his cards and so act last before the flop. Only in cash games.
    .is-off = not played
    .is-on = allowed
house-straddle-counts = Straddle and the number of raises
    .about = In fixed limit the raises of a round are limited. This says whether a straddle uses one up.
    .is-on = it counts as a raise
    .is-off = it does not count
house-straddle-raise = Smallest raise over a straddle
    .about = To how much a straddle has to be raised at least in no limit and pot limit.
    .is-twice-the-straddle = to twice the straddle
    .is-straddle-plus-one-big-blind = to the straddle and one big blind
house-first-card = First card heads-up
    .about = Which of two players is dealt the first card.
    .is-button-last = the player opposite the button; the button is last
    .is-button-first = the button, who is the small blind
house-burn-cards = Burn cards
    .about = Whether one card is put aside face down before flop, turn and river. Without burn cards the deck serves 23 players instead of 22.
    .is-on = burned
    .is-off = not burned
house-raise-cap = Raises in a round
    .about = In fixed limit: how many raises may follow the opening bet in one round. Before the flop the big blind is the opening bet.
    .is-3 = three
    .is-4 = four
house-heads-up-cap = Raises between two players
    .about = In fixed limit: whether the limit on raises holds when only two players are left.
    .is-by-mode = without limit in cash games, limited in tournaments
    .is-unlimited = without limit
    .is-capped = limited as before
    .is-lifted-when-two-are-left-in-the-tournament = without limit once only two are left in the tournament
house-pot-limit = Largest raise in pot limit
    .about = How the pot is counted that a raise in pot limit may come to.
    .is-pot-after-call = by the pot after your own call
    .is-pot-before-call = by the pot as it lies there
    .is-others-chips = by what the others have put in
house-min-raise = Smallest raise
    .about = How much a raise has to add at least in no limit and pot limit.
    .is-last-bet-or-raise = as much as the last full bet or raise
    .is-one-big-blind = one big blind, always
house-late-streets = Smallest bet on turn and river
    .about = Where the bets of turn and river are twice as large.
    .is-limit-only = two big blinds in fixed limit, one in the others
    .is-all-structures = two big blinds everywhere
house-short-all-in = All-in smaller than a raise
    .about = Whether an all-in that falls short of a full raise lets those raise again who have acted already.
    .is-full-bet = only a full raise does
    .is-half-bet-in-limit = in fixed limit half a bet is enough
house-all-in-face-up = Hands face up after an all-in
    .about = Whether all hands are turned up as soon as nobody can bet any more, with cards still to come.
    .is-tournaments = in tournaments
    .is-always = always
    .is-never = never before the showdown
house-show-first = Who shows first after checks
    .about = Who opens the showdown when nobody has bet in the last round.
    .is-first-to-act = who was first to act in that round
    .is-last-aggressor-of-hand = who last bet or raised in the whole hand
house-losers-show = Who has to show
    .about = Which hands must be seen at the showdown.
    .is-may-muck = the first one; a beaten hand may stay hidden
    .is-all-show = all of them
    .is-winners-only = only of who wants to win
house-play-board = Playing the board
    .about = Whether a player whose best five cards all lie on the board has to say so.
    .is-not-required = no, the cards speak
    .is-required = yes, or he shows both his cards; otherwise his share is lost
house-history-mucked = Hidden hands in the history
    .about = Whether a hand that was hidden at the showdown can be looked up afterwards. Folded hands never can.
    .is-yes = yes
    .is-no = no
house-odd-chip = Who gets the odd chip
    .about = A pot that is shared may leave a chip that cannot be divided. This says whose it is.
    .is-first-left-of-button = the first winner left of the button
    .is-nearest-counter-clockwise = the winner nearest to the button, counted counter-clockwise
house-odd-chips = Several odd chips
    .about = What happens when more than one chip is left over from sharing a pot.
    .is-one-each = one each, in order
    .is-all-to-one = all to one winner
house-rake = Rake
    .about = What the house takes out of the pots of a cash game.
    .is-none = nothing
    .value = { $percent } % of a pot that has seen a flop
    .value-cap = { $percent } % of a pot that has seen a flop, at most { $cap }
    .value-always = { $percent } % of every pot
    .value-always-cap = { $percent } % of every pot, at most { $cap }
house-exposed-card = Hole card exposed in the deal
    .about = What the floor rules when one hole card was turned up while dealing.
    .is-misdeal-if-first-two = a misdeal if it was one of the first two cards of the deal, otherwise replaced and burned
    .is-replace-and-burn = always replaced and burned
house-rebuys = Rebuys
    .about = Whether a player of a tournament may buy chips again.
    .is-none = no
    .is-first-phase = in the first levels
house-payouts = Prizes
    .about = How the prize pool of a tournament is shared.
    .is-50-30-20 = 50, 30 and 20 %
    .is-winner-takes-all = all to the winner
    .is-65-35 = 65 and 35 %
    .is-best-tenth = to the best tenth, the better the more
    .is-custom = as the organiser sets it
house-blind-levels = Length of the levels
    .about = What the time until the blinds rise is counted in.
    .is-hands = in hands
    .is-minutes = in minutes

## Who says it

house-source-card-room = the card-room rules
house-source-league = the league rules
house-source-overview = the Slovak overview
house-source-online-room = the Polish online room
house-source-general = the general Czech rules
house-source-practice = common practice

## Where the sources disagree

conflict-1 = The Slovak overview, the online room and the general rules allow three raises in a round. The league mostly allows four, without saying whether the opening bet is one of them. The card-room rules say three in one place and three or four in another.
conflict-2 = The general rules lift the limit on raises when two players are left. The online room does so for real money only, not in tournaments. The others know no exception.
conflict-3 = The card-room rules limit the raises before the flop without naming a structure, and elsewhere free no limit and pot limit from it. The general rules free both, the overview no limit. The league and the online room speak of fixed limit only.
conflict-4 = The league lets you raise by what is in the pot, and leaves open whether your call is counted first. The Slovak overview counts the chips of the other players. The others say nothing.
conflict-5 = The card-room rules, the league and the general rules ask for at least the last bet or raise. The Slovak overview asks for one big blind each time, and so do the card-room rules before the flop.
conflict-6 = The card-room rules double the bets of turn and river without naming a structure. The league, the overview and the online room double them in fixed limit. The general rules know one big blind only.
conflict-8 = The league names only the turn as a round with larger bets. The card-room rules, the overview and the online room name turn and river.
conflict-9 = In the card-room rules an all-in below a full raise never opens the betting again. In the general rules chips worth one and a half bets count as a raise, but that is not about all-ins. The overview allows any all-in and does not say what follows.
conflict-10 = The card-room rules state the full-bet rule for fixed limit and pot limit. The others are silent, and nobody speaks of no limit.
conflict-11 = The card-room rules, the league and the overview set the small blind at half of the big one, as a rule. The online room rounds half down and in some games sets another amount.
conflict-12 = In the card-room rules the big blind is twice the small one. In the online room it is the lower limit, even where the small blind is rounded: 7 and 15.
conflict-13 = The card-room rules rank spades, hearts, clubs, diamonds, and know the alphabetical order as another way. The general rules rank spades, hearts, diamonds, clubs.
conflict-14 = In the card-room and league rules the button goes to the next player. In the overview the small blind becomes the button. The general rules place the big blind first, and the button may fall on an empty chair.
conflict-15 = The card-room rules make everybody pay a missed blind before coming back. In the general rules, who left on the button may let the blinds pass once for nothing.
conflict-16 = In the general rules a newcomer waits for the big blind or posts its amount. The card-room rules name no payment, only a place where he may not come in.
conflict-17 = The card-room rules close the place between the two blinds to a newcomer. The general rules close every place from the button to the big blind.
conflict-18 = The card-room rules often allow a straddle, in any game. The league allows it in some games outside tournaments. The others do not know it.
conflict-19 = The card-room rules give the first card to the small blind and the last to the button; heads-up that is the same player. In the general rules the button is last. The online room says both.
conflict-20 = The card-room and league rules burn before flop, turn and river. The online room burns before flop and turn. The overview never mentions it, and the card-room rules know games without it.
conflict-28 = The card-room rules, the online room and the general rules begin with who was first to act. In some clubs, the general rules add, it is the last aggressor of the hand, and the overview can be read so. The league is silent.
conflict-29 = In the card-room and league rules everybody who is left shows. In the overview a beaten player may hide his cards, and in the online room only the last bettor has to show. In the general rules you show to win.
conflict-30 = In the online room hidden hands can be read in the hand history. In the overview a beaten player may hide them for good.
conflict-31 = In the league you have to say that you play the board, or your claim is lost. In the online room the computer sees it. In the general rules the cards speak, once they are shown.
conflict-35 = In the card-room and general rules the odd chip goes to the first winner left of the button. In the overview it goes to the one nearest to the dealer counter-clockwise. The league and the online room are silent.
conflict-36 = The general rules speak of a single odd chip. In the card-room rules the later players get the smaller parts. In the overview one player gets all that is left over.
conflict-38 = The card-room rules usually ask for at least one big blind. The general rules accept a short blind, and in the overview any number of chips may play.
conflict-41 = In the card-room rules chips are added between hands, to at least half of the buy-in. The overview has a player buy again only after losing everything, or in the first phase of a tournament.
conflict-42 = The card-room rules know a smallest buy-in and no largest one. The general rules often have 10 to 100 big blinds, or up to 200, or no end.
conflict-43 = The league knows antes only late in large tournaments, the overview in some tournaments, usually a tenth of the big blind. The general rules mention the ante in passing. The card-room rules are silent.
conflict-44 = Ten players are usual in the card-room rules and in the overview. Both name 22 as the most, the card-room rules 23 without burn cards.
conflict-45 = In the card-room rules an employee deals, in league tournaments somebody who does not play, in the online room the computer. In the overview and in other league games it may be the player on the button.
conflict-46 = The card-room rules turn the hands up when no betting is left, for instance in tournaments; elsewhere the all-in player may keep his cards closed. The others are silent.
conflict-48 = The card-room rules always replace one exposed card and burn it. In the general rules it is a misdeal if it was the first or second card dealt; otherwise it may become the burn card.
conflict-50 = The card-room rules say both that the deal is finished first and that the card is exchanged at once.
conflict-56 = In the card-room rules the house takes its fee from the pot. In the others the winner takes the whole pot.
conflict-58 = In the overview the entry money goes to the best players. The card-room and league rules have the blinds rise at regular times. Nobody gives figures.
conflict-59 = In one place the general rules have a newcomer put a big blind into the pot, as if it were dead. In another, a posted big blind counts as the opening bet. The card-room rules are silent.

## Presets

preset-school = School
    .about = The rule book’s own choices, and at the showdown everybody shows.
preset-live-card-room = Live card room
    .about = A dealer of the house, straddles, a rake, and no looking up of hidden hands.
preset-online-room = Online room
    .about = You are asked to post your blinds, the house takes a rake, hidden hands can be looked up.
preset-league = Czech league
    .about = Four raises, a moving button, everybody shows, and who plays the board says so.
