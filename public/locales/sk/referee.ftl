# Čo hovorí rozhodca: karty, kombinácie, udalosti, dôvody, odmietnutia.
# Mená hráčov sú len v 1. páde ako podmet; prítomný čas nepotrebuje rod.
# Atribút .you: tá istá veta o hráčovi samom (vyká sa mu).
# Atribúty .title a .short dôvodu: otázka a štyri slová na tlačidlo, ktoré odpočíva.
# Atribút .with kombinácie: jej meno vnútri vety.
# RANK($x, form: "y") je výraz -rank-y o tej hodnote; výrazy má každý jazyk vlastné.

## Karty

-rank-single = { $rank ->
    [two] dvojka
    [three] trojka
    [four] štvorka
    [five] päťka
    [six] šestka
    [seven] sedmička
    [eight] osmička
    [nine] deviatka
    [ten] desiatka
    [jack] dolník
    [queen] dáma
    [king] kráľ
   *[ace] eso
}
-rank-plural = { $rank ->
    [two] dvojky
    [three] trojky
    [four] štvorky
    [five] päťky
    [six] šestky
    [seven] sedmičky
    [eight] osmičky
    [nine] deviatky
    [ten] desiatky
    [jack] dolníky
    [queen] dámy
    [king] krále
   *[ace] esá
}
-rank-genitive = { $rank ->
    [two] dvojky
    [three] trojky
    [four] štvorky
    [five] päťky
    [six] šestky
    [seven] sedmičky
    [eight] osmičky
    [nine] deviatky
    [ten] desiatky
    [jack] dolníka
    [queen] dámy
    [king] kráľa
   *[ace] esa
}
-rank-genitive-plural = { $rank ->
    [two] dvojok
    [three] trojok
    [four] štvoriek
    [five] pätiek
    [six] šestiek
    [seven] sedmičiek
    [eight] osmičiek
    [nine] deviatok
    [ten] desiatok
    [jack] dolníkov
    [queen] dám
    [king] kráľov
   *[ace] es
}
-rank-start = { $rank ->
    [two] Dvojka
    [three] Trojka
    [four] Štvorka
    [five] Päťka
    [six] Šestka
    [seven] Sedmička
    [eight] Osmička
    [nine] Deviatka
    [ten] Desiatka
    [jack] Dolník
    [queen] Dáma
    [king] Kráľ
   *[ace] Eso
}
rank-name = { RANK($rank, form: "single") }
card = { $suit ->
    [clubs] { $rank ->
        [ace] krížové eso
        [king] krížový kráľ
        [jack] krížový dolník
       *[other] krížová { RANK($rank, form: "single") }
    }
    [diamonds] { $rank ->
        [ace] kárové eso
        [king] kárový kráľ
        [jack] kárový dolník
       *[other] kárová { RANK($rank, form: "single") }
    }
    [hearts] { $rank ->
        [ace] srdcové eso
        [king] srdcový kráľ
        [jack] srdcový dolník
       *[other] srdcová { RANK($rank, form: "single") }
    }
   *[spades] { $rank ->
        [ace] pikové eso
        [king] pikový kráľ
        [jack] pikový dolník
       *[other] piková { RANK($rank, form: "single") }
    }
}
hole-pair = Dvojica { RANK($high, form: "genitive-plural") }
hole-suited = { RANK($high, form: "start") } a { RANK($low, form: "single") } v jednej farbe
hole-offsuit = { RANK($high, form: "start") } a { RANK($low, form: "single") }, rôzne farby

## Kombinácie

hand-royal-flush = royal flush
    .with = { hand-royal-flush }
hand-straight-flush = čistá postupka do { RANK($high, form: "genitive") }
    .with = { hand-straight-flush }
hand-four = štvorica { RANK($rank, form: "genitive-plural") }, k tomu { RANK($kicker, form: "single") }
    .with = { hand-four }
hand-full-house = full house, trojica { RANK($trips, form: "genitive-plural") } a dvojica { RANK($pair, form: "genitive-plural") }
    .with = { hand-full-house }
hand-flush = flush, najvyššia karta { RANK($high, form: "single") }
    .with = { hand-flush }
