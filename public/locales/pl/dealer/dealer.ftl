# Szkoła krupiera: strona, 21 obowiązków, decyzje, 19 wpadek.

dealer-about = Prowadzisz całe rozdania z miejsca krupiera. Nic się nie rozda, nie zbierze ani nie przesunie, dopóki tego nie zrobisz.
dealer-not-dealt = Nie udało się przygotować rozdań tego poziomu. Wróć do poziomów i otwórz go ponownie.
dealer-level-d1 = Pierwsze rozdanie
    .about = Troje graczy, nikt all-in: button, ciemne, karty, czyja kolej.
dealer-level-d2 = Całe rozdanie
    .about = Sześcioro graczy: tasowanie, ogłaszanie, zbieranie zakładów, czytanie układów, oddanie puli.
dealer-level-d3 = All-in
    .about = Pule boczne, zwracane żetony i pierwsze wpadki.
dealer-level-d4 = Remisy i żetony z reszty
    .about = Kilka pul, podziały, button na pustym miejscu, nowi gracze. Twoich pomyłek nikt od razu nie zatrzyma.
dealer-level-d5 = Inne gry
    .about = Limit i pot limit, straddle, słowa i żetony, które trzeba ocenić.
dealer-level-d6 = Wieczór ligowy
    .about = Dziesięcioro graczy, ante, rosnące ciemne, dwie wpadki w każdym rozdaniu.
dealer-hand-of = Rozdanie { $hand } z { $hands }
dealer-duty-of = { $duty } z { $duties }
dealer-bell = Dzwonek: coś jest nie tak
dealer-bell-nothing = Wszystko w porządku. Prowadź dalej.
dealer-bell-right = Tak. Rozdanie zatrzymane.
dealer-hint = Podpowiedź
dealer-missed = Coś ci umknęło.
dealer-objection = Przeszło, ale ktoś z graczy protestuje: tak być nie może. Napraw to od razu.
dealer-read-table = Przeczytaj stół na głos
dealer-place = Miejsce krupiera
dealer-burned = Spalone: { $cards }
dealer-folded = Spasowało graczy: { $hands }
dealer-hand-done = Rozdanie skończone
dealer-level-done = Poziom skończony
dealer-passed = Zaliczone.
dealer-not-passed = Jeszcze niezaliczone: trzeba { $mark }%, a żaden żeton nie może trafić do niewłaściwego gracza.
dealer-accuracy = Dokładność { $percent }%
dealer-chips-wrong = Żetony dla niewłaściwego gracza: { $count }
dealer-mishaps-missed = Przeoczone wpadki: { $count }
dealer-no-stops = To rozdanie nigdzie nie stanęło.
dealer-stops = Gdzie rozdanie stanęło
dealer-dearest = Co kosztowało najwięcej
dealer-lost = stracone punkty: { $points }
dealer-pace = Ile to trwało
dealer-seconds = { $seconds } s
dealer-replay = Odtwórz od tego miejsca
dealer-replaying = Odtwarzanie: nie liczy się.
dealer-back = Wróć do oceny
dealer-next-hand = Następne rozdanie
dealer-again = Poziom jeszcze raz
dealer-drill = Poćwicz
dealer-levels = Wszystkie poziomy
dealer-begin = Zacznij
dealer-go-on = Kontynuuj poziom
dealer-state-new = Nierozpoczęte
dealer-state-begun = Rozpoczęte
dealer-state-passed = Zaliczone
dealer-table-seat = { $name }: stack { $stack }, postawione { $bet }
dealer-table-folded = { $name } już nie gra, karty są spasowane
dealer-table-button = Button: miejsce { $seat }
dealer-table-pot = { $pot }: { $amount }
dealer-table-board = Na stole: { $cards }
dealer-table-no-board = Na stole nie ma kart

## 1 do 7: przed pierwszą decyzją

