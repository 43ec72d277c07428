# What the referee says: cards, hands, events, reasons, refusals.
# Names of players stand only as subjects, amounts without the word "chips".
# Attribute .you: the same sentence about the player himself.
# Attributes .title and .short of a reason: its question, and four words for a control that rests.
# Attribute .with of a hand: its name inside of a sentence, with an article where there is one.
# RANK($x, form: "y") is the term -rank-y about that rank; terms are this language's own.

## Cards

-rank-single = { $rank ->
    [two] two
    [three] three
    [four] four
    [five] five
    [six] six
    [seven] seven
    [eight] eight
    [nine] nine
    [ten] ten
    [jack] jack
    [queen] queen
    [king] king
   *[ace] ace
}
-rank-plural = { $rank ->
    [two] twos
    [three] threes
    [four] fours
    [five] fives
    [six] sixes
    [seven] sevens
    [eight] eights
    [nine] nines
    [ten] tens
    [jack] jacks
    [queen] queens
    [king] kings
   *[ace] aces
}
-rank-start = { $rank ->
    [two] Two
    [three] Three
    [four] Four
    [five] Five
    [six] Six
    [seven] Seven
    [eight] Eight
    [nine] Nine
    [ten] Ten
    [jack] Jack
    [queen] Queen
    [king] King
   *[ace] Ace
}
rank-name = { RANK($rank, form: "single") }
card = { $suit ->
    [clubs] { RANK($rank, form: "single") } of clubs
    [diamonds] { RANK($rank, form: "single") } of diamonds
    [hearts] { RANK($rank, form: "single") } of hearts
   *[spades] { RANK($rank, form: "single") } of spades
}
hole-pair = Pair of { RANK($high, form: "plural") }
hole-suited = { RANK($high, form: "start") }-{ RANK($low, form: "single") } suited
hole-offsuit = { RANK($high, form: "start") }-{ RANK($low, form: "single") } offsuit

## Hands

hand-royal-flush = royal flush
    .with = a { hand-royal-flush }
hand-straight-flush = straight flush, { RANK($high, form: "single") } high
    .with = a { hand-straight-flush }
hand-four = four { RANK($rank, form: "plural") }, { RANK($kicker, form: "single") } kicker
    .with = { hand-four }
hand-full-house = full house, { RANK($trips, form: "plural") } full of { RANK($pair, form: "plural") }
    .with = a { hand-full-house }
hand-flush = flush, { RANK($high, form: "single") } high
    .with = a { hand-flush }
hand-straight = straight, { RANK($high, form: "single") } high
    .with = a { hand-straight }
hand-three = three { RANK($rank, form: "plural") }, { RANK($kicker, form: "single") } kicker
    .with = { hand-three }
hand-two-pair = two pair, { RANK($high, form: "plural") } and { RANK($low, form: "plural") }, { RANK($kicker, form: "single") } kicker
    .with = { hand-two-pair }
hand-pair = pair of { RANK($rank, form: "plural") }, { RANK($kicker, form: "single") } kicker
    .with = a { hand-pair }
hand-high-card = { RANK($high, form: "single") } high, then { RANK($kicker, form: "single") }
    .with = { hand-high-card }

label-royal-flush = Royal flush
label-straight-flush = Straight flush
label-four = Four of a kind
label-full-house = Full house
label-flush = Flush
label-straight = Straight
label-three = Three of a kind
label-two-pair = Two pair
label-pair = Pair
label-high-card = High card

