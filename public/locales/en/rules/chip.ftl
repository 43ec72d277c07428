# Chips put in without a word.

rule-CHIP-1 = One silent chip
    .text = A single chip put in without a word is a call, even if it is worth more than the bet; the rest comes back as change. Whoever wants to raise must say so first. If there is no bet to face yet, one silent chip counts here as a bet of its full value.
    .example = Blinds 3/6, one chip of 50 without a word: a call of 6, and 44 come back. With the word “raise” it would be a raise.

rule-CHIP-2 = A bet and a half
    .text = If chips put in without a word come to at least one and a half times the full bet, they are a raise, and the player must make it up to a full one. With less it is a call, and the surplus goes back. A single chip is always a call (CHIP-1).
    .example = Limit game, 10 to call: 15 put in is a raise, 5 more are due. 14 is a call of 10, and 4 come back.

rule-CHIP-3 = Too few chips
    .text = Whoever puts in too few chips for a bet or a call must make up the right amount. A miscount is no excuse for paying less, and a player cannot withdraw because of it. Only an all-in may be short.
    .example = Facing 6, a player puts in 4: 2 more are due.