dealer-new-deck = Sprawdź talię
    .prompt = Leży przed tobą nowa talia. Co najpierw?
    .hint = Nowe karty leżą po kolei i mogą być wśród nich jokery albo karty z innym rewersem.
    .choice-check = Wyjąć jokery i obce rewersy, resztę wymieszać na stole
    .choice-deal = Od razu rozdawać
    .choice-both = Potasować obie talie razem
    .right = Sprawdzić karty, wyjąć, co nie pasuje, i wymieszać (DECK-6, DECK-4).
    .slip-deal = Nowe karty leżą po kolei. Najpierw sprawdzić, potem wymieszać (DECK-6).
    .slip-both = Gra się jedną talią; druga czeka na następnego krupiera (DECK-5).
dealer-shuffle = Potasuj
    .prompt = Ułóż sześć czynności tasowania po kolei.
    .prompt-again = Przed każdym rozdaniem talię tasuje się od nowa.
    .hint = Zaczyna się na stole płaskimi dłońmi, a kończy przełożeniem.
    .motion-1 = Wymieszać karty na stole (chemmy)
    .motion-2 = Na zakładkę (riffle)
    .motion-3 = Riffle drugi raz
    .motion-4 = Pakietami (strip)
    .motion-5 = Ostatni riffle
    .motion-6 = Przełożyć
    .again = Potasować i przełożyć
    .right = Chemmy, riffle, riffle, strip, riffle, przełożenie (SHUF-3, SHUF-4).
    .right-again = Przed każdym rozdaniem od nowa, najwyżej pół minuty (SHUF-1, SHUF-2).
    .slip-cut = Przekłada się na samym końcu, po ostatnim riffle (SHUF-4).
dealer-draw = Rozlosuj button
    .prompt = Każdy ma jedną odkrytą kartę. Kto dostaje button?
    .hint = Wygrywa najwyższa karta; przy równych decyduje kolor: piki, kiery, kara, trefle.
    .right = { $name } ma najwyższą kartę, { $card } (DRAW-2).
    .slip-suit = Równe wartości: decyduje kolor, a { $card } jest wyżej, więc button dostaje { $name } (DRAW-4).
dealer-button = Połóż button
    .prompt = W poprzednim rozdaniu button był tutaj: { $name }. Gdzie przechodzi teraz?
    .prompt-drawn = Losowanie skończone. Gdzie kładziesz button?
    .hint = Button przesuwa się po każdym rozdaniu w lewo; może leżeć także przy pustym krześle.
    .right = Button idzie o jedno miejsce w lewo: { $name } (BTN-2).
    .right-drawn = Button należy do tego, kto wygrywa losowanie: { $name } (DRAW-1).
    .right-dead = Miejsce { $seat } jest puste, a jednak button idzie właśnie tam: wypada na krzesło małej ciemnej (BTN-4).
    .slip-stays = { $name } ma go już za sobą: po każdym rozdaniu button idzie dalej (BTN-2).
    .slip-too-far = To o jedno miejsce za daleko: bliżej siedzi { $name } (BTN-2).
    .slip-skips-empty = Miejsca { $seat } się nie pomija: tutaj button leży i przy pustym krześle (BTN-4).
    .slip-left-of-drawn = Sam button dostaje { $name }; ciemne są dopiero na lewo od niego (DRAW-1).
dealer-dealt-in = Kto dostaje karty
    .prompt = Zaznacz wszystkich, którzy w tym rozdaniu dostają karty.
    .fact-sits-out = { $name } robi przerwę.
    .fact-no-chips = { $name } nie ma już żetonów.
    .fact-pays = { $name } nie jest jeszcze w grze i chce zapłacić za wejście.
    .fact-waits = { $name } nie jest jeszcze w grze i czeka na dużą ciemną.
    .hint = Kto robi przerwę, nie dostaje nic; nowy gracz czeka na dużą ciemną albo płaci; między buttonem a dużą ciemną nikt nie wchodzi.
    .right = Karty dostają: { $names } (BLIND-20, BUYIN-9).
    .slip-newcomer = { $name } dopiero wchodzi do gry i nie płaci: trzeba poczekać na dużą ciemną (BLIND-20).
    .slip-missed = { $name } ma opuszczone ciemne, jeszcze niezapłacone (BLIND-18).
    .slip-barred = { $name } siedzi między buttonem a dużą ciemną: tam nikt nie wchodzi (BLIND-21).
    .slip-sits-out = { $name } robi przerwę.
    .slip-no-chips = { $name } ma za mało żetonów do gry (BUYIN-9).