decided-category = { $winner ->
    [royal-flush] A royal flush
    [straight-flush] A straight flush
    [four] Four of a kind
    [full-house] A full house
    [flush] A flush
    [straight] A straight
    [three] Three of a kind
    [two-pair] Two pair
    [pair] A pair
   *[high-card] A high card
} beats { $loser ->
    [royal-flush] a royal flush
    [straight-flush] a straight flush
    [four] four of a kind
    [full-house] a full house
    [flush] a flush
    [straight] a straight
    [three] three of a kind
    [two-pair] two pair
    [pair] a pair
   *[high-card] a high card
}.
decided-ranks = { $group ->
    [four] The four of a kind decides
    [three] The three of a kind decides
    [higher-pair] The higher pair decides
    [lower-pair] The lower pair decides
   *[pair] The pair decides
}: { RANK($winner, form: "plural") } over { RANK($loser, form: "plural") }.
decided-card = { $place ->
    [1] The highest card decides
    [2] The second card decides
    [3] The third card decides
    [4] The fourth card decides
   *[other] The fifth card decides
}: { RANK($winner, form: "single") } over { RANK($loser, form: "single") }.
decided-straight = The higher straight wins: { RANK($winner, form: "single") } high over { RANK($loser, form: "single") } high.
decided-equal = The five cards are equal, so the pot is shared.

## Places

position-button = BTN
    .name = Button
position-small-blind = SB
    .name = Small blind
position-big-blind = BB
    .name = Big blind
position-utg = UTG
    .name = Under the gun
position-utg-plus = UTG+{ $places }
    .name = Under the gun plus { $places }
position-lojack = LJ
    .name = Lojack
position-hijack = HJ
    .name = Hijack
position-cutoff = CO
    .name = Cutoff
seat-name = Seat { $number }
pot-name = { $pot ->
    [0] Main pot
   *[other] Side pot { $pot }
}

## Labels at a player's place

did-fold = Fold
did-check = Check
did-call = Call
did-bet = Bet
did-raise = Raise
did-all-in = All-in
did-show = Shown
did-muck = Mucked
did-small-blind = SB
did-big-blind = BB
did-straddle = Straddle
did-post = Post
did-ante = Ante

## Events

event-started = { $name } has the button.
    .you = You have the button.
event-started-empty = The button is at seat { $number }, where nobody sits now.
event-posted = { $kind ->
    [ante] { $name } posts the ante, { $amount }.
    [big-blind-ante] { $name } posts the ante for the table, { $amount }.
    [dead-post] { $name } posts a missed small blind, { $amount }.
    [small-blind] { $name } posts the small blind, { $amount }.
    [straddle] { $name } posts a straddle, { $amount }.
    [live-post] { $name } posts { $amount }.
   *[big-blind] { $name } posts the big blind, { $amount }.
}
    .you = { $kind ->
    [ante] You post the ante, { $amount }.
    [big-blind-ante] You post the ante for the table, { $amount }.
    [dead-post] You post a missed small blind, { $amount }.
    [small-blind] You post the small blind, { $amount }.
    [straddle] You post a straddle, { $amount }.
    [live-post] You post { $amount }.
   *[big-blind] You post the big blind, { $amount }.
}
event-posted-short = { $name } posts the last { $amount } of { $nominal }, all-in.
    .you = You post your last { $amount } of { $nominal }, all-in.
event-dealt = Your cards: { $cards }.
event-pot = Pot { $amount }.
event-pot-of = { $pot ->
    [0] Main pot { $amount }.
   *[other] Side pot { $pot }: { $amount }.
}
event-board = { $street ->
    [flop] Flop: { $cards }.
    [turn] Turn: { $cards }.
   *[river] River: { $cards }.
}
event-board-pot = { $street ->
    [flop] Flop: { $cards }. Pot { $amount }.
    [turn] Turn: { $cards }. Pot { $amount }.
   *[river] River: { $cards }. Pot { $amount }.
}
event-folded = { $name } folds.
    .you = You fold.
event-checked = { $name } checks.
    .you = You check.
event-called = { $name } calls { $amount }.
    .you = You call { $amount }.
event-called-all-in = { $name } calls { $amount } and is all-in.
    .you = You call { $amount } and are all-in.
event-bet = { $name } bets { $amount }.
    .you = You bet { $amount }.
event-raised = { $name } raises to { $amount }.
    .you = You raise to { $amount }.
event-all-in = { $name } is all-in for { $amount }.
    .you = You are all-in for { $amount }.
event-all-in-short = { $name } is all-in for { $amount }, less than a full raise.
    .you = You are all-in for { $amount }, less than a full raise.
event-all-in-small = { $name } is all-in for { $amount }, less than the smallest bet.
    .you = You are all-in for { $amount }, less than the smallest bet.
