# Co mówi sędzia: karty, układy, wydarzenia, powody, odmowy.
# Imiona graczy stoją tylko w mianowniku jako podmiot; czas teraźniejszy nie potrzebuje rodzaju.
# Atrybut .you: to samo zdanie o samym graczu (na „ty”).
# Atrybuty .title i .short powodu: pytanie i cztery słowa na przycisk, który odpoczywa.
# Atrybut .with układu: jego nazwa wewnątrz zdania.
# RANK($x, form: "y") to wyrażenie -rank-y o tej wartości; wyrażenia każdy język ma własne.

## Karty

-rank-single = { $rank ->
    [two] dwójka
    [three] trójka
    [four] czwórka
    [five] piątka
    [six] szóstka
    [seven] siódemka
    [eight] ósemka
    [nine] dziewiątka
    [ten] dziesiątka
    [jack] walet
    [queen] dama
    [king] król
   *[ace] as
}
-rank-plural = { $rank ->
    [two] dwójki
    [three] trójki
    [four] czwórki
    [five] piątki
    [six] szóstki
    [seven] siódemki
    [eight] ósemki
    [nine] dziewiątki
    [ten] dziesiątki
    [jack] walety
    [queen] damy
    [king] króle
   *[ace] asy
}
-rank-genitive = { $rank ->
    [two] dwójki
    [three] trójki
    [four] czwórki
    [five] piątki
    [six] szóstki
    [seven] siódemki
    [eight] ósemki
    [nine] dziewiątki
    [ten] dziesiątki
    [jack] waleta
    [queen] damy
    [king] króla
   *[ace] asa
}
-rank-genitive-plural = { $rank ->
    [two] dwójek
    [three] trójek
    [four] czwórek
    [five] piątek
    [six] szóstek
    [seven] siódemek
    [eight] ósemek
    [nine] dziewiątek
    [ten] dziesiątek
    [jack] waletów
    [queen] dam
    [king] króli
   *[ace] asów
}
-rank-start = { $rank ->
    [two] Dwójka
    [three] Trójka
    [four] Czwórka
    [five] Piątka
    [six] Szóstka
    [seven] Siódemka
    [eight] Ósemka
    [nine] Dziewiątka
    [ten] Dziesiątka
    [jack] Walet
    [queen] Dama
    [king] Król
   *[ace] As
}
rank-name = { RANK($rank, form: "single") }
card = { $suit ->
    [clubs] { RANK($rank, form: "single") } trefl
    [diamonds] { RANK($rank, form: "single") } karo
    [hearts] { RANK($rank, form: "single") } kier
   *[spades] { RANK($rank, form: "single") } pik
}
hole-pair = Para { RANK($high, form: "genitive-plural") }
hole-suited = { RANK($high, form: "start") } i { RANK($low, form: "single") } w kolorze
hole-offsuit = { RANK($high, form: "start") } i { RANK($low, form: "single") }, różne kolory

## Układy

hand-royal-flush = poker królewski
    .with = { hand-royal-flush }
hand-straight-flush = poker do { RANK($high, form: "genitive") }
    .with = { hand-straight-flush }
hand-four = kareta { RANK($rank, form: "genitive-plural") }, kicker { RANK($kicker, form: "single") }
    .with = { hand-four }
hand-full-house = full, trójka { RANK($trips, form: "genitive-plural") } i para { RANK($pair, form: "genitive-plural") }
    .with = { hand-full-house }
hand-flush = kolor, najwyższa karta { RANK($high, form: "single") }
    .with = { hand-flush }
hand-straight = strit do { RANK($high, form: "genitive") }
    .with = { hand-straight }
hand-three = trójka { RANK($rank, form: "genitive-plural") }, kicker { RANK($kicker, form: "single") }
    .with = { hand-three }
hand-two-pair = dwie pary, { RANK($high, form: "plural") } i { RANK($low, form: "plural") }, kicker { RANK($kicker, form: "single") }
    .with = { hand-two-pair }
hand-pair = para { RANK($rank, form: "genitive-plural") }, kicker { RANK($kicker, form: "single") }
    .with = { hand-pair }
hand-high-card = wysoka karta { RANK($high, form: "single") }, potem { RANK($kicker, form: "single") }
    .with = { hand-high-card }

