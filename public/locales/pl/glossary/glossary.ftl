# Słowa gry.

## Ludzie i stół

glossary-player = gracz
    .means = Każdy, kto siedzi przy stole z żetonami. Gra co najmniej dwóch i każdy gra tylko za siebie.
    .rule = SEAT-1

glossary-opponent = przeciwnik
    .means = Każdy inny gracz w rozdaniu. W pokerze gra się przeciw innym graczom, nigdy przeciw poker roomowi.
    .also = rywal
    .rule = GAME-8

glossary-dealer = krupier
    .means = Osoba, która tasuje, rozdaje i prowadzi rozdanie, ale sama nie gra. Wśród znajomych rozdaje gracz z buttonem.
    .also = dealer, rozdający
    .rule = SEAT-6

glossary-card-room = poker room
    .means = Lokal, który organizuje grę: daje stół, karty i krupiera. Sam nie gra, ale może pobierać opłatę.
    .also = klub pokerowy, kasyno
    .rule = GAME-8

glossary-house-rules = regulamin
    .means = Spisane zasady jednego poker roomu albo stołu. Rozstrzygają o tym, co gdzie indziej gra się inaczej.
    .also = zasady stołu, house rules
    .rule = GAME-6

glossary-seat = miejsce
    .means = Krzesło przy stole. Miejsca numeruje się zgodnie z ruchem wskazówek zegara i w tę samą stronę idzie wszystko przy stole.
    .rule = SEAT-4

glossary-clockwise = zgodnie z ruchem wskazówek zegara
    .means = Kierunek, w którym idą wskazówki zegara: przy stole zawsze do następnego gracza po lewej.
    .also = zgodnie z zegarem, w lewo
    .rule = SEAT-4

glossary-button = button
    .means = Okrągły znaczek, który pokazuje umownego rozdającego w tym rozdaniu. Po każdym rozdaniu przesuwa się o jedno miejsce.
    .also = dealer button, znaczek D, guzik
    .rule = BTN-1

glossary-orbit = okrążenie
    .means = Jedna droga buttona wokół całego stołu: każdy ma go raz i raz płaci każdą ciemną.
    .also = orbita
    .rule = BTN-5

glossary-heads-up = heads-up
    .means = Gra dokładnie dwóch graczy przeciw sobie. Małą ciemną daje wtedy button.
    .also = jeden na jednego
    .rule = SEAT-1

glossary-newcomer = nowy gracz
    .means = Ktoś, kto dosiada się do trwającej gry. Karty dostaje, gdy dojdzie do niego duża ciemna albo gdy od razu wpłaci jej kwotę.
    .also = nowicjusz
    .rule = BLIND-20

glossary-sit-out = robić przerwę
    .means = Zachować miejsce przy stole, ale przez jakiś czas nie dostawać kart. Ciemne, które w tym czasie miną, są opuszczone.
    .also = sit out, pauzować
    .rule = BLIND-24

## Karty i układy

glossary-deck = talia
    .means = Wszystkie 52 karty: trzynaście wartości w czterech kolorach, bez jokerów.
    .also = karty do gry
    .rule = DECK-1

glossary-suit = kolor karty
    .means = Piki, kiery, kara albo trefle, a nie czerwone i czarne; żaden nie jest lepszy. Kolorem nazywa się też układ pięciu takich kart.
    .also = maść
    .rule = DECK-3

glossary-rank = wartość
    .means = To, co jest na karcie: od najniższej dwójki przez dziesiątkę, waleta, damę i króla do najwyższego asa.
    .also = wysokość, starszeństwo karty
    .rule = DECK-2

glossary-joker = joker
    .means = Dodatkowa karta, której w hold’emie się nie używa. Jeśli się pojawi, nie liczy się jako karta.
    .also = dżoker
    .rule = DECK-4

glossary-hole-cards = zakryte karty
    .means = Dwie karty, które każdy dostaje zakryte. Może je oglądać tylko ich właściciel.
    .also = hole cards, karty własne
    .rule = DEAL-4