event-returned = { $name } gets { $amount } back.
    .you = You get { $amount } back.
event-shown = { $name } shows { $cards }.
    .you = You show { $cards }.
event-shown-hand = { $name } shows { $cards }: { $hand }.
    .you = You show { $cards }: { $hand }.
event-mucked = { $name } mucks.
    .you = You muck.
event-raked = The house takes { $amount } from the pot.
event-won = { $name } wins { $amount }.
    .you = You win { $amount }.
event-won-pot = { $pot ->
    [0] { $name } wins the main pot, { $amount }.
   *[other] { $name } wins side pot { $pot }, { $amount }.
}
    .you = { $pot ->
    [0] You win the main pot, { $amount }.
   *[other] You win side pot { $pot }, { $amount }.
}
event-won-hand = { $name } wins { $amount } with { $hand }.
    .you = You win { $amount } with { $hand }.
event-won-pot-hand = { $pot ->
    [0] { $name } wins the main pot, { $amount }, with { $hand }.
   *[other] { $name } wins side pot { $pot }, { $amount }, with { $hand }.
}
    .you = { $pot ->
    [0] You win the main pot, { $amount }, with { $hand }.
   *[other] You win side pot { $pot }, { $amount }, with { $hand }.
}
event-split = { $names } share { $amount } with { $hand }.
    .you = { $names } share { $amount } with { $hand }.
event-split-pot = { $pot ->
    [0] { $names } share the main pot, { $amount }, with { $hand }.
   *[other] { $names } share side pot { $pot }, { $amount }, with { $hand }.
}
    .you = { $pot ->
    [0] { $names } share the main pot, { $amount }, with { $hand }.
   *[other] { $names } share side pot { $pot }, { $amount }, with { $hand }.
}
names-you = You
names-two = { $first } and { $last }
names-more = { $first }, { $rest }

## The end of a hand

result-against = { $name } has { $hand }.
    .you = You have { $hand }.
result-folded = Everybody else folded.
result-unopposed = Nobody else could win it.
result-only-shown = Nobody else showed a hand.
result-each = { $amount } each.

## What may be done

turn-check-bet = Check, or bet at least { $min }.
    .spoken = Your turn. Nothing to call; check, or bet at least { $min }. Pot { $pot }.
turn-check-bet-one = Check, or bet { $min }.
    .spoken = Your turn. Nothing to call; check, or bet { $min }. Pot { $pot }.
turn-check-raise = Check, or raise to at least { $min }.
    .spoken = Your turn. Nothing to call; check, or raise to at least { $min }. Pot { $pot }.
turn-check-raise-one = Check, or raise to { $min }.
    .spoken = Your turn. Nothing to call; check, or raise to { $min }. Pot { $pot }.
turn-check = Check is free.
    .spoken = Your turn. Check is free. Pot { $pot }.
turn-call-raise = Call { $call }, or raise to at least { $min }.
    .spoken = Your turn. { $call } to call, raise to at least { $min }. Pot { $pot }.
turn-call-raise-one = Call { $call }, or raise to { $min }.
    .spoken = Your turn. { $call } to call, raise to { $min }. Pot { $pot }.
turn-call-raise-all-in = Call { $call }, or all-in for { $min }.
    .spoken = Your turn. { $call } to call, or all-in for { $min }. Pot { $pot }.
turn-call = Call { $call }, or fold.
    .spoken = Your turn. { $call } to call, or fold. Pot { $pot }.
turn-call-all-in = Call all-in for { $call }, or fold.
    .spoken = Your turn. Call all-in for { $call }, or fold. Pot { $pot }.
turn-fold = Fold is all that is left.
    .spoken = Your turn. Fold is all that is left. Pot { $pot }.
turn-show-or-muck = Your hand is beaten: show it or muck.
    .spoken = Your turn. Your hand is beaten: show it or muck.
turn-waiting = { $name } is to act.
    .you = It is your turn.

## Reasons

why-button = The button marks the nominal dealer. It lies with { $name }; the blinds sit to its left, and after the flop its place acts last. It moves on after every hand.
    .title = Why is the button there?