dealer-forced = Zbierz ciemne i ante
    .fact-blinds = Ciemne: { $small }/{ $big }.
    .fact-straddle = { $name } zapowiada straddle.
    .fact-live = { $name } płaci za wejście dużą ciemną.
    .prompt-small = Kto wpłaca małą ciemną? Jeśli miejsce jest puste, wybierz „nikt”.
    .prompt-big = Kto wpłaca dużą ciemną?
    .prompt-straddle = Kto zapowiedział straddle?
    .prompt-live = Kto płaci dużą ciemną, żeby wejść do gry?
    .prompt-antes = Ante wynosi { $ante }. Ile zbierasz od wszystkich razem?
    .prompt-amount = { $kind ->
        [small] Mała ciemna, wpłaca { $name }: ile?
        [big] Duża ciemna, wpłaca { $name }: ile?
        [straddle] Straddle, wpłaca { $name }: ile?
        [live] Wejście do gry, płaci { $name }: ile?
       *[ante] Ante, płaci { $name }: ile?
    }
    .hint = Mała ciemna siedzi na lewo od buttona, duża na lewo od niej. We dwoje małą ciemną daje button. Kto ma za mało żetonów, wpłaca tyle, ile ma.
    .right-small = Mała ciemna: { $name }, na lewo od buttona (BLIND-2).
    .right-big = Duża ciemna: { $name } (BLIND-2).
    .right-straddle = Straddle: { $name }, na lewo od dużej ciemnej (STRADDLE-2).
    .right-live = Za wejście płaci { $name } i liczy się to jak zakład (BLIND-22).
    .right-no-small = Nikt: miejsce małej ciemnej jest puste (BTN-4).
    .right-amount = To { $amount }.
    .right-short = { $name } ma tylko { $amount } zamiast { $nominal } i tyle wpłaca (BLIND-17).
    .right-antes = Liczba ante: { $count }, każde najwyżej { $ante }: { $total } (ANTE-3, ANTE-4).
    .slip-button = { $name } ma button, a button daje ciemną tylko w grze we dwoje (BLIND-15).
    .slip-full = { $name } nie ma więcej niż { $amount }; dla pozostałych ciemna nadal liczy się w całości (BLIND-17).
    .slip-one-missing = Płaci każdy; liczba graczy: { $count } (ANTE-3).
dealer-laps = Rozdaj karty
    .prompt = Rozdaj pierwsze okrążenie: wskazuj miejsca po kolei.
    .prompt-second = I drugie okrążenie.
    .hint = Po jednej karcie, od miejsca na lewo od buttona; ostatnią dostaje button.
    .right = Każdemu jedną, na początku { $first }, na końcu { $last }; potem jeszcze raz tak samo (DEAL-1, DEAL-2).
    .slip-button-first = Button dostaje kartę na końcu: { $name } (DEAL-2).
    .slip-big-blind-first = Pierwsza karta idzie na lewo od buttona: { $first } (DEAL-2).

## 8 do 11: runda licytacji

dealer-turn = Wywołaj gracza
    .prompt = Czyja kolej? Jeśli runda się skończyła, wybierz „nikt”.
    .hint = Przed flopem na lewo od ostatniej ciemnej, później na lewo od buttona; potem dalej w lewo. Kto spasował albo jest all-in, nie decyduje.
    .right-blinds = Na lewo od ostatniej ciemnej ({ $last }): { $name } (ROUND-2).
    .right-button = Pierwsze miejsce w grze na lewo od buttona: { $name } (ROUND-7).
    .right-next = Ostatnia decyzja: { $last }. Dalej decyduje { $name } (ROUND-5).
    .slip-folded = { $name } już nie gra, karty są spasowane (FOLD-1).
    .slip-all-in = { $name } jest all-in: już nie decyduje (ALLIN-4).
    .slip-has-acted = { $name } ma decyzję właśnie za sobą; gra idzie dalej w lewo (ROUND-5).
    .slip-blind-first = Ciemne już są wpłacone. Zaczyna się na lewo od ostatniej: { $last } (ROUND-2).
    .slip-button-first = { $name } ma button i mówi na końcu (ROUND-7).
    .slip-big-blind-unheard = Duża ciemna jeszcze się nie odezwała: { $name } (ROUND-6).
    .slip-unmatched = Jeszcze nie: { $name } nie ma wyrównanego zakładu (ROUND-10).
    .slip-unheard = Jeszcze nie: { $name } ma w tej rundzie dopiero zagrać (ROUND-10).
