# Regulamin słowami: wszystkie opcje, ich wartości, kto z pięciu źródeł co mówi, i gotowe zestawy.
# Wiadomość to krótka nazwa opcji. Atrybut .about: o czym opcja rozstrzyga. Atrybuty .is-…: wartości
# tak, jak stoją na liście. Atrybuty .value…: wartość, która jest liczbą.

## Co jest nie tak z zasadą

wrong-house-range = Zasada „{ $option }” nie może mieć wartości „{ $value }”: może mieć od { $least } do { $most }.
wrong-house-number = Zasada „{ $option }” nie może mieć wartości „{ $value }”: musi to być liczba całkowita.
wrong-house-amount = Zasada „{ $option }” nie może mieć wartości „{ $value }”: może to być „{ $usual }” albo liczba żetonów, co najmniej 1.
wrong-house-listed = Zasada „{ $option }” nie może mieć wartości „{ $value }”. Wybierz jedną z możliwości: { $listed }.
wrong-house-half = Mała ciemna nie może być dokładnie połową z { $amount }. Wybierz parzystą dużą ciemną albo zaokrąglenie w dół.
wrong-house-rake = Opłata nie może wynosić { $percent }% puli: może to być od 0 do 100%.

## Opcje

house-sheet = Regulamin stołu
    .about = Gdzie gracze mogą przeczytać zasady tego stołu. Zajrzeć może każdy i w każdej chwili, żeby nie było o co się spierać.
    .is-shown = zawsze pod ręką
house-structure = Struktura licytacji
    .about = Ile wolno naraz postawić albo podnieść.
    .is-no-limit = no limit: dowolnie, aż do wszystkich żetonów
    .is-pot-limit = pot limit: najwyżej tyle, ile jest w puli
    .is-fixed-limit = limit: dokładnie ustalona wysokość
house-max-seats = Miejsca przy stole
    .about = Ilu graczy mieści się przy jednym stole.
    .value = { $count ->
        [one] { $count } miejsce
        [few] { $count } miejsca
       *[many] { $count } miejsc
    }
house-who-deals = Kto rozdaje
    .about = Kto tasuje i rozdaje. Na samą grę to nie wpływa.
    .is-computer = komputer
    .is-house-dealer = krupier, który nie gra
    .is-button-player = gracz z buttonem
house-min-buy-in = Najmniejszy buy-in
    .about = Z iloma żetonami trzeba co najmniej usiąść do gry na pieniądze.
    .value = { $count ->
        [one] { $count } duża ciemna
        [few] { $count } duże ciemne
       *[many] { $count } dużych ciemnych
    }
house-max-buy-in = Największy buy-in
    .about = Ile żetonów gracz może mieć przed sobą po zakupie w grze na pieniądze.
    .is-100-big-blinds = 100 dużych ciemnych
    .is-200-big-blinds = 200 dużych ciemnych
    .is-none = ile chce
house-min-stack = Ile żetonów wystarczy na karty
    .about = Z jak małym stackiem gracz w grze na pieniądze dostaje jeszcze karty. W turnieju gra się z każdą liczbą żetonów.
    .is-any-chips = wystarczą dowolne żetony; niepełna ciemna to all-in
    .is-one-big-blind = co najmniej jedna duża ciemna
house-top-up-floor = Najmniejszy stack po dokupieniu
    .about = Gdy gracz dokupuje między rozdaniami, ile co najmniej muszą razem wynosić stare i nowe żetony.
    .is-half-min-buy-in = połowa najmniejszego buy-inu
    .is-none = ile chce
house-draw-suits = Kolory w losowaniu buttona
    .about = Button bierze najwyższa wylosowana karta. Przy równej wartości rozstrzyga kolor, ale tylko tutaj i nigdzie indziej.
    .is-spades-hearts-diamonds-clubs = piki, kiery, kara, trefle
    .is-spades-hearts-clubs-diamonds = piki, kiery, trefle, kara
