# Cvičení: které pravidlo platí v této herně?

drill-house-sheet = Které pravidlo herny?
    .prompt = Co tady platí?
    .prompt-named = Co tady platí? Najděte řádek „{ $option }“.
    .prompt-which = Někdo odpovídá: „{ $said }“. Podle kterého řádu je to správně?
    .yes = Ano
    .no = Ne
    .amount = { $amount }
    .count = { $count }
    .player = { $name }
    .chair = Židle { $number }
    .deals-computer = Počítač
    .deals-house = Dealer herny, který nehraje
    .sheet-always = V herním řádu; nahlédnout smí každý a kdykoli
    .sheet-asked = Nikde: dealer rozhoduje případ od případu
    .sheet-nowhere = Nikde: pravidla jsou ve všech hernách stejná
    .sheet = Řád { $letter }
    .hint = Kde se herny liší, rozhoduje herní řád. Najděte řádek, o který jde; na ostatních tu nezáleží.
    .right = „{ $option }: { $value }.“ Odpověď je tu tedy: { $outcome } ({ $rule }).
    .right-which = Řád { $letter } říká „{ $option }: { $value }“ ({ $rule }).
    .slip-usual = To je obvyklé pravidlo. Přečtěte si řád: tady říká „{ $value }“ (GAME-6).
    .slip-other-value = Tak by to bylo, kdyby řád říkal „{ $value }“.
    .slip-usual-sheet = Řád { $letter } má obvyklé pravidlo, „{ $value }“. Podle něj je odpověď „{ $outcome }“.
    .slip-other-sheet = Řád { $letter } říká „{ $value }“. Podle něj je odpověď „{ $outcome }“.
    .case-house-rules-sheet = Dva hráči se přou, která pravidla u stolu platí. Kde je najdou?
    .case-max-seats = Hráčů u stolu: { $sitting }. Přichází ještě jeden. Je pro něj místo?
    .case-who-deals = { $name } má button. Kdo rozdává karty?
    .case-min-buy-in = Velký blind je { $big }. Nový hráč si chce přisednout s { $amount }. Stačí to?
    .case-max-buy-in = Velký blind je { $big }. Nový hráč si chce přisednout s { $amount }. Smí mít tolik?
    .case-min-stack-to-play = { $name } má už jen { $stack }, velký blind je { $big }. Dostane { $name } v příštím rozdání karty?
    .case-top-up-floor = Nejmenší buy-in je { $least }. { $name } má { $stack } a mezi rozdáními chce přidat { $amount }. Smí?
    .case-draw-suit-order = Losování o button: Adam má { $first }, Bea { $second }, Cyril { $third }. Kdo dostane button?
    .case-button-rule = Hráčů u stolu: { $chairs }. Židle 1 má button, židle 2 malý blind, židle 3 velký blind. Po rozdání { $gone } odchází ze židle 2. Na které židli je button v příštím rozdání?
    .case-small-blind-rounding = Jednotka peněz je { $unit } žetonů, nejmenší žeton má hodnotu 1. Velký blind je { $big }. Kolik je malý blind?
    .case-small-blind-amount = Velký blind je { $big }. Kolik je malý blind?
    .case-missed-blind = { $name } má zmeškaný velký blind a vrací se, až když button přešel. Smí { $name } počkat na další velký blind a nic neplatit?
    .case-button-break-exemption = { $name } odchází na buttonu a vrací se; blindy mezitím prošly jednou. Hraje { $name }, aniž za to platí?
    .case-new-player-entry = { $name } si právě sedá vlevo od velkého blindu. Dostane { $name } karty hned a bez placení?
    .case-blind-posting = V příštím rozdání přijde velký blind a platí ho { $name }. Zeptá se stůl předem?
    .case-ante = První úroveň turnaje, počet hráčů: { $players }, blindy { $small } a { $big }. Kolik je v banku před první akcí?
    .case-ante-size = Ante se platí a velký blind je { $big }. Kolik je jedno ante?
    .case-straddle = Cash game, blindy { $small } a { $big }. { $name } vlevo od velkého blindu chce ještě před kartami vložit { $amount }. Smí?
    .case-straddle-counts-as-raise = Limit { $big }–{ $upper }. { $name } dává straddle { $amount } a všichni zvyšují. Na kolik se před flopem nejvýš dostanou?
    .case-straddle-min-raise = No limit, velký blind { $big }. { $name } dává straddle { $amount }. Na kolik se musí aspoň zvýšit?
    .case-heads-up-first-card = Dva hráči: { $name } má button, { $other } sedí naproti. Kdo dostane první kartu?
    .case-burn-cards = Počet hráčů: { $players }. River je vyložený. Kolik karet už je z balíčku pryč, i s kartami hráčů?
    .case-raise-cap = Limit, tři hráči na flopu: sázka { $bet }, zvýšení na { $second }, na { $third }, na { $fourth }. Smí další hráč znovu zvýšit?
    .case-heads-up-cap = { $game ->
        [tournament] Turnaj
       *[cash] Cash game
    }, limit { $small }–{ $size }, dva hráči na turnu: sázka a tři zvýšení, na { $amount }. Smí další znovu zvýšit?
    .case-pot-limit-max = Pot limit, dva hráči, každý vložil { $half }: v banku je { $pot }. Jeden sází { $bet }. Na kolik smí druhý nejvýš zvýšit?
    .case-min-raise = No limit, velký blind { $big }. Sázka { $bet }, zvýšení na { $raise }. Na kolik se teď musí aspoň zvýšit?
    .case-late-street-minimum = No limit, blindy { $small } a { $big }. Na stole leží turn a nikdo na něm ještě nevsadil. Kolik je nejmenší sázka?
    .case-short-all-in-raise = Limit: { $name } sází { $bet }, { $other } je all-in za { $amount }, { $third } dorovnává. Smí { $name } znovu zvýšit?
    .case-all-in-face-up = { $game ->
        [tournament] Turnaj
       *[cash] Cash game
    }: všichni, kdo zbývají, jsou all-in a turn i river teprve přijdou. Otočí se teď karty lícem nahoru?
    .case-show-first-when-checked = { $button } má button, vlevo od něj sedí { $first }. { $name } na turnu sází a ostatní dorovnávají; na riveru všichni checkují. Kdo ukáže první?
    .case-losers-show = Na stole leží odkrytá dvě esa a { $name } je neporazí. Smí { $name } nechat karty skryté?
    .case-play-board-declaration = Pět karet na stole je to nejlepší, co { $name } má. Přijde { $name } o svůj díl, když to neřekne a neukáže ani obě karty?
    .case-history-shows-mucked = { $name } při odkrytí prohrává a karty nechává skryté. Dají se později zjistit?
    .case-odd-chip = Šest hráčů. { $name } na malém blindu a { $other } vpravo od buttonu se dělí o bank { $pot }. Kdo dostane žeton navíc?
    .case-odd-chips-spread = { $name }, { $second } a { $third } se dělí o bank { $pot }; první vlevo od buttonu je { $name }. Kolik { $name } dostane?
    .case-rake = { $name } vyhrává na riveru bank { $pot }. Kolik { $name } dostane?
    .case-exposed-hole-card = Při rozdávání se otočí { $card ->
        [1] první
       *[other] druhá
    } karta. Je rozdání neplatné?
    .case-rebuys = V první úrovni turnaje přichází { $name } o všechny žetony. Smí si { $name } koupit nové?
    .case-payouts = Na výhry v turnaji je { $pool }. Kolik je za { $place ->
        [1] první
       *[other] druhé
    } místo?
    .case-blind-levels = Úroveň trvá deset rozdání, nebo deset minut. Deset rozdání zabralo { $minutes } minut. Zvýší se teď blindy?