label-royal-flush = Poker królewski
label-straight-flush = Poker
label-four = Kareta
label-full-house = Full
label-flush = Kolor
label-straight = Strit
label-three = Trójka
label-two-pair = Dwie pary
label-pair = Para
label-high-card = Wysoka karta

decided-category = { $winner ->
    [royal-flush] Poker królewski
    [straight-flush] Poker
    [four] Kareta
    [full-house] Full
    [flush] Kolor
    [straight] Strit
    [three] Trójka
    [two-pair] Dwie pary
    [pair] Para
   *[high-card] Wysoka karta
} { $winner ->
    [two-pair] biją
   *[other] bije
} { $loser ->
    [royal-flush] pokera królewskiego
    [straight-flush] pokera
    [four] karetę
    [full-house] fulla
    [flush] kolor
    [straight] strita
    [three] trójkę
    [two-pair] dwie pary
    [pair] parę
   *[high-card] wysoką kartę
}.
decided-ranks = { $group ->
    [four] Decyduje kareta
    [three] Decyduje trójka
    [higher-pair] Decyduje wyższa para
    [lower-pair] Decyduje niższa para
   *[pair] Decyduje para
}: { RANK($winner, form: "plural") } to więcej niż { RANK($loser, form: "plural") }.
decided-card = { $place ->
    [1] Decyduje najwyższa karta
    [2] Decyduje druga karta
    [3] Decyduje trzecia karta
    [4] Decyduje czwarta karta
   *[other] Decyduje piąta karta
}: { RANK($winner, form: "single") } to więcej niż { RANK($loser, form: "single") }.
decided-straight = Wygrywa wyższy strit: do { RANK($winner, form: "genitive") } to więcej niż do { RANK($loser, form: "genitive") }.
decided-equal = Układy są równe we wszystkich pięciu kartach, więc pula się dzieli.

## Miejsca

position-button = BTN
    .name = Button
position-small-blind = SB
    .name = Mała ciemna
position-big-blind = BB
    .name = Duża ciemna
position-utg = UTG
    .name = Under the gun
position-utg-plus = UTG+{ $places }
    .name = Under the gun plus { $places }
position-lojack = LJ
    .name = Lojack
position-hijack = HJ
    .name = Hijack
position-cutoff = CO
    .name = Cutoff
seat-name = Miejsce { $number }
pot-name = { $pot ->
    [0] Pula główna
   *[other] Pula boczna { $pot }
}

## Etykiety przy graczu

did-fold = Pas
did-check = Czekam
did-call = Call
did-bet = Stawiam
did-raise = Podnoszę
did-all-in = All-in
did-show = Pokazuję
did-muck = Chowam
did-small-blind = SB
did-big-blind = BB
did-straddle = Straddle
did-post = Wkład
did-ante = Ante

## Wydarzenia

event-started = Button ma { $name }.
    .you = Button masz ty.
event-started-empty = Button jest na miejscu { $number }, gdzie teraz nikt nie siedzi.
event-posted = { $kind ->
    [ante] { $name } daje ante { $amount }.
    [big-blind-ante] { $name } daje ante za cały stół, { $amount }.
    [dead-post] { $name } płaci opuszczoną małą ciemną, { $amount }.
    [small-blind] { $name } daje małą ciemną { $amount }.
    [straddle] { $name } daje straddle { $amount }.
    [live-post] { $name } daje ciemną poza kolejnością, { $amount }.
   *[big-blind] { $name } daje dużą ciemną { $amount }.
}
    .you = { $kind ->
    [ante] Dajesz ante { $amount }.
    [big-blind-ante] Dajesz ante za cały stół, { $amount }.
    [dead-post] Płacisz opuszczoną małą ciemną, { $amount }.
    [small-blind] Dajesz małą ciemną { $amount }.
    [straddle] Dajesz straddle { $amount }.
    [live-post] Dajesz ciemną poza kolejnością, { $amount }.
   *[big-blind] Dajesz dużą ciemną { $amount }.
}
event-posted-short = { $name } daje tylko { $amount } zamiast { $nominal } i jest all-in.
    .you = Dajesz tylko { $amount } zamiast { $nominal } i jesteś all-in.
