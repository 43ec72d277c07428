# Misdeals.

rule-MISDEAL-1 = Until two have acted
    .text = A deal may be declared void, a misdeal, only if the mistake is noticed before two players have acted; anybody who sees it may say so. Then all chips go back, blinds and antes too, the button stays where it is, or is put right if that was the fault, and the deck is shuffled and dealt again.

rule-MISDEAL-2 = One of the first two exposed
    .text = The deal is void if the first or the second card dealt is face up, or is exposed through the dealer’s fault. So early nothing is lost by starting again. Later in the deal, a single exposed card is only exchanged (MISDEAL-11).

rule-MISDEAL-3 = Two cards exposed
    .text = If the dealer exposes two or more cards during the deal, it is a misdeal. Exchanging one card is fair enough; with two, players know too much about each other’s hands.

rule-MISDEAL-4 = Two cards boxed
    .text = Two or more cards lying face up inside the deck make a misdeal. Such cards are called boxed; they show that the deck was not properly put together. A single boxed card is simply replaced (IRREG-6).

rule-MISDEAL-5 = Two cards too many
    .text = If two or more extra cards have been dealt, the deal is void. A single card too many, noticed in time, does not spoil it: it is taken back and serves as the burn card.

rule-MISDEAL-6 = Dealt out of order
    .text = If a card has gone to the wrong player, everybody after that has got cards meant for somebody else, and the deal is void. The exception is an exposed card that is used as the burn: it only looks out of order.

rule-MISDEAL-7 = Button in the wrong place
    .text = If the button is in the wrong place, the blinds and the order of play are wrong too. Noticed before two players have acted, it is a misdeal, and the button is put right. Noticed later, the hand stands (IRREG-1).

rule-MISDEAL-8 = Dealt to the wrong place
    .text = The deal is void if cards went to an empty place, or to a player not entitled to them, for instance one who still has to wait for the big blind (BLIND-20).

rule-MISDEAL-9 = A player left out
    .text = The deal is void if a player who is entitled to cards and wants to play has got none. Look round the table before you act: once two players have acted, it is too late to complain.

rule-MISDEAL-10 = Too late for a misdeal
    .text = Once play has begun, that is, once two players have acted, there can be no misdeal any more. Blinds are then not given back, not even to a player who has only one card.

rule-MISDEAL-11 = One exposed hole card
    .text = If the dealer exposes a single hole card, the deal is finished first. Then the card is exchanged for the top card of the deck and serves as the burn. One rule book does this with any card, another calls it a misdeal if it was the first or second card of the deal; here the second holds.
    .variants = Default: a misdeal for the first or second card of the deal, otherwise exchange and burn. Also possible: always exchange and burn.
    .example = The seventh card of the deal is exposed: the dealer deals on to the end, changes it for the top card and burns it before the flop.

rule-MISDEAL-12 = More than one exposed
    .text = If more than one card is exposed, one rule book says that the deal is usually void, another that it always is. Here it always is, as long as two players have not yet acted (MISDEAL-1, MISDEAL-3).
