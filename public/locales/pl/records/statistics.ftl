# Co rozegrane rozdania mówią o swoim graczu.

records-stats-reading = { $count ->
    [0] Szukam twoich rozdań…
    [one] Odczytano { $count } rozdanie…
    [few] Odczytano { $count } rozdania…
    [many] Odczytano { $count } rozdań…
   *[other] Odczytano { $count } rozdania…
}
records-stats-none = Jeszcze nic. Rozegraj pierwsze rozdanie, a liczby zaczną się pojawiać.
records-stats-likely = „Zapewne” oznacza przedział, w którym prawdziwa wartość leży w 95 na 100 podobnych prób. Mniej niż 30 przypadków jeszcze nic nie mówi.
records-share = { $percent }% z { $count } przypadków · zapewne { $least }–{ $most }%
records-few = Za mało przypadków, żeby coś powiedzieć: { $count }. Potrzeba co najmniej 30.
records-few-short = za mało
records-percent = { $percent }%
records-percents = { $least }–{ $most }%
records-hands = Rozdania
records-won = Wygrana na 100 rozdań
records-won-about = Ile dużych ciemnych zyskujesz lub tracisz w stu rozdaniach.
records-won-of = Dużych ciemnych: { $won } · zapewne od { $least } do { $most }
records-won-short = Na 100
records-vpip = VPIP
records-vpip-about = Jak często dokładasz żetony przed flopem z własnej woli. Ciemne się nie liczą.
records-pfr = PFR
records-pfr-about = Jak często podnosisz przed flopem.
records-3bet = 3-bet
records-3bet-about = Jak często podnosisz ponownie, gdy przed flopem podniósł już ktoś inny.
records-aggression = Agresja
records-aggression-about = Udział zakładów i podniesień we wszystkim, co robisz po flopie. Czekanie się nie liczy.
records-wtsd = WTSD
records-wtsd-about = Jak często dochodzisz do wykładania kart, gdy widzisz flop.
records-wsd = W$SD
records-wsd-about = Jak często wygrywasz żetony przy wykładaniu kart.
records-by-position = Według pozycji
records-by-game = Według gry
records-heads-up = 2 graczy
records-short = 3 do 6 graczy
records-full = 7 do 10 graczy
records-curve = Twoje wygrane w czasie
records-curve-said = { $count ->
    [one] Po { $count } rozdaniu: { $net } w dużych ciemnych. Bez szczęścia do ostatnich kart: { $adjusted }.
    [few] Po { $count } rozdaniach: { $net } w dużych ciemnych. Bez szczęścia do ostatnich kart: { $adjusted }.
    [many] Po { $count } rozdaniach: { $net } w dużych ciemnych. Bez szczęścia do ostatnich kart: { $adjusted }.
   *[other] Po { $count } rozdania: { $net } w dużych ciemnych. Bez szczęścia do ostatnich kart: { $adjusted }.
}
records-curve-net = Wygrana
records-curve-adjusted = Bez szczęścia
records-curve-about = Bez szczęścia znaczy: po all-inie pula liczy się według twojego udziału we wszystkich możliwościach wyłożenia brakujących kart, a nie według kart, które przyszły.
records-curve-table = Jako tabela

## Szukanie rozdań

records-cards = Które karty
records-cards-any = Dowolne karty
records-cards-pairs = Pary
records-cards-suited = W kolorze
records-cards-range = np. AK, 22+
records-cards-wrong = Nie da się odczytać znaku nr { $at }. Karty zapisuj tak: 22+, AKs, KTo+, AhKd.
records-position = Pozycja
records-position-any = Każda pozycja
records-list-none = Nie ma takiego rozdania.
records-list-more = Pokaż więcej
