# The seat at the cash table.

seat-title = Your seat
seat-link = Your seat: more chips, sitting out, leaving
seat-stack = You have { $amount } in front of you.
seat-in-hand = Chips and the seat are settled between two hands. Play this one to its end first.
seat-none = You sit at no table yet.
seat-sit = Sitting out
seat-sit-about = You are not dealt in until you come back. Whatever blinds pass you by are paid then.
seat-sit-out = Sit out from the next hand
seat-sit-in = Come back and pay what was missed
seat-sit-in-wait = Come back when the big blind is here
seat-top-up = More chips
seat-amount = Amount
seat-add = Add
seat-straddle = Straddle
seat-straddle-never = Never
seat-straddle-always = Whenever I may
seat-straddle-ask = Ask each time
seat-leave = Leaving
seat-leave-about = You take all your chips with you; this game ends.
seat-leave-go = Leave the table
