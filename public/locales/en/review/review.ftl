# The review: what comes back before it is forgotten, and how far one has come.

review-title = Review
review-today = Today: about { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
review-done-for-today = Done for today
review-nothing-yet = Nothing to repeat yet
review-about = What you have learned comes back shortly before you would forget it, each time with other cards. Finished lessons and mistakes in the drills bring the questions.
review-more = A few more
review-sitting-over = That was a good piece
review-habit = The same slip three times
review-habit-look = Look at your three cases again
review-settings = Settings of the review
review-wanted = How much should stay in your head?
review-wanted-fewer = { $percent }%, fewer questions
review-wanted-usual = { $percent }%, as usual
review-wanted-more = { $percent }%, before an exam
review-where = On the page Learn
review-shown = show it
review-hidden = hide it
review-delete = Delete the whole review
review-delete-sure = All cards of the review and their days go. Lessons, drills and ratings stay.
review-delete-yes = Delete it
review-delete-no = Keep it
review-delete-ratings = Delete ratings, stars and gates
review-delete-ratings-sure = All ratings, stars and open gates of the drills go. Lessons and the review stay.

## Progress

review-progress = What you can do
review-progress-about = Ten skills, each with a word that stays once you have reached it.
review-is-hidden = The words for your skills are hidden.
review-show-again = Show them
review-not-begun = not begun
review-confirmed = Last confirmed on { $day }
review-can = Sure at level { $level }: { $drill }
review-next = Within reach: { $drill }, level { $level }
review-details = Details
review-rating = { $count ->
    [one] Rating { $rating } after { $count } answer
   *[other] Rating { $rating } after { $count } answers
}
