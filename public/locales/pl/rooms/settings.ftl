# The settings.

ui-language = Język
ui-deck = Talia
ui-deck-about = Dwa albo cztery kolory
ui-deck-two = Dwa kolory
ui-deck-four = Cztery kolory
ui-felt = Sukno
ui-felt-pine = Sosna
ui-felt-slate = Łupek
ui-felt-plum = Śliwka
ui-felt-umber = Umbra
ui-light = Światło
ui-light-system = System
ui-light-day = Dzień
ui-light-night = Noc
ui-set-skip = Pomijanie po pasie
ui-set-skip-about = Od razu do wyniku rozdania
ui-set-free-fold = Pas także tam, gdzie można czekać
ui-set-free-fold-about = Bez pytania
ui-set-keys = Skróty jednym klawiszem
ui-set-keys-about = Nigdy w polu tekstowym
ui-unit = Stacki
ui-unit-about = W żetonach albo w dużych ciemnych
ui-unit-chips = Żetony
ui-unit-blinds = Duże ciemne
ui-settings-done = Gotowe