hand-straight = postupka do { RANK($high, form: "genitive") }
    .with = { hand-straight }
hand-three = trojica { RANK($rank, form: "genitive-plural") }, k tomu { RANK($kicker, form: "single") }
    .with = { hand-three }
hand-two-pair = dve dvojice, { RANK($high, form: "plural") } a { RANK($low, form: "plural") }, k tomu { RANK($kicker, form: "single") }
    .with = { hand-two-pair }
hand-pair = dvojica { RANK($rank, form: "genitive-plural") }, k tomu { RANK($kicker, form: "single") }
    .with = { hand-pair }
hand-high-card = vysoká karta { RANK($high, form: "single") }, potom { RANK($kicker, form: "single") }
    .with = { hand-high-card }

label-royal-flush = Royal flush
label-straight-flush = Čistá postupka
label-four = Štvorica
label-full-house = Full house
label-flush = Flush
label-straight = Postupka
label-three = Trojica
label-two-pair = Dve dvojice
label-pair = Dvojica
label-high-card = Vysoká karta

decided-category = { $winner ->
    [royal-flush] Royal flush
    [straight-flush] Čistá postupka
    [four] Štvorica
    [full-house] Full house
    [flush] Flush
    [straight] Postupka
    [three] Trojica
    [two-pair] Dve dvojice
    [pair] Dvojica
   *[high-card] Vysoká karta
} { $winner ->
    [two-pair] porážajú
   *[other] poráža
} { $loser ->
    [royal-flush] royal flush
    [straight-flush] čistú postupku
    [four] štvoricu
    [full-house] full house
    [flush] flush
    [straight] postupku
    [three] trojicu
    [two-pair] dve dvojice
    [pair] dvojicu
   *[high-card] vysokú kartu
}.
decided-ranks = { $group ->
    [four] Rozhoduje štvorica
    [three] Rozhoduje trojica
    [higher-pair] Rozhoduje vyššia dvojica
    [lower-pair] Rozhoduje nižšia dvojica
   *[pair] Rozhoduje dvojica
}: { RANK($winner, form: "plural") } sú viac ako { RANK($loser, form: "plural") }.
decided-card = { $place ->
    [1] Rozhoduje najvyššia karta
    [2] Rozhoduje druhá karta
    [3] Rozhoduje tretia karta
    [4] Rozhoduje štvrtá karta
   *[other] Rozhoduje piata karta
}: { RANK($winner, form: "single") } je viac ako { RANK($loser, form: "single") }.
decided-straight = Vyhráva vyššia postupka: do { RANK($winner, form: "genitive") } je viac ako do { RANK($loser, form: "genitive") }.
decided-equal = Všetkých päť kariet je rovnako vysokých, preto sa bank delí.

## Miesta

position-button = BTN
    .name = Button
position-small-blind = SB
    .name = Malý blind
position-big-blind = BB
    .name = Veľký blind
position-utg = UTG
    .name = Under the gun
position-utg-plus = UTG+{ $places }
    .name = Under the gun plus { $places }
position-lojack = LJ
    .name = Lojack
position-hijack = HJ
    .name = Hijack
position-cutoff = CO
    .name = Cutoff
seat-name = Miesto { $number }
pot-name = { $pot ->
    [0] Hlavný bank
   *[other] Vedľajší bank { $pot }
}

## Štítky pri hráčovi

did-fold = Položené
did-check = Check
did-call = Dorovnané
did-bet = Stávka
did-raise = Navýšené
did-all-in = All-in
did-show = Ukázané
did-muck = Skryté
did-small-blind = SB
did-big-blind = BB
did-straddle = Straddle
did-post = Vklad
did-ante = Ante

## Udalosti

event-started = Button má { $name }.
    .you = Button máte vy.