glossary-community-cards = karty wspólne
    .means = Odkryte karty na środku stołu, najwyżej pięć. Do swojego układu może ich użyć każdy.
    .also = board, karty na stole
    .rule = BOARD-4

glossary-starting-hand = karty początkowe
    .means = Dwie karty, z którymi gracz zaczyna przed flopem. Jest ich 169 rodzajów i większość najlepiej spasować.
    .also = ręka startowa, starting hand
    .rule = DEAL-1

glossary-suited = w kolorze
    .means = O dwóch zakrytych kartach w tym samym kolorze. Układ kolor powstaje z nich częściej niż z kart różnych kolorów.
    .also = suited
    .rule = RANK-9

glossary-offsuit = różne kolory
    .means = O dwóch zakrytych kartach, które nie są w tym samym kolorze.
    .also = offsuit
    .rule = DECK-3

glossary-five-card-hand = układ
    .means = Pięć kart, które liczą się graczowi: najlepsze z siedmiu, dwóch własnych i pięciu wspólnych.
    .also = ręka, piątka
    .rule = RANK-2

glossary-royal-flush = poker królewski
    .means = As, król, dama, walet i dziesiątka w jednym kolorze. Nic go nie bije.
    .also = royal flush
    .rule = RANK-3

glossary-straight-flush = poker
    .means = Pięć kart po kolei, wszystkie w jednym kolorze. Uwaga: Czesi i Słowacy mówią „poker” na karetę.
    .also = straight flush
    .rule = RANK-5

glossary-four-of-a-kind = kareta
    .means = Cztery karty tej samej wartości. Nie mylić z pokerem, choć Czesi i Słowacy tak ją nazywają.
    .also = four of a kind, czwórka
    .rule = RANK-7

glossary-full-house = full
    .means = Trzy karty jednej wartości i dwie innej. Najpierw decyduje trójka, potem para.
    .also = full house, ful
    .rule = RANK-8

glossary-flush = kolor (układ)
    .means = Pięć kart w jednym kolorze, dowolnych wartości. Uwaga: to samo słowo znaczy też piki, kiery, kara albo trefle; o co chodzi, widać z kontekstu.
    .also = flush
    .rule = RANK-9

glossary-straight = strit
    .means = Pięć kart po kolei, nie w jednym kolorze. As może być w nim najwyższą albo najniższą kartą.
    .also = straight
    .rule = RANK-10

glossary-three-of-a-kind = trójka
    .means = Trzy karty tej samej wartości. Jeśli dwie z nich są własne, mówi się na nią set.
    .also = trips, set
    .rule = RANK-12

glossary-two-pair = dwie pary
    .means = Dwie karty jednej wartości, dwie innej i do tego piąta karta. Najpierw porównuje się wyższą parę.
    .also = two pair
    .rule = RANK-13

glossary-pair = para
    .means = Dwie karty tej samej wartości i trzy inne. Przy równych parach decydują te trzy, od najwyższej.
    .also = one pair
    .rule = RANK-14

glossary-high-card = wysoka karta
    .means = Gdy pięć kart nie tworzy żadnego układu: liczy się najwyższa karta, potem następna i tak dalej.
    .also = high card
    .rule = RANK-15

glossary-kicker = kicker
    .means = Dodatkowa karta, która rozstrzyga między układami poza tym równymi, na przykład między dwiema parami asów.
    .also = karta dodatkowa
    .rule = RANK-16

## Rozdanie

glossary-hand = rozdanie
    .means = Wszystko od jednego tasowania do następnego: ciemne, karty, licytacja i wypłata puli.
    .also = partia, ręka
    .rule = GAME-2

glossary-shuffle = tasowanie
    .means = Pomieszanie całej talii przed każdym rozdaniem, żeby nikt nie mógł zgadnąć, co przyjdzie.
    .also = –
    .rule = SHUF-1

glossary-cut = przełożenie
    .means = Ostatni krok tasowania: talię dzieli się na dwie części i dolną kładzie na wierzch.
    .also = –
    .rule = SHUF-4

