# Floor pri živom stole: čo sa urobí (ruling-…) a prečo (floor-…); ako sa to pri stole robí (duty-…)
# a ako nie (fault-…). Rozhodnutie hovorí najprv dôvod, potom čo sa urobí.

## Čo sa urobí

ruling-conflict = Pravidlá herní sa v tomto líšia; pri tomto stole sa rozhoduje takto.
ruling-add = Treba doplatiť { $amount }.
ruling-back = { $amount } sa vracia.
ruling-misdeal = Nezahrali ešte ani dvaja hráči, a tak je rozdanie neplatné: všetky žetóny sa vracajú, aj blindy a ante, karty sa zamiešajú a rozdajú znova.
    .title = Neplatné rozdanie (misdeal).
ruling-misdeal-button = Nezahrali ešte ani dvaja hráči, a tak je rozdanie neplatné: všetky žetóny sa vracajú, button a blindy sa dajú na správne miesta, karty sa zamiešajú a rozdajú znova.
    .title = Neplatné rozdanie (misdeal).
ruling-void = Celé rozdanie je neplatné: všetky žetóny sa vracajú majiteľom a vezme sa iný balíček.
    .title = Rozdanie je neplatné.
ruling-stands = Všetko preto platí.
    .title = Všetko platí.
ruling-stands-button = Rozdanie preto platí. Pre ďalšie sa button a blindy určia tak, aby počas jedného obehu podľa možnosti každý prešiel všetky miesta.
    .title = Rozdanie platí.
ruling-foul-hand-dead = Hrá sa preto ďalej. Mŕtve sú len karty, pri ktorých sa stala chyba, a blindy za ne zostávajú v hre.
    .title = Jedny karty sú mŕtve.
ruling-hand-dead = Tieto karty sú mŕtve, akoby boli položené.
    .title = Karty sú mŕtve.
ruling-hand-back = Hráč dostáva karty späť a hrá ďalej.
    .title = Karty sa vracajú hráčovi.
ruling-exchange = { $when ->
    [now] Odkrytá karta sa hneď vymení za vrchnú kartu balíčka.
   *[after-deal] Najprv sa dokončí rozdávanie, potom sa odkrytá karta vymení za vrchnú kartu balíčka.
} { $old ->
    [burn] Poslúži ako spálená.
   *[aside] Odloží sa nabok.
}
    .title = Karta sa vymení.
ruling-extra-back = { $old ->
    [burn] Karta navyše sa berie späť a poslúži ako spálená.
   *[aside] Karta navyše sa berie späť a odloží sa nabok.
}
    .title = Karta sa berie späť.
ruling-top-card = Komu karta chýba, dostane vrchnú kartu balíčka.
    .title = Chýbajúca karta sa doplní.
ruling-next-instead = { $cards ->
    [one] { $when ->
        [now] Hneď ju nahradí nasledujúca karta.
       *[after-deal] Najprv sa dokončí rozdávanie, potom ju nahradí nasledujúca karta.
    }
    [few] { $when ->
        [now] Hneď ich nahradia nasledujúce karty.
       *[after-deal] Najprv sa dokončí rozdávanie, potom ich nahradia nasledujúce karty.
    }
   *[other] { $when ->
        [now] Hneď ich nahradia nasledujúce karty.
       *[after-deal] Najprv sa dokončí rozdávanie, potom ich nahradia nasledujúce karty.
    }
}
    .title = Platí nasledujúca karta.
ruling-mend-burn = { $should ->
    [0] Karty sa vrátia na balíček tak, ako ležali, a spoločné karty sa vyložia bez pálenia.
   *[other] Karty sa vrátia na balíček tak, ako ležali; vrchná sa spáli a spoločné karty sa vyložia znova.
}
    .title = Spoločné karty sa opravia.
