# Turnaj: čo sa deje medzi rozdaniami a prečo.
# Výhry a zápisné sú peniaze, všetko ostatné žetóny.

## Medzi rozdaniami

player-name = Hráč { $number }
tournament-began = { $players ->
    [one] Turnaj sa začína: { $players } hráč, { $stack } v žetónoch. Spolu na výhry { $pool }.
    [few] Turnaj sa začína: { $players } hráči, každý má { $stack } v žetónoch. Spolu na výhry { $pool }.
   *[other] Turnaj sa začína: { $players } hráčov, každý má { $stack } v žetónoch. Spolu na výhry { $pool }.
}
tournament-seat-drawn = { $name } losuje miesto { $seat } pri stole { $table }.
    .you = Losujete miesto { $seat } pri stole { $table }.
tournament-button-drawn = Stôl { $table }: najvyššia karta, { $cards }, dáva button miestu { $seat }.
tournament-level = Úroveň { $level }: malý blind { $small }, veľký blind { $big }.
tournament-level-ante = Úroveň { $level }: malý blind { $small }, veľký blind { $big }, ante { $ante }.
tournament-colored-up = Z hry odchádzajú žetóny po { $from }. Najmenší žetón je teraz { $to }.
    .you = Z hry odchádzajú žetóny po { $from }. Najmenší žetón je teraz { $to }; máte { $stack }.
tournament-busted = { $name } už nemá žetóny a smie si znova kúpiť.
    .you = Už nemáte žetóny a smiete si znova kúpiť.
tournament-rebought = { $name } si berie rebuy a má { $amount }. Spolu na výhry { $pool }.
    .you = Beriete si rebuy a máte { $amount }. Spolu na výhry { $pool }.
tournament-added-on = { $name } si berie add-on a má { $amount }. Spolu na výhry { $pool }.
    .you = Beriete si add-on a máte { $amount }. Spolu na výhry { $pool }.
tournament-rebuys-closed = Dokupovať sa už nedá. Na výhry je spolu { $pool }.
tournament-out = { $name } vypadáva na { $place }. mieste.
    .you = Vypadávate na { $place }. mieste.
tournament-out-sharing = { $name } vypadáva a delí sa o { $place }. až { $last }. miesto.
    .you = Vypadávate a delíte sa o { $place }. až { $last }. miesto.
tournament-moved = { $name } sa sťahuje k stolu { $table } na miesto { $seat }.
    .you = Sťahujete sa k stolu { $table } na miesto { $seat }.
tournament-moved-waits = { $name } sa sťahuje k stolu { $table } na miesto { $seat } a čaká tam, kým prejde button.
    .you = Sťahujete sa k stolu { $table } na miesto { $seat } a čakáte tam, kým prejde button.
tournament-table-broken = Stôl { $table } sa ruší.
tournament-hand-for-hand = Odteraz sa hrá rozdanie po rozdaní (hand for hand): stoly na seba po každom rozdaní čakajú.
tournament-hand-for-hand-over = Hra rozdanie po rozdaní sa končí: každý stôl hrá zase svojím tempom.
tournament-final-table = Všetci, čo zostali, sedia pri finálovom stole.
tournament-heads-up = Zostávajú dvaja: heads-up.
tournament-won = { $name } vyhráva turnaj.
    .you = Vyhrávate turnaj.
tournament-paid = { $name } berie za { $place }. miesto { $prize }.
    .you = Beriete za { $place }. miesto { $prize }.
tournament-away = { $name } nie je pri stole: blindy a ante sa platia, karty sa kladú.
    .you = Nie ste pri stole: blindy a ante za vás idú do hry, karty sa kladú.
tournament-back = { $name } je späť pri stole.
    .you = Ste späť pri stole.

## Dôvody

why-tournament-entry = { $players ->
    [one] { $players } hráč platí zápisné { $entry } a dostáva { $stack } v žetónoch. Hrá sa, kým všetky žetóny nemá jediný hráč.
    [few] { $players } hráči platia každý zápisné { $entry } a dostávajú každý { $stack } v žetónoch. Hrá sa, kým všetky žetóny nemá jediný hráč.
   *[other] { $players } hráčov platí každý zápisné { $entry } a dostáva každý { $stack } v žetónoch. Hrá sa, kým všetky žetóny nemá jediný hráč.
}
    .title = Prečo toľko žetónov?
why-tournament-seat = Stoly a miesta sa losujú, takže súperov si nevyberáte.
    .title = Prečo toto miesto?