event-dealt = Twoje karty: { $cards }.
event-pot = Pula { $amount }.
event-pot-of = { $pot ->
    [0] Pula główna { $amount }.
   *[other] Pula boczna { $pot }: { $amount }.
}
event-board = { $street ->
    [flop] Flop: { $cards }.
    [turn] Turn: { $cards }.
   *[river] River: { $cards }.
}
event-board-pot = { $street ->
    [flop] Flop: { $cards }. Pula { $amount }.
    [turn] Turn: { $cards }. Pula { $amount }.
   *[river] River: { $cards }. Pula { $amount }.
}
event-folded = { $name } pasuje.
    .you = Pasujesz.
event-checked = { $name } czeka.
    .you = Czekasz.
event-called = { $name } sprawdza za { $amount }.
    .you = Sprawdzasz za { $amount }.
event-called-all-in = { $name } sprawdza za { $amount } i jest all-in.
    .you = Sprawdzasz za { $amount } i jesteś all-in.
event-bet = { $name } stawia { $amount }.
    .you = Stawiasz { $amount }.
event-raised = { $name } podnosi do { $amount }.
    .you = Podnosisz do { $amount }.
event-all-in = { $name } jest all-in za { $amount }.
    .you = Jesteś all-in za { $amount }.
event-all-in-short = { $name } jest all-in za { $amount }, mniej niż pełne podniesienie.
    .you = Jesteś all-in za { $amount }, mniej niż pełne podniesienie.
event-all-in-small = { $name } jest all-in za { $amount }, mniej niż najmniejszy zakład.
    .you = Jesteś all-in za { $amount }, mniej niż najmniejszy zakład.
event-returned = { $name } dostaje z powrotem { $amount }.
    .you = Dostajesz z powrotem { $amount }.
event-shown = { $name } pokazuje karty: { $cards }.
    .you = Pokazujesz karty: { $cards }.
event-shown-hand = { $name } pokazuje karty: { $cards }. Układ: { $hand }.
    .you = Pokazujesz karty: { $cards }. Układ: { $hand }.
event-mucked = { $name } nie pokazuje kart.
    .you = Nie pokazujesz kart.
event-raked = Poker room pobiera z puli { $amount }.
event-won = { $name } bierze { $amount }.
    .you = Bierzesz { $amount }.
event-won-pot = { $pot ->
    [0] { $name } bierze pulę główną, { $amount }.
   *[other] { $name } bierze pulę boczną { $pot }, { $amount }.
}
    .you = { $pot ->
    [0] Bierzesz pulę główną, { $amount }.
   *[other] Bierzesz pulę boczną { $pot }, { $amount }.
}
event-won-hand = { $name } wygrywa { $amount }: { $hand }.
    .you = Wygrywasz { $amount }: { $hand }.
event-won-pot-hand = { $pot ->
    [0] { $name } wygrywa pulę główną, { $amount }: { $hand }.
   *[other] { $name } wygrywa pulę boczną { $pot }, { $amount }: { $hand }.
}
    .you = { $pot ->
    [0] Wygrywasz pulę główną, { $amount }: { $hand }.
   *[other] Wygrywasz pulę boczną { $pot }, { $amount }: { $hand }.
}
event-split = { $names } dzielą między siebie { $amount }: { $hand }.
    .you = { $names } dzielicie między siebie { $amount }: { $hand }.
event-split-pot = { $pot ->
    [0] { $names } dzielą między siebie pulę główną, { $amount }: { $hand }.
   *[other] { $names } dzielą między siebie pulę boczną { $pot }, { $amount }: { $hand }.
}
    .you = { $pot ->
    [0] { $names } dzielicie między siebie pulę główną, { $amount }: { $hand }.
   *[other] { $names } dzielicie między siebie pulę boczną { $pot }, { $amount }: { $hand }.
}
names-you = Ty
names-two = { $first } i { $last }
names-more = { $first }, { $rest }

## Koniec rozdania

result-against = { $name } ma: { $hand }.
    .you = Ty masz: { $hand }.
result-folded = Wszyscy pozostali spasowali.
result-unopposed = Nikt inny nie mógł jej wygrać.
result-only-shown = Nikt inny nie pokazał kart.
result-each = Po { $amount } na osobę.

## Co jest możliwe