why-ante = Before the deal every player puts an ante of { $amount } into the pot. It belongs to no bet.
    .title = Why an ante of { $amount }?
why-big-blind-ante = One player puts in the ante for the whole table: { $amount }. It goes to the main pot and belongs to no bet.
    .title = Why an ante of { $amount }?
why-dead-post = A small blind was missed, so { $amount } goes to the pot now. It does not count as a bet.
    .title = Why post { $amount }?
why-small-blind = The first player left of the button posts the small blind, { $amount }, before the cards are dealt. So every hand has something to win.
    .title = Why a small blind of { $amount }?
why-small-blind-two = Between two players the button posts the small blind, { $amount }.
    .title = Why a small blind on the button?
why-big-blind = The second player left of the button posts the big blind, { $amount }. It is the smallest bet of the game, and the first to be matched.
    .title = Why a big blind of { $amount }?
why-big-blind-two = Between two players the one without the button posts the big blind, { $amount }.
    .title = Why a big blind of { $amount }?
why-straddle = A straddle of { $amount } is a voluntary raise before the deal: twice the big blind. Whoever posts it acts last before the flop.
    .title = Why a straddle of { $amount }?
why-live-post = Whoever comes in out of turn of the blinds posts { $amount }. It is a bet like any other.
    .title = Why post { $amount }?
why-short-blind = { $nominal } is due, but only { $posted } is left, so all of it goes in. For the others the blind still counts as { $nominal }.
    .title = Why only { $posted }?
why-short-ante = { $nominal } is due, but only { $posted } is left, so all of it goes in. The rest is not owed.
    .title = Why only { $posted }?
why-deal = Everybody gets two cards face down, one at a time, clockwise. Nobody but their owner may know them.
    .title = Why these cards?
why-burn = Before new cards come to the table the top card is put aside unseen. So a marked or glimpsed card helps nobody.
    .title = Why burn a card?
why-board = { $players ->
    [one] { $players } player is still in, and the betting of the round is over. So the next cards come.
   *[other] { $players } players are still in, and the betting of the round is over. So the next cards come.
}
    .title = Why more cards?
why-board-run-out = No more betting is possible: at most one of the players still in has chips left. The rest of the board is dealt at once.
    .title = Why no more betting?
why-fold = A folded hand is out of play. { $amount ->
    [0] Nothing had been put in, so nothing is lost.
   *[other] What it had put in, { $amount }, stays in the pot.
}
    .title = What happens after a fold?
why-check = Nobody has bet in this round, so there is nothing to match. Staying in is free.
    .title = Why is a check possible?
why-check-option = Nobody has raised, and the { $bet } already in front match the price. Checking is free; a raise would be allowed too.
    .title = Why is a check possible?
why-call = A call matches the highest bet of the round, { $bet }.
    .title = Why { $pay } to call?
why-call-rest = A call matches the highest bet of the round, { $bet }. { $already } of it is in already, so { $pay } is missing.
    .title = Why { $pay } to call?
why-call-short = The price is { $price }, but only { $pay } is left. All-in is enough to stay in; it plays for as much as it matches, no more.
    .title = Why is { $pay } enough?
why-call-real = Nobody else can act any more. So only what was really bet has to be matched: { $bet }. That costs { $pay }.
    .title = Why only { $pay }?
why-min-bet = The smallest bet of this round is { $min }; the big blind sets it. Only an all-in may be less.
    .title = Why at least { $min }?
why-min-raise = A raise must be at least as large as the last bet or raise. That was { $by }, so { $bet } grows to { $to } or more. Only an all-in may be less.
    .title = Why at least { $to }?
why-min-raise-big-blind = At this table a raise adds at least one big blind, { $by }: { $bet } grows to { $to } or more. Only an all-in may be less.
    .title = Why at least { $to }?
why-min-raise-straddle = The straddle of { $bet } is the bet to be raised, and a raise adds at least { $by }. Only an all-in may be less.
    .title = Why at least { $to }?
why-all-in-bet = The smallest bet is { $min }, but everybody may always bet all the chips in front of them: { $amount }. Whoever has checked may then call or fold, not raise.
    .title = Why is { $amount } enough?
