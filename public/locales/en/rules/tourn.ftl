# Tournaments.

rule-TOURN-1 = Equal chips for the entry
    .text = In a tournament each player pays a fixed entry and gets the same set of chips for it. These chips are only for playing; they are not worth money by themselves.

rule-TOURN-2 = One player has it all
    .text = The tournament goes on until one player has all the chips in play. That player is the winner.

rule-TOURN-3 = Zero chips or victory
    .text = There are only two ways out of a tournament: to lose the last chip or to win. Everybody but the winner has to lose all their chips; nobody can stop in between and take chips away.

rule-TOURN-4 = Chips are not sold back
    .text = Tournament chips can never be turned back into money. What pays is your final place, not the number of chips you had along the way (TOURN-7).

rule-TOURN-5 = Rebuys in the first phase
    .text = In some tournaments a player who runs out of chips may buy more during the first phase; this is called a rebuy. After it, zero chips means out. Here there are no rebuys by default; where they are allowed, the first phase is the first four levels.
    .variants = Default: no rebuys. Also possible: rebuys in the first phase.

rule-TOURN-6 = Places
    .text = The final places are the reverse of the order in which players go out: whoever goes out first is last. If two go out in the same hand, the one who began it with more chips places higher; equal stacks share the place. Over several tables the time decides, unless all play hand for hand.
    .example = Four players: D goes out first, then B, then C. Places: A, C, B, D.

rule-TOURN-7 = Prizes
    .text = The entries of all players form the prize pool, which is shared among the best finishers. Rule books give no figures; the organiser sets how many places are paid and how much each gets. The split suggested here is our own.
    .variants = Default: set by the organiser; suggested for three paid places are 50, 30 and 20 per cent of the prize pool.

rule-TOURN-8 = Rising blinds
    .text = In a tournament the blinds are raised at regular intervals, level by level. Rule books give neither intervals nor steps, so the organiser sets a table of levels, by hands or by minutes.
    .variants = Default: a level lasts ten hands or ten minutes, starting with 3,000 chips: 10/20, 15/30, 25/50, 50/100, then with antes 75/150, 100/200 and so on. Also possible: any other table of levels.

rule-TOURN-9 = Why blinds rise
    .text = Without rising blinds a tournament could go on for days. As the blinds grow, waiting gets more expensive, short stacks cannot keep up, and players go out one after another. That is why forced bets are called the foundation of a tournament.

rule-TOURN-10 = A short blind is all-in
    .text = A player who cannot cover the blind is not out: what is left goes in, and the player is all-in for it. One rule book sounds as if those who cannot pay were eliminated; here a player is out only with no chips at all.

rule-TOURN-11 = The dealer does not play
    .text = In league tournaments the cards are dealt by somebody who does not play. So nobody handles a deck in whose cards they have an interest. Among friends the player on the button deals (SEAT-6).

rule-TOURN-12 = Tournaments in short
    .text = What else is different in tournaments: antes in the later levels (ANTE-1), the cap on raises holds in limit even between two players (LIMIT-4), all-in hands are turned face up (ALLIN-10), and there is no straddle (STRADDLE-1).
