# Strona: pasek, przyciski, taca, arkusze, ustawienia, klawisze. Do gracza mówi się na „ty”.

## Pasek

ui-game-nl = No limit { $small }/{ $big }
ui-game-nl-ante = No limit { $small }/{ $big }, ante { $ante }
ui-game-pl = Pot limit { $small }/{ $big }
ui-game-fl = Fixed limit, ciemne { $small }/{ $big }
ui-hand-preflop = Rozdanie { $hand } · Przed flopem
ui-hand-flop = Rozdanie { $hand } · Flop
ui-hand-turn = Rozdanie { $hand } · Turn
ui-hand-river = Rozdanie { $hand } · River
ui-hand-showdown = Rozdanie { $hand } · Wykładanie
ui-home = Start
ui-log = Co się stało
ui-pause = Pauza
ui-settings = Ustawienia

## Stół

ui-you = Ty
ui-your-place = Twoje miejsce
ui-your-cards = Twoje karty
ui-board = Karty wspólne
ui-flop = Flop
ui-turn = Turn
ui-river = River
ui-pots = Pule
ui-pot = Pula
ui-pot-main = Główna
ui-pot-side = Boczna { $pot }
ui-card-down = zakryta karta
ui-dealer-button = button (znaczek D), wskazuje rozdającego
ui-gain = +{ $amount }
ui-paused = Pauza
ui-paused-about = Rozdanie { $hand }. Nic się nie dzieje, dopóki nie zechcesz grać dalej.
ui-elsewhere = Gra toczy się w innej karcie przeglądarki
ui-elsewhere-about = Tam grano dalej, więc tutaj gra stoi. „Dalej” przejmie ją w obecnym stanie.
ui-resumed = Gra toczy się dalej.
ui-go-on = Dalej

## Sędzia

ui-referee = Sędzia
ui-referee-margin = Uwagi sędziego
ui-every-line = Przy każdym wierszu jest jego zasada
ui-why = Dlaczego?
ui-why-not = Dlaczego nie? { $reason }
ui-why-rule = Dlaczego? Zasada { $rule }
ui-result = Wynik
ui-plays-for = Wygrać może

ui-price-ask = Cena?
ui-price = { $call } za { $pot }: { $odds } do 1. Opłaca się od { $percent }% wygranych.
ui-price-spoken = Sprawdzasz za { $call }, grasz o pulę { $pot }: { $odds } do jednego. Opłaca się, jeśli wygrasz w { $percent } procentach przypadków.
ui-in-blinds = { $figure } BB
ui-look-back = Cofnij

## Przyciski

ui-learn = Nauka
ui-actions = Akcje
ui-fold = Pasuj
ui-check = Czekaj
ui-call = Sprawdź
ui-call-all-in = Sprawdź all-in
ui-bet = Postaw
ui-raise = Podnieś
ui-raise-to = Podnieś do
ui-all-in = All-in
ui-show = Pokaż
ui-muck = Schowaj
ui-hurry = Przejdź do wyniku
ui-next-hand = Następne rozdanie
ui-rebuy = Dokup za { $amount } i graj dalej

## Taca

ui-tray = Wybór
ui-presets = Kwoty
ui-preset-min = Min.
ui-preset-half = ½ puli
ui-preset-three-quarters = ¾ puli
ui-preset-pot = Pula
ui-preset-all-in = All-in
ui-preset-max = Maks.
ui-end-min = min. { $amount }
ui-end-max = maks. { $amount }
ui-less = Mniej o jedną dużą ciemną
ui-more = Więcej o jedną dużą ciemną
ui-bet-exact = Postaw, dokładna kwota
ui-raise-exact = Podnieś do, dokładna kwota
ui-if-you-stay = Jeśli zostaniesz
ui-against = przeciw
ui-ahead = Decyzja zawczasu
ui-ahead-check-fold = Czekaj albo pasuj
ui-ahead-call = Sprawdź { $amount }
ui-ahead-note = Decyzja zawczasu; przepada, gdy zmieni się cena.
ui-skip = Po pasie zawsze pomijaj resztę
ui-speed = Tempo pozostałych
ui-speed-slow = Powoli
ui-speed-normal = Jak ludzie
ui-speed-fast = Szybko
ui-speed-instant = Od razu

## Arkusze

ui-close = Zamknij
ui-free-fold = Czekanie nic nie kosztuje
ui-free-fold-about = Czekanie nic nie kosztuje i zostajesz w grze. Mimo to pasować?
ui-fold-anyway = Pasuj mimo to
ui-asks-blind = Postawisz ciemną?
ui-post = Postaw
ui-sit-out = Zrób przerwę
ui-asks-straddle = Dasz straddle?
ui-straddle = Daj straddle
ui-no-straddle = Graj bez niego
ui-notices = Do wiadomości

## Ustawienia

ui-keys = Klawisze
ui-keys-hint = ? klawisze

## Czytanie na głos

ui-read-board = Na stole: { $cards }.
ui-read-no-board = Na stole nie ma jeszcze żadnych kart.
ui-read-hand = { $cards }: { $hand }.
ui-read-no-hand = Nie masz żadnych kart.
ui-read-pot = Pula { $amount }.
ui-read-pot-of = { $pot } { $amount }: { $names }.
ui-read-stack = { $name } { $stack }.
ui-read-stack-bet = { $name } { $stack }, stawka { $bet }.
ui-read-stack-all-in = { $name } all-in.
ui-read-stack-folded = { $name } poza grą, { $stack }.
ui-turn-free = Twoja kolej, czekanie nic nie kosztuje.
ui-turn-price = Twoja kolej, sprawdzenie za { $call }.
ui-read-moving = Na razie nie ma o czym decydować.
ui-read-over = Rozdanie się skończyło.

## Mówi się raz

ui-notice-address = W linku coś jest nie tak.
ui-notice-damaged = Zapisanej gry nie udało się odczytać.
ui-notice-not-kept = Przeglądarka nie zapisuje tu rozpoczętych gier.
ui-notice-not-kept-about = Przeglądarka nie pozwala tu niczego zapisać. Grać można, ale po zamknięciu strony rozpoczęta gra przepadnie.
ui-notice-no-texts = Języka nie udało się wczytać.
ui-notice-no-texts-about = Tekstów tego języka nie udało się wczytać. Spróbuj jeszcze raz, gdy będzie połączenie z siecią.
ui-notice-no-bots = Rywale tylko czekają i pasują.
