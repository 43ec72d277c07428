# The floor at a live table: what is done (ruling-…) and why (floor-…); how things are done
# there (duty-…) and how not (fault-…). A ruling names the reason first, then what is done.

## What is done

ruling-conflict = Rule books differ here; this is how it is decided at this table.
ruling-add = { $amount } more is due.
ruling-back = { $amount } goes back.
ruling-misdeal = Fewer than two players have acted, so the deal is void: all chips go back, blinds and antes too, and the cards are shuffled and dealt again.
    .title = Misdeal.
ruling-misdeal-button = Fewer than two players have acted, so the deal is void: all chips go back, button and blinds move to the right places, and the cards are shuffled and dealt again.
    .title = Misdeal.
ruling-void = The whole hand is void: all chips go back to their owners, and another deck is taken.
    .title = The hand is void.
ruling-stands = So everything stands.
    .title = Everything stands.
ruling-stands-button = So the hand stands. For the next one button and blinds are set so that everybody gets to every position within one orbit, if possible.
    .title = The hand stands.
ruling-foul-hand-dead = So the hand is played on. Only the faulty hand is dead, and its blinds stay in.
    .title = One hand is dead.
ruling-hand-dead = This hand is dead, as if folded.
    .title = The hand is dead.
ruling-hand-back = The player gets the cards back and plays on.
    .title = The cards go back to their owner.
ruling-exchange = { $when ->
    [now] The exposed card is exchanged at once for the top card of the deck.
   *[after-deal] The deal is finished first; then the exposed card is exchanged for the top card of the deck.
} { $old ->
    [burn] It becomes the burn card.
   *[aside] It is put aside.
}
    .title = The card is exchanged.
ruling-extra-back = { $old ->
    [burn] The card too many is taken back and becomes the burn card.
   *[aside] The card too many is taken back and put aside.
}
    .title = The card goes back.
ruling-top-card = Whoever lacks a card gets the top card of the deck.
    .title = The missing card is dealt.
ruling-next-instead = { $cards ->
    [one] { $when ->
        [now] The next card takes its place at once.
       *[after-deal] The deal is finished first; then the next card takes its place.
    }
   *[other] { $when ->
        [now] The next cards take their places at once.
       *[after-deal] The deal is finished first; then the next cards take their places.
    }
}
    .title = The next card counts.
ruling-mend-burn = { $should ->
    [0] The cards go back on the deck as they lay, and the street is dealt without a burn card.
   *[other] The cards go back on the deck as they lay; then the top card is burned and the street is dealt.
}
    .title = The street is put right.
ruling-early = { $goes ->
    [before-flop] The flop goes back, the burn card stays out. After the betting the deck is shuffled and a new flop is dealt.
    [until-river] The turn card is put aside. After the betting a card is burned and the next one is the turn; before the river the early card is shuffled back in.
   *[before-river] The river card is shuffled back into the deck, the burn card stays out, and after the betting a new river is dealt.
}
    .title = { $street ->
    [flop] This flop does not count.
    [turn] This turn does not count.
   *[river] This river does not count.
}
ruling-new-flop = All but the hole cards and the burn card is shuffled, and a new flop is dealt.
    .title = A new flop.
ruling-restore-stub = The deck is restored as exactly as possible, and the hand is played out.
    .title = The deck is restored.
ruling-turn = The turn goes back to { $name }.
    .you = The turn goes back to you.
    .title = The turn goes back.
ruling-turn-dead = The turn goes back to { $name }. The hand that was thrown in is dead all the same.
    .you = The turn goes back to you. The hand that was thrown in is dead all the same.
    .title = The turn goes back.
ruling-show-all = Everybody may see these cards now.
    .title = Show all.
ruling-show-all-later = Everybody may see these cards when the betting is over.
    .title = Show all after the betting.
ruling-only = { $names }: nobody else can win the { $amount } from the last hand.
    .title = Not everybody plays for these chips.
ruling-only-nobody = Nobody in this hand can win the { $amount } from the last hand.
    .title = Nobody here plays for these chips.
ruling-award = { $names }: the pot belongs here and is moved.
    .title = The pot is moved.
