# What is wrong with a table, a game or a saved one, and what would be right.

wrong-places = { $seats ->
    [one] { $seats } seat is not possible: this table has 2 to { $most }.
   *[other] { $seats } seats are not possible: this table has 2 to { $most }.
}
wrong-buy-in-range = A buy-in from { $min } to { $max } is not possible: the least must not be above the most.
wrong-buy-in-nothing = The least buy-in is one chip.
wrong-no-such-seat = There is no seat { $seat }: this table has 1 to { $seats }.
wrong-seat-taken = Seat { $seat } is taken. Choose an empty one.
wrong-seat-empty = Nobody sits in seat { $seat }.
wrong-seat-order = Seat { $seat } is there twice, or the seats are not in order.
wrong-hand-in-progress = A hand is being played. It has to be finished first.
wrong-moment = That does not fit what is going on at the table.
wrong-prompt-open = { $name } has a question to answer before the hand is dealt.
    .you = You have a question to answer before the hand is dealt.
wrong-too-few-players = { $players ->
    [one] A hand needs at least two players who are there and have chips; there is { $players }.
   *[other] A hand needs at least two players who are there and have chips; there are { $players }.
}
wrong-too-many-players = { $players ->
    [one] The deck serves at most { $most }; there is { $players } player.
   *[other] The deck serves at most { $most }; there are { $players } players.
}
wrong-too-many-with-burns = With burn cards the deck serves 22 players, and there are 23. Play with one fewer, or without burn cards.
wrong-empty-stack = { $name } has no chips and cannot be dealt in.
    .you = You have no chips and cannot be dealt in.
wrong-too-many-chips = A table holds at most { $most } in chips.
wrong-forced-bet = Seat { $seat } cannot post that blind.
wrong-no-minimum-bet = The smallest bet is at least one chip.
wrong-needs-rebuy = You have no chips. Buy from { $min } to { $max } to play on.
wrong-needs-rebuy-open = You have no chips. Buy at least { $min } to play on.
wrong-saved-text = This is no saved game: it cannot be read from line { $line }, column { $column } on.
wrong-saved-version = The saved game is of version { $found }; here only version { $expected } can be read.
wrong-saved-no-version = This is no saved game of Cards Speak.
wrong-saved-part = A part of the saved game is missing or damaged.
wrong-saved-game = The saved game cannot go on. { $why }
wrong-saved-decision = In the saved hand decision { $number } is against the rules. { $why }