ruling-early = { $goes ->
    [before-flop] Flop sa vracia, spálená karta zostáva bokom. Po stávkach sa balíček zamieša a vyloží sa nový flop.
    [until-river] Karta turnu ide nabok. Po stávkach sa jedna karta spáli a nasledujúca je turn; predčasná karta sa zamieša späť pred riverom.
   *[before-river] Karta riveru sa zamieša späť do balíčka, spálená karta zostáva bokom a po stávkach sa vyloží nový river.
}
    .title = { $street ->
    [flop] Tento flop neplatí.
    [turn] Tento turn neplatí.
   *[river] Tento river neplatí.
}
ruling-new-flop = Zamieša sa všetko okrem súkromných kariet hráčov a spálenej karty a vyloží sa nový flop.
    .title = Nový flop.
ruling-restore-stub = Balíček sa čo najpresnejšie obnoví a rozdanie sa dohrá.
    .title = Balíček sa obnoví.
ruling-turn = Na rad sa vracia { $name }.
    .you = Na rad sa vraciate vy.
    .title = Rad sa vracia.
ruling-turn-dead = Na rad sa vracia { $name }. Zahodené karty sú však aj tak mŕtve.
    .you = Na rad sa vraciate vy. Zahodené karty sú však aj tak mŕtve.
    .title = Rad sa vracia.
ruling-show-all = Tieto karty teraz smie vidieť každý.
    .title = Karty uvidia všetci.
ruling-show-all-later = Tieto karty smie vidieť každý, keď sa skončia stávky.
    .title = Karty uvidia všetci po stávkach.
ruling-only = { $names }: nikto iný nemôže { $amount } z minulého rozdania vyhrať.
    .title = O tieto žetóny nehrajú všetci.
ruling-only-nobody = Nikto z tohto rozdania nemôže { $amount } z minulého vyhrať.
    .title = O tieto žetóny tu nehrá nikto.
ruling-award = { $names }: bank patrí sem a presunie sa.
    .title = Bank sa presunie.
ruling-cards-speak = Platí to, čo karty naozaj sú: { $hand }.
    .title = Karty hovoria samy za seba.
ruling-counts-fold = Platí to ako položenie kariet.
    .title = To je položenie kariet.
ruling-counts-check = Platí to ako check.
    .title = To je check.
ruling-counts-call = Platí to ako dorovnanie.
    .title = To je dorovnanie.
ruling-counts-bet = Platí to ako stávka { $amount }.
    .title = To je stávka { $amount }.
ruling-counts-raise = Platí to ako navýšenie na { $amount }.
    .title = To je navýšenie na { $amount }.
ruling-counts-show = Platí to ako ukázanie kariet.
    .title = To je ukázanie kariet.
ruling-counts-muck = Platí to ako skrytie kariet.
    .title = To je skrytie kariet.
ruling-not-taken = Nepočíta sa to.
    .title = To neplatí.

## Prečo: rozdávanie

