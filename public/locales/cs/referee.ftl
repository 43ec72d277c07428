# Co říká rozhodčí: karty, kombinace, události, důvody, odmítnutí.
# Jména hráčů jsou jen v 1. pádě jako podmět; přítomný čas nepotřebuje rod.
# Atribut .you: táž věta o hráči samém (vyká se mu, s malým písmenem).
# Atributy .title a .short důvodu: otázka a čtyři slova na tlačítko, které odpočívá.
# Atribut .with kombinace: její jméno uvnitř věty.
# RANK($x, form: "y") je výraz -rank-y o té hodnotě; výrazy má každý jazyk vlastní.

## Karty

-rank-single = { $rank ->
    [two] dvojka
    [three] trojka
    [four] čtyřka
    [five] pětka
    [six] šestka
    [seven] sedmička
    [eight] osmička
    [nine] devítka
    [ten] desítka
    [jack] kluk
    [queen] dáma
    [king] král
   *[ace] eso
}
-rank-plural = { $rank ->
    [two] dvojky
    [three] trojky
    [four] čtyřky
    [five] pětky
    [six] šestky
    [seven] sedmičky
    [eight] osmičky
    [nine] devítky
    [ten] desítky
    [jack] kluci
    [queen] dámy
    [king] králové
   *[ace] esa
}
-rank-genitive = { $rank ->
    [two] dvojky
    [three] trojky
    [four] čtyřky
    [five] pětky
    [six] šestky
    [seven] sedmičky
    [eight] osmičky
    [nine] devítky
    [ten] desítky
    [jack] kluka
    [queen] dámy
    [king] krále
   *[ace] esa
}
-rank-genitive-plural = { $rank ->
    [two] dvojek
    [three] trojek
    [four] čtyřek
    [five] pětek
    [six] šestek
    [seven] sedmiček
    [eight] osmiček
    [nine] devítek
    [ten] desítek
    [jack] kluků
    [queen] dam
    [king] králů
   *[ace] es
}
-rank-start = { $rank ->
    [two] Dvojka
    [three] Trojka
    [four] Čtyřka
    [five] Pětka
    [six] Šestka
    [seven] Sedmička
    [eight] Osmička
    [nine] Devítka
    [ten] Desítka
    [jack] Kluk
    [queen] Dáma
    [king] Král
   *[ace] Eso
}
rank-name = { RANK($rank, form: "single") }
card = { $suit ->
    [clubs] { $rank ->
        [ace] křížové eso
        [king] křížový král
        [jack] křížový kluk
       *[other] křížová { RANK($rank, form: "single") }
    }
    [diamonds] { $rank ->
        [ace] kárové eso
        [king] kárový král
        [jack] kárový kluk
       *[other] kárová { RANK($rank, form: "single") }
    }
    [hearts] { $rank ->
        [ace] srdcové eso
        [king] srdcový král
        [jack] srdcový kluk
       *[other] srdcová { RANK($rank, form: "single") }
    }
   *[spades] { $rank ->
        [ace] pikové eso
        [king] pikový král
        [jack] pikový kluk
       *[other] piková { RANK($rank, form: "single") }
    }
}
hole-pair = Pár { RANK($high, form: "genitive-plural") }
hole-suited = { RANK($high, form: "start") } a { RANK($low, form: "single") } v barvě
hole-offsuit = { RANK($high, form: "start") } a { RANK($low, form: "single") }, různé barvy

## Kombinace

hand-royal-flush = královská postupka
    .with = { hand-royal-flush }
hand-straight-flush = čistá postupka do { RANK($high, form: "genitive") }
    .with = { hand-straight-flush }
hand-four = čtveřice { RANK($rank, form: "genitive-plural") }, kicker { RANK($kicker, form: "single") }
    .with = { hand-four }
hand-full-house = full house, trojice { RANK($trips, form: "genitive-plural") } a pár { RANK($pair, form: "genitive-plural") }
    .with = { hand-full-house }
