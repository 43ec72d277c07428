# The tournament: what happens between its hands, and why.
# Prizes and entries are money, all else is chips.

## Between the hands

player-name = Player { $number }
tournament-began = { $players ->
    [one] The tournament begins: { $players } player with { $stack } in chips. Prize pool { $pool }.
   *[other] The tournament begins: { $players } players with { $stack } in chips each. Prize pool { $pool }.
}
tournament-seat-drawn = { $name } draws seat { $seat } at table { $table }.
    .you = You draw seat { $seat } at table { $table }.
tournament-button-drawn = Table { $table }: the highest card, { $cards }, gives the button to seat { $seat }.
tournament-level = Level { $level }: small blind { $small }, big blind { $big }.
tournament-level-ante = Level { $level }: small blind { $small }, big blind { $big }, ante { $ante }.
tournament-colored-up = Chips of { $from } leave the game. The smallest chip is now { $to }.
    .you = Chips of { $from } leave the game. The smallest chip is now { $to }; you have { $stack }.
tournament-busted = { $name } has no chips left and may buy in again.
    .you = You have no chips left and may buy in again.
tournament-rebought = { $name } buys in again and has { $amount }. Prize pool { $pool }.
    .you = You buy in again and have { $amount }. Prize pool { $pool }.
tournament-added-on = { $name } takes the add-on and has { $amount }. Prize pool { $pool }.
    .you = You take the add-on and have { $amount }. Prize pool { $pool }.
tournament-rebuys-closed = No more chips can be bought. The prize pool is final: { $pool }.
tournament-out = { $name } is out, in place { $place }.
    .you = You are out, in place { $place }.
tournament-out-sharing = { $name } is out and shares places { $place } to { $last }.
    .you = You are out and share places { $place } to { $last }.
tournament-moved = { $name } moves to table { $table }, seat { $seat }.
    .you = You move to table { $table }, seat { $seat }.
tournament-moved-waits = { $name } moves to table { $table }, seat { $seat }, and waits there until the button has passed.
    .you = You move to table { $table }, seat { $seat }, and wait there until the button has passed.
tournament-table-broken = Table { $table } is broken up.
tournament-hand-for-hand = From now on the tables play hand for hand.
tournament-hand-for-hand-over = Hand for hand is over: each table plays at its own pace again.
tournament-final-table = Everyone who is left sits at the final table.
tournament-heads-up = Two are left: heads-up.
tournament-won = { $name } wins the tournament.
    .you = You win the tournament.
tournament-paid = { $name } gets { $prize } for place { $place }.
    .you = You get { $prize } for place { $place }.
tournament-away = { $name } is away: blinds and antes are posted, the cards are folded.
    .you = You are away: your blinds and antes are posted, your cards are folded.
tournament-back = { $name } is back.
    .you = You are back.

## Why

why-tournament-entry = { $players ->
    [one] { $players } player pays { $entry } and gets { $stack } in chips. You play until one player has all the chips.
   *[other] { $players } players pay { $entry } each and get { $stack } in chips each. You play until one player has all the chips.
}
    .title = Why these chips?
why-tournament-seat = Tables and seats are drawn by lot, so you cannot choose your opponents.
    .title = Why this seat?
why-level-up = Blinds rise at regular intervals, so that waiting costs you more and more. Level { $level }: small blind { $small }, big blind { $big }.
    .title = Why these blinds?
why-level-up-ante = Blinds rise at regular intervals, so that waiting costs you more and more. Level { $level }: small blind { $small }, big blind { $big }, and an ante of { $ante }.
    .title = Why these blinds?
why-color-up = From here on nothing is paid in chips smaller than { $chip }, so small chips are exchanged. Odd ones are raced for, a card for each; the highest cards win. Nobody goes out by that.
    .title = Why other chips?
    .short = chips change first
why-may-rebuy = Through level { $level } you may buy in again when all your chips are lost. Later, no chips means out.
    .title = Why not out yet?
    .short = a rebuy is pending
why-tournament-rebuy = Through level { $level } chips can be bought again: { $amount } now.
    .title = Why chips again?
why-add-on = Through level { $level } every player may add chips once, with chips left or without: { $amount }.
    .title = Why an add-on?
why-rebuys-closed = Level { $level } was the last in which chips could be bought. From now on no chips means out, and the prize pool is final.
    .title = Why no more chips?
