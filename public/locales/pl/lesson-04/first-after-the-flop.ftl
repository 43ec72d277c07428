# Lekcja: Kto zaczyna od flopa.

lesson-first-after-the-flop = Kto zaczyna od flopa
    .goal = Po tej lekcji wskażesz, kto zaczyna na flopie, turnie i riverze, nawet gdy ktoś spasował albo jest all-in.

lesson-first-after-the-flop-1 = Flop. Znaczek D przy miejscu 4, mała ciemna spasowała, duża jest all-in. Kto zaczyna?
    .right = Ty: pierwszy gracz na lewo od znaczka D, który jest w grze i ma żetony (ROUND-7).
    .wrong-1 = Miejsce 5 już spasowało.
    .wrong-2 = Miejsce 6 jest all-in i nie ma już czym grać.
    .wrong-3 = Od flopa gracz ze znaczkiem D mówi ostatni, a nie pierwszy.

lesson-first-after-the-flop-2 = Masz parę waletów. Postaw 15.
    .right = Kto zaczyna, nie musi czekać: dopóki nikt nie postawił, może postawić (ROUND-7).
    .wrong-1 = Możesz, ale tutaj postaw 15.
    .wrong-2 = Masz parę waletów, a czekanie nic nie kosztuje.

lesson-first-after-the-flop-3 = Bea dopłaca, a Dora ze znaczkiem D pasuje. Znaczek zostaje na swoim miejscu do końca rozdania (POS-4).

lesson-first-after-the-flop-4 = Turn. Kto zaczyna teraz?
    .right = Znowu ty: pierwszy na lewo od znaczka D, kto ma żetony (ROUND-7).
    .wrong-1 = Miejsce 6 jest nadal all-in.
    .wrong-2 = Pierwsze miejsce na lewo od znaczka D jest twoje.

lesson-first-after-the-flop-5 = Co jest inne niż w rundzie przed flopem?
    .choice-1 = Kto zaczyna i to, że wolno czekać
    .choice-2 = Kierunek gry
    .right = Zaczyna inne miejsce, a że nikt jeszcze nie postawił, wolno czekać (ROUND-13).
    .wrong-2 = Gra biegnie nadal zgodnie z ruchem wskazówek zegara.

lesson-first-after-the-flop-6 = Czekaj.
    .right = Bea też czeka i przychodzi river. Stół zawsze wskazuje, kto zaczyna (ROUND-14).
    .wrong-1 = Możesz, ale tutaj czekaj aż do wykładania kart.
    .wrong-2 = Czekanie nic nie kosztuje.

lesson-first-after-the-flop-7 = River. Czekaj jeszcze raz.
    .right = Bea też czeka i decydują karty.
    .wrong-1 = Możesz, ale tutaj czekaj aż do wykładania kart.
    .wrong-2 = Czekanie nic nie kosztuje.

lesson-first-after-the-flop-8 = Wykładanie kart. Ty i Filip macie parę waletów, a twój as to lepszy kicker. Bierzesz obie pule: 25 + 30 = 55.

lesson-first-after-the-flop-q1 = Znaczek D przy miejscu 2, w grze zostały 2, 4 i 5. Kto mówi pierwszy na turnie?
    .choice-1 = Miejsce 4
    .choice-2 = Miejsce 2
    .choice-3 = Miejsce 5
    .right = Pierwsze na lewo od znaczka D jest miejsce 4 (ROUND-7).
    .wrong-2 = Gracz ze znaczkiem D mówi ostatni.
    .wrong-3 = Na lewo od znaczka D wcześniej siedzi miejsce 4.

lesson-first-after-the-flop-q2 = Gracz ze znaczkiem D, miejsce 6, spasował. Kto z 1, 3 i 5 mówi pierwszy na riverze?
    .choice-1 = Miejsce 1
    .choice-2 = Miejsce 5
    .right = Nadal liczy się na lewo od miejsca 6, czyli od miejsca 1 (ROUND-7).
    .wrong-2 = Znaczek D zostaje na miejscu, choć jego gracz spasował (POS-4).

lesson-first-after-the-flop-q3 = Czy turn zaczyna ten, kto na flopie ostatni podniósł?
    .choice-1 = Nie
    .choice-2 = Tak
    .right = Decyduje miejsce: zaczyna pierwszy na lewo od znaczka D (ROUND-7).
    .wrong-2 = Decyduje miejsce przy stole, a nie licytacja (ROUND-7).
