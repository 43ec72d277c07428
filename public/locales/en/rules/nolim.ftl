# No limit.

rule-NOLIM-1 = Anything up to the stack
    .text = In no limit a player may bet any amount in every round: from the minimum (BET-1) up to all the chips on the table in front of them. Money in a pocket does not count (BUYIN-8).
    .variants = One rule book names as the limit the chips that a player brought into the game, others the chips on the table at that moment. Here it is the chips on the table.

rule-NOLIM-2 = No raise cap in no limit
    .text = In no limit the number of raises is not limited. You may raise again and again, as long as each raise is large enough (BET-2) and there are chips left.

rule-NOLIM-3 = The favourite structure
    .text = One of our sources calls no limit probably the most attractive variant of hold’em. At any moment everything that lies on the table may be at stake.