glossary-stub = reszta talii
    .means = Karty, których jeszcze nie rozdano. Z nich bierze się karty wspólne.
    .also = stub
    .rule = IRREG-15

glossary-face-up = twarzą do góry
    .means = Tak, żeby wszyscy widzieli, jaka to karta. Przeciwieństwem jest karta zakryta.
    .also = odkryta karta
    .rule = SHOW-8

glossary-burn-card = spalona karta
    .means = Wierzchnia karta, którą przed flopem, turnem i riverem odkłada się zakrytą. Karta oznaczona nikomu wtedy nie pomoże.
    .also = burn card, karta odłożona
    .rule = BURN-1

glossary-flop = flop
    .means = Trzy pierwsze karty wspólne, wykładane razem, oraz runda licytacji, która po nich następuje.
    .rule = BOARD-1

glossary-turn = turn
    .means = Czwarta karta wspólna oraz runda licytacji, która po niej następuje.
    .also = czwarta karta
    .rule = BOARD-2

glossary-river = river
    .means = Piąta i ostatnia karta wspólna oraz ostatnia runda licytacji.
    .also = piąta karta
    .rule = BOARD-3

glossary-muck = odrzucone karty
    .means = Karty, które gracze już spasowali albo odrzucili. Karta, która ich dotknęła, jest martwa.
    .also = muck
    .rule = FOLD-4

glossary-exposed-card = odsłonięta karta
    .means = Karta gracza, którą przy rozdawaniu przez pomyłkę zobaczyli wszyscy. Pojedynczą zwykle tylko się wymienia.
    .also = odkryta karta
    .rule = MISDEAL-11

glossary-boxed-card = odwrócona karta
    .means = Karta, która leży w talii twarzą do góry. Nie liczy się jako karta, zastępuje ją następna.
    .also = boxed card
    .rule = MISDEAL-4

## Ciemne i ante

glossary-forced-bet = obowiązkowy zakład
    .means = Zakład, który trzeba dać jeszcze przed kartami, czy się chce, czy nie. Takie są ciemne.
    .also = zakład w ciemno
    .rule = BLIND-1

glossary-small-blind = mała ciemna
    .means = Mniejszy obowiązkowy zakład, zwykle połowa dużej ciemnej. Daje go pierwszy gracz na lewo od buttona.
    .also = mały blind, SB
    .rule = BLIND-2

glossary-big-blind = duża ciemna
    .means = Większy obowiązkowy zakład. Daje go drugi gracz na lewo od buttona i jest to najmniejszy zakład gry.
    .also = duży blind, BB
    .rule = BLIND-3

glossary-option = opcja
    .means = Prawo dużej ciemnej do ostatniego słowa, gdy wszyscy tylko sprawdzili: może czekać albo podnieść.
    .also = option
    .rule = BLIND-12

glossary-live-blind = żywa ciemna
    .means = Ciemna, która liczy się jako zakład i którą jej właściciel może jeszcze sam podnieść. Przeciwieństwem jest martwy wkład.
    .also = live blind
    .rule = BLIND-14

glossary-dead-post = martwy wkład
    .means = Żetony, które idą prosto do puli i nikomu nie liczą się do stawki, na przykład ante albo opuszczona mała ciemna.
    .also = martwe pieniądze, dead money
    .rule = BLIND-18

glossary-missed-blind = opuszczona ciemna
    .means = Ciemna, która minęła gracza, gdy nie grał. Przy powrocie do gry zwykle się ją dopłaca.
    .also = missed blind
    .rule = BLIND-18

glossary-dead-button = martwy button
    .means = Button, który może leżeć przy pustym krześle, żeby po czyimś odejściu nikt nie uniknął ciemnej.
    .also = dead button
    .rule = BTN-4

glossary-ante = ante
    .means = Mała wpłata każdego gracza do puli przed rozdaniem. W odróżnieniu od ciemnej nie jest zakładem.
    .rule = ANTE-1

glossary-big-blind-ante = ante za stół
    .means = Jedno ante za cały stół, które płaci gracz na dużej ciemnej. Oszczędza czas.
    .also = big blind ante
    .rule = ANTE-2