event-started-empty = Button je na mieste { $number }, kde teraz nikto nesedí.
event-posted = { $kind ->
    [ante] { $name } dáva ante { $amount }.
    [big-blind-ante] { $name } dáva ante za celý stôl, { $amount }.
    [dead-post] { $name } dopláca zmeškaný malý blind, { $amount }.
    [small-blind] { $name } dáva malý blind { $amount }.
    [straddle] { $name } dáva straddle { $amount }.
    [live-post] { $name } dáva blind mimo poradia, { $amount }.
   *[big-blind] { $name } dáva veľký blind { $amount }.
}
    .you = { $kind ->
    [ante] Dávate ante { $amount }.
    [big-blind-ante] Dávate ante za celý stôl, { $amount }.
    [dead-post] Doplácate zmeškaný malý blind, { $amount }.
    [small-blind] Dávate malý blind { $amount }.
    [straddle] Dávate straddle { $amount }.
    [live-post] Dávate blind mimo poradia, { $amount }.
   *[big-blind] Dávate veľký blind { $amount }.
}
event-posted-short = { $name } dáva len { $amount } namiesto { $nominal } a je all-in.
    .you = Dávate len { $amount } namiesto { $nominal } a ste all-in.
event-dealt = Vaše karty: { $cards }.
event-pot = Bank { $amount }.
event-pot-of = { $pot ->
    [0] Hlavný bank { $amount }.
   *[other] Vedľajší bank { $pot }: { $amount }.
}
event-board = { $street ->
    [flop] Flop: { $cards }.
    [turn] Turn: { $cards }.
   *[river] River: { $cards }.
}
event-board-pot = { $street ->
    [flop] Flop: { $cards }. Bank { $amount }.
    [turn] Turn: { $cards }. Bank { $amount }.
   *[river] River: { $cards }. Bank { $amount }.
}
event-folded = { $name } kladie karty.
    .you = Kladiete karty.
event-checked = { $name } checkuje.
    .you = Checkujete.
event-called = { $name } dorovnáva { $amount }.
    .you = Dorovnávate { $amount }.
event-called-all-in = { $name } dorovnáva { $amount } a je all-in.
    .you = Dorovnávate { $amount } a ste all-in.
event-bet = { $name } vsádza { $amount }.
    .you = Vsádzate { $amount }.
event-raised = { $name } navyšuje na { $amount }.
    .you = Navyšujete na { $amount }.
event-all-in = { $name } je all-in za { $amount }.
    .you = Ste all-in za { $amount }.
event-all-in-short = { $name } je all-in za { $amount }, menej ako plné navýšenie.
    .you = Ste all-in za { $amount }, menej ako plné navýšenie.
event-all-in-small = { $name } je all-in za { $amount }, menej ako najmenšia stávka.
    .you = Ste all-in za { $amount }, menej ako najmenšia stávka.
event-returned = { $name } dostáva späť { $amount }.
    .you = Dostávate späť { $amount }.
event-shown = { $name } ukazuje karty: { $cards }.
    .you = Ukazujete karty: { $cards }.
event-shown-hand = { $name } ukazuje karty: { $cards }. Kombinácia: { $hand }.
    .you = Ukazujete karty: { $cards }. Kombinácia: { $hand }.
event-mucked = { $name } karty neukazuje.
    .you = Karty neukazujete.
event-raked = Herňa si berie z banku { $amount }.
event-won = { $name } berie { $amount }.
    .you = Beriete { $amount }.
event-won-pot = { $pot ->
    [0] { $name } berie hlavný bank, { $amount }.
   *[other] { $name } berie vedľajší bank { $pot }, { $amount }.
}
    .you = { $pot ->
    [0] Beriete hlavný bank, { $amount }.
   *[other] Beriete vedľajší bank { $pot }, { $amount }.
}
event-won-hand = { $name } vyhráva { $amount }: { $hand }.
    .you = Vyhrávate { $amount }: { $hand }.
event-won-pot-hand = { $pot ->
    [0] { $name } vyhráva hlavný bank, { $amount }: { $hand }.
   *[other] { $name } vyhráva vedľajší bank { $pot }, { $amount }: { $hand }.
}
    .you = { $pot ->
    [0] Vyhrávate hlavný bank, { $amount }: { $hand }.
   *[other] Vyhrávate vedľajší bank { $pot }, { $amount }: { $hand }.
}
event-split = { $names } si delia { $amount }: { $hand }.
    .you = { $names } si delíte { $amount }: { $hand }.
