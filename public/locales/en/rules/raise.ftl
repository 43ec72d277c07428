# Raising.

rule-RAISE-1 = A raise lifts the price
    .text = A raise lifts the highest bet by a permitted amount. Everybody who acts after it must at least match the new figure to stay in, including those who had already called the lower one.

rule-RAISE-2 = Re-raise
    .text = A re-raise is a second or later raise in the same round. The first bet, which opens the pot, is not counted as a raise.
    .example = A bets 10, B raises to 20, C raises to 30: C’s is the re-raise.

rule-RAISE-3 = No raising yourself
    .text = Nobody may raise their own bet. When the action comes back to you, you may raise only if somebody else has bet or raised in the meantime, and by enough (ALLIN-6). The only exceptions are the live blind (BLIND-12) and the straddle (STRADDLE-4): they may raise although the others have only called.
