# Lekcja: rozdanie ze straddle.

lesson-straddle = Trzecia ciemna
    .goal = Po tej lekcji zagrasz rozdanie ze straddle: ile kosztuje, kto kiedy mówi i jakie jest najmniejsze podniesienie.

lesson-straddle-1 = W tej grze na pieniądze wolno dać straddle (STRADDLE-1). Siedzisz na lewo od dużej ciemnej i jeszcze przed kartami dajesz 4: dokładnie dwie duże ciemne (STRADDLE-2).

lesson-straddle-2 = Ciemne 1/2 i twój straddle. Ile leży teraz w puli?
    .right = 1 + 2 + 4 = 7.
    .wrong-1 = Leży tam też twój straddle: 1 + 2 + 4 = 7.

lesson-straddle-3 = Kto mówi przed flopem pierwszy?
    .right = Gracz na lewo od straddle: miejsce 5 (STRADDLE-5).
    .wrong-1 = Straddle kupuje ostatnie słowo, nie pierwsze (STRADDLE-7). Na lewo od ciebie jest miejsce 5.
    .wrong-2 = Kolej ciemnych przychodzi prawie na końcu. Zaczyna gracz na lewo od straddle: miejsce 5 (STRADDLE-5).

lesson-straddle-4 = Na miejscu 5 siedzi Emil. Ile kosztuje tam sprawdzenie?
    .right = Straddle to podniesienie: pozostanie w grze kosztuje każdego 4 (STRADDLE-3).
    .wrong-1 = 2 to tylko duża ciemna. Straddle ją podnosi: teraz kosztuje to 4 (STRADDLE-3).

lesson-straddle-5 = A jakie jest najmniejsze podniesienie: do ilu?
    .right = Do dwukrotności straddle: 2 × 4 = 8 (STRADDLE-8).
    .wrong-1 = 6 to inna wersja: straddle i jedna duża ciemna. Tu obowiązuje dwukrotność straddle: 8.

lesson-straddle-6 = Emil i Adam sprawdzają. Ile musi dopłacić Bea, mała ciemna, żeby sprawdzić?
    .right = 4 − 1 = 3: mała ciemna się liczy.
    .wrong-1 = 1 wystarczyłoby do dużej ciemnej. Ale najwyższa stawka to teraz 4: 4 − 1 = 3.

lesson-straddle-7 = Bea sprawdza. Ile musi dopłacić Cyril, duża ciemna, żeby sprawdzić?
    .right = 4 − 2 = 2: duża ciemna się liczy.
    .wrong-1 = Duża ciemna 2 nie jest już najwyższą stawką. Straddle to podniesienie: 4 − 2 = 2 (STRADDLE-3).

lesson-straddle-8 = Wszyscy sprawdzili, teraz twoja kolej. Które przyciski masz do wyboru?
    .right = Mówisz na końcu i możesz jeszcze podnieść (STRADDLE-4).
    .wrong-1 = Twoje 4 już leżą, a nikt nie podniósł: nie ma czego sprawdzać.

lesson-straddle-9 = Wykorzystaj ostatnie słowo: podnieś do 20.
    .right = To właśnie kupuje straddle: zanim zdecydujesz, widzisz, co robią inni (STRADDLE-4).
    .wrong-1 = Wolno. Tutaj jednak wykorzystaj ostatnie słowo i podnieś do 20.
    .wrong-2 = Czekanie nic tu nie kosztuje. Podnieś do 20.

lesson-straddle-10 = Inny regulamin, ten sam straddle: tutaj najmniejsze podniesienie to straddle i jedna duża ciemna. Emil może podnieść już do 4 + 2 = 6 (STRADDLE-8).

lesson-straddle-11 = Limit 2–4: straddle 4, Emil podnosi do 6, Adam do 8. Masz małą ciemną. Które przyciski masz do wyboru?
    .right = Straddle to pierwsze z trzech podniesień, więc 8 to cap (STRADDLE-6).
    .wrong-1 = 4, 6, 8 to już trzy podniesienia. Podnieść do 10 wolno tylko tam, gdzie straddle się nie liczy.

lesson-straddle-12 = To samo w grze z limitem, gdy regulamin nie liczy straddle jako podniesienia: 6 i 8 to dwa pierwsze podniesienia, a trzecie, do 10, jeszcze zostaje (STRADDLE-6).

lesson-straddle-q1 = Ciemne 2/5. Ile wynosi straddle?
    .choice-1 = 10
    .choice-2 = 5
    .choice-3 = Ile kto chce
    .right = Dokładnie dwie duże ciemne: 2 × 5 = 10 (STRADDLE-2).
    .wrong-2 = 5 to duża ciemna. Straddle to dwa razy tyle: 10 (STRADDLE-2).
    .wrong-3 = To zawsze dokładnie dwie duże ciemne, 10 (STRADDLE-2).

lesson-straddle-q2 = Czy w turnieju wolno dać straddle?
    .choice-1 = Nie
    .choice-2 = Tak
    .right = Straddle jest tylko w grach na pieniądze, i to tam, gdzie pozwala regulamin (STRADDLE-1).
    .wrong-2 = Nie: straddle jest tylko w grach na pieniądze (STRADDLE-1).

lesson-straddle-q3 = Co daje ci straddle?
    .choice-1 = Ostatnie słowo przed flopem
    .choice-2 = Lepsze karty
    .right = Kto daje straddle, mówi przed flopem ostatni (STRADDLE-4, STRADDLE-7).
    .wrong-2 = Płaci się go przed kartami i nic w nich nie zmienia. Daje ostatnie słowo (STRADDLE-7).
