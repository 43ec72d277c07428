# The words of the game.

## People and table

glossary-player = player
    .means = Anybody who sits at the table with chips. At least two are needed, and each one plays for nobody else.
    .rule = SEAT-1

glossary-opponent = opponent
    .means = Any other player in the hand. In poker the players play against each other, never against the house.
    .also = –
    .rule = GAME-8

glossary-dealer = dealer
    .means = The person who shuffles and deals and runs the hand, without playing. Among friends the player on the button deals.
    .also = croupier
    .rule = SEAT-6

glossary-card-room = card room
    .means = The house that runs the game: it provides table, cards and dealer. It never plays itself, but may take a fee.
    .also = poker room, the house
    .rule = GAME-8

glossary-house-rules = house rules
    .means = The written rules of one particular room or table. They settle whatever is played in different ways elsewhere.
    .also = –
    .rule = GAME-6

glossary-seat = seat
    .means = A place at the table. Seats are numbered clockwise, and everything goes round the table in that direction.
    .rule = SEAT-4

glossary-clockwise = clockwise
    .means = The direction in which a clock’s hands move: at a table, always on to the next player on the left.
    .also = to the left
    .rule = SEAT-4

glossary-button = button
    .means = The round disc that shows who is the dealer of this hand in name. It moves one place clockwise after every hand.
    .also = dealer button
    .rule = BTN-1

glossary-orbit = orbit
    .means = One full round of the button: everybody has it once and pays each blind once.
    .also = lap, round of the table
    .rule = BTN-5

glossary-heads-up = heads-up
    .means = A hand or a game between exactly two players. The button then pays the small blind.
    .also = one on one
    .rule = SEAT-1

glossary-newcomer = newcomer
    .means = A player who joins a running game. To be dealt in, the player waits for the big blind or posts its amount at once.
    .also = new player
    .rule = BLIND-20

glossary-sit-out = to sit out
    .means = To keep the seat but be dealt no cards for a while. Blinds that pass in the meantime are missed.
    .also = to be away
    .rule = BLIND-24

## Cards and hands

glossary-deck = deck
    .means = The 52 cards of the game: thirteen ranks in each of four suits, without jokers.
    .also = pack
    .rule = DECK-1

glossary-suit = suit
    .means = Spades, hearts, diamonds or clubs. All four are worth the same, and red or black makes no difference.
    .also = –
    .rule = DECK-3

glossary-rank = rank
    .means = What is printed on a card, from the two, the lowest, up to ten, jack, queen, king and ace, the highest.
    .also = value
    .rule = DECK-2

glossary-joker = joker
    .means = An extra card that hold’em does not use. If one turns up it does not count as a card.
    .also = –
    .rule = DECK-4

glossary-hole-cards = hole cards
    .means = The two cards dealt face down to each player. Only their owner may look at them.
    .also = pocket cards
    .rule = DEAL-4

glossary-community-cards = community cards
    .means = The cards face up in the middle of the table, up to five. Everybody may use them; together they are called the board.
    .also = board
    .rule = BOARD-4

glossary-starting-hand = starting hand
    .means = A player’s two hole cards before the flop. There are 169 kinds of them, and most are best folded.
    .also = –
    .rule = DEAL-1

glossary-suited = suited
    .means = Said of two hole cards of the same suit. They make a flush more often than two of different suits.
    .also = –
    .rule = RANK-9

glossary-offsuit = offsuit
    .means = Said of two hole cards of different suits.
    .also = –
    .rule = DECK-3

glossary-five-card-hand = hand (five cards)
    .means = The five cards that count for a player, the best of seven. “Hand” can also mean a whole deal.
    .also = holding
    .rule = RANK-2

glossary-royal-flush = royal flush
    .means = Ace, king, queen, jack and ten of one suit. Nothing beats it.
    .also = royal
    .rule = RANK-3

glossary-straight-flush = straight flush
    .means = Five cards in a row, all of one suit. Poles call this hand “poker”; Czechs and Slovaks say “poker” for four of a kind.
    .also = –
    .rule = RANK-5

glossary-four-of-a-kind = four of a kind
    .means = Four cards of the same rank. Czechs and Slovaks call it “poker”; Poles mean the straight flush by that word.
    .also = quads
    .rule = RANK-7

