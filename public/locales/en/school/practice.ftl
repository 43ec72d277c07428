# Drills and gates: what is said around their questions.

## The list

practice-drills = Drills
practice-lead = Questions without end, each with its answer explained. The level follows how it goes.
practice-skill-hands = Hands
practice-skill-betting = Betting
practice-skill-blinds = Blinds and button
practice-skill-pots = Pots
practice-skill-showdown = Showdown
practice-skill-houses = Structures and houses
practice-skill-events = Cash and tournament
practice-skill-live = Live table
practice-skill-dealing = Dealing
practice-skill-strategy = First strategy
practice-skill-none = Words and tales
practice-word-starting = starting
practice-word-finding-the-way = finding the way
practice-word-steady = steady
practice-word-sure = sure
practice-word-could-explain-it = could explain it
practice-word-refresh = worth a refresh
practice-star-sure = Sure at level { $level }
practice-star-both = Sure and fluent at level { $level }

## Before a run

practice-about = One try a question. After it you see the reckoning and the rule. Nothing is lost by being slow.
practice-count = Questions
practice-level = Level
practice-adaptive = adapts, now { $level }
practice-fact-count = { $count ->
    [one] { $count } question
   *[other] { $count } questions
}
practice-fact-level = Level { $levels }
practice-fact-pass = Pass mark: { $count }%
practice-fact-limit = { $count ->
    [one] { $count } minute for all of them
   *[other] { $count } minutes for all of them
}
practice-fact-tries = { $count ->
    [one] { $count } run counts
   *[other] { $count } runs count
}
practice-fact-no-hints = No hints
practice-fact-end = The answers come at the end
practice-wrong = This link asks for something that does not exist:
practice-wrong-number = “{ $part }”: a whole number from { $from } to { $to } is allowed.
practice-wrong-level = “{ $part }”: a level from 1 to 5 is allowed, or a range such as 1-4.
practice-wrong-seed = “{ $part }”: 1 to 64 of the digits 0–9 and a–f are allowed.
practice-wrong-names = “{ $part }”: names from this list are allowed, with commas between them: { $list }.
practice-wrong-word = “{ $part }”: one of these words is allowed: { $list }.
practice-wrong-mark = “{ $part }”: up to 64 letters, digits and - . _ are allowed.
practice-wrong-not-here = “{ $part }”: this cannot be set here.
practice-start-without = Start without it

## In a run

practice-number = Your answer, a number
practice-hint = Hint (halves the point)
practice-end = Stop here
practice-another = Another like this
practice-next = Next
practice-to-the-end = To the summary
practice-aside = One more, not counted
practice-left = { $minutes }:{ $seconds } left

## After it

practice-done = The round is over
practice-score = { $score } of 100
practice-right-of = { $asked ->
    [one] { $right } of { $asked } question right.
   *[other] { $right } of { $asked } questions right.
}
practice-fluency = { $share }% of the right answers came in good time.
practice-hints = { $count ->
    [one] { $count } hint opened.
   *[other] { $count } hints opened.
}
practice-passed = Passed.
practice-not-passed = Not passed yet.
practice-by-rule = By rule
practice-repeat = Worth another look
practice-times = { $count ->
    [one] wrong once
   *[other] wrong { $count } times
}
practice-more-of-it = Five more of this kind
practice-again = Once more
practice-next-level = On to level { $level }
practice-all = All drills
practice-receipt = Receipt
practice-receipt-about = These letters belong to what was asked, the score and the day. They are a receipt, not a proof.
practice-tries-used = The runs that count are used up. This one was for practice.
practice-check = Check a receipt
practice-check-link = The link of the task
practice-check-score = Score
practice-check-day = Day, as on the receipt
practice-check-letters = The twelve letters
practice-check-right = These letters belong to this link, score and day.
practice-check-wrong = These letters do not belong to this link, score and day.
practice-send = Send the result
practice-sent = Sent

## Gates

practice-gate = Gate
practice-gate-of = Chapter { $number }: the gate
practice-gate-about = Eight questions from this chapter. Six right answers open it, and its lessons may be skipped.
practice-gate-open = Open
practice-gate-shut = Not open yet
practice-gate-opens = The gate is open. You may skip the lessons of this chapter.
practice-gate-closed = Six right answers open the gate. The lessons of the chapter show the way.
practice-gate-next = On to the next gate
practice-played = Have you played before? Then skip what you know: each chapter has a gate of eight questions.
practice-played-yes = To the first gate
practice-read = I have read it
practice-covered = The sheet is covered now.
