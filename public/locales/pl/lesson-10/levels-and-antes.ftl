# Lekcja: rosnące ciemne, ante i niepełna ciemna.

lesson-levels-and-antes = Ciemne, które rosną
    .goal = Po tej lekcji wiesz, jak się płaci ante i niepełną ciemną i jak zmieniają one cenę sprawdzenia.

lesson-levels-and-antes-1 = Zegar turnieju: ciemne 25/50, potem 50/100, potem 50/100 i do tego ante. Ciemne rosną w regularnych odstępach (TOURN-8), żeby nikt z krótkim stackiem nie mógł tylko siedzieć i czekać (TOURN-9).

lesson-levels-and-antes-2 = Ante to jedna dziesiąta dużej ciemnej. Ile to jest przy 50/100?
    .right = Jedna dziesiąta ze 100 to 10 (ANTE-2).
    .wrong-1 = 5 to jedna dziesiąta małej ciemnej. Ante liczy się od dużej: 10 (ANTE-2).

lesson-levels-and-antes-3 = Sześciu graczy, ciemne 50/100, ante 10. Ile leży w puli przed pierwszym ruchem?
    .right = Sześć ante, 6 × 10 = 60, i ciemne: 60 + 150 = 210 (ANTE-3).
    .wrong-1 = Ante płaci każdy, a nie jeden gracz: 6 × 10 = 60, a 60 + 150 = 210 (ANTE-3).
    .wrong-2 = 150 to same ciemne. Dodaj sześć ante: 60 + 150 = 210.

lesson-levels-and-antes-4 = Zaczynasz. Ile kosztuje cię sprawdzenie?
    .right = 100, czyli tyle co duża ciemna: ante nie należy do zakładu (ANTE-4).
    .wrong-1 = Twoje ante leży w puli i poza tym się nie liczy. Sprawdzenie kosztuje 100 (ANTE-4).

lesson-levels-and-antes-5 = Sprawdzasz, inni pasują. Ile musi dopłacić Adam, mała ciemna, żeby sprawdzić?
    .right = 100 − 50 = 50: ciemna się liczy, ante nie (ANTE-4).
    .wrong-1 = Mała ciemna 50 się liczy, ante 10 nie: 100 − 50 = 50.

lesson-levels-and-antes-6 = Adam sprawdza. Które przyciski ma do wyboru Bea, duża ciemna?
    .right = Bea ma już na stole 100: czekanie nic nie kosztuje, a podnieść też można.
    .wrong-1 = Bea ma już na stole 100, a ante niczego więcej nie wymaga (ANTE-4).

lesson-levels-and-antes-7 = Po co są ciemne i ante?
    .choice-1 = Jedno i drugie wprowadza żetony do puli
    .choice-2 = Płaci się nimi organizatorowi
    .right = Bez nich nie byłoby o co grać (ANTE-5). W hold’emie ante płaci się tylko w niektórych turniejach, na późniejszych poziomach (ANTE-1).
    .wrong-2 = Wygrywa je ten, kto wygra rozdanie. Są po to, żeby w puli było o co grać (ANTE-5).

lesson-levels-and-antes-8 = Ciemne 5/10, ale Cyril ma na dużą ciemną tylko 6. Czy odpada?
    .choice-1 = Nie
    .choice-2 = Tak
    .right = Cyril daje 6 i jest all-in (TOURN-10).
    .wrong-2 = Odpada się z zerem żetonów. Cyril daje ostatnie 6 i gra dalej, all-in (TOURN-10).

lesson-levels-and-antes-9 = Cyril daje 6 z 10. Ile kosztuje cię sprawdzenie?
    .right = Duża ciemna liczy się za 10, nawet jeśli jest niepełna (BLIND-17).
    .wrong-1 = Dla innych ciemna liczy się jak pełna: 10 (BLIND-17).

lesson-levels-and-antes-10 = A do ilu jest najmniejsze podniesienie?
    .right = Liczy się od pełnej ciemnej: 10 + 10 = 20.
    .wrong-1 = 12 to dwa razy 6. Liczy się od pełnej ciemnej: 10 + 10 = 20 (BLIND-17).

lesson-levels-and-antes-11 = Sprawdzasz za 10, Bea dopłaca 5. Rozdziel żetony na pule.
    .right = Pula główna 3 × 6 = 18 dla całej trójki; o pulę boczną 4 + 4 = 8 gracie ty i Bea.
    .wrong-1 = 6, które daje Cyril, liczy się trzy razy, za każde z was: 3 × 6 = 18.
    .wrong-2 = Ponad 6 leżą 4 od ciebie i 4, które daje Bea: 4 + 4 = 8.

lesson-levels-and-antes-q1 = Dziewięciu graczy, ciemne 100/200, ante 20. Ile leży w puli przed pierwszym ruchem?
    .right = 9 × 20 = 180, a 180 + 300 = 480 (ANTE-3).
    .wrong-1 = 300 to ciemne. Do tego dziewięć ante po 20, czyli 180.
    .wrong-2 = Ante płaci każdy, a nie jeden gracz: 9 × 20 = 180, a 180 + 300 = 480.

lesson-levels-and-antes-q2 = Ciemne 100/200, ante 20. Ile wkłada ten, kto sprawdza, nie licząc ante?
    .right = Dużą ciemną, 200 (ANTE-4).
    .wrong-1 = Ante nie wlicza się do sprawdzenia: kosztuje ono pełne 200 (ANTE-4).

lesson-levels-and-antes-q3 = Ciemne 200/400, a duża ciemna ma tylko 150. Ile kosztuje innych sprawdzenie?
    .right = Duża ciemna liczy się w całości: 400 (BLIND-17).
    .wrong-1 = 150 tam leży, ale ciemna liczy się tak, jakby była pełna: 400 (BLIND-17).
