# Co odehrané hry říkají o svém hráči.

records-stats-reading = { $count ->
    [0] Hledám tvoje hry…
    [one] Přečtena { $count } hra…
    [few] Přečteny { $count } hry…
   *[other] Přečteno { $count } her…
}
records-stats-none = Zatím nic. Odehraj první hru a čísla se začnou plnit.
records-stats-likely = „Nejspíš“ znamená rozpětí, ve kterém leží skutečná hodnota v 95 ze 100 podobných vzorků. Méně než 30 případů zatím nic neříká.
records-share = { $percent } % z { $count } případů · nejspíš { $least }–{ $most } %
records-few = Málo případů na závěr: { $count }. Je jich potřeba aspoň 30.
records-few-short = málo
records-percent = { $percent } %
records-percents = { $least }–{ $most } %
records-hands = Hry
records-won = Výhra na 100 her
records-won-about = Kolik big blindů získáš nebo ztratíš za sto her.
records-won-of = Big blindů: { $won } · nejspíš { $least } až { $most }
records-won-short = Na 100
records-vpip = VPIP
records-vpip-about = Jak často dáváš před flopem žetony do banku z vlastní vůle. Blindy se nepočítají.
records-pfr = PFR
records-pfr-about = Jak často navyšuješ před flopem.
records-3bet = 3-bet
records-3bet-about = Jak často znovu navýšíš, když už před flopem navýšil někdo jiný.
records-aggression = Agresivita
records-aggression-about = Podíl sázek a navýšení na všem, co děláš po flopu. Checky se nepočítají.
records-wtsd = WTSD
records-wtsd-about = Jak často dojdeš k odkrytí karet, když uvidíš flop.
records-wsd = W$SD
records-wsd-about = Jak často při odkrytí karet vyhraješ žetony.
records-by-position = Podle pozice
records-by-game = Podle hry
records-heads-up = 2 hráči
records-short = 3 až 6 hráčů
records-full = 7 až 10 hráčů
records-curve = Tvoje výhry v čase
records-curve-said = { $count ->
    [one] Po { $count } hře: { $net } v big blindech. Bez štěstí na poslední karty: { $adjusted }.
    [few] Po { $count } hrách: { $net } v big blindech. Bez štěstí na poslední karty: { $adjusted }.
   *[other] Po { $count } hrách: { $net } v big blindech. Bez štěstí na poslední karty: { $adjusted }.
}
records-curve-net = Výhra
records-curve-adjusted = Bez štěstí
records-curve-about = Bez štěstí znamená: po all-inu se bank počítá podle tvého podílu ze všech možností, jak doložit chybějící karty, ne podle karet, které přišly.
records-curve-table = Jako tabulka

## Hledání her

records-cards = Které karty
records-cards-any = Jakékoli karty
records-cards-pairs = Páry
records-cards-suited = V barvě
records-cards-range = třeba AK, 22+
records-cards-wrong = Znak č. { $at } nejde přečíst. Karty piš takto: 22+, AKs, KTo+, AhKd.
records-position = Pozice
records-position-any = Všechny pozice
records-list-none = Taková hra tu není.
records-list-more = Ukázat další
