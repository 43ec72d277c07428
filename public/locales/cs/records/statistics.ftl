# Co odehraná rozdání říkají o svém hráči.

records-stats-reading = { $count ->
    [0] Hledají se vaše rozdání…
    [one] Přečteno { $count } rozdání…
    [few] Přečtena { $count } rozdání…
   *[other] Přečteno { $count } rozdání…
}
records-stats-none = Zatím nic. Odehrajte první rozdání a čísla se začnou plnit.
records-stats-likely = „Nejspíš“ znamená rozpětí, ve kterém leží skutečná hodnota v 95 ze 100 podobných vzorků. Méně než 30 případů zatím nic neříká.
records-share = { $percent } % z { $count } případů · nejspíš { $least }–{ $most } %
records-few = Málo případů na závěr: { $count }. Je jich potřeba aspoň 30.
records-few-short = málo
records-percent = { $percent } %
records-percents = { $least }–{ $most } %
records-hands = Rozdání
records-won = Výhra na 100 rozdání
records-won-about = Kolik velkých blindů získáte nebo ztratíte za sto rozdání.
records-won-of = Velké blindy: { $won } · nejspíš { $least } až { $most }
records-won-short = Na 100
records-vpip = VPIP
records-vpip-about = Jak často dáváte před flopem žetony do banku z vlastní vůle. Blindy se nepočítají.
records-pfr = PFR
records-pfr-about = Jak často zvyšujete před flopem.
records-3bet = 3-bet
records-3bet-about = Jak často znovu zvýšíte, když už před flopem zvýšil někdo jiný.
records-aggression = Agresivita
records-aggression-about = Podíl sázek a zvýšení na všem, co děláte po flopu. Checky se nepočítají.
records-wtsd = WTSD
records-wtsd-about = Jak často dojdete k odkrytí karet, když uvidíte flop.
records-wsd = W$SD
records-wsd-about = Jak často při odkrytí karet vyhrajete žetony.
records-by-position = Podle pozice
records-by-game = Podle hry
records-heads-up = 2 hráči
records-short = 3 až 6 hráčů
records-full = 7 až 10 hráčů
records-curve = Vaše výhry v čase
records-curve-said = { $count ->
    [one] Po { $count } rozdání: { $net } ve velkých blindech. Bez štěstí na poslední karty: { $adjusted }.
    [few] Po { $count } rozdáních: { $net } ve velkých blindech. Bez štěstí na poslední karty: { $adjusted }.
   *[other] Po { $count } rozdáních: { $net } ve velkých blindech. Bez štěstí na poslední karty: { $adjusted }.
}
records-curve-net = Výhra
records-curve-adjusted = Bez štěstí
records-curve-about = Bez štěstí znamená: po all-inu se bank počítá podle vašeho podílu ve všech možnostech, jak rozdat chybějící karty, ne podle karet, které přišly.
records-curve-table = Jako tabulka

## Hledání rozdání

records-cards = Které karty
records-cards-any = Jakékoli karty
records-cards-pairs = Páry
records-cards-suited = V barvě
records-cards-range = třeba AK, 22+
records-cards-wrong = Znak č. { $at } nejde přečíst. Karty pište takto: 22+, AKs, KTo+, AhKd.
records-position = Pozice
records-position-any = Všechny pozice
records-list-none = Takové rozdání tu není.
records-list-more = Ukázat další
