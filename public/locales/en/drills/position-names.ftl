# Drill: name the seat

drill-position-names = Name the seat
    .prompt-number = Ten players. Which seat is position { $number }?
    .prompt-number-of = Ten players. Which position, 1 to 10, has { $name }?
    .prompt-band = { $band ->
        [blinds] Pick a seat that has a blind.
        [early] Pick a seat in early position.
        [middle] Pick a seat in middle position.
       *[late] Pick a seat in late position.
    }
    .prompt-band-of = Which position has { $name }?
    .blinds = A blind
    .early = Early
    .middle = Middle
    .late = Late
    .hint = Count clockwise from the left of the button: the two blinds come first. The button and the seat before it are late; of the seats between, the earlier half is early, the later half middle. Only players count.
    .right-number = Position 1 is the small blind, left of the button. Clockwise from there { $number } is { $name } (POS-1).
    .right-ten = Of ten players 1 and 2 are the blinds, 3 to 5 early, 6 to 8 middle, 9 and 10 late. { $band ->
        [blinds] The blinds: { $names } (POS-1).
        [early] Early: { $names } (POS-1).
        [middle] Middle: { $names } (POS-1).
       *[late] Late: { $names } (POS-1).
    }
    .right-short = Two blinds, two late seats up to the button; of the seats between, the later half is middle. { $band ->
        [blinds] The blinds: { $names } (POS-2).
        [early] Early: { $names } (POS-2).
        [middle] Middle: { $names } (POS-2).
       *[late] Late: { $names } (POS-2).
    }
    .slip-counted-from-the-button = This counts from the button. Numbers run from the small blind; the button is the last (POS-1).
    .slip-counter-clockwise = This counts to the right. Seats run clockwise, to the left (SEAT-4).
    .slip-empty-chairs-counted = This counts empty chairs too. Only players have a position (POS-2).
