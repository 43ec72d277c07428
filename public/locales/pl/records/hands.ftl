# Inne przebiegi rozdania, sprawdzenie kart, wszystkie dane, rozdania z innych programów.

## Co by było, gdyby

records-what-if = Co by było, gdyby?
records-what-if-about = Wybierz jedną ze swoich decyzji. To, czego tu spróbujesz, nie zmieni żetonów w twojej grze.
records-decisions = Twoje decyzje
records-fork = Odtąd zagraj inaczej
records-other-cards = Odtąd inne karty
records-again = Rozdaj ostatnie karty jeszcze tysiąc razy
records-again-said = Rozdano ponownie przy tych samych decyzjach, liczba rozdań: { $deals }. Wygrane: { $won }, przegrane: { $lost }, bez zmian: { $even }. Średnio { $net } w żetonach na rozdanie.
records-line-played = Tak, jak zagrano
records-line-open = nieskończone
records-line-other = Inne karty: { $deed }

## Sprawdzenie kart

records-verify = Sprawdzenie rozdania
records-verify-link = Sprawdź karty
records-verify-about = Przed każdym rozdaniem gra obiecuje liczbę: SHA-256 ziarna (seed), które tasuje talię. Po rozdaniu pokazuje ziarno. Nikt więc nie może w międzyczasie zmienić kart, a każdy może je rozdać ponownie.
records-verify-hand = Rozdanie { $hand } twojej gry.
records-verify-none = To rozdanie nie ma ziarna, które dałoby się sprawdzić.
records-verify-commitment = Obiecane przed rozdaniem
records-verify-seed = Ziarno pokazane po rozdaniu
records-verify-running = To rozdanie jeszcze trwa. Jego ziarno pojawi się tu później.
records-verify-no-seed = To nie jest ziarno: ma ono od 1 do 64 cyfr 0–9 i liter a–f.
records-verify-promised = Obietnica dotrzymana: to ziarno ma dokładnie tę liczbę, którą pokazano przed rozdaniem.
records-verify-broken = Obietnica niedotrzymana: to ziarno ma inną liczbę.
records-verify-same = Rozdano ponownie: talia zgadza się z tym rozdaniem karta po karcie.
records-verify-other = Rozdano ponownie: talia nie zgadza się z tym rozdaniem.
records-verify-deck = Talia z tego ziarna, od pierwszej rozdanej karty
records-verify-yourself = Sprawdź to bez tego programu
records-verify-yourself-about = Kilka linijek w Pythonie, dołączonych do kodu źródłowego gry, liczy to samo i nie ma z nią ani jednej wspólnej linijki:

## Wszystkie dane

records-data-about = Wszystko jest zapisane tylko na tym urządzeniu. Tutaj możesz to zabrać ze sobą, przywrócić albo usunąć.
records-data-export = Zabierz ze sobą
records-data-export-do = Wszystko w jednym pliku
records-data-exported = { $count ->
    [0] W pliku są ustawienia i gra.
    [one] W pliku są ustawienia, gra i { $count } rozdanie.
    [few] W pliku są ustawienia, gra i { $count } rozdania.
    [many] W pliku są ustawienia, gra i { $count } rozdań.
   *[other] W pliku są ustawienia, gra i { $count } rozdania.
}
records-data-import = Przywróć
records-data-found = { $count ->
    [0] W pliku nie ma rozdań.
    [one] W pliku jest { $count } rozdanie.
    [few] W pliku są { $count } rozdania.
    [many] W pliku jest { $count } rozdań.
   *[other] W pliku jest { $count } rozdania.
}
records-data-new = { $count ->
    [one] Nowe: { $count }.
    [few] Nowe: { $count }.
    [many] Nowych: { $count }.
   *[other] Nowe: { $count }.
}
records-data-same = { $count ->
    [one] Takie samo już tu jest: { $count }.
    [few] Takie same już tu są: { $count }.
    [many] Takich samych już tu jest: { $count }.
   *[other] Takie same już tu są: { $count }.
}
records-data-other = { $count ->
    [one] Z inną gwiazdką, notatką albo przebiegiem: { $count } rozdanie.
    [few] Z inną gwiazdką, notatką albo przebiegiem: { $count } rozdania.
    [many] Z inną gwiazdką, notatką albo przebiegiem: { $count } rozdań.
   *[other] Z inną gwiazdką, notatką albo przebiegiem: { $count } rozdania.
}
records-data-settings = W pliku są ustawienia.
records-data-game = W pliku jest zapisana gra.
records-data-differs = { $what } Tutaj jest inaczej.
records-data-add = Dodaj tylko to, czego brakuje
records-data-replace = Zastąp to, co się różni
records-data-done = Gotowe. Wszystko jest zapisane na tym urządzeniu.
records-data-done-page = Gotowe, ale ta przeglądarka niczego tu nie zapisuje: po zamknięciu strony wszystko zniknie.
records-data-damaged = Ten plik jest uszkodzony albo jest czymś innym: nie da się go odczytać od wiersza { $line }, kolumny { $column }. Niczego nie zmieniono.
records-data-not-ours = Ten plik nie pochodzi z tej gry. Niczego nie zmieniono.
records-data-version = Ten plik jest w formacie { $found }, a ta wersja gry czyta format { $known }. Niczego nie zmieniono.
records-data-delete = Usuń
records-data-delete-do = Usuń wszystkie moje dane
records-data-sure = Ustawienia, gra, rozdania, gwiazdki i notatki na tym urządzeniu znikną na zawsze.
records-data-sure-yes = Tak, usuń wszystko
records-data-sure-no = Nie, zostaw

