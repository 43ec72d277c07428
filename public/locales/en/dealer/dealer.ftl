# The dealer school: the page, the 21 duties, the rulings, the 19 mishaps.

dealer-about = Run whole hands from the dealer’s place. Nothing is dealt, gathered or pushed until you do it.
dealer-not-dealt = The hands of this level could not be dealt. Go back to the levels and open it again.
dealer-level-d1 = First deal
    .about = Three players, nobody all-in: button, blinds, cards, whose turn it is.
dealer-level-d2 = A whole hand
    .about = Six players: shuffle, announce, gather, read the hands, push the pot.
dealer-level-d3 = All-in
    .about = Side pots, chips that go back, and the first mishaps.
dealer-level-d4 = Ties and odd chips
    .about = Several pots, splits, an empty button, newcomers. Your slips are let through.
dealer-level-d5 = Other games
    .about = Limit and pot limit, straddles, words and chips that you must judge.
dealer-level-d6 = League night
    .about = Ten players, antes, rising blinds, two mishaps a hand.
dealer-hand-of = Hand { $hand } of { $hands }
dealer-duty-of = { $duty } of { $duties }
dealer-bell = Ring the bell: something is wrong
dealer-bell-nothing = Nothing is wrong. Go on.
dealer-bell-right = Yes. Stop the hand.
dealer-hint = Hint
dealer-missed = You have gone past something.
dealer-objection = It went through, but a player objects: that was not right. Put it right now.
dealer-read-table = Read the table aloud
dealer-place = The dealer’s place
dealer-burned = Burned: { $cards }
dealer-folded = Folded hands: { $hands }
dealer-hand-done = The hand is over
dealer-level-done = The level is over
dealer-passed = Passed.
dealer-not-passed = Not passed yet: it takes { $mark }% and no chips to the wrong player.
dealer-accuracy = Accuracy { $percent }%
dealer-chips-wrong = Chips to the wrong player: { $count }
dealer-mishaps-missed = Mishaps not noticed: { $count }
dealer-no-stops = No stop in this hand.
dealer-stops = Where the hand stopped
dealer-dearest = What cost most
dealer-lost = points lost: { $points }
dealer-pace = How long it took
dealer-seconds = { $seconds } sec
dealer-replay = Replay from here
dealer-replaying = A replay: it does not count.
dealer-back = Back to the report
dealer-next-hand = Next hand
dealer-again = The level once more
dealer-drill = Practise it
dealer-levels = All levels
dealer-begin = Begin
dealer-go-on = Go on with the level
dealer-state-new = Not begun
dealer-state-begun = Begun
dealer-state-passed = Passed
dealer-table-seat = { $name }: { $stack } behind, { $bet } in front
dealer-table-folded = { $name } has folded
dealer-table-button = The button: seat { $seat }
dealer-table-pot = { $pot }: { $amount }
dealer-table-board = On the board: { $cards }
dealer-table-no-board = No card on the board

## 1 to 7: before the first action

dealer-new-deck = Check the deck
    .prompt = A new deck lies in front of you. What first?
    .hint = New cards lie in order, and there may be jokers or odd backs among them.
    .choice-check = Take out jokers and odd backs, mix the rest on the table
    .choice-deal = Deal at once
    .choice-both = Shuffle both decks together
    .right = Check the cards, take out what does not belong, then mix (DECK-6, DECK-4).
    .slip-deal = New cards lie in order. Check them first, then mix (DECK-6).
    .slip-both = One deck at a time; the other waits for the next dealer (DECK-5).
dealer-shuffle = Shuffle
    .prompt = Put the six motions of the shuffle in order.
    .prompt-again = Before every hand the deck is shuffled anew.
    .hint = It begins on the table with flat hands and ends with the cut.
    .motion-1 = Wash the cards on the table (chemmy)
    .motion-2 = Riffle
    .motion-3 = Riffle again
    .motion-4 = Strip
    .motion-5 = The last riffle
    .motion-6 = Cut
    .again = Shuffle and cut
    .right = Chemmy, riffle, riffle, strip, riffle, cut (SHUF-3, SHUF-4).
    .right-again = Shuffled anew for every hand, in half a minute at most (SHUF-1, SHUF-2).
    .slip-cut = The cut comes last, after the last riffle (SHUF-4).
