# Sheets on paper, and the way to the page for teachers.

practice-teach = Pre učiteľov
paper-seat = Miesto
paper-player = Hráč
paper-stack = Stack
paper-bet = Pred hráčom
paper-cards = Karty
paper-name = Meno
paper-day = Dátum
paper-with-answers = S riešením
paper-without-answers = Bez riešenia
paper-answers = Riešenie
paper-checks = Kontrolné otázky
paper-mark = #/{ $asked } · verzia { $version }
paper-mark-pupil = #/{ $asked } · žiak č. { $slot } · verzia { $version }
