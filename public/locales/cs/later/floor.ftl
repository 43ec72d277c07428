# Floor u živého stolu: co se udělá (ruling-…) a proč (floor-…); jak se to u stolu dělá (duty-…)
# a jak ne (fault-…). Rozhodnutí říká nejdřív důvod, potom co se udělá.

## Co se udělá

ruling-conflict = Herní řády se v tomto bodě liší; u tohoto stolu se rozhoduje takto.
ruling-add = Chybí doplatit { $amount }.
ruling-back = { $amount } se vrací.
ruling-misdeal = Nezahráli ještě ani dva hráči, a tak je rozdání neplatné: všechny žetony se vracejí, i blindy a ante, karty se zamíchají a rozdají znovu.
    .title = Neplatné rozdání (misdeal).
ruling-misdeal-button = Nezahráli ještě ani dva hráči, a tak je rozdání neplatné: všechny žetony se vracejí, button a blindy se dají na správná místa, karty se zamíchají a rozdají znovu.
    .title = Neplatné rozdání (misdeal).
ruling-void = Celé rozdání je neplatné: všechny žetony se vracejí majitelům a vezme se jiný balíček.
    .title = Rozdání je neplatné.
ruling-stands = Všechno proto platí.
    .title = Všechno platí.
ruling-stands-button = Rozdání proto platí. Pro další se button a blindy určí tak, aby během jednoho oběhu pokud možno každý prošel všechna místa.
    .title = Rozdání platí.
ruling-foul-hand-dead = Hraje se proto dál. Mrtvé jsou jen karty, u kterých se stala chyba, a blindy za ně zůstávají ve hře.
    .title = Jedny karty jsou mrtvé.
ruling-hand-dead = Tyto karty jsou mrtvé, jako by byly složené.
    .title = Karty jsou mrtvé.
ruling-hand-back = Hráč dostává karty zpět a hraje dál.
    .title = Karty se vracejí hráči.
ruling-exchange = { $when ->
    [now] Ukázaná karta se hned vymění za vrchní kartu balíčku.
   *[after-deal] Nejdřív se dorozdá, potom se ukázaná karta vymění za vrchní kartu balíčku.
} { $old ->
    [burn] Poslouží jako spálená.
   *[aside] Odloží se stranou.
}
    .title = Karta se vymění.
ruling-extra-back = { $old ->
    [burn] Karta navíc se bere zpět a poslouží jako spálená.
   *[aside] Karta navíc se bere zpět a odloží se stranou.
}
    .title = Karta se bere zpět.
ruling-top-card = Komu karta chybí, dostane vrchní kartu balíčku.
    .title = Chybějící karta se doplní.
ruling-next-instead = { $cards ->
    [one] { $when ->
        [now] Hned ji nahradí následující karta.
       *[after-deal] Nejdřív se dorozdá, potom ji nahradí následující karta.
    }
    [few] { $when ->
        [now] Hned je nahradí následující karty.
       *[after-deal] Nejdřív se dorozdá, potom je nahradí následující karty.
    }
   *[other] { $when ->
        [now] Hned je nahradí následující karty.
       *[after-deal] Nejdřív se dorozdá, potom je nahradí následující karty.
    }
}
    .title = Platí následující karta.
ruling-mend-burn = { $should ->
    [0] Karty se vrátí na balíček tak, jak ležely, a společné karty se vyloží bez pálení.
   *[other] Karty se vrátí na balíček tak, jak ležely; vrchní se spálí a společné karty se vyloží znovu.
}
    .title = Společné karty se opraví.
ruling-early = { $goes ->
    [before-flop] Flop se vrací, spálená karta zůstává stranou. Po sázkách se balíček zamíchá a vyloží se nový flop.
    [until-river] Karta turnu jde stranou. Po sázkách se jedna karta spálí a následující je turn; předčasná karta se zamíchá zpět před riverem.
   *[before-river] Karta riveru se zamíchá zpět do balíčku, spálená karta zůstává stranou a po sázkách se vyloží nový river.
}
    .title = { $street ->
    [flop] Tento flop neplatí.
    [turn] Tento turn neplatí.
   *[river] Tento river neplatí.
}
ruling-new-flop = Zamíchá se všechno kromě karet hráčů a spálené karty a vyloží se nový flop.
    .title = Nový flop.
ruling-restore-stub = Balíček se co nejpřesněji obnoví a rozdání se dohraje.
    .title = Balíček se obnoví.
ruling-turn = Na řadu se vrací { $name }.
    .you = Na řadu se vracíte vy.
    .title = Řada se vrací.