dealer-announce = Ogłoś zagranie
    .prompt-throws = { $name } podsuwa ci zakryte karty. Co mówisz?
    .prompt-taps = { $name } stuka w stół. Co mówisz?
    .prompt-puts = { $name } wysuwa { $amount }. Co mówisz?
    .hint = Podniesienie ogłasza się łączną kwotą („do ilu”), sprawdzenie tym, co się dokłada.
    .fold = Pas
    .check = Czeka
    .call-nothing = Sprawdza za nic
    .call = Sprawdza za { $amount }
    .call-all-in = Sprawdza za { $amount }, all-in
    .bet = Stawia { $amount }
    .bet-all-in = Stawia { $amount }, all-in
    .raise-to = Podnosi do { $amount }
    .raise-to-all-in = Podnosi do { $amount }, all-in
    .raise-by = Podnosi o { $amount }
    .right-fold = { $name } pasuje (FOLD-3).
    .right-check = { $name } czeka (CHECK-1).
    .right-call = { $name } dokłada { $amount } i wyrównuje do { $bet } (CALL-1).
    .right-bet = { $name } otwiera zakładem { $amount } (BET-1).
    .right-raise = { $name } podnosi z { $bet } o { $by }, do { $amount } (RAISE-1).
    .slip-whole-bet = Dokłada się mniej: część już tam leży (CALL-1).
    .slip-no-raise = To nie więcej niż zakład, czyli sprawdzenie (CALL-1).
    .slip-nothing-to-raise = Nikt jeszcze nie postawił: pierwsze żetony rundy to zakład (BET-1).
    .slip-nothing-to-call = Nie ma jeszcze czego sprawdzać (BET-1).
    .slip-by = Do { $to }, o { $by } (RAISE-1).
dealer-stop = Zatrzymaj to, co niedozwolone
    .prompt = Co mówisz?
    .hint = Podniesienie jest co najmniej tak duże jak poprzednie; niepełny all-in nie otwiera licytacji temu, kto już grał. W grze z limitem jest cap, w pot limicie górna granica.
    .allow = Podnosi do { $amount }
    .no-raise = Bez podniesienia: sprawdzić albo spasować
    .at-least = Nie: co najmniej do { $amount }
    .at-most = Nie: najwyżej do { $amount }
    .right = { $why }
dealer-round-over = Powiedz, że runda się skończyła
    .hint = Runda się kończy, gdy wszyscy w grze się odezwali i wyrównali zakład.
    .right = Nikt: wszyscy w grze mają wyrównane { $bet } (ROUND-10).
    .right-checked = Nikt: wszyscy czekają (ROUND-10).
    .right-one-left = Nikt: zostaje tylko { $name } (ROUND-12).
    .slip-again = { $name } ma w tej rundzie decyzję za sobą i nie ma na co odpowiadać (ROUND-10).

## 12 do 15: między rundami

dealer-refund = Zwróć, czego nikt nie sprawdził
    .prompt = Ile wraca do właściciela? Jeśli nic, wpisz 0.
    .prompt-seat = Do kogo wraca { $back }?
    .hint = Czego nikt nie wyrównał, nie było zakładem: wraca, zanim ułoży się pule.
    .right = { $name }: { $bet } − { $matched } = { $back }, tyle wraca (ALLIN-11).
    .slip-nothing = Ostatnich { $back } nikt nie sprawdził, z powrotem dostaje je { $name } (ALLIN-11).
    .slip-whole = Wraca tylko to, czego nikt nie wyrównał, { $back }; dostaje to { $name } (ALLIN-11).