glossary-straddle = straddle
    .means = Dobrowolna trzecia ciemna, równa dwóm dużym, dana przed kartami. Kto ją daje, przed flopem mówi ostatni.
    .rule = STRADDLE-1

## Licytacja

glossary-betting-round = runda licytacji
    .means = Czas, w którym gracze działają po kolei, aż stawki są wyrównane. W rozdaniu są najwyżej cztery.
    .also = runda
    .rule = ROUND-1

glossary-before-the-flop = przed flopem
    .means = Pierwsza runda licytacji, w której każdy zna tylko swoje dwie karty. Zaczyna gracz na lewo od dużej ciemnej.
    .also = preflop
    .rule = ROUND-2

glossary-action = akcja
    .means = To, co gracz robi w swojej kolejce: pasuje, czeka, sprawdza, stawia albo podnosi.
    .also = ruch, action
    .rule = ROUND-5

glossary-bet = postawić
    .means = Jako pierwszy w rundzie dać żetony, na które pozostali muszą odpowiedzieć: sprawdzić, podnieść albo spasować.
    .also = wejść, betować, bet
    .rule = BET-1

glossary-check = czekać
    .means = Zostać w grze i nic nie wpłacać. Można tylko wtedy, gdy nie ma czego sprawdzać.
    .also = check, checkować
    .rule = CHECK-1

glossary-call = sprawdzić
    .means = Dopłacić tyle, ile wymaga najwyższa stawka rundy, i zostać w grze. Niektórzy mówią „wejść”, ale bywa to też pierwszy zakład; tu są to dwa słowa.
    .also = call, wyrównać
    .rule = CALL-1

glossary-cold-call = cold call
    .means = Sprawdzić naraz zakład i podniesienie, gdy w tej rundzie nic się jeszcze nie dało.
    .also = sprawdzenie na zimno
    .rule = CALL-3

glossary-raise = podnieść
    .means = Zwiększyć najwyższą stawkę. „Podnieść do 30” to nowa łączna kwota, „podnieść o 30” to, co się dodaje.
    .also = podbić, przebić
    .rule = RAISE-1

glossary-minimum-raise = najmniejsze podniesienie
    .means = Najmniejsze dozwolone podniesienie: musi dodać co najmniej tyle, ile ostatni zakład albo podniesienie.
    .also = minimalne podniesienie, min-raise
    .rule = BET-2

glossary-re-raise = przebicie
    .means = Podniesienie po podniesieniu w tej samej rundzie. Pierwszy zakład nie liczy się jako podniesienie.
    .also = re-raise, 3-bet
    .rule = RAISE-2

glossary-fold = spasować
    .means = Zrezygnować z kart i skończyć rozdanie. To, co już się postawiło, zostaje w puli.
    .also = fold, pas
    .rule = FOLD-1

glossary-cap = cap
    .means = Ostatnie dozwolone podniesienie w rundzie gry z limitem. Po nim można już tylko sprawdzić albo spasować.
    .also = capped
    .rule = LIMIT-7

## All-in i pule

glossary-all-in = all-in
    .means = Gdy gracz postawił wszystkie żetony. Zostaje w grze, ale od każdego wygra najwyżej tyle, ile sam włożył.
    .also = va banque
    .rule = ALLIN-1

glossary-full-bet-rule = zasada pełnego zakładu
    .means = All-in mniejszy niż pełne podniesienie nie daje tym, którzy już grali, prawa do ponownego podniesienia.
    .also = full bet rule
    .rule = ALLIN-5

glossary-pseudo-raise = pseudo raise
    .means = All-in ponad stawkę, ale poniżej pełnego podniesienia. Trzeba go wyrównać, lecz licytacji nie otwiera na nowo.
    .also = pozorne podniesienie
    .rule = ALLIN-8

glossary-pot = pula
    .means = Wszystkie żetony postawione w tym rozdaniu. Bierze je zwycięzca.
    .also = pot
    .rule = GAME-4

