# Co je špatně se stolem, hrou nebo uloženou hrou a co by bylo správně.

wrong-places = { $seats ->
    [one] { $seats } místo nejde: tento stůl jich má 2 až { $most }.
    [few] { $seats } místa nejdou: tento stůl jich má 2 až { $most }.
   *[other] { $seats } míst nejde: tento stůl jich má 2 až { $most }.
}
wrong-buy-in-range = Nákup od { $min } do { $max } nejde: nejmenší nesmí být větší než největší.
wrong-buy-in-nothing = Nejmenší nákup je jeden žeton.
wrong-no-such-seat = Místo { $seat } tu není: tento stůl má místa 1 až { $seats }.
wrong-seat-taken = Místo { $seat } je obsazené. Vyberte si volné.
wrong-seat-empty = Na místě { $seat } nikdo nesedí.
wrong-seat-order = Místo { $seat } je tu dvakrát, nebo místa nejdou po řadě.
wrong-hand-in-progress = Rozdání ještě běží. Nejdřív se musí dohrát.
wrong-moment = To se k tomu, co se u stolu děje, nehodí.
wrong-prompt-open = { $name } musí před rozdáním ještě odpovědět na otázku.
    .you = Před rozdáním musíte ještě odpovědět na otázku.
wrong-too-few-players = { $players ->
    [one] K rozdání jsou potřeba aspoň dva přítomní hráči s žetony; tady je { $players }.
    [few] K rozdání jsou potřeba aspoň dva přítomní hráči s žetony; tady jsou { $players }.
   *[other] K rozdání jsou potřeba aspoň dva přítomní hráči s žetony; tady jich je { $players }.
}
wrong-too-many-players = { $players ->
    [one] Balíček stačí nejvýš pro { $most }; tady je { $players } hráč.
    [few] Balíček stačí nejvýš pro { $most }; tady jsou { $players } hráči.
   *[other] Balíček stačí nejvýš pro { $most }; tady je { $players } hráčů.
}
wrong-too-many-with-burns = Se spálenými kartami stačí balíček pro 22 hráčů a tady jich je 23. Musí být o jednoho méně, nebo se nesmí pálit.
wrong-empty-stack = { $name } nemá žetony a karty dostat nemůže.
    .you = Nemáte žetony a karty dostat nemůžete.
wrong-too-many-chips = Na stole smí být v žetonech nejvýš { $most }.
wrong-forced-bet = Místo { $seat } tento blind dát nemůže.
wrong-no-minimum-bet = Nejmenší sázka je aspoň jeden žeton.
wrong-needs-rebuy = Nemáte žetony. Hrát dál jde, když si koupíte { $min } až { $max }.
wrong-needs-rebuy-open = Nemáte žetony. Hrát dál jde, když si koupíte aspoň { $min }.
wrong-saved-text = Toto není uložená hra: od řádku { $line }, sloupce { $column } se nedá přečíst.
wrong-saved-version = Uložená hra má verzi { $found }; tady se dá číst jen verze { $expected }.
wrong-saved-no-version = Toto není uložená hra Cards Speak.
wrong-saved-part = V uložené hře něco chybí nebo je poškozené.
wrong-saved-game = V uložené hře se nedá pokračovat. { $why }
wrong-saved-decision = V uloženém rozdání je tah { $number } proti pravidlům. { $why }
