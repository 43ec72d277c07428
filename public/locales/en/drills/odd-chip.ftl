# Drill: the odd chip.

drill-odd-chip = The odd chip
    .prompt = These hands are equal. Share each pot among the winners, chip by chip.
    .prompt-change = Equal hands. The pot lies in chips of { $chip }, the smallest chip in the game is 1. Share it.
    .prompt-counter-clockwise = Equal hands. In this house the odd chip goes counter-clockwise from the button, the button first. Share it.
    .prompt-all-to-one = Equal hands. In this house the whole remainder goes to one player. Share it.
    .hint = Change into the smallest chips, share equally, pot by pot. What is left over goes out chip by chip, beginning with the first winner left of the button.
    .right = { $pot } in equal parts is { $share } each, { $odd } left over. It goes out one by one, { $name } first (ODD-2).
    .right-all-to-one = { $pot } in equal parts is { $share } each. The { $odd } left over go to one player here: { $name } (ODD-3).
    .slip-button-side = The odd chip goes to the left of the button, not to the right: { $name } comes first (ODD-2).
    .slip-all-to-one = Several odd chips go out one each, not all to { $name } (ODD-3).
    .slip-without-change = First change the chips of { $chip } into ones. Then all but the last one can be shared (ODD-1).
    .slip-one-for-two-pots = Each pot is split by itself, so { $name } gets the odd chip of each (SPLIT-2).
    .slip-higher-suit = { $name } has the higher suit, but suits decide nothing here (SPLIT-3).
    .slip-default-instead = That is the usual way. This house has another rule: read it once more (ODD-2).
