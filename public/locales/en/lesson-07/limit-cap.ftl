# Lesson: how many raises a limit round allows.

lesson-limit-cap = Three raises and no more
    .goal = After this you can count the raises of a limit round and say when the betting is capped.

lesson-limit-cap-1 = Limit 5–10, on the flop. Adam bets 5, Bea raises to 10, Cyril to 15, Dora to 20. Count along: the bet, then raise 1, raise 2, raise 3. Now it is your turn.

lesson-limit-cap-2 = Which buttons do you have?
    .right = The third raise is the cap: only call or fold is left (LIMIT-5, LIMIT-7).
    .wrong-1 = The opening bet is not a raise, but after it came three: to 10, 15 and 20. No fourth is allowed (LIMIT-6).

lesson-limit-cap-3 = What does a call cost you?
    .right = The highest bet of the round, 20: you have nothing in yet.
    .wrong-1 = 25 would be a fourth raise. The highest bet is 20.
    .wrong-2 = 5 was only the bet; three raises of 5 lie on top of it: 20.

lesson-limit-cap-4 = You fold. What does a call cost Adam?
    .right = 20 − 5 = 15: the bet of 5 is in already.
    .wrong-1 = Adam has 5 in already, so 20 − 5 = 15 are missing.

lesson-limit-cap-5 = Everybody else calls. How many chips go in during this round?
    .right = Four players with 20 each: 4 × 20 = 80.
    .wrong-1 = You have folded without a chip in, so only four pay: 4 × 20 = 80.
    .wrong-2 = 50 was before the three calls: 50 + 15 + 10 + 5 = 80.

lesson-limit-cap-6 = Limit 2–4, before the flop: you are the big blind and it has been raised to 4, to 6 and to 8. May you raise?
    .choice-1 = No
    .choice-2 = Yes, to 10
    .right = The big blind of 2 stands for the opening bet; 4, 6 and 8 are three raises. 4 × 2 = 8 is the cap (LIMIT-6).
    .wrong-2 = Only where the house-rules sheet allows four raises in a round (LIMIT-3).

lesson-limit-cap-7 = Limit 2–4, the turn of a cash game, two players: a bet of 4, raises to 8, 12 and 16. May you raise?
    .choice-1 = Yes, to 20
    .choice-2 = No
    .right = With two players left a cash game has no cap (LIMIT-4).
    .wrong-2 = That holds in tournaments. In a cash game two players may go on (LIMIT-4).

lesson-limit-cap-8 = The same again, but in a tournament: a bet of 4, raises to 8, 12 and 16. May you raise?
    .choice-1 = No
    .choice-2 = Yes, to 20
    .right = The betting is capped at 16, also between two players (LIMIT-4).
    .wrong-2 = That is the rule of the cash game. In a tournament the cap stays (LIMIT-4).

lesson-limit-cap-9 = Hold’em has four rounds of betting and three raises in each. Games of only two rounds, such as draw and lowball, allow one raise more: one bet and four raises (LIMIT-8).

lesson-limit-cap-q1 = Limit 10–20, on the flop, three players: a bet of 10, raises to 20 and 30. How many raises are left?
    .right = Two raises so far, three are allowed: one is left (LIMIT-3).
    .wrong-1 = So far there are only two raises: to 20 and to 30.
    .wrong-2 = The bet of 10 is no raise, but 20 and 30 are two.

lesson-limit-cap-q2 = Limit 3–6, on the turn, three players. At how much is the betting capped?
    .right = One bet and three raises of 6: 4 × 6 = 24 (LIMIT-2, LIMIT-6).
    .wrong-1 = On the turn the size is 6, not 3: 4 × 6 = 24.
    .wrong-2 = One bet and three raises make four times 6: 24.

lesson-limit-cap-q3 = How many raises does a round allow in no limit?
    .choice-1 = As many as the players want
    .choice-2 = Three
    .right = Only limit games count the raises (NOLIM-2).
    .wrong-2 = The cap belongs to limit games. In no limit nobody counts raises (NOLIM-2).