house-button = Button po odejściu gracza
    .about = Dokąd przechodzą button i ciemne, gdy ktoś między nimi odejdzie od stołu.
    .is-dead-button = martwy button: najpierw wyznacza się dużą ciemną, button może trafić na puste miejsce
    .is-moving-button = ruchomy button: zawsze dostaje go następny gracz
house-small-blind-rounding = Połowa dużej ciemnej
    .about = Mała ciemna to połowa dużej. Tutaj ustala się, jak dzieli się nieparzystą.
    .is-down-to-a-chip = zaokrągla się w dół do najmniejszego żetonu
    .is-exact-half = dokładna połowa; duża ciemna musi być parzysta
    .is-down-to-a-whole-unit = zaokrągla się w dół do całej jednostki pieniędzy
house-chips-per-unit = Żetony w jednostce pieniędzy
    .about = Ile najmniejszych żetonów daje całą jednostkę pieniędzy. Liczy się to tylko tam, gdzie małą ciemną zaokrągla się do całych jednostek.
    .value = { $count ->
        [one] { $count } żeton
        [few] { $count } żetony
       *[many] { $count } żetonów
    }
house-small-blind-amount = Wysokość małej ciemnej
    .about = Czy mała ciemna wynika z dużej, czy stół ustala ją sam.
    .is-derived = połowa dużej ciemnej
    .value = { $amount ->
        [one] { $amount } żeton
        [few] { $amount } żetony
       *[many] { $amount } żetonów
    }
house-missed-blind = Powrót po opuszczonej ciemnej
    .about = Co w grze na pieniądze płaci gracz, którego nie było przy stole, gdy wypadła na niego duża ciemna.
    .is-pay-or-wait = od razu płaci żywą dużą ciemną albo na nią czeka
    .is-pay-to-re-enter = płaci żywą dużą ciemną
    .is-big-live-small-dead = płaci żywą dużą ciemną, a opuszczoną małą ciemną jako martwe pieniądze do puli
house-button-break = Przerwa na buttonie
    .about = Czy gracz, który odejdzie z buttonem, może raz przepuścić ciemne i wrócić bez płacenia.
    .is-on = może, na jedno przejście ciemnych
    .is-off = nie może
house-newcomer = Wejście nowego gracza
    .about = Co płaci ten, kto w grze na pieniądze dosiada się do trwającej gry. Między button a dużą ciemną nikt nie wchodzi.
    .is-wait-or-post = czeka na dużą ciemną albo wkłada tyle samo
    .is-any-time = wchodzi od razu i nic nie płaci
house-blind-posting = Płacenie ciemnych
    .about = Czy ciemne płaci się automatycznie, czy gracz dostaje pytanie. Kto odmówi, nie gra i ma ciemną opuszczoną.
    .is-automatic = automatycznie
    .is-prompt = gracz dostaje pytanie
house-ante = Ante
    .about = Czy oprócz ciemnych płaci się przed rozdaniem także ante.
    .is-none = nigdy
    .is-late-tournament-levels = na późniejszych poziomach turnieju
    .is-always = w każdym rozdaniu
house-ante-size = Wysokość ante
    .about = Jak duże jest ante tam, gdzie się je płaci.
    .is-tenth-of-big-blind = jedna dziesiąta dużej ciemnej
    .value = { $amount ->
        [one] { $amount } żeton
        [few] { $amount } żetony
       *[many] { $amount } żetonów
    }
house-ante-payer = Kto płaci ante
    .about = Czy każdy gracz płaci za siebie, czy duża ciemna raz za cały stół.
    .is-everyone = każdy za siebie
    .is-big-blind = duża ciemna za wszystkich
house-straddle = Straddle
    .about = Czy gracz za dużą ciemną może włożyć dwie duże ciemne, zanim zobaczy karty, i dzięki temu mówić przed flopem ostatni. Tylko w grze na pieniądze.
    .is-off = nie gra się go
    .is-on = jest dozwolony
house-straddle-counts = Straddle a liczba podniesień
    .about = W grze z limitem liczba podniesień w rundzie jest ograniczona. Tutaj ustala się, czy straddle się do niej wlicza.
    .is-on = liczy się jako podniesienie
    .is-off = nie liczy się
