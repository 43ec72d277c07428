# What two sheets of the table say: the keys, and what is wrong with a link. Loads when one opens.

ui-keys-note = Single letters never act inside a text field. They can be switched off in the settings.
ui-keys-off = Single letters are switched off in the settings.
key-fold = fold (asks first where a check is free); at the end, muck
key-stay = check or call; at the end, show
key-amount = go to the amount; Enter bets or raises
key-presets = amounts, left to right
key-step = amount by one big blind
key-page = amount by ten big blinds
key-ends = smallest and largest amount
key-next = next hand
key-pause = pause, go on
key-hurry = skip to the result after a fold
key-why = why? (of what was last said)
key-board = read the board
key-hand = read my hand and what it makes
key-pots = read the pots
key-price = read the price of a call and the pot odds
key-stacks = read the stacks, from my left
key-last = read the last action
key-turn = read whose turn it is and what I may do
key-log = what has happened in this hand
key-settings = settings
key-keys = this list
key-tab = referee, amounts, actions, seats, bar
key-esc = close a sheet
ui-notice-damaged-about = The saved game could not be read, so a new one was dealt. What was saved is kept under another name on this device.
ui-notice-no-bots-about = The program of your opponents could not be loaded, so they only check and fold. Reload the page when you are connected; the game goes on where it is.
ui-wrong-place = There is no screen “{ $part }”. This is the table.
ui-wrong-name = “{ $part }” is not known. A link to a game may name seed, seats, structure, speed, rules, blinds, buyin and level.
ui-wrong-seed = “{ $part }”: a seed is 1 to 64 hexadecimal digits. Another one was drawn.
ui-wrong-seats = “{ $part }”: a table has 2 to 10 seats.
ui-wrong-structure = “{ $part }”: the structure is nl, pl or fl.
ui-wrong-speed = “{ $part }”: the speed is slow, normal, fast or instant.
ui-wrong-rules = “{ $part }”: house rules are written like rules=raiseCap:3,burnCards:off, with the names and values of the rule book.
ui-wrong-blinds = “{ $part }”: blinds are two amounts like blinds=5/10, the smaller one first.
ui-wrong-buyin = “{ $part }”: the buy-in is an amount of at least 1 chip.
ui-wrong-players = “{ $part }”: a tournament has 2 to 180 players.
ui-wrong-level = “{ $part }”: the level is a number from 1 to 8.
ui-wrong-table = The parts of this link do not go together, so the usual table was laid.