ruling-turn-dead = Na řadu se vrací { $name }. Zahozené karty jsou ale i tak mrtvé.
    .you = Na řadu se vracíte vy. Zahozené karty jsou ale i tak mrtvé.
    .title = Řada se vrací.
ruling-show-all = Tyto karty teď smí vidět každý.
    .title = Karty uvidí všichni.
ruling-show-all-later = Tyto karty smí vidět každý, až skončí sázky.
    .title = Karty uvidí všichni po sázkách.
ruling-only = { $names }: nikdo jiný nemůže { $amount } z minulého rozdání vyhrát.
    .title = O tyto žetony nehrají všichni.
ruling-only-nobody = Nikdo z tohoto rozdání nemůže { $amount } z minulého vyhrát.
    .title = O tyto žetony tu nehraje nikdo.
ruling-award = { $names }: bank patří sem a přesune se.
    .title = Bank se přesune.
ruling-cards-speak = Platí to, co karty opravdu jsou: { $hand }.
    .title = Karty hovoří samy za sebe.
ruling-counts-fold = Platí to jako složení.
    .title = To je složení.
ruling-counts-check = Platí to jako check.
    .title = To je check.
ruling-counts-call = Platí to jako dorovnání.
    .title = To je dorovnání.
ruling-counts-bet = Platí to jako sázka { $amount }.
    .title = To je sázka { $amount }.
ruling-counts-raise = Platí to jako zvýšení na { $amount }.
    .title = To je zvýšení na { $amount }.
ruling-counts-show = Platí to jako ukázání karet.
    .title = To je ukázání karet.
ruling-counts-muck = Platí to jako skrytí karet.
    .title = To je skrytí karet.
ruling-not-taken = Nepočítá se to.
    .title = To neplatí.

## Proč: rozdávání

floor-play-has-begun = { $acted ->
    [one] Zahrál už { $acted } hráč, hra tedy začala a rozdání nejde zrušit. Blindy se nevracejí.
    [few] Zahráli už { $acted } hráči, hra tedy začala a rozdání nejde zrušit. Blindy se nevracejí.
   *[other] Zahrálo už { $acted } hráčů, hra tedy začala a rozdání nejde zrušit. Blindy se nevracejí.
}
floor-hand-over = Rozdání skončilo, není už co opakovat.
floor-first-cards-exposed = Dealer odkryl { $number }. kartu rozdání. U prvních dvou karet je to důvod ke zrušení.
floor-many-exposed = { $cards ->
    [one] Dealer odkryl { $cards } kartu.
    [few] Dealer odkryl { $cards } karty. Ke zrušení stačí dvě.
   *[other] Dealer odkryl { $cards } karet. Ke zrušení stačí dvě.
}
floor-one-exposed = Dealer odkryl { $number }. kartu rozdání. Jediná taková rozdání neruší.
floor-own-card-shown = Kartu neodkryl dealer, ale sám hráč. Na jinou tím nárok nevzniká.
floor-many-boxed = { $cards ->
    [one] V balíčku leží lícem nahoru { $cards } karta.
    [few] V balíčku leží lícem nahoru { $cards } karty. Ke zrušení stačí dvě.
   *[other] V balíčku leží lícem nahoru { $cards } karet. Ke zrušení stačí dvě.
}
floor-boxed = { $cards ->
    [one] Karta, která v balíčku leží lícem nahoru, jako karta neplatí.
    [few] Karty, které v balíčku leží lícem nahoru, jako karty neplatí.
   *[other] Karty, které v balíčku leží lícem nahoru, jako karty neplatí.
}
floor-boxed-next-gone = { $cards ->
    [one] Karta, která v balíčku leží lícem nahoru, jako karta neplatí, jenže následující už dostal jiný hráč.
    [few] Karty, které v balíčku leží lícem nahoru, jako karty neplatí, jenže následující už dostal jiný hráč.
   *[other] Karty, které v balíčku leží lícem nahoru, jako karty neplatí, jenže následující už dostal jiný hráč.
}
floor-many-extra = { $cards ->
    [one] Rozdala se { $cards } karta navíc.
    [few] Rozdaly se { $cards } karty navíc. Ke zrušení stačí dvě.
   *[other] Rozdalo se { $cards } karet navíc. Ke zrušení stačí dvě.
}
floor-one-extra = Jediná karta navíc rozdání neruší.
floor-out-of-order = Jedna karta přišla mimo pořadí, a tak všechny další dostali nesprávní hráči.
floor-exposed-as-burn = Pořadí jen vypadá špatně: odkrytá karta slouží jako spálená a to se smí.
floor-last-card-missing = Chybí poslední karta rozdání, pořadí se tedy neporušilo.
floor-button-wrong = Button je na špatném místě, a tím jsou špatně i blindy a pořadí.
floor-button-wrong-late = { $acted ->
    [one] Button je na špatném místě, ale zahrál už { $acted } hráč.
    [few] Button je na špatném místě, ale zahráli už { $acted } hráči a hra začala.
   *[other] Button je na špatném místě, ale zahrálo už { $acted } hráčů a hra začala.
}
floor-empty-place-dealt = Karty přišly na prázdné místo.
floor-not-entitled-dealt = Karty dostal někdo, kdo na ně nemá nárok.
floor-left-out = Karty nedostal hráč, který na ně má nárok a chce hrát.
floor-rightly-left-out = Karty musí dostat jen ten, kdo na ně má nárok a chce hrát.

