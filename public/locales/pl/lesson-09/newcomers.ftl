# Lekcja: kiedy nowy gracz dostaje karty i co płaci.

lesson-newcomers = Dosiada się nowy gracz
    .goal = Po tej lekcji powiesz nowemu graczowi, kiedy dostanie karty i ile to kosztuje.

lesson-newcomers-1 = Button 1, mała ciemna 3, duża 5, ciemne 5/10. Siadasz na miejscu 6. Co masz do wyboru?
    .choice-1 = Dać 10 i grać od razu albo poczekać na dużą ciemną
    .choice-2 = Grać od razu i za darmo
    .choice-3 = Poczekać całe okrążenie
    .right = Nowy gracz daje kwotę dużej ciemnej albo czeka, aż duża ciemna na niego wypadnie (BLIND-20).
    .wrong-2 = Za darmo nie gra nikt: daj 10 albo poczekaj na dużą ciemną (BLIND-20).
    .wrong-3 = Miejsce 6 jest na lewo od dużej ciemnej. Tam możesz dać 10 i grać od razu (BLIND-20).

lesson-newcomers-2 = Twoje 10 leży już na stole. Zaczynasz, nikt nie podniósł. Wybierz „Czekaj”.
    .right = Twoje 10 jest żywe: liczy się jako zakład, więc nie ma czego sprawdzać (BLIND-22).
    .wrong-1 = Podnieść też możesz, masz do tego prawo (BLIND-22). Tutaj jednak wybierz „Czekaj”.
    .wrong-2 = Czekanie nic nie kosztuje: twoje 10 równa się dużej ciemnej. Wybierz „Czekaj”.

lesson-newcomers-3 = Gita i Cyril sprawdzają, Emil na dużej ciemnej podnosi do 40. Ile kosztuje cię sprawdzenie?
    .right = Twój wkład się liczy: 40 − 10 = 30.
    .wrong-1 = Twoje 10 już leży: 40 − 10 = 30.

lesson-newcomers-4 = Teraz patrzysz z miejsca 9. Nowy gracz siada na miejscu 4, między ciemnymi 3 i 5. Gra w tym rozdaniu?
    .choice-1 = Nie, nie dostaje kart
    .choice-2 = Daje 10 i gra
    .right = Między button a dużą ciemną nikt nie wchodzi (BLIND-21).
    .wrong-2 = Między obiema ciemnymi zabraniają tego wszystkie źródła (BLIND-21).

lesson-newcomers-5 = Następne rozdanie: button 3, mała ciemna 5, duża 7. Co teraz z miejscem 4?
    .choice-1 = Nadal czeka
    .choice-2 = Daje 10 i gra
    .right = Miejsce 4 jest nadal między buttonem a dużą ciemną (BLIND-21).
    .wrong-2 = Button jest na 3. Najpierw musi minąć miejsce 4 (BLIND-21).

lesson-newcomers-6 = Rozdanie po nim: button 5, mała ciemna 7, duża 9. Co teraz z miejscem 4?
    .choice-1 = Daje 10 albo czeka na dużą ciemną
    .choice-2 = Nadal nie dostaje kart
    .right = Button już przeszedł: miejsce 4 może dać 10 albo poczekać (BLIND-20).
    .wrong-2 = Miejsce 4 jest już za buttonem, a nie między nim a dużą ciemną. Może dać 10 albo poczekać.

lesson-newcomers-7 = Znowu button 1, mała ciemna 3, duża 5. Nowy gracz siada na miejscu 2. Gra w tym rozdaniu?
    .choice-1 = Nie, nie dostaje kart
    .choice-2 = Daje 10 i gra
    .right = Przy tym stole zakazane jest także miejsce między buttonem a małą ciemną (BLIND-21).
    .wrong-2 = Jedno ze źródeł by pozwoliło. Tu obowiązuje szerszy zakaz: wszędzie między buttonem a dużą ciemną (BLIND-21).

lesson-newcomers-8 = Następne rozdanie: button 3. Co teraz z miejscem 2?
    .choice-1 = Daje 10 albo czeka na dużą ciemną
    .choice-2 = Nadal nie dostaje kart
    .right = Button minął już miejsce 2 (BLIND-21).
    .wrong-2 = Button jest na 3 i miejsce 2 ma za sobą. Nowy gracz może teraz dać 10 albo poczekać (BLIND-20).

lesson-newcomers-9 = Dlaczego to miejsce jest zakazane?
    .choice-1 = Żeby nikt nie wślizgnął się za ciemne i nie grał na najlepszych miejscach za darmo
    .choice-2 = Żeby przy stole nie było tłoku
    .right = Kto by tam wszedł, grałby na późnych miejscach, nie płacąc ciemnej (BLIND-21).
    .wrong-2 = Liczba graczy nie ma znaczenia. Chodzi o to, żeby ciemne płacił każdy po kolei (BTN-5).

lesson-newcomers-q1 = Button 3, mała ciemna 4, duża 5. Nowy gracz na miejscu 6 daje dużą ciemną. Czy to żywa stawka?
    .choice-1 = Tak
    .choice-2 = Nie
    .right = Liczy się jako pierwszy zakład nowego gracza (BLIND-22).
    .wrong-2 = To nie martwe pieniądze: liczy się jako pierwszy zakład nowego gracza (BLIND-22).

lesson-newcomers-q2 = Dziesięć miejsc, button 8, mała ciemna 9, duża 1. Nowy gracz siada na miejscu 10. Co teraz?
    .choice-1 = Czeka, aż button przejdzie
    .choice-2 = Daje ciemną i gra
    .right = Miejsce 10 jest między małą a dużą ciemną (BLIND-21).
    .wrong-2 = Tam nie: miejsce 10 jest między małą a dużą ciemną (BLIND-21).

lesson-newcomers-q3 = Nowy gracz daje ciemną, nikt nie podnosi i przychodzi jego kolej. Co mu wolno?
    .choice-1 = Czekać albo podnieść
    .choice-2 = Tylko czekać
    .choice-3 = Tylko sprawdzić
    .right = Ta ciemna jest żywa, więc wolno też podnieść (BLIND-22).
    .wrong-2 = Ta ciemna jest żywa: wolno też podnieść (BLIND-22).
    .wrong-3 = Nie ma czego sprawdzać. Można czekać albo podnieść.
