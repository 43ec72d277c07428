# Lekcja: kupowanie żetonów, dokupowanie i odchodzenie z żetonami.

lesson-buy-in = Żetony na stół i ze stołu
    .goal = Po tej lekcji wiesz, ile żetonów wolno przynieść, dokupić i zabrać, i kiedy.

lesson-buy-in-1 = Przed pierwszym rozdaniem wymienia się pieniądze na żetony (BUYIN-1). To gra na pieniądze z ciemnymi 1/2 i sześcioma miejscami. Regulamin mówi: co najmniej 10 dużych ciemnych, najwyżej 100.

lesson-buy-in-2 = Z iloma żetonami co najmniej trzeba usiąść do gry?
    .right = Z dziesięcioma dużymi ciemnymi: 10 × 2 = 20 (BUYIN-2).
    .wrong-1 = Jedna duża ciemna wystarczy na jedno rozdanie. Tu potrzeba dziesięciu: 10 × 2 = 20.
    .wrong-2 = Stół odrzuca 19: to za mało, wymaga co najmniej 20 (BUYIN-2).

lesson-buy-in-3 = A z iloma najwyżej?
    .right = Ze stu dużymi ciemnymi: 100 × 2 = 200 (BUYIN-3).
    .wrong-1 = 400 to 200 dużych ciemnych, jak w niektórych innych miejscach. Tutaj jest 100 × 2 = 200.
    .wrong-2 = Stół odrzuca 201: dopuszcza najwyżej 200 (BUYIN-3).

lesson-buy-in-4 = Siadasz ze stackiem 200. Wszystkie żetony leżą na stole na widoku (BUYIN-4). W grze na pieniądze każdy żeton to pieniądze (CASH-1).

lesson-buy-in-5 = W pierwszym rozdaniu wygrywasz 80. Wolno ci schować je do kieszeni i grać dalej z 200?
    .choice-1 = Nie
    .choice-2 = Tak
    .right = Żetony schodzą ze stołu tylko wtedy, gdy je przegrasz albo gdy odchodzisz ze wszystkimi (BUYIN-6).
    .wrong-2 = Inni nie mieliby wtedy jak się odegrać. Albo zostają wszystkie, albo ze wszystkimi odchodzisz (BUYIN-6).

lesson-buy-in-6 = W środku rozdania zostało ci 12. Wolno ci teraz dołożyć 100?
    .choice-1 = Nie, dopiero po rozdaniu
    .choice-2 = Tak
    .right = Dokupuje się tylko między rozdaniami (BUYIN-7). Stół zapamiętuje twoje życzenie i wtedy je spełnia.
    .wrong-2 = Wtedy każdy czekałby na dobre karty i dopiero z nimi dokupował (BUYIN-7).

lesson-buy-in-7 = Inny stół: najmniejszy buy-in to 100, zostało ci 30. Między rozdaniami: ile co najmniej trzeba dokupić?
    .right = 30 + 20 = 50, połowa najmniejszego buy-inu (BUYIN-10).
    .wrong-1 = 30 + 19 = 49, do 50 brakuje jednego.
    .wrong-2 = Wystarczy połowa buy-inu, a nie cały: 30 + 20 = 50.
    .wrong-3 = Stare i nowe żetony muszą razem dać 50: 30 + 20 = 50.

lesson-buy-in-8 = Tracisz wszystkie żetony. Wolno ci zostać przy stole?
    .choice-1 = Tak, jeśli kupisz nowe
    .choice-2 = Nie
    .right = W grze na pieniądze przed następnym rozdaniem możesz kupić nowe żetony (CASH-3).
    .wrong-2 = Tak jest w turnieju. W grze na pieniądze możesz kupić nowe (CASH-3).

lesson-buy-in-9 = W środku rozdania chcesz iść do domu. Jak?
    .choice-1 = Spasować i odejść ze wszystkimi swoimi żetonami
    .choice-2 = Zabrać swoje zakłady i odejść
    .right = Odejść wolno, ale to, co postawiono, zostaje w puli (CASH-2).
    .wrong-2 = Zakłady należą do puli. Zabierasz to, co jeszcze przed tobą leży (CASH-2).

lesson-buy-in-10 = Zostało ci 1, a wypada na ciebie duża ciemna 2. Dostajesz karty?
    .choice-1 = Tak, przy tym stole
    .choice-2 = Nie
    .right = Dajesz ostatni żeton i jesteś all-in (BUYIN-9). Gdzie indziej potrzeba co najmniej jednej dużej ciemnej.
    .wrong-2 = To druga wartość tego wiersza w regulaminie. Tutaj wystarczą dowolne żetony (BUYIN-9).

lesson-buy-in-11 = Cztery zwyczaje gry na pieniądze: buy-in w podanych granicach; w trakcie rozdania żetonów się nie dokłada ani nie zabiera; straddle tam, gdzie wolno; a w grze z limitem brak granicy podniesień między dwoma graczami (CASH-4).

lesson-buy-in-q1 = Gra na pieniądze, ciemne 5/10. Jaki jest domyślnie najmniejszy i największy buy-in?
    .choice-1 = 100 i 1000
    .choice-2 = 50 i 500
    .right = 10 × 10 = 100 i 100 × 10 = 1000 (BUYIN-2, BUYIN-3).
    .wrong-2 = Liczy się w dużych ciemnych, nie w małych: 10 × 10 = 100 i 100 × 10 = 1000.

lesson-buy-in-q2 = Najmniejszy buy-in to 200, zostało ci 60. Ile co najmniej trzeba dokupić?
    .right = Wystarczy połowa buy-inu: 60 + 40 = 100 (BUYIN-10).
    .wrong-1 = 60 + 140 daje cały buy-in. Wystarczy połowa: 60 + 40 = 100.
    .wrong-2 = Potrzeba połowy najmniejszego buy-inu: 60 + 40 = 100 (BUYIN-10).

lesson-buy-in-q3 = Kiedy w grze na pieniądze wolno dokupować?
    .choice-1 = Między dwoma rozdaniami
    .choice-2 = W każdej chwili
    .choice-3 = Nigdy
    .right = Gdy jedno rozdanie się skończy, a następne jeszcze się nie zaczęło (BUYIN-7).
    .wrong-2 = W trakcie rozdania nie wolno (BUYIN-7).
    .wrong-3 = Dokupić wolno (BUYIN-10), kupić nowe żetony także (CASH-3), między rozdaniami.
