# Lekcja: opuszczone ciemne i zmiana miejsca.

lesson-away-and-moving = Przerwa, powrót i inne krzesło
    .goal = Po tej lekcji poradzisz sobie z opuszczonymi ciemnymi i ze zmianą miejsca.

lesson-away-and-moving-1 = W niektórych miejscach gracza pyta się o ciemną, tutaj dajesz ją bez pytania. Gdy chcesz odpocząć, wybierz przerwę od następnego rozdania: od tej chwili nie dostajesz kart (BLIND-24).

lesson-away-and-moving-2 = Button 1, mała ciemna 2, duża 3. Następną dużą ma dać Dora (4), ale robi przerwę. Gdzie będą button i obie ciemne?
    .right = Dużą ciemną daje następny w kolejce, miejsce 5. Mała ciemna 3, button 2 (BTN-4).
    .wrong-1 = Dora robi przerwę i dużej ciemnej nie da. Ciemna idzie dalej, na miejsce 5: 2, 3, 5.
    .wrong-2 = Tylko duża ciemna omija miejsce 4. Button i mała ciemna idą jak zawsze: 2, 3, 5.

lesson-away-and-moving-3 = Dwa rozdania później: button 5, mała ciemna 6, duża 1. Dora na miejscu 4 jest z powrotem. Co teraz?
    .choice-1 = Dora płaci żywą dużą ciemną i gra albo na nią czeka
    .choice-2 = Dora gra za darmo
    .choice-3 = Dora płaci małą i dużą ciemną
    .right = Brakuje jednej dużej ciemnej; liczy się ona jako zakład (BLIND-18).
    .wrong-2 = Dora ma opuszczoną dużą ciemną, a tej nikt nie może uniknąć (BLIND-18).
    .wrong-3 = Opuszczoną małą ciemną przy tym stole się daruje (BLIND-18).

lesson-away-and-moving-4 = A jeśli Dora wraca jedno rozdanie wcześniej: button 3, mała ciemna 5, duża 6?
    .choice-1 = Dora nie dostaje kart
    .choice-2 = Dora płaci i gra
    .right = Miejsce 4 jest między buttonem a dużą ciemną: tam się nie wraca (BLIND-18).
    .wrong-2 = Zapłacić i grać wolno tylko tam, gdzie button już przeszedł. Tutaj jest na 3 (BLIND-18).

lesson-away-and-moving-5 = Adam, button na miejscu 1, robi przerwę. Ciemne raz mijają miejsce 1; gdy button jest na 2, Adam wraca. Co teraz?
    .choice-1 = Adam gra i nic nie płaci
    .choice-2 = Adam płaci dużą ciemną
    .right = Przerwa zaczyna się na buttonie: wszystkie rozegrane rozdania są zapłacone (BLIND-19).
    .wrong-2 = Tylko tam, gdzie regulamin nie zna przerwy na buttonie, albo gdy ciemne przejdą dwa razy (BLIND-19).

lesson-away-and-moving-6 = Button 1, duża ciemna 3. Gracz z miejsca 5 (dwa rozdania do dużej ciemnej) przesiada się na miejsce 8. Co teraz?
    .choice-1 = Przeczekuje dwa rozdania i gra, gdy duża ciemna jest na miejscu 6
    .choice-2 = Gra od razu
    .choice-3 = Czeka, aż duża ciemna dojdzie do miejsca 8
    .right = Miejsce 8 jest dalej od ciemnych. Gracz czeka, aż do dużej ciemnej zostaną znowu dwa rozdania (BLIND-23).
    .wrong-2 = Tak miałby rozdania za darmo. Kto oddala się od ciemnych, czeka (BLIND-23).
    .wrong-3 = Czeka się tylko do dawnej odległości dwóch rozdań: duża ciemna na miejscu 6 (BLIND-23).

lesson-away-and-moving-7 = Miejsce 5 jest wolne. Gracz z miejsca 9 (pięć rozdań do dużej ciemnej) przesiada się na nie (dwa rozdania). Co teraz?
    .choice-1 = Gra od razu
    .choice-2 = Czeka pięć rozdań
    .right = Kto zbliża się do ciemnych, niczego innym nie zabiera (BLIND-23).
    .wrong-2 = Czeka tylko ten, kto oddala się od ciemnych (BLIND-23).

lesson-away-and-moving-q1 = Opuszczasz dużą ciemną i wracasz, gdy button jest już trzy miejsca za tobą. Co robisz?
    .choice-1 = Dajesz dużą ciemną albo na nią czekasz
    .choice-2 = Grasz i nic nie płacisz
    .right = Opuszczoną dużą ciemną nadrabia się przed następnymi kartami (BLIND-18).
    .wrong-2 = Ciemnych nikt nie może unikać: daj ją albo na nią poczekaj (BLIND-18).

lesson-away-and-moving-q2 = Przesiadasz się o krzesło bliżej nadchodzącej dużej ciemnej. Co się dzieje?
    .choice-1 = Od razu dostajesz karty
    .choice-2 = Czekasz
    .right = Bliżej ciemnych: inni nic na tym nie tracą (BLIND-23).
    .wrong-2 = Czekać musi tylko ten, kto oddala się od ciemnych (BLIND-23).

lesson-away-and-moving-q3 = Odchodzisz na buttonie i przepuszczasz ciemne dwa razy. Ile płacisz po powrocie?
    .choice-1 = Tyle co każdy, kto opuścił ciemną
    .choice-2 = Nic
    .right = Wyjątek obejmuje jedno przejście ciemnych, nie dwa (BLIND-19).
    .wrong-2 = Wyjątek obejmuje tylko jedno przejście (BLIND-19).