dealer-draw = Draw for the button
    .prompt = Everybody has an open card. Who wins the button?
    .hint = The highest card wins; between equal ranks the suit decides: spades, hearts, diamonds, clubs.
    .right = { $name } has the highest card, { $card } (DRAW-2).
    .slip-suit = Equal ranks: the suit decides, and { $card } is higher, so it is { $name } (DRAW-4).
dealer-button = Place the button
    .prompt = In the last hand { $name } had the button. Where does it go now?
    .prompt-drawn = The draw is done. Where does the button go?
    .hint = The button goes on to the left, hand by hand; an empty chair can have it, too.
    .right = The button goes one on to the left: { $name } (BTN-2).
    .right-drawn = Who wins the draw gets the button: { $name } (DRAW-1).
    .right-dead = Seat { $seat } is empty, and the button goes there: the small blind’s chair is due (BTN-4).
    .slip-stays = { $name } has just had it. It moves on after every hand (BTN-2).
    .slip-too-far = That is one too far: before it comes { $name } (BTN-2).
    .slip-skips-empty = It does not skip seat { $seat }: an empty chair gets the button here (BTN-4).
    .slip-left-of-drawn = { $name } gets the button itself; the blinds are to the left of it (DRAW-1).
dealer-dealt-in = Who is dealt in
    .prompt = Mark everybody who gets cards in this hand.
    .fact-sits-out = { $name } sits out.
    .fact-no-chips = { $name } has no chips left.
    .fact-pays = { $name } is not in the game yet and wants to pay to come in.
    .fact-waits = { $name } is not in the game yet and waits for the big blind.
    .hint = Who sits out gets none; a newcomer waits for the big blind or pays; nobody comes in between button and big blind.
    .right = Cards go to: { $names } (BLIND-20, BUYIN-9).
    .slip-newcomer = { $name } is new and has not paid: the big blind has to come first (BLIND-20).
    .slip-missed = { $name } has missed blinds and has not paid them (BLIND-18).
    .slip-barred = { $name } sits between button and big blind: nobody comes in there (BLIND-21).
    .slip-sits-out = { $name } sits out.
    .slip-no-chips = { $name } has too few chips to be dealt in (BUYIN-9).
dealer-forced = Take blinds and antes
    .fact-blinds = Blinds: { $small }/{ $big }.
    .fact-straddle = { $name } announces a straddle.
    .fact-live = { $name } pays a big blind to come in.
    .prompt-small = Who posts the small blind? If the chair is empty, choose nobody.
    .prompt-big = Who posts the big blind?
    .prompt-straddle = Who has announced the straddle?
    .prompt-live = Who pays a big blind to come in?
    .prompt-antes = The ante is { $ante }. How much do you take from all together?
    .prompt-amount = { $kind ->
        [small] The small blind from { $name }: how much?
        [big] The big blind from { $name }: how much?
        [straddle] The straddle from { $name }: how much?
        [live] To come in, from { $name }: how much?
       *[ante] The ante from { $name }: how much?
    }
    .hint = The small blind sits left of the button, the big blind left of it. Between two the button has the small blind. A short stack posts what it has.
    .right-small = The small blind: { $name }, left of the button (BLIND-2).
    .right-big = The big blind: { $name } (BLIND-2).
    .right-straddle = The straddle: { $name }, left of the big blind (STRADDLE-2).
    .right-live = { $name } pays to come in, and it counts as a bet (BLIND-22).
    .right-no-small = Nobody: the chair of the small blind is empty (BTN-4).
    .right-amount = That is { $amount }.
    .right-short = { $name } has only { $amount } of { $nominal } and posts that (BLIND-17).
    .right-antes = { $count } antes of { $ante } at most: { $total } (ANTE-3, ANTE-4).
    .slip-button = { $name } has the button, and that pays only where two play (BLIND-15).
    .slip-full = { $name } has no more than { $amount }; the others still play for the full blind (BLIND-17).
    .slip-one-missing = Everybody pays it: { $count } players (ANTE-3).
dealer-laps = Deal the cards
    .prompt = Deal the first lap: touch the seats in order.
    .prompt-second = And the second lap.
    .hint = One card at a time, from the left of the button; the button gets the last one.
    .right = One card each, { $first } first, { $last } last; then the same again (DEAL-1, DEAL-2).
    .slip-button-first = The button gets the last card: { $name } (DEAL-2).
    .slip-big-blind-first = The first card goes to the left of the button: { $first } (DEAL-2).

## 8 to 11: a betting round