## Rozdania z innych programów

records-import = Rozdania z plików
records-import-about = Rozdania z innych programów: Poker Hand History (phh, phhs), Open Hand History (ohh), teksty z PokerStars. Zostają na tym urządzeniu.
records-source-files = Wybierz pliki albo upuść je tutaj
records-source-paste = Albo wklej tekst
records-source-open = Otwórz
records-copy = Ta przeglądarka nie pozwala tu na pobieranie. Skopiuj tekst:
records-files-missing = Nie wczytano części, która czyta i zapisuje pliki. Spróbuj ponownie, gdy będziesz online.
records-import-works = Czytam…
records-import-pasted = Wklejony tekst
records-import-file = { $count ->
    [0] { $name }: nie da się odczytać żadnego rozdania ({ $format }).
    [one] { $name }: { $count } rozdanie ({ $format }).
    [few] { $name }: { $count } rozdania ({ $format }).
    [many] { $name }: { $count } rozdań ({ $format }).
   *[other] { $name }: { $count } rozdania ({ $format }).
}
records-import-differ = { $count ->
    [one] { $count } rozdanie kończy się innymi stackami, niż podaje plik.
    [few] { $count } rozdania kończą się innymi stackami, niż podaje plik.
    [many] { $count } rozdań kończy się innymi stackami, niż podaje plik.
   *[other] { $count } rozdania kończy się innymi stackami, niż podaje plik.
}
records-import-more = { $count ->
    [one] i jeszcze { $count } błąd
    [few] i jeszcze { $count } błędy
    [many] i jeszcze { $count } błędów
   *[other] i jeszcze { $count } błędu
}
records-import-keep = Zapisz wśród moich rozdań
records-import-kept = { $count ->
    [one] Zapisano { $count } rozdanie.
    [few] Zapisano { $count } rozdania.
    [many] Zapisano { $count } rozdań.
   *[other] Zapisano { $count } rozdania.
}
records-import-kept-page = { $count ->
    [one] { $count } rozdanie jest zapisane do zamknięcia strony.
    [few] { $count } rozdania są zapisane do zamknięcia strony.
    [many] { $count } rozdań jest zapisanych do zamknięcia strony.
   *[other] { $count } rozdania jest zapisane do zamknięcia strony.
}
records-import-gone = To rozdanie nie jest już otwarte. Otwórz plik jeszcze raz.
records-unit = Kwoty są w setnych częściach waluty { $currency }.
records-export = Eksport
records-export-about = Dla innych programów. Karty, których nie było widać, pozostają nieznane.
records-export-done = { $left ->
    [0] Liczba zapisanych rozdań: { $count }.
   *[other] Liczba zapisanych rozdań: { $count }. Format nie pomieści kolejnych: { $left }.
}
records-export-nothing = Żadnego z tych rozdań nie da się zapisać w tym formacie.

## Co jest nie tak z plikiem

file-fault = Wiersz { $line }, kolumna { $column }. { $what }
file-expected = Powinno tu być: { $expected }. Jest: „{ $found }”.
file-expected-nothing = Powinno tu być: { $expected }.
file-other-game = „{ $name }” to nie Texas hold’em.
file-run-twice = Karty wspólne wyłożono więcej niż raz, tego się tu nie gra.
file-cancelled = Rozdanie unieważniono.
file-deed = Zagranie nr { $deed } w tym rozdaniu nie mogło tak przebiec. { $reason }
file-no-deed = To rozdanie nie mogło tak przebiec. { $reason }
file-players = Graczy przy stole: { $players }. Tylu nie da się rozdać kart.
file-empty-stack = Bez żetonów: { $name }.
file-cannot-begin = Ciemne, stacki i miejsca do siebie nie pasują.
file-refused = Nie pozwala na to zasada { $rule }.
file-repeated = Dwa razy w talii: { $card }.
file-out-of-turn = Kolej na: { $next }, a gra: { $name }.
file-after-the-end = Licytacja się skończyła, a gra: { $name }.
file-short-board = Karty wspólne potrzebne do wyłożenia: { $needed }. W pliku: { $told }.
file-too-large = Jedna z kwot jest za duża do obliczeń.
file-want-hand = rozdanie w jednym z trzech formatów
file-want-text = tekst, a nie obraz ani spakowany plik
file-want-toml = TOML, w którym zapisuje się Poker Hand History
file-want-json = JSON, w którym zapisuje się Open Hand History
file-want-field = pole „{ $name }”
file-want-string = tekst w cudzysłowie
file-want-list = lista w nawiasach kwadratowych
file-want-object = obiekt w nawiasach klamrowych
file-want-entries = jeden wpis na każdego gracza
file-want-number = liczba całkowita
file-want-amount = kwota w żetonach albo pieniądzach
file-want-card = karta, na przykład Th, albo ?? zamiast nieznanej
file-want-two-cards = dwie karty
file-want-board = trzy karty flopu albo jedna karta
file-want-player = gracz z tego rozdania
file-want-seat = numer miejsca
file-want-action = zagranie gracza
file-want-limit = no limit, pot limit albo fixed limit
file-want-header = wiersz, którym zaczyna się rozdanie
file-want-table = wiersz ze stołem i buttonem
file-want-rest = reszta rozdania; plik się urywa
