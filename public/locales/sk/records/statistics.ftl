# Čo odohrané hry hovoria o svojom hráčovi.

records-stats-reading = { $count ->
    [0] Hľadám vaše hry…
    [one] Prečítaná { $count } hra…
    [few] Prečítané { $count } hry…
   *[other] Prečítaných { $count } hier…
}
records-stats-none = Zatiaľ nič. Odohrajte prvú hru a čísla sa začnú plniť.
records-stats-likely = „Najskôr“ znamená rozpätie, v ktorom leží skutočná hodnota v 95 zo 100 podobných vzoriek. Menej než 30 prípadov zatiaľ nič nehovorí.
records-share = { $percent } % z { $count } prípadov · najskôr { $least }–{ $most } %
records-few = Málo prípadov na záver: { $count }. Treba ich aspoň 30.
records-few-short = málo
records-percent = { $percent } %
records-percents = { $least }–{ $most } %
records-hands = Hry
records-won = Výhra na 100 hier
records-won-about = Koľko big blindov získate alebo stratíte za sto hier.
records-won-of = Big blindov: { $won } · najskôr { $least } až { $most }
records-won-short = Na 100
records-vpip = VPIP
records-vpip-about = Ako často dávate pred flopom žetóny do banku z vlastnej vôle. Blindy sa nepočítajú.
records-pfr = PFR
records-pfr-about = Ako často zvyšujete pred flopom.
records-3bet = 3-bet
records-3bet-about = Ako často znova zvýšite, keď už pred flopom zvýšil niekto iný.
records-aggression = Agresivita
records-aggression-about = Podiel stávok a zvýšení na všetkom, čo robíte po flope. Checky sa nepočítajú.
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
    [one] Po { $count } hre: { $net } v big blindoch. Bez šťastia na posledné karty: { $adjusted }.
    [few] Po { $count } hrách: { $net } v big blindoch. Bez šťastia na posledné karty: { $adjusted }.
   *[other] Po { $count } hrách: { $net } v big blindoch. Bez šťastia na posledné karty: { $adjusted }.
}
records-curve-net = Výhra
records-curve-adjusted = Bez šťastia
records-curve-about = Bez šťastia znamená: po all-ine sa bank počíta podľa vášho podielu zo všetkých možností, ako doložiť chýbajúce karty, nie podľa kariet, ktoré prišli.
records-curve-table = Ako tabuľka

## Hľadanie hier

records-cards = Ktoré karty
records-cards-any = Akékoľvek karty
records-cards-pairs = Páry
records-cards-suited = Vo farbe
records-cards-range = napríklad AK, 22+
records-cards-wrong = Znak č. { $at } sa nedá prečítať. Karty píšte takto: 22+, AKs, KTo+, AhKd.
records-position = Pozícia
records-position-any = Všetky pozície
records-list-none = Taká hra tu nie je.
records-list-more = Ukázať ďalšie