why-eliminated = { $left ->
    [one] Without chips you are out, and whoever goes out later is placed higher. { $left } player is left, so this is place { $place }.
   *[other] Without chips you are out, and whoever goes out later is placed higher. { $left } players are left, so this is place { $place }.
}
    .title = Why place { $place }?
why-eliminated-together = { $players ->
    [one] { $players } player went out in this hand. The stack before it was { $stack }: place { $place }.
   *[other] { $players } players went out in the same hand. Whoever began it with more chips is placed higher. The stack before it was { $stack }: place { $place }.
}
    .title = Why place { $place }?
why-eliminated-equal = { $sharing ->
    [one] { $sharing } player went out with { $stack } before the hand: place { $place }.
   *[other] { $sharing } players went out in the same hand and began it with the same stack, { $stack }. So they share places { $place } to { $last }.
}
    .title = Why a shared place?
why-hand-for-hand = { $left ->
    [one] { $left } player is left, and paid places end at { $paid }. Every table plays one hand and waits for the others, so that playing slowly gains you nothing.
   *[other] { $left } players are left, and paid places end at { $paid }. Every table plays one hand and waits for the others, so that playing slowly gains you nothing.
}
    .title = Why wait for the others?
    .short = other tables still play
why-hand-for-hand-over = { $left ->
    [one] { $left } player is left, and paid places end at { $paid }. No table has to wait any more.
   *[other] { $left } players are left, and paid places end at { $paid }. No table has to wait any more.
}
    .title = Why no more waiting?
why-table-balanced = Two tables may differ by one player at most; here it was { $from } against { $to }. Whoever would post the next big blind moves, to the free seat that is worst off.
    .title = Why change tables?
why-table-broken = { $left ->
    [one] { $left } player is left
   *[other] { $left } players are left
} { $tables ->
    [one] and { $tables } table of { $seats } seats is enough.
   *[other] and { $tables } tables of { $seats } seats are enough.
} Who sat at this one moves to free seats.
    .title = Why break up this table?
why-final-table = { $players ->
    [one] { $players } player is left, and one table is enough. Seats and button are drawn anew.
   *[other] { $players } players are left, and one table is enough. Seats and button are drawn anew.
}
    .title = Why the final table?
    .short = final table comes first
why-tournament-heads-up = Two players are left. The big blind is placed first, on the one whose turn it is to pay it; the other has the button and the small blind.
    .title = Why these blinds?
why-tournament-won = One player has all { $amount } chips. Nobody is left to play against, so the tournament is won.
    .title = Why is it over?
why-prize = What all players paid is shared by the best. Place { $place } gets { $percent }% of { $pool }: { $prize }.
    .title = Why { $prize }?
why-prize-shared = { $sharing ->
    [one] { $sharing } player has place { $place } and gets { $prize } of { $pool }.
   *[other] { $sharing } players share places { $place } to { $last }, so their prizes are added up and shared too. Of the prize pool of { $pool } this makes { $prize }.
}
    .title = Why { $prize }?
why-tournament-absent = In a tournament you are dealt in even when you are away: you pay your blinds and antes, and in turn your cards are folded. Staying away must not save chips.
    .title = Why pay when away?
why-chips-not-sold = Tournament chips are no money and cannot be sold back. There are two ways out: you lose them all, or you win.
    .title = Why not cash them in?
    .short = chips stay in play
why-no-rebuys = This tournament has no rebuys: without chips you are out.
    .title = Why no rebuy?
    .short = no rebuys here
why-rebuys-over = Chips could be bought through level { $last }. Now it is level { $level }.
    .title = Why no more chips?
    .short = rebuys are over
why-rebuy-stack-too-big = You may rebuy with at most { $most } in front of you; here it is { $stack }.
    .title = Why no rebuy?
    .short = too many chips
why-rebuy-limit = { $most ->
    [one] Every player has { $most } rebuy in this tournament, and yours is used.
   *[other] Every player has { $most } rebuys in this tournament, and yours are used.
}
    .title = Why no rebuy?
    .short = no rebuys left
why-add-on-taken = Every player has one add-on, and yours is taken.
    .title = Why no add-on?
    .short = add-on already taken
why-no-add-on = This tournament has no add-on.
    .title = Why no add-on?
    .short = no add-on here