house-straddle-raise = Najmniejsze podniesienie straddle
    .about = Do ilu trzeba co najmniej podnieść straddle w grze no limit i pot limit.
    .is-twice-the-straddle = do dwukrotności straddle
    .is-straddle-plus-one-big-blind = do straddle i jednej dużej ciemnej
house-first-card = Pierwsza karta heads-up
    .about = Który gracz dostaje pierwszą kartę, gdy gra tylko dwóch.
    .is-button-last = przeciwnik buttona; button jest ostatni
    .is-button-first = gracz z buttonem, który jest małą ciemną
house-burn-cards = Karty spalone
    .about = Czy przed flopem, turnem i riverem spala się jedną kartę, czyli odkłada ją zakrytą na bok. Bez tego talia wystarcza dla 23 graczy zamiast 22.
    .is-on = spala się
    .is-off = nie spala się
house-raise-cap = Podniesienia w jednej rundzie
    .about = W grze z limitem: ile podniesień wolno w jednej rundzie po pierwszym zakładzie. Przed flopem pierwszym zakładem jest duża ciemna.
    .is-3 = trzy
    .is-4 = cztery
house-heads-up-cap = Podniesienia heads-up
    .about = W grze z limitem: czy ograniczenie liczby podniesień działa także wtedy, gdy zostało tylko dwóch graczy.
    .is-by-mode = bez ograniczeń w grze na pieniądze, z ograniczeniem w turnieju
    .is-unlimited = bez ograniczeń
    .is-capped = ograniczenie działa dalej
    .is-lifted-when-two-are-left-in-the-tournament = bez ograniczeń, gdy w turnieju zostało tylko dwóch
house-pot-limit = Największe podniesienie w pot limicie
    .about = Jak liczy się pulę, o którą w grze pot limit wolno najwyżej podnieść.
    .is-pot-after-call = o pulę razem z własnym sprawdzeniem
    .is-pot-before-call = o pulę, jaka właśnie leży
    .is-others-chips = o to, co dotąd włożyli inni
house-min-raise = Najmniejsze podniesienie
    .about = O ile trzeba co najmniej podnieść w grze no limit i pot limit.
    .is-last-bet-or-raise = o tyle, ile wynosił ostatni pełny zakład albo podniesienie
    .is-one-big-blind = zawsze o jedną dużą ciemną
house-late-streets = Najmniejszy zakład na turnie i riverze
    .about = Gdzie zakłady na turnie i riverze są dwa razy większe.
    .is-limit-only = dwie duże ciemne w grze z limitem, gdzie indziej jedna
    .is-all-structures = dwie duże ciemne wszędzie
house-short-all-in = All-in mniejszy niż podniesienie
    .about = Czy po all-inie, który nie sięga pełnego podniesienia, mogą znowu podnosić ci, którzy już zagrali.
    .is-full-bet = tylko po pełnym podniesieniu
    .is-half-bet-in-limit = w grze z limitem wystarczy połowa zakładu
house-all-in-face-up = Karty twarzą do góry po all-inie
    .about = Czy wszystkie karty odkrywa się, gdy nikt nie może już stawiać, choć nie leżą jeszcze wszystkie karty wspólne.
    .is-tournaments = w turniejach
    .is-always = zawsze
    .is-never = nigdy, dopiero przy wykładaniu
house-show-first = Kto pokazuje pierwszy po czekaniu
    .about = Kto zaczyna wykładanie, gdy w ostatniej rundzie nikt nie postawił.
    .is-first-to-act = kto w tej rundzie był pierwszy w kolejności
    .is-last-aggressor-of-hand = kto w całym rozdaniu ostatni postawił albo podniósł
house-losers-show = Kto musi pokazać
    .about = Kto przy wykładaniu musi pokazać karty.
    .is-may-muck = ten, kto zaczyna; pobite karty mogą zostać zakryte
    .is-all-show = wszyscy
    .is-winners-only = tylko ten, kto chce wygrać
