# Lekcja: Od brzegu do środka.

lesson-side-pot-first = Od brzegu do środka
    .goal = Po tej lekcji poprowadzisz wykładanie kart z kilkoma pulami we właściwej kolejności.

lesson-side-pot-first-1 = Cała czwórka jest all-in, jest pula główna i dwie boczne. W jakiej kolejności się je rozstrzyga?
    .choice-1 = Druga boczna, pierwsza boczna, główna
    .choice-2 = Główna, pierwsza boczna, druga boczna
    .right = Od brzegu do środka: najpierw pula tych, którzy zaczęli z największą liczbą żetonów (SHOW-14, SHOW-15).
    .wrong-2 = Wtedy Adam i Bea wiedzieliby za dużo, zanim wyłożą karty o swoją pulę (SHOW-14).

lesson-side-pot-first-2 = W jakiej kolejności gracze pokazują karty?
    .right = Adam i Bea o drugą pulę boczną, potem ty o pierwszą, a na końcu Cyril o główną (SHOW-15).
    .wrong-1 = Najlepsze karty zaczekają: Cyril gra tylko o pulę główną (SHOW-14).
    .wrong-2 = O drugą pulę boczną grają Adam i Bea i pokazują przed tobą (SHOW-15).

lesson-side-pot-first-3 = Cyril ma asy, ty króle, Bea damy, Adam walety. Rozdziel pule jedną po drugiej.
    .right = Drugą boczną bierze Bea, pierwszą boczną ty, główną Cyril (SHOW-14).
    .wrong-1 = O tę pulę grają Adam i Bea.
    .wrong-2 = O tę pulę grają Adam i Bea.
    .wrong-3 = Cyril jest all-in za 10 i gra tylko o pulę główną.
    .wrong-4 = Asy, które ma Cyril, biją twoje króle, a Cyril gra o pulę główną.

lesson-side-pot-first-4 = Inne rozdanie: ty i Cyril remisujecie w puli głównej 90 i w bocznej 30. Jak się je dzieli?
    .choice-1 = Każdą osobno: 15 i 15, potem 45 i 45
    .choice-2 = Obie razem: ze 120 wychodzi 60 i 60
    .right = Każdą pulę dzieli się osobno (SPLIT-2).
    .wrong-2 = Suma jest tu ta sama, ale każda pula jest osobna: w każdej może zostać żeton z reszty (SPLIT-2).

lesson-side-pot-first-5 = Ty i Cyril macie asy i dwójki z królem, Adam jest all-in i nie ma nic. Rozdziel pule.
    .right = Boczna 15 i 15, główna 45 i 45: jedną część bierze Cyril, drugą ty (SPLIT-2).
    .wrong-1 = Adam ma tylko parę dwójek ze stołu.

lesson-side-pot-first-6 = Bierzesz 60. Ile zyskujesz?
    .right = Twój wkład to 6 + 22 + 15 = 43, a 60 − 43 = 17.
    .wrong-1 = 43 z tego jest twoje: 60 − 43 = 17.
    .wrong-2 = Liczy się też 6 z pierwszej rundy: 60 − 43 = 17.

lesson-side-pot-first-q1 = Są trzy pule. Kto pokazuje pierwszy?
    .choice-1 = Gracz, który gra o ostatnią pulę boczną
    .choice-2 = Gracz, który pierwszy był all-in
    .right = Najpierw rozstrzyga się pulę tych, którzy zaczęli z największą liczbą żetonów (SHOW-15).
    .wrong-2 = Ten czeka na pulę główną (SHOW-14).

lesson-side-pot-first-q2 = Pula boczna 31, główna 45, w obu remisuje tych samych dwóch graczy. Ile jest żetonów z reszty?
    .choice-1 = Dwa
    .choice-2 = Żadnego, bo 76 to liczba parzysta
    .right = 31 i 45 to liczby nieparzyste, więc w każdej puli jeden żeton zostaje (SPLIT-2).
    .wrong-2 = Każdą pulę dzieli się osobno, a 31 i 45 to liczby nieparzyste (SPLIT-2).