## Proč: balíček

floor-odd-back-in-play = { $found ->
    [hand] Některý hráč drží kartu s jiným rubem.
    [board] Mezi společnými kartami je karta s jiným rubem.
   *[discards] Mezi složenými kartami je karta s jiným rubem.
} Byla ve hře, takže balíček byl vadný.
floor-odd-back-unused = { $found ->
    [burns] Karta s jiným rubem leží mezi spálenými.
   *[stub] Karta s jiným rubem leží v nerozdaném zbytku.
} Nikdo s ní nehrál.
floor-two-alike = V balíčku je dvakrát { $card }, takže je vadný.
floor-cards-missing = { $cards ->
    [one] V balíčku chybí { $cards } karta. Výsledek se kvůli tomu neruší.
    [few] V balíčku chybějí { $cards } karty. Výsledek se kvůli tomu neruší.
   *[other] V balíčku chybí { $cards } karet. Výsledek se kvůli tomu neruší.
}
floor-joker = { $found ->
    [hand] Některý hráč drží žolíka.
    [board] Mezi společnými kartami je žolík.
   *[deck] Z balíčku přichází žolík.
} Ve hře bez žolíků jako karta neplatí.
floor-joker-next-gone = { $found ->
    [hand] Některý hráč drží žolíka.
    [board] Mezi společnými kartami je žolík.
   *[deck] Z balíčku přichází žolík.
} Ve hře bez žolíků jako karta neplatí, jenže následující kartu už dostal jiný hráč.
floor-joker-played = Kdo se žolíkem hraje dál, hraje s kartami, které neplatí.
floor-joker-unseen = Kdo hraje a na karty se nepodívá, nese riziko, že má žolíka.
floor-stub-spoiled = Balíček se pomíchal dřív, než rozdání skončilo.

## Proč: společné karty

floor-burn-wrong = { $street ->
    [flop] Počet karet spálených před flopem: { $burned }, správně { $should }.
    [turn] Počet karet spálených před turnem: { $burned }, správně { $should }.
   *[river] Počet karet spálených před riverem: { $burned }, správně { $should }.
} Nikdo v tomto kole ještě nehrál, takže to jde napravit.
floor-burn-wrong-late = { $acted ->
    [one] Zahrál už { $acted } hráč
    [few] Zahráli už { $acted } hráči
   *[other] Zahrálo už { $acted } hráčů
} { $street ->
    [flop] na tomto flopu. Karty teď platí, jak leží.
    [turn] na tomto turnu. Karty teď platí, jak leží.
   *[river] na tomto riveru. Karty teď platí, jak leží.
}
floor-burn-right = Spálilo se právě tolik karet, kolik se u tohoto stolu pálí: { $burned }.
floor-dealt-early = { $street ->
    [flop] Flop přišel dřív, než skončily sázky.
    [turn] Turn přišel dřív, než skončily sázky.
   *[river] River přišel dřív, než skončily sázky.
} Předčasně vyložené karty neplatí.
floor-large-flop = Flop má tři karty; v tomto jich je { $cards }.

## Proč: žetony a hráči

