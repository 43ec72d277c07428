# All-in.

rule-ALLIN-1 = All-in for a call
    .text = A player who has too few chips to call may put in all of them and stay in the hand. This is called being all-in. The player can then win only from what could be matched (ALLIN-3).

rule-ALLIN-2 = All-in when short
    .text = Whenever the stack is too short for a call or for the smallest raise, a player may go all-in for whatever it holds. No minimum applies to the last chips: any number will do.

rule-ALLIN-3 = No more than you put in
    .text = From each opponent an all-in player can win at most as much as they put in themselves. The rest of the opponents’ bets is a matter for a side pot (POT-1). A short ordinary ante, too, shares in the other antes only up to its own size; an ante paid by the big blind for the whole table belongs to the main pot in full.
    .example = A is all-in for 950. With one caller A can win 950; with two the pot is 2,850 and A can win 1,900, that is 950 from each.

rule-ALLIN-4 = All-in needs no decision
    .text = A player who is all-in has no more decisions to make and simply waits for the showdown. Nothing the others bet can make such a player fold, because there is nothing left to ask for.

rule-ALLIN-5 = Full bet rule
    .text = An all-in raise that is smaller than the last bet or raise is not a full raise. It counts as a special kind of call and does not reopen the betting for those who have already acted. Where every raise needs only one big blind (BET-3), a full raise is one big blind here too.
    .example = A bets 20. All-in for 40 is a full raise, so A may raise again; all-in for 39 is not.

rule-ALLIN-6 = A short all-in reopens nothing
    .text = Whoever has already acted and now faces only a short all-in, less than a full raise, may call the difference or fold, but not raise. Several short all-ins count together: once they add up to a full raise, raising is open again. If the first bet of a round is an all-in below the minimum, those who checked may only call or fold.
    .example = A bets 20, B is all-in for 25, C calls 25. A may call 5 more or fold; a full raise would have been to 40. If the first bet is all-in for 4 with a minimum of 10, those who have not acted may raise to 14 or more, in limit to 10.

rule-ALLIN-7 = Where the full bet rule holds
    .text = One rule book states the full bet rule for limit and pot limit and says nothing about no limit; here it holds in all three. Whoever has not yet acted keeps the right to raise: in limit to the next full level, otherwise to at least the short all-in plus the last full bet or raise. In limit a short all-in uses up none of the allowed raises; the raise that completes it does.
    .variants = Default: only a full raise reopens the betting, in every structure. Also possible: in limit, half a bet is enough. An all-in of at least half a bet then counts as a full one, and the next raise goes one unit above the completed level.
    .example = Bet 20, all-in 25: a player still to act may raise to 40 in limit, to 45 or more otherwise. With half a bet enough and a unit of 16, all-in for 8.50 counts as 16, and the next raise is to 32.

rule-ALLIN-8 = Pseudo raise
    .text = An all-in that exceeds the bet by less than a full raise is called a pseudo raise. The others must match it in order to stay in, but it does not reopen the betting (ALLIN-5). At the showdown it does count: whoever last lifted the bet shows first, even with a pseudo raise (SHOW-2).

rule-ALLIN-9 = Nobody left to bet with
    .text = If all opponents are all-in, a player who still has chips has nobody to bet against. No more betting takes place: the player is not asked to check, and cannot raise. The rest of the board is dealt, and the showdown follows.

rule-ALLIN-10 = All-in hands face up
    .text = When no more betting is possible, all hands still in may be turned face up at once, although cards are still to come. One rule book describes it for tournaments, for instance, and leaves the cards closed elsewhere. It makes the run-out exciting and leaves nothing hidden.
    .variants = Default: face up in tournaments, closed until the showdown in cash games. Also possible: always face up, or never.

rule-ALLIN-11 = Unmatched chips go back
    .text = The part of a bet that no opponent can match goes back to the bettor before the pots are made up. Nobody could win it or lose it, so it is not at stake. No rule book describes the refund as such; it follows from ALLIN-3.
    .example = A bets 100, the only caller is all-in for 60. A gets 40 back, and 60 against 60 are played for.

rule-ALLIN-12 = Bright side of an all-in
    .text = Whoever is all-in cannot be bluffed out and has nothing more to risk. And the others, as they go on betting, may drive out somebody whose hand would have been better.

rule-ALLIN-13 = Dark side of an all-in
    .text = An all-in player can win nothing beyond the matched amount, however high the others go on betting. So even a splendid hand may earn little.
    .example = Pocket aces, all-in for 20 against two players who put in 300 each: the aces can collect no more than 60.

rule-ALLIN-14 = Chips, not hands won
    .text = Success in poker is measured by the chips you have won, not by the number of hands. A player who loses many small pots and wins a few large ones can come out well ahead.