turn-check-bet = Czekaj albo postaw co najmniej { $min }.
    .spoken = Twoja kolej. Nie ma czego sprawdzać: czekaj albo postaw co najmniej { $min }. Pula { $pot }.
turn-check-bet-one = Czekaj albo postaw { $min }.
    .spoken = Twoja kolej. Nie ma czego sprawdzać: czekaj albo postaw { $min }. Pula { $pot }.
turn-check-raise = Czekaj albo podnieś co najmniej do { $min }.
    .spoken = Twoja kolej. Nie ma czego sprawdzać: czekaj albo podnieś co najmniej do { $min }. Pula { $pot }.
turn-check-raise-one = Czekaj albo podnieś do { $min }.
    .spoken = Twoja kolej. Nie ma czego sprawdzać: czekaj albo podnieś do { $min }. Pula { $pot }.
turn-check = Czekanie nic nie kosztuje.
    .spoken = Twoja kolej. Czekanie nic nie kosztuje. Pula { $pot }.
turn-call-raise = Sprawdź za { $call } albo podnieś co najmniej do { $min }.
    .spoken = Twoja kolej. Sprawdź za { $call } albo podnieś co najmniej do { $min }. Pula { $pot }.
turn-call-raise-one = Sprawdź za { $call } albo podnieś do { $min }.
    .spoken = Twoja kolej. Sprawdź za { $call } albo podnieś do { $min }. Pula { $pot }.
turn-call-raise-all-in = Sprawdź za { $call } albo zagraj all-in za { $min }.
    .spoken = Twoja kolej. Sprawdź za { $call } albo zagraj all-in za { $min }. Pula { $pot }.
turn-call = Sprawdź za { $call } albo pasuj.
    .spoken = Twoja kolej. Sprawdź za { $call } albo pasuj. Pula { $pot }.
turn-call-all-in = Sprawdź all-in za { $call } albo pasuj.
    .spoken = Twoja kolej. Sprawdź all-in za { $call } albo pasuj. Pula { $pot }.
turn-fold = Zostaje tylko pas.
    .spoken = Twoja kolej. Zostaje tylko pas. Pula { $pot }.
turn-show-or-muck = Twoje karty nie wystarczą: pokazać czy schować?
    .spoken = Twoja kolej. Twoje karty nie wystarczą: pokazać czy schować?
turn-waiting = Teraz gra { $name }.
    .you = Teraz grasz ty.

## Powody

why-button = Button (znaczek D) wskazuje umownego rozdającego. Ma go { $name }; ciemne siedzą na lewo od niego, a od flopa gracz z buttonem mówi ostatni. Po każdym rozdaniu button przechodzi o jedno miejsce dalej.
    .title = Dlaczego button leży tutaj?
why-ante = Przed rozdaniem każdy gracz daje do puli ante { $amount }. Nie wlicza się ono do żadnego zakładu.
    .title = Dlaczego ante { $amount }?
why-big-blind-ante = Jeden gracz daje ante za cały stół: { $amount }. Idzie ono do puli głównej i nie wlicza się do żadnego zakładu.
    .title = Dlaczego ante { $amount }?
why-dead-post = Brakuje opuszczonej małej ciemnej, więc teraz do puli idzie { $amount }. To nie liczy się jako zakład.
    .title = Dlaczego płaci się { $amount }?
why-small-blind = Pierwszy gracz na lewo od buttona daje jeszcze przed kartami małą ciemną { $amount }. Dzięki temu w każdym rozdaniu jest o co grać.
    .title = Dlaczego mała ciemna { $amount }?
why-small-blind-two = Gdy gra tylko dwóch graczy, małą ciemną { $amount } daje ten z buttonem.
    .title = Dlaczego mała ciemna na buttonie?
why-big-blind = Drugi gracz na lewo od buttona daje dużą ciemną { $amount }. To najmniejszy zakład w grze i pierwszy, który trzeba wyrównać.
    .title = Dlaczego duża ciemna { $amount }?
why-big-blind-two = Gdy gra tylko dwóch graczy, dużą ciemną { $amount } daje ten bez buttona.
    .title = Dlaczego duża ciemna { $amount }?
