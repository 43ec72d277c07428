# The game in outline.

rule-GAME-1 = Two ways to win a hand
    .text = There are two ways to win a hand: show the best five-card hand at the end, or be the last player who has not folded. In the second case nobody needs to see your cards.

rule-GAME-2 = The steps of a hand
    .text = A hand has eight steps, always in this order: two face-down cards for each player; the pre-flop betting; the flop, three community cards; betting; the turn, a fourth card; betting; the river, a fifth card; and the last betting, after which the cards are shown and the pot is awarded. It ends earlier as soon as only one player is left (GAME-15).

rule-GAME-3 = Best five of seven
    .text = Your hand is the best five cards out of seven: your two hole cards and the five on the board. You may use both hole cards, one of them or none. Using none is called playing the board and is the exception (SHOW-13).
    .example = You hold A♠ 4♣ and the board is K♠ 9♠ 6♠ 2♠ 2♦. Your five are the ace and the four spades on the board: an ace-high flush. The four of clubs plays no part.

rule-GAME-4 = What the pot is
    .text = The pot is everything that has been bet in this hand: all bets of all betting rounds together. Chips that players have put in before folding are part of it too.

rule-GAME-5 = Equal hands share
    .text = If two or more players have the same best hand, they share the pot. Suits and unused cards do not separate them. For the shares and a left-over chip see (SPLIT-1) and (ODD-2).

rule-GAME-6 = House-rules sheet
    .text = Every card room should fix the finer points of the game in written house rules that all players can look into. Then there is nothing to quarrel about. Here the sheet lists every house rule in force and is open at any time.
    .variants = Always shown; it cannot be switched off.

rule-GAME-7 = Manual for the staff
    .text = The people who run a card room need written rules of their own: an internal manual that lays down how a game is run professionally. House rules are for the players, the manual is for the staff.

rule-GAME-8 = Players against each other
    .text = In poker the players play against each other, not against the house. The room only organises the game: it provides the table, the cards and the dealer, and may take a fee for that (RAKE-1).

rule-GAME-9 = Simple, but explain it
    .text = Hold’em is a simple game: the steps of a hand are learnt in a minute. A bare list of them is not enough for a newcomer, though: every rule has consequences, and they have to be explained. Even then no beginner’s guide covers every nuance.

rule-GAME-10 = The best-known poker game
    .text = Hold’em is one of many kinds of poker. According to one of our sources it has become the most widely played of them, and the most played card game both in European and American casinos and in online rooms.

rule-GAME-11 = Prizes of the great events
    .text = At the largest tournaments, such as the World Series of Poker and the World Poker Tour, the prizes run to millions of dollars.

rule-GAME-12 = Figures of the boom years
    .text = One of our sources recalls the boom: more than 200,000 players connected at peak in the biggest online rooms, a turnover of online poker estimated at over 50 billion dollars in 2005, and one of the fastest-growing branches of gaming. Read these as figures of their time, not of today.

rule-GAME-13 = Where stud begins
    .text = In Seven Card Stud each round of cards starts with the seat nearest to the left hand of the person who deals. In hold’em the button decides where the deal starts, and it moves after every hand (BTN-2).

rule-GAME-14 = Other poker games
    .text = Some rules in this book are written for poker in general and mention other games: omaha with three or more betting rounds, draw and lowball with two, and stud, where a suit may decide who gets the odd chip (ODD-4). Only the hold’em part counts here.

rule-GAME-15 = One player left ends the hand
    .text = As soon as all players but one have folded, the hand is over. No more cards are dealt, nothing is shown, and the player who is left takes the pot.