glossary-main-pot = pula główna
    .means = Pula z tego, co wyrównali wszyscy, także gracz all-in. Wygrać ją może każdy, kto jest jeszcze w grze.
    .also = main pot
    .rule = POT-1

glossary-side-pot = pula boczna
    .means = To, co pozostali postawili ponad all-in. Wygrać ją może tylko ten, kto do niej wpłacił.
    .also = side pot, pula poboczna
    .rule = POT-1

glossary-uncalled-bet = niewyrównany zakład
    .means = Część zakładu, której nikt nie wyrównał. Wraca do tego, kto postawił.
    .also = uncalled bet
    .rule = ALLIN-11

glossary-split-pot = podzielona pula
    .means = Pula, którą po równo dzielą się gracze z takim samym najlepszym układem.
    .also = split pot, chop
    .rule = SPLIT-1

glossary-odd-chip = żeton z reszty
    .means = Żeton, który zostaje, gdy puli nie da się podzielić po równo. Decyduje o nim miejsce, a nie karty.
    .also = nieparzysty żeton, odd chip
    .rule = ODD-1

glossary-rake = opłata (rake)
    .means = Część puli, którą poker room zatrzymuje za organizację gry.
    .also = rake, drop
    .rule = RAKE-1

## Wykładanie kart

glossary-showdown = wykładanie kart
    .means = Koniec rozdania, w którym zostało co najmniej dwóch graczy: pokazuje się karty i najlepszy układ wygrywa.
    .also = showdown
    .rule = SHOW-1

glossary-last-aggressor = ostatni agresor
    .means = Gracz, który ostatni postawił albo podniósł. Przy wykładaniu kart pokazuje pierwszy.
    .also = last aggressor
    .rule = SHOW-2

glossary-cards-speak = karty mówią za siebie
    .means = Liczy się to, czym są pokazane karty, a nie co ktoś o nich mówi. Od tej zasady ta gra ma swoją nazwę.
    .also = cards speak
    .rule = SHOW-10

glossary-to-muck = schować karty
    .means = Przy wykładaniu nie pokazać kart, które nie wystarczą. Schowane karty nie mogą nic wygrać.
    .also = odrzucić, muck
    .rule = SHOW-7

glossary-playing-the-board = grać stołem
    .means = Gdy najlepszym układem jest samo pięć kart wspólnych. Można wtedy liczyć najwyżej na część puli.
    .also = playing the board
    .rule = SHOW-13

glossary-show-one-show-all = pokażesz jednemu, pokaż wszystkim
    .means = Kto pokaże karty jednemu przeciwnikowi, musi je pokazać całemu stołowi.
    .also = show one, show all
    .rule = SHOW-16

glossary-tie = remis
    .means = Dwa najlepsze układy lub więcej o dokładnie równych wartościach. Nie rozstrzyga go ani kolor, ani szósta karta.
    .also = –
    .rule = SPLIT-1

glossary-hand-history = historia rozdań
    .means = Zapis rozdania: kto co zrobił, w jakiej kolejności i jakie karty pokazano.
    .also = hand history, historia partii
    .rule = SHOW-18

## Struktury licytacji

glossary-betting-structure = struktura licytacji
    .means = Zasada mówiąca, ile wolno naraz postawić: no limit, pot limit albo gra z limitem.
    .also = rodzaj gry
    .rule = STRUCT-1

glossary-no-limit = no limit
    .means = W każdej chwili wolno postawić dowolną kwotę od najmniejszego zakładu aż po wszystkie żetony.
    .also = bez limitu
    .rule = NOLIM-1

glossary-pot-limit = pot limit
    .means = Największe podniesienie jest tak duże jak pula razem z własnym sprawdzeniem.
    .also = PL
    .rule = POTLIM-1

glossary-limit = gra z limitem
    .means = Wszystkie zakłady i podniesienia w rundzie mają jedną wysokość, a liczba podniesień jest ograniczona.
    .also = limit, fixed limit
    .rule = LIMIT-1