why-level-up = Blindy pravidelne rastú, aby vás čakanie stálo čoraz viac. Úroveň { $level }: malý blind { $small }, veľký blind { $big }.
    .title = Prečo tieto blindy?
why-level-up-ante = Blindy pravidelne rastú, aby vás čakanie stálo čoraz viac. Úroveň { $level }: malý blind { $small }, veľký blind { $big } a k tomu ante { $ante }.
    .title = Prečo tieto blindy?
why-color-up = Odteraz sa nič neplatí žetónmi menšími ako { $chip }, a tak sa malé žetóny vymieňajú. O tie, ktoré zostanú navyše, sa losuje, za každý jedna karta; vyhrávajú najvyššie karty. Nikto tým nevypadne.
    .title = Prečo iné žetóny?
    .short = najprv výmena žetónov
why-may-rebuy = Do konca úrovne { $level } si smiete po strate všetkých žetónov kúpiť nové. Potom už hráč bez žetónov vypadáva.
    .title = Prečo ešte nie koniec?
    .short = čaká sa na rebuy
why-tournament-rebuy = Do konca úrovne { $level } sa žetóny smú kupovať znova: teraz { $amount }.
    .title = Prečo nové žetóny?
why-add-on = Do konca úrovne { $level } smie každý hráč raz prikúpiť, či ešte žetóny má, alebo nie: { $amount }.
    .title = Prečo add-on?
why-rebuys-closed = Naposledy sa dalo dokupovať v úrovni { $level }. Odteraz hráč bez žetónov vypadáva a suma na výhry sa už nezmení.
    .title = Prečo sa už nedokupuje?
why-eliminated = { $left ->
    [one] Kto príde o všetky žetóny, vypadáva, a kto vydrží dlhšie, je vyššie. Zostáva { $left } hráč, a tak je to { $place }. miesto.
    [few] Kto príde o všetky žetóny, vypadáva, a kto vydrží dlhšie, je vyššie. Zostávajú { $left } hráči, a tak je to { $place }. miesto.
   *[other] Kto príde o všetky žetóny, vypadáva, a kto vydrží dlhšie, je vyššie. Zostáva { $left } hráčov, a tak je to { $place }. miesto.
}
    .title = Prečo { $place }. miesto?
why-eliminated-together = { $players ->
    [one] V tomto rozdaní vypadol { $players } hráč. Stack pred ním: { $stack }, a tak je to { $place }. miesto.
    [few] V tom istom rozdaní vypadli { $players } hráči. Vyššie je ten, kto doň išiel s väčším stackom. Stack pred ním: { $stack }, a tak je to { $place }. miesto.
   *[other] V tom istom rozdaní vypadlo { $players } hráčov. Vyššie je ten, kto doň išiel s väčším stackom. Stack pred ním: { $stack }, a tak je to { $place }. miesto.
}
    .title = Prečo { $place }. miesto?
why-eliminated-equal = { $sharing ->
    [one] Vypadol { $sharing } hráč so stackom { $stack }: { $place }. miesto.
    [few] V tom istom rozdaní vypadli { $sharing } hráči, ktorí doň išli s rovnakým stackom { $stack }. Delia sa preto o { $place }. až { $last }. miesto.
   *[other] V tom istom rozdaní vypadlo { $sharing } hráčov, ktorí doň išli s rovnakým stackom { $stack }. Delia sa preto o { $place }. až { $last }. miesto.
}
    .title = Prečo delené miesto?
why-hand-for-hand = { $left ->
    [one] Zostáva { $left } hráč, platených miest je { $paid }. Každý stôl odohrá jedno rozdanie a počká na ostatné, aby sa zdržiavaním nedalo nič získať.
    [few] Zostávajú { $left } hráči, platených miest je { $paid }. Každý stôl odohrá jedno rozdanie a počká na ostatné, aby sa zdržiavaním nedalo nič získať.
   *[other] Zostáva { $left } hráčov, platených miest je { $paid }. Každý stôl odohrá jedno rozdanie a počká na ostatné, aby sa zdržiavaním nedalo nič získať.
}
    .title = Prečo sa čaká na ostatných?
    .short = inde sa ešte hrá
why-hand-for-hand-over = { $left ->
    [one] Zostáva { $left } hráč, platených miest je { $paid }. Žiadny stôl už nemusí čakať.
    [few] Zostávajú { $left } hráči, platených miest je { $paid }. Žiadny stôl už nemusí čakať.
   *[other] Zostáva { $left } hráčov, platených miest je { $paid }. Žiadny stôl už nemusí čakať.
}
    .title = Prečo sa už nečaká?
