# Lekcja: kto odpada z turnieju, kto zajmuje które miejsce i co za nie dostaje.

lesson-tournament = Aż jeden ma wszystko
    .goal = Po tej lekcji powiesz, kto odpada z turnieju, kto zajmuje które miejsce i co za nie dostaje.

lesson-tournament-1 = Turniej dla dziesięciu graczy: każdy płaci 50 wpisowego i dostaje 1000 żetonów (TOURN-1). Te żetony to nie pieniądze i nigdy się ich nie odsprzedaje (TOURN-4).

lesson-tournament-2 = Ile wynosi pula nagród?
    .right = Wpisowe wszystkich razem: 10 × 50 = 500 (TOURN-7).
    .wrong-1 = 10 × 1000 = 10 000 to żetony. Żetony to nie pieniądze: pula nagród wynosi 10 × 50 = 500.

lesson-tournament-3 = Pulę 500 dzieli się na 50, 30 i 20 procent. Ile wynosi pierwsza nagroda?
    .right = 50 procent z 500 to 250 (TOURN-7).
    .wrong-1 = 50 to udział w procentach. 50 procent z 500 to 250.

lesson-tournament-4 = Druga nagroda, 30 procent z 500?
    .right = 30 procent z 500 to 150.
    .wrong-1 = 30 to udział w procentach. 30 procent z 500 to 150.

lesson-tournament-5 = I trzecia nagroda, 20 procent z 500?
    .right = 20 procent z 500 to 100. Razem: 250 + 150 + 100 = 500.
    .wrong-1 = 20 to udział w procentach. 20 procent z 500 to 100.

lesson-tournament-6 = Masz 700 żetonów, chcesz skończyć i zabrać je do domu. Co wtedy?
    .choice-1 = Tak się nie da
    .choice-2 = Dostajesz 700 w pieniądzach
    .right = Z turnieju wychodzi się tylko z zerem żetonów albo jako zwycięzca (TOURN-2, TOURN-3). Gdy odejdziesz, stół gra dalej i pasuje za ciebie.
    .wrong-2 = Żetonów turniejowych się nie odsprzedaje (TOURN-4).

lesson-tournament-7 = Masz trzy dziewiątki. Adam jest all-in za 800, Bea za 500. Sprawdź.
    .right = Trzy dziewiątki to mocny układ; sprawdzenie kosztuje 800, a w puli jest 1900.
    .wrong-1 = Wolno. Masz jednak trzy dziewiątki: sprawdź.

lesson-tournament-8 = Licytować już nie można. Co dzieje się z kartami?
    .choice-1 = Wszystkie się odkrywa, potem przychodzą turn i river
    .choice-2 = Zostają zakryte aż do rivera
    .choice-3 = Pokazuje je tylko ten, kto przegrywa
    .right = W turnieju wszystkie karty w grze odkrywa się, gdy tylko skończy się licytacja (ALLIN-10). W grze na pieniądze domyślnie zostają zakryte.
    .wrong-2 = Tak jest domyślnie w grze na pieniądze. W turnieju odkrywa się je od razu (ALLIN-10).
    .wrong-3 = Karty odkrywają wszyscy, którzy są jeszcze w grze (ALLIN-10).

lesson-tournament-9 = Adam i Bea tracą wszystko. Na początku rozdania Adam ma 1000, Bea 700. Kto jest wyżej?
    .choice-1 = Adam
    .choice-2 = Dzielą miejsce
    .choice-3 = Bea, bo ma drugi najlepszy układ
    .right = Wyżej jest ten, kto zaczyna rozdanie z większą liczbą żetonów (TOURN-6).
    .wrong-2 = Miejsce dzieli się tylko przy równych stackach na początku rozdania (TOURN-6).
    .wrong-3 = Karty tu nie decydują, tylko stacki na początku rozdania (TOURN-6).

lesson-tournament-10 = Czterech graczy. Pierwsza odpada Dora, potem Bea i Cyril. Ustaw miejsca od pierwszego do ostatniego.
    .right = Wygrywasz ty, potem Cyril, Bea i Dora: kolejność jest odwrotna do odpadania (TOURN-6).
    .wrong-1 = Kto odpada pierwszy, jest ostatni: zacznij od siebie, potem Cyril, Bea, Dora.
    .wrong-2 = Listę tych, którzy odpadli, trzeba odwrócić: Cyril, Bea, Dora.

lesson-tournament-11 = Co jest inaczej w turnieju: ante na późniejszych poziomach, w grze z limitem cap także między dwoma graczami, po all-inie karty odkryte, bez straddle (TOURN-12). W turniejach ligowych krupier nie gra (TOURN-11). Czasem w pierwszej fazie można dokupić żetony (TOURN-5).

lesson-tournament-q1 = Dziewięciu graczy, wpisowe 100, nagrody 50, 30 i 20 procent. Ile wynosi trzecia nagroda?
    .right = Pula nagród to 9 × 100 = 900, a 20 procent z niej to 180.
    .wrong-1 = 270 to druga nagroda: 30 procent z 900. Trzecia to 20 procent: 180.
    .wrong-2 = Pula nagród to 900, a nie 1000: 20 procent z 900 to 180.

lesson-tournament-q2 = Odpadają po kolei Ida, Hugo i Gita, wygrywa Filip. Kto jest trzeci?
    .choice-1 = Hugo
    .choice-2 = Gita
    .choice-3 = Ida
    .right = Filip, Gita, Hugo, Ida: kolejność jest odwrotna do odpadania (TOURN-6).
    .wrong-2 = Gita odpada z tej trójki ostatnia, jest więc druga.
    .wrong-3 = Ida odpada pierwsza, więc jest ostatnia.

lesson-tournament-q3 = Tracisz w turnieju wszystkie żetony. Wolno ci kupić nowe?
    .choice-1 = Tylko jeśli turniej pozwala na rebuy, i to w pierwszej fazie
    .choice-2 = Zawsze
    .right = Rebuy to wyjątek, i to tylko w pierwszej fazie (TOURN-5).
    .wrong-2 = Tak jest w grze na pieniądze (CASH-3). W turnieju to wyjątek (TOURN-5).