event-split-pot = { $pot ->
    [0] { $names } si delia hlavný bank, { $amount }: { $hand }.
   *[other] { $names } si delia vedľajší bank { $pot }, { $amount }: { $hand }.
}
    .you = { $pot ->
    [0] { $names } si delíte hlavný bank, { $amount }: { $hand }.
   *[other] { $names } si delíte vedľajší bank { $pot }, { $amount }: { $hand }.
}
names-you = Vy
names-two = { $first } a { $last }
names-more = { $first }, { $rest }

## Koniec rozdania

result-against = { $name } má: { $hand }.
    .you = Vy máte: { $hand }.
result-folded = Všetci ostatní položili karty.
result-unopposed = Nikto iný ho nemohol vyhrať.
result-only-shown = Nikto iný karty neukázal.
result-each = Každý { $amount }.

## Čo je možné

turn-check-bet = Check, alebo vsadiť aspoň { $min }.
    .spoken = Ste na rade. Nie je čo dorovnávať: check, alebo vsadiť aspoň { $min }. Bank { $pot }.
turn-check-bet-one = Check, alebo vsadiť { $min }.
    .spoken = Ste na rade. Nie je čo dorovnávať: check, alebo vsadiť { $min }. Bank { $pot }.
turn-check-raise = Check, alebo navýšiť aspoň na { $min }.
    .spoken = Ste na rade. Nie je čo dorovnávať: check, alebo navýšiť aspoň na { $min }. Bank { $pot }.
turn-check-raise-one = Check, alebo navýšiť na { $min }.
    .spoken = Ste na rade. Nie je čo dorovnávať: check, alebo navýšiť na { $min }. Bank { $pot }.
turn-check = Check je zadarmo.
    .spoken = Ste na rade. Check je zadarmo. Bank { $pot }.
turn-call-raise = Dorovnať { $call }, alebo navýšiť aspoň na { $min }.
    .spoken = Ste na rade. Dorovnať { $call }, alebo navýšiť aspoň na { $min }. Bank { $pot }.
turn-call-raise-one = Dorovnať { $call }, alebo navýšiť na { $min }.
    .spoken = Ste na rade. Dorovnať { $call }, alebo navýšiť na { $min }. Bank { $pot }.
turn-call-raise-all-in = Dorovnať { $call }, alebo all-in za { $min }.
    .spoken = Ste na rade. Dorovnať { $call }, alebo all-in za { $min }. Bank { $pot }.
turn-call = Dorovnať { $call }, alebo položiť karty.
    .spoken = Ste na rade. Dorovnať { $call }, alebo položiť karty. Bank { $pot }.
turn-call-all-in = Dorovnať all-in za { $call }, alebo položiť karty.
    .spoken = Ste na rade. Dorovnať all-in za { $call }, alebo položiť karty. Bank { $pot }.
turn-fold = Zostáva len položiť karty.
    .spoken = Ste na rade. Zostáva len položiť karty. Bank { $pot }.
turn-show-or-muck = Vaše karty nestačia: ukázať, alebo skryť?
    .spoken = Ste na rade. Vaše karty nestačia: ukázať, alebo skryť?
turn-waiting = Na rade je { $name }.
    .you = Na rade ste vy.

## Dôvody

why-button = Button, značka „Dealer“, označuje pomyselného rozdávajúceho. Má ho { $name }; blindy sedia vľavo od neho a od flopu hovorí jeho miesto posledné. Po každom rozdaní sa posunie o miesto ďalej.
    .title = Prečo je button tu?
why-ante = Pred rozdaním dáva každý hráč do banku ante { $amount }. Do žiadnej stávky sa nepočíta.
    .title = Prečo ante { $amount }?
why-big-blind-ante = Jeden hráč dáva ante za celý stôl: { $amount }. Ide do hlavného banku a do žiadnej stávky sa nepočíta.
    .title = Prečo ante { $amount }?
why-dead-post = Chýba zmeškaný malý blind, preto teraz ide do banku { $amount }. Ako stávka sa nepočíta.
    .title = Prečo doplatok { $amount }?
why-small-blind = Prvý hráč vľavo od buttonu dáva ešte pred kartami malý blind { $amount }. V každom rozdaní je tak o čo hrať.
    .title = Prečo malý blind { $amount }?
why-small-blind-two = Keď hrajú dvaja, malý blind { $amount } dáva ten, kto má button.
    .title = Prečo malý blind na buttone?
