# Drill: which rule of the house?

drill-house-sheet = Which rule of the house?
    .prompt = What holds here?
    .prompt-named = What holds here? Look for the line “{ $option }”.
    .prompt-which = Somebody answers: “{ $said }”. Under which sheet is that right?
    .yes = Yes
    .no = No
    .amount = { $amount }
    .count = { $count }
    .player = { $name }
    .chair = Chair { $number }
    .deals-computer = The computer
    .deals-house = A dealer of the house who does not play
    .sheet-always = On the sheet, which everybody may read at any time
    .sheet-asked = Nowhere: the dealer decides from case to case
    .sheet-nowhere = Nowhere: the rules are the same in every house
    .sheet = Sheet { $letter }
    .hint = Where houses differ, the sheet decides. Find the line that the case is about; the others do not matter here.
    .right = “{ $option }: { $value }.” So the answer here is: { $outcome } ({ $rule }).
    .right-which = Sheet { $letter } says “{ $option }: { $value }” ({ $rule }).
    .slip-usual = That is the usual rule. Read the sheet: here it says “{ $value }” (GAME-6).
    .slip-other-value = That would be so if the sheet said “{ $value }”.
    .slip-usual-sheet = Sheet { $letter } has the usual rule, “{ $value }”. There the answer is “{ $outcome }”.
    .slip-other-sheet = Sheet { $letter } says “{ $value }”. There the answer is “{ $outcome }”.
    .case-house-rules-sheet = Two players argue about which rules hold at this table. Where do they find them?
    .case-max-seats = Players at the table: { $sitting }. One more comes. Is there a chair?
    .case-who-deals = { $name } has the button. Who deals the cards?
    .case-min-buy-in = The big blind is { $big }. A newcomer wants to sit down with { $amount }. Is that enough?
    .case-max-buy-in = The big blind is { $big }. A newcomer wants to sit down with { $amount }. Is so much allowed?
    .case-min-stack-to-play = { $name } has { $stack } left, the big blind is { $big }. Does { $name } get cards in the next hand?
    .case-top-up-floor = The smallest buy-in is { $least }. { $name } has { $stack } and wants to add { $amount } between two hands. Is that allowed?
    .case-draw-suit-order = The draw for the button: Adam has { $first }, Bea { $second }, Cyril { $third }. Who gets the button?
    .case-button-rule = Players at the table: { $chairs }. Chair 1 has the button, chair 2 the small blind, chair 3 the big blind. After the hand { $gone } leaves chair 2. On which chair is the button in the next hand?
    .case-small-blind-rounding = { $unit } chips make one unit of money, and the smallest chip is 1. The big blind is { $big }. How large is the small blind?
    .case-small-blind-amount = The big blind is { $big }. How large is the small blind?
    .case-missed-blind = { $name } missed the big blind and is back, past the button. May { $name } wait for the next big blind without paying?
    .case-button-break-exemption = { $name } left on the button and is back; the blinds have passed once. Does { $name } play without paying for that?
    .case-new-player-entry = { $name } has just sat down left of the big blind. Does { $name } get cards at once, without paying?
    .case-blind-posting = In the next hand { $name } owes the big blind. Is { $name } asked before it is posted?
    .case-ante = First level of a tournament, players: { $players }, blinds { $small } and { $big }. How much is in the pot before the first action?
    .case-ante-size = Antes are paid, and the big blind is { $big }. How large is one ante?
    .case-straddle = Cash game, blinds { $small } and { $big }. { $name }, left of the big blind, wants to put in { $amount } before the cards. Is that allowed?
    .case-straddle-counts-as-raise = Limit { $big }-{ $upper }. { $name } has straddled for { $amount }, and everybody raises. What is the highest total before the flop?
    .case-straddle-min-raise = No limit, big blind { $big }. { $name } has straddled for { $amount }. To what total must a raise go at least?
    .case-heads-up-first-card = Two players: { $name } has the button, { $other } sits opposite. Who gets the first card?
    .case-burn-cards = Players: { $players }. The river has been dealt. How many cards have left the deck, hole cards included?
    .case-raise-cap = Limit, three players on the flop: bet { $bet }, raise to { $second }, to { $third }, to { $fourth }. May the next player raise again?
    .case-heads-up-cap = { $game ->
        [tournament] Tournament
       *[cash] Cash game
    }, limit { $small }-{ $size }, two players on the turn: a bet and three raises, to { $amount }. May the next one raise again?
    .case-pot-limit-max = Pot limit, two players, { $half } from each: the pot is { $pot }. One bets { $bet }. To what total may the other raise at most?
    .case-min-raise = No limit, big blind { $big }. A bet of { $bet }, a raise to { $raise }. To what total must the next raise go at least?
    .case-late-street-minimum = No limit, blinds { $small } and { $big }. The turn lies on the table, and nobody has bet on it. What is the smallest bet?
    .case-short-all-in-raise = Limit: { $name } bets { $bet }, { $other } goes all-in for { $amount }, { $third } calls. May { $name } raise again?
    .case-all-in-face-up = { $game ->
        [tournament] Tournament
       *[cash] Cash game
    }: everybody left is all-in, turn and river are still to come. Are the cards turned up now?
    .case-show-first-when-checked = { $button } has the button, { $first } sits left of it. { $name } bets on the turn and is called; on the river all check. Who shows first?
    .case-losers-show = Two aces lie open, and { $name } cannot beat them. May { $name } keep the cards hidden?
    .case-play-board-declaration = The five cards on the table are the best that { $name } has. Must { $name } say so, or show both cards, to keep a share?
    .case-history-shows-mucked = { $name } has lost at the showdown and keeps the cards hidden. Can they be looked up later?
    .case-odd-chip = Six players. { $name }, the small blind, and { $other }, right of the button, share a pot of { $pot }. Who gets the odd chip?
    .case-odd-chips-spread = { $name }, { $second } and { $third } share a pot of { $pot }; { $name } comes first left of the button. How much does { $name } get?
    .case-rake = { $name } wins a pot of { $pot } on the river. How much does { $name } get?
    .case-exposed-hole-card = The { $card ->
        [1] first
       *[other] second
    } card of the deal turns over. Is it a misdeal?
    .case-rebuys = In the first level of a tournament { $name } loses all chips. May { $name } buy in again?
    .case-payouts = The prizes of a tournament come to { $pool }. How much is for { $place ->
        [1] first
       *[other] second
    } place?
    .case-blind-levels = A level lasts ten hands, or ten minutes. Ten hands have taken { $minutes } minutes. Do the blinds rise now?
