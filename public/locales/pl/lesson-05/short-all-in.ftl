# Lekcja: Za mało na podniesienie.

lesson-short-all-in = Za mało na podniesienie
    .goal = Po tej lekcji wiesz, czy all-in otwiera licytację na nowo tym, którzy już zagrali.

lesson-short-all-in-1 = Gra z limitem: stawiasz 20, Bea gra all-in za 25, Cyril sprawdza za 25. Pełne podniesienie byłoby do 40, więc brakuje 15. Niektórzy nazywają to pseudo raise (ALLIN-8).

lesson-short-all-in-2 = Znowu twoja kolej. Co możesz zrobić?
    .right = Swój ruch masz za sobą, a 5 więcej to nie pełne podniesienie: możesz sprawdzić albo spasować (ALLIN-6).
    .wrong-1 = Licytację otwiera na nowo tylko pełne podniesienie, a 25 to mniej niż 40 (ALLIN-5).
    .wrong-2 = Trzeba dopłacić 5, więc czekać nie można.

lesson-short-all-in-3 = Sprawdź za 5.
    .right = Runda się kończy: zamyka ją twoje sprawdzenie (ALLIN-6).
    .wrong-1 = Możesz, ale chodzi tylko o 5 do puli 70. Tutaj sprawdź.

lesson-short-all-in-4 = Ile wynosi teraz pula?
    .right = Po 25 od trzech graczy, jedna pula, bo więcej nie dał nikt: 3 × 25 = 75.
    .wrong-1 = Twoje 5 też już w niej jest: 70 + 5 = 75.

lesson-short-all-in-5 = Inne rozdanie, no limit: stawiasz 20, Bea jest all-in za 40, Cyril sprawdza. Czy możesz teraz podnieść?
    .choice-1 = Tak
    .choice-2 = Nie
    .right = Podniesienie jest o 20, tak jak twój zakład: 40 − 20 = 20, czyli pełne (ALLIN-5).
    .wrong-2 = 40 to dokładnie pełne podniesienie: 40 − 20 = 20.

lesson-short-all-in-6 = A jeśli all-in jest tylko za 39?
    .choice-1 = Nie mogę podnieść
    .choice-2 = Mogę podnieść
    .right = Brakuje jednego żetonu, a to wystarczy, żeby podniesienie nie było pełne: 39 − 20 = 19 (ALLIN-5).
    .wrong-2 = Podniesienie o 19 to mniej niż 20, więc licytacji nie otwiera (ALLIN-5).

lesson-short-all-in-7 = Stawiasz 20, Bea jest all-in za 25. Teraz kolej ma Cyril, po raz pierwszy w tej rundzie. Co może zrobić?
    .right = Spasować, sprawdzić albo podnieść: kto jeszcze nie grał, nie traci prawa do podniesienia (ALLIN-7).
    .wrong-1 = Zakaz dotyczy tylko tych, którzy grali przed krótkim all-inem (ALLIN-7).

lesson-short-all-in-8 = To no limit. Do ilu co najmniej może podnieść Cyril?
    .right = 25 + 20 = 45: krótki all-in plus ostatni pełny zakład (ALLIN-7).
    .wrong-1 = To byłby następny poziom w grze z limitem. W no limicie jest to 25 + 20 = 45.
    .wrong-2 = Ostatni pełny zakład to 20, a nie 25: 25 + 20 = 45.

lesson-short-all-in-9 = Cyril podnosi do 45. Czy teraz możesz podnieść ty?
    .choice-1 = Tak
    .choice-2 = Nie
    .right = Po twoim zakładzie padło pełne podniesienie, więc licytacja jest znów otwarta (ALLIN-5).
    .wrong-2 = Krótki all-in nie ma już znaczenia: teraz padło pełne podniesienie (ALLIN-5).

lesson-short-all-in-10 = Tu zwyczaje się różnią i obowiązuje regulamin stołu. Gdzieniegdzie w grze z limitem do otwarcia licytacji wystarcza pół zakładu: po zakładzie 20 otwiera ją wtedy all-in za 30, a za 25 jeszcze nie (ALLIN-7).

lesson-short-all-in-q1 = No limit: zakład 50, all-in za 80, sprawdzenie za 80. Czy ten, kto postawił, może jeszcze raz podnieść?
    .choice-1 = Nie
    .choice-2 = Tak
    .right = Podniesienie o 30 to mniej niż zakład 50, więc nie jest pełne (ALLIN-5).
    .wrong-2 = Podniesienie o 30 to mniej niż 50 i licytacji nie otwiera (ALLIN-5).

lesson-short-all-in-q2 = No limit: zakład 50, all-in za 100, sprawdzenie za 100. Czy ten, kto postawił, może jeszcze raz podnieść?
    .choice-1 = Tak
    .choice-2 = Nie
    .right = 100 − 50 = 50 to pełne podniesienie (ALLIN-5).
    .wrong-2 = Podniesienie o 50 jest tak duże jak zakład, więc jest pełne (ALLIN-5).

lesson-short-all-in-q3 = No limit: zakład 50, all-in za 80, trzeci gracz jeszcze nie grał. Do ilu co najmniej może podnieść?
    .right = 80 + 50 = 130: all-in plus ostatni pełny zakład (ALLIN-7).
    .wrong-1 = Ostatni pełny zakład to 50: 80 + 50 = 130.
    .wrong-2 = Podnosi się ponad 80: 80 + 50 = 130.
