# Drill: the dealer's next move.

drill-dealer-steps = The dealer’s next move
    .prompt = What does the dealer do next?
    .prompt-burned = The burn card lies aside. What does the dealer do next?
    .prompt-no-burn = In this house no cards are burned. What does the dealer do next?
    .prompt-nth-card = Who gets card { $number } of the deal?
    .prompt-first-card = The chair at the button is empty. Who gets the first card?
    .prompt-heads-up = Two players: who gets the first card?
    .prompt-button-first = Two players, and in this house the small blind is dealt to first. Who gets the first card?
    .prompt-left = How many cards are left in the deck?
    .prompt-needed = How many cards does this hand need up to the river?
    .prompt-most = How many players do 52 cards reach for at most?
    .prompt-shuffle = Which motion comes next?
    .prompt-duty = What is right?
    .deal = Deal two cards to each player
    .gather = Gather the bets
    .burn = Burn a card
    .three = Turn up three cards
    .one = Turn up one card
    .push = Push the pot to the winner
    .dealt-in = { $players ->
        [one] { $players } player is dealt in.
       *[other] { $players } players are dealt in.
    }
    .no-board = The hole cards are dealt, nothing else yet.
    .flop-lies = The flop lies on the table.
    .turn-lies = The turn lies on the table.
    .river-lies = The river lies on the table.
    .house-burns = One card is burned before flop, turn and river.
    .house-no-burns = No cards are burned here.
    .shuffle-so-far = The deck is shuffled for a new hand. Done so far:
    .chemmy = Wash: spread and mix on the table
    .riffle = Riffle: run two halves into each other
    .strip = Strip: draw packets off the top
    .cut = Cut: the lower part comes on top
    .ready = Nothing more: the deck is ready
    .new-deck = A new deck comes to the table.
    .new-deck-checked = Check the cards, take the jokers out, wash
    .new-deck-dealt = Break the seal and deal
    .new-deck-unmixed = Check the cards and deal: they are new
    .dealer-changes = The dealer goes, another one comes. The table has two decks.
    .deck-kept = Go on with the same deck
    .deck-exchanged = Take the other deck
    .league = In a league tournament a dealer is needed.
    .league-player = The player on the button deals
    .league-dealer = Somebody deals who does not play
    .hint = Blinds, then two laps of cards, left of the button first. After each round: gather the bets, burn one, turn up three, then one, then one. The shuffle ends with the cut.
    .right-deal = The forced bets are in: now two cards to each, one at a time (DEAL-1).
    .right-gather = The round is over: first all bets are gathered in the middle (BOARD-5).
    .right-burn = Before flop, turn and river one card goes aside, face down (BURN-1).
    .right-three = The flop is three cards, face up in the middle (BOARD-1).
    .right-one = Turn and river are one card each, beside the others (BOARD-2).
    .right-push = The hand is decided: the pot goes to the winner (SHOW-19).
    .right-first-card = The first card goes to the first player left of the button’s chair, taken or empty: { $name } (DEAL-2).
    .right-nth-card = The first card goes left of the button, to { $first }. Counted from there, card { $number } goes to { $name } (DEAL-2).
    .right-second-lap = { $number } − { $players } = { $place }: it is card { $place } of the second lap, and both laps begin with { $first }. It goes to { $name } (DEAL-2).
    .right-heads-up = The button is last also between two, so the first card goes to { $name } (DEAL-3).
    .right-button-first = The button is the small blind, and here it is dealt to first: { $name } (DEAL-3).
    .right-left = { $hands } in the hands, { $board } on the board, { $burned } burned: 52 − { $hands } − { $board } − { $burned } = { $rest } (DECK-1).
    .right-needed = { $hands } for the hands, { $board } for the board, { $burned } to burn: { $hands } + { $board } + { $burned } = { $all } (SEAT-3).
    .right-most = { $most }: { $hands } + { $board } + { $burned } = { $all } { $all ->
        [one] card
       *[other] cards
    }. One player more needs two, and { $left ->
        [0] none is
        [one] only one is
       *[other] { $left } are
    } left (SEAT-3).
    .right-shuffle = Wash, riffle, riffle, strip, riffle, cut (SHUF-3, SHUF-4).
    .right-new-deck = New cards lie in order. They are checked, the jokers go, then they are washed (DECK-6).
    .right-dealer-changes = Dealer and deck change together (DECK-5).
    .right-league = In a league tournament the dealer does not play (TOURN-11).
    .slip-burn-before-the-deal = Cards are burned only before flop, turn and river. First come the hole cards (DEAL-1).
    .slip-bets-left-lying = Not while bets lie in front of the players: they are gathered first (BOARD-5).
    .slip-burn-forgotten = One card aside first: the burn is forgotten (BURN-1).
    .slip-one-card-flop = The flop has three cards; one card at a time begins with the turn (BOARD-1).
    .slip-three-cards-again = Three cards only on the flop; turn and river are one card each (BOARD-2).
    .slip-second-burn = The burn card lies there already. One is enough (BURN-1).
    .slip-no-burn-here = Elsewhere yes. In this house nothing is burned (BURN-1).
    .slip-next-street-for-nobody = There is nothing left to play for with more cards: the hand is decided (BOARD-6).
    .slip-button-first = That would be counted from the button. The first card goes left of it, to { $name } (DEAL-2).
    .slip-counter-clockwise = Cards go clockwise, to the left. The first one goes to { $name } (SEAT-4).
    .slip-chair-number = That is the number of the chair. Count from { $name }, left of the button (DEAL-2).
    .slip-small-blind-first = Between two the small blind is the button, and the button gets the last card (DEAL-3).
    .slip-usual-order = That is the usual way. This house deals to the small blind first (DEAL-3).
    .slip-burn-not-counted = The burned cards are out of the deck, too (BURN-1).
    .slip-one-card-each = Two cards to each player, not one (DEAL-1).
    .slip-board-not-counted = The board needs cards, too (BOARD-1).
    .slip-cut-too-early = The cut is the last motion of all, and only one (SHUF-4).
    .slip-ready-without-a-cut = Not before the cut (SHUF-4).
    .slip-two-riffles = Two riffles come before the strip (SHUF-3).
    .slip-unchecked-deck = New cards lie in order, and nobody has looked at them yet (DECK-6).
    .slip-deck-not-exchanged = The decks are exchanged whenever the dealer changes (DECK-5).
    .slip-dealer-plays = That is done among friends. In a league tournament the dealer does not play (TOURN-11).