dealer-turn = Call the turn
    .prompt = Whose turn is it? Is the round over, choose nobody.
    .hint = Before the flop left of the last blind, later left of the button; then on to the left. Who has folded or is all-in has no decision.
    .right-blinds = Left of the last blind ({ $last }): { $name } (ROUND-2).
    .right-button = First in, left of the button: { $name } (ROUND-7).
    .right-next = After { $last } the next with a decision is { $name } (ROUND-5).
    .slip-folded = { $name } has folded (FOLD-1).
    .slip-all-in = { $name } is all-in: no more decisions (ALLIN-4).
    .slip-has-acted = { $name } has just acted; it goes on to the left (ROUND-5).
    .slip-blind-first = The blinds are in already. It begins left of the last one: { $last } (ROUND-2).
    .slip-button-first = { $name } has the button and speaks last (ROUND-7).
    .slip-big-blind-unheard = The big blind has not spoken: { $name } (ROUND-6).
    .slip-unmatched = Not yet: { $name } has not matched the bet (ROUND-10).
    .slip-unheard = Not yet: { $name } has not spoken in this round (ROUND-10).
dealer-announce = Announce the action
    .prompt-throws = { $name } pushes the cards to you, face down. What do you say?
    .prompt-taps = { $name } taps the table. What do you say?
    .prompt-puts = { $name } puts { $amount } forward. What do you say?
    .hint = A raise is announced as the total it goes to, a call as what is added.
    .fold = Fold
    .check = Check
    .call-nothing = Call for nothing
    .call = Call { $amount }
    .call-all-in = Call { $amount }, all-in
    .bet = Bet { $amount }
    .bet-all-in = Bet { $amount }, all-in
    .raise-to = Raise to { $amount }
    .raise-to-all-in = Raise to { $amount }, all-in
    .raise-by = Raise by { $amount }
    .right-fold = { $name } folds (FOLD-3).
    .right-check = { $name } checks (CHECK-1).
    .right-call = { $name } adds { $amount } to match { $bet } (CALL-1).
    .right-bet = { $name } opens with { $amount } (BET-1).
    .right-raise = { $name } raises { $bet } by { $by }, to { $amount } (RAISE-1).
    .slip-whole-bet = What is added is less: a part lies there already (CALL-1).
    .slip-no-raise = That is no more than the bet: a call (CALL-1).
    .slip-nothing-to-raise = Nobody has bet yet: the first chips of a round are a bet (BET-1).
    .slip-nothing-to-call = There is nothing to call yet (BET-1).
    .slip-by = To { $to }, by { $by } (RAISE-1).
dealer-stop = Stop what is not allowed
    .prompt = What do you say?
    .hint = A raise is at least as big as the one before; a short all-in opens nothing for who has acted; limit has a cap, pot limit a most.
    .allow = Raise to { $amount }
    .no-raise = No raise: call or fold
    .at-least = No: at least to { $amount }
    .at-most = No: at most to { $amount }
    .right = { $why }
dealer-round-over = Say that the round is over
    .hint = The round is over when everybody still in has spoken and matched the bet.
    .right = Nobody: all who are in have matched { $bet } (ROUND-10).
    .right-checked = Nobody: all have checked (ROUND-10).
    .right-one-left = Nobody: only { $name } is left (ROUND-12).
    .slip-again = { $name } has spoken, and nothing is left to answer (ROUND-10).

## 12 to 15: between two rounds

dealer-refund = Return what is not called
    .prompt = How much goes back to its owner? Nothing is 0.
    .prompt-seat = Who gets the { $back } back?
    .hint = What nobody has matched was no bet: it goes back before the pots are built.
    .right = { $name }: { $bet } − { $matched } = { $back } go back (ALLIN-11).
    .slip-nothing = Nobody has called the last { $back } of { $name } (ALLIN-11).
    .slip-whole = Only what nobody matched goes back to { $name }: { $back } (ALLIN-11).
dealer-gather = Gather and build the pots
    .prompt = Gather the bets. How much is in the pot now?
    .prompt-pots = Gather the bets. Build the pots, and say who can win each.
    .hint = All bets come in, those of folders too. Where somebody is all-in, what goes beyond it is a side pot.
    .right = { $before } lay there, in come { $bets }: { $total } (BOARD-5).
    .right-one = One pot: { $total } (POT-1).
    .right-pots = The pots: { $pots }, together { $total } (POT-1, POT-2).
    .slip-folders = What folders have bet stays in, here { $left } (FOLD-1).
    .slip-this-round = { $before } lay there already (BOARD-5).
    .slip-too-early = Nobody has put in more than the all-in player yet: { $names }. The side pot comes with the next bet (POT-4).
    .slip-one-pot = Not everybody has matched these chips, so they are a pot of their own. Not in it: { $names } (POT-4).