house-play-board = Gra kartami wspólnymi
    .about = Czy gracz, którego pięć najlepszych kart leży w całości na stole, musi powiedzieć, że gra stołem.
    .is-not-required = nie musi, karty mówią za siebie
    .is-required = musi albo pokazuje obie swoje karty; inaczej traci udział
house-history-mucked = Schowane karty w historii
    .about = Czy po rozdaniu można obejrzeć karty schowane przy wykładaniu. Kart spasowanych nie można obejrzeć nigdy.
    .is-yes = tak
    .is-no = nie
house-odd-chip = Czyj jest żeton z reszty
    .about = Po podziale puli może zostać żeton, którego nie da się podzielić. Tutaj ustala się, czyj jest.
    .is-first-left-of-button = pierwszego zwycięzcy na lewo od buttona
    .is-nearest-counter-clockwise = zwycięzcy najbliżej buttona przeciwnie do ruchu wskazówek zegara
house-odd-chips = Kilka żetonów z reszty
    .about = Co się dzieje, gdy po podziale puli zostaje więcej niż jeden żeton.
    .is-one-each = po jednym dla każdego, po kolei
    .is-all-to-one = wszystkie dla jednego zwycięzcy
house-rake = Opłata poker roomu (rake)
    .about = Ile poker room pobiera z puli w grze na pieniądze.
    .is-none = nic
    .value = { $percent }% puli, jeśli wyłożono flop
    .value-cap = { $percent }% puli, jeśli wyłożono flop, najwyżej { $cap }
    .value-always = { $percent }% każdej puli
    .value-always-cap = { $percent }% każdej puli, najwyżej { $cap }
house-exposed-card = Karta odsłonięta przy rozdawaniu
    .about = Jak się rozstrzyga, gdy przy rozdawaniu odsłoni się jedna karta któregoś gracza.
    .is-misdeal-if-first-two = rozdanie nieważne, jeśli to pierwsza albo druga karta; inaczej wymienia się ją i spala
    .is-replace-and-burn = zawsze wymienia się ją i spala
house-rebuys = Rebuy
    .about = Czy gracz może w turnieju znowu kupić żetony.
    .is-none = nie może
    .is-first-phase = na pierwszych poziomach
house-payouts = Nagrody
    .about = Jak dzieli się w turnieju pieniądze na nagrody.
    .is-50-30-20 = 50, 30 i 20%
    .is-winner-takes-all = wszystko dla zwycięzcy
    .is-65-35 = 65 i 35%
    .is-best-tenth = dla najlepszej jednej dziesiątej graczy, im wyżej, tym więcej
    .is-custom = jak ustali organizator
house-blind-levels = Długość poziomów
    .about = W czym liczy się czas do następnego wzrostu ciemnych.
    .is-hands = w rozdaniach
    .is-minutes = w minutach

## Kto to mówi

house-source-card-room = zasady poker roomu na żywo
house-source-league = zasady ligi
house-source-overview = słowacki przegląd
house-source-online-room = polski internetowy poker room
house-source-general = ogólne zasady czeskie
house-source-practice = zwykła praktyka

## Gdzie źródła się różnią