dealer-gather = Zbierz zakłady i ułóż pule
    .prompt = Zbierz zakłady. Ile jest teraz w puli?
    .prompt-pots = Zbierz zakłady. Ułóż pule i wskaż, kto może wygrać każdą z nich.
    .hint = Zbiera się wszystkie zakłady, także tych, którzy spasowali. Co przekracza all-in, idzie do puli bocznej.
    .right = Leżało { $before }, doszło { $bets }: { $total } (BOARD-5).
    .right-one = Jedna pula: { $total } (POT-1).
    .right-pots = Pule: { $pots }, razem { $total } (POT-1, POT-2).
    .slip-folders = Zakłady tych, którzy spasowali, zostają w puli, tutaj { $left } (FOLD-1).
    .slip-this-round = { $before } już tam leżało (BOARD-5).
    .slip-too-early = Nikt jeszcze nie włożył więcej niż gracz all-in: { $names }. Pula boczna powstanie z następnym zakładem (POT-4).
    .slip-one-pot = Tych żetonów nie wyrównali wszyscy, więc są osobną pulą. Nie należy do niej: { $names } (POT-4).
dealer-burn-turn = Spal i odkryj
    .prompt = { $street ->
        [flop] Flop: co robisz?
        [turn] Turn: co robisz?
       *[river] River: co robisz?
    }
    .hint = Czy spala się kartę, mówi regulamin; potem trzy karty, jedna i znowu jedna.
    .burn-three = Jedną spalić, trzy odkryć
    .burn-one = Jedną spalić, jedną odkryć
    .three = Trzy odkryć
    .one = Jedną odkryć
    .right = { $street ->
        [flop] Jedna karta na bok, potem flop: { $cards } (BURN-1, BOARD-1).
        [turn] Jedna karta na bok, potem turn: { $cards } (BURN-1, BOARD-2).
       *[river] Jedna karta na bok, potem river: { $cards } (BURN-1, BOARD-3).
    }
    .slip-no-burn = Najpierw jedna karta na bok (BURN-1).
    .slip-count = Flop ma trzy karty, turn i river po jednej (BOARD-1, BOARD-2).
dealer-turn-up = Odkryj karty graczy all-in
    .prompt = Nie można już stawiać. Czy karty graczy odkrywa się teraz?
    .hint = Decyduje regulamin: w turnieju tak, w grze na pieniądze nie.
    .yes = Tak
    .no = Nie
    .right-yes = Nikt już nie może stawiać, a to turniej: karty się odkrywa (ALLIN-10).
    .right-no = Przy tym stole zostają zakryte aż do wykładania (ALLIN-10).

## 16 do 21: koniec

dealer-showdown = Wezwij do wykładania kart
    .prompt = W jakiej kolejności pokazują?
    .hint = Pierwszy pokazuje ten, kto w ostatniej rundzie ostatni postawił albo podniósł, potem dalej w lewo. Pule boczne rozstrzyga się przed główną.
    .right-bet-last = Ostatni zakład: { $name }. Kolejność: { $names } (SHOW-2, SHOW-4).
    .right-checked = W ostatniej rundzie nikt nie postawił: { $names } (SHOW-5).
    .slip-bet-last = Ostatni zakład daje { $name } i dlatego zaczyna (SHOW-2).
    .slip-left-of-button = Nikt nie postawił: zaczyna { $name } (SHOW-5).
dealer-read = Odczytaj karty
    .prompt = Co ma { $name }?
    .prompt-five = Które pięć kart się liczy? Gracz: { $name }.
    .hint = Liczy się najlepsze pięć z siedmiu: dwie w ręce, pięć na stole.
    .kind = { $kind }
    .right = { $name }: { $hand } (SHOW-10).