dealer-burn-turn = Burn and turn
    .prompt = { $street ->
        [flop] The flop: what do you do?
        [turn] The turn: what do you do?
       *[river] The river: what do you do?
    }
    .hint = The house rule says whether a card is burned; then three cards, one, one.
    .burn-three = Burn one, turn three
    .burn-one = Burn one, turn one
    .three = Turn three
    .one = Turn one
    .right = { $street ->
        [flop] One card aside, then the flop: { $cards } (BURN-1, BOARD-1).
        [turn] One card aside, then the turn: { $cards } (BURN-1, BOARD-2).
       *[river] One card aside, then the river: { $cards } (BURN-1, BOARD-3).
    }
    .slip-no-burn = One card aside first (BURN-1).
    .slip-count = The flop has three cards, turn and river one each (BOARD-1, BOARD-2).
dealer-turn-up = Turn up all-in hands
    .prompt = No more betting. Are the hands turned up now?
    .hint = The house rules say it: in tournaments they are, at a cash table not.
    .yes = Yes
    .no = No
    .right-yes = Nobody can bet any more, and this is a tournament: all hands are turned up (ALLIN-10).
    .right-no = At this table they stay down until the showdown (ALLIN-10).

## 16 to 21: the end

dealer-showdown = Call for the showdown
    .prompt = In which order do they show?
    .hint = Who bet last in the last round shows first, then on to the left. Side pots come before the main pot.
    .right-bet-last = { $name } bet last: { $names } (SHOW-2, SHOW-4).
    .right-checked = Nobody bet in the last round: { $names } (SHOW-5).
    .slip-bet-last = { $name } bet last and shows first (SHOW-2).
    .slip-left-of-button = Nobody bet: it begins with { $name } (SHOW-5).
dealer-read = Read the hands
    .prompt = What does { $name } have?
    .prompt-five = Which five cards count for { $name }?
    .hint = The best five of seven count: two in the hand, five on the board.
    .kind = { $kind }
    .right = { $name }: { $hand } (SHOW-10).
dealer-push = Push the pots
    .prompt = { $pot ->
        [only] The pot of { $amount }: who gets it? Mark everybody who wins a part.
        [main] The main pot of { $amount }: who gets it? Mark everybody who wins a part.
       *[side] Side pot { $number }, { $amount }: who gets it? Mark everybody who wins a part.
    }
    .prompt-alone = { $pot ->
        [only] The pot of { $amount }: who gets it? To wait for the cards, choose nobody.
        [main] The main pot of { $amount }: who gets it? To wait for the cards, choose nobody.
       *[side] Side pot { $number }, { $amount }: who gets it? To wait for the cards, choose nobody.
    }
    .hint = Each pot by itself, from the side in, to the best hand among those who are in it.
    .right = { $pot ->
        [only] { $amount } to { $names }: { $hand } (POT-7).
        [main] Of the main pot { $amount } to { $names }: { $hand } (POT-7).
       *[side] Of side pot { $number } { $amount } to { $names }: { $hand } (POT-7).
    }
    .right-split = { $pot ->
        [only] { $amount } is shared, { $names }: { $hand } (SPLIT-2).
        [main] The main pot of { $amount } is shared, { $names }: { $hand } (SPLIT-2).
       *[side] Side pot { $number }, { $amount }, is shared, { $names }: { $hand } (SPLIT-2).
    }
    .right-alone = Only { $name } is left in it (SHOW-19).
    .slip-waits = No card is needed: only { $name } is left in it (POT-7).
    .slip-not-in-it = { $name } is not in this pot (POT-4).
    .slip-not-shared = They are equal, so it is shared: { $names } (SPLIT-1, SPLIT-2).
    .slip-other-pot = { $names }: that is another pot; each is decided by itself (POT-7).
dealer-odd-chips = Odd chips
    .prompt = { $amount } shared is { $share } each, and { $over } is left over. Who gets it? One by one.
    .hint = Odd chips go out one by one, beginning left of the button.
    .right = From the left of the button ({ $button }) { $first } is first: { $names } (ODD-2).
    .slip-order = Left of the button { $first } comes before { $name } (ODD-2).
