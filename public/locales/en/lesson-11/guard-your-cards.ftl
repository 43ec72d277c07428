# Lesson: protect your hand.

lesson-guard-your-cards = Protect your hand
    .goal = After this you can keep your hand alive and keep it yours.

lesson-guard-your-cards-1 = You look away for a moment, and the dealer takes your uncovered cards for a fold. What now?
    .choice-1 = They are folded; no complaint
    .choice-2 = I get them back
    .right = Protect your cards all through the hand: with a hand, a chip or another small object (ETIQ-5, ETIQ-6).
    .wrong-2 = What has touched the discards is dead, even if it got there by mistake (FOLD-4).

lesson-guard-your-cards-2 = And if the dealer sweeps away the uncovered cards of a player who is all-in?
    .choice-1 = The sources disagree
    .choice-2 = Folded too, all sources say so
    .choice-3 = Never, all sources protect an all-in
    .right = One says an all-in cannot be folded, one makes no exception. This table protects all-in hands (ALLIN-4); cover your cards anyway (ETIQ-6).
    .wrong-2 = Only one of them makes no exception. Another protects an all-in.
    .wrong-3 = Not all of them: one makes no exception, not even for an all-in (ETIQ-6).

lesson-guard-your-cards-3 = Where may you hold your cards?
    .choice-1 = On the table, lifting the edges to look
    .choice-2 = In my lap
    .right = They stay on the table, and only you see what they are (DEAL-5, DEAL-6).
    .wrong-2 = The dealer must be able to see them all the time (DEAL-5).

lesson-guard-your-cards-4 = How do you fold at a live table?
    .choice-1 = Face down to the dealer, in turn
    .choice-2 = Face up
    .choice-3 = By throwing them at the discards
    .right = Pushed to the dealer face down: nobody sees them, and everybody sees that you fold (FOLD-3).
    .wrong-2 = Not while two others play on: folded cards stay hidden (FOLD-5).
    .wrong-3 = To the dealer, please: the dealer puts them with the discards (FOLD-3).

lesson-guard-your-cards-5 = During the hand you let your neighbour look at your cards. Is that allowed?
    .choice-1 = No, not before the showdown
    .choice-2 = Yes, a neighbour may look
    .right = Until the showdown your cards are for your eyes only (DEAL-7).
    .wrong-2 = Nobody may show their cards to another player before the showdown (DEAL-7).

lesson-guard-your-cards-6 = After the hand you show your cards to one player. What about the others?
    .choice-1 = All of them may see the cards
    .choice-2 = Only that one player
    .right = Show one, show all: the whole table is to know the same (SHOW-16).
    .wrong-2 = Then one would know more than the rest. Show one, show all (SHOW-16).

lesson-guard-your-cards-7 = Somebody who has already folded has seen your hand while it is still being played. What follows?
    .choice-1 = All see it once the betting is over
    .choice-2 = All see it at once
    .choice-3 = Nothing, the player is out
    .right = The one who saw it decides nothing any more; the others wait, so that it cannot sway their bets (SHOW-17).
    .wrong-2 = That could sway the bets. The others see it only when the betting is over (SHOW-17).
    .wrong-3 = Even so one player knows more than the rest. Show one, show all (SHOW-16).

lesson-guard-your-cards-8 = Your cards fall to the floor. What now?
    .choice-1 = I play them
    .choice-2 = It is a misdeal
    .right = They are still your cards and are played as usual (IRREG-11).
    .wrong-2 = Falling cards are played. A slip does not cost the hand, and it does not save it (IRREG-11).

lesson-guard-your-cards-9 = You stack your chips on your knees. Is that allowed?
    .choice-1 = No
    .choice-2 = Yes, they are mine
    .right = Chips stay on the table, where everybody can see them (BUYIN-5).
    .wrong-2 = They are yours, but the others must see what you can bet. They stay on the table (BUYIN-5).

lesson-guard-your-cards-q1 = What protects your hand?
    .choice-1 = A chip on the cards
    .choice-2 = Saying “mine”
    .right = A hand, a chip or another object on the cards: nobody else is responsible for them (ETIQ-5).
    .wrong-2 = A word does not stop the dealer’s hand. Put a chip on the cards (ETIQ-5).

lesson-guard-your-cards-q2 = A card of yours touches the discard pile. Is it still alive?
    .choice-1 = No
    .choice-2 = Yes, if I am quick
    .right = A card that has touched the discards is dead; nobody could say for certain which one it was (FOLD-4).
    .wrong-2 = Speed does not help: touched is dead (FOLD-4).
