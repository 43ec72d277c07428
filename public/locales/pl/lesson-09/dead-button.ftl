# Lekcja: martwy button, gdy ktoś odchodzi od stołu.

lesson-dead-button = Ktoś odchodzi
    .goal = Po tej lekcji ustawisz button i ciemne, nawet gdy przy stole zostało puste krzesło.

lesson-dead-button-1 = Przepis na martwy button: najpierw duża ciemna, dla gracza, na którego wypada. Mała ciemna jest tam, gdzie była duża, a button tam, gdzie była mała, nawet jeśli to krzesło jest już puste (BTN-4).

lesson-dead-button-2 = Button 1, mała ciemna 2, duża 3, nikt nie odchodzi. Gdzie będą w następnym rozdaniu button, mała i duża ciemna?
    .right = Wszystko przesuwa się o jedno miejsce: 2, 3, 4 (BTN-3).
    .wrong-1 = Wszystko przesuwa się w lewo, zgodnie z ruchem wskazówek zegara: 2, 3, 4.
    .wrong-2 = Tak jest teraz. W następnym rozdaniu wszystko przesuwa się o jedno miejsce: 2, 3, 4.

lesson-dead-button-3 = A jeśli teraz odchodzi Bea z miejsca 2 (mała ciemna)? Gdzie będą w następnym rozdaniu button, mała i duża ciemna?
    .right = Duża ciemna idzie na 4, mała na 3, a button leży przy pustym krześle 2 (BTN-4).
    .wrong-1 = To ruchomy button: miejsce 3 uniknęłoby małej ciemnej, a miejsce 4 dużej.
    .wrong-2 = Miejsce 1 miałoby wtedy button dwa razy. Idzie on dalej, także do pustego krzesła: 2, 3, 4.

lesson-dead-button-4 = Oto to rozdanie. Kto dostaje pierwszą kartę i zaczyna też na flopie?
    .right = Pierwszy gracz na lewo od pustego krzesła z buttonem: miejsce 3 (BTN-4).
    .wrong-1 = Krzesło 2 jest puste, leży przy nim tylko button. Na lewo od niego jest miejsce 3.
    .wrong-2 = Między buttonem a miejscem 4 jest jeszcze miejsce 3 i ono jest pierwsze.

lesson-dead-button-5 = A gdzie będą button, mała i duża ciemna w kolejnym rozdaniu?
    .right = Wszystko znów przesuwa się o jedno miejsce: 3, 4, 5. Button leży znów przy graczu.
    .wrong-1 = Miejsce 3 ma już małą ciemną za sobą i teraz należy mu się button: 3, 4, 5.

lesson-dead-button-6 = Wróćmy na początek. Tym razem odchodzi Cyril z miejsca 3 (duża ciemna). Co będzie w następnym rozdaniu?
    .choice-1 = Button 2, małej ciemnej nie daje nikt, duża ciemna 4
    .choice-2 = Button 2, mała ciemna 4, duża ciemna 5
    .right = Mała ciemna wypada na puste krzesło 3: w tym rozdaniu nikt jej nie daje (BTN-4).
    .wrong-2 = To ruchomy button: miejsce 4 uniknęłoby dużej ciemnej.

lesson-dead-button-7 = Oto to rozdanie. Ile leży w puli przed pierwszym ruchem?
    .right = Tylko duża ciemna, 2.
    .wrong-1 = Małej ciemnej w tym rozdaniu nie daje nikt, jest tylko duża, 2.

lesson-dead-button-8 = A gdzie będą button, mała i duża ciemna w kolejnym rozdaniu?
    .right = Button leży tam, gdzie wypadała mała ciemna, przy pustym krześle 3. Potem 4 i 5 (BTN-4).
    .wrong-1 = Miejsce 2 miało już button. Idzie on dalej do krzesła 3, choć jest puste.
    .wrong-2 = Button żadnego krzesła nie przeskakuje: z 2 idzie na 3.

lesson-dead-button-9 = Po co to wszystko?
    .choice-1 = Żeby w każdym okrążeniu każdy raz miał button i zapłacił ciemne
    .choice-2 = Żeby ukarać tego, kto odchodzi
    .right = Nikt nie uniknie ciemnej i nikt nie płaci dwa razy (BTN-5).
    .wrong-2 = Tego, kto odszedł, już nie ma. Chodzi o tych, którzy zostają (BTN-5).

lesson-dead-button-q1 = Button 4, mała ciemna 5, duża 6, sześć miejsc. Odchodzi gracz z miejsca 5. Gdzie będą button, mała i duża ciemna?
    .choice-1 = 5 (puste krzesło), 6, 1
    .choice-2 = 6, 1, 2
    .choice-3 = 4, 6, 1
    .right = Duża ciemna 1, mała 6, a button przy pustym krześle 5 (BTN-4).
    .wrong-2 = To ruchomy button. Miejsce 6 uniknęłoby małej ciemnej, a miejsce 1 dużej.
    .wrong-3 = Button przechodzi do krzesła małej ciemnej, 5, choć jest puste.

lesson-dead-button-q2 = Co wyznacza się najpierw przy martwym buttonie?
    .choice-1 = Dużą ciemną
    .choice-2 = Button
    .right = Najpierw dużą ciemną dla gracza, na którego wypada; reszta z tego wynika (BTN-4).
    .wrong-2 = Button wynika z ciemnych: leży tam, gdzie była mała ciemna (BTN-4).

lesson-dead-button-q3 = Mała ciemna wypada na puste krzesło. Co teraz?
    .choice-1 = Małej ciemnej nie daje nikt
    .choice-2 = Duża ciemna płaci obie
    .right = W tym rozdaniu małej ciemnej nie ma (BTN-4).
    .wrong-2 = Za puste krzesło nikt nie płaci (BTN-4).
