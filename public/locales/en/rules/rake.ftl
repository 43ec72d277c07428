# Rake.

rule-RAKE-1 = The house fee
    .text = A card room keeps part of the pot for running the game, and the winner receives the rest. Only one rule book mentions the fee, and without a rate. Here there is none by default. If one is set, it is taken from each pot in proportion, and rounded down to the smallest chip.
    .variants = Default: no fee. Also possible: any percentage, with or without an upper limit; hands that end before the flop are free of it (“no flop, no drop”, the default), or not.

rule-RAKE-2 = Rake or drop
    .text = The fee the room takes from the pot is called the rake or the drop. It is how the room earns its money: the players play against each other, not against the house (GAME-8).
