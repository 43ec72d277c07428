# Pokoje wokół stołu: start, nowa gra, księga zasad.

## Start

rooms-home-free = Twoje miejsce czeka.
rooms-home-waits = Twoja gra czeka.
rooms-home-deal = Rozdaj
rooms-home-go-on = Wróć do stołu
rooms-home-change = Zmień
rooms-home-nl = No limit hold’em, liczba miejsc: { $seats }, ciemne { $small }/{ $big }.
rooms-home-pl = Pot limit hold’em, liczba miejsc: { $seats }, ciemne { $small }/{ $big }.
rooms-home-fl = Fixed limit hold’em, liczba miejsc: { $seats }, ciemne { $small }/{ $big }.
rooms-home-hand = Rozdanie { $hand }.
rooms-home-tournament = Twój turniej.
rooms-home-spot = Twoja własna sytuacja.
rooms-home-own = Do własnej gry na pieniądze
rooms-learn = Nauka
rooms-learn-about = 52 krótkie lekcje przy prawdziwym stole
rooms-ways = Więcej
rooms-settings-about = Język, karty, kolory, tempo, klawisze
rooms-quote = Karty mówią za siebie: liczy się to, co widać, a nie to, co ktoś o nich powie.
rooms-no-such-place = Pod adresem „{ $part }” nic nie ma. To jest najbliższa strona.

## Nowa gra

rooms-new = Nowy stół
rooms-new-structure = Licytacja
rooms-new-nl = No limit
rooms-new-pl = Pot limit
rooms-new-fl = Fixed limit
rooms-new-seats = Liczba miejsc
rooms-new-blinds = Ciemne
rooms-new-blinds-of = { $small }/{ $big }
rooms-new-buy-in = Żetony na początek
rooms-new-buy-in-of = { $amount }
rooms-new-level = Jak dobrze grają inni
rooms-level-beginner = Początkujący: za często sprawdzają i nie patrzą na pozycję.
rooms-level-fair = Przyzwoici gracze na spokojny wieczór.
rooms-level-good = Dobrzy gracze: pilnują ceny i twoich zakładów.
rooms-level-strong = Najsilniejsi gracze, jakich mamy.
rooms-new-rules = Regulamin
rooms-new-rules-own = Twoje własne zasady.
rooms-new-rules-all = Cały regulamin, punkt po punkcie
rooms-house-about = Zasady twojego następnego stołu. Przy każdej widać, jak rozstrzygają ją różne regulaminy; sędzia trzyma się tego, co tu wybierzesz.
rooms-house-sources = Kto co mówi
rooms-house-changed = Inaczej niż zwykle
rooms-new-ends = Nowy stół zastąpi grę, którą masz rozpoczętą.

## Księga zasad

rooms-rules = Księga zasad
rooms-rules-about = Wszystkie 289 zasad prostymi słowami
rooms-rules-contents = Spis treści
rooms-rules-find = Znajdź zasadę
rooms-rules-found = { $count ->
    [0] Nic nie znaleziono. Spróbuj innego słowa.
    [one] { $count } zasada
    [few] { $count } zasady
    [many] { $count } zasad
   *[other] { $count } zasady
}
rooms-rule-engine = Tej zasady pilnuje sędzia przy każdym stole.
rooms-rule-option = Sprawa regulaminu: każdy stół może ustalić ją po swojemu.
rooms-rule-table = Zasada dla stołów na żywo, z prawdziwymi kartami i żetonami.
rooms-rule-teach = Warto wiedzieć; nie da się tego złamać.
rooms-rule-variants = Czym różnią się stoły
rooms-rule-example = Przykład
rooms-rule-practised = Gdzie się to ćwiczy
rooms-rule-before = Poprzednia zasada
rooms-rule-after = Następna zasada
rooms-chapter-game = Gra w skrócie
rooms-chapter-cards = Karty
rooms-chapter-table = Miejsca i pozycje
rooms-chapter-chips = Buy-in i żetony
rooms-chapter-button = Button
rooms-chapter-blinds = Ciemne, ante, straddle
rooms-chapter-deal = Tasowanie, rozdawanie i karty wspólne
rooms-chapter-structures = Ile wolno postawić
rooms-chapter-actions = Czekanie, zakład, sprawdzenie, podniesienie, pas
rooms-chapter-discipline = Zakłady prawdziwymi żetonami
rooms-chapter-rounds = Rundy licytacji
rooms-chapter-all-in = All-in i pule boczne
rooms-chapter-showdown = Wykładanie kart
rooms-chapter-ranking = Co bije co
rooms-chapter-splitting = Podział puli i rake
rooms-chapter-mistakes = Nieważne rozdania i nieprawidłowości
rooms-chapter-modes = Turnieje i gry na pieniądze
rooms-chapter-etiquette = Etykieta przy stole