why-big-blind = Druhý hráč vľavo od buttonu dáva veľký blind { $amount }. Je to najmenšia stávka hry a prvá, ktorú treba dorovnať.
    .title = Prečo veľký blind { $amount }?
why-big-blind-two = Keď hrajú dvaja, veľký blind { $amount } dáva ten, kto nemá button.
    .title = Prečo veľký blind { $amount }?
why-straddle = Straddle { $amount } je dobrovoľné navýšenie ešte pred kartami: dvojnásobok veľkého blindu. Kto ho dá, hovorí pred flopom posledný.
    .title = Prečo straddle { $amount }?
why-live-post = Kto si prisadá mimo poradia blindov, vkladá { $amount }. Počíta sa to ako každá iná stávka.
    .title = Prečo blind { $amount }?
why-short-blind = Treba dať { $nominal }, ale zostáva len { $posted }, a tak ide do hry všetko. Pre ostatných platí blind ďalej za { $nominal }.
    .title = Prečo len { $posted }?
why-short-ante = Treba dať { $nominal }, ale zostáva len { $posted }, a tak ide do hry všetko. Zvyšok sa nedlhuje.
    .title = Prečo len { $posted }?
why-deal = Každý dostáva dve súkromné karty, po jednej a v smere hodinových ručičiek. Pozná ich len ten, komu patria.
    .title = Prečo tieto karty?
why-burn = Skôr než prídu na stôl nové karty, vrchná karta sa odloží a nikto ju nevidí. Označená alebo zahliadnutá karta tak nikomu nepomôže.
    .title = Prečo sa karta páli?
why-board = { $players ->
    [one] V hre je ešte { $players } hráč a stávky kola sa skončili. Prichádzajú ďalšie karty.
    [few] V hre sú ešte { $players } hráči a stávky kola sa skončili. Prichádzajú ďalšie karty.
   *[other] V hre je ešte { $players } hráčov a stávky kola sa skončili. Prichádzajú ďalšie karty.
}
    .title = Prečo ďalšie karty?
why-board-run-out = Vsadiť sa už nedá: z hráčov v hre má žetóny najviac jeden. Zvyšok spoločných kariet sa vyloží hneď.
    .title = Prečo sa už nevsádza?
why-fold = Položené karty sú mimo hry. { $amount ->
    [0] Nič na ne ešte nebolo vsadené, a tak sa nič nestráca.
   *[other] Čo už je vsadené, { $amount }, zostáva v banku.
}
    .title = Čo sa deje po položení kariet?
why-check = V tomto kole ešte nikto nevsadil, nie je čo dorovnávať. Zostať v hre nič nestojí.
    .title = Prečo sa dá check?
why-check-option = Nikto nenavýšil a vložená suma { $bet } stačí. Check je zadarmo; navýšiť by sa dalo tiež.
    .title = Prečo sa dá check?
why-call = Dorovnať znamená vyrovnať najvyššiu stávku kola, { $bet }.
    .title = Prečo dorovnať { $pay }?
why-call-rest = Dorovnať znamená vyrovnať najvyššiu stávku kola, { $bet }. Z toho už je vložené { $already }, chýba { $pay }.
    .title = Prečo dorovnať { $pay }?
why-call-short = Dorovnanie stojí { $price }, ale zostáva len { $pay }. All-in na zotrvanie v hre stačí; hrá sa len o toľko, koľko dorovná.
    .title = Prečo stačí { $pay }?
why-call-real = Nikto iný už do hry nezasiahne. Preto stačí vyrovnať, čo sa naozaj vsadilo: { $bet }. To stojí { $pay }.
    .title = Prečo len { $pay }?
why-min-bet = Najmenšia stávka tohto kola je { $min }, určuje ju veľký blind. Menej smie byť len all-in.
    .title = Prečo aspoň { $min }?
why-min-raise = Navýšenie musí byť aspoň také veľké ako posledná stávka alebo navýšenie. To bolo { $by }, a tak sa { $bet } navyšuje na { $to } alebo viac. Menej smie byť len all-in.
    .title = Prečo aspoň { $to }?
