# All-in.

rule-ALLIN-1 = All-in na sprawdzenie
    .text = Kto ma za mało żetonów, żeby sprawdzić, może włożyć wszystkie i zostaje w grze. Mówi się, że jest all-in. Gra wtedy tylko o tyle, ile zdołał wyrównać (ALLIN-3).

rule-ALLIN-2 = All-in, gdy żetonów brakuje
    .text = Zawsze gdy stack nie wystarcza na sprawdzenie albo na najmniejsze podniesienie, gracz może zagrać all-in za tyle, ile ma. Ostatnich żetonów nie dotyczy żadne minimum, wystarczy dowolna liczba.

rule-ALLIN-3 = Najwyżej tyle, ile włożysz
    .text = Od każdego przeciwnika gracz all-in może wygrać najwyżej tyle, ile sam włożył. Reszta zakładów przeciwników trafia do puli bocznej (POT-1). Także niepełne ante ma udział w ante pozostałych tylko do swojej wysokości; ante płacone przez dużą ciemną za cały stół należy w całości do puli głównej.
    .example = A jest all-in za 950. Z jednym przeciwnikiem może zyskać 950; z dwoma pula wynosi 2850 i A może zyskać 1900, czyli po 950 od każdego.

rule-ALLIN-4 = All-in nie wymaga decyzji
    .text = Kto jest all-in, o niczym już nie decyduje i tylko czeka na wykładanie kart. Cokolwiek postawią pozostali, nie zmuszą go do spasowania, bo nie mają już czego od niego żądać.

rule-ALLIN-5 = Zasada pełnego zakładu
    .text = Podniesienie all-in mniejsze niż ostatni zakład lub podniesienie nie jest pełnym podniesieniem (full bet rule). Liczy się jako szczególny rodzaj sprawdzenia i nie otwiera licytacji na nowo tym, którzy już grali. Gdzie do podniesienia zawsze wystarcza jedna duża ciemna (BET-3), tam i tu pełnym podniesieniem jest jedna duża ciemna.
    .example = A stawia 20. All-in za 40 to pełne podniesienie i A może przebić; all-in za 39 nim nie jest.

rule-ALLIN-6 = Krótki all-in niczego nie otwiera
    .text = Kto już w tej rundzie grał i ma przed sobą tylko krótki all-in, czyli mniej niż pełne podniesienie, może dopłacić różnicę albo spasować, ale nie podnieść stawki. Kilka krótkich all-inów się sumuje: gdy dadzą pełne podniesienie, znów wolno podnosić. Jeśli pierwszym zakładem rundy jest all-in poniżej minimum, ci, którzy czekali, mogą tylko sprawdzić albo spasować.
    .example = A stawia 20, B jest all-in za 25, C sprawdza za 25. A może dopłacić 5 albo spasować; pełne podniesienie byłoby do 40. Jeśli pierwszym zakładem jest all-in za 4, a minimum wynosi 10, ci, którzy jeszcze nie grali, mogą podnieść do 14 lub więcej, w limicie do 10.

rule-ALLIN-7 = Gdzie działa zasada pełnego zakładu
    .text = Jeden z regulaminów podaje zasadę pełnego zakładu dla limitu i pot limitu, a o no limicie milczy; tutaj obowiązuje we wszystkich trzech. Kto w rundzie jeszcze nie grał, nie traci prawa do podniesienia: w limicie do następnego pełnego poziomu, w innych grach co najmniej do krótkiego all-inu plus ostatni pełny zakład lub podniesienie. W limicie krótki all-in nie zużywa dozwolonych podniesień; zużywa je dopiero podniesienie, które go uzupełnia.
    .variants = Domyślnie licytację otwiera na nowo tylko pełne podniesienie, w każdej strukturze. Poza tym: w limicie wystarcza pół zakładu. All-in za co najmniej pół liczy się wtedy jak cały zakład, a kolejne podniesienie jest o jeden zakład ponad uzupełniony poziom.
    .example = Zakład 20, all-in 25: kto jeszcze nie grał, może w limicie podnieść do 40, w innych grach do 45 lub więcej. Gdy wystarcza pół zakładu, a zakład wynosi 16, all-in za 8,50 liczy się jako 16 i kolejne podniesienie jest do 32.

rule-ALLIN-8 = Pseudo raise
    .text = All-in przewyższający zakład o mniej niż pełne podniesienie nazywa się pseudo raise (pozorne podniesienie). Kto chce zostać w grze, musi go wyrównać, ale licytacji na nowo nie otwiera (ALLIN-5). Przy wykładaniu kart jednak się liczy: pierwszy pokazuje ten, kto ostatni podwyższył stawkę, choćby przez pseudo raise (SHOW-2).

rule-ALLIN-9 = Nie ma z kim licytować
    .text = Gdy wszyscy przeciwnicy są all-in, jedyny gracz z żetonami nie ma przeciw komu stawiać. Licytacji już nie ma: nikt go nie pyta, czy czeka, a stawki podnieść nie może. Wykłada się resztę kart wspólnych i gracze pokazują karty.

rule-ALLIN-10 = Karty all-in odkryte
    .text = Gdy licytować już nie można, wszystkie karty w grze mogą zostać od razu odkryte, choć część kart wspólnych dopiero przyjdzie. Jeden z regulaminów opisuje to na przykładzie turniejów, a poza nimi zostawia karty zakryte. Czekanie na kolejne karty jest wtedy emocjonujące i wszystko widać.
    .variants = Domyślnie w turniejach karty się odkrywa, a w grze na pieniądze pozostają zakryte do wykładania. Poza tym: odkrywa się je zawsze albo nigdy.

rule-ALLIN-11 = Niewyrównane żetony wracają
    .text = Część zakładu, której żaden przeciwnik nie może wyrównać, wraca do gracza, zanim powstaną pule. Nikt nie mógłby jej wygrać ani przegrać, więc nie jest w grze. Żaden regulamin nie opisuje zwrotu wprost; wynika on z ALLIN-3.
    .example = A stawia 100, jedyny przeciwnik sprawdza all-in za 60. A dostaje z powrotem 40 i gra się 60 przeciw 60.

rule-ALLIN-12 = Dobre strony all-inu
    .text = Kto jest all-in, tego nikt już blefem nie wyrzuci i niczym więcej nie ryzykuje. A licytując dalej, pozostali mogą zmusić do spasowania kogoś, kto miałby lepszy układ.

rule-ALLIN-13 = Złe strony all-inu
    .text = Ponad wyrównaną kwotę gracz all-in nie wygra niczego, choćby pozostali licytowali nie wiadomo jak wysoko. Nawet świetne karty mogą więc przynieść niewiele.
    .example = Dwa asy, all-in za 20 przeciw dwóm graczom, którzy włożyli po 300: asy nie zgarną więcej niż 60.

rule-ALLIN-14 = Żetony, nie liczba wygranych
    .text = Sukces w pokerze mierzy się żetonami, a nie liczbą wygranych rozdań. Kto przegra wiele małych pul, a wygra kilka dużych, może skończyć wysoko na plusie.