floor-play-has-begun = { $acted ->
    [one] Zahral už { $acted } hráč, hra sa teda začala a rozdanie sa nedá zrušiť. Blindy sa nevracajú.
    [few] Zahrali už { $acted } hráči, hra sa teda začala a rozdanie sa nedá zrušiť. Blindy sa nevracajú.
   *[other] Zahralo už { $acted } hráčov, hra sa teda začala a rozdanie sa nedá zrušiť. Blindy sa nevracajú.
}
floor-hand-over = Rozdanie sa skončilo, nie je už čo opakovať.
floor-first-cards-exposed = Krupiér odkryl { $number }. kartu rozdania. Pri prvých dvoch kartách je to dôvod na zrušenie.
floor-many-exposed = { $cards ->
    [one] Krupiér odkryl { $cards } kartu.
    [few] Krupiér odkryl { $cards } karty. Na zrušenie stačia dve.
   *[other] Krupiér odkryl { $cards } kariet. Na zrušenie stačia dve.
}
floor-one-exposed = Krupiér odkryl { $number }. kartu rozdania. Jediná taká rozdanie neruší.
floor-own-card-shown = Kartu neodkryl krupiér, ale sám hráč. Na inú tým nárok nevzniká.
floor-many-boxed = { $cards ->
    [one] V balíčku leží lícom nahor { $cards } karta.
    [few] V balíčku ležia lícom nahor { $cards } karty. Na zrušenie stačia dve.
   *[other] V balíčku leží lícom nahor { $cards } kariet. Na zrušenie stačia dve.
}
floor-boxed = { $cards ->
    [one] Karta, ktorá v balíčku leží lícom nahor, ako karta neplatí.
    [few] Karty, ktoré v balíčku ležia lícom nahor, ako karty neplatia.
   *[other] Karty, ktoré v balíčku ležia lícom nahor, ako karty neplatia.
}
floor-boxed-next-gone = { $cards ->
    [one] Karta, ktorá v balíčku leží lícom nahor, ako karta neplatí, lenže nasledujúcu už dostal iný hráč.
    [few] Karty, ktoré v balíčku ležia lícom nahor, ako karty neplatia, lenže nasledujúcu už dostal iný hráč.
   *[other] Karty, ktoré v balíčku ležia lícom nahor, ako karty neplatia, lenže nasledujúcu už dostal iný hráč.
}
floor-many-extra = { $cards ->
    [one] Rozdala sa { $cards } karta navyše.
    [few] Rozdali sa { $cards } karty navyše. Na zrušenie stačia dve.
   *[other] Rozdalo sa { $cards } kariet navyše. Na zrušenie stačia dve.
}
floor-one-extra = Jediná karta navyše rozdanie neruší.
floor-out-of-order = Jedna karta prišla mimo poradia, a tak všetky ďalšie dostali nesprávni hráči.
floor-exposed-as-burn = Poradie len vyzerá zle: odkrytá karta slúži ako spálená a to sa smie.
floor-last-card-missing = Chýba posledná karta rozdania, poradie sa teda neporušilo.
floor-button-wrong = Button je na zlom mieste, a tým sú zle aj blindy a poradie.
floor-button-wrong-late = { $acted ->
    [one] Button je na zlom mieste, ale zahral už { $acted } hráč.
    [few] Button je na zlom mieste, ale zahrali už { $acted } hráči a hra sa začala.
   *[other] Button je na zlom mieste, ale zahralo už { $acted } hráčov a hra sa začala.
}
floor-empty-place-dealt = Karty prišli na prázdne miesto.
floor-not-entitled-dealt = Karty dostal niekto, kto na ne nemá nárok.
floor-left-out = Karty nedostal hráč, ktorý na ne má nárok a chce hrať.
floor-rightly-left-out = Karty musí dostať len ten, kto na ne má nárok a chce hrať.

## Prečo: balíček

floor-odd-back-in-play = { $found ->
    [hand] Niektorý hráč drží kartu s iným rubom.
    [board] Medzi spoločnými kartami je karta s iným rubom.
   *[discards] Medzi položenými kartami je karta s iným rubom.
} Bola v hre, takže balíček bol chybný.
floor-odd-back-unused = { $found ->
    [burns] Karta s iným rubom leží medzi spálenými.
   *[stub] Karta s iným rubom leží v nerozdanom zvyšku.
} Nikto s ňou nehral.
floor-two-alike = V balíčku je dvakrát { $card }, takže je chybný.
floor-cards-missing = { $cards ->
    [one] V balíčku chýba { $cards } karta. Výsledok sa preto neruší.
    [few] V balíčku chýbajú { $cards } karty. Výsledok sa preto neruší.
   *[other] V balíčku chýba { $cards } kariet. Výsledok sa preto neruší.
}
floor-joker = { $found ->
    [hand] Niektorý hráč drží žolíka.
    [board] Medzi spoločnými kartami je žolík.
   *[deck] Z balíčka prichádza žolík.
} V hre bez žolíkov ako karta neplatí.
floor-joker-next-gone = { $found ->
    [hand] Niektorý hráč drží žolíka.
    [board] Medzi spoločnými kartami je žolík.
   *[deck] Z balíčka prichádza žolík.
} V hre bez žolíkov ako karta neplatí, lenže nasledujúcu kartu už dostal iný hráč.
floor-joker-played = Kto so žolíkom hrá ďalej, hrá s kartami, ktoré neplatia.
floor-joker-unseen = Kto hrá a na karty sa nepozrie, nesie riziko, že má žolíka.
floor-stub-spoiled = Balíček sa pomiešal skôr, než sa rozdanie skončilo.

