# What is wrong with a tournament or with something that was written, and what would be right.

## A tournament

wrong-tournament-over = The tournament is over.
wrong-tournament-table = Table { $table } is not in play. Choose one that is.
wrong-tournament-player = { $name } is not in this tournament, or is out already.
    .you = You are not in this tournament, or are out already.
wrong-tournament-hand = Table { $table } is playing a hand. It has to be finished first.
wrong-tournament-no-hand = Table { $table } has no hand to finish. Deal the next one first.
wrong-tournament-too-few = Table { $table } has fewer than two players and waits. The other tables play on until somebody comes.
wrong-tournament-undecided = { $name } has to decide first: buy again, or be out.
    .you = Decide first: buy again, or be out.
wrong-tournament-too-much = That is more chips or money than a tournament can count. Choose smaller amounts.
wrong-tournament-saved = The saved tournament is damaged: its parts do not fit together.
wrong-tournament-players = { $players ->
    [one] A tournament has 2 to { $most } players; here there is { $players }.
   *[other] A tournament has 2 to { $most } players; here there are { $players }.
}
wrong-tournament-twice = { $name } is on the entry list twice. Once is enough.
    .you = You are on the entry list twice. Once is enough.
wrong-tournament-blinds = Big blind and ante of the first level come to { $needed }, but a starting stack is only { $stack }. Give at least { $needed } chips, or lower the blinds.
wrong-tournament-ante = In the first level the ante is { $ante }. It may be at most the big blind, { $big }.
wrong-tournament-stack = These are too many chips for so many players. A starting stack is at most { $most }.
wrong-tournament-entry = The entry is too high for so many players. It is at most { $most }.
wrong-rebuy-levels = Rebuys are allowed, but in no level. Let them last through level 1 at least.
wrong-rebuy-chips = A rebuy brings no chips. It has to bring at least one.
wrong-break-plan = { $tables ->
    [one] In the plan for closing tables, table { $table } is named twice or does not exist. There is { $tables } table.
   *[other] In the plan for closing tables, table { $table } is named twice or does not exist. The tables are 1 to { $tables }.
}

## Its levels

wrong-levels = { $count ->
    [one] A list has 1 to { $most } levels; this one has { $count }.
   *[other] A list has 1 to { $most } levels; this one has { $count }.
}
wrong-level-no-blind = Level { $level }: there is no big blind. It is at least one chip.
wrong-level-small-blind = Level { $level }: the small blind cannot be { $small }. It is from 1 to the big blind, { $big }.
wrong-level-big-blind = Level { $level }: the big blind is too high. It is at most { $amount }.
wrong-level-ante = Level { $level }: the ante cannot be { $ante }. It is at most the big blind, { $big }.
wrong-level-falling = Level { $level }: the big blind falls from { $before } to { $big }. It may only rise or stay, so at least { $before }.
wrong-level-length = Level { $level }: its length cannot be { $length }. It is 1 to { $most } hands or minutes.

## Its prizes

wrong-payouts-nobody = No place is paid. Pay at least the first.
wrong-payouts-places = { $places ->
    [one] { $places } place is to be paid, but there are fewer players: { $players }. Pay no more places than there are players.
   *[other] { $places } places are to be paid, but there are fewer players: { $players }. Pay no more places than there are players.
}
wrong-payouts-nothing = Place { $place } is to be paid nothing. Give it a share, or leave it out.
wrong-payouts-order = Place { $place } is to be paid more than place { $better }. A better place gets at least as much.
wrong-payouts-above = The prizes come to { $percent } % of the pool. Take away { $by } % to make 100 %.
wrong-payouts-below = The prizes come to { $percent } % of the pool. Add { $by } % to make 100 %.

## Cards, seeds and rules as they are written

wrong-card-none = A card is missing. It is a rank and a suit, such as As or Td.
wrong-card-ten = 1 is not a rank. A ten is written T.
wrong-card-rank = “{ $found }” is not a rank. The ranks are 2 3 4 5 6 7 8 9 T J Q K A.
wrong-card-no-suit = After “{ $found }” the suit is missing. A card is a rank and a suit, such as As or Td.
wrong-card-suit = “{ $found }” is not a suit. The suits are c (clubs), d (diamonds), h (hearts) and s (spades).
wrong-card-long = This is longer than a card. A card is a rank and a suit, such as As or Td.
wrong-card-twice = The deck has one of each card, and this one is there twice: { $cards }.
wrong-deck = { $count ->
    [one] A deck has 52 cards; here there is { $count }.
   *[other] A deck has 52 cards; here there are { $count }.
}
wrong-seed-none = The seed is missing. It is 1 to 64 of the digits 0 to 9 and a to f.
wrong-seed-digit = “{ $found }” cannot stand in a seed. It is 1 to 64 of the digits 0 to 9 and a to f.
wrong-seed-long = { $count ->
    [one] { $count } digit is too many for a seed. It is 1 to 64 of the digits 0 to 9 and a to f.
   *[other] { $count } digits are too many for a seed. It is 1 to 64 of the digits 0 to 9 and a to f.
}
wrong-rule = There is no rule “{ $found }”. Rules are named like BLIND-12.