why-table-balanced = Počty hráčov pri dvoch stoloch sa smú líšiť najviac o jedného; tu to bolo { $from } proti { $to }. Sťahuje sa ten, kto by nabudúce platil veľký blind, a to na najmenej výhodné voľné miesto.
    .title = Prečo k druhému stolu?
why-table-broken = { $left ->
    [one] Zostáva { $left } hráč
    [few] Zostávajú { $left } hráči
   *[other] Zostáva { $left } hráčov
} { $tables ->
    [one] a stačí { $tables } stôl, miest pri ňom: { $seats }.
    [few] a stačia { $tables } stoly, miest pri každom: { $seats }.
   *[other] a stačí { $tables } stolov, miest pri každom: { $seats }.
} Od tohto stola sa ide na voľné miesta inam.
    .title = Prečo sa stôl ruší?
why-final-table = { $players ->
    [one] Zostáva { $players } hráč a stačí jeden stôl. Miesta aj button sa losujú znova.
    [few] Zostávajú { $players } hráči a stačí jeden stôl. Miesta aj button sa losujú znova.
   *[other] Zostáva { $players } hráčov a stačí jeden stôl. Miesta aj button sa losujú znova.
}
    .title = Prečo finálový stôl?
    .short = najprv finálový stôl
why-tournament-heads-up = Zostávajú dvaja hráči. Najprv sa určí veľký blind: platí ho ten, kto je na rade. Druhý má button a malý blind.
    .title = Prečo blindy takto?
why-tournament-won = Jediný hráč má všetky žetóny, { $amount }. Hrať už nie je s kým, turnaj je vyhraný.
    .title = Prečo je koniec?
why-prize = Zápisné všetkých hráčov sa delí medzi najlepších. Za { $place }. miesto je { $percent } % z { $pool }: { $prize }.
    .title = Prečo { $prize }?
why-prize-shared = { $sharing ->
    [one] { $sharing } hráč má { $place }. miesto a z { $pool } berie { $prize }.
    [few] { $sharing } hráči sa delia o { $place }. až { $last }. miesto, a tak sa sčítajú a rozdelia aj ich výhry. Zo sumy na výhry { $pool } je to { $prize }.
   *[other] { $sharing } hráčov sa delí o { $place }. až { $last }. miesto, a tak sa sčítajú a rozdelia aj ich výhry. Zo sumy na výhry { $pool } je to { $prize }.
}
    .title = Prečo { $prize }?
why-tournament-absent = V turnaji dostávate karty, aj keď nie ste pri stole: blindy a ante platíte ďalej a karty sa kladú, keď príde rad. Neprítomnosťou sa žetóny ušetriť nedajú.
    .title = Prečo sa platí aj bez hrania?
why-chips-not-sold = Turnajové žetóny nie sú peniaze a späť sa nepredávajú. Cesty von sú dve: o všetky prísť, alebo vyhrať.
    .title = Prečo sa nedajú vymeniť?
    .short = žetóny zostávajú v hre
why-no-rebuys = V tomto turnaji rebuy nie je: hráč bez žetónov vypadáva.
    .title = Prečo sa nedá rebuy?
    .short = tu bez rebuyov
why-rebuys-over = Dokupovať sa dalo do konca úrovne { $last }. Teraz je úroveň { $level }.
    .title = Prečo sa už nedokupuje?
    .short = dokupovanie sa skončilo
why-rebuy-stack-too-big = Rebuy si smiete vziať, keď máte pred sebou najviac { $most }; teraz je tam { $stack }.
    .title = Prečo sa nedá rebuy?
    .short = žetónov je priveľa
why-rebuy-limit = { $most ->
    [one] Každý hráč má v tomto turnaji { $most } rebuy a váš je vyčerpaný.
    [few] Každý hráč má v tomto turnaji { $most } rebuye a vaše sú vyčerpané.
   *[other] Každý hráč má v tomto turnaji { $most } rebuyov a vaše sú vyčerpané.
}
    .title = Prečo sa nedá rebuy?
    .short = rebuye sa minuli
why-add-on-taken = Každý hráč má jeden add-on a vy ho už máte za sebou.
    .title = Prečo sa nedá add-on?
    .short = add-on len raz
why-no-add-on = V tomto turnaji add-on nie je.
    .title = Prečo sa nedá add-on?
    .short = tu bez add-onu
