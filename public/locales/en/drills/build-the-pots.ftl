# Drill: build the pots.

drill-build-the-pots = Build the pots
    .prompt = The round is over. Build main pot and side pots, and say who can win each.
    .prompt-back = How many chips go back to somebody?
    .hint = Work from the smallest all-in up, layer by layer. Each layer takes the same from everyone who has that much in, folders included. What nobody matches goes back.
    .right = Layers up to { $levels }: the pots are { $pots }, back go { $back }. Together { $total }, as much as was put in (POT-1, POT-5).
    .right-back = { $name } has put in { $most }, the next one only { $next }: { $most } − { $next } = { $back } go back (ALLIN-11).
    .right-no-back = Nothing goes back: { $most } is matched in full (ALLIN-11).
    .slip-refund-left-in = The last { $back } of { $name } are matched by nobody. They are no part of a pot (ALLIN-11).
    .slip-folder-entitled = { $names }: folded, so the chips stay in the pots but win nothing (FOLD-1).
    .slip-folders-chips-left-out = The chips of those who folded stay in the pots: { $names } (FOLD-1).
    .slip-layers-from-zero = Each layer counts only what lies above the one before. The layers reach up to { $levels } (POT-5).
    .slip-one-player-missing = The lowest layer takes { $layer } from everyone in it, the all-in player too (ALLIN-3).
    .slip-nothing-back = { $name } has put in more than anybody else; what nobody matches goes back (ALLIN-11).
