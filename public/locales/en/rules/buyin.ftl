# The buy-in and the chips.

rule-BUYIN-1 = Money for chips
    .text = Before their first hand players exchange money for chips. At the table only chips are used; every bet, call and pot is counted in them.

rule-BUYIN-2 = Smallest buy-in
    .text = Every table sets a minimum that must be exchanged when sitting down. This is the buy-in. In no-limit cash games it is often ten big blinds.
    .variants = Default: 10 big blinds. The table may set another number of big blinds.
    .example = Big blind 2: a buy-in of 20 is enough, 19 is refused.

rule-BUYIN-3 = Largest buy-in
    .text = Many tables, above all online, also set a maximum, so that nobody can sit down with far more chips than the others. The limit is for buying; a stack that grows by winning may exceed it.
    .variants = Default: 100 big blinds. Also possible: 200 big blinds; no maximum.
    .example = Big blind 2: by default at most 200 can be bought, 400 with the higher setting.

rule-BUYIN-4 = Stacks in plain view
    .text = Each player’s chips lie in front of them in plain view. How much everybody has is public: it decides how much can be bet and won in the hand.

rule-BUYIN-5 = Chips stay on the table
    .text = Chips are handled on the table and nowhere else. Do not hold them in your lap or keep them in a pocket.

rule-BUYIN-6 = No chips off the table
    .text = Chips leave the table in two ways only: they are lost, or their owner stops playing and cashes them in. A winner may not put part of the winnings away and play on with the rest, so the others always have a chance to win them back.
    .variants = One rule book says that a player may leave at any moment. Here both hold: leave between two hands if you like, but with all your chips.

rule-BUYIN-7 = No chips during a hand
    .text = Nobody may add chips while a hand is running. More can be bought once the hand is over. Otherwise players could make themselves richer at the very moment they hold good cards.

rule-BUYIN-8 = Table stakes
    .text = In a hand you can never lose more than the chips you have on the table. If they run out you are all-in: you stay in the hand and play for what you could match (ALLIN-1). This safeguard is called table stakes, or all-in protection.

rule-BUYIN-9 = Stack needed to be dealt in
    .text = Some rule books say that a player usually needs at least one big blind on the table to be dealt in. Others let any number of chips play: a blind that is too short is simply posted all-in.
    .variants = Default: any chips are enough. Also possible, in cash games: at least one big blind. In tournaments any chips always play (TOURN-10).

rule-BUYIN-10 = Floor for topping up
    .text = Whoever buys more chips, or buys in again after losing everything, must end up with at least half of the smallest buy-in, old chips and new ones together.
    .variants = Default: at least half of the smallest buy-in. Also possible: no floor, as in rule books that mention none.
    .example = Buy-in 100, 30 chips left: adding 19 is refused (49), adding 20 is allowed (50). With 60 left any addition will do, up to the largest buy-in.