glossary-full-house = full house
    .means = Three cards of one rank and two of another. The three decide first, then the two.
    .also = full, boat
    .rule = RANK-8

glossary-flush = flush
    .means = Five cards of the same suit, of any ranks. Between two flushes the highest card decides.
    .also = –
    .rule = RANK-9

glossary-straight = straight
    .means = Five cards in a row, of mixed suits. The ace may be the highest card in it or the lowest.
    .also = –
    .rule = RANK-10

glossary-three-of-a-kind = three of a kind
    .means = Three cards of the same rank. If two of them are your own it is called a set.
    .also = trips, set
    .rule = RANK-12

glossary-two-pair = two pair
    .means = Two cards of one rank, two of another, and a fifth card. The higher pair is compared first.
    .also = –
    .rule = RANK-13

glossary-pair = pair
    .means = Two cards of the same rank and three others. If two pairs are equal, the other three decide from the top.
    .also = one pair
    .rule = RANK-14

glossary-high-card = high card
    .means = A hand with none of the combinations: the highest card counts, then the next, and so on.
    .also = nothing
    .rule = RANK-15

glossary-kicker = kicker
    .means = A side card that decides between hands which are otherwise equal, for example when two players have a pair of aces.
    .also = side card
    .rule = RANK-16

## The deal

glossary-hand = hand (one deal)
    .means = Everything from one shuffle to the next: blinds, cards, betting and the award of the pot. “Hand” can also mean the five cards that count.
    .also = deal
    .rule = GAME-2

glossary-shuffle = shuffle
    .means = The mixing of the whole deck before every hand, so that nobody can guess what comes.
    .also = –
    .rule = SHUF-1

glossary-cut = cut
    .means = The last step of the shuffle: the deck is divided in two and the lower part is put on top.
    .also = –
    .rule = SHUF-4

glossary-stub = stub
    .means = The rest of the deck that has not been dealt yet. The community cards come from it.
    .also = –
    .rule = IRREG-15

glossary-face-up = face up
    .means = With the printed side visible to everybody. The opposite is face down.
    .also = open
    .rule = SHOW-8

glossary-burn-card = burn card
    .means = The top card, put aside unseen before flop, turn and river. A marked or glimpsed card then helps nobody.
    .also = –
    .rule = BURN-1

glossary-flop = flop
    .means = The first three community cards, laid out together, and the betting round that follows.
    .rule = BOARD-1

glossary-turn = turn
    .means = The fourth community card, and the betting round that follows.
    .also = fourth street
    .rule = BOARD-2

glossary-river = river
    .means = The fifth and last community card, and the last betting round.
    .also = fifth street
    .rule = BOARD-3

glossary-muck = muck (pile)
    .means = The pile of cards that have been thrown away. A card that has touched it is dead.
    .also = discards
    .rule = FOLD-4

glossary-exposed-card = exposed card
    .means = A hole card that everybody has seen by mistake during the deal. One alone is usually just exchanged.
    .also = flashed card
    .rule = MISDEAL-11

glossary-boxed-card = boxed card
    .means = A card that lies face up inside the deck. It does not count as a card; the next one takes its place.
    .also = –
    .rule = MISDEAL-4

## Blinds and antes

glossary-forced-bet = forced bet
    .means = A bet that must be made before the cards, whether you like it or not. The blinds are forced bets.
    .also = –
    .rule = BLIND-1

glossary-small-blind = small blind
    .means = The smaller forced bet, usually half of the big blind; it is posted by the first player left of the button.
    .also = SB
    .rule = BLIND-2

glossary-big-blind = big blind
    .means = The larger forced bet, posted by the second player left of the button. It is the smallest bet of the game.
    .also = BB
    .rule = BLIND-3

glossary-option = option
    .means = The right of the big blind to act once more when everybody has only called: to check or to raise.
    .also = big-blind option
    .rule = BLIND-12

glossary-live-blind = live blind
    .means = A blind that counts as a bet and whose owner may still raise it. The opposite is a dead post.
    .also = –
    .rule = BLIND-14