why-straddle = Straddle { $amount } to dobrowolne podniesienie jeszcze przed kartami: dwie duże ciemne. Kto je daje, przed flopem mówi ostatni.
    .title = Dlaczego straddle { $amount }?
why-live-post = Kto wchodzi do gry poza kolejnością ciemnych, daje { $amount }. Liczy się to jak każdy inny zakład.
    .title = Dlaczego ciemna { $amount }?
why-short-blind = Należy się { $nominal }, ale zostało tylko { $posted }, więc do gry idzie wszystko. Dla pozostałych ciemna nadal liczy się za { $nominal }.
    .title = Dlaczego tylko { $posted }?
why-short-ante = Należy się { $nominal }, ale zostało tylko { $posted }, więc do gry idzie wszystko. Reszty nikt nie jest winien.
    .title = Dlaczego tylko { $posted }?
why-deal = Każdy dostaje dwie zakryte karty, po jednej i zgodnie z ruchem wskazówek zegara. Zna je tylko ten, do kogo należą.
    .title = Dlaczego te karty?
why-burn = Zanim na stół trafią nowe karty, wierzchnią kartę się spala, czyli odkłada tak, że nikt jej nie widzi. Dzięki temu karta znaczona albo podpatrzona nikomu nie pomoże.
    .title = Dlaczego spala się jedną kartę?
why-board = { $players ->
    [one] W grze jest jeszcze { $players } gracz, a runda licytacji się skończyła. Czas na kolejne karty.
    [few] W grze są jeszcze { $players } gracze, a runda licytacji się skończyła. Czas na kolejne karty.
   *[many] W grze jest jeszcze { $players } graczy, a runda licytacji się skończyła. Czas na kolejne karty.
}
    .title = Dlaczego kolejne karty?
why-board-run-out = Stawiać już nie można: z graczy w grze żetony ma najwyżej jeden. Reszta kart wspólnych pojawia się od razu.
    .title = Dlaczego nikt już nie stawia?
why-fold = Po pasie karty są poza grą. { $amount ->
    [0] Nic na nie jeszcze nie postawiono, więc nic nie przepada.
   *[other] To, co już postawiono, { $amount }, zostaje w puli.
}
    .title = Co się dzieje po pasie?
why-check = W tej rundzie nikt jeszcze nie postawił, nie ma czego sprawdzać. Zostać w grze można za darmo.
    .title = Dlaczego można czekać?
why-check-option = Nikt nie podniósł, a { $bet }, które już leży na stole, wystarcza. Czekanie nic nie kosztuje; podnieść też można.
    .title = Dlaczego można czekać?
why-call = Sprawdzić (call) to wyrównać do najwyższej stawki rundy, { $bet }.
    .title = Dlaczego sprawdzenie kosztuje { $pay }?
why-call-rest = Sprawdzić (call) to wyrównać do najwyższej stawki rundy, { $bet }. Z tego { $already } już leży na stole, brakuje { $pay }.
    .title = Dlaczego sprawdzenie kosztuje { $pay }?
why-call-short = Sprawdzenie kosztuje { $price }, ale zostało tylko { $pay }. All-in wystarczy, żeby zostać w grze; gra się tylko o tyle, ile się wyrówna.
    .title = Dlaczego wystarczy { $pay }?
why-call-real = Nikt inny nie ma już nic do zrobienia. Wystarczy więc wyrównać to, co naprawdę postawiono: { $bet }. To kosztuje { $pay }.
    .title = Dlaczego tylko { $pay }?
why-min-bet = Najmniejszy zakład w tej rundzie to { $min }, wyznacza go duża ciemna. Mniej może postawić tylko ten, kto gra all-in.
    .title = Dlaczego co najmniej { $min }?
why-min-raise = Podniesienie musi być co najmniej tak duże jak ostatni zakład albo podniesienie. To wynosiło { $by }, więc { $bet } rośnie do { $to } albo więcej. Mniej może dać tylko all-in.
    .title = Dlaczego co najmniej { $to }?
why-min-raise-big-blind = Przy tym stole podnosi się o co najmniej jedną dużą ciemną, { $by }: z { $bet } do { $to } albo więcej. Mniej może dać tylko all-in.
    .title = Dlaczego co najmniej { $to }?
