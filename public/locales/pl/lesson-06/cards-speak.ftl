# Lekcja: Karty mówią za siebie.

lesson-cards-speak = Karty mówią za siebie
    .goal = Po tej lekcji umiesz bronić swojego prawa, gdy ktoś źle odczyta twoje karty.

lesson-cards-speak-1 = Wykładasz 3♣ 7♠ i mówisz „nic”. Bea ma parę króli. Kto dostaje pulę?
    .choice-1 = Ja
    .choice-2 = Bea
    .right = Leży tu 3 4 5 6 7, strit: liczy się to, co wyłożone, a nie to, co powiedziane (SHOW-10).
    .wrong-2 = Słowa nie obniżają twojego układu (SHOW-10).

lesson-cards-speak-2 = Czy krupier może zwrócić uwagę na twojego strita?
    .choice-1 = Tak
    .choice-2 = Nie, to byłaby pomoc dla gracza
    .right = Przy wykładaniu krupier może pomóc odczytać pokazane karty (SHOW-11).
    .wrong-2 = Przy wykładaniu krupier może pomóc przy pokazanych kartach (SHOW-11).

lesson-cards-speak-3 = W tym rozdaniu nie grasz. Pulę dostaje A: „piątki, trzecia para”. Co robisz?
    .choice-1 = Odzywam się od razu
    .choice-2 = Nic, to nie moja pula
    .choice-3 = Czekam do następnego rozdania
    .right = Kto widzi błędną wypłatę, mówi o tym od razu (ETIQ-7). Obaj mają króle i dziewiątki, a B ma lepszą piątą kartę: 6.
    .wrong-2 = Powinien się odezwać każdy przy stole (ETIQ-7).
    .wrong-3 = Od razu, póki pula jest na stole (ETIQ-7).

lesson-cards-speak-4 = Masz 2♠ 2♦, a twoja najlepsza piątka kart leży cała na stole. Co robisz przy wykładaniu?
    .choice-1 = Pokazuję obie karty i dostaję swój udział
    .choice-2 = Odrzucam karty
    .right = Grasz stołem (SHOW-13), a tutaj liczy się to i bez zapowiedzi (SHOW-12).
    .wrong-2 = Wtedy nie masz prawa do puli (SHOW-8).

lesson-cards-speak-5 = To samo przy stole, gdzie trzeba to powiedzieć. Co robisz, zanim oddasz karty?
    .choice-1 = Mówię „gram stołem”
    .choice-2 = Nic, karty mówią za siebie
    .right = Inaczej przy takim stole traci się udział (SHOW-12).
    .wrong-2 = Tutaj trzeba to powiedzieć, inaczej traci się udział (SHOW-12).

lesson-cards-speak-q1 = Zapowiadasz kolor, a pokazujesz strita. Co się liczy?
    .choice-1 = Strit
    .choice-2 = Nic, karty przegrywają
    .right = Karty mówią za siebie, cokolwiek powiesz (SHOW-10).
    .wrong-2 = Karty mówią za siebie: liczy się strit (SHOW-10).

lesson-cards-speak-q2 = Co to znaczy grać stołem?
    .choice-1 = Użyć wszystkich pięciu kart wspólnych i żadnej swojej
    .choice-2 = Użyć czterech kart wspólnych
    .right = Twój najlepszy układ leży cały na stole (SHOW-13).
    .wrong-2 = Wtedy gra jedna z twoich kart (SHOW-13).

lesson-cards-speak-q3 = Krupier nie zauważa twojego strita. Co robisz?
    .choice-1 = Odzywam się, póki pula jest na stole
    .choice-2 = Nic, krupier już zdecydował
    .right = Decydują karty, a ty możesz na nie wskazać (SHOW-10).
    .wrong-2 = Decydują karty. Odezwij się od razu (ETIQ-7).
