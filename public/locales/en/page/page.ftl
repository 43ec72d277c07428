# What the edge of the page says: a new version, and links that ask for what cannot be. Single lines.

page-new-version = A new version of the game is there. Your game goes on where it is.
page-new-version-take = Start it now
page-later = Later
page-close = Close
page-rest = Everything else in the link counts.
page-wrong-v = “{ $part }”: this is version 1 of links. What is newer is left out.
page-wrong-lang = “{ $part }”: the language is en, cs, sk or pl.
page-wrong-theme = “{ $part }”: the theme is light, dark or system.
page-wrong-accent = “{ $part }”: the accent is a colour of 3 or 6 hexadecimal digits, light enough for dark writing.
page-wrong-felt = “{ $part }”: the felt is pine, slate, plum, umber, or a colour of 3 or 6 hexadecimal digits.
page-darker-felt = “{ $part }”: white writing cannot be read on it, so it was darkened to { $value }.
page-wrong-radius = “{ $part }”: the radius is a number from 0 to 16.
page-wrong-font = “{ $part }”: a font is one or more names of letters, digits and hyphens, separated by commas.
page-wrong-deck = “{ $part }”: the deck has 2 or 4 colours.
page-wrong-contrast = “{ $part }”: the contrast is more or normal.
page-wrong-size = “{ $part }”: the size of the writing is a number from 100 to 200 (per cent).
page-wrong-unit = “{ $part }”: stacks are counted in chips or blinds.
page-wrong-switch = “{ $part }”: this is 0 or 1.
page-wrong-hand = “{ $part }”: the hand is left or right.
page-wrong-say = “{ $part }”: announcements are full or short.
page-wrong-helper = “{ $part }”: the helper is on or off.
page-wrong-hide = “{ $part }”: what can be left out is bar, top, home, settings, languages, log, pause and remarks.
page-wrong-readonly = “{ $part }”: readonly is 0 or 1.
page-wrong-host = “{ $part }”: host is one or more addresses such as https://school.example, separated by commas.
page-wrong-ref = “{ $part }”: ref is at most 64 letters, digits, hyphens, dots or underscores.
