# Lekcja: dwóch graczy.

lesson-heads-up = Dwóch graczy
    .goal = Po tej lekcji poradzisz sobie z ciemnymi i kolejnością, gdy gra tylko dwóch.

lesson-heads-up-1 = Grają tylko dwie osoby, a button masz ty. Kto daje małą ciemną?
    .right = Ty. Gdy gra dwóch, małą ciemną daje gracz z buttonem (BLIND-15).
    .wrong-1 = Przy trzech i więcej graczach byłaby to Bea. Przy dwóch małą ciemną daje gracz z buttonem (BLIND-15).

lesson-heads-up-2 = Kto dostaje pierwszą kartę?
    .right = Bea. Przy tym stole gracz z buttonem dostaje kartę ostatni, także gdy gra tylko dwóch (DEAL-3).
    .wrong-1 = Gracz z buttonem dostaje kartę ostatni, także gdy gra tylko dwóch. Gdzieniegdzie zaczyna się od małej ciemnej (DEAL-3).

lesson-heads-up-3 = Karty są rozdane. Kto mówi pierwszy?
    .right = Ty. Na lewo od dużej ciemnej siedzi gracz z buttonem (BLIND-16).
    .wrong-1 = Duża ciemna mówi przed flopem ostatnia.

lesson-heads-up-4 = Sprawdź za 1.
    .right = Twoja mała ciemna jest uzupełniona do 2. Bea czeka i przychodzi flop.
    .wrong-1 = Po pasie twoje 1 wygrywa Bea. Sprawdź.
    .wrong-2 = Możesz, do 4 albo więcej. Tutaj jednak sprawdź.

lesson-heads-up-5 = Flop. A kto mówi pierwszy teraz?
    .right = Bea. Od flopa zaczyna pierwszy na lewo od buttona, czyli duża ciemna (BLIND-16).
    .wrong-1 = Mała ciemna zaczyna tylko przy trzech i więcej graczach. Tutaj ma ona button.

lesson-heads-up-6 = Bea czeka. Postaw 3.
    .right = Bea pasuje i pula 4 jest twoja.
    .wrong-1 = Możesz, ale tutaj postaw 3.
    .wrong-2 = Czekanie nic nie kosztuje, nie ma po co pasować. Postaw 3.

lesson-heads-up-7 = W następnym rozdaniu role się zamieniają: Bea ma button i małą ciemną, a ty dużą.

lesson-heads-up-q1 = Gra dwóch, jest river. Kto mówi pierwszy?
    .choice-1 = Duża ciemna
    .choice-2 = Mała ciemna
    .right = Od flopa gracz z buttonem mówi ostatni, więc pierwsza jest duża ciemna (BLIND-16).
    .wrong-2 = Przy dwóch graczach mała ciemna ma button, a ten od flopa mówi ostatni.

lesson-heads-up-q2 = Z trzech graczy zostaje dwóch. Gracz z buttonem …
    .choice-1 = daje małą ciemną
    .choice-2 = daje dużą ciemną
    .choice-3 = nic nie daje
    .right = Gdy gra dwóch, małą ciemną daje gracz z buttonem (BLIND-15).
    .wrong-2 = Dużą ciemną daje ten drugi (BLIND-15).
    .wrong-3 = W każdym rozdaniu ciemną daje dokładnie dwóch graczy.

lesson-heads-up-q3 = Ilu graczy wystarczy do gry w hold’ema?
    .right = Wystarczy dwóch (SEAT-1).
    .wrong-1 = Zwykle graczy jest więcej, ale wystarczy dwóch (SEAT-1).
