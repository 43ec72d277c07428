# Limit games.

rule-LIMIT-1 = One bet size
    .text = In a limit game the size of every bet and every raise is prescribed for the round. You may not put in more or less, except when your chips run out.
    .variants = Rule books call this size the minimum, the maximum or simply the set amount. They all mean the same game; here the size is exact.
    .example = Unit 10: the bet is 10, the first raise goes to 20, the next to 30.

rule-LIMIT-2 = Lower and upper limit
    .text = In the first two rounds, before and on the flop, the size is the lower limit, which equals the big blind. On the turn and the river it is the upper limit, twice as much.
    .example = Limit 15–30: bets of 15 before the flop and on the flop, bets of 30 on the turn and the river.

rule-LIMIT-3 = Raises per round
    .text = In limit games the number of raises in a round is limited. Rule books mostly allow three after the opening bet; some say four, and it is not always clear whether the bet is one of them. In pot limit and no limit there is no such cap.
    .variants = Default: 3 raises after the bet. Also possible: 4.
    .example = Unit 5: a bet of 5, raises to 10, 15 and 20. The next player may only call 20 or fold.

rule-LIMIT-4 = The cap between two players
    .text = When only two are left, raising without end harms nobody else, so many card rooms lift the cap. What counts is how many can still act at the moment of the raise; a round that was capped among three or more stays capped.
    .variants = Default: no cap in cash games, the cap stays in tournaments. Also possible: never a cap between two; the cap always stays; the cap is lifted when two are left in the tournament.
    .example = Limit 2–4 on the turn: 4, then raises to 8, 12 and 16. Three players stop here; two at a cash table may go on to 20, 24 and so on.

rule-LIMIT-5 = At the cap: call or fold
    .text = Once the last permitted raise has been made, nobody may raise in this round any more. The remaining players can only call or fold.

rule-LIMIT-6 = The bet is no raise
    .text = The opening bet of a round does not count as a raise. Before the flop the big blind stands in for it, so three raises take the price to four big blinds. A short all-in does not count either (ALLIN-5); the raise that completes it does.
    .example = Limit 2–4 before the flop: the big blind is 2, then 4, 6 and 8.

rule-LIMIT-7 = The word cap
    .text = The last raise that is allowed is called the cap, and players say that the betting is capped. The rule itself is known as the three-raise rule.

rule-LIMIT-8 = Caps in other games
    .text = Games with two betting rounds only, such as draw and lowball, allow one more raise: with three or more players there may be one bet and four raises. In hold’em, with its four rounds, three raises are the usual number.

rule-LIMIT-9 = Names of limit games
    .text = Limit games are named after their two bet sizes. In “2–4” you bet in steps of 2 before the flop and on the flop, and in steps of 4 on the turn and the river.