## Rozegrane rozdania

rooms-back = Wstecz
rooms-history = Twoje rozdania
rooms-history-about = Rozegrane rozdania krok po kroku
rooms-history-hand = Rozdanie z historii
rooms-history-loading = Szukam twoich rozdań…
rooms-history-no-such = Na tym urządzeniu nie ma takiego rozdania.
rooms-history-all = Wszystkie
rooms-history-won = Wygrane
rooms-history-lost = Przegrane
rooms-history-big = Duże pule
rooms-history-showdown = Wykładanie kart
rooms-history-starred = Z gwiazdką
rooms-history-filter = Które rozdania
rooms-history-count = { $count ->
    [0] Jeszcze nic. Każde rozegrane rozdanie trafi tutaj.
    [one] { $count } rozdanie, razem { $net } w żetonach
    [few] { $count } rozdania, razem { $net } w żetonach
    [many] { $count } rozdań, razem { $net } w żetonach
   *[other] { $count } rozdania, razem { $net } w żetonach
}
rooms-history-unreadable = { $count ->
    [one] Tej wersji nie udało się odczytać { $count } rozdania. Pozostaje zapisane.
    [few] Tej wersji nie udało się odczytać { $count } rozdań. Pozostają zapisane.
    [many] Tej wersji nie udało się odczytać { $count } rozdań. Pozostają zapisane.
   *[other] Tej wersji nie udało się odczytać { $count } rozdania. Pozostają zapisane.
}
rooms-history-line = Rozdanie { $hand } · pula { $pot }
rooms-history-star = Gwiazdka
rooms-history-note = Twoja notatka
rooms-replay-eyes = Czyje karty widać
rooms-replay-everyone = Karty wszystkich
rooms-replay-steps = Kroki
rooms-replay-first = Na początek
rooms-replay-back = Krok wstecz
rooms-replay-play = Odtwórz
rooms-replay-on = Krok naprzód
rooms-replay-last = Na koniec
rooms-replay-pot = Pula { $amount }

## Na tym urządzeniu i na innych stronach

rooms-offline = Cała gra jest na tym urządzeniu: działa bez sieci.
rooms-install = Zainstaluj grę
rooms-embed = Umieść grę na swojej stronie
rooms-build = Kompilacja { $build }
rooms-hand-copy = Kopiuj link
rooms-hand-copy-about = Całe rozdanie jest w tym linku; nikomu się go nie wysyła.
rooms-copied = Skopiowano.
rooms-copy-refused = Przeglądarka nie pozwala tu kopiować: zaznacz tekst i naciśnij Ctrl+C.
rooms-hand-copied = Skopiowano; całe rozdanie jest w tym linku.
rooms-hand-linked = Rozdanie z linku
rooms-hand-form = Link do tego rozdania utworzyła nowsza wersja gry. Wczytaj stronę ponownie, gdy będziesz online.
rooms-hand-damaged = Link do tego rozdania jest uszkodzony mniej więcej przy znaku { $letter }. Może go ucięto: skopiuj cały link jeszcze raz.
rooms-hand-refused = Rozdanie z tego linku nie mogło się tak odbyć. { $reason }
