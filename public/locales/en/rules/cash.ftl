# Cash games.

rule-CASH-1 = Chips are money
    .text = In a cash game each chip stands for a fixed sum of money. What you win in chips you have won in money, and what you lose you have really lost.

rule-CASH-2 = Leave when you like
    .text = In a cash game a player may exchange the chips and leave at any time. So as not to disturb a hand, this is done between hands, or after folding; chips already bet stay in the pot. Taking only a part of the chips away is not allowed (BUYIN-6).

rule-CASH-3 = Buy in again
    .text = Whoever has lost all their chips in a cash game may buy in again before the next hand. The new stack must reach the same floor as any top-up (BUYIN-10).

rule-CASH-4 = Cash games in short
    .text = What else is special about cash games: a smallest and a largest buy-in (BUYIN-2, BUYIN-3), no chips added or taken off during a hand (BUYIN-6, BUYIN-7), the straddle where it is allowed (STRADDLE-1), and in limit no cap on raises between two players (LIMIT-4).