hand-flush = flush, nejvyšší { RANK($high, form: "single") }
    .with = { hand-flush }
hand-straight = postupka do { RANK($high, form: "genitive") }
    .with = { hand-straight }
hand-three = trojice { RANK($rank, form: "genitive-plural") }, kicker { RANK($kicker, form: "single") }
    .with = { hand-three }
hand-two-pair = dva páry, { RANK($high, form: "plural") } a { RANK($low, form: "plural") }, kicker { RANK($kicker, form: "single") }
    .with = { hand-two-pair }
hand-pair = pár { RANK($rank, form: "genitive-plural") }, kicker { RANK($kicker, form: "single") }
    .with = { hand-pair }
hand-high-card = vysoká karta { RANK($high, form: "single") }, potom { RANK($kicker, form: "single") }
    .with = { hand-high-card }

label-royal-flush = Královská postupka
label-straight-flush = Čistá postupka
label-four = Čtveřice
label-full-house = Full house
label-flush = Flush
label-straight = Postupka
label-three = Trojice
label-two-pair = Dva páry
label-pair = Pár
label-high-card = Vysoká karta

decided-category = { $winner ->
    [royal-flush] Královská postupka
    [straight-flush] Čistá postupka
    [four] Čtveřice
    [full-house] Full house
    [flush] Flush
    [straight] Postupka
    [three] Trojice
    [two-pair] Dva páry
    [pair] Pár
   *[high-card] Vysoká karta
} { $winner ->
    [two-pair] porážejí
   *[other] poráží
} { $loser ->
    [royal-flush] královskou postupku
    [straight-flush] čistou postupku
    [four] čtveřici
    [full-house] full house
    [flush] flush
    [straight] postupku
    [three] trojici
    [two-pair] dva páry
    [pair] pár
   *[high-card] vysokou kartu
}.
decided-ranks = { $group ->
    [four] Rozhoduje čtveřice
    [three] Rozhoduje trojice
    [higher-pair] Rozhoduje vyšší pár
    [lower-pair] Rozhoduje nižší pár
   *[pair] Rozhoduje pár
}: { RANK($winner, form: "plural") } jsou víc než { RANK($loser, form: "plural") }.
decided-card = { $place ->
    [1] Rozhoduje nejvyšší karta
    [2] Rozhoduje druhá karta
    [3] Rozhoduje třetí karta
    [4] Rozhoduje čtvrtá karta
   *[other] Rozhoduje pátá karta
}: { RANK($winner, form: "single") } je víc než { RANK($loser, form: "single") }.
decided-straight = Vyhrává vyšší postupka: do { RANK($winner, form: "genitive") } je víc než do { RANK($loser, form: "genitive") }.
decided-equal = Všech pět karet je stejně vysokých, proto se bank dělí.

## Místa

position-button = BTN
    .name = Button
position-small-blind = SB
    .name = Malý blind
position-big-blind = BB
    .name = Velký blind
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
seat-name = Místo { $number }
pot-name = { $pot ->
    [0] Hlavní bank
   *[other] Vedlejší bank { $pot }
}

## Popisky u hráče

did-fold = Složeno
did-check = Check
did-call = Dorovnáno
did-bet = Sázka
did-raise = Zvýšeno
did-all-in = All-in
did-show = Ukázáno
did-muck = Skryto
did-small-blind = SB
did-big-blind = BB
did-straddle = Straddle
did-post = Vklad
did-ante = Ante

## Události

event-started = Button má { $name }.
    .you = Button máte vy.