dealer-push = Oddaj pule
    .prompt = { $pot ->
        [only] Pula { $amount }: komu się należy? Zaznacz wszystkich, którzy wygrywają jej część.
        [main] Pula główna { $amount }: komu się należy? Zaznacz wszystkich, którzy wygrywają jej część.
       *[side] Pula boczna { $number }, { $amount }: komu się należy? Zaznacz wszystkich, którzy wygrywają jej część.
    }
    .prompt-alone = { $pot ->
        [only] Pula { $amount }: komu się należy? Jeśli chcesz czekać na karty, wybierz „nikt”.
        [main] Pula główna { $amount }: komu się należy? Jeśli chcesz czekać na karty, wybierz „nikt”.
       *[side] Pula boczna { $number }, { $amount }: komu się należy? Jeśli chcesz czekać na karty, wybierz „nikt”.
    }
    .hint = Każda pula osobno, od bocznych, najlepszemu układowi spośród tych, którzy w niej są.
    .right = { $pot ->
        [only] { $amount } wygrywa { $names }: { $hand } (POT-7).
        [main] Pulę główną, { $amount }, wygrywa { $names }: { $hand } (POT-7).
       *[side] Pulę boczną { $number }, { $amount }, wygrywa { $names }: { $hand } (POT-7).
    }
    .right-split = { $pot ->
        [only] { $amount } dzielą między siebie { $names }: { $hand } (SPLIT-2).
        [main] Pulę główną, { $amount }, dzielą między siebie { $names }: { $hand } (SPLIT-2).
       *[side] Pulę boczną { $number }, { $amount }, dzielą między siebie { $names }: { $hand } (SPLIT-2).
    }
    .right-alone = Zostaje w niej tylko { $name } (SHOW-19).
    .slip-waits = Karty nie są potrzebne: zostaje w niej tylko { $name } (POT-7).
    .slip-not-in-it = W tej puli nie ma gracza: { $name } (POT-4).
    .slip-not-shared = Układy są równe, więc pulę się dzieli: { $names } (SPLIT-1, SPLIT-2).
    .slip-other-pot = { $names }: to inna pula; każdą rozstrzyga się osobno (POT-7).
dealer-odd-chips = Żetony z reszty
    .prompt = { $amount } po równo to po { $share }, zostaje { $over }. Komu dasz resztę? Żeton po żetonie.
    .hint = Żetony z reszty daje się po jednym, od miejsca na lewo od buttona.
    .right = Na lewo od buttona ({ $button }) najbliżej siedzi { $first }: { $names } (ODD-2).
    .slip-order = Na lewo od buttona { $first } siedzi bliżej niż { $name } (ODD-2).
dealer-fee = Pobierz opłatę
    .prompt = Poker room bierze { $percent }%, najwyżej { $cap }. Ile to w całych żetonach?
    .hint = Procent puli, zaokrąglony w dół, i nigdy więcej niż maksimum.
    .right = { $percent }% z { $pot }, zaokrąglone w dół, najwyżej { $cap }: { $fee } (RAKE-1).
    .slip-no-cap = Najwyżej { $cap } (RAKE-1).
dealer-close = Zamknij rozdanie
    .prompt = Wszystkie pule są oddane.
    .hint = Karty się zbiera, button przesuwa się z następnym rozdaniem.
    .close = Zebrać karty
    .right = Button przesuwa się z następnym rozdaniem (BTN-2).

## Decyzje

dealer-ruling = Decyzja
    .prompt = Coś jest nie tak. Jak rozstrzygasz?
    .prompt-counts = Co się liczy?
    .right = { $why }

## 19 wpadek: jak się pokazują

dealer-mishap-second-card = Odkrywa się jedna z dwóch pierwszych kart
    .sign = Przy rozdawaniu odkryła się karta numer { $number }: dostaje ją { $name }.
dealer-mishap-later-card = Odkrywa się późniejsza karta
    .sign = Przy rozdawaniu odkryła się karta numer { $number }: dostaje ją { $name }.
dealer-mishap-two-cards = Odkrywają się dwie karty
    .sign = Przy rozdawaniu odkryły się dwie karty; pierwsza to karta numer { $number }, dostaje ją { $name }.
dealer-mishap-wrong-chair = Karty na pustym miejscu albo gracz bez kart
    .sign = Dwie karty leżą przed pustym miejscem. Liczba graczy, którzy już zagrali: { $acted }.
    .sign-none = { $name } nie ma kart. Liczba graczy, którzy już zagrali: { $acted }.