why-all-in-raise = A full raise goes to { $full }. All-in for { $to } is allowed, but it is no full raise: whoever has already acted may call or fold, not raise again.
    .title = Why is { $to } enough?
why-max-stack = Nobody can bet more than the chips in front of them: { $to } in this round. So nobody can lose more either.
    .title = Why at most { $to }?
why-max-pot-bet = In pot limit an opening bet may be as large as the pot, here { $to }.
    .title = Why at most { $to }?
why-max-pot = In pot limit the pot decides how much a raise may add: here { $by } over the bet of { $bet }.
    .title = Why at most { $to }?
why-fixed-bet = In fixed limit every bet and raise of this round has the same size: { $unit }.
    .title = Why exactly { $to }?
why-fixed-raise = In fixed limit every bet and raise of this round has the same size: { $unit }. So the raise goes to { $to }, no more and no less.
    .title = Why exactly { $to }?
why-fixed-raise-of = In fixed limit every bet and raise of this round has the same size: { $unit }. This is raise { $raise } of { $cap }.
    .title = Why exactly { $to }?
why-half-bet = At this table an all-in of at least half a bet counts as a full one. { $to } counts as { $level }, and the betting is open again.
    .title = Why does { $to } count as { $level }?
why-uncalled = Nobody can match more than { $matched } of the { $bet }. The rest is not at stake and goes back: { $back }.
    .title = Why does { $back } go back?
why-collect = The round is over: everybody still in has put in the same, or is all-in. The bets, { $amount } together, go to the pot.
    .title = Why do the bets go to the pot?
why-side-pots = { $pots ->
    [one] Somebody is all-in for less than the others bet. What everybody matched is one pot.
   *[other] Somebody is all-in for less than the others bet. What everybody matched is the main pot; the rest is a side pot for those who paid it. Now there are { $pots } pots.
}
    .title = Why several pots?
why-collect-antes = Antes and dead posts, { $amount } together, go straight to the pot. They do not count as a bet.
    .title = Why is there money in the pot?
why-last-player = Everybody else has folded. The last player in takes the pot and need not show.
    .title = Why is the hand over?
why-show-aggressor = Whoever bet or raised last shows first.
    .title = Why this hand first?
why-show-first = Nobody bet in the last round. So the one who was first to act shows first.
    .title = Why this hand first?
why-show-aggressor-of-hand = Nobody bet in the last round. At this table the last one to bet in the whole hand then shows first.
    .title = Why this hand first?
why-show-beats = The others follow clockwise. This hand beats or equals what has been shown, or can win another pot, so it is shown.
    .title = Why show this hand?
why-show-all = At this table every hand that reaches the showdown is shown.
    .title = Why show this hand?
why-show-chosen = A beaten hand may stay hidden. This one was shown by choice.
    .title = Why show this hand?
why-muck = Whoever is beaten may hide the cards. A hidden hand can win nothing.
    .title = Why no cards?
why-all-in-face-up = No more betting is possible, so all hands still in are turned up at once.
    .title = Why are the hands open?
why-best-hand = Cards speak: of seven cards the best five count. The best hand here: { $hand }.
    .title = Why does this hand win?
why-best-hand-over = Cards speak: of seven cards the best five count. The best hand is { $hand }; the next best is { $second }. { $decided }
    .title = Why does this hand win?
why-split = { $players ->
    [one] { $players } player has { $hand } and takes { $share }.
   *[other] { $players } players have the same five ranks: { $hand }. Suits don’t matter, so each takes { $share }.
}
    .title = Why share the pot?
why-split-odd = { $players ->
    [one] { $players } player has { $hand } and takes { $share }.
   *[other] { $players } players have the same five ranks: { $hand }. Each takes { $share }; { $odd } cannot be divided and goes by seat, as the house rules say.
}
    .title = Why share the pot?
why-unopposed = Only whoever paid into a pot and is still in can win it. For this one nobody else is left.
    .title = Why no showdown for this pot?
why-rake = The house takes { $percent }% of the pot of { $pot }, rounded down: { $taken }.
    .title = Why does the house take { $taken }?