conflict-1 = Słowacki przegląd, internetowy poker room i zasady ogólne pozwalają w rundzie na trzy podniesienia. Liga przeważnie na cztery, ale nie mówi, czy wlicza się pierwszy zakład. Zasady poker roomu na żywo podają w jednym miejscu trzy, w innym trzy albo cztery.
conflict-2 = Według zasad ogólnych ograniczenie podniesień nie działa, gdy zostało dwóch graczy. W internetowym poker roomie nie działa tylko w grze na pieniądze, w turnieju działa. Pozostali nie znają wyjątku.
conflict-3 = Zasady poker roomu na żywo ograniczają podniesienia przed flopem i nie podają struktury; gdzie indziej wyłączają z tego no limit i pot limit. Zasady ogólne wyłączają oba, przegląd no limit. Liga i internetowy poker room mówią tylko o grze z limitem.
conflict-4 = W lidze podnosi się o to, co jest w puli, i nie powiedziano, czy najpierw dolicza się własne sprawdzenie. Słowacki przegląd liczy żetony innych graczy. Pozostali milczą.
conflict-5 = Zasady poker roomu na żywo, liga i zasady ogólne wymagają co najmniej tyle, ile wynosił ostatni zakład albo podniesienie. Słowacki przegląd wymaga za każdym razem jednej dużej ciemnej, a przed flopem także zasady poker roomu na żywo.
conflict-6 = Zasady poker roomu na żywo podwajają zakłady na turnie i riverze i nie podają struktury. Liga, przegląd i internetowy poker room podwajają je w grze z limitem. Zasady ogólne znają tylko jedną dużą ciemną.
conflict-8 = Liga wymienia jako rundę z większymi zakładami tylko turn. Zasady poker roomu na żywo, przegląd i internetowy poker room wymieniają turn i river.
conflict-9 = Według zasad poker roomu na żywo all-in mniejszy niż pełne podniesienie nie otwiera licytacji na nowo. Według zasad ogólnych żetony za półtora zakładu są podniesieniem, ale to nie dotyczy all-inów. Przegląd pozwala na każdy all-in i nie mówi, co z niego wynika.
conflict-10 = Zasady poker roomu na żywo mają full bet rule dla gry z limitem i pot limit. Pozostali milczą, a o no limit nie mówi nikt.
conflict-11 = W zasadach poker roomu na żywo, w lidze i w przeglądzie mała ciemna to z reguły połowa dużej. Internetowy poker room zaokrągla połowę w dół, a w niektórych grach ma inną wysokość.
conflict-12 = Według zasad poker roomu na żywo duża ciemna to dwie małe. W internetowym poker roomie duża ciemna to niższy limit, nawet gdy mała jest zaokrąglona: 7 i 15.
conflict-13 = Zasady poker roomu na żywo ustawiają piki, kiery, trefle, kara i znają też kolejność alfabetyczną. Zasady ogólne ustawiają piki, kiery, kara, trefle.
conflict-14 = Według zasad poker roomu na żywo i ligi button dostaje następny gracz. W przeglądzie button przechodzi na małą ciemną. Zasady ogólne wyznaczają najpierw dużą ciemną, a button może trafić na puste miejsce.
conflict-15 = Według zasad poker roomu na żywo każdy musi zapłacić opuszczoną ciemną, zanim wróci. Według zasad ogólnych ten, kto odszedł z buttonem, może raz przepuścić ciemne za darmo.
conflict-16 = Według zasad ogólnych nowy gracz czeka na dużą ciemną albo wkłada tyle samo. Zasady poker roomu na żywo nie mówią o płaceniu, tylko o miejscu, na które nie wolno wejść.
conflict-17 = Według zasad poker roomu na żywo nowy gracz nie może wejść między obie ciemne. Według zasad ogólnych nie może wejść nigdzie między button a dużą ciemną.
conflict-18 = Zasady poker roomu na żywo często pozwalają na straddle, w każdej grze. Liga pozwala na niego w niektórych grach poza turniejem. Pozostali go nie znają.
conflict-19 = Według zasad poker roomu na żywo pierwszą kartę dostaje mała ciemna, a ostatnią button; heads-up to ten sam gracz. W zasadach ogólnych button jest ostatni. Internetowy poker room mówi jedno i drugie.
conflict-20 = Zasady poker roomu na żywo i liga spalają kartę przed flopem, turnem i riverem. Internetowy poker room przed flopem i turnem. Przegląd o tym nie mówi, a zasady poker roomu na żywo znają też grę bez spalania.
conflict-28 = W zasadach poker roomu na żywo, w internetowym poker roomie i w zasadach ogólnych zaczyna ten, kto był pierwszy w kolejności. W niektórych klubach, dodają zasady ogólne, zaczyna ten, kto ostatni stawiał w całym rozdaniu, i tak można czytać przegląd. Liga milczy.
conflict-29 = W zasadach poker roomu na żywo i w lidze pokazują wszyscy, którzy zostali. W przeglądzie kto przegrywa, może schować karty, a w internetowym poker roomie musi pokazać tylko ten, kto ostatni stawiał. Według zasad ogólnych pokazuje, kto chce wygrać.
conflict-30 = W internetowym poker roomie schowane karty można przeczytać w historii rozdań. Według przeglądu kto przegrywa, może je schować na zawsze.
conflict-31 = W lidze gracz musi powiedzieć, że gra stołem, inaczej traci prawo do puli. W internetowym poker roomie rozpoznaje to komputer. W zasadach ogólnych karty mówią za siebie, gdy są pokazane.
conflict-35 = W zasadach poker roomu na żywo i w zasadach ogólnych żeton z reszty bierze pierwszy zwycięzca na lewo od buttona. W przeglądzie ten, kto jest najbliżej rozdającego przeciwnie do ruchu wskazówek zegara. Liga i internetowy poker room milczą.
conflict-36 = Zasady ogólne mówią tylko o jednym żetonie z reszty. W zasadach poker roomu na żywo późniejsi gracze mają mniejsze części. W przeglądzie całą resztę dostaje jeden gracz.
conflict-38 = Zasady poker roomu na żywo wymagają zwykle co najmniej jednej dużej ciemnej. Zasady ogólne przyjmują niepełną ciemną, a według przeglądu wolno grać z dowolną liczbą żetonów.
conflict-41 = Według zasad poker roomu na żywo dokupuje się między rozdaniami, co najmniej do połowy buy-inu. Według przeglądu kupuje się znowu dopiero po stracie wszystkiego albo w pierwszej części turnieju.
conflict-42 = Zasady poker roomu na żywo znają najmniejszy buy-in, a największego nie. W zasadach ogólnych to często od 10 do 100 dużych ciemnych albo do 200, albo bez ograniczeń.
conflict-43 = Liga zna ante tylko w późnej części dużych turniejów, przegląd w niektórych turniejach, zwykle jedną dziesiątą dużej ciemnej. Zasady ogólne tylko o ante wspominają. Zasady poker roomu na żywo milczą.
conflict-44 = W zasadach poker roomu na żywo i w przeglądzie zwykle gra najwyżej dziesięciu graczy. Według obu może ich być do 22, a według zasad poker roomu na żywo bez kart spalonych 23.
conflict-45 = W zasadach poker roomu na żywo rozdaje pracownik, w turniejach ligi ktoś, kto nie gra, w internetowym poker roomie komputer. Według przeglądu i w innych grach ligi może to być gracz z buttonem.
conflict-46 = Zasady poker roomu na żywo odkrywają karty, gdy nie można już stawiać, na przykład w turnieju; gdzie indziej gracz all-in może czekać z zakrytymi. Pozostali milczą.
conflict-48 = Zasady poker roomu na żywo jedną odsłoniętą kartę zawsze wymieniają i spalają. Według zasad ogólnych rozdanie jest nieważne, jeśli była pierwsza albo druga; inaczej może posłużyć jako spalona.
conflict-50 = Zasady poker roomu na żywo mówią jedno i drugie: że najpierw kończy się rozdawanie i że kartę wymienia się od razu.
conflict-56 = W zasadach poker roomu na żywo od puli odlicza się opłatę. W pozostałych zwycięzca bierze całą pulę.
conflict-58 = W przeglądzie wpisowe dostają najlepsi gracze. W zasadach poker roomu na żywo i w lidze ciemne regularnie rosną. Liczb nie podaje nikt.
conflict-59 = W jednym miejscu zasad ogólnych nowy gracz wkłada dużą ciemną do puli, jakby była martwa. W innym włożona duża ciemna jest pierwszym zakładem. Zasady poker roomu na żywo milczą.

## Gotowe zestawy

preset-school = Szkoła
    .about = Zasady domyślne; przy wykładaniu pokazują wszyscy.
preset-live-card-room = Poker room na żywo
    .about = Krupier, straddle, opłata z puli, a schowane karty zostają schowane.
preset-online-room = Internetowy poker room
    .about = O ciemne pyta cię stół, z puli pobiera się opłatę, a schowane karty można obejrzeć.
preset-league = Liga czeska
    .about = Cztery podniesienia, ruchomy button, pokazują wszyscy, a kto gra stołem, ten to mówi.
