# Lekcja: czym hold’em jest, a czym nie jest.

lesson-what-holdem-is = Czym hold’em jest, a czym nie jest
    .goal = Po tej lekcji umiesz wytłumaczyć znajomym, czym jest hold’em, gdzie jest jego miejsce wśród odmian pokera i w co wierzyć.

lesson-what-holdem-is-1 = Przebieg rozdania mieści się w kilku krokach i nauczysz się go w minutę. Każda zasada ma jednak konsekwencje, a te trzeba objaśnić. Po to w ogóle jest ten kurs (GAME-9).

lesson-what-holdem-is-2 = Nikt nie może postawić więcej, niż ma przed sobą na stole. Co z tego wynika?
    .choice-1 = Pule boczne
    .choice-2 = Kolejność kolorów
    .right = Kto ma mniej, jest all-in i może wygrać tylko to, na co mu starcza; nadwyżka tworzy pulę boczną.
    .wrong-2 = Kolory mają kolejność tylko w losowaniu buttona i ze stawkami nie ma to związku.

lesson-what-holdem-is-3 = Hold’em to jedna z wielu odmian pokera, a według jednego ze źródeł najbardziej rozpowszechniona (GAME-10).

lesson-what-holdem-is-4 = W której grze do układu wchodzą dokładnie dwie z czterech zakrytych kart?
    .choice-1 = Omaha
    .choice-2 = Hold’em
    .right = W omasze każdy ma cztery zakryte karty i gra dokładnie dwiema z nich oraz trzema ze stołu.
    .wrong-2 = W hold’emie masz dwie zakryte karty i używasz dwóch, jednej albo żadnej.

lesson-what-holdem-is-5 = W studzie każde rozdawanie zaczyna się od miejsca najbliższego lewej ręki krupiera. W hold’emie decyduje button, a ten po każdym rozdaniu przechodzi dalej (GAME-13).

lesson-what-holdem-is-6 = O jakich innych grach wspominają zasady?
    .choice-1 = Omaha, stud, draw, lowball
    .choice-2 = Brydż
    .right = To i owo jest tam inaczej (GAME-14): w grach o dwóch rundach cztery podniesienia (LIMIT-8), w studzie o żetonie z reszty decyduje kolor (ODD-4).
    .wrong-2 = Brydż to nie poker. Zasady wspominają omahę, studa, draw i lowball (GAME-14).

lesson-what-holdem-is-7 = Stare liczby: ponad 200 000 graczy naraz w największych internetowych poker roomach, obroty ponad 50 miliardów dolarów w 2005 roku. Podaje to jedno źródło i mówi o swoich czasach; my to tylko powtarzamy (GAME-12).

lesson-what-holdem-is-8 = Co możesz z nich wnioskować o dzisiejszych czasach?
    .choice-1 = Nic
    .choice-2 = Że dziś jest tego więcej
    .right = Liczba z 2005 roku opisuje rok 2005, o ile w ogóle jest prawdziwa (GAME-12).
    .wrong-2 = Dane z 2005 roku nie mówią o dziś nic: ani więcej, ani mniej (GAME-12).

lesson-what-holdem-is-9 = W największych turniejach gra się o miliony (GAME-11). Pochodzą z wpisowego wielu tysięcy graczy, którzy wrócili do domu z niczym.

lesson-what-holdem-is-10 = 1000 wpisowych po 100, a zwycięzca bierze 20% całości. Ile wynosi pierwsza nagroda?
    .right = 1000 × 100 = 100 000 w puli nagród; 20% z tego to 20 000.
    .wrong-1 = To cała pula nagród. Zwycięzca bierze z niej 20%.

lesson-what-holdem-is-11 = Ilu z 1000 graczy nie dostało pierwszej nagrody?
    .right = Wszyscy oprócz jednego: 1000 − 1 = 999. O nich się nie mówi.

lesson-what-holdem-is-12 = Szczęście i umiejętności: dwaj gracze z losowymi kartami remisują mniej więcej raz na 25, a para asów i tak przegrywa z losowymi kartami mniej więcej raz na siedem (85,2% do 14,8%).

lesson-what-holdem-is-13 = Twoje asy przegrały. Czy zagranie nimi było błędem?
    .choice-1 = Nie
    .choice-2 = Tak
    .right = Słuszna decyzja też może przegrać. Lepszych kart na początek niż asy nie ma.
    .wrong-2 = Wygrywają mniej więcej sześć razy na siedem; to był ten siódmy.

lesson-what-holdem-is-14 = Jak czytać strony z zasadami: przy każdej jest napisane, skąd pochodzi, co obowiązuje tutaj, w czym źródła są niezgodne i jakie są w nich pomyłki.

lesson-what-holdem-is-q1 = Kto wygrywa na dłuższą metę?
    .choice-1 = Ten, kto lepiej decyduje, choć powoli: raz na plusie, raz na minusie
    .choice-2 = Ten, komu się już należy
    .right = Im więcej rozdań, tym mniej waży szczęście, a więcej decyzje. Widać to dopiero po wielu z nich.
    .wrong-2 = Karty nie mają pamięci: nikomu nic się nie należy.

lesson-what-holdem-is-q2 = Czy liczby z 2005 roku to dzisiejsze fakty?
    .choice-1 = Nie
    .choice-2 = Tak
    .right = To dane jednego źródła o jego własnych czasach (GAME-12).
    .wrong-2 = Należą do swoich czasów i podaje je tylko jedno źródło (GAME-12).

lesson-what-holdem-is-q3 = Skąd pochodzą zasady na tej stronie?
    .choice-1 = Z kilku źródeł, miejscami niezgodnych
    .choice-2 = Z jednej ustawy
    .right = Gdzie się różnią, tam regulamin tego stołu mówi, co obowiązuje tutaj.
    .wrong-2 = Takiej nie ma. Źródeł jest kilka, a regulamin stołu mówi, co obowiązuje tutaj.