glossary-dead-post = dead post
    .means = Chips that go straight into the pot and count toward nobody’s bet, such as antes or a missed small blind.
    .also = dead money, dead blind
    .rule = BLIND-18

glossary-missed-blind = missed blind
    .means = A blind that passed a player who was away. It is usually paid on the way back into the game.
    .also = –
    .rule = BLIND-18

glossary-dead-button = dead button
    .means = A button that may lie at an empty chair, so that nobody is spared a blind when somebody has left.
    .also = –
    .rule = BTN-4

glossary-ante = ante
    .means = A small payment of every player into the pot before the deal. Unlike a blind it is no bet.
    .rule = ANTE-1

glossary-big-blind-ante = big-blind ante
    .means = One ante for the whole table, paid by the player in the big blind. It saves time.
    .also = table ante
    .rule = ANTE-2

glossary-straddle = straddle
    .means = A voluntary third blind, twice the big blind, before the cards. Whoever puts it in acts last before the flop.
    .rule = STRADDLE-1

## Betting

glossary-betting-round = betting round
    .means = The time in which the players act in turn until all bets are matched. A hand has up to four.
    .also = street
    .rule = ROUND-1

glossary-before-the-flop = before the flop
    .means = The first betting round, when each player knows only two cards. The player left of the big blind begins.
    .also = pre-flop
    .rule = ROUND-2

glossary-action = action
    .means = What a player does in turn: fold, check, call, bet or raise. “The action is on you” means that it is your turn.
    .also = move
    .rule = ROUND-5

glossary-bet = to bet
    .means = To put in the first chips of a betting round. The others must then match them, raise or fold.
    .also = to open
    .rule = BET-1

glossary-check = to check
    .means = To pass the turn on without putting anything in. That is possible only while there is no bet to match.
    .also = to knock
    .rule = CHECK-1

glossary-call = to call
    .means = To put in as much as the highest bet of the round demands, and so stay in the hand.
    .also = to match
    .rule = CALL-1

glossary-cold-call = cold call
    .means = Calling a bet and a raise at once, when you have put nothing in during this round.
    .also = –
    .rule = CALL-3

glossary-raise = to raise
    .means = To lift the highest bet. “Raise to 30” names the new total, “raise by 30” what is added.
    .also = –
    .rule = RAISE-1

glossary-minimum-raise = minimum raise
    .means = The smallest raise allowed: it must add at least as much as the last bet or raise did.
    .also = min-raise
    .rule = BET-2

glossary-re-raise = re-raise
    .means = A raise of somebody’s raise, in the same round. The first bet is no raise.
    .also = three-bet
    .rule = RAISE-2

glossary-fold = to fold
    .means = To give up the hand. What has already been bet stays in the pot.
    .also = to lay down, to throw away
    .rule = FOLD-1

glossary-cap = cap
    .means = The last raise allowed in a round of a limit game. After it the others may only call or fold.
    .also = –
    .rule = LIMIT-7

## All-in and pots

glossary-all-in = all-in
    .means = Having put in the last chip. The player stays in the hand but can win only what was matched from each opponent.
    .also = tapped out
    .rule = ALLIN-1

glossary-full-bet-rule = full bet rule
    .means = An all-in that is less than a full raise does not let those who have already acted raise again.
    .also = –
    .rule = ALLIN-5

glossary-pseudo-raise = pseudo raise
    .means = An all-in above the bet but short of a full raise. It must be matched, but it opens nothing again.
    .also = short all-in
    .rule = ALLIN-8

glossary-pot = pot
    .means = All chips that have been bet in this hand. The winner takes them.
    .also = –
    .rule = GAME-4

glossary-main-pot = main pot
    .means = The pot made of what everybody matched, the all-in player too. All who are still in can win it.
    .also = –
    .rule = POT-1

glossary-side-pot = side pot
    .means = What the others bet beyond an all-in. Only those who paid into it can win it.
    .also = –
    .rule = POT-1

glossary-uncalled-bet = uncalled bet
    .means = The part of a bet that no opponent matches. It goes back to the bettor.
    .also = –
    .rule = ALLIN-11

glossary-split-pot = split pot
    .means = A pot shared equally by players whose best hands are the same.
    .also = chop
    .rule = SPLIT-1