glossary-lower-and-upper-limit = niższy i wyższy limit
    .means = Dwie wysokości zakładów w grze z limitem: niższa przed flopem i na flopie, wyższa, dwa razy większa, na turnie i riverze.
    .also = mały i duży zakład
    .rule = LIMIT-2

## Gra na pieniądze

glossary-cash-game = gra na pieniądze
    .means = Gra, w której każdy żeton odpowiada pieniądzom, a między rozdaniami wolno przyjść i odejść.
    .also = cash game, gra cashowa
    .rule = CASH-1

glossary-chip = żeton
    .means = Krążek, którym gra się zamiast monet.
    .also = chip, szton
    .rule = BUYIN-1

glossary-buy-in = buy-in
    .means = Kwota, za którą gracz przed grą kupuje żetony. Większość stołów ma najmniejszą i największą.
    .also = wejściówka
    .rule = BUYIN-2

glossary-top-up = dokupienie
    .means = Kupienie żetonów do tych, które jeszcze zostały, między dwoma rozdaniami.
    .also = top-up, dokupka
    .rule = BUYIN-10

glossary-stack = stack
    .means = Wszystkie żetony gracza na stole. Leżą na widoku.
    .also = żetony
    .rule = BUYIN-4

glossary-effective-stack = efektywny stack
    .means = Mniejszy ze stacków dwóch przeciwników: o więcej ze sobą grać nie mogą.
    .also = effective stack
    .rule = ALLIN-3

glossary-short-stack = krótki stack
    .means = Stack, w którym jest tylko kilka dużych ciemnych. Niewielki z nim wybór: all-in albo pas.
    .also = short stack
    .rule = TOURN-9

glossary-table-stakes = tylko żetony na stole
    .means = Gra się tylko żetonami, które leżą na stole. Więcej w rozdaniu nikt nie przegra i z braku żetonów nikt nie odpadnie.
    .also = table stakes, all-in protection
    .rule = BUYIN-8

## Turnieje

glossary-tournament = turniej
    .means = Gra, którą wszyscy zaczynają z taką samą liczbą żetonów i która kończy się, gdy jeden gracz ma wszystkie.
    .also = turniej pokerowy
    .rule = TOURN-1

glossary-entry = wpisowe
    .means = Stała cena za udział w turnieju. Z wszystkich wpisowych składają się nagrody.
    .also = buy-in
    .rule = TOURN-1

glossary-level = poziom
    .means = Część turnieju z własnymi ciemnymi i ante. Z poziomu na poziom rosną.
    .also = level
    .rule = TOURN-8

glossary-rebuy = rebuy
    .means = Nowe żetony dla gracza, który stracił swoje; niektóre turnieje pozwalają na to w pierwszej fazie.
    .also = dokupka
    .rule = TOURN-5

glossary-prize-pool = pula nagród
    .means = Wszystkie wpisowe turnieju razem. Dzieli się ją między najlepsze miejsca.
    .also = prize pool
    .rule = TOURN-7

glossary-place = miejsce (w turnieju)
    .means = Końcowa lokata gracza w turnieju. Kto odpadnie pierwszy, jest ostatni.
    .also = lokata
    .rule = TOURN-6

glossary-hand-for-hand = rozdanie za rozdanie
    .means = Tuż przed nagrodami stoły po każdym rozdaniu na siebie czekają, żeby było jasne, kto odpadł wcześniej.
    .also = hand for hand
    .rule = TOURN-6

## Gra na żywo

glossary-misdeal = nieważne rozdanie
    .means = Rozdanie, które z powodu błędu się unieważnia. Żetony wracają i rozdaje się od nowa.
    .also = misdeal, błędne rozdanie
    .rule = MISDEAL-1

glossary-dead-hand = martwe karty
    .means = Karty, które już nie mogą wygrać, na przykład dlatego, że dotknęły odrzuconych.
    .also = dead hand
    .rule = FOLD-4

glossary-out-of-turn = poza kolejnością
    .means = Zagrać, zanim przyjdzie na kogoś kolej. Zdradza to coś pozostałym za wcześnie.
    .also = nie w swojej kolejce
    .rule = ETIQ-1

