# Čo odohrané rozdania hovoria o svojom hráčovi.

records-stats-reading = { $count ->
    [0] Hľadám vaše rozdania…
    [one] Prečítané { $count } rozdanie…
    [few] Prečítané { $count } rozdania…
   *[other] Prečítaných { $count } rozdaní…
}
records-stats-none = Zatiaľ nič. Odohrajte prvé rozdanie a čísla sa začnú plniť.
records-stats-likely = „Asi“ znamená rozpätie, v ktorom leží skutočná hodnota v 95 zo 100 podobných vzoriek. Menej než 30 prípadov zatiaľ nič nehovorí.
records-share = { $percent } % z { $count } prípadov · asi { $least }–{ $most } %
records-few = Málo prípadov na záver: { $count }. Treba ich aspoň 30.
records-few-short = málo
records-percent = { $percent } %
records-percents = { $least }–{ $most } %
records-hands = Rozdania
records-won = Výhra na 100 rozdaní
records-won-about = Koľko veľkých blindov získate alebo stratíte za sto rozdaní.
records-won-of = Veľké blindy: { $won } · asi { $least } až { $most }
records-won-short = Na 100
records-vpip = VPIP
records-vpip-about = Ako často dávate pred flopom žetóny do banku z vlastnej vôle. Blindy sa nepočítajú.
records-pfr = PFR
records-pfr-about = Ako často pred flopom navyšujete.
records-3bet = 3-bet
records-3bet-about = Ako často navýšite znova, keď pred flopom už navýšil niekto iný.
records-aggression = Agresivita
records-aggression-about = Podiel stávok a navýšení na všetkom, čo robíte po flope. Checky sa nepočítajú.
records-wtsd = WTSD
records-wtsd-about = Ako často sa dostanete k vyloženiu kariet, keď uvidíte flop.
records-wsd = W$SD
records-wsd-about = Ako často pri vyložení kariet vyhráte žetóny.
records-by-position = Podľa pozície
records-by-game = Podľa hry
records-heads-up = 2 hráči
records-short = 3 až 6 hráčov
records-full = 7 až 10 hráčov
records-curve = Vaše výhry v čase
records-curve-said = { $count ->
    [one] Po { $count } rozdaní: { $net } vo veľkých blindoch. Bez šťastia na posledné karty: { $adjusted }.
    [few] Po { $count } rozdaniach: { $net } vo veľkých blindoch. Bez šťastia na posledné karty: { $adjusted }.
   *[other] Po { $count } rozdaniach: { $net } vo veľkých blindoch. Bez šťastia na posledné karty: { $adjusted }.
}
records-curve-net = Výhra
records-curve-adjusted = Bez šťastia
records-curve-about = Bez šťastia znamená: po all-ine sa bank počíta podľa vášho podielu zo všetkých možností, ako mohli prísť chýbajúce karty, nie podľa kariet, ktoré prišli.
records-curve-table = Ako tabuľka

## Hľadanie rozdaní

records-cards = Ktoré karty
records-cards-any = Akékoľvek karty
records-cards-pairs = Dvojice
records-cards-suited = V jednej farbe
records-cards-range = napríklad AK, 22+
records-cards-wrong = Znak č. { $at } sa nedá prečítať. Karty píšte takto: 22+, AKs, KTo+, AhKd.
records-position = Pozícia
records-position-any = Všetky pozície
records-list-none = Také rozdanie tu nie je.
records-list-more = Ukázať ďalšie
