# Calling.

rule-CALL-1 = Match the highest bet
    .text = To call is to match the highest bet made so far in this round, no matter who made it. What you have already put in during the round counts toward it.
    .variants = One rule book speaks only of the bet of the player on your right; others make clear that earlier bets must be matched too. Here the highest bet decides.
    .example = The highest bet is 30 and you have 10 in: a call costs 20.

rule-CALL-2 = Not just the neighbour’s bet
    .text = A call is sometimes explained as matching the player on your right. That is true only if this player has the highest bet. If the neighbour has put in less, for example because of an all-in, you must still match the highest bet of the round.
    .example = A bets 50, B is all-in for 20: C must call 50, not 20.

rule-CALL-3 = Cold call
    .text = A cold call is the call of a raise by a player who has not yet put anything into the pot in this round. Calling a bet and a raise at the same time is called calling two bets cold.
    .example = A bets 50, B raises to 100, C calls 100: a cold call of two bets. If A then calls the other 50, it is not cold, because A already had chips in.
