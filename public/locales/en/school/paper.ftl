# Sheets on paper, and the way to the page for teachers.

practice-teach = For teachers
paper-seat = Seat
paper-player = Player
paper-stack = Stack
paper-bet = In front
paper-cards = Cards
paper-name = Name
paper-day = Date
paper-with-answers = With the answers
paper-without-answers = Without the answers
paper-answers = Answers
paper-checks = Check questions
paper-mark = #/{ $asked } · version { $version }
paper-mark-pupil = #/{ $asked } · pupil { $slot } · version { $version }