glossary-odd-chip = odd chip
    .means = The chip left over when a pot cannot be split evenly. It goes by seat, not by the cards.
    .also = –
    .rule = ODD-1

glossary-rake = rake
    .means = The fee that the room keeps from the pot for running the game.
    .also = drop
    .rule = RAKE-1

## Showdown

glossary-showdown = showdown
    .means = The end of a hand with two or more players left: the cards are shown, and the best hand wins.
    .also = –
    .rule = SHOW-1

glossary-last-aggressor = last aggressor
    .means = The player who bet or raised last. At the showdown this player shows first.
    .also = –
    .rule = SHOW-2

glossary-cards-speak = cards speak
    .means = What counts is what the shown cards are worth, not what anybody says about them. This game is named after the rule.
    .also = –
    .rule = SHOW-10

glossary-to-muck = to muck
    .means = To put away a beaten hand at the showdown without showing it. A mucked hand can win nothing.
    .also = to throw in
    .rule = SHOW-7

glossary-playing-the-board = playing the board
    .means = Having the five community cards as your best hand. You can then hope for a share of the pot at most.
    .also = –
    .rule = SHOW-13

glossary-show-one-show-all = show one, show all
    .means = Whoever lets one opponent see their cards must let the whole table see them.
    .also = –
    .rule = SHOW-16

glossary-tie = tie
    .means = Two or more best hands of exactly the same ranks. Suits and a sixth card never break it.
    .also = –
    .rule = SPLIT-1

glossary-hand-history = hand history
    .means = The record of a hand: who did what, in what order, and which cards were shown.
    .also = –
    .rule = SHOW-18

## Structures

glossary-betting-structure = betting structure
    .means = The rule for how much may be bet at once: no limit, pot limit or limit.
    .also = –
    .rule = STRUCT-1

glossary-no-limit = no limit
    .means = Any bet from the minimum up to all your chips, at any time.
    .also = NL
    .rule = NOLIM-1

glossary-pot-limit = pot limit
    .means = The largest raise is as much as the pot holds, your own call counted in.
    .also = PL
    .rule = POTLIM-1

glossary-limit = limit
    .means = All bets and raises of a round have one fixed size, and the number of raises is limited.
    .also = fixed limit, FL
    .rule = LIMIT-1

glossary-lower-and-upper-limit = lower and upper limit
    .means = The two bet sizes of a limit game: the lower before and on the flop, the upper, twice as much, on turn and river.
    .also = small bet and big bet
    .rule = LIMIT-2

## Cash games

glossary-cash-game = cash game
    .means = A game in which every chip stands for money, and players may come and go between hands.
    .also = ring game
    .rule = CASH-1

glossary-chip = chip
    .means = The counter that players bet with instead of coins.
    .also = –
    .rule = BUYIN-1

glossary-buy-in = buy-in
    .means = What a player pays to sit down with chips. Most tables set a minimum and a maximum.
    .also = –
    .rule = BUYIN-2

glossary-top-up = top-up
    .means = Adding chips to those that are left, between two hands.
    .also = add-on, reload
    .rule = BUYIN-10

glossary-stack = stack
    .means = All the chips that a player has on the table. It lies in plain view.
    .also = –
    .rule = BUYIN-4

glossary-effective-stack = effective stack
    .means = The smaller stack of two opponents: neither can win or lose more than that against the other.
    .also = –
    .rule = ALLIN-3

glossary-short-stack = short stack
    .means = A stack of few big blinds. There is little choice left with it: all-in or fold.
    .also = –
    .rule = TOURN-9

glossary-table-stakes = table stakes
    .means = Only the chips on the table are in play. Nobody can lose more in a hand, and nobody can be bet out for lack of chips.
    .also = all-in protection
    .rule = BUYIN-8

## Tournaments

glossary-tournament = tournament
    .means = A game that everybody begins with equal chips and that ends when one player has them all.
    .also = –
    .rule = TOURN-1

glossary-entry = entry
    .means = The fixed price for taking part in a tournament. All entries together make up the prizes.
    .also = entry fee, buy-in
    .rule = TOURN-1