ruling-cards-speak = The hand counts as what it is: { $hand }.
    .title = Cards speak.
ruling-counts-fold = It counts as a fold.
    .title = That is a fold.
ruling-counts-check = It counts as a check.
    .title = That is a check.
ruling-counts-call = It counts as a call.
    .title = That is a call.
ruling-counts-bet = It counts as a bet of { $amount }.
    .title = That is a bet of { $amount }.
ruling-counts-raise = It counts as a raise to { $amount }.
    .title = That is a raise to { $amount }.
ruling-counts-show = It counts as showing.
    .title = That shows the hand.
ruling-counts-muck = It counts as mucking.
    .title = That mucks the hand.
ruling-not-taken = It counts as nothing.
    .title = That does not count.

## Why: the deal

floor-play-has-begun = { $acted ->
    [one] { $acted } player has acted, so play has begun and the deal cannot be void any more. Blinds are not given back.
   *[other] { $acted } players have acted, so play has begun and the deal cannot be void any more. Blinds are not given back.
}
floor-hand-over = The hand is over; there is nothing left to deal again.
floor-first-cards-exposed = The dealer exposed card { $number } of the deal. With one of the first two cards that spoils the deal.
floor-many-exposed = { $cards ->
    [one] The dealer exposed { $cards } card.
   *[other] The dealer exposed { $cards } cards. Two are enough to spoil the deal.
}
floor-one-exposed = The dealer exposed card { $number } of the deal. One such card does not spoil it.
floor-own-card-shown = The player exposed the card, not the dealer. That gives no right to another one.
floor-many-boxed = { $cards ->
    [one] { $cards } card lies face up in the deck.
   *[other] { $cards } cards lie face up in the deck. Two are enough to spoil the deal.
}
floor-boxed = { $cards ->
    [one] A card that lies face up in the deck is no card.
   *[other] Cards that lie face up in the deck are no cards.
}
floor-boxed-next-gone = { $cards ->
    [one] A card that lies face up in the deck is no card, but the next one has already gone to another player.
   *[other] Cards that lie face up in the deck are no cards, but the next one has already gone to another player.
}
floor-many-extra = { $cards ->
    [one] { $cards } card too many was dealt.
   *[other] { $cards } cards too many were dealt. Two are enough to spoil the deal.
}
floor-one-extra = One card too many does not spoil the deal.
floor-out-of-order = A card was dealt out of order, so the wrong players hold the cards after it.
floor-exposed-as-burn = The order only seems wrong: an exposed card serves as the burn card, and that is allowed.
floor-last-card-missing = The missing card is the last of the deal, so nothing went out of order.
floor-button-wrong = The button is in the wrong place, so blinds and turns are wrong too.
floor-button-wrong-late = { $acted ->
    [one] The button is in the wrong place, but { $acted } player has acted.
   *[other] The button is in the wrong place, but { $acted } players have acted and play has begun.
}
floor-empty-place-dealt = Cards were dealt to an empty place.
floor-not-entitled-dealt = Cards were dealt to somebody who has no right to a hand.
floor-left-out = A player who has a right to a hand and wants to play got no cards.
floor-rightly-left-out = Only those who have a right to a hand and want to play must get cards.

## Why: the deck

floor-odd-back-in-play = { $found ->
    [hand] A player holds a card with another back.
    [board] A card with another back lies on the board.
   *[discards] A card with another back lies among the folded ones.
} It was in play, so the deck was false.
floor-odd-back-unused = { $found ->
    [burns] The card with another back lies among the burn cards.
   *[stub] The card with another back lies in the undealt rest.
} Nobody has played with it.
floor-two-alike = The deck has { $card } twice, so it is false.
floor-cards-missing = { $cards ->
    [one] { $cards } card is missing from the deck. The result is not cancelled for that.
   *[other] { $cards } cards are missing from the deck. The result is not cancelled for that.
}
floor-joker = { $found ->
    [hand] A player holds a joker.
    [board] A joker lies on the board.
   *[deck] A joker comes off the deck.
} In a game without jokers it is no card.
floor-joker-next-gone = { $found ->
    [hand] A player holds a joker.
    [board] A joker lies on the board.
   *[deck] A joker comes off the deck.
} In a game without jokers it is no card, but the next one has already gone to another player.
floor-joker-played = Whoever goes on playing with a joker plays with a hand that is none.
floor-joker-unseen = Whoever plays without looking bears the risk of holding a joker.
floor-stub-spoiled = The deck was mixed up before the hand was over.

