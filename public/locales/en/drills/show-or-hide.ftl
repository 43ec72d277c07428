# Drill: show or hide?

drill-show-or-hide = Show or hide?
    .prompt = In this house a beaten hand may be hidden. It is up to { $name }: what holds for these cards?
    .prompt-all = In this house all who are left show. It is up to { $name }: what holds for these cards?
    .must = They must be shown: it is a duty
    .may-choose = Show or hide, either way: nothing depends on it
    .should = Show them, or a claim to the pot is lost
    .hint = Who opens the showdown must show. After that, show what beats or equals the best hand open so far: hidden cards win nothing. A beaten hand may be hidden, and so may any hand when all others have folded.
    .right-open = { $name } bet or raised last, opens the showdown and must show (SHOW-2, SHOW-6).
    .right-open-checked = The last round was checked through and { $name } acted first in it: whoever opens must show (SHOW-5, SHOW-6).
    .right-all = In this house all who are left show, beaten hands too (SHOW-6).
    .right-tie = { $hand } equals the best hand open so far. Only who shows both cards gets a share (SHOW-7, SHOW-8).
    .right-side = { $hand } is ahead in the side pot, whatever the all-in player holds: show for it (SHOW-7, SHOW-14).
    .right-win = { $hand } beats what lies open: { $best }. Only who shows both cards wins (SHOW-7, SHOW-8).
    .right-beaten = { $hand } is beaten by { $best } and can win nothing: hide or show (SHOW-7).
    .right-folded = All others have folded: { $name } has won and need not show (SHOW-9).
    .slip-hides-though-opening = Nothing lies open yet, and { $name } opens: the opener has no choice (SHOW-6).
    .slip-hides-though-all-show = In most houses { $name } could hide a beaten hand. Read the rule of this one (SHOW-6).
    .slip-hides-a-tie = Hidden cards share in nothing: { $name } would give away a part of the pot (SHOW-8).
    .slip-hides-a-side-pot = The side pot is decided first, and { $name } is ahead in it. Hidden cards do not win it (SHOW-14).
    .slip-hides-a-winner = Hidden cards win nothing: { $name } would give the pot away (SHOW-8).
    .slip-duty-for-a-claim = { $name } is not the one who opens, so it is no duty. But only who shows can win (SHOW-7).
    .slip-must-when-all-folded = Nobody is left to compare with: { $name } need not show (SHOW-9).
    .slip-must-though-beaten = Only the opener must show here. { $name } may hide a beaten hand (SHOW-7).
    .slip-show-though-free = Showing is allowed, but no claim depends on it: { $name } may just as well hide (SHOW-7, SHOW-9).
