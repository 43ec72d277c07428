# Lekcja: Siedem kart, pięć się liczy.

lesson-best-five = Siedem kart, pięć się liczy
    .goal = Po tej lekcji wybierzesz najlepszą piątkę z dwóch swoich kart i pięciu na stole.

lesson-best-five-1 = Masz 7♥ 10♠. Wybierz z siedmiu kart pięć najlepszych.
    .right = Full, siódemki i dziesiątki: pięć najlepszych z siedmiu (RANK-2). Grają obie twoje karty: 2 + 3 = 5 (GAME-3).
    .wrong-1 = To full, ale z twoją dziesiątką para jest lepsza: dziesiątki biją szóstki (RANK-8).
    .wrong-2 = Masz trzy siódemki, a obok leży para: weź obie dziesiątki.
    .wrong-3 = To dwie pary. Trzecią siódemkę masz w ręce.
    .wrong-4 = To dwie pary. Trzecią siódemkę masz w ręce.
    .wrong-5 = Najlepsza piątka to trzy siódemki i dwie dziesiątki.

lesson-best-five-2 = Teraz masz A♠ 3♣. Wybierz pięć najlepszych kart.
    .right = Kolor. Gra jedna twoja karta, trójka zostaje z boku: 1 + 4 = 5.
    .wrong-1 = Na kolor trzeba pięciu pików. Piąty pik to twój as.
    .wrong-2 = Na kolor trzeba pięciu pików. Piąty pik to twój as.

lesson-best-five-3 = A z 2♣ 3♦ w ręce? Wybierz pięć najlepszych kart.
    .right = Żadna z twoich kart nie pomaga: 0 + 5 = 5. Grasz stołem, a to może każdy (BOARD-4).
    .wrong-1 = Na stole leży już 7 7 7 10 10. Każda twoja karta tylko zepsułaby fulla.
    .wrong-2 = Na stole leży już 7 7 7 10 10. Każda twoja karta tylko zepsułaby fulla.

lesson-best-five-4 = Jeszcze raz pierwszy przykład, karty leżą bez ładu: stół sam znajduje najlepszą piątkę. Karty mówią za siebie: liczy się to, co pokażesz, a nie to, jak to nazwiesz (SHOW-10).

lesson-best-five-5 = Właśnie pojawił się turn. Z ilu kart możesz wybierać?
    .right = Dwie własne i cztery na stole: 2 + 4 = 6 (BOARD-7).
    .wrong-1 = Siedem będzie dopiero z riverem, a tego jeszcze nie ma.
    .wrong-2 = To tylko karty na stole. Dodaj swoje dwie: 2 + 4.
    .wrong-3 = Dwie własne karty i cztery na stole: 2 + 4.

lesson-best-five-q1 = Ile własnych kart musi być w twojej piątce?
    .choice-1 = Dowolnie: dwie, jedna albo żadna
    .choice-2 = Dokładnie dwie
    .choice-3 = Co najmniej jedna
    .right = Liczy się tylko najlepsza piątka, bez względu na to, czy są w niej dwie twoje karty, jedna czy żadna (GAME-3).
    .wrong-2 = To zasada gry omaha. W hold’emie mogą to być dwie, jedna albo żadna (GAME-3).
    .wrong-3 = Twoim układem może być też sam stół.

lesson-best-five-q2 = Na stole 7♣ 7♦ 10♥ 6♠ 6♦, masz 6♣ A♠. Jaki to układ?
    .choice-1 = 6 6 6 7 7
    .choice-2 = 7 7 6 6 A
    .choice-3 = 7 7 7 6 6
    .right = Trzy szóstki i dwie siódemki: full (RANK-8).
    .wrong-2 = Trzecią szóstkę masz w ręce: trzy szóstki i dwie siódemki to full.
    .wrong-3 = Siódemki są tu tylko dwie.

lesson-best-five-q3 = Kto może użyć kart wspólnych?
    .choice-1 = Każdy, kto jest jeszcze w grze
    .choice-2 = Ten, kto postawił
    .right = Leżą tam dla wszystkich graczy w rozdaniu (BOARD-4).
    .wrong-2 = Nie należą do nikogo z osobna.
