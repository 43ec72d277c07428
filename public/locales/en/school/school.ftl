# The school: the page Learn, and what every lesson says around its own words.

## Learn

school-learn = Learn
school-dealer = Dealer school
school-next = Next lesson
school-next-go-on = You have begun
school-begin = Begin
school-all-done = You have done every lesson. Come back to any of them whenever you like.
school-minutes = { $minutes } min
school-state-new = Not begun
school-state-begun = Begun
school-state-done = Done
school-own = A lesson of your own
school-own-about = A teacher’s lesson from a file with the ending .lesson.toml. It stays on this device.
school-own-choose = Choose a file
school-chapter-1 = First hand
school-chapter-2 = What beats what
school-chapter-3 = Betting
school-chapter-4 = Blinds and the button
school-chapter-5 = All-in and side pots
school-chapter-6 = Showdown
school-chapter-7 = Limit, pot limit, no limit
school-chapter-8 = House rules, and where the sources disagree
school-chapter-9 = Cash tables
school-chapter-10 = Tournaments
school-chapter-11 = At a live table
school-chapter-12 = Being the dealer
school-chapter-13 = First strategy
school-chapter-14 = Reading

## A lesson

school-not-loaded = This lesson could not be loaded. Please try again.
school-not-read = A part of your progress could not be read. It is kept under another name on this device; all the rest is here.
school-step-of = { $step } of { $steps }
school-check = Check question
school-table = Table of figures
school-right = Right.
school-wrong = Not quite.
school-shown = Here is the answer.
school-taken-back = Taken back.
school-wanted = Allowed. Here we want: { $action }.
school-answer = { $answer }.
school-bet = bet { $amount }
school-raise = raise to { $amount }
school-pot-right = { $pot }: right.
school-pot-wrong = { $pot }: not right.
school-done = Done
school-next-lesson = Next lesson
school-next-chapter = Next chapter
school-all-lessons = All lessons
school-again = Once more

## Answers

school-seat = { $number } { $name }
school-nobody = Nobody
school-percent = { $figure }%
school-pot-of = { $pot } { $amount } ({ $seats })
school-share = { $seat }: { $amount }
school-paid = { $pot } – { $shares }
school-hand-in = Answer
school-take-back = Take back
school-choices = Answers
school-seats = Seats
school-seats-in-order = Seats, one after the other
school-mark-buttons = Mark the actions that are possible
school-number-chips = Your answer in chips
school-number-percent = Your answer in per cent
school-number-count = Your answer, a number
school-five = Mark five cards
school-pot-sum = { $pot }: how many chips
school-pot-title = { $pot }: { $amount }
school-more-pots = One more pot
school-fewer-pots = One pot fewer
