# Etiquette.

rule-ETIQ-1 = Act in turn
    .text = A player may act only when it is their turn. Folding early is the serious case: it looks harmless, but it tells the others something before they decide (ETIQ-3). Here the program does not take an action out of turn.

rule-ETIQ-2 = Hide that you will fold
    .text = Do not let on before your turn that you are going to fold: no cards held ready to throw, no sigh, no look at the clock. It gives the others information they are not yet entitled to.

rule-ETIQ-3 = Harm of an early fold
    .text = If it becomes known that a weak hand is about to leave, somebody may be encouraged to stay who would otherwise have been bluffed out. The early fold then decides a pot for which the player who folded is no longer even playing.

rule-ETIQ-4 = The spoiled bluff
    .text = Three play, and you bluff. The next player hesitates, because behind them sits a third who could still have something. In turn, the second folds, the third folds, and the pot is yours. But if the third, who has nothing, folds too early, the second has nobody left to fear and calls, and you lose the pot.

rule-ETIQ-5 = Protect your cards
    .text = At a live table every player must protect their own cards throughout the hand: with a hand, a chip or another small object, called a card protector. Nobody else is responsible for them.

rule-ETIQ-6 = Unprotected and gone
    .text = If the dealer sweeps in unprotected cards as folded, they are folded, and the player has no ground for complaint. One rule book makes no exception for a player who is all-in, another says that such a player cannot be folded. In this game an all-in hand is safe (ALLIN-4).

rule-ETIQ-7 = Point out a wrong award
    .text = If a pot is pushed to the wrong player, anybody who notices must say so at once, even a player who is not in the hand. That is a matter of honour: silence would help to take chips from somebody.

rule-ETIQ-8 = Courtesy in short
    .text = Act in turn. Say clearly what you do. Keep chips and cards in view, but keep to yourself what your cards are. Do not drag the game out with pointless small raises. Then everybody enjoys it, winners and losers.