## Prečo: spoločné karty

floor-burn-wrong = { $street ->
    [flop] Počet kariet spálených pred flopom: { $burned }, správne { $should }.
    [turn] Počet kariet spálených pred turnom: { $burned }, správne { $should }.
   *[river] Počet kariet spálených pred riverom: { $burned }, správne { $should }.
} Nikto v tomto kole ešte nehral, takže sa to dá napraviť.
floor-burn-wrong-late = { $acted ->
    [one] Zahral už { $acted } hráč
    [few] Zahrali už { $acted } hráči
   *[other] Zahralo už { $acted } hráčov
} { $street ->
    [flop] na tomto flope. Karty teraz platia, ako ležia.
    [turn] na tomto turne. Karty teraz platia, ako ležia.
   *[river] na tomto riveri. Karty teraz platia, ako ležia.
}
floor-burn-right = Spálilo sa práve toľko kariet, koľko sa pri tomto stole páli: { $burned }.
floor-dealt-early = { $street ->
    [flop] Flop prišiel, keď sa ešte vsádzalo.
    [turn] Turn prišiel, keď sa ešte vsádzalo.
   *[river] River prišiel, keď sa ešte vsádzalo.
} Predčasne vyložené karty neplatia.
floor-large-flop = Flop má tri karty; v tomto ich je { $cards }.

## Prečo: žetóny a hráči

floor-chips-of-last-hand = Z minulého rozdania zostalo { $amount }. Vyhrať to môže len ten, kto ho hral.
floor-cards-fell = S kartami, ktoré spadnú zo stola, sa hrá ďalej ako zvyčajne.
floor-unprotected = Svoje karty si musíte chrániť: rukou, žetónom alebo iným predmetom. Keď krupiér nechránené karty pozbiera ako položené, sťažnosť sa neuznáva.
floor-all-in-safe = Karty hráča, ktorý je all-in, sa položiť nedajú, či boli chránené, alebo nie.
floor-protected = Karty boli chránené, a tak ich krupiér pozbierať nemôže.
floor-touched-discards = Karty, ktoré sa dotkli odhodených, sú mŕtve.
floor-thrown-at-showdown = Karty, ktoré sa dotkli odhodených, sú mŕtve. Aj pri vyložení vyhrávajú len ukázané karty.
floor-out-of-turn = Rozhoduje len ten, kto je na rade. { $name } hrá predčasne a to neplatí.
    .you = Rozhoduje len ten, kto je na rade. Hráte predčasne a to neplatí.
floor-out-of-turn-dead = Rozhoduje len ten, kto je na rade. { $name } hrá predčasne a karty sa pritom dotkli odhodených.
    .you = Rozhoduje len ten, kto je na rade. Hráte predčasne a vaše karty sa dotkli odhodených.
floor-in-turn = Tento hráč na rade bol.
floor-show-one = Ukázať jednému znamená ukázať všetkým: čo smie vidieť jeden, smie vidieť celý stôl.
floor-show-one-later = Ukázať jednému znamená ukázať všetkým. Kto však karty videl, už o ničom nerozhoduje, a tak sa počká: stávky sa tým nesmú ovplyvniť.
floor-misread = Zaznelo „{ $claimed }“, ale karty ukazujú „{ $is }“. Platí to, čo karty sú, nie čo sa o nich povie.
floor-read-right = Zaznelo „{ $is }“ a karty to ukazujú.
floor-not-shown = Kto chce vyhrať, musí ukázať obe svoje karty.
floor-award-wrong = Bank sa prisúdil nesprávne a hneď to niekto povedal.
floor-award-wrong-late = Bank sa prisúdil nesprávne, ale do ďalšieho rozdania to nikto nepovedal.
floor-award-right = Bank sa prisúdil správne.