why-min-raise-big-blind = Pri tomto stole sa navyšuje aspoň o jeden veľký blind, { $by }: z { $bet } na { $to } alebo viac. Menej smie byť len all-in.
    .title = Prečo aspoň { $to }?
why-min-raise-straddle = Navyšuje sa straddle { $bet } a navýšenie pridáva aspoň { $by }. Menej smie byť len all-in.
    .title = Prečo aspoň { $to }?
why-all-in-bet = Najmenšia stávka je { $min }, ale vsadiť všetko, čo leží pred hráčom, sa dá vždy: { $amount }. Kto už dal check, smie potom dorovnať alebo položiť karty, nie navýšiť.
    .title = Prečo stačí { $amount }?
why-all-in-raise = Plné navýšenie je na { $full }. All-in za { $to } je dovolený, ale plné navýšenie to nie je: kto už hovoril, smie dorovnať alebo položiť karty, nie znova navýšiť.
    .title = Prečo stačí { $to }?
why-max-stack = Nikto nevsadí viac žetónov, než koľko ich má pred sebou: v tomto kole { $to }. Viac teda nikto ani neprehrá.
    .title = Prečo najviac { $to }?
why-max-pot-bet = V pot limite smie byť prvá stávka najviac taká veľká ako bank, tu { $to }.
    .title = Prečo najviac { $to }?
why-max-pot = V pot limite určuje bank, o koľko sa dá navýšiť: tu o { $by } nad stávku { $bet }.
    .title = Prečo najviac { $to }?
why-fixed-bet = V hre s limitom má každá stávka aj navýšenie tohto kola rovnakú veľkosť: { $unit }.
    .title = Prečo presne { $to }?
why-fixed-raise = V hre s limitom má každá stávka aj navýšenie tohto kola rovnakú veľkosť: { $unit }. Navyšuje sa teda na { $to }, ani viac, ani menej.
    .title = Prečo presne { $to }?
why-fixed-raise-of = V hre s limitom má každá stávka aj navýšenie tohto kola rovnakú veľkosť: { $unit }. Toto je { $raise }. navýšenie, dovolený počet je { $cap }.
    .title = Prečo presne { $to }?
why-half-bet = Pri tomto stole sa all-in za aspoň polovicu stávky počíta ako celá stávka. { $to } platí ako { $level } a navyšovať sa dá znova.
    .title = Prečo { $to } platí ako { $level }?
why-uncalled = Zo stávky { $bet } môže ktokoľvek iný dorovnať najviac { $matched }. O zvyšok sa nehrá a vracia sa: { $back }.
    .title = Prečo sa vracia { $back }?
why-collect = Kolo sa skončilo: všetci v hre vložili rovnako, alebo sú all-in. Stávky, spolu { $amount }, idú do banku.
    .title = Prečo idú stávky do banku?
why-side-pots = { $pots ->
    [one] Niekto je all-in za menej, než ostatní vsadili. Čo dorovnali všetci, je jeden bank.
    [few] Niekto je all-in za menej, než ostatní vsadili. Čo dorovnali všetci, je hlavný bank; zvyšok je vedľajší bank len pre tých, čo doň dali. Banky sú teraz { $pots }.
   *[other] Niekto je all-in za menej, než ostatní vsadili. Čo dorovnali všetci, je hlavný bank; zvyšok je vedľajší bank len pre tých, čo doň dali. Bankov je teraz { $pots }.
}
    .title = Prečo je bankov viac?
why-collect-antes = Ante a mŕtve vklady, spolu { $amount }, idú rovno do banku. Ako stávka sa nepočítajú.
    .title = Prečo už v banku niečo je?
why-last-player = Všetci ostatní položili karty. Kto zostal posledný, berie bank a karty ukazovať nemusí.
    .title = Prečo je koniec rozdania?
why-show-aggressor = Kto naposledy vsadil alebo navýšil, ukazuje prvý.
    .title = Prečo tieto karty ako prvé?
why-show-first = V poslednom kole nikto nevsadil. Prvý preto ukazuje ten, kto v ňom bol prvý na rade.
    .title = Prečo tieto karty ako prvé?
