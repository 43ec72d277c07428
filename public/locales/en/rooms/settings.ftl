# The settings.

ui-language = Language
ui-deck = Deck
ui-deck-about = Two or four colours
ui-deck-two = Two colours
ui-deck-four = Four colours
ui-felt = Felt
ui-felt-pine = Pine
ui-felt-slate = Slate
ui-felt-plum = Plum
ui-felt-umber = Umber
ui-light = Light
ui-light-system = System
ui-light-day = Day
ui-light-night = Night
ui-set-skip = Skip after a fold
ui-set-skip-about = Straight to the result of the hand
ui-set-free-fold = Allow a fold when a check is free
ui-set-free-fold-about = Without asking first
ui-set-keys = Single-key shortcuts
ui-set-keys-about = Never inside a text field
ui-unit = Stacks
ui-unit-about = In chips, or in big blinds
ui-unit-chips = Chips
ui-unit-blinds = Big blinds
ui-settings-done = Done