floor-chips-of-last-hand = Z minulého rozdání zbylo { $amount }. Vyhrát je může jen ten, kdo ho hrál.
floor-cards-fell = S kartami, které spadnou ze stolu, se hraje dál jako obvykle.
floor-unprotected = Své karty si musíte chránit: rukou, žetonem nebo jiným předmětem. Když je dealer nechráněné sebere jako složené, stížnost se neuznává.
floor-all-in-safe = Karty hráče, který je all-in, složit nejde, ať byly chráněné, nebo ne.
floor-protected = Karty byly chráněné, a tak je dealer složit nemůže.
floor-touched-discards = Karty, které se dotkly odhozených, jsou mrtvé.
floor-thrown-at-showdown = Karty, které se dotkly odhozených, jsou mrtvé. I při odkrytí vyhrávají jen karty ukázané.
floor-out-of-turn = Rozhoduje jen ten, kdo je na řadě. { $name } hraje předčasně, a to neplatí.
    .you = Rozhoduje jen ten, kdo je na řadě. Hrajete předčasně, a to neplatí.
floor-out-of-turn-dead = Rozhoduje jen ten, kdo je na řadě. { $name } hraje předčasně a karty se při tom dotkly odhozených.
    .you = Rozhoduje jen ten, kdo je na řadě. Hrajete předčasně a vaše karty se dotkly odhozených.
floor-in-turn = Tento hráč na řadě byl.
floor-show-one = Ukázat jednomu znamená ukázat všem: co smí vidět jeden, smí vidět celý stůl.
floor-show-one-later = Ukázat jednomu znamená ukázat všem. Kdo ale karty viděl, už o ničem nerozhoduje, a tak se počká: sázky se tím nesmějí ovlivnit.
floor-misread = Zaznělo „{ $claimed }“, ale karty ukazují „{ $is }“. Platí to, co karty jsou, ne co se o nich řekne.
floor-read-right = Zaznělo „{ $is }“ a karty to ukazují.
floor-not-shown = Kdo chce vyhrát, musí ukázat obě své karty.
floor-award-wrong = Bank se přisoudil špatně a hned to někdo řekl.
floor-award-wrong-late = Bank se přisoudil špatně, ale do dalšího rozdání to nikdo neřekl.
floor-award-right = Bank se přisoudil správně.

## Proč: slova a žetony

floor-not-in-turn = Na řadě je někdo jiný, a tak neplatí slova ani žetony.
floor-unclear = Nezaznělo ani se nestalo nic, co by bylo jasnou akcí.
floor-said = Slovo zavazuje.
floor-said-amount = Částka zazněla předem, celkem { $to }. Žetony pak smějí přijít na víckrát.
floor-said-then-motion = Nejdřív zaznělo slovo a částku určily žetony jedním pohybem: celkem { $to }.
floor-said-too-little = Slovo zavazuje, ale { $said } je málo. { $why }
floor-too-much = { $said } je moc. { $why }
floor-no-raise = Zvýšit nejde. { $why }
floor-call-then-raise = Nejdřív zaznělo „call“ a to zavazuje. Zvýšení po něm je string raise.
floor-string-bet = Částka nezazněla, a tak platí jen první pohyb: { $first }. Co přišlo potom, { $later }, je string bet.
floor-one-chip = Jediný žeton beze slova je dorovnání, i když má větší hodnotu než sázka: žeton { $chip } na sázku { $bet }.
floor-one-chip-opens = Nikdo ještě nevsadil, a tak je jediný žeton beze slova sázkou v plné hodnotě: { $chip }.
floor-half-more = Od { $from }, tedy od poloviny plného zvýšení, jsou žetony beze slova zvýšením. { $put } na to stačí, a tak se doplácí na { $to }.
floor-less-than-half-more = Od { $from }, tedy od poloviny plného zvýšení, by žetony beze slova byly zvýšením. { $put } je méně.
floor-one-motion = Žetony beze slova a jedním pohybem platí za to, co dají dohromady: celkem { $to }.
floor-too-few-for-call = { $put } je na dorovnání málo, stojí { $due }. Kdo dá žetonů méně, doplácí.
floor-too-few-for-bet = { $put } je na sázku málo a kdo dá žetonů méně, doplácí. { $why }
floor-exact-call = { $due } je přesně cena dorovnání.
floor-silent-all-in = Jsou to všechny žetony hráče: celkem { $to }.
floor-check-sign = Check se řekne, nebo se zaklepe na stůl.
floor-no-check = K dorovnání je { $due }, a tak check nejde.
floor-fold-sign = Kdo karty posune dopředu, skládá je.

## Jak se to dělá u živého stolu

