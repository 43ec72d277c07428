# Lekcja: Gra we dwoje.

lesson-heads-up = Gra we dwoje
    .goal = Po tej lekcji poradzisz sobie z ciemnymi i kolejnością, gdy gra tylko dwóch.

lesson-heads-up-1 = Gra tylko dwóch, a znaczek D masz ty. Kto daje małą ciemną?
    .right = Ty. Gdy gra dwóch, małą ciemną daje gracz ze znaczkiem D (BLIND-15).
    .wrong-1 = Przy trzech i więcej byłaby to Bea. We dwoje małą ciemną daje gracz ze znaczkiem D (BLIND-15).

lesson-heads-up-2 = Kto dostaje pierwszą kartę?
    .right = Bea. Przy tym stole gracz ze znaczkiem D dostaje kartę ostatni, także we dwoje (DEAL-3).
    .wrong-1 = Gracz ze znaczkiem D dostaje kartę ostatni, także we dwoje. Gdzieniegdzie zaczyna się od małej ciemnej (DEAL-3).

lesson-heads-up-3 = Karty są rozdane. Kto mówi pierwszy?
    .right = Ty. Na lewo od dużej ciemnej siedzi gracz ze znaczkiem D (BLIND-16).
    .wrong-1 = Duża ciemna mówi przed flopem ostatnia.

lesson-heads-up-4 = Dopłać 1.
    .right = Twoja mała ciemna jest uzupełniona do 2. Bea czeka i przychodzi flop.
    .wrong-1 = Wtedy Bea wygrywa twoje 1.
    .wrong-2 = Możesz, do 4 albo więcej. Tutaj jednak dopłać.

lesson-heads-up-5 = Flop. A kto mówi pierwszy teraz?
    .right = Bea. Od flopa zaczyna pierwszy na lewo od znaczka D, czyli duża ciemna (BLIND-16).
    .wrong-1 = Mała ciemna zaczyna tylko przy trzech i więcej graczach. Tutaj ma ona znaczek D.

lesson-heads-up-6 = Bea czeka. Postaw 3.
    .right = Bea pasuje i pula 4 jest twoja.
    .wrong-1 = Możesz, ale tutaj postaw 3.
    .wrong-2 = Czekanie nic nie kosztuje.

lesson-heads-up-7 = W następnym rozdaniu role się zamieniają: Bea ma znaczek D i małą ciemną, a ty dużą.

lesson-heads-up-q1 = Gra dwóch, jest river. Kto mówi pierwszy?
    .choice-1 = Duża ciemna
    .choice-2 = Mała ciemna
    .right = Od flopa gracz ze znaczkiem D mówi ostatni, więc pierwsza jest duża ciemna (BLIND-16).
    .wrong-2 = We dwoje mała ciemna ma znaczek D, a ten od flopa mówi ostatni.

lesson-heads-up-q2 = Z trzech graczy zostaje dwóch. Gracz ze znaczkiem D …
    .choice-1 = daje małą ciemną
    .choice-2 = daje dużą ciemną
    .choice-3 = nic nie daje
    .right = Gdy gra dwóch, małą ciemną daje gracz ze znaczkiem D (BLIND-15).
    .wrong-2 = Dużą ciemną daje ten drugi (BLIND-15).
    .wrong-3 = W każdym rozdaniu ciemną daje dokładnie dwóch graczy.

lesson-heads-up-q3 = Ilu graczy wystarczy do hold’emu?
    .right = Wystarczy dwóch (SEAT-1).
    .wrong-1 = Dwóch wystarczy (SEAT-1).
