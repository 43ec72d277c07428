# Lekcja: Dwa obowiązkowe zakłady.

lesson-two-blinds = Dwa obowiązkowe zakłady
    .goal = Po tej lekcji umiesz dać ciemne, wiesz, po co są, i wskażesz, kto zaczyna pierwszą rundę.

lesson-two-blinds-1 = Button jest na miejscu 1. Kto płaci małą, a kto dużą ciemną?
    .right = Pierwszy i drugi gracz na lewo od buttona (BLIND-2).
    .wrong-1 = Gracz z buttonem płaci ciemną tylko wtedy, gdy gra dwóch (BLIND-15).
    .wrong-2 = Bliżej buttona jest mała ciemna.

lesson-two-blinds-2 = Najmniejszy zakład w tej grze to 2. Ile wynosi mała ciemna?
    .right = Połowę dużej, tutaj 1 (BLIND-3).
    .wrong-1 = 2 to duża ciemna; mała jest jej połową.

lesson-two-blinds-3 = A ile wynosi duża ciemna?
    .right = Duża ciemna to najmniejszy zakład w grze (BLIND-3).
    .wrong-1 = Duża ciemna to 2, czyli najmniejszy zakład.

lesson-two-blinds-4 = Skąd nazwa „ciemna”?
    .choice-1 = Płaci się ją, zanim zobaczy się karty
    .choice-2 = Jej wysokość jest tajemnicą
    .right = Żetony muszą być w grze, zanim przyjdą karty (BLIND-7).
    .wrong-2 = Kwotę widzi każdy. Gracz nie widzi jeszcze swoich kart (BLIND-7).

lesson-two-blinds-5 = A po co są ciemne?
    .choice-1 = Żeby w każdym rozdaniu było o co grać
    .choice-2 = To opłata dla poker roomu
    .right = Bez nich każdy mógłby za darmo czekać na najlepsze karty (BLIND-8).
    .wrong-2 = To byłby rake, czyli opłata dla poker roomu. Ciemne wygrywa któryś z graczy.

lesson-two-blinds-6 = Kto dostaje pierwszą kartę?
    .right = Pierwszy gracz na lewo od buttona, czyli ty (DEAL-2).
    .wrong-1 = Gracz z buttonem dostaje kartę jako ostatni.

lesson-two-blinds-7 = Karty są rozdane. Kto mówi pierwszy, czyli zaczyna licytację?
    .right = Gracz na lewo od dużej ciemnej (ROUND-2).
    .wrong-1 = Twój zakład w ciemno już leży. Twoja kolej przyjdzie pod koniec rundy.
    .wrong-2 = Przed flopem gracz z buttonem mówi jako jeden z ostatnich.

lesson-two-blinds-8 = Zaczyna Dora (miejsce 4). Co może zrobić?
    .right = Spasować, sprawdzić za 2 albo podnieść (ROUND-3).
    .wrong-1 = Na stole leży zakład 2, który trzeba wyrównać, więc czekać nie można.

lesson-two-blinds-9 = Dora podnosi do 6, Emil pasuje, Filip sprawdza, Adam pasuje. Wszyscy mieli te same możliwości: spasować, sprawdzić albo podnieść (ROUND-4).

lesson-two-blinds-10 = Twoja kolej, masz małą ciemną. Ile kosztuje cię sprawdzenie?
    .right = 6 − 1 = 5: twoja ciemna się liczy (BLIND-10, BLIND-11).
    .wrong-1 = Twoje 1 już tam leży: 6 − 1 = 5.
    .wrong-2 = Tyle dopłaca Cyril: 6 − 2 = 4.
    .wrong-3 = Licz 6 − 1: najwyższa stawka minus twoja ciemna.

lesson-two-blinds-11 = Sprawdź za 5.
    .right = Za 5 do puli 15 oglądasz flopa. Cyril dopłaca 4 i też sprawdza.
    .wrong-1 = Możesz, ale tutaj sprawdź: 5 do puli 15.
    .wrong-2 = Możesz, do 10 albo więcej. Tutaj jednak sprawdź.

lesson-two-blinds-12 = Flop. Od flopa zaczyna pierwszy gracz na lewo od buttona, czyli ty.

lesson-two-blinds-13 = Pomyśl o następnym rozdaniu. Kto da małą, a kto dużą ciemną?
    .right = Button przechodzi na miejsce 2, a obie ciemne razem z nim (BLIND-9).
    .wrong-1 = Button przechodzi na 2, a ciemne razem z nim.
    .wrong-2 = Przesuwają się w lewo, zgodnie z ruchem wskazówek zegara.

lesson-two-blinds-q1 = Ilu graczy płaci ciemną?
    .choice-1 = Dokładnie dwóch
    .choice-2 = Jeden
    .choice-3 = Wszyscy
    .right = Jeden daje małą ciemną, a jeden dużą (BLIND-1).
    .wrong-2 = Ciemne są dwie, mała i duża.
    .wrong-3 = To, co płacą wszyscy, to ante.

lesson-two-blinds-q2 = Ciemne 5 i 10, wszyscy przed małą ciemną pasują. Ile kosztuje ją sprawdzenie?
    .right = 10 − 5 = 5: ciemna się liczy (BLIND-10).
    .wrong-1 = 5 już leży i się liczy: 10 − 5 = 5.
    .wrong-2 = Duża ciemna dała o 5 więcej niż mała.

lesson-two-blinds-q3 = Sześciu graczy, button na miejscu 6. Kto mówi pierwszy przed flopem?
    .choice-1 = Miejsce 3
    .choice-2 = Miejsce 1
    .choice-3 = Miejsce 2
    .right = Miejsce 1 to mała ciemna, miejsce 2 duża, a zaczyna jej sąsiad z lewej (ROUND-2).
    .wrong-2 = To mała ciemna.
    .wrong-3 = To duża ciemna.
