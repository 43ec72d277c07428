# Sheets on paper, and the way to the page for teachers.

practice-teach = Pro učitele
paper-seat = Místo
paper-player = Hráč
paper-stack = Stack
paper-bet = Před hráčem
paper-cards = Karty
paper-name = Jméno
paper-day = Datum
paper-with-answers = S řešením
paper-without-answers = Bez řešení
paper-answers = Řešení
paper-checks = Kontrolní otázky
paper-mark = #/{ $asked } · verze { $version }
paper-mark-pupil = #/{ $asked } · žák č. { $slot } · verze { $version }