glossary-verbal-declaration = zapowiedź
    .means = Powiedzenie, co się robi. W swojej kolejce słowo zobowiązuje, zanim jeszcze ruszą się żetony.
    .also = deklaracja słowna
    .rule = DECL-1

glossary-string-bet = zakład na raty
    .means = Zakład wysuwany po trochu, z patrzeniem na innych. Jest zabroniony: stawia się jednym ruchem albo z zapowiedzią.
    .also = string bet
    .rule = STRING-1

glossary-card-protector = card protector
    .means = Żeton albo inny przedmiot, którym gracz przykrywa karty, żeby krupier nie zebrał ich przez pomyłkę.
    .also = ochraniacz kart
    .rule = ETIQ-5

## Strategia i liczby

glossary-position = pozycja
    .means = Miejsce gracza względem buttona. Im później ktoś mówi, tym więcej już wie.
    .rule = POS-3

glossary-early-middle-late-position = pozycja wczesna, środkowa, późna
    .means = Miejsca za ciemnymi w kolejności, w jakiej przed flopem mówią. Najlepsza jest późna: button i miejsce przed nim.
    .also = early, middle, late
    .rule = POS-1

glossary-under-the-gun = under the gun (UTG)
    .means = Miejsce na lewo od dużej ciemnej: przed flopem mówi pierwsze, więc wie najmniej.
    .also = pierwszy w kolejce
    .rule = ROUND-2

glossary-cutoff = cutoff (CO)
    .means = Miejsce tuż przed buttonem, drugie najlepsze przy stole.
    .rule = POS-2

glossary-bluff = blef
    .means = Zakład ze słabymi kartami, który ma zmusić przeciwnika, by spasował lepsze.
    .also = bluff
    .rule = GAME-1

glossary-draw = draw
    .means = Karty, które jeszcze nie wystarczą, ale następna może je uzupełnić, na przykład cztery karty w jednym kolorze.
    .also = układ niepełny, ciągnąć
    .rule = BOARD-7

glossary-outs = outy
    .means = Nieznane jeszcze karty, które dałyby graczowi prowadzenie. Im więcej outów, tym większa szansa.
    .also = karty, które pomagają
    .rule = BOARD-7

glossary-pot-odds = cena sprawdzenia
    .means = Ile kosztuje sprawdzenie w stosunku do puli: 20 do puli 80 zwraca się, gdy wygrywa się co piąty raz.
    .also = pot odds
    .rule = CALL-1

glossary-implied-odds = implied odds
    .means = Cena sprawdzenia, w której liczy się też żetony możliwe do wygrania w dalszych rundach.
    .rule = GAME-4

glossary-equity = equity
    .means = Część puli, która średnio przypada graczowi, gdy pozostałe karty wykłada się bez dalszej licytacji.
    .also = szansa na wygraną
    .rule = GAME-5

glossary-range = zakres kart
    .means = Wszystkie zakryte karty, które gracz może mieć w danej sytuacji. Jego dwóch kart nie widać, zakres można oszacować.
    .also = range
    .rule = DEAL-4

glossary-expected-value = średni wynik (EV)
    .means = Ile decyzja średnio przynosi albo kosztuje w bardzo wielu rozdaniach. Słuszna decyzja też może raz przegrać.
    .also = wartość oczekiwana
    .rule = ALLIN-14

glossary-push-or-fold = all-in albo pas
    .means = Sposób gry krótkim stackiem: albo od razu all-in, albo pas, nic pośredniego.
    .also = push or fold
    .rule = TOURN-9

glossary-vpip = VPIP
    .means = W ilu procentach rozdań gracz przed flopem dobrowolnie daje żetony. Sama obowiązkowa ciemna się nie liczy.
    .also = voluntarily put in pot
    .rule = BLIND-1

glossary-pfr = PFR
    .means = W ilu procentach rozdań gracz przed flopem podnosi. Nigdy nie jest to więcej niż VPIP.
    .also = preflop raise
    .rule = RAISE-1