glossary-level = level
    .means = A stage of a tournament with its own blinds and antes. From level to level they grow.
    .also = –
    .rule = TOURN-8

glossary-rebuy = rebuy
    .means = A new set of chips for a player who has lost them all, where the tournament allows it in its first phase.
    .also = –
    .rule = TOURN-5

glossary-prize-pool = prize pool
    .means = All entries of a tournament together. It is shared among the best places.
    .also = –
    .rule = TOURN-7

glossary-place = place
    .means = A player’s final rank in the tournament. Whoever goes out first is last.
    .also = finish
    .rule = TOURN-6

glossary-hand-for-hand = hand for hand
    .means = Near the prizes all tables wait for each other after every hand, so that it is clear who went out first.
    .also = –
    .rule = TOURN-6

## At a live table

glossary-misdeal = misdeal
    .means = A deal with a mistake that makes it void. All chips go back, and the cards are dealt again.
    .also = –
    .rule = MISDEAL-1

glossary-dead-hand = dead hand
    .means = Cards that can no longer win, for instance because they have touched the discards.
    .also = –
    .rule = FOLD-4

glossary-out-of-turn = out of turn
    .means = Acting before it is your turn. It gives the others information too early.
    .also = –
    .rule = ETIQ-1

glossary-verbal-declaration = verbal declaration
    .means = Saying what you do. In turn the word binds, even before a chip has moved.
    .also = –
    .rule = DECL-1

glossary-string-bet = string bet
    .means = A bet pushed forward bit by bit while watching the others. It is forbidden: one motion, or say the amount.
    .also = string raise
    .rule = STRING-1

glossary-card-protector = card protector
    .means = A chip or another object that a player lays on the cards, so that they are not taken in by mistake.
    .also = card guard
    .rule = ETIQ-5

## Strategy and figures

glossary-position = position
    .means = A player’s place relative to the button. The later you act, the more you have seen.
    .rule = POS-3

glossary-early-middle-late-position = early, middle, late position
    .means = The seats after the blinds, in the order in which they act before the flop. Late is best: the button and the seat before it.
    .also = front, back
    .rule = POS-1

glossary-under-the-gun = under the gun (UTG)
    .means = The seat left of the big blind: it acts first before the flop and so knows least.
    .also = first to act
    .rule = ROUND-2

glossary-cutoff = cutoff (CO)
    .means = The seat just before the button, the second best of the table.
    .rule = POS-2

glossary-bluff = bluff
    .means = A bet with weak cards that is meant to make better ones fold.
    .also = –
    .rule = GAME-1

glossary-draw = draw
    .means = A hand that is not good yet but may become so with the next card, such as four cards of one suit. It is not a tie.
    .also = drawing hand
    .rule = BOARD-7

glossary-outs = outs
    .means = The cards still unseen that would put you in the lead. The more outs, the better the chance.
    .also = –
    .rule = BOARD-7

glossary-pot-odds = pot odds
    .means = The price of a call compared with the pot: 20 to win 80 means that one win in five pays for it.
    .also = –
    .rule = CALL-1

glossary-implied-odds = implied odds
    .means = The price of a call when the chips that you may still win later are counted in.
    .rule = GAME-4

glossary-equity = equity
    .means = Your share of the pot on average if all the remaining cards were dealt without further betting.
    .also = pot equity
    .rule = GAME-5

glossary-range = range
    .means = All the hole cards that a player may have in a situation. You never know the two cards, but often the range.
    .also = –
    .rule = DEAL-4

glossary-expected-value = expected value (EV)
    .means = What a decision wins or loses on average, over very many hands. A good decision may still lose today.
    .also = –
    .rule = ALLIN-14

glossary-push-or-fold = push or fold
    .means = The way to play a short stack: either all-in at once or fold, nothing in between.
    .also = jam or fold
    .rule = TOURN-9

glossary-vpip = VPIP
    .means = How often a player puts chips in before the flop by choice, in per cent of the hands. A posted blind alone does not count.
    .also = voluntarily put in pot
    .rule = BLIND-1

glossary-pfr = PFR
    .means = How often a player raises before the flop, in per cent of the hands. It is never more than VPIP.
    .also = preflop raise
    .rule = RAISE-1
