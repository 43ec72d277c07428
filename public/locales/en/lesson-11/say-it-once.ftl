# Lesson: words and chips that bind.

lesson-say-it-once = Words and chips that bind
    .goal = After this you can say what a word, a motion or a pile of chips counts as.

lesson-say-it-once-1 = You judge as the dealer. No limit 3/6, 6 to call: Adam puts in one chip of 50 without a word.
    .choice-1 = A call of 6
    .choice-2 = A raise to 50
    .right = A single bigger chip without a word is a call (CHIP-1).
    .wrong-2 = For that the word “raise” is needed, before the chip. Without it the chip is a call (CHIP-1).

lesson-say-it-once-2 = Adam’s chip of 50 is a call of 6. How much change comes back?
    .right = The call costs 6, the rest is change: 50 − 6 = 44 (CHIP-1).

lesson-say-it-once-3 = The same chip of 50, but this time Adam first says “raise”. What is it?
    .choice-1 = A raise
    .choice-2 = A call
    .right = The word comes first and binds: now the whole chip counts (DECL-1, CHIP-1).
    .wrong-2 = The word binds. “Raise” has been said, so it is a raise (DECL-1).

lesson-say-it-once-4 = A player says: “I call and raise 100.” What counts?
    .choice-1 = The call; the raise does not count
    .choice-2 = A raise by 100
    .choice-3 = The player may choose
    .right = “Call” ends it. The rest of the sentence is a string raise (STRING-3).
    .wrong-2 = It would be one if only “raise” had been said. After “call” no raise is possible (STRING-3).
    .wrong-3 = Words bind: there is nothing left to choose (DECL-1).

lesson-say-it-once-5 = Without a word Bea puts 20 forward, looks around, then adds another 30. How big is the bet?
    .choice-1 = 20
    .choice-2 = 50
    .right = Only the first motion counts. All in one motion, or say the amount first (STRING-1, STRING-2).
    .wrong-2 = Bit by bit is a string bet: you could watch the others’ faces in between. The first 20 count (STRING-1).

lesson-say-it-once-6 = Cyril says “raise to fifty” and then brings the chips in two trips. What is it?
    .choice-1 = A good raise to 50
    .choice-2 = A string bet
    .right = The amount was said beforehand; how the chips follow does not matter then (STRING-2).
    .wrong-2 = The sentence came first, so nothing was left to decide on the way (STRING-2).

lesson-say-it-once-7 = Limit game, unit 10, facing a bet of 10: Dora silently puts in 15. What is it?
    .choice-1 = A raise
    .choice-2 = A call, 5 come back
    .right = One and a half bets count as a raise, which is completed to 20 (CHIP-2).
    .wrong-2 = 15 is one and a half times 10. From there on it is a raise (CHIP-2).

lesson-say-it-once-8 = Limit 10: Dora has put in 15, and it counts as a raise. How much must be added?
    .right = The full raise goes to 20: 20 − 15 = 5 (CHIP-2).

lesson-say-it-once-9 = The same game, 10 to call, and this time Dora silently puts in 14. What is it?
    .choice-1 = A call of 10, 4 come back
    .choice-2 = A raise, 6 must be added
    .right = Less than one and a half bets is a call: 14 − 10 = 4 come back (CHIP-2).
    .wrong-2 = For a raise it takes one and a half times 10, that is 15. 14 is less (CHIP-2).

lesson-say-it-once-10 = No limit 3/6, 6 to call: Emil puts in 4. What now?
    .choice-1 = 2 more are due
    .choice-2 = The chips may be taken back
    .right = Too few chips are made up to the right amount: 6 − 4 = 2 (CHIP-3).
    .wrong-2 = The chips are in and the call stands. A miscount is no way out (CHIP-3).

lesson-say-it-once-11 = Nobody has bet. Filip knocks on the table. What does that mean?
    .choice-1 = A check
    .choice-2 = Nothing yet; only a word counts
    .right = A knock on the table is a check, just like the word (CHECK-5).
    .wrong-2 = Word and knock count the same. Do not knock while you are still thinking (CHECK-5).

lesson-say-it-once-12 = Filip could check for nothing, but says “fold” by mistake. What counts?
    .choice-1 = The fold
    .choice-2 = The check, since it costs nothing
    .right = In turn, words bind, even when the mistake costs the hand (DECL-1).
    .wrong-2 = A free check was possible, but “fold” has been said, and words bind (DECL-1).

lesson-say-it-once-q1 = You want to raise with one big chip. What do you do?
    .choice-1 = First say “raise”
    .choice-2 = Throw it in
    .right = Said first, it is a raise; without a word it would be a call (CHIP-1).
    .wrong-2 = That is a call, however big the chip is (CHIP-1).

lesson-say-it-once-q2 = “I see your ten and raise you twenty.” What is that at this table?
    .choice-1 = A call
    .choice-2 = A raise to 30
    .right = Whoever calls has called. The raise in the same sentence does not count (STRING-3).
    .wrong-2 = A line from films; here it is a string raise, and only the call stands (STRING-3).

lesson-say-it-once-q3 = Limit game, unit 20, facing 20: somebody silently puts in 30. What is it?
    .choice-1 = A raise to 40, 10 to add
    .choice-2 = A call, 10 come back
    .right = 30 is one and a half bets, so it is a raise: 40 − 30 = 10 are missing (CHIP-2).
    .wrong-2 = 30 is one and a half times 20, and that is enough for a raise (CHIP-2).