why-min-raise-straddle = Podnosi się straddle { $bet }, a podniesienie dodaje co najmniej { $by }. Mniej może dać tylko all-in.
    .title = Dlaczego co najmniej { $to }?
why-all-in-bet = Najmniejszy zakład to { $min }, ale zawsze wolno postawić wszystko, co leży przed graczem: { $amount }. Kto już czekał, może potem sprawdzić albo spasować, ale nie podnieść.
    .title = Dlaczego wystarczy { $amount }?
why-all-in-raise = Pełne podniesienie to { $full }. All-in za { $to } jest dozwolony, ale nie jest pełnym podniesieniem: kto już mówił, może sprawdzić albo spasować, ale nie podnieść jeszcze raz.
    .title = Dlaczego wystarczy { $to }?
why-max-stack = Nikt nie postawi więcej żetonów, niż ma przed sobą: w tej rundzie { $to }. Więcej więc też nikt nie przegra.
    .title = Dlaczego najwyżej { $to }?
why-max-pot-bet = W pot limicie pierwszy zakład może być najwyżej tak duży jak pula, tutaj { $to }.
    .title = Dlaczego najwyżej { $to }?
why-max-pot = W pot limicie pula wyznacza, o ile można podnieść: tutaj o { $by } ponad stawkę { $bet }.
    .title = Dlaczego najwyżej { $to }?
why-fixed-bet = W grze z limitem każdy zakład i każde podniesienie w tej rundzie ma tę samą wielkość: { $unit }.
    .title = Dlaczego dokładnie { $to }?
why-fixed-raise = W grze z limitem każdy zakład i każde podniesienie w tej rundzie ma tę samą wielkość: { $unit }. Podnosi się więc do { $to }, ani więcej, ani mniej.
    .title = Dlaczego dokładnie { $to }?
why-fixed-raise-of = W grze z limitem każdy zakład i każde podniesienie w tej rundzie ma tę samą wielkość: { $unit }. To jest { $raise }. podniesienie, dozwolona liczba to { $cap }.
    .title = Dlaczego dokładnie { $to }?
why-half-bet = Przy tym stole all-in za co najmniej pół zakładu liczy się jak cały zakład. { $to } liczy się jak { $level } i znowu można podnosić.
    .title = Dlaczego { $to } liczy się jak { $level }?
why-uncalled = Ze stawki { $bet } nikt inny nie może wyrównać więcej niż { $matched }. O resztę się nie gra i wraca ona do gracza: { $back }.
    .title = Dlaczego { $back } wraca?
why-collect = Runda się skończyła: wszyscy w grze dali tyle samo albo są all-in. Stawki, razem { $amount }, idą do puli.
    .title = Dlaczego stawki idą do puli?
why-side-pots = { $pots ->
    [one] Ktoś jest all-in za mniej, niż postawili inni. To, co wyrównali wszyscy, to jedna pula.
    [few] Ktoś jest all-in za mniej, niż postawili inni. To, co wyrównali wszyscy, to pula główna; reszta to pula boczna tylko dla tych, którzy do niej dołożyli. Są teraz { $pots } pule.
   *[many] Ktoś jest all-in za mniej, niż postawili inni. To, co wyrównali wszyscy, to pula główna; reszta to pula boczna tylko dla tych, którzy do niej dołożyli. Jest teraz { $pots } pul.
}
    .title = Dlaczego jest kilka pul?
why-collect-antes = Ante i martwe wkłady, razem { $amount }, idą prosto do puli. Nie liczą się jako zakład.
    .title = Dlaczego w puli już coś jest?
why-last-player = Wszyscy pozostali spasowali. Kto został ostatni, bierze pulę i nie musi pokazywać kart.
    .title = Dlaczego to koniec rozdania?
why-show-aggressor = Kto ostatni postawił albo podniósł, wykłada pierwszy.
    .title = Dlaczego najpierw te karty?
why-show-first = W ostatniej rundzie nikt nie postawił. Pierwszy wykłada więc ten, na kogo najpierw przyszła w niej kolej.
    .title = Dlaczego najpierw te karty?
why-show-aggressor-of-hand = W ostatniej rundzie nikt nie postawił. Przy tym stole pierwszy wykłada wtedy ten, kto postawił ostatni w całym rozdaniu.
    .title = Dlaczego najpierw te karty?
