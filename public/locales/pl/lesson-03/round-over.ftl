# Lekcja: Kiedy kończy się runda?

lesson-round-over = Kiedy kończy się runda?
    .goal = Po tej lekcji wiesz, czyja jest kolej i kiedy może pojawić się następna karta.

lesson-round-over-1 = Adam czeka. Czyja kolej teraz?
    .right = Twoja. Gra się zgodnie z ruchem wskazówek zegara, jeden po drugim (ROUND-5).
    .wrong-1 = Runda biegnie w lewo: po miejscu 1 (Adam) jest twoje.
    .wrong-2 = To o jedno miejsce za daleko.

lesson-round-over-2 = Twoja kolej. Postaw 10.
    .right = Teraz na te 10 musi odpowiedzieć każdy, kto jest w grze (ROUND-9).
    .wrong-1 = Wolno. Tutaj jednak postaw 10.
    .wrong-2 = Nikt nie postawił, więc pas nic ci nie daje.

lesson-round-over-3 = Cyril pasuje, Dora podnosi do 30. Kto jest następny?
    .right = Adam. Kto czeka, może potem odpowiedzieć na zakład (CHECK-2).
    .wrong-1 = Najpierw Adam: czekanie to nie pożegnanie.
    .wrong-2 = Ani Adam, ani ty nie macie jeszcze na stole 30.

lesson-round-over-4 = Adam pasuje. Ile kosztuje cię sprawdzenie?
    .right = 30 − 10 = 20: twoje 10 się liczy (CALL-1).
    .wrong-1 = Z tego 10 już tam leży: 30 − 10 = 20.

lesson-round-over-5 = Sprawdzasz za 20. Czy to koniec rundy?
    .choice-1 = Tak
    .choice-2 = Nie, znowu gra Dora
    .right = Obie osoby w grze mają przed sobą 30 (ROUND-10). Zanim pojawi się turn, stawki zgarnia się do puli (BOARD-5).
    .wrong-2 = Dora podnosi jako ostatnia i nikt już nie przebija, a samego siebie przebić nie wolno (RAISE-3).

lesson-round-over-6 = Inne rozdanie: stawiasz 10, Bea i Cyril sprawdzają. Czy możesz teraz jeszcze podnieść?
    .choice-1 = Nie, czas na następną kartę
    .choice-2 = Tak
    .right = Cała trójka ma na stole po 10, więc pojawia się turn. Własnej stawki nikt nie może podnosić (RAISE-3).
    .wrong-2 = Tylko gdyby w międzyczasie podniósł ktoś inny.

lesson-round-over-7 = Na turnie czekasz, Bea stawia 20, Cyril pasuje. Znowu masz wszystkie prawa: sprawdź.
    .right = Kto czeka, po zakładzie nadal może sprawdzić, podnieść albo spasować (CHECK-2).
    .wrong-1 = Wolno. Tutaj jednak sprawdź.
    .wrong-2 = Wolno. Tutaj jednak sprawdź.

lesson-round-over-q1 = Trzech graczy: czekanie, zakład 6, pas. Co dalej?
    .choice-1 = Gra ten, kto czekał
    .choice-2 = Pojawia się następna karta
    .choice-3 = Gra ten, kto postawił
    .right = Zakład czeka jeszcze na odpowiedź, a czekanie nie odbiera do niej prawa (CHECK-2).
    .wrong-2 = Na zakład 6 nie wszyscy odpowiedzieli (ROUND-10).
    .wrong-3 = Własnego zakładu nikt nie może podnosić.

lesson-round-over-q2 = Zakład 8, sprawdzenie za 8, all-in za 5, pas. Czy to koniec rundy?
    .choice-1 = Tak
    .choice-2 = Nie
    .right = Każdy miał swoją kolej i nikt, kto ma jeszcze żetony, nie musi już nic dopłacać (ROUND-10).
    .wrong-2 = Wszyscy muszą dać tyle samo, a krótki all-in to wyjątek (ROUND-10).

lesson-round-over-q3 = Wszyscy czterej gracze czekają. Czy to koniec rundy?
    .choice-1 = Tak
    .choice-2 = Nie
    .right = Każdy miał swoją kolej i wszyscy dali tyle samo, czyli nic (ROUND-10).
    .wrong-2 = Każdy miał swoją kolej i wszyscy dali tyle samo, czyli nic.