## Refusals

why-out-of-turn = One after the other, clockwise: only the player in turn may act. Now { $name } is to act.
    .title = Why not now?
    .short = not your turn
why-hand-over = The hand is over. The next one has to be dealt first.
    .title = Why not now?
    .short = the hand is over
why-not-in-hand = Whoever has folded is out, and whoever is all-in has nothing left to decide.
    .title = Why no action?
    .short = not in the hand
why-no-check = There is a bet to match, and that costs { $price }. A check is possible only while nobody has bet; before the flop the blinds are bets.
    .title = Why no check?
    .short = { $price } to call
why-nothing-to-call = Nobody has bet more than what already lies there. There is nothing to match: check instead.
    .title = Why no call?
    .short = nothing to call
why-already-bet = There is a bet of { $bet } in this round already. Whoever wants more raises it.
    .title = Why no bet?
    .short = raise instead
why-nothing-to-raise = Nobody has bet in this round, so there is nothing to raise. The first one to put chips in bets.
    .title = Why no raise?
    .short = bet instead
why-below-min-bet = { $tried } is too little: the smallest bet is { $min }. Only an all-in may be less.
    .title = Why not { $tried }?
    .short = at least { $min }
why-below-min-raise = { $tried } is too little: a raise must be at least as large as the last bet or raise, { $by }. Only an all-in may be less.
    .title = Why not { $tried }?
    .short = at least { $min }
why-below-min-big-blind = { $tried } is too little: at this table a raise adds at least one big blind, { $by }. Only an all-in may be less.
    .title = Why not { $tried }?
    .short = at least { $min }
why-above-stack = { $tried } is more than there is. Nobody can bet more than the chips in front of them: { $max } in this round.
    .title = Why not { $tried }?
    .short = at most { $max }
why-above-pot = { $tried } is more than pot limit allows here: { $max }.
    .title = Why not { $tried }?
    .short = at most { $max }
why-not-fixed = In fixed limit there is only one size: { $to }, not { $tried }.
    .title = Why not { $tried }?
    .short = exactly { $to }
why-capped = { $cap ->
    [one] In fixed limit only { $cap } raise is allowed in a round, and it has been made. Call or fold.
   *[other] In fixed limit only { $cap } raises are allowed in a round, and they have been made. Call or fold.
}
    .title = Why no raise?
    .short = no raises left
why-not-reopened = The bet has grown by { $grown } since this player acted: an all-in, less than a full raise of { $full }. It may be called, but not raised.
    .title = Why no raise?
    .short = no full raise since
why-nobody-to-raise = Everybody else still in is all-in. Nobody has chips left to answer a raise.
    .title = Why no raise?
    .short = no one to raise
why-stack-only-calls = The call costs { $price }, and only { $stack } is left. All of it only makes a call.
    .title = Why no raise?
    .short = only enough to call
why-not-showdown = There is still betting. Cards are shown when it is over.
    .title = Why not show now?
    .short = no showdown yet
why-only-show-or-muck = The betting is over. Only one thing is left: show the hand or muck it.
    .title = Why no betting?
    .short = betting is over
refused = Not possible: { $reason }.
refused-spoken = Not possible: { $reason }. { $text } Rule { $rule }.
why-spoken = { $text } Rule { $rule }.
why-spoken-sum = { $text } { $sum } Rule { $rule }.

## Sums

sum-plus = { $one } plus { $two } is { $total }.
sum-minus = { $one } minus { $two } is { $total }.
sum-times = { $one } times { $two } is { $total }.
sum-times-plus = { $one } times { $two } plus { $three } is { $total }.
sum-bet = the bet
sum-last-raise = the last bet or raise
sum-big-blind = the big blind
sum-least-step = the least step
sum-least = the least
sum-most = the most
sum-added = what may be added
sum-already = in already
sum-to-pay = to pay
sum-matched = matched
sum-goes-back = goes back
sum-due = due
sum-posted = posted
sum-not-owed = not owed
sum-each = each
sum-players = players
sum-odd = odd chips
sum-pot = the pot
