# Lekcja: Kto zaczyna od flopa.

lesson-first-after-the-flop = Kto zaczyna od flopa
    .goal = Po tej lekcji wskażesz, kto zaczyna na flopie, turnie i riverze, nawet gdy ktoś spasował albo jest all-in.

lesson-first-after-the-flop-1 = Flop. Button na miejscu 4, mała ciemna spasowała, duża jest all-in. Kto zaczyna?
    .right = Ty: pierwszy gracz na lewo od buttona, który jest w grze i ma żetony (ROUND-7).
    .wrong-1 = Gracz z miejsca 5 już spasował.
    .wrong-2 = Gracz z miejsca 6 jest all-in i nie ma już czym grać.
    .wrong-3 = Od flopa gracz z buttonem mówi ostatni, a nie pierwszy.

lesson-first-after-the-flop-2 = Masz parę waletów. Postaw 15.
    .right = Kto zaczyna, nie musi czekać: dopóki nikt nie postawił, może postawić (ROUND-7).
    .wrong-1 = Możesz, ale tutaj postaw 15.
    .wrong-2 = Masz parę waletów, a czekanie nic nie kosztuje: nie pasuj. Postaw 15.

lesson-first-after-the-flop-3 = Bea sprawdza, a Dora z buttonem pasuje. Button zostaje na swoim miejscu do końca rozdania (POS-4).

lesson-first-after-the-flop-4 = Turn. Kto zaczyna teraz?
    .right = Znowu ty: pierwszy na lewo od buttona, kto ma żetony (ROUND-7).
    .wrong-1 = Gracz z miejsca 6 jest nadal all-in.
    .wrong-2 = Pierwsze miejsce na lewo od buttona jest twoje.

lesson-first-after-the-flop-5 = Co jest inne niż w rundzie przed flopem?
    .choice-1 = Kto zaczyna i to, że wolno czekać
    .choice-2 = Kierunek gry
    .right = Zaczyna inne miejsce, a że nikt jeszcze nie postawił, wolno czekać (ROUND-13).
    .wrong-2 = Gra biegnie nadal zgodnie z ruchem wskazówek zegara.

lesson-first-after-the-flop-6 = Czekaj.
    .right = Bea też czeka i przychodzi river. Stół zawsze wskazuje, kto zaczyna (ROUND-14).
    .wrong-1 = Możesz, ale tutaj czekaj aż do wykładania kart.
    .wrong-2 = Czekanie nic nie kosztuje, nie ma po co pasować.

lesson-first-after-the-flop-7 = River. Czekaj jeszcze raz.
    .right = Bea też czeka i decydują karty.
    .wrong-1 = Możesz, ale tutaj czekaj aż do wykładania kart.
    .wrong-2 = Czekanie nic nie kosztuje, nie ma po co pasować.

lesson-first-after-the-flop-8 = Wykładanie kart. Ty i Filip macie parę waletów, a twój as to lepszy kicker. Bierzesz obie pule: 25 + 30 = 55.

lesson-first-after-the-flop-q1 = Button na miejscu 2, w grze zostały 2, 4 i 5. Kto mówi pierwszy na turnie?
    .choice-1 = Miejsce 4
    .choice-2 = Miejsce 2
    .choice-3 = Miejsce 5
    .right = Pierwsze na lewo od buttona jest miejsce 4 (ROUND-7).
    .wrong-2 = Gracz z buttonem mówi ostatni.
    .wrong-3 = Na lewo od buttona bliżej jest miejsce 4.

lesson-first-after-the-flop-q2 = Gracz z buttonem, miejsce 6, spasował. Kto z 1, 3 i 5 mówi pierwszy na riverze?
    .choice-1 = Miejsce 1
    .choice-2 = Miejsce 5
    .right = Nadal liczy się na lewo od miejsca 6, a tam pierwsze jest miejsce 1 (ROUND-7).
    .wrong-2 = Button zostaje na swoim miejscu, choć gracz, który go ma, spasował (POS-4).

lesson-first-after-the-flop-q3 = Czy turn zaczyna ten, kto na flopie ostatni podniósł?
    .choice-1 = Nie
    .choice-2 = Tak
    .right = Decyduje miejsce: zaczyna pierwszy na lewo od buttona (ROUND-7).
    .wrong-2 = Decyduje miejsce przy stole, a nie licytacja (ROUND-7).