## Why: the board

floor-burn-wrong = { $street ->
    [flop] Burned before the flop: { $burned }, right is { $should }.
    [turn] Burned before the turn: { $burned }, right is { $should }.
   *[river] Burned before the river: { $burned }, right is { $should }.
} Nobody has acted on it yet, so it can be put right.
floor-burn-wrong-late = { $acted ->
    [one] { $acted } player has acted
   *[other] { $acted } players have acted
} { $street ->
    [flop] on this flop. From then on the cards count as they lie.
    [turn] on this turn. From then on the cards count as they lie.
   *[river] on this river. From then on the cards count as they lie.
}
floor-burn-right = As many cards were burned as this table burns: { $burned }.
floor-dealt-early = { $street ->
    [flop] The flop came while the betting was still open.
    [turn] The turn came while the betting was still open.
   *[river] The river came while the betting was still open.
} Cards dealt too early are invalid.
floor-large-flop = A flop has three cards; this one has { $cards }.

## Why: chips and players

floor-chips-of-last-hand = { $amount } was left from the last hand. Only those who played it may win that.
floor-cards-fell = Cards that fall off the table are played as usual.
floor-unprotected = You have to protect your cards, with a hand, a chip or something else. Those that lay unprotected and were taken as folded give no ground for complaint.
floor-all-in-safe = An all-in hand cannot be folded, whether it was protected or not.
floor-protected = The cards were protected, so they are not folded by the dealer’s hand.
floor-touched-discards = Cards that have touched the discards are dead.
floor-thrown-at-showdown = Cards that have touched the discards are dead. At the showdown too only shown cards can win.
floor-out-of-turn = Only the player in turn may act. { $name } was too early, so that does not count.
    .you = Only the player in turn may act. You were too early, so that does not count.
floor-out-of-turn-dead = Only the player in turn may act. { $name } was too early, and the cards have touched the discards.
    .you = Only the player in turn may act. You were too early, and your cards have touched the discards.
floor-in-turn = It was this player’s turn.
floor-show-one = Show one, show all: what one player has seen, the whole table may see.
floor-show-one-later = Show one, show all. But the one who saw the cards has nothing left to decide, so it waits: the betting must not be influenced.
floor-misread = “{ $claimed }” was said, but the cards show “{ $is }”. What counts is what the cards are worth, not what is said of them.
floor-read-right = “{ $is }” was said, and that is what the cards show.
floor-not-shown = To win you have to show both hole cards.
floor-award-wrong = The pot went to the wrong place, and it was said at once.
floor-award-wrong-late = The pot went to the wrong place, but nobody said so before the next hand.
floor-award-right = The pot went where it belongs.

## Why: words and chips

floor-not-in-turn = It is somebody else’s turn, so neither words nor chips count.
floor-unclear = Nothing was said or done that is clearly an action.
floor-said = The word binds.
floor-said-amount = The amount was said first, { $to } in all. Then the chips may come in several motions.
floor-said-then-motion = The word came first and the chips in one motion name the amount: { $to } in all.
floor-said-too-little = The word binds, but { $said } is too little. { $why }
floor-too-much = { $said } is too much. { $why }
floor-no-raise = A raise is not possible. { $why }
floor-call-then-raise = “Call” came first, and it binds. A raise after it is a string raise.
floor-string-bet = No amount was said, so only the first motion counts: { $first }. What came later, { $later }, is a string bet.
floor-one-chip = One chip put in without a word is a call, even if it is worth more than the bet: { $chip } for { $bet }.
floor-one-chip-opens = Nobody has bet yet, so one chip without a word is a bet of its full value: { $chip }.
floor-half-more = From { $from } on, half of a full raise, silent chips are a raise. { $put } is that much, so it has to be made up to { $to }.
floor-less-than-half-more = From { $from } on, half of a full raise, silent chips would be a raise. { $put } is less.
floor-one-motion = Chips put in without a word and in one motion count for what they are worth: { $to } in all.
floor-too-few-for-call = { $put } is too little for a call, which costs { $due }. Whoever puts in too few chips makes them up.
floor-too-few-for-bet = { $put } is too little for a bet; whoever puts in too few chips makes them up. { $why }
floor-exact-call = { $due } is exactly the price of a call.
floor-silent-all-in = These are all the player’s chips: { $to } in all.
floor-check-sign = Saying “check” or tapping the table is a check.
floor-no-check = There is { $due } to pay, so no check is possible.
floor-fold-sign = Whoever pushes the cards forward folds them.