why-show-aggressor-of-hand = V poslednom kole nikto nevsadil. Pri tomto stole potom prvý ukazuje ten, kto vsadil naposledy v celom rozdaní.
    .title = Prečo tieto karty ako prvé?
why-show-beats = Ostatní nasledujú v smere hodinových ručičiek. Tieto karty porážajú alebo vyrovnávajú, čo už je ukázané, alebo môžu vyhrať iný bank, a preto sa ukazujú.
    .title = Prečo sa ukazujú tieto karty?
why-show-all = Pri tomto stole sa ukazujú všetky karty, ktoré dôjdu k vyloženiu.
    .title = Prečo sa ukazujú tieto karty?
why-show-chosen = Porazené karty smú zostať skryté. Tieto sú ukázané dobrovoľne.
    .title = Prečo sa ukazujú tieto karty?
why-muck = Kto prehráva, smie karty skryť. Skryté karty nemôžu nič vyhrať.
    .title = Prečo karty nevidno?
why-all-in-face-up = Vsadiť sa už nedá, a tak sa všetky karty v hre odkrývajú hneď.
    .title = Prečo sú karty odkryté?
why-best-hand = Karty hovoria samy za seba: zo siedmich kariet platí najlepších päť. Najlepšia kombinácia: { $hand }.
    .title = Prečo vyhráva táto kombinácia?
why-best-hand-over = Karty hovoria samy za seba: zo siedmich kariet platí najlepších päť. Najlepšia kombinácia: { $hand }. Druhá najlepšia: { $second }. { $decided }
    .title = Prečo vyhráva táto kombinácia?
why-split = { $players ->
    [one] { $players } hráč má: { $hand }. Berie { $share }.
    [few] { $players } hráči majú rovnako vysokých päť kariet: { $hand }. Na farbách nezáleží, každý berie { $share }.
   *[other] { $players } hráčov má rovnako vysokých päť kariet: { $hand }. Na farbách nezáleží, každý berie { $share }.
}
    .title = Prečo sa bank delí?
why-split-odd = { $players ->
    [one] { $players } hráč má: { $hand }. Berie { $share } a { $odd }.
    [few] { $players } hráči majú rovnako vysokých päť kariet: { $hand }. Každý berie { $share }; zvyšok { $odd } sa deliť nedá a pripadá podľa miesta pri stole, ako určujú pravidlá herne.
   *[other] { $players } hráčov má rovnako vysokých päť kariet: { $hand }. Každý berie { $share }; zvyšok { $odd } sa deliť nedá a pripadá podľa miesta pri stole, ako určujú pravidlá herne.
}
    .title = Prečo sa bank delí?
why-unopposed = Bank môže vyhrať len ten, kto doň dal a je ešte v hre. Tu nikto iný nezostal.
    .title = Prečo sa o tento bank neukazuje?
why-rake = Herňa si berie { $percent } % z banku { $pot }, zaokrúhlené nadol: { $taken }.
    .title = Prečo si herňa berie { $taken }?

## Odmietnutia

why-out-of-turn = Hovorí sa po poradí, v smere hodinových ručičiek, a rozhoduje len ten, kto je na rade. Teraz je to { $name }.
    .title = Prečo nie teraz?
    .short = nie ste na rade
why-hand-over = Rozdanie sa skončilo. Najprv sa musí rozdať ďalšie.
    .title = Prečo nie teraz?
    .short = rozdanie sa skončilo
why-not-in-hand = Kto položil karty, je mimo hry, a kto je all-in, nemá už o čom rozhodovať.
    .title = Prečo sa nič nedá?
    .short = mimo hry
why-no-check = Je tu stávka na dorovnanie a stojí { $price }. Check sa dá, len kým nikto nevsadil; pred flopom sú stávkou už blindy.
    .title = Prečo sa nedá check?
    .short = dorovnanie stojí { $price }
why-nothing-to-call = Nikto nevsadil viac, než už je vložené. Nie je čo dorovnávať, stačí check.
    .title = Prečo sa nedá dorovnať?
    .short = nie je čo dorovnať
why-already-bet = V tomto kole už je vsadené { $bet }. Kto chce viac, navyšuje.
    .title = Prečo sa nedá vsadiť?
    .short = len navýšiť