dealer-fee = Take the fee
    .prompt = The house takes { $percent }%, at most { $cap }. How much is it, in whole chips?
    .hint = The share of the pot, rounded down, and never more than the most.
    .right = { $percent }% of { $pot }, rounded down, at most { $cap }: { $fee } (RAKE-1).
    .slip-no-cap = The most is { $cap } (RAKE-1).
dealer-close = Close the hand
    .prompt = All pots are pushed.
    .hint = Cards come in, the button moves on with the next hand.
    .close = Gather the cards
    .right = The button moves on with the next hand (BTN-2).

## Rulings

dealer-ruling = Ruling
    .prompt = Something is wrong. How do you rule?
    .prompt-counts = What does it count as?
    .right = { $why }

## The 19 mishaps: how they show

dealer-mishap-second-card = A card of the first two turns over
    .sign = While you deal, card { $number } turns over: it is for { $name }.
dealer-mishap-later-card = A later card turns over
    .sign = While you deal, card { $number } turns over: it is for { $name }.
dealer-mishap-two-cards = Two cards turn over
    .sign = While you deal, two cards turn over; the first is card { $number }, for { $name }.
dealer-mishap-wrong-chair = Cards to a wrong chair, or none to a player
    .sign = Two cards lie in front of an empty chair. Players who have acted: { $acted }.
    .sign-none = { $name } has no cards. Players who have acted: { $acted }.
dealer-mishap-wrong-button = The button is wrong
    .sign = A player says: the button was pushed one chair on while you dealt, the cards began at the wrong place. Players who have acted: { $acted }.
dealer-mishap-boxed-card = A card lies face up in the deck
    .sign = The next card of the deck lies face up.
    .sign-gone = A card came face up from the deck, and the next one has already gone to another player.
dealer-mishap-no-burn = The burn was forgotten
    .sign = No card was burned for this street. Nobody has acted on it.
    .sign-late = No card was burned for this street. There has been action on it.
dealer-mishap-four-flop = Four cards on the flop
    .sign = Two cards stuck together: four lie on the flop.
dealer-mishap-early-street = A street too early
    .sign = The next street lies there already, but { $name } still has to act.
dealer-mishap-false-deck = Something is wrong with the deck
    .sign-alike = Two players have the same card: { $card }.
    .sign-back = A player’s card has another back.
    .sign-back-stub = A card in the undealt rest has another back.
    .sign-joker = A player has looked at the cards and finds a joker. No action yet.
    .sign-missing = A card is missing from the deck, somebody remarks.
dealer-mishap-out-of-turn = Out of turn
    .sign = { $name } pushes chips forward.
    .sign-fold = { $name } pushes the cards away from the plate.
dealer-mishap-words-and-chips = Words and chips
    .sign-string = { $name } puts { $first } forward, looks around, and adds { $later }.
    .sign-one-chip = { $name } puts one chip of { $first } forward without a word.
    .sign-too-few = { $name } puts { $first } forward in several chips, without a word.
    .sign-half = { $name } puts { $first } forward in several chips, in one motion, without a word.
    .sign-call-raise = { $name } says: “Call … and raise to { $later }.”
    .sign-too-little = { $name } says: “Raise to { $first }.”
dealer-mishap-illegal-raise = A raise that is not allowed
    .sign = { $name } says: “Raise to { $to }.”
dealer-mishap-thrown-away = A winning hand is thrown away
    .sign = { $name } throws the cards into the discards, then sees that they would win, and wants them back.
dealer-mishap-misread = A hand is misread
    .sign = { $name } says: “{ $kind }.” Look at the cards.
dealer-mishap-swept-in = Uncovered cards are swept in
    .sign = You have swept in the cards of { $name }, which lay uncovered. They have touched the discards. A complaint follows.
dealer-mishap-on-the-floor = Cards on the floor
    .sign = The cards of { $name } fall off the table.
dealer-mishap-old-chips = Chips of the last hand
    .sign = { $amount } from the last hand still lie in the middle. Somebody did not play it: { $name }.
dealer-mishap-chips-moved = Chips come or go
    .sign = { $name } takes more chips out of a pocket and adds them to the stack.
    .sign-pockets = { $name } puts a part of the stack into a pocket.
    .after = They count from the next hand on
    .now = They count at once
    .never = Nobody may ever add chips
    .back = The chips go back on the table
    .half = Half of the stack may go
    .his = They are the player’s own; let it be
    .right = { $name } may add chips only between hands (BUYIN-7).
    .right-pockets = { $name } may take no chips off the table while playing (BUYIN-6).