why-show-beats = Kolejni gracze pokazują zgodnie z ruchem wskazówek zegara. Te karty biją to, co już pokazano, dorównują temu albo mogą wygrać inną pulę, dlatego się je pokazuje.
    .title = Dlaczego te karty są pokazane?
why-show-all = Przy tym stole pokazuje się wszystkie karty, które dotrwają do wykładania.
    .title = Dlaczego te karty są pokazane?
why-show-chosen = Pobite karty mogą zostać zakryte. Te pokazano dobrowolnie.
    .title = Dlaczego te karty są pokazane?
why-muck = Kto przegrywa, może schować karty. Schowane karty nie mogą nic wygrać.
    .title = Dlaczego nie widać kart?
why-all-in-face-up = Stawiać już nie można, więc wszystkie karty w grze odkrywa się od razu.
    .title = Dlaczego karty są odkryte?
why-best-hand = Karty mówią za siebie: z siedmiu kart liczy się pięć najlepszych. Najlepszy układ: { $hand }.
    .title = Dlaczego wygrywa ten układ?
why-best-hand-over = Karty mówią za siebie: z siedmiu kart liczy się pięć najlepszych. Najlepszy układ: { $hand }. Następny w kolejności: { $second }. { $decided }
    .title = Dlaczego wygrywa ten układ?
why-split = { $players ->
    [one] { $players } gracz ma: { $hand }. Bierze { $share }.
    [few] { $players } gracze mają pięć równie wysokich kart: { $hand }. Kolory kart nie mają znaczenia, każdy bierze { $share }.
   *[many] { $players } graczy ma pięć równie wysokich kart: { $hand }. Kolory kart nie mają znaczenia, każdy bierze { $share }.
}
    .title = Dlaczego pula się dzieli?
why-split-odd = { $players ->
    [one] { $players } gracz ma: { $hand }. Bierze { $share } i { $odd }.
    [few] { $players } gracze mają pięć równie wysokich kart: { $hand }. Każdy bierze { $share }; reszty { $odd } nie da się podzielić i przypada ona według miejsca przy stole, jak mówi regulamin.
   *[many] { $players } graczy ma pięć równie wysokich kart: { $hand }. Każdy bierze { $share }; reszty { $odd } nie da się podzielić i przypada ona według miejsca przy stole, jak mówi regulamin.
}
    .title = Dlaczego pula się dzieli?
why-unopposed = Pulę może wygrać tylko ten, kto do niej dołożył i jest jeszcze w grze. Tutaj nikt inny nie został.
    .title = Dlaczego o tę pulę nikt nie wykłada?
why-rake = Poker room pobiera { $percent }% z puli { $pot }, w zaokrągleniu w dół: { $taken }.
    .title = Dlaczego poker room pobiera { $taken }?

## Odmowy

why-out-of-turn = Gra się po kolei, zgodnie z ruchem wskazówek zegara, i decyduje tylko ten, na kogo przyszła kolej. Teraz gra { $name }.
    .title = Dlaczego nie teraz?
    .short = nie twoja kolej
why-hand-over = Rozdanie się skończyło. Najpierw trzeba rozdać następne.
    .title = Dlaczego nie teraz?
    .short = rozdanie skończone
why-not-in-hand = Kto spasował, jest poza grą, a kto jest all-in, nie ma już o czym decydować.
    .title = Dlaczego nic nie można?
    .short = poza grą
why-no-check = Jest zakład i sprawdzenie kosztuje { $price }. Czekać można tylko dopóty, dopóki nikt nie postawił; przed flopem zakładami są już ciemne.
    .title = Dlaczego nie można czekać?
    .short = sprawdzenie za { $price }
why-nothing-to-call = Nikt nie postawił więcej, niż już tu leży. Nie ma czego sprawdzać, wystarczy czekać.
    .title = Dlaczego nie można sprawdzić?
    .short = nie ma czego sprawdzać
why-already-bet = W tej rundzie postawiono już { $bet }. Kto chce więcej, podnosi.
    .title = Dlaczego nie można postawić?
    .short = można tylko podnieść
why-nothing-to-raise = W tej rundzie nikt jeszcze nie postawił, nie ma czego podnosić. Kto pierwszy daje żetony, stawia.
    .title = Dlaczego nie można podnieść?
    .short = można tylko postawić
