# Lekcja: Pula główna i pula boczna.

lesson-side-pot = Pula główna i pula boczna
    .goal = Po tej lekcji umiesz zbudować pulę główną i boczną i wiesz, kto może którą wygrać.

lesson-side-pot-1 = Adam stawia 20, Bea daje ostatnie 5 i jest all-in, ty sprawdzasz za 20.

lesson-side-pot-2 = Runda się skończyła: rozdziel żetony na pule.
    .right = Po 5 od trzech graczy: 3 × 5 = 15. O nadwyżkę 15 + 15 = 30 gracie tylko ty i Adam (POT-1).
    .wrong-1 = Wtedy Bea za swoje 5 mogłaby wygrać od każdego z was 20 (ALLIN-3).
    .wrong-2 = Te 5 dała cała trójka: 3 × 5 = 15.
    .wrong-3 = Najpierw weź po 5 od każdego: 3 × 5 = 15.
    .wrong-4 = Warstwami: 3 × 5 = 15 dla trójki graczy, potem 15 + 15 = 30, o które gracie ty i Adam (POT-1).

lesson-side-pot-3 = Kiedy powstają pule boczne?
    .choice-1 = Gdy runda się skończy
    .choice-2 = Gdy tylko Bea jest all-in
    .right = Dopiero wtedy wiadomo, kto ile wyrównał (POT-2).
    .wrong-2 = Inni mogą jeszcze spasować albo podnieść, więc czeka się na koniec rundy (POT-2).

lesson-side-pot-4 = Turn, Adam stawia 10. Sprawdź za 10.
    .right = Ty i Adam licytujecie dalej, a Bea tylko czeka na wykładanie kart.
    .wrong-1 = Możesz, ale tutaj sprawdź.
    .wrong-2 = Możesz, ale tutaj sprawdź.

lesson-side-pot-5 = Gdzie trafi te 20 żetonów? Rozdziel pule jeszcze raz.
    .right = Do puli bocznej: 30 + 20 = 50. Pula, o którą gra Bea, to nadal 15 (POT-4).
    .wrong-1 = Tych żetonów Bea nie wyrównuje, więc nie należą do puli głównej (POT-3).

lesson-side-pot-6 = Wykładanie: Bea ma asy, ty walety, Adam dziesiątki. Kto bierze którą pulę?
    .right = Główną bierze Bea, boczną ty. Bez wpłaty nie ma udziału: bocznej Bea wygrać nie może (POT-10).
    .wrong-1 = Bea ma w puli 5. O te 50 gracie tylko ty i Adam (POT-3).
    .wrong-2 = Asy biją walety, a Bea gra o pulę główną.

lesson-side-pot-7 = Jaki jest twój wynik w tym rozdaniu?
    .right = 50 − 30 = 20. Bea ma lepsze karty, a ty i tak jesteś na plusie: po to jest pula boczna (POT-9).
    .wrong-1 = 30 z puli jest twoje: 50 − 30 = 20.
    .wrong-2 = To tylko strata w puli głównej. W bocznej zyskujesz 25: 25 − 5 = 20 razem.

lesson-side-pot-8 = Inne rozdanie: Adam all-in za 50, Cyril podnosi do 100, Dora pasuje, ty sprawdzasz. Zbuduj pule.
    .right = Po 50 od trzech graczy: 3 × 50 = 150. Potem 50 + 50 = 100, o które gracie ty i Cyril (POT-1).
    .wrong-1 = Po 50 od trzech graczy: 3 × 50 = 150. Potem 50 + 50 = 100.
    .wrong-2 = Warstwami: 3 × 50 = 150, potem 50 + 50 = 100.

lesson-side-pot-9 = Najlepszy układ ma Adam, a Cyril gorszy niż ty. Kto bierze którą pulę?
    .right = Każdą pulę bierze najlepszy z tych, którzy o nią grają. Adam +100, ty 0, Cyril −100.
    .wrong-1 = Adam ma w grze 50. Pula boczna zaczyna się dopiero powyżej 50 (POT-3).

lesson-side-pot-10 = Najlepszy układ ma Adam, a Cyril lepszy niż ty. Kto bierze którą pulę?
    .right = Adam bierze pulę główną, a Cyril boczną. Adam +100, ty −100, Cyril 0.
    .wrong-1 = Adam ma w grze 50. Pula boczna zaczyna się dopiero powyżej 50 (POT-3).

lesson-side-pot-11 = Najlepszy układ masz ty, drugi najlepszy Adam. Kto bierze którą pulę?
    .right = Grasz o obie pule i obie wygrywasz. Adam −50, ty +150, Cyril −100.
    .wrong-1 = O pulę boczną gracie tylko Cyril i ty: bierze ją lepszy z waszych dwóch układów, a nie drugi przy stole.

lesson-side-pot-12 = Najlepszy układ ma Cyril, drugi najlepszy Adam. Kto bierze którą pulę?
    .right = Cyril wygrywa obie pule. Adam −50, ty −100, Cyril +150.
    .wrong-1 = O pulę boczną gracie tylko Cyril i ty: bierze ją lepszy z waszych dwóch układów, a nie drugi przy stole.

lesson-side-pot-q1 = A jest all-in za 40, B i C dają po 90. Ile wynoszą pula główna i boczna?
    .choice-1 = 120 i 100
    .choice-2 = 120 i 180
    .choice-3 = 220 w jednej puli
    .right = 3 × 40 = 120, a zostaje 50 + 50 = 100 (POT-1).
    .wrong-2 = Obu odejmij 40: 50 + 50 = 100.
    .wrong-3 = Za wkład 40 gracz A nie może wygrać od każdego 90 (ALLIN-3).

lesson-side-pot-q2 = D daje 20 do puli głównej, o którą grają A, B i C, i pasuje. Kto może wygrać te 20?
    .choice-1 = Cała trójka, która gra o pulę główną
    .choice-2 = Tylko A, bo jest all-in
    .right = Żetony tego, kto spasował, zostają w puli, w której leżą (POT-3).
    .wrong-2 = Żetony tego, kto spasował, zostają w puli dla wszystkich, którzy o nią grają (POT-3).

lesson-side-pot-q3 = Czy gracz all-in może wygrać pulę boczną?
    .choice-1 = Nigdy
    .choice-2 = Tak, z najlepszym układem
    .right = Niczego do niej nie wpłaca (POT-3).
    .wrong-2 = Bez wpłaty nie ma udziału (POT-3).
