# Main pot and side pots.

rule-POT-1 = Main pot and side pot
    .text = If a player is all-in for less and the others bet more, the pot is divided. What everybody has matched is the main pot; the surplus is a side pot, and only those who paid into it play for it.
    .example = A bets 20, B is all-in for 5, C calls 20. Main pot: 15, for all three. Side pot: 30, for A and C.

rule-POT-2 = Side pots after the round
    .text = Side pots are made up at the end of the betting round, when everybody has acted. Only then is it clear who matched how much, and what has to go back (ALLIN-11).

rule-POT-3 = Pay in to win it
    .text = Only a player who has paid into a pot and has not folded can win it. Chips of players who folded stay in the pot, but they no longer give anybody a claim on it.

rule-POT-4 = Later bets go to the side
    .text = Once a player is all-in, everything the others bet in later rounds goes to the side pot. The main pot does not grow any more, because the all-in player can no longer match anything.
    .example = Main pot 15, side pot 30, B all-in. On the turn A and C bet 10 each: the side pot is now 50, the main pot still 15.

rule-POT-5 = Several side pots
    .text = If several players are all-in for different amounts, there are several side pots. Each pot is awarded by itself and may have a different winner: with three pots there can be three.
    .example = All-in for 10, 30, 60 and 100: 40 of the 100 go back. Main pot 40 for all four, first side pot 60 for three, second side pot 60 for two.

rule-POT-6 = One winner of several pots
    .text = One player may win several pots. Whoever plays for a side pot and has the best hand of all takes the main pot as well.
    .example = A is all-in for 50, B and C have put in 100 each: main pot 150, side pot 100. If B’s hand is the best, B takes both, 250.

rule-POT-7 = Best hand among the entitled
    .text = A side pot goes to the best hand among those who paid into it. One rule book says in short “the second strongest hand”. That is right only if this hand belongs to somebody entitled to the pot; if it was folded, or is all-in for the main pot alone, it does not count.
    .example = X is all-in for 20, Y and Z have put in 300 each: main pot 60, side pot 560. If X has the best hand and Z beats Y, X takes 60 and Z 560.

rule-POT-8 = The rest goes to the others
    .text = Whatever an all-in winner cannot claim is awarded among the other players by the same rules: the best hand of those entitled takes it. It does not become part of the main pot and does not stay over for the next hand.

rule-POT-9 = What a side pot is for
    .text = The side pot lets players who still have chips go on betting against each other. Without it, one short stack would stop the betting for the whole table.

rule-POT-10 = No share without paying in
    .text = A rule to remember when several pots lie on the table: whoever has put nothing into a pot has no claim on it. Ask of each pot who paid into it, and the dispute is over.
