# Drill: your best five.

drill-name-your-five = Your best five
    .prompt = Mark the five cards that count.
    .prompt-kind = What is this hand called?
    .hint = Of your two cards and the board the best five count, from wherever they come: both of yours, one, or none.
    .kind = { $kind }
    .right = The best five make: { $hand }.
    .right-kind = These cards make: { $hand }.
    .slip-lower-kind = There is more in these cards. Look for: { $kind } (RANK-1).
    .slip-worse-cards = The kind is right, but not every card is the best. Better: { $better } in place of { $worse } (RANK-2).
    .slip-not-the-highest-of-the-suit = Of a suit the five highest count: { $better } in place of { $worse } (RANK-9).
    .slip-pair-for-two-pair = There is a second pair: { RANK($high, form: "plural") } and { RANK($low, form: "plural") } (RANK-13).