## How it is done at a live table

procedure-kept = Right.
procedure-broken = Not like this.
shuffle-step = { $step ->
    [chemmy] wash
    [riffle] riffle
    [strip] strip
   *[cut] cut
}
duty-shuffle = First the cards are washed on the table, then riffle, riffle, strip, riffle and cut, in half a minute at most.
duty-two-decks = A live table has two decks, and they are exchanged together with the dealer.
duty-new-cards = New cards are checked, the jokers are taken out, and the rest is washed on the table.
duty-dealer-at-centre = The dealer sits in the middle of the table and reaches every place.
duty-league-dealer = In a league tournament the dealer does not play.
duty-self-dealt = Where there is no dealer of the house, players deal in turn.
duty-burn-face-down = The burn card lies face down.
duty-cards-in-sight = Your cards lie on the table where the dealer sees them. You lift the edges to look.
duty-cards-protected = You protect your cards throughout the hand, with a hand, a chip or something else.
duty-chips-on-table = Chips stay on the table, in sight of everybody.
duty-fold-to-dealer = You fold by pushing the cards face down to the dealer, or you throw them in and say so.
duty-help-reading = The dealer may help to read hands that are shown.
duty-award-pointed-out = Whoever sees that a pot goes wrong says so at once, in the hand or not.
fault-shuffle-step = Step { $place } of the shuffle should be: { $should }. It was: { $found }.
fault-shuffle-unfinished = The shuffle stopped too soon. Next would be: { $should }.
fault-after-the-cut = After the cut nothing more is done to the deck. There was: { $found }.
fault-shuffle-too-long = { $seconds ->
    [one] The shuffle took { $seconds } second; the most is { $most }.
   *[other] The shuffle took { $seconds } seconds; the most is { $most }.
}
fault-number-of-decks = { $count ->
    [one] There is { $count } deck at the table; right is { $should }.
   *[other] There are { $count } decks at the table; right is { $should }.
}
fault-deck-not-exchanged = The dealer changed, the deck did not. They change together.
fault-deck-exchanged-too-soon = The deck changed, the dealer did not. They change together.
fault-cards-not-checked = New cards are checked before the first deal: each of the 52 once.
fault-cards-not-mixed = New cards come in order, so they are first washed on the table.
fault-jokers-left-in = There are jokers in the deck. Hold’em is played without them.
fault-dealer-not-at-centre = The dealer belongs in the middle of the table.
fault-dealer-plays = In a league tournament the dealer does not play.
fault-burn-shown = The burn card must lie face down; nobody may know it.
fault-cards-off-table = Cards never leave the table.
fault-cards-out-of-sight = The dealer must always see your cards.
fault-cards-held-up = Cards stay on the table. You lift only the edges to look.
fault-cards-unprotected = These cards lie unprotected. If the dealer takes them for folded, they are folded.
fault-chips-off-table = Chips are handled on the table, where everybody sees them.
fault-chips-taken-off = While you play you cannot put chips away.
fault-chips-added = During a hand no chips are added.
fault-folded-face-up = { $opponents ->
    [one] { $opponents } opponent plays on, and the cards were folded face up.
   *[other] { $opponents } opponents play on, so folded cards stay hidden: they would help one against another.
}
fault-folded-silently = Cards thrown in without a word are unclear. Say “fold”.
fault-folded-into-discards = Fold to the dealer, not into the discards: only the dealer touches those.
fault-read-unshown = Only hands that are shown may be read out.
fault-award-not-pointed-out = Whoever sees that a pot goes wrong has to say so at once.
