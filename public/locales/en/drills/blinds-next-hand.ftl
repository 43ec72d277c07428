# Drill: where do the blinds go?

drill-blinds-next-hand = Where do the blinds go?
    .prompt = { $what ->
        [nobody] Everybody stays.
        [leaves] { $names } leaves after this hand.
        [leave] { $names } leave after this hand.
       *[away] { $names } is away from now on.
    } { $when ->
        [after-next] Who posts the big blind in the hand after next?
       *[next] Who posts the big blind in the next hand?
    }
    .prompt-moving = In this house the button always goes to the next player. { $what ->
        [leave] { $names } leave.
        [leaves] { $names } leaves.
       *[away] { $names } is away.
    } Who has the big blind next?
    .prompt-small = Who posts the small blind in that hand? Perhaps nobody.
    .prompt-button = At which chair is the button in that hand? It may be an empty one.
    .hint = The big blind comes first: it goes to the next player on the left. The small blind is where the big blind was, the button where the small blind was, even if that chair is empty now.
    .right = The big blind is placed first, and next on the left it is due to { $name } (BTN-4).
    .right-after-next = The big blind goes on player by player: first to { $first }, then to { $name } (BTN-4).
    .right-moving = The button goes to the next player, { $button }, and the blinds follow it: { $name } has the big blind (BTN-2).
    .right-two = With two left the big blind goes to the player due, { $name }; { $other } has the button and the small blind (BLIND-15).
    .right-small = The small blind is where the big blind was the hand before: { $name } (BTN-3).
    .right-small-moving = Left of the button { $name } posts the small blind (BLIND-2).
    .right-small-nobody = The small blind falls on the chair where the big blind was. It is empty, so nobody posts one (BTN-4).
    .right-button = The button is where the small blind was the hand before: with { $name } (BTN-3).
    .right-button-moving = The button has gone to the next player, { $name } (BTN-2).
    .right-button-empty = The button lies at the chair where the small blind was. That the chair is empty changes nothing (BTN-4).
    .slip-moving-button = That would be so if the button simply went to the next player. Here the big blind is placed first, with { $name } (BTN-4).
    .slip-dead-button = That would be so with a dead button. In this house the button goes to the next player, and { $name } has the big blind (BTN-4).
    .slip-absent = { $name } is not there, so the big blind goes on to the next player (BTN-4).
    .slip-one-hand-only = { $name } has the big blind in the next hand. Asked is the one after it (BLIND-9).
    .slip-nothing-moves = Button and blinds move on after every hand (BTN-2, BLIND-9).
    .slip-counter-clockwise = They move to the left, clockwise, not to the right (SEAT-4).
    .slip-small-blind-for-the-empty-chair = Nobody takes the place of an empty chair: the small blind is left out in this hand (BTN-4).
