# Sheets on paper, and the way to the page for teachers.

practice-teach = Dla nauczycieli
paper-seat = Miejsce
paper-player = Gracz
paper-stack = Stack
paper-bet = Przed graczem
paper-cards = Karty
paper-name = Imię i nazwisko
paper-day = Data
paper-with-answers = Z odpowiedziami
paper-without-answers = Bez odpowiedzi
paper-answers = Odpowiedzi
paper-checks = Pytania kontrolne
paper-mark = #/{ $asked } · wersja { $version }
paper-mark-pupil = #/{ $asked } · uczeń nr { $slot } · wersja { $version }