event-started-empty = Button je na místě { $number }, kde teď nikdo nesedí.
event-posted = { $kind ->
    [ante] { $name } dává ante { $amount }.
    [big-blind-ante] { $name } dává ante za celý stůl, { $amount }.
    [dead-post] { $name } doplácí zmeškaný malý blind, { $amount }.
    [small-blind] { $name } dává malý blind { $amount }.
    [straddle] { $name } dává straddle { $amount }.
    [live-post] { $name } dává blind mimo pořadí, { $amount }.
   *[big-blind] { $name } dává velký blind { $amount }.
}
    .you = { $kind ->
    [ante] Dáváte ante { $amount }.
    [big-blind-ante] Dáváte ante za celý stůl, { $amount }.
    [dead-post] Doplácíte zmeškaný malý blind, { $amount }.
    [small-blind] Dáváte malý blind { $amount }.
    [straddle] Dáváte straddle { $amount }.
    [live-post] Dáváte blind mimo pořadí, { $amount }.
   *[big-blind] Dáváte velký blind { $amount }.
}
event-posted-short = { $name } dává jen { $amount } místo { $nominal } a je all-in.
    .you = Dáváte jen { $amount } místo { $nominal } a jste all-in.
event-dealt = Vaše karty: { $cards }.
event-pot = Bank { $amount }.
event-pot-of = { $pot ->
    [0] Hlavní bank { $amount }.
   *[other] Vedlejší bank { $pot }: { $amount }.
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
event-folded = { $name } skládá.
    .you = Skládáte.
event-checked = { $name } checkuje.
    .you = Checkujete.
event-called = { $name } dorovnává { $amount }.
    .you = Dorovnáváte { $amount }.
event-called-all-in = { $name } dorovnává { $amount } a je all-in.
    .you = Dorovnáváte { $amount } a jste all-in.
event-bet = { $name } sází { $amount }.
    .you = Sázíte { $amount }.
event-raised = { $name } zvyšuje na { $amount }.
    .you = Zvyšujete na { $amount }.
event-all-in = { $name } je all-in za { $amount }.
    .you = Jste all-in za { $amount }.
event-all-in-short = { $name } je all-in za { $amount }, méně než plné zvýšení.
    .you = Jste all-in za { $amount }, méně než plné zvýšení.
event-all-in-small = { $name } je all-in za { $amount }, méně než nejmenší sázka.
    .you = Jste all-in za { $amount }, méně než nejmenší sázka.
event-returned = { $name } dostává zpět { $amount }.
    .you = Dostáváte zpět { $amount }.
event-shown = { $name } ukazuje karty: { $cards }.
    .you = Ukazujete karty: { $cards }.
event-shown-hand = { $name } ukazuje karty: { $cards }. Kombinace: { $hand }.
    .you = Ukazujete karty: { $cards }. Kombinace: { $hand }.
event-mucked = { $name } karty neukazuje.
    .you = Karty neukazujete.
event-raked = Herna si bere z banku { $amount }.
event-won = { $name } bere { $amount }.
    .you = Berete { $amount }.
event-won-pot = { $pot ->
    [0] { $name } bere hlavní bank, { $amount }.
   *[other] { $name } bere vedlejší bank { $pot }, { $amount }.
}
    .you = { $pot ->
    [0] Berete hlavní bank, { $amount }.
   *[other] Berete vedlejší bank { $pot }, { $amount }.
}
event-won-hand = { $name } vyhrává { $amount }: { $hand }.
    .you = Vyhráváte { $amount }: { $hand }.
event-won-pot-hand = { $pot ->
    [0] { $name } vyhrává hlavní bank, { $amount }: { $hand }.
   *[other] { $name } vyhrává vedlejší bank { $pot }, { $amount }: { $hand }.
}
    .you = { $pot ->
    [0] Vyhráváte hlavní bank, { $amount }: { $hand }.
   *[other] Vyhráváte vedlejší bank { $pot }, { $amount }: { $hand }.
}
event-split = { $names } si dělí { $amount }: { $hand }.
    .you = { $names } si dělíte { $amount }: { $hand }.
event-split-pot = { $pot ->
    [0] { $names } si dělí hlavní bank, { $amount }: { $hand }.
   *[other] { $names } si dělí vedlejší bank { $pot }, { $amount }: { $hand }.
}
    .you = { $pot ->
    [0] { $names } si dělíte hlavní bank, { $amount }: { $hand }.
   *[other] { $names } si dělíte vedlejší bank { $pot }, { $amount }: { $hand }.
}
names-you = Vy
names-two = { $first } a { $last }
names-more = { $first }, { $rest }

## Konec rozdání

result-against = { $name } má: { $hand }.
    .you = Vy máte: { $hand }.
result-folded = Všichni ostatní složili.
result-unopposed = Nikdo jiný ho nemohl vyhrát.
result-only-shown = Nikdo jiný karty neukázal.
result-each = Každý { $amount }.

## Co je možné

turn-check-bet = Check, nebo vsadit aspoň { $min }.
    .spoken = Jste na řadě. Není co dorovnávat: check, nebo vsadit aspoň { $min }. Bank { $pot }.
turn-check-bet-one = Check, nebo vsadit { $min }.
    .spoken = Jste na řadě. Není co dorovnávat: check, nebo vsadit { $min }. Bank { $pot }.
turn-check-raise = Check, nebo zvýšit aspoň na { $min }.
    .spoken = Jste na řadě. Není co dorovnávat: check, nebo zvýšit aspoň na { $min }. Bank { $pot }.
turn-check-raise-one = Check, nebo zvýšit na { $min }.
    .spoken = Jste na řadě. Není co dorovnávat: check, nebo zvýšit na { $min }. Bank { $pot }.
turn-check = Check je zadarmo.
    .spoken = Jste na řadě. Check je zadarmo. Bank { $pot }.
turn-call-raise = Dorovnat { $call }, nebo zvýšit aspoň na { $min }.
    .spoken = Jste na řadě. Dorovnat { $call }, nebo zvýšit aspoň na { $min }. Bank { $pot }.
turn-call-raise-one = Dorovnat { $call }, nebo zvýšit na { $min }.
    .spoken = Jste na řadě. Dorovnat { $call }, nebo zvýšit na { $min }. Bank { $pot }.
turn-call-raise-all-in = Dorovnat { $call }, nebo all-in za { $min }.
    .spoken = Jste na řadě. Dorovnat { $call }, nebo all-in za { $min }. Bank { $pot }.
turn-call = Dorovnat { $call }, nebo složit.
    .spoken = Jste na řadě. Dorovnat { $call }, nebo složit. Bank { $pot }.
turn-call-all-in = Dorovnat all-in za { $call }, nebo složit.
    .spoken = Jste na řadě. Dorovnat all-in za { $call }, nebo složit. Bank { $pot }.
turn-fold = Zbývá jen složit.
    .spoken = Jste na řadě. Zbývá jen složit. Bank { $pot }.
turn-show-or-muck = Vaše karty nestačí: ukázat, nebo skrýt?
    .spoken = Jste na řadě. Vaše karty nestačí: ukázat, nebo skrýt?
turn-waiting = Na řadě je { $name }.
    .you = Na řadě jste vy.

## Důvody

why-button = Button označuje pomyslného rozdávajícího. Má ho { $name }; blindy sedí vlevo od něj a od flopu mluví jeho místo poslední. Po každém rozdání se posune o místo dál.
    .title = Proč je button tady?
why-ante = Před rozdáním dává každý hráč do banku ante { $amount }. Do žádné sázky se nepočítá.
    .title = Proč ante { $amount }?
why-big-blind-ante = Jeden hráč dává ante za celý stůl: { $amount }. Jde do hlavního banku a do žádné sázky se nepočítá.
    .title = Proč ante { $amount }?
why-dead-post = Chybí zmeškaný malý blind, proto teď jde do banku { $amount }. Jako sázka se nepočítá.
    .title = Proč doplatek { $amount }?
why-small-blind = První hráč vlevo od buttonu dává ještě před kartami malý blind { $amount }. V každém rozdání je tak o co hrát.
    .title = Proč malý blind { $amount }?
why-small-blind-two = Když hrají dva, dává malý blind { $amount } ten, kdo má button.
    .title = Proč malý blind na buttonu?
why-big-blind = Druhý hráč vlevo od buttonu dává velký blind { $amount }. Je to nejmenší sázka hry a první, kterou je třeba dorovnat.
    .title = Proč velký blind { $amount }?
why-big-blind-two = Když hrají dva, dává velký blind { $amount } ten, kdo nemá button.
    .title = Proč velký blind { $amount }?
why-straddle = Straddle { $amount } je dobrovolné zvýšení ještě před kartami: dvojnásobek velkého blindu. Kdo ho dá, mluví před flopem poslední.
    .title = Proč straddle { $amount }?
why-live-post = Kdo přisedá mimo pořadí blindů, vkládá { $amount }. Počítá se to jako každá jiná sázka.
    .title = Proč blind { $amount }?
why-short-blind = Má se dát { $nominal }, ale zbývá jen { $posted }, a tak jde do hry všechno. Pro ostatní platí blind dál za { $nominal }.
    .title = Proč jen { $posted }?
why-short-ante = Má se dát { $nominal }, ale zbývá jen { $posted }, a tak jde do hry všechno. Zbytek se nedluží.
    .title = Proč jen { $posted }?
why-deal = Každý dostává dvě zavřené karty, po jedné a ve směru hodinových ručiček. Zná je jen ten, komu patří.
    .title = Proč tyto karty?
why-burn = Než přijdou na stůl nové karty, vrchní karta se odloží a nikdo ji nevidí. Označená nebo zahlédnutá karta tak nikomu nepomůže.
    .title = Proč se karta pálí?
why-board = { $players ->
    [one] Ve hře je ještě { $players } hráč a sázky kola skončily. Přicházejí další karty.
    [few] Ve hře jsou ještě { $players } hráči a sázky kola skončily. Přicházejí další karty.
   *[other] Ve hře je ještě { $players } hráčů a sázky kola skončily. Přicházejí další karty.
}
    .title = Proč další karty?
why-board-run-out = Sázet už nejde: z hráčů ve hře má žetony nejvýš jeden. Zbytek společných karet se vyloží hned.
    .title = Proč se už nesází?
why-fold = Složené karty jsou ze hry. { $amount ->
    [0] Nic za ně ještě nebylo vsazeno, a tak se nic neztrácí.
   *[other] Co už je vsazeno, { $amount }, zůstává v banku.
}
    .title = Co se děje po složení?
why-check = V tomto kole ještě nikdo nevsadil, není co dorovnávat. Zůstat ve hře nic nestojí.
    .title = Proč jde check?
why-check-option = Nikdo nezvýšil a vložená částka { $bet } stačí. Check je zadarmo; zvýšit by šlo také.
    .title = Proč jde check?
why-call = Dorovnat znamená vyrovnat nejvyšší sázku kola, { $bet }.
    .title = Proč dorovnat { $pay }?
why-call-rest = Dorovnat znamená vyrovnat nejvyšší sázku kola, { $bet }. Z toho už je vloženo { $already }, chybí { $pay }.
    .title = Proč dorovnat { $pay }?
why-call-short = Dorovnání stojí { $price }, ale zbývá jen { $pay }. All-in na setrvání ve hře stačí; hraje se jen o tolik, kolik dorovná.
    .title = Proč stačí { $pay }?
why-call-real = Nikdo jiný už do hry nezasáhne. Proto stačí vyrovnat, co bylo opravdu vsazeno: { $bet }. To stojí { $pay }.
    .title = Proč jen { $pay }?
why-min-bet = Nejmenší sázka tohoto kola je { $min }, určuje ji velký blind. Méně smí být jen all-in.
    .title = Proč aspoň { $min }?
why-min-raise = Zvýšení musí být aspoň tak velké jako poslední sázka nebo zvýšení. To bylo { $by }, a tak se { $bet } zvyšuje na { $to } nebo víc. Méně smí být jen all-in.
    .title = Proč aspoň { $to }?
why-min-raise-big-blind = U tohoto stolu se zvyšuje aspoň o jeden velký blind, { $by }: z { $bet } na { $to } nebo víc. Méně smí být jen all-in.
    .title = Proč aspoň { $to }?
why-min-raise-straddle = Zvyšuje se straddle { $bet } a zvýšení přidává aspoň { $by }. Méně smí být jen all-in.
    .title = Proč aspoň { $to }?
why-all-in-bet = Nejmenší sázka je { $min }, ale vsadit všechno, co leží před hráčem, jde vždycky: { $amount }. Kdo už checkoval, smí pak dorovnat, nebo složit, ne zvýšit.
    .title = Proč stačí { $amount }?
why-all-in-raise = Plné zvýšení je na { $full }. All-in za { $to } je dovolený, ale plné zvýšení to není: kdo už mluvil, smí dorovnat, nebo složit, ne znovu zvýšit.
    .title = Proč stačí { $to }?
why-max-stack = Nikdo nevsadí víc žetonů, než kolik jich má před sebou: v tomto kole { $to }. Víc tedy nikdo ani neprohraje.
    .title = Proč nejvýš { $to }?
why-max-pot-bet = V pot limitu smí být první sázka nejvýš tak velká jako bank, tady { $to }.
    .title = Proč nejvýš { $to }?
why-max-pot = V pot limitu určuje bank, o kolik jde zvýšit: tady o { $by } nad sázku { $bet }.
    .title = Proč nejvýš { $to }?
why-fixed-bet = V limitu má každá sázka i zvýšení tohoto kola stejnou velikost: { $unit }.
    .title = Proč přesně { $to }?
why-fixed-raise = V limitu má každá sázka i zvýšení tohoto kola stejnou velikost: { $unit }. Zvyšuje se tedy na { $to }, ani víc, ani méně.
    .title = Proč přesně { $to }?
why-fixed-raise-of = V limitu má každá sázka i zvýšení tohoto kola stejnou velikost: { $unit }. Toto je { $raise }. zvýšení, dovolený počet je { $cap }.
    .title = Proč přesně { $to }?
why-half-bet = U tohoto stolu se all-in za aspoň polovinu sázky počítá jako celá sázka. { $to } platí jako { $level } a zvyšovat jde znovu.
    .title = Proč { $to } platí jako { $level }?
why-uncalled = Ze sázky { $bet } může kdokoli jiný dorovnat nejvýš { $matched }. O zbytek se nehraje a vrací se: { $back }.
    .title = Proč se vrací { $back }?
why-collect = Kolo skončilo: všichni ve hře vložili stejně, nebo jsou all-in. Sázky, dohromady { $amount }, jdou do banku.
    .title = Proč jdou sázky do banku?
why-side-pots = { $pots ->
    [one] Někdo je all-in za méně, než ostatní vsadili. Co dorovnali všichni, je jeden bank.
    [few] Někdo je all-in za méně, než ostatní vsadili. Co dorovnali všichni, je hlavní bank; zbytek je vedlejší bank jen pro ty, kdo do něj dali. Banky jsou teď { $pots }.
   *[other] Někdo je all-in za méně, než ostatní vsadili. Co dorovnali všichni, je hlavní bank; zbytek je vedlejší bank jen pro ty, kdo do něj dali. Banků je teď { $pots }.
}
    .title = Proč je banků víc?
why-collect-antes = Ante a mrtvé vklady, dohromady { $amount }, jdou rovnou do banku. Jako sázka se nepočítají.
    .title = Proč už v banku něco je?
why-last-player = Všichni ostatní složili. Kdo zůstal poslední, bere bank a karty ukazovat nemusí.
    .title = Proč je konec rozdání?
why-show-aggressor = Kdo naposledy vsadil nebo zvýšil, ukazuje první.
    .title = Proč tyto karty jako první?
why-show-first = V posledním kole nikdo nevsadil. První proto ukazuje ten, kdo v něm byl první na řadě.
    .title = Proč tyto karty jako první?
why-show-aggressor-of-hand = V posledním kole nikdo nevsadil. U tohoto stolu pak první ukazuje ten, kdo vsadil naposledy v celém rozdání.
    .title = Proč tyto karty jako první?
why-show-beats = Ostatní následují ve směru hodinových ručiček. Tyto karty porážejí nebo vyrovnávají, co už je ukázáno, nebo mohou vyhrát jiný bank, a proto se ukazují.
    .title = Proč se ukazují tyto karty?
why-show-all = U tohoto stolu se ukazují všechny karty, které dojdou k odkrytí.
    .title = Proč se ukazují tyto karty?
why-show-chosen = Poražené karty smějí zůstat skryté. Tyto jsou ukázané dobrovolně.
    .title = Proč se ukazují tyto karty?
why-muck = Kdo prohrává, smí karty skrýt. Skryté karty nemohou nic vyhrát.
    .title = Proč nejsou karty vidět?
why-all-in-face-up = Sázet už nejde, a tak se všechny karty ve hře odkrývají hned.
    .title = Proč jsou karty odkryté?
why-best-hand = Karty hovoří samy za sebe: ze sedmi karet platí nejlepších pět. Nejlepší kombinace: { $hand }.
    .title = Proč vyhrává tato kombinace?
why-best-hand-over = Karty hovoří samy za sebe: ze sedmi karet platí nejlepších pět. Nejlepší kombinace: { $hand }. Druhá nejlepší: { $second }. { $decided }
    .title = Proč vyhrává tato kombinace?
why-split = { $players ->
    [one] { $players } hráč má: { $hand }. Bere { $share }.
    [few] { $players } hráči mají stejně vysokých pět karet: { $hand }. Na barvách nezáleží, každý bere { $share }.
   *[other] { $players } hráčů má stejně vysokých pět karet: { $hand }. Na barvách nezáleží, každý bere { $share }.
}
    .title = Proč se bank dělí?
why-split-odd = { $players ->
    [one] { $players } hráč má: { $hand }. Bere { $share } a { $odd }.
    [few] { $players } hráči mají stejně vysokých pět karet: { $hand }. Každý bere { $share }; zbytek { $odd } se dělit nedá a připadá podle místa u stolu, jak určuje herní řád.
   *[other] { $players } hráčů má stejně vysokých pět karet: { $hand }. Každý bere { $share }; zbytek { $odd } se dělit nedá a připadá podle místa u stolu, jak určuje herní řád.
}
    .title = Proč se bank dělí?
why-unopposed = Bank může vyhrát jen ten, kdo do něj dal a je ještě ve hře. Tady nikdo jiný nezbyl.
    .title = Proč se o tento bank neukazuje?
why-rake = Herna si bere { $percent } % z banku { $pot }, zaokrouhleno dolů: { $taken }.
    .title = Proč si herna bere { $taken }?

## Odmítnutí

why-out-of-turn = Mluví se popořadě, ve směru hodinových ručiček, a rozhoduje jen ten, kdo je na řadě. Teď je to { $name }.
    .title = Proč ne teď?
    .short = nejste na řadě
why-hand-over = Rozdání skončilo. Nejdřív se musí rozdat další.
    .title = Proč ne teď?
    .short = rozdání skončilo
why-not-in-hand = Kdo složil, je ze hry, a kdo je all-in, nemá už o čem rozhodovat.
    .title = Proč nic nejde?
    .short = mimo hru
why-no-check = Je tu sázka k dorovnání a stojí { $price }. Check jde, jen dokud nikdo nevsadil; před flopem jsou sázkou už blindy.
    .title = Proč nejde check?
    .short = dorovnání stojí { $price }
why-nothing-to-call = Nikdo nevsadil víc, než už je vloženo. Není co dorovnávat, stačí check.
    .title = Proč nejde dorovnat?
    .short = není co dorovnat
why-already-bet = V tomto kole už je vsazeno { $bet }. Kdo chce víc, zvyšuje.
    .title = Proč nejde sázka?
    .short = jen zvýšit
why-nothing-to-raise = V tomto kole ještě nikdo nevsadil, není co zvyšovat. Kdo dává žetony první, sází.
    .title = Proč nejde zvýšit?
    .short = jen vsadit
why-below-min-bet = { $tried } je málo: nejmenší sázka je { $min }. Méně smí být jen all-in.
    .title = Proč ne { $tried }?
    .short = aspoň { $min }
why-below-min-raise = { $tried } je málo: zvýšení musí být aspoň tak velké jako poslední sázka nebo zvýšení, { $by }. Méně smí být jen all-in.
    .title = Proč ne { $tried }?
    .short = aspoň { $min }
why-below-min-big-blind = { $tried } je málo: u tohoto stolu se zvyšuje aspoň o jeden velký blind, { $by }. Méně smí být jen all-in.
    .title = Proč ne { $tried }?
    .short = aspoň { $min }
why-above-stack = { $tried } je víc, než kolik tu je. Nikdo nevsadí víc žetonů, než kolik jich má před sebou: v tomto kole { $max }.
    .title = Proč ne { $tried }?
    .short = nejvýš { $max }
why-above-pot = { $tried } je víc, než tady pot limit dovolí: { $max }.
    .title = Proč ne { $tried }?
    .short = nejvýš { $max }
why-not-fixed = V limitu je jen jedna velikost: { $to }, ne { $tried }.
    .title = Proč ne { $tried }?
    .short = přesně { $to }
why-capped = { $cap ->
    [one] V limitu smí být v jednom kole jen { $cap } zvýšení a to už padlo. Dorovnat, nebo složit.
    [few] V limitu smějí být v jednom kole jen { $cap } zvýšení a ta už padla. Dorovnat, nebo složit.
   *[other] V limitu smí být v jednom kole jen { $cap } zvýšení a ta už padla. Dorovnat, nebo složit.
}
    .title = Proč nejde zvýšit?
    .short = zvýšení jsou vyčerpaná
why-not-reopened = Od minulého tahu sázka vzrostla jen o { $grown }: o all-in, menší než plné zvýšení { $full }. Ten jde dorovnat, ale ne zvýšit.
    .title = Proč nejde zvýšit?
    .short = chybí plné zvýšení
why-nobody-to-raise = Všichni ostatní ve hře jsou all-in. Na zvýšení by neměl kdo odpovědět.
    .title = Proč nejde zvýšit?
    .short = nemá kdo dorovnat
why-stack-only-calls = Dorovnání stojí { $price } a zbývá jen { $stack }. Víc než na dorovnání to není.
    .title = Proč nejde zvýšit?
    .short = stačí jen na dorovnání
why-not-showdown = Ještě se sází. Karty se ukazují až potom.
    .title = Proč neukázat teď?
    .short = ještě se sází
why-only-show-or-muck = Sázky skončily. Zbývá jen karty ukázat, nebo skrýt.
    .title = Proč se nesází?
    .short = sázky skončily
refused = Nejde to: { $reason }.
refused-spoken = Nejde to: { $reason }. { $text } Pravidlo { $rule }.
why-spoken = { $text } Pravidlo { $rule }.
why-spoken-sum = { $text } { $sum } Pravidlo { $rule }.

## Součty

sum-plus = { $one } plus { $two } je { $total }.
sum-minus = { $one } minus { $two } je { $total }.
sum-times = { $one } krát { $two } je { $total }.
sum-times-plus = { $one } krát { $two } plus { $three } je { $total }.
sum-bet = sázka
sum-last-raise = poslední sázka nebo zvýšení
sum-big-blind = velký blind
sum-least-step = nejmenší krok
sum-least = nejméně
sum-most = nejvíc
sum-added = o kolik jde zvýšit
sum-already = už vloženo
sum-to-pay = zbývá doplatit
sum-matched = dorovnáno
sum-goes-back = vrací se
sum-due = má se dát
sum-posted = vloženo
sum-not-owed = nedluží se
sum-each = každému
sum-players = počet hráčů
sum-odd = nedělitelný zbytek
sum-pot = bank
