# Co mówią dwa panele przy stole: klawisze i co jest nie tak w linku. Wczytuje się z pierwszym z nich.

ui-keys-note = W polu tekstowym skróty z jednej litery nie działają. Można je wyłączyć w ustawieniach.
ui-keys-off = Skróty z jednej litery są wyłączone w ustawieniach.
key-fold = pas (gdy można czekać, najpierw pyta); na końcu schować
key-stay = czekać albo sprawdzić; na końcu pokazać
key-amount = przejść do kwoty; Enter stawia albo podnosi
key-presets = wybrać kwotę, od lewej do prawej
key-step = zmienić kwotę o jedną dużą ciemną
key-page = zmienić kwotę o dziesięć dużych ciemnych
key-ends = najmniejsza i największa kwota
key-next = następne rozdanie
key-pause = pauza, dalej
key-hurry = po pasie przejść do wyniku
key-why = dlaczego? (o tym, co zabrzmiało ostatnio)
key-board = przeczytać karty wspólne
key-hand = przeczytać moje karty i ich układ
key-pots = przeczytać pule
key-price = przeczytać cenę sprawdzenia (pot odds)
key-stacks = przeczytać stacki, od gracza po mojej lewej
key-last = przeczytać ostatnią akcję
key-turn = przeczytać, czyja kolej i co mogę zrobić
key-log = co się stało w tym rozdaniu
key-settings = ustawienia
key-keys = ta lista
key-tab = sędzia, kwoty, akcje, miejsca, pasek
key-esc = zamknąć panel
ui-notice-damaged-about = Zapisanej gry nie udało się odczytać, więc rozdano nową. To, co było zapisane, zostało na tym urządzeniu pod inną nazwą.
ui-notice-no-bots-about = Nie udało się wczytać programu twoich rywali, więc tylko czekają (check) i pasują. Gdy będziesz online, wczytaj stronę ponownie; gra potoczy się dalej od tego miejsca.
ui-wrong-place = Ekran „{ $part }” nie istnieje. To jest stół.
ui-wrong-name = Nazwa „{ $part }” nie jest tu znana. Link do gry może podać seed, seats, structure, speed, rules, blinds, buyin i level.
ui-wrong-seed = „{ $part }”: seed to od 1 do 64 cyfr szesnastkowych. Wylosowano inny.
ui-wrong-seats = „{ $part }”: stół ma od 2 do 10 miejsc.
ui-wrong-structure = „{ $part }”: structure to nl, pl albo fl.
ui-wrong-speed = „{ $part }”: speed to slow, normal, fast albo instant.
ui-wrong-rules = „{ $part }”: regulamin zapisuje się w postaci rules=raiseCap:3,burnCards:off, z nazwami i wartościami z księgi zasad.
ui-wrong-blinds = „{ $part }”: ciemne to dwie kwoty, na przykład blinds=5/10, najpierw mniejsza.
ui-wrong-buyin = „{ $part }”: buy-in wynosi co najmniej 1 żeton.
ui-wrong-players = „{ $part }”: w turnieju gra od 2 do 180 graczy.
ui-wrong-level = „{ $part }”: poziom to liczba od 1 do 8.
ui-wrong-table = Części tego linku nie pasują do siebie, więc przygotowano zwykły stół.
