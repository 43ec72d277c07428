# Other lines of a hand, the deal checked, all data, hands of other programs.

## What if

records-what-if = What if?
records-what-if-about = Choose one of your decisions. What you try here never touches the chips of your game.
records-decisions = Your decisions
records-fork = Play on differently from here
records-other-cards = Other cards from here
records-again = Deal the last cards again, a thousand times
records-again-said = Dealt again { $deals } times with the same decisions. Won: { $won }, lost: { $lost }, even: { $even }. On average { $net } chips a hand.
records-line-played = As it was played
records-line-open = not over
records-line-other = Other cards: { $deed }

## The deal checked

records-verify = The deal checked
records-verify-link = Check the deal
records-verify-about = Before each hand the game promises a number: the SHA-256 of the seed that shuffles the deck. After the hand it shows the seed. So nobody can change the cards in between, and everybody can deal them again.
records-verify-hand = Hand { $hand } of your game.
records-verify-none = This hand has no seed that could be checked.
records-verify-commitment = Promised before the hand
records-verify-seed = Seed, shown after the hand
records-verify-running = This hand is not over. Its seed is shown here afterwards.
records-verify-no-seed = This is no seed: it has 1 to 64 of the digits 0 to 9 and a to f.
records-verify-promised = The promise holds: this seed has exactly the number that was shown before the hand.
records-verify-broken = The promise does not hold: this seed has another number.
records-verify-same = Dealt again: the deck is the one of this hand, card by card.
records-verify-other = Dealt again: the deck is not the one of this hand.
records-verify-deck = The deck of this seed, from the first card dealt
records-verify-yourself = Check it without this program
records-verify-yourself-about = A few lines of Python, which come with the source of the game, reckon the same and share no code with it:

## All data

records-data-about = Everything is kept on this device only. Here you take it along, bring it back, or delete it.
records-data-export = Take along
records-data-export-do = Everything as one file
records-data-exported = { $count ->
    [0] Settings and game are in the file.
    [one] Settings, game and { $count } hand are in the file.
   *[other] Settings, game and { $count } hands are in the file.
}
records-data-import = Bring back
records-data-found = { $count ->
    [0] The file has no hands.
    [one] The file has { $count } hand.
   *[other] The file has { $count } hands.
}
records-data-new = { $count ->
    [one] { $count } of them is new here.
   *[other] { $count } of them are new here.
}
records-data-same = { $count ->
    [one] { $count } of them is here already.
   *[other] { $count } of them are here already.
}
records-data-other = { $count ->
    [one] { $count } of them is here with another star, note or line.
   *[other] { $count } of them are here with another star, note or line.
}
records-data-settings = The file has settings.
records-data-game = The file has a saved game.
records-data-differs = { $what } Here it is different.
records-data-add = Add only what is missing
records-data-replace = Replace what is different
records-data-done = Done. Everything is kept on this device.
records-data-done-page = Done, but this browser keeps nothing here: it is lost when the page is closed.
records-data-damaged = This file is damaged or something else: it cannot be read from line { $line }, column { $column } on. Nothing has been changed.
records-data-not-ours = This file is not from this game. Nothing has been changed.
records-data-version = This file has form { $found }; this version of the game reads form { $known }. Nothing has been changed.
records-data-delete = Delete
records-data-delete-do = Delete all my data
records-data-sure = Settings, game, hands, stars and notes on this device will be gone for good.
records-data-sure-yes = Yes, delete everything
records-data-sure-no = No, keep it

## Hands of other programs

records-import = Hands from files
records-import-about = Hands of other programs: Poker Hand History (phh, phhs), Open Hand History (ohh), texts of PokerStars. They stay on this device.
records-source-files = Choose files, or drop them here
records-source-paste = Or paste a text
records-source-open = Open
records-copy = This browser allows no download here. Copy the text:
records-files-missing = The part that reads and writes files could not be loaded. Please try again when you are connected.
records-import-works = Reading …
records-import-pasted = Pasted text
records-import-file = { $count ->
    [0] { $name }: no hand could be read ({ $format }).
    [one] { $name }: { $count } hand ({ $format }).
   *[other] { $name }: { $count } hands ({ $format }).
}
records-import-differ = { $count ->
    [one] { $count } hand ends with other stacks than the file says.
   *[other] { $count } hands end with other stacks than the file says.
}
records-import-more = { $count ->
    [one] and { $count } fault more
   *[other] and { $count } faults more
}
records-import-keep = Keep in my hands
records-import-kept = { $count ->
    [one] { $count } hand is kept.
   *[other] { $count } hands are kept.
}
records-import-kept-page = { $count ->
    [one] { $count } hand is kept until the page is closed.
   *[other] { $count } hands are kept until the page is closed.
}
records-import-gone = This hand is no longer open. Open its file again.
records-unit = Amounts count hundredths of { $currency }.
records-export = Export
records-export-about = For other programs. Cards that you have not seen stay unknown.
records-export-done = { $left ->
    [0] Hands written: { $count }.
   *[other] Hands written: { $count }. The format cannot hold { $left } more.
}
records-export-nothing = None of these hands can be written in this format.

## What is wrong with a file

file-fault = Line { $line }, column { $column }. { $what }
file-expected = Expected: { $expected }. Found: “{ $found }”.
file-expected-nothing = Expected: { $expected }.
file-other-game = “{ $name }” is not Texas hold’em.
file-run-twice = The board was dealt more than once, which is not played here.
file-cancelled = The hand was called off.
file-deed = Action { $deed } of this hand cannot have happened so. { $reason }
file-no-deed = This hand cannot have happened so. { $reason }
file-players = Players at the table: { $players }. That many cannot be dealt.
file-empty-stack = { $name } has no chips.
file-cannot-begin = Blinds, stacks and seats do not go together.
file-refused = Rule { $rule } is against it.
file-repeated = Twice in the deck: { $card }.
file-out-of-turn = { $name } acts, but { $next } is next.
file-after-the-end = { $name } acts, but the betting is over.
file-short-board = Community cards needed at the showdown: { $needed }. In the file: { $told }.
file-too-large = An amount is too large to count with.
file-want-hand = a hand in one of the three formats
file-want-text = a text, not a picture or a packed file
file-want-toml = TOML, in which Poker Hand History is written
file-want-json = JSON, in which Open Hand History is written
file-want-field = the field “{ $name }”
file-want-string = a text in quotation marks
file-want-list = a list in square brackets
file-want-object = an object in curly brackets
file-want-entries = one entry for each player
file-want-number = a whole number
file-want-amount = an amount of chips or money
file-want-card = a card such as Th, or ?? for an unknown one
file-want-two-cards = two cards
file-want-board = three cards of a flop, or one card
file-want-player = a player of this hand
file-want-seat = the number of a seat
file-want-action = something that a player does
file-want-limit = no limit, pot limit or fixed limit
file-want-header = the line that begins a hand
file-want-table = the line with the table and the button
file-want-rest = the rest of the hand; the file breaks off
