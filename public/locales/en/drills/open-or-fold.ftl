# Drill: first in

drill-open-or-fold = First in
    .prompt = Nobody has entered. Players still to act behind: { $behind }. Raise or fold?
    .prompt-again = The same cards, but with { $behind } players behind instead. Raise or fold?
    .raise = Raise
    .fold = Fold
    .hint = Raise if it is more likely than not that nobody behind holds a hand higher on the list. The fewer players are behind, the more hands are good enough.
    .right = With { $behind } behind, somebody has a higher hand in { $share }% of the cases. { $answer ->
        [raise] That is at most one half: raise (POS-3).
       *[fold] That is more than one half: fold (POS-3).
    }
    .right-close = With { $behind } behind, somebody has a higher hand in { $share }% of the cases: close to one half, both answers will do (POS-3).
    .slip-later-position = With { $behind } behind it would be a raise ({ $share }%). Here more players can still hold something better (POS-3).
    .slip-earlier-position = With { $behind } behind it would be a fold ({ $share }%). Here fewer players can hold something better (POS-3).
    .slip-suited-for-offsuit = Both cards are of one suit, and that makes the difference: of two suits they would be a fold ({ $share }%).
    .slip-offsuit-for-suited = The cards are of two suits, and that makes the difference: of one suit they would be a raise ({ $share }%).