procedure-kept = Správně.
procedure-broken = Takhle ne.
shuffle-step = { $step ->
    [chemmy] promíchání na stole (chemmy)
    [riffle] prolnutí (riffle)
    [strip] stahování (strip)
   *[cut] sejmutí (cut)
}
duty-shuffle = Karty se nejdřív promíchají na stole (chemmy), potom následuje riffle, riffle, strip, riffle a sejmutí, všechno nejvýš za půl minuty.
duty-two-decks = U živého stolu jsou dva balíčky a střídají se zároveň s dealerem.
duty-new-cards = Nové karty se zkontrolují, žolíci se vyřadí a zbytek se promíchá na stole.
duty-dealer-at-centre = Dealer sedí uprostřed stolu a dosáhne na každé místo.
duty-league-dealer = V ligovém turnaji dealer nehraje.
duty-self-dealt = Kde herna nemá dealera, rozdávají hráči postupně sami.
duty-burn-face-down = Spálená karta leží lícem dolů.
duty-cards-in-sight = Vaše karty leží na stole, kde je dealer vidí. Díváte se tak, že nadzvednete okraje.
duty-cards-protected = Své karty si chráníte po celé rozdání: rukou, žetonem nebo jiným předmětem.
duty-chips-on-table = Žetony zůstávají na stole a všem na očích.
duty-fold-to-dealer = Skládáte tak, že karty lícem dolů posunete k dealerovi, nebo je zahodíte a řeknete to.
duty-help-reading = U ukázaných karet smí dealer pomoct určit kombinaci.
duty-award-pointed-out = Kdo vidí, že bank jde jinam, než má, řekne to hned, ať v rozdání je, nebo ne.
fault-shuffle-step = Krok { $place } při míchání má být: { $should }. Přišlo: { $found }.
fault-shuffle-unfinished = Míchání skončilo předčasně. Další krok: { $should }.
fault-after-the-cut = Po sejmutí už se s balíčkem nic nedělá. Přišlo: { $found }.
fault-shuffle-too-long = { $seconds ->
    [one] Míchání trvalo { $seconds } sekundu; nejvíc smí { $most }.
    [few] Míchání trvalo { $seconds } sekundy; nejvíc smí { $most }.
   *[other] Míchání trvalo { $seconds } sekund; nejvíc smí { $most }.
}
fault-number-of-decks = { $count ->
    [one] U stolu je { $count } balíček, má jich být { $should }.
    [few] U stolu jsou { $count } balíčky, má jich být { $should }.
   *[other] U stolu je { $count } balíčků, má jich být { $should }.
}
fault-deck-not-exchanged = Dealer se vyměnil, balíček ne. Střídají se zároveň.
fault-deck-exchanged-too-soon = Balíček se vyměnil, dealer ne. Střídají se zároveň.
fault-cards-not-checked = Nové karty se před prvním rozdáním zkontrolují: každá z 52 právě jednou.
fault-cards-not-mixed = Nové karty jsou srovnané, a tak se nejdřív promíchají na stole.
fault-jokers-left-in = V balíčku jsou žolíci. Hold’em se hraje bez nich.
fault-dealer-not-at-centre = Dealer patří doprostřed stolu.
fault-dealer-plays = V ligovém turnaji dealer nehraje.
fault-burn-shown = Spálená karta musí ležet lícem dolů, nikdo ji nesmí znát.
fault-cards-off-table = Karty nikdy neopouštějí stůl.
fault-cards-out-of-sight = Dealer musí vaše karty pořád vidět.
fault-cards-held-up = Karty zůstávají na stole. Když se díváte, zvedáte jen okraje.
fault-cards-unprotected = Tyto karty nikdo nechrání. Když je dealer vezme jako složené, složené jsou.
fault-chips-off-table = S žetony se zachází na stole, kde na ně každý vidí.
fault-chips-taken-off = Dokud hrajete, žetony schovat nemůžete.
fault-chips-added = Během rozdání se žetony nepřidávají.
fault-folded-face-up = { $opponents ->
    [one] Hraje ještě { $opponents } soupeř a karty jsou složené lícem nahoru.
    [few] Hrají ještě { $opponents } soupeři, a tak složené karty zůstávají skryté: pomohly by jednomu proti druhému.
   *[other] Hraje ještě { $opponents } soupeřů, a tak složené karty zůstávají skryté: pomohly by jednomu proti druhému.
}
fault-folded-silently = Karty zahozené beze slova jsou nejasné. Řekněte „fold“.
fault-folded-into-discards = Skládá se k dealerovi, ne mezi odhozené karty: na ty sahá jen dealer.
fault-read-unshown = Nahlas se určují jen karty, které jsou ukázané.
fault-award-not-pointed-out = Kdo vidí, že bank jde jinam, než má, musí to říct hned.
