# What the hands that were played say about their player.

records-stats-reading = { $count ->
    [0] Looking for your hands …
    [one] { $count } hand read …
   *[other] { $count } hands read …
}
records-stats-none = No hands yet. Play one, and the figures begin.
records-stats-likely = “Likely” is the range in which the true value lies in 95 of 100 samples like yours. Fewer than 30 cases say nothing yet.
records-share = { $percent }% of { $count } cases · likely { $least }–{ $most }%
records-few = Too few cases to say: { $count }. At least 30 are needed.
records-few-short = too few
records-percent = { $percent }%
records-percents = { $least }–{ $most }%
records-hands = Hands
records-won = Won per 100 hands
records-won-about = Big blinds won or lost in a hundred hands.
records-won-of = { $won } big blinds · likely { $least } to { $most }
records-won-short = Per 100
records-vpip = VPIP
records-vpip-about = How often you put in chips before the flop of your own will. Blinds do not count.
records-pfr = PFR
records-pfr-about = How often you raised before the flop.
records-3bet = 3-bet
records-3bet-about = How often you raised again when somebody else had raised before the flop.
records-aggression = Aggression
records-aggression-about = Bets and raises among all you did after the flop. Checks do not count.
records-wtsd = WTSD
records-wtsd-about = How often you saw the showdown when you had seen the flop.
records-wsd = W$SD
records-wsd-about = How often you won chips at the showdown.
records-by-position = By position
records-by-game = By game
records-heads-up = 2 players
records-short = 3 to 6 players
records-full = 7 to 10 players
records-curve = Your winnings over time
records-curve-said = { $count ->
    [one] After { $count } hand: { $net } big blinds. Without the luck of the last cards: { $adjusted }.
   *[other] After { $count } hands: { $net } big blinds. Without the luck of the last cards: { $adjusted }.
}
records-curve-net = Won
records-curve-adjusted = Luck aside
records-curve-about = Luck aside means: after an all-in, a pot counts by your share of all ways to deal the missing cards, not by the cards that came.
records-curve-table = As a table

## Looking for hands

records-cards = Which cards
records-cards-any = Any cards
records-cards-pairs = Pairs
records-cards-suited = Suited
records-cards-range = e.g. AK, 22+
records-cards-wrong = Character { $at } cannot be read. Write hands like this: 22+, AKs, KTo+, AhKd.
records-position = Position
records-position-any = Every position
records-list-none = No hand is like that.
records-list-more = Show more