dealer-mishap-wrong-button = Button leży w złym miejscu
    .sign = Ktoś z graczy mówi: przy rozdawaniu button przesunięto o jedno miejsce i karty zaczęły się nie tam, gdzie trzeba. Liczba graczy, którzy już zagrali: { $acted }.
dealer-mishap-boxed-card = Karta w talii leży odkryta
    .sign = Następna karta talii leży odkryta.
    .sign-gone = Z talii wyszła odkryta karta, a następną dostał już inny gracz.
dealer-mishap-no-burn = Zapomniane spalenie
    .sign = Przed tymi kartami wspólnymi żadnej nie spalono. Nikt po nich jeszcze nie zagrał.
    .sign-late = Przed tymi kartami wspólnymi żadnej nie spalono. Ktoś już po nich zagrał.
dealer-mishap-four-flop = Cztery karty na flopie
    .sign = Dwie karty się skleiły: na flopie leżą cztery.
dealer-mishap-early-street = Karty wspólne za wcześnie
    .sign = Następne karty wspólne już leżą, a w tej rundzie ma jeszcze zagrać { $name }.
dealer-mishap-false-deck = Z talią jest coś nie tak
    .sign-alike = Dwoje graczy ma tę samą kartę: { $card }.
    .sign-back = Karta jednego z graczy ma inny rewers.
    .sign-back-stub = Karta w nierozdanej reszcie ma inny rewers.
    .sign-joker = Ktoś widzi w swoich kartach jokera. Nikt jeszcze nie zagrał.
    .sign-missing = Ktoś zauważył, że w talii brakuje karty.
dealer-mishap-out-of-turn = Poza kolejnością
    .sign = { $name } wysuwa żetony.
    .sign-fold = { $name } odsuwa od siebie karty.
dealer-mishap-words-and-chips = Słowa i żetony
    .sign-string = { $name } wysuwa { $first }, rozgląda się i dokłada { $later }.
    .sign-one-chip = { $name } bez słowa wysuwa jeden żeton, { $first }.
    .sign-too-few = { $name } bez słowa wysuwa kilka żetonów, razem { $first }.
    .sign-half = { $name } bez słowa jednym ruchem wysuwa kilka żetonów, razem { $first }.
    .sign-call-raise = { $name } mówi: „Sprawdzam… i podnoszę do { $later }”.
    .sign-too-little = { $name } mówi: „Podnoszę do { $first }”.
dealer-mishap-illegal-raise = Niedozwolone podniesienie
    .sign = { $name } mówi: „Podnoszę do { $to }”.
dealer-mishap-thrown-away = Odrzucony wygrywający układ
    .sign = { $name } wrzuca karty między odrzucone, potem widzi, że by wygrały, i chce je z powrotem.
dealer-mishap-misread = Źle odczytany układ
    .sign = { $name } mówi: „{ $kind }”. Spójrz na karty.
dealer-mishap-swept-in = Zgarnięte niezabezpieczone karty
    .sign = Zgarniasz niezabezpieczone karty, którymi gra { $name }. Dotknęły już odrzuconych. Gracz się skarży.
dealer-mishap-on-the-floor = Karty na podłodze
    .sign = Karty spadły ze stołu: { $name }.
dealer-mishap-old-chips = Żetony z poprzedniego rozdania
    .sign = Pośrodku leży jeszcze { $amount } z poprzedniego rozdania. W tamtym rozdaniu bez kart: { $name }.
dealer-mishap-chips-moved = Żetony przybyły albo zniknęły
    .sign = { $name } wyjmuje z kieszeni żetony i dokłada je do swoich.
    .sign-pockets = { $name } chowa część żetonów do kieszeni.
    .after = Liczą się od następnego rozdania
    .now = Liczą się od razu
    .never = Nikt nigdy nie może dokładać żetonów
    .back = Żetony wracają na stół
    .half = Połowę można zabrać
    .his = To własne żetony; niech tak zostanie
    .right = { $name } może dokładać żetony tylko między rozdaniami (BUYIN-7).
    .right-pockets = { $name } w trakcie gry nie może zabierać żetonów ze stołu (BUYIN-6).