## Prečo: slová a žetóny

floor-not-in-turn = Na rade je niekto iný, a tak neplatia slová ani žetóny.
floor-unclear = Nezaznelo ani sa nestalo nič, čo by bolo jasnou akciou.
floor-said = Slovo zaväzuje.
floor-said-amount = Suma zaznela vopred, spolu { $to }. Žetóny potom smú prísť na viackrát.
floor-said-then-motion = Najprv zaznelo slovo a sumu určili žetóny jedným pohybom: spolu { $to }.
floor-said-too-little = Slovo zaväzuje, ale { $said } je málo. { $why }
floor-too-much = { $said } je veľa. { $why }
floor-no-raise = Navýšiť sa nedá. { $why }
floor-call-then-raise = Najprv zaznelo „call“ a to zaväzuje. Navýšenie po ňom je string raise.
floor-string-bet = Suma nezaznela, a tak platí len prvý pohyb: { $first }. Čo prišlo potom, { $later }, je string bet.
floor-one-chip = Jediný žetón bez slova je dorovnanie, aj keď má väčšiu hodnotu než stávka: žetón { $chip } na stávku { $bet }.
floor-one-chip-opens = Nikto ešte nevsadil, a tak je jediný žetón bez slova stávkou v plnej hodnote: { $chip }.
floor-half-more = Od { $from }, teda od polovice plného navýšenia, sú žetóny bez slova navýšením. { $put } na to stačí, a tak sa dopláca na { $to }.
floor-less-than-half-more = Od { $from }, teda od polovice plného navýšenia, by žetóny bez slova boli navýšením. { $put } je menej.
floor-one-motion = Žetóny bez slova a jedným pohybom platia za to, čo dajú dohromady: spolu { $to }.
floor-too-few-for-call = { $put } je na dorovnanie málo, stojí { $due }. Kto dá žetónov menej, dopláca.
floor-too-few-for-bet = { $put } je na stávku málo a kto dá žetónov menej, dopláca. { $why }
floor-exact-call = { $due } je presne cena dorovnania.
floor-silent-all-in = Sú to všetky žetóny hráča: spolu { $to }.
floor-check-sign = Check sa povie, alebo sa zaklope na stôl.
floor-no-check = Na dorovnanie je { $due }, a tak sa check nedá.
floor-fold-sign = Kto karty posunie dopredu, vzdáva sa ich.

## Ako sa to robí pri živom stole

