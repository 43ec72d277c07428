# Lesson: deal again or play on?

lesson-misdeal = Deal again or play on?
    .goal = After this you can decide whether a faulty deal is void.

lesson-misdeal-1 = Two questions, in this order. Have two players acted? Then it is no misdeal any more (MISDEAL-1, MISDEAL-10). If not: is the mistake on the list? The blinds start the hand but do not count as actions (BLIND-25). Here six play, the button is at seat 6, and the first card goes to seat 1.

lesson-misdeal-2 = The dealer exposes the second card of the deal. Nobody has acted yet.
    .choice-1 = Misdeal
    .choice-2 = Put right and go on
    .choice-3 = The hand stands
    .right = The first or second card of the deal exposed by the dealer: a misdeal (MISDEAL-2).
    .wrong-2 = That holds from the third card on, or in a house that always replaces (MISDEAL-11).
    .wrong-3 = Nobody has acted yet, so it is not too late (MISDEAL-1).

lesson-misdeal-3 = The seventh card is exposed, nothing else is wrong. Nobody has acted yet.
    .choice-1 = Put right and go on
    .choice-2 = Misdeal
    .choice-3 = The hand stands
    .right = Finish the deal, then swap the card for the top card of the deck; the exposed one becomes the burn (MISDEAL-11).
    .wrong-2 = One card only, and neither the first nor the second: it is just exchanged (MISDEAL-11).
    .wrong-3 = The player need not keep a card that all have seen: it is exchanged (MISDEAL-11).

lesson-misdeal-4 = Whose card was the seventh?
    .right = Six cards make one lap: 7 − 6 = 1. It was the second card of seat 1 (DEAL-2).

lesson-misdeal-5 = The dealer has exposed two cards. One player has acted.
    .choice-1 = Misdeal
    .choice-2 = Put right and go on
    .choice-3 = The hand stands
    .right = Two cards tell the players too much about each other’s hands (MISDEAL-3, MISDEAL-12).
    .wrong-2 = That is for a single card. With two the deal is void (MISDEAL-3).
    .wrong-3 = Only one player has acted, so it is not too late (MISDEAL-1).

lesson-misdeal-6 = The button is found to be in the wrong place. One player has acted.
    .choice-1 = Misdeal
    .choice-2 = Put right and go on
    .choice-3 = The hand stands
    .right = With the button, blinds and order are wrong too; in time it is a misdeal and the button is put right (MISDEAL-7).
    .wrong-2 = You cannot just move it: blinds and order would still be wrong. The deal is void (MISDEAL-7).
    .wrong-3 = Only one has acted; the limit is two (MISDEAL-1).

lesson-misdeal-7 = The same wrong button, but two players have already acted.
    .choice-1 = The hand stands
    .choice-2 = Misdeal
    .choice-3 = Put right and go on
    .right = Two have acted: too late. The button is put right for the next hand (IRREG-1).
    .wrong-2 = Once two players have acted there is no misdeal any more (MISDEAL-10).
    .wrong-3 = Not in this hand: it is played as it is. Only the next one is set right (IRREG-1).

lesson-misdeal-8 = During the deal one card turns up lying face up inside the deck. Nobody has acted yet.
    .choice-1 = Put right and go on
    .choice-2 = Misdeal
    .choice-3 = The hand stands
    .right = It does not count as a card; the next one takes its place (IRREG-6).
    .wrong-2 = One such card is simply replaced. Two would void the deal (MISDEAL-4).
    .wrong-3 = Not as it is: a boxed card is put aside, and the next one takes its place (IRREG-6).

lesson-misdeal-9 = Two cards turn up lying face up inside the deck. Nobody has acted yet.
    .choice-1 = Misdeal
    .choice-2 = Put right and go on
    .choice-3 = The hand stands
    .right = Two boxed cards show that the deck was not properly put together (MISDEAL-4).
    .wrong-2 = One would be replaced. With two, the deal is void (MISDEAL-4).
    .wrong-3 = Nobody has acted yet, so the deal can still be declared void (MISDEAL-1, MISDEAL-4).

lesson-misdeal-10 = Two cards too many have been dealt. Nobody has acted yet.
    .choice-1 = Misdeal
    .choice-2 = Put right and go on
    .choice-3 = The hand stands
    .right = Two or more extra cards: the deal is void (MISDEAL-5).
    .wrong-2 = A single extra card would be taken back and burned; two are too many (MISDEAL-5).
    .wrong-3 = Nobody has acted yet, so the deal can still be declared void (MISDEAL-1, MISDEAL-5).

lesson-misdeal-11 = Cards have been dealt to an empty chair. Nobody has acted yet.
    .choice-1 = Misdeal
    .choice-2 = Put right and go on
    .choice-3 = The hand stands
    .right = Everybody after that chair has cards meant for somebody else: a misdeal (MISDEAL-8).
    .wrong-2 = Taking them away is not enough: the others would have got other cards (MISDEAL-8).
    .wrong-3 = Nobody has acted yet, so the deal can still be declared void (MISDEAL-1, MISDEAL-8).

lesson-misdeal-12 = A player who sits at the table and wants to play has got no cards. Nobody has acted yet.
    .choice-1 = Misdeal
    .choice-2 = Put right and go on
    .choice-3 = The hand stands
    .right = Whoever is entitled to cards must get them: a misdeal, if noticed in time (MISDEAL-9).
    .wrong-2 = Cards dealt afterwards would not be the ones that were due. Deal again (MISDEAL-9).
    .wrong-3 = Nobody has acted yet, so it can still be said (MISDEAL-1, MISDEAL-9).

lesson-misdeal-13 = Cards have been dealt in the wrong order. Nobody has acted yet.
    .choice-1 = Misdeal
    .choice-2 = Put right and go on
    .choice-3 = The hand stands
    .right = A misdeal, unless it only looks wrong because an exposed card is used as the burn (MISDEAL-6).
    .wrong-2 = The cards cannot be sorted back: who has seen what would stay unknown. Deal again (MISDEAL-6).
    .wrong-3 = Nobody has acted yet, so the deal can still be declared void (MISDEAL-1, MISDEAL-6).

lesson-misdeal-14 = A player says: “I have only one card.” Two players have already acted.
    .choice-1 = The hand stands
    .choice-2 = Misdeal
    .choice-3 = Put right and go on
    .right = It is too late; the blinds stay in the pot too (MISDEAL-10).
    .wrong-2 = Two have acted: too late for a misdeal (MISDEAL-10).
    .wrong-3 = A card dealt now would come too late: play has begun (MISDEAL-10).

lesson-misdeal-q1 = Who may point out a misdeal?
    .choice-1 = Anybody, before two players have acted
    .choice-2 = Only the dealer
    .right = Whoever sees the mistake says so, as long as two players have not acted (MISDEAL-1).
    .wrong-2 = Every player may speak up, not only the dealer (MISDEAL-1).

lesson-misdeal-q2 = The fifth card of the deal is exposed. Nobody has acted.
    .choice-1 = Put right
    .choice-2 = Misdeal
    .right = Finish the deal, exchange the card for the top one and burn it (MISDEAL-11).
    .wrong-2 = It is neither the first nor the second, and only one (MISDEAL-11).

lesson-misdeal-q3 = Two players have folded; then somebody sees that the button is wrong.
    .choice-1 = The hand stands
    .choice-2 = Misdeal
    .right = A fold is an action too: two have acted (MISDEAL-10, IRREG-1).
    .wrong-2 = Two have acted; it is put right for the next hand (MISDEAL-10, IRREG-1).
