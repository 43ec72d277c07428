# Lekcja: Ostatnie słowo dużej ciemnej.

lesson-big-blind-option = Ostatnie słowo dużej ciemnej
    .goal = Po tej lekcji umiesz skorzystać z opcji dużej ciemnej i wiesz, kiedy ona przepada.

lesson-big-blind-option-1 = Masz dużą ciemną, a wszyscy sprawdzili za 2. Czy runda się skończyła?
    .choice-1 = Nie
    .choice-2 = Tak
    .right = Duża ciemna nie miała jeszcze swojej kolei (ROUND-6).
    .wrong-2 = Wszyscy dali po 2, ale twojej kolei jeszcze nie było (ROUND-6).

lesson-big-blind-option-2 = Co możesz zrobić?
    .right = Spasować, czekać albo podnieść: to opcja dużej ciemnej (BLIND-12, BLIND-13).
    .wrong-1 = Nie ma czego sprawdzać: twoje 2 już leżą.
    .wrong-2 = Twoje obowiązkowe 2 to żywy zakład i możesz go podnieść (BLIND-14).

lesson-big-blind-option-3 = Skorzystaj z opcji: podnieś do 6.
    .right = Pierwsza runda toczy się dalej i cała trójka musi odpowiedzieć (BLIND-12).
    .wrong-1 = Możesz, ale to zakończyłoby rundę. Tutaj skorzystaj z opcji: podnieś do 6.
    .wrong-2 = Czekanie nic nie kosztuje, więc pas nie ma sensu.

lesson-big-blind-option-4 = Ile musi dopłacić Dora, żeby sprawdzić?
    .right = 6 − 2 = 4. Cała trójka musi odpowiedzieć jeszcze raz.
    .wrong-1 = Jej 2 już leżą: 6 − 2 = 4.
    .wrong-2 = Taka cena była przed twoim podniesieniem.

lesson-big-blind-option-5 = Dora i Adam sprawdzają, Bea pasuje. Czy w tej rundzie przyjdzie jeszcze twoja kolej?
    .choice-1 = Nie
    .choice-2 = Tak
    .right = Nikt nie przebił, a opcja jest wykorzystana (BLIND-12).
    .wrong-2 = Własnego podniesienia nikt nie może podnieść (RAISE-3).

lesson-big-blind-option-6 = Inne rozdanie. Masz dużą ciemną, a Dora podnosi do 4. Co możesz zrobić?
    .right = Dora podnosi stawkę: możesz spasować, sprawdzić za 2 albo podnieść (BLIND-13).
    .wrong-1 = Przed flopem czekać może tylko duża ciemna, i to gdy nikt nie podniósł (CHECK-3).

lesson-big-blind-option-q1 = Masz małą ciemną, wszyscy sprawdzili. Czy możesz czekać?
    .choice-1 = Nie, dopłacam resztę, a ostatnie słowo ma duża ciemna
    .choice-2 = Tak
    .right = Mała ciemna nie wyrównuje jeszcze stawki, trzeba ją uzupełnić (CHECK-3).
    .wrong-2 = Przed flopem czekać może tylko duża ciemna, gdy nikt nie podniósł (CHECK-3).

lesson-big-blind-option-q2 = Wszyscy pasują i zostaje tylko duża ciemna. Co teraz?
    .choice-1 = Duża ciemna wygrywa i nie musi nic robić
    .choice-2 = Duża ciemna musi czekać
    .right = Został jeden gracz, więc rozdanie jest skończone (GAME-15).
    .wrong-2 = Został jeden gracz i rozdanie się skończyło (GAME-15).

lesson-big-blind-option-q3 = Ciemne 1 i 2, trzech graczy sprawdziło. Do ilu co najmniej może podnieść duża ciemna?
    .right = 2 + 2 = 4: podniesienie dodaje co najmniej dużą ciemną.
    .wrong-1 = Podniesienie dodaje co najmniej 2: 2 + 2 = 4.
    .wrong-2 = Ilu graczy sprawdziło, nie ma znaczenia: 2 + 2 = 4.
