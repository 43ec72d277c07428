# The room that makes the line for a page that wants to show the game.

embed-title = In your own page
embed-lead = Choose what your page shows. The line to copy is below; under it is how it will look.
embed-what = What is shown
embed-what-game = A game
embed-what-rule = A rule
embed-what-hand = A hand
embed-rule = Number of the rule
embed-hand = Link to the hand
embed-hand-about = Open a hand of yours, press “Copy link” and paste it here.
embed-hand-wrong = This is no link to a hand.
embed-lang = Language
embed-lang-own = The reader’s own
embed-seed = Cards
embed-seed-any = Other cards each time
embed-seed-same = Always the same cards
embed-hide = Left out
embed-readonly = Only to look at
embed-element = The line for your page
embed-frame = Where scripts are not allowed: a plain frame
embed-copy = Copy
embed-copied = Copied.
embed-copy-refused = The browser does not allow copying here: press Ctrl+C.
embed-preview = How it looks
embed-more = A link can say more: the guide docs/embedding.md has every parameter, the messages between the pages, and examples for WordPress, Moodle and React.