why-below-min-bet = { $tried } to za mało: najmniejszy zakład to { $min }. Mniej może postawić tylko ten, kto gra all-in.
    .title = Dlaczego nie { $tried }?
    .short = co najmniej { $min }
why-below-min-raise = { $tried } to za mało: podniesienie musi być co najmniej tak duże jak ostatni zakład albo podniesienie, { $by }. Mniej może dać tylko all-in.
    .title = Dlaczego nie { $tried }?
    .short = co najmniej { $min }
why-below-min-big-blind = { $tried } to za mało: przy tym stole podnosi się o co najmniej jedną dużą ciemną, { $by }. Mniej może dać tylko all-in.
    .title = Dlaczego nie { $tried }?
    .short = co najmniej { $min }
why-above-stack = { $tried } to więcej, niż tu jest. Nikt nie postawi więcej żetonów, niż ma przed sobą: w tej rundzie { $max }.
    .title = Dlaczego nie { $tried }?
    .short = najwyżej { $max }
why-above-pot = { $tried } to więcej, niż dopuszcza tu pot limit: { $max }.
    .title = Dlaczego nie { $tried }?
    .short = najwyżej { $max }
why-not-fixed = W grze z limitem jest tylko jedna wielkość: { $to }, a nie { $tried }.
    .title = Dlaczego nie { $tried }?
    .short = dokładnie { $to }
why-capped = { $cap ->
    [one] W grze z limitem w jednej rundzie wolno podnieść tylko { $cap } raz i to już się stało. Sprawdź albo pasuj.
    [few] W grze z limitem w jednej rundzie wolno podnieść tylko { $cap } razy i to już się stało. Sprawdź albo pasuj.
   *[many] W grze z limitem w jednej rundzie wolno podnieść tylko { $cap } razy i to już się stało. Sprawdź albo pasuj.
}
    .title = Dlaczego nie można podnieść?
    .short = koniec podniesień
why-not-reopened = Od poprzedniego ruchu stawka wzrosła tylko o { $grown }: o all-in, mniejszy niż pełne podniesienie { $full }. Można go sprawdzić, ale nie podnieść.
    .title = Dlaczego nie można podnieść?
    .short = za małe podniesienie
why-nobody-to-raise = Wszyscy pozostali w grze są all-in. Na podniesienie nie miałby kto odpowiedzieć.
    .title = Dlaczego nie można podnieść?
    .short = nie ma kto sprawdzić
why-stack-only-calls = Sprawdzenie kosztuje { $price }, a zostało tylko { $stack }. Na więcej niż sprawdzenie nie wystarczy.
    .title = Dlaczego nie można podnieść?
    .short = tylko na sprawdzenie
why-not-showdown = Licytacja jeszcze trwa. Karty pokazuje się dopiero potem.
    .title = Dlaczego nie pokazać teraz?
    .short = licytacja jeszcze trwa
why-only-show-or-muck = Licytacja się skończyła. Zostaje tylko pokazać karty albo je schować.
    .title = Dlaczego nikt nie stawia?
    .short = licytacja skończona
refused = Nie można: { $reason }.
refused-spoken = Nie można: { $reason }. { $text } Zasada { $rule }.
why-spoken = { $text } Zasada { $rule }.
why-spoken-sum = { $text } { $sum } Zasada { $rule }.

## Rachunki

sum-plus = { $one } plus { $two } to { $total }.
sum-minus = { $one } minus { $two } to { $total }.
sum-times = { $one } razy { $two } to { $total }.
sum-times-plus = { $one } razy { $two } plus { $three } to { $total }.
sum-bet = zakład
sum-last-raise = ostatni zakład albo podniesienie
sum-big-blind = duża ciemna
sum-least-step = najmniejszy krok
sum-least = najmniej
sum-most = najwięcej
sum-added = o ile można podnieść
sum-already = już na stole
sum-to-pay = do dopłaty
sum-matched = wyrównane
sum-goes-back = wraca
sum-due = należy się
sum-posted = dane
sum-not-owed = nikt nie jest winien
sum-each = dla każdego
sum-players = liczba graczy
sum-odd = niepodzielna reszta
sum-pot = pula