procedure-kept = Správne.
procedure-broken = Takto nie.
shuffle-step = { $step ->
    [chemmy] premiešanie na stole (chemmy)
    [riffle] prelínanie (riffle)
    [strip] sťahovanie (strip)
   *[cut] snímanie (cut)
}
duty-shuffle = Karty sa najprv premiešajú na stole (chemmy), potom nasleduje riffle, riffle, strip, riffle a snímanie, všetko najviac za pol minúty.
duty-two-decks = Pri živom stole sú dva balíčky a striedajú sa zároveň s krupiérom.
duty-new-cards = Nové karty sa skontrolujú, žolíky sa vyradia a zvyšok sa premieša na stole.
duty-dealer-at-centre = Krupiér sedí uprostred stola a dosiahne na každé miesto.
duty-league-dealer = V ligovom turnaji krupiér nehrá.
duty-self-dealt = Kde herňa nemá krupiéra, rozdávajú sami hráči, jeden po druhom.
duty-burn-face-down = Spálená karta leží zakrytá.
duty-cards-in-sight = Vaše karty ležia na stole, kde ich krupiér vidí. Pozeráte sa tak, že nadvihnete okraje.
duty-cards-protected = Svoje karty si chránite po celé rozdanie: rukou, žetónom alebo iným predmetom.
duty-chips-on-table = Žetóny zostávajú na stole a všetkým na očiach.
duty-fold-to-dealer = Karty položíte tak, že ich zakryté posuniete ku krupiérovi, alebo ich zahodíte a poviete to.
duty-help-reading = Pri ukázaných kartách smie krupiér pomôcť určiť kombináciu.
duty-award-pointed-out = Kto vidí, že bank ide inam, než má, povie to hneď, či v rozdaní je, alebo nie.
fault-shuffle-step = Krok { $place } pri miešaní má byť: { $should }. Prišlo: { $found }.
fault-shuffle-unfinished = Miešanie sa skončilo predčasne. Ďalší krok: { $should }.
fault-after-the-cut = Po snímaní sa už s balíčkom nič nerobí. Prišlo: { $found }.
fault-shuffle-too-long = { $seconds ->
    [one] Miešanie trvalo { $seconds } sekundu; najviac smie { $most }.
    [few] Miešanie trvalo { $seconds } sekundy; najviac smie { $most }.
   *[other] Miešanie trvalo { $seconds } sekúnd; najviac smie { $most }.
}
fault-number-of-decks = { $count ->
    [one] Pri stole je { $count } balíček, správny počet je { $should }.
    [few] Pri stole sú { $count } balíčky, správny počet je { $should }.
   *[other] Pri stole je { $count } balíčkov, správny počet je { $should }.
}
fault-deck-not-exchanged = Krupiér sa vymenil, balíček nie. Striedajú sa zároveň.
fault-deck-exchanged-too-soon = Balíček sa vymenil, krupiér nie. Striedajú sa zároveň.
fault-cards-not-checked = Nové karty sa pred prvým rozdaním skontrolujú: každá z 52 práve raz.
fault-cards-not-mixed = Nové karty sú zoradené, a tak sa najprv premiešajú na stole.
fault-jokers-left-in = V balíčku sú žolíky. Hold’em sa hrá bez nich.
fault-dealer-not-at-centre = Krupiér patrí doprostred stola.
fault-dealer-plays = V ligovom turnaji krupiér nehrá.
fault-burn-shown = Spálená karta musí ležať zakrytá, nikto ju nesmie poznať.
fault-cards-off-table = Karty nikdy neopúšťajú stôl.
fault-cards-out-of-sight = Krupiér musí vaše karty stále vidieť.
fault-cards-held-up = Karty zostávajú na stole. Keď sa pozeráte, dvíhate len okraje.
fault-cards-unprotected = Tieto karty nikto nechráni. Keď ich krupiér vezme ako položené, položené sú.
fault-chips-off-table = So žetónmi sa narába na stole, kde na ne každý vidí.
fault-chips-taken-off = Kým hráte, žetóny schovať nemôžete.
fault-chips-added = Počas rozdania sa žetóny nepridávajú.
fault-folded-face-up = { $opponents ->
    [one] Hrá ešte { $opponents } súper a karty sú položené lícom nahor.
    [few] Hrajú ešte { $opponents } súperi, a tak položené karty zostávajú skryté: pomohli by jednému proti druhému.
   *[other] Hrá ešte { $opponents } súperov, a tak položené karty zostávajú skryté: pomohli by jednému proti druhému.
}
fault-folded-silently = Karty zahodené bez slova sú nejasné. Povedzte „fold“.
fault-folded-into-discards = Karty sa kladú ku krupiérovi, nie medzi odhodené: na tie siaha len krupiér.
fault-read-unshown = Nahlas sa určujú len karty, ktoré sú ukázané.
fault-award-not-pointed-out = Kto vidí, že bank ide inam, než má, musí to povedať hneď.
