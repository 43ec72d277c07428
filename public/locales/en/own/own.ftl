# What is wrong with a lesson file of a school's own.

own-at-file = the file
own-at-table = the table
own-at-spot = spot “{ $name }”
own-at-cards = cards “{ $name }”
own-at-step = step { $number }
own-at-check = check question { $number }
own-toml = Line { $line }, column { $column }: this is not TOML ({ $message }).
own-format = Line { $line }: this is not a lesson file: “format” must be “cards-speak-lesson”.
own-version = Line { $line }: version { $found } is newer than this page; it can read 1.
own-missing = Line { $line }, { $place }: “{ $key }” is missing.
own-unknown-key = Line { $line }, { $place }: “{ $key }” means nothing here.
own-misspelt-key = Line { $line }, { $place }: “{ $key }”: did you mean “{ $meant }”?
own-value = Line { $line }, { $place }, “{ $key }”: { $found }; allowed are: { $wanted }.
own-id = Line { $line }: “{ $found }”: use 3 to 40 small letters, digits and hyphens.
own-id-taken = Line { $line }: “{ $found }” is a built-in lesson; choose another name.
own-language = Line { $line }, { $place }, “{ $key }”: “{ $found }” is not a language here; those are en, cs, sk and pl.
own-no-language = Line { $line }, { $place }: give “{ $key }” in at least one of en, cs, sk and pl.
own-too-long = Line { $line }, { $place }, “{ $key }”: { $length } characters; at most { $most }.
own-rule = Line { $line }: there is no rule { $found }.
own-rule-of-group = Line { $line }: there is no rule { $found }; the group goes to { $last }.
own-option-name = Line { $line }, { $place }: there is no house rule “{ $found }”.
own-option-value = Line { $line }, { $place }: “{ $option }” is “{ $found }”; allowed are: { $allowed }.
own-notation = Line { $line }, column { $column }, { $place }: “{ $found }”; expected: { $wanted }.
own-card = Line { $line }, column { $column }, { $place }: “{ $found }” is no card; the ten is written T, as in Th.
own-duplicate-card = Line { $line }, { $place }: { $card } is there twice.
own-seat = Line { $line }, { $place }: nobody sits in seat { $found }; the seats are { $seats }.
own-setup = Line { $line }, { $place }: { $why }
own-turn = Line { $line }, { $place }: seat { $seat } acts, but seat { $turn } is to act (ROUND-5).
own-turn-over = Line { $line }, { $place }: seat { $seat } acts, but nobody is to act any more.
own-illegal = Line { $line }, { $place }, seat { $seat }, “{ $action }”: { $why }
own-figure = Line { $line }, { $place }, “{ $what }”: { $engine } by the engine, { $file } in the file.
own-mark = Line { $line }, { $place }: there is no “{ $found }”; there are: { $known }.
own-wrong-right = Line { $line }, { $place }: { $engine } is right by the engine; the file has { $file }.
own-wrong-is-right = Line { $line }, { $place }: the wrong answer { $answer } is the right one.
own-unreachable = Line { $line }, { $place }: the wrong answer { $answer } is covered by one above it.
own-checks = { $count ->
    [one] { $count } check question; a lesson has 2 to 4.
   *[other] { $count } check questions; a lesson has 2 to 4.
}
own-placeholder = Line { $line }, { $place }: “{ $found }” in curly brackets means nothing; known are { $known } and the numbers of rules.
own-size = The file has { $size } kB; at most { $most } kB.
own-unpractised = { $rule } is listed, but no step names it.
own-language-gap = { $key } is missing; learners see another language there.
