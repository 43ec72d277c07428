# Drill: who shows first?

drill-who-shows-first = Who shows first?
    .prompt = The betting is over. In which order are the hands shown?
    .prompt-option = After a checked river this house asks the last aggressor of the whole hand first. In which order are the hands shown?
    .hint = Whoever bet or raised last shows first, then the others clockwise. After checks the first to act begins. Side pots are decided before the main pot.
    .right-bet = { $name } bet or raised last and shows first, then clockwise: { $order } (SHOW-2, SHOW-4).
    .right-checked = The round was checked through, so the first to act begins: { $order } (SHOW-5).
    .right-option = Nobody bet the river; in this house { $name }, the last aggressor of the hand, begins: { $order } (SHOW-5).
    .right-side = The side pot comes first, so those playing for it show before the all-in player: { $order } (SHOW-14).
    .slip-all-in-first = { $name } is all-in and plays only for the main pot. That is decided last (SHOW-14).
    .slip-earlier-aggressor = { $name } bet in an earlier round. The last round counts, and there all checked (SHOW-5).
    .slip-first-of-the-round = { $name } acted first, but there was a bet afterwards. Whoever bet or raised last shows (SHOW-2).
    .slip-first-caller = { $name } only called. Whoever is called shows first (SHOW-2).
    .slip-last-caller = { $name } called last, and a call is no aggression. Whoever bet or raised last shows (SHOW-2).
