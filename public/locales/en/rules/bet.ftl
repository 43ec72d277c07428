# Minimum bets and raises.

rule-BET-1 = Smallest bet
    .text = The smallest bet in hold’em is one big blind. Only an all-in may be smaller (BET-5); in limit games the size is fixed anyway (LIMIT-1).

rule-BET-2 = Raise at least as much
    .text = A bet or raise must be at least as large as the last one in this round: the first raise adds at least the bet, and each further one at least as much as the raise before it. Only an all-in may be smaller.
    .example = A bets 5: B may raise to 10 or more, a raise to 9 is refused. B raises to 20, which is by 15: C must raise to at least 35.

rule-BET-3 = Basis of the minimum raise
    .text = How much must a raise add? Most rule books say: at least the last bet or raise. Others say that one big blind is always enough, though partly only for the first round.
    .variants = Default: the size of the last bet or raise, never less than one big blind. Also possible: always one big blind, which then also counts as a full raise (ALLIN-5).
    .example = Big blind 5, a raise to 20 over a bet of 5: the next one goes to at least 35, with the other setting to at least 25.

rule-BET-4 = Minimum on turn and river
    .text = In limit games bets double on the turn and the river (LIMIT-2). One rule book writes it as if the minimum there were two big blinds in every structure; another knows no doubling at all.
    .variants = Default: two big blinds in limit games, one big blind in pot limit and no limit. Also possible: two big blinds in all structures.

rule-BET-5 = All-ins have no minimum
    .text = A player who bets all remaining chips may do so whatever the amount, even below the smallest bet or raise. Whether such an all-in opens the betting again is another question (ALLIN-5).
    .example = The smallest bet is 10 and you have 4 chips left: you may bet them.

rule-BET-6 = Why raises have a minimum
    .text = Without a minimum a player could raise a large bet by a single chip again and again. That slows the game down and annoys everybody else.