why-nothing-to-raise = V tomto kole ešte nikto nevsadil, nie je čo navyšovať. Kto dáva žetóny prvý, vsádza.
    .title = Prečo sa nedá navýšiť?
    .short = len vsadiť
why-below-min-bet = { $tried } je málo: najmenšia stávka je { $min }. Menej smie byť len all-in.
    .title = Prečo nie { $tried }?
    .short = aspoň { $min }
why-below-min-raise = { $tried } je málo: navýšenie musí byť aspoň také veľké ako posledná stávka alebo navýšenie, { $by }. Menej smie byť len all-in.
    .title = Prečo nie { $tried }?
    .short = aspoň { $min }
why-below-min-big-blind = { $tried } je málo: pri tomto stole sa navyšuje aspoň o jeden veľký blind, { $by }. Menej smie byť len all-in.
    .title = Prečo nie { $tried }?
    .short = aspoň { $min }
why-above-stack = { $tried } je viac, než koľko tu je. Nikto nevsadí viac žetónov, než koľko ich má pred sebou: v tomto kole { $max }.
    .title = Prečo nie { $tried }?
    .short = najviac { $max }
why-above-pot = { $tried } je viac, než tu pot limit dovolí: { $max }.
    .title = Prečo nie { $tried }?
    .short = najviac { $max }
why-not-fixed = V hre s limitom je len jedna veľkosť: { $to }, nie { $tried }.
    .title = Prečo nie { $tried }?
    .short = presne { $to }
why-capped = { $cap ->
    [one] V hre s limitom smie byť v jednom kole len { $cap } navýšenie a to už padlo. Dorovnať, alebo položiť karty.
    [few] V hre s limitom smú byť v jednom kole len { $cap } navýšenia a tie už padli. Dorovnať, alebo položiť karty.
   *[other] V hre s limitom smie byť v jednom kole len { $cap } navýšení a tie už padli. Dorovnať, alebo položiť karty.
}
    .title = Prečo sa nedá navýšiť?
    .short = navýšenia sa minuli
why-not-reopened = Od minulého ťahu stávka vzrástla len o { $grown }: o all-in, menší než plné navýšenie { $full }. Ten sa dá dorovnať, ale nie navýšiť.
    .title = Prečo sa nedá navýšiť?
    .short = chýba plné navýšenie
why-nobody-to-raise = Všetci ostatní v hre sú all-in. Na navýšenie by nemal kto odpovedať.
    .title = Prečo sa nedá navýšiť?
    .short = nemá kto dorovnať
why-stack-only-calls = Dorovnanie stojí { $price } a zostáva len { $stack }. Viac než na dorovnanie to nie je.
    .title = Prečo sa nedá navýšiť?
    .short = stačí len na dorovnanie
why-not-showdown = Ešte sa vsádza. Karty sa ukazujú až potom.
    .title = Prečo neukázať teraz?
    .short = ešte sa vsádza
why-only-show-or-muck = Stávky sa skončili. Zostáva len karty ukázať, alebo skryť.
    .title = Prečo sa nevsádza?
    .short = stávky sa skončili
refused = Nedá sa to: { $reason }.
refused-spoken = Nedá sa to: { $reason }. { $text } Pravidlo { $rule }.
why-spoken = { $text } Pravidlo { $rule }.
why-spoken-sum = { $text } { $sum } Pravidlo { $rule }.

## Súčty

sum-plus = { $one } plus { $two } je { $total }.
sum-minus = { $one } mínus { $two } je { $total }.
sum-times = { $one } krát { $two } je { $total }.
sum-times-plus = { $one } krát { $two } plus { $three } je { $total }.
sum-bet = stávka
sum-last-raise = posledná stávka alebo navýšenie
sum-big-blind = veľký blind
sum-least-step = najmenší krok
sum-least = najmenej
sum-most = najviac
sum-added = o koľko sa dá navýšiť
sum-already = už vložené
sum-to-pay = zostáva doplatiť
sum-matched = dorovnané
sum-goes-back = vracia sa
sum-due = treba dať
sum-posted = vložené
sum-not-owed = nedlhuje sa
sum-each = každému
sum-players = počet hráčov
sum-odd = nedeliteľný zvyšok
sum-pot = bank
