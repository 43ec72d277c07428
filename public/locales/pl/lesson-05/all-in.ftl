# Lekcja: Wszystko, co masz, i nic więcej.

lesson-all-in = Wszystko, co masz, i nic więcej
    .goal = Po tej lekcji wiesz, co gracz all-in ryzykuje, ile może wygrać i co do niego wraca.

lesson-all-in-1 = Masz dwa asy i 950 żetonów. Postaw wszystko: 950.
    .right = All-in to kwota, a nie zaklęcie: stawiasz wszystko, co masz.
    .wrong-1 = Możesz, ale w tej lekcji postaw całe 950.
    .wrong-2 = Możesz, ale w tej lekcji postaw całe 950.
    .wrong-3 = Masz dwa asy, a czekanie nic nie kosztuje.

lesson-all-in-2 = Bea sprawdza. Ile najwyżej możesz od niej wygrać?
    .right = Od każdego przeciwnika najwyżej tyle, ile wynosi twój wkład (ALLIN-3).
    .wrong-1 = Bea ma więcej, ale w grze jest tylko twoje 950 (BUYIN-8).

lesson-all-in-3 = Cyril też sprawdza. Ile zyskasz, jeśli wygrasz?
    .right = Po 950 od każdego: 2 × 950 = 1900.
    .wrong-1 = To cała pula, a 950 z niej jest twoje.
    .wrong-2 = Licz 2 × 950 = 1900: od każdego przeciwnika 950.

lesson-all-in-4 = Bea i Cyril mają jeszcze żetony. Czy mogą zmusić cię do pasa?
    .choice-1 = Nie
    .choice-2 = Tak
    .right = O niczym już nie decydujesz i czekasz na wykładanie kart (ALLIN-4).
    .wrong-2 = Żadnym zakładem nikt już cię nie wyrzuci (ALLIN-4).

lesson-all-in-5 = Inne rozdanie: znów stawiasz 950, Bea sprawdza, ale Cyril ma tylko 400. Ile zyskasz, jeśli wygrasz wszystko?
    .right = Cyril traci 400, a Bea 950: 400 + 950 = 1350.
    .wrong-1 = Cyril nie może przegrać więcej niż 400: 400 + 950 = 1350.
    .wrong-2 = 950 z tego jest twoje: 2300 − 950 = 1350.

lesson-all-in-6 = Czy Cyril może dać 400, choć sprawdzenie kosztuje 950?
    .choice-1 = Tak
    .choice-2 = Nie
    .right = Komu brakuje na sprawdzenie, ten daje wszystko i zostaje (ALLIN-1). Przy all-inie minimum nie obowiązuje (BET-5).
    .wrong-2 = Wtedy każdy z małym stackiem, czyli zapasem żetonów, musiałby pasować przed każdym dużym zakładem (ALLIN-1).

lesson-all-in-7 = Cyril jest all-in za 400. Żetony ma jeszcze tylko Bea. Czy na turnie będzie licytacja?
    .choice-1 = Nie
    .choice-2 = Tak
    .right = Reszta kart wspólnych pojawia się od razu: nie ma przeciw komu stawiać (ALLIN-9, ROUND-12).
    .wrong-2 = A przeciw komu? Do rundy trzeba dwóch graczy z żetonami (ROUND-12).

lesson-all-in-8 = Stawiasz 100, a Bea sprawdza za ostatnie 60. Ile do ciebie wraca?
    .right = 100 − 60 = 40: nikt nie może ich wyrównać (ALLIN-11).
    .wrong-1 = Pozostałych 40 nie ma kto wyrównać, więc wracają.
    .wrong-2 = Licz 100 − 60 = 40: co niewyrównane, to wraca.

lesson-all-in-q1 = Masz 30, a przed tobą jest zakład 50. Co możesz zrobić?
    .choice-1 = Spasować albo sprawdzić tylko za 30
    .choice-2 = Sprawdzić za 50
    .choice-3 = Podnieść
    .right = Wszystko, co masz, wystarcza, żeby zostać w grze (ALLIN-1).
    .wrong-2 = Masz tylko 30, ale to wystarcza, żeby zostać w grze (ALLIN-1).
    .wrong-3 = Podniesienie kosztuje więcej niż sprawdzenie, a tobie nie starcza nawet na nie.

lesson-all-in-q2 = Masz 25, a zakład wynosi 20. Czy możesz zagrać all-in?
    .choice-1 = Tak, za 25
    .choice-2 = Nie, podnieść trzeba do 40
    .right = All-in może być dowolnie mały (ALLIN-2, BET-5).
    .wrong-2 = Przy all-inie minimum nie obowiązuje (ALLIN-2, BET-5).

lesson-all-in-q3 = Jesteś all-in za 80, sprawdza dwóch graczy, którzy mają 80 lub więcej. Ile najwyżej możesz od nich wygrać?
    .right = Po 80 od każdego: 2 × 80 = 160 (ALLIN-3).
    .wrong-1 = 80 z tego jest twoje: 240 − 80 = 160.
