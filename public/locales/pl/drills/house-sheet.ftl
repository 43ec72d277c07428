# Ćwiczenie: co mówi regulamin?

drill-house-sheet = Co mówi regulamin?
    .prompt = Co tu obowiązuje?
    .prompt-named = Co tu obowiązuje? Znajdź wiersz „{ $option }”.
    .prompt-which = Ktoś odpowiada: „{ $said }”. Według którego regulaminu to prawda?
    .yes = Tak
    .no = Nie
    .amount = { $amount }
    .count = { $count }
    .player = { $name }
    .chair = Krzesło { $number }
    .deals-computer = Komputer
    .deals-house = Krupier, który nie gra
    .sheet-always = W regulaminie, do którego każdy może zajrzeć o każdej porze
    .sheet-asked = Nigdzie: krupier rozstrzyga za każdym razem
    .sheet-nowhere = Nigdzie: zasady są wszędzie takie same
    .sheet = Regulamin { $letter }
    .hint = Tam, gdzie zwyczaje są różne, rozstrzyga regulamin. Znajdź wiersz, o który chodzi; inne nie mają tu znaczenia.
    .right = „{ $option }: { $value }”. Odpowiedź brzmi więc: { $outcome } ({ $rule }).
    .right-which = Regulamin { $letter } mówi „{ $option }: { $value }” ({ $rule }).
    .slip-usual = Taka jest zwykła zasada. Przeczytaj regulamin: tu mówi „{ $value }” (GAME-6).
    .slip-other-value = Tak byłoby, gdyby regulamin mówił „{ $value }”.
    .slip-usual-sheet = Regulamin { $letter } ma zwykłą zasadę, „{ $value }”. Według niego odpowiedź brzmi „{ $outcome }”.
    .slip-other-sheet = Regulamin { $letter } mówi „{ $value }”. Według niego odpowiedź brzmi „{ $outcome }”.
    .case-house-rules-sheet = Dwoje graczy spiera się, jakie zasady obowiązują przy stole. Gdzie je znajdą?
    .case-max-seats = Graczy przy stole: { $sitting }. Przychodzi jeszcze jeden. Jest dla niego miejsce?
    .case-who-deals = { $name } ma button. Kto rozdaje karty?
    .case-min-buy-in = Duża ciemna to { $big }. Nowy gracz chce usiąść z { $amount }. Czy to wystarczy?
    .case-max-buy-in = Duża ciemna to { $big }. Nowy gracz chce usiąść z { $amount }. Czy wolno mieć tyle?
    .case-min-stack-to-play = { $name } ma już tylko { $stack }, a duża ciemna to { $big }. Czy { $name } dostanie karty w następnym rozdaniu?
    .case-top-up-floor = Najmniejszy buy-in to { $least }. { $name } ma { $stack } i między rozdaniami chce dołożyć { $amount }. Czy wolno?
    .case-draw-suit-order = Losowanie buttona: Adam ma { $first }, Bea { $second }, Cyril { $third }. Kto dostaje button?
    .case-button-rule = Graczy przy stole: { $chairs }. Krzesło 1 ma button, krzesło 2 małą ciemną, krzesło 3 dużą. Po rozdaniu { $gone } odchodzi z krzesła 2. Przy którym krześle jest button w następnym rozdaniu?
    .case-small-blind-rounding = Jednostka pieniędzy to { $unit } żetonów, najmniejszy żeton ma wartość 1. Duża ciemna to { $big }. Ile wynosi mała?
    .case-small-blind-amount = Duża ciemna to { $big }. Ile wynosi mała?
    .case-missed-blind = Duża ciemna przeszła, a { $name } wraca, gdy minął już button. Czy { $name } może poczekać na następną dużą ciemną i nic nie płacić?
    .case-button-break-exemption = { $name } odchodzi na buttonie i wraca; ciemne przeszły raz. Czy { $name } gra i nic za to nie płaci?
    .case-new-player-entry = { $name } właśnie siada na lewo od dużej ciemnej. Czy { $name } dostaje karty od razu i bez płacenia?
    .case-blind-posting = W następnym rozdaniu dużą ciemną płaci { $name }. Czy przedtem pyta się o zgodę?
    .case-ante = Pierwszy poziom turnieju, liczba graczy: { $players }, ciemne { $small } i { $big }. Ile jest w puli przed pierwszym ruchem?
    .case-ante-size = Płaci się ante, a duża ciemna to { $big }. Ile wynosi jedno ante?
    .case-straddle = Gra na pieniądze, ciemne { $small } i { $big }. { $name }, na lewo od dużej ciemnej, chce przed kartami wpłacić { $amount }. Czy wolno?
    .case-straddle-counts-as-raise = Limit { $big }–{ $upper }. { $name } daje straddle { $amount }, a wszyscy podnoszą. Do ilu najwyżej dojdą przed flopem?
    .case-straddle-min-raise = No limit, duża ciemna { $big }. { $name } daje straddle { $amount }. Do ilu co najmniej trzeba podnieść?
    .case-heads-up-first-card = Dwoje graczy: { $name } ma button, { $other } siedzi naprzeciwko. Kto dostaje pierwszą kartę?
    .case-burn-cards = Liczba graczy: { $players }. River jest wyłożony. Ile kart ubyło z talii, razem z kartami graczy?
    .case-raise-cap = Limit, troje graczy na flopie: zakład { $bet }, podniesienie do { $second }, do { $third }, do { $fourth }. Czy następny gracz może znów podnieść?
    .case-heads-up-cap = { $game ->
        [tournament] Turniej
       *[cash] Gra na pieniądze
    }, limit { $small }–{ $size }, dwoje graczy na turnie: zakład i trzy podniesienia, do { $amount }. Czy następny może znów podnieść?
    .case-pot-limit-max = Pot limit, dwoje graczy, od każdego { $half }: w puli jest { $pot }. Jedno z nich stawia { $bet }. Do ilu najwyżej może podnieść drugie?
    .case-min-raise = No limit, duża ciemna { $big }. Zakład { $bet }, podniesienie do { $raise }. Do ilu co najmniej trzeba teraz podnieść?
    .case-late-street-minimum = No limit, ciemne { $small } i { $big }. Na stole leży turn i nikt na nim jeszcze nie postawił. Ile wynosi najmniejszy zakład?
    .case-short-all-in-raise = Limit: { $name } stawia { $bet }, { $other } wchodzi all-in za { $amount }, { $third } sprawdza. Czy { $name } może znów podnieść?
    .case-all-in-face-up = { $game ->
        [tournament] Turniej
       *[cash] Gra na pieniądze
    }: wszyscy, którzy zostali, są all-in, a turn i river dopiero przyjdą. Czy karty odkrywa się już teraz?
    .case-show-first-when-checked = { $button } ma button, na lewo siedzi { $first }. { $name } stawia na turnie, reszta sprawdza; na riverze wszyscy czekają. Kto pokazuje pierwszy?
    .case-losers-show = Ktoś pokazał już dwa asy, a { $name } ich nie pobije. Czy { $name } może nie pokazać kart?
    .case-play-board-declaration = Pięć kart na stole to najlepsze, co { $name } ma. Czy { $name } traci swoją część, gdy tego nie powie ani nie pokaże obu kart?
    .case-history-shows-mucked = { $name } przegrywa przy wykładaniu kart i nie pokazuje swoich. Czy można je potem sprawdzić?
    .case-odd-chip = Sześcioro graczy. { $name } na małej ciemnej i { $other } na prawo od buttona dzielą się pulą { $pot }. Kto dostaje żeton z reszty?
    .case-odd-chips-spread = { $name }, { $second } i { $third } dzielą się pulą { $pot }; pierwszy na lewo od buttona jest { $name }. Ile dostaje { $name }?
    .case-rake = { $name } wygrywa na riverze pulę { $pot }. Ile dostaje { $name }?
    .case-exposed-hole-card = Przy rozdawaniu odsłania się { $card ->
        [1] pierwsza
       *[other] druga
    } karta. Czy rozdanie jest nieważne?
    .case-rebuys = Na pierwszym poziomie turnieju { $name } traci wszystkie żetony. Czy { $name } może kupić nowe?
    .case-payouts = Na nagrody w turnieju jest { $pool }. Ile przypada na { $place ->
        [1] pierwsze
       *[other] drugie
    } miejsce?
    .case-blind-levels = Poziom trwa dziesięć rozdań albo dziesięć minut. Dziesięć rozdań zajęło { $minutes } minut. Czy ciemne teraz rosną?
