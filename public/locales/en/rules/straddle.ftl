# The straddle.

rule-STRADDLE-1 = Straddle allowed
    .text = A straddle is a voluntary blind raise, put in before the cards are dealt by the player right after the big blind. Some rule books say it is often allowed, some know it only in games that are not tournaments, others do not mention it. It takes at least three players; with three it is the button who may straddle.
    .variants = Default: off. Also possible: on, in cash games only.

rule-STRADDLE-2 = Twice the big blind
    .text = A straddle is always exactly twice the big blind, neither more nor less. With blinds of 1/2 it is 4.

rule-STRADDLE-3 = A straddle is a raise
    .text = The straddle lifts the price for everybody: whoever wants to see the flop must call two big blinds instead of one, the two blinds included.
    .example = Blinds 1/2, straddle 4: a call costs 4, the small blind adds 3 and the big blind 2.

rule-STRADDLE-4 = The straddler acts last
    .text = Before the flop the straddler acts last, even after the big blind, and may raise when the action comes back. So the right that the big blind otherwise has (BLIND-12) passes to the straddler.

rule-STRADDLE-5 = Left of the straddler begins
    .text = With a straddle on the table the first player to act before the flop is the one to the left of the straddler, not the one to the left of the big blind. With three players that is the small blind.

rule-STRADDLE-6 = Straddle and the raise cap
    .text = In limit games the number of raises is limited (LIMIT-3). A straddle is a raise, so it seems natural that it uses up one of them; no rule book says so in plain words.
    .variants = Default: it counts as one of the raises. Also possible: it does not count.
    .example = Limit 2–4, three raises: 2 is the big blind, 4 the straddle, then 6 and 8, which is the cap. If the straddle does not count: 4, 6, 8 and 10.

rule-STRADDLE-7 = What a straddle buys
    .text = A straddle buys a better position for the first round: its owner would have to act first, but in effect changes places and acts last. The price is twice the big blind for cards not yet seen.

rule-STRADDLE-8 = Raising a straddle
    .text = How far the first raise over a straddle must go is left open by the rule books. Seen as the bet to be raised, the straddle must be doubled; seen as a raise by one big blind, another big blind on top is enough. In limit games the step is one unit anyway.
    .variants = Default: to at least twice the straddle. Also possible: to at least the straddle plus one big blind.
    .example = No limit, blinds 1/2, straddle 4: the smallest raise is to 8, in the other reading to 6.
