# Turnaj: co se děje mezi rozdáními a proč.
# Výhry a startovné jsou peníze, všechno ostatní žetony.

## Mezi rozdáními

player-name = Hráč { $number }
tournament-began = { $players ->
    [one] Turnaj začíná: { $players } hráč, { $stack } v žetonech. Celkem na výhry { $pool }.
    [few] Turnaj začíná: { $players } hráči, každý má { $stack } v žetonech. Celkem na výhry { $pool }.
   *[other] Turnaj začíná: { $players } hráčů, každý má { $stack } v žetonech. Celkem na výhry { $pool }.
}
tournament-seat-drawn = { $name } losuje místo { $seat } u stolu { $table }.
    .you = Losujete místo { $seat } u stolu { $table }.
tournament-button-drawn = Stůl { $table }: nejvyšší karta, { $cards }, dává button místu { $seat }.
tournament-level = Úroveň { $level }: malý blind { $small }, velký blind { $big }.
tournament-level-ante = Úroveň { $level }: malý blind { $small }, velký blind { $big }, ante { $ante }.
tournament-colored-up = Ze hry odcházejí žetony po { $from }. Nejmenší žeton je teď { $to }.
    .you = Ze hry odcházejí žetony po { $from }. Nejmenší žeton je teď { $to }; máte { $stack }.
tournament-busted = { $name } už nemá žetony a smí znovu nakoupit.
    .you = Už nemáte žetony a smíte znovu nakoupit.
tournament-rebought = { $name } si bere rebuy a má { $amount }. Celkem na výhry { $pool }.
    .you = Berete si rebuy a máte { $amount }. Celkem na výhry { $pool }.
tournament-added-on = { $name } si bere add-on a má { $amount }. Celkem na výhry { $pool }.
    .you = Berete si add-on a máte { $amount }. Celkem na výhry { $pool }.
tournament-rebuys-closed = Dokupovat už se nedá. Na výhry je celkem { $pool }.
tournament-out = { $name } vypadává na { $place }. místě.
    .you = Vypadáváte na { $place }. místě.
tournament-out-sharing = { $name } vypadává a dělí se o { $place }. až { $last }. místo.
    .you = Vypadáváte a dělíte se o { $place }. až { $last }. místo.
tournament-moved = { $name } se stěhuje ke stolu { $table } na místo { $seat }.
    .you = Stěhujete se ke stolu { $table } na místo { $seat }.
tournament-moved-waits = { $name } se stěhuje ke stolu { $table } na místo { $seat } a čeká tam, až přejde button.
    .you = Stěhujete se ke stolu { $table } na místo { $seat } a čekáte tam, až přejde button.
tournament-table-broken = Stůl { $table } se ruší.
tournament-hand-for-hand = Odteď se hraje rozdání po rozdání (hand for hand): stoly na sebe po každém rozdání čekají.
tournament-hand-for-hand-over = Hra rozdání po rozdání končí: každý stůl hraje zase svým tempem.
tournament-final-table = Všichni, kdo zbyli, sedí u finálového stolu.
tournament-heads-up = Zbývají dva: heads-up.
tournament-won = { $name } vyhrává turnaj.
    .you = Vyhráváte turnaj.
tournament-paid = { $name } bere za { $place }. místo { $prize }.
    .you = Berete za { $place }. místo { $prize }.
tournament-away = { $name } není u stolu: blindy a ante se platí, karty se skládají.
    .you = Nejste u stolu: blindy a ante za vás jdou do hry, karty se skládají.
tournament-back = { $name } je zpátky u stolu.
    .you = Jste zpátky u stolu.

## Důvody

why-tournament-entry = { $players ->
    [one] { $players } hráč platí startovné { $entry } a dostává { $stack } v žetonech. Hraje se, dokud všechny žetony nemá jediný hráč.
    [few] { $players } hráči platí každý startovné { $entry } a dostávají každý { $stack } v žetonech. Hraje se, dokud všechny žetony nemá jediný hráč.
   *[other] { $players } hráčů platí každý startovné { $entry } a dostává každý { $stack } v žetonech. Hraje se, dokud všechny žetony nemá jediný hráč.
}
    .title = Proč tolik žetonů?
why-tournament-seat = Stoly a místa se losují, takže si soupeře nevybíráte.
    .title = Proč toto místo?
why-level-up = Blindy pravidelně rostou, aby čekání stálo čím dál víc. Úroveň { $level }: malý blind { $small }, velký blind { $big }.
    .title = Proč tyto blindy?
why-level-up-ante = Blindy pravidelně rostou, aby čekání stálo čím dál víc. Úroveň { $level }: malý blind { $small }, velký blind { $big } a k tomu ante { $ante }.
    .title = Proč tyto blindy?
why-color-up = Odteď se nic neplatí žetony menšími než { $chip }, a tak se malé žetony vyměňují. O ty, které zbudou, se losuje, za každý jedna karta; vyhrávají nejvyšší karty. Nikdo kvůli tomu nevypadne.
    .title = Proč jiné žetony?
    .short = nejdřív výměna žetonů
why-may-rebuy = Do konce úrovně { $level } si smíte po ztrátě všech žetonů koupit nové. Potom už hráč bez žetonů vypadává.
    .title = Proč ještě ne konec?
    .short = čeká se na rebuy
why-tournament-rebuy = Do konce úrovně { $level } se žetony smějí kupovat znovu: teď { $amount }.
    .title = Proč nové žetony?
why-add-on = Do konce úrovně { $level } smí každý hráč jednou přikoupit, ať ještě žetony má, nebo ne: { $amount }.
    .title = Proč add-on?
why-rebuys-closed = Naposledy se dalo dokupovat v úrovni { $level }. Odteď hráč bez žetonů vypadává a částka na výhry se už nezmění.
    .title = Proč už se nedokupuje?
why-eliminated = { $left ->
    [one] Kdo přijde o všechny žetony, vypadává, a kdo vydrží déle, je výš. Zbývá { $left } hráč, a tak je to { $place }. místo.
    [few] Kdo přijde o všechny žetony, vypadává, a kdo vydrží déle, je výš. Zbývají { $left } hráči, a tak je to { $place }. místo.
   *[other] Kdo přijde o všechny žetony, vypadává, a kdo vydrží déle, je výš. Zbývá { $left } hráčů, a tak je to { $place }. místo.
}
    .title = Proč { $place }. místo?
why-eliminated-together = { $players ->
    [one] V tomto rozdání vypadl { $players } hráč. Stack před ním: { $stack }, a tak je to { $place }. místo.
    [few] Ve stejném rozdání vypadli { $players } hráči. Výš je ten, kdo do něj šel s více žetony. Stack před ním: { $stack }, a tak je to { $place }. místo.
   *[other] Ve stejném rozdání vypadlo { $players } hráčů. Výš je ten, kdo do něj šel s více žetony. Stack před ním: { $stack }, a tak je to { $place }. místo.
}
    .title = Proč { $place }. místo?
why-eliminated-equal = { $sharing ->
    [one] Vypadl { $sharing } hráč se stackem { $stack }: { $place }. místo.
    [few] Ve stejném rozdání vypadli { $sharing } hráči, kteří do něj šli se stejným stackem { $stack }. Dělí se proto o { $place }. až { $last }. místo.
   *[other] Ve stejném rozdání vypadlo { $sharing } hráčů, kteří do něj šli se stejným stackem { $stack }. Dělí se proto o { $place }. až { $last }. místo.
}
    .title = Proč dělené místo?
why-hand-for-hand = { $left ->
    [one] Zbývá { $left } hráč, placených míst je { $paid }. Každý stůl odehraje jedno rozdání a počká na ostatní, aby se nedalo nic získat zdržováním.
    [few] Zbývají { $left } hráči, placených míst je { $paid }. Každý stůl odehraje jedno rozdání a počká na ostatní, aby se nedalo nic získat zdržováním.
   *[other] Zbývá { $left } hráčů, placených míst je { $paid }. Každý stůl odehraje jedno rozdání a počká na ostatní, aby se nedalo nic získat zdržováním.
}
    .title = Proč se čeká na ostatní?
    .short = jinde se ještě hraje
why-hand-for-hand-over = { $left ->
    [one] Zbývá { $left } hráč, placených míst je { $paid }. Žádný stůl už nemusí čekat.
    [few] Zbývají { $left } hráči, placených míst je { $paid }. Žádný stůl už nemusí čekat.
   *[other] Zbývá { $left } hráčů, placených míst je { $paid }. Žádný stůl už nemusí čekat.
}
    .title = Proč už se nečeká?
why-table-balanced = Počty hráčů u dvou stolů se smějí lišit nejvýš o jednoho; tady to bylo { $from } proti { $to }. Stěhuje se ten, kdo by příště platil velký blind, a to na nejméně výhodné volné místo.
    .title = Proč ke druhému stolu?
why-table-broken = { $left ->
    [one] Zbývá { $left } hráč
    [few] Zbývají { $left } hráči
   *[other] Zbývá { $left } hráčů
} { $tables ->
    [one] a stačí { $tables } stůl, míst u něj: { $seats }.
    [few] a stačí { $tables } stoly, míst u každého: { $seats }.
   *[other] a stačí { $tables } stolů, míst u každého: { $seats }.
} Od tohoto stolu se jde na volná místa jinam.
    .title = Proč se stůl ruší?
why-final-table = { $players ->
    [one] Zbývá { $players } hráč a stačí jeden stůl. Místa i button se losují znovu.
    [few] Zbývají { $players } hráči a stačí jeden stůl. Místa i button se losují znovu.
   *[other] Zbývá { $players } hráčů a stačí jeden stůl. Místa i button se losují znovu.
}
    .title = Proč finálový stůl?
    .short = napřed finálový stůl
why-tournament-heads-up = Zbývají dva hráči. Nejdřív se určí velký blind: platí ho ten, kdo je na řadě. Druhý má button a malý blind.
    .title = Proč blindy takto?
why-tournament-won = Jediný hráč má všechny žetony, { $amount }. Hrát už není s kým, turnaj je vyhraný.
    .title = Proč je konec?
why-prize = Startovné všech hráčů se dělí mezi nejlepší. Za { $place }. místo je { $percent } % z { $pool }: { $prize }.
    .title = Proč { $prize }?
why-prize-shared = { $sharing ->
    [one] { $sharing } hráč má { $place }. místo a z { $pool } bere { $prize }.
    [few] { $sharing } hráči se dělí o { $place }. až { $last }. místo, a tak se sečtou a rozdělí i jejich výhry. Z částky na výhry { $pool } to dělá { $prize }.
   *[other] { $sharing } hráčů se dělí o { $place }. až { $last }. místo, a tak se sečtou a rozdělí i jejich výhry. Z částky na výhry { $pool } to dělá { $prize }.
}
    .title = Proč { $prize }?
why-tournament-absent = V turnaji dostáváte karty, i když nejste u stolu: blindy a ante platíte dál a karty se skládají, až na vás přijde řada. Nepřítomností se žetony ušetřit nedají.
    .title = Proč se platí i bez hraní?
why-chips-not-sold = Turnajové žetony nejsou peníze a zpátky se neprodávají. Cesty ven jsou dvě: o všechny přijít, nebo vyhrát.
    .title = Proč je nejde vyměnit?
    .short = žetony zůstávají ve hře
why-no-rebuys = V tomto turnaji rebuy není: hráč bez žetonů vypadává.
    .title = Proč nejde rebuy?
    .short = tady bez rebuy
why-rebuys-over = Dokupovat se dalo do konce úrovně { $last }. Teď je úroveň { $level }.
    .title = Proč už se nedokupuje?
    .short = dokupování skončilo
why-rebuy-stack-too-big = Rebuy si smíte vzít, když máte před sebou nejvýš { $most }; teď je tam { $stack }.
    .title = Proč nejde rebuy?
    .short = žetonů je moc
why-rebuy-limit = { $most ->
    [one] Každý hráč má v tomto turnaji { $most } rebuy a váš je vyčerpaný.
    [few] Každý hráč má v tomto turnaji { $most } rebuy a vaše jsou vyčerpané.
   *[other] Každý hráč má v tomto turnaji { $most } rebuy a vaše jsou vyčerpané.
}
    .title = Proč nejde rebuy?
    .short = rebuy jsou vyčerpané
why-add-on-taken = Každý hráč má jeden add-on a vy už ho máte za sebou.
    .title = Proč nejde add-on?
    .short = add-on jen jednou
why-no-add-on = V tomto turnaji add-on není.
    .title = Proč nejde add-on?
    .short = tady bez add-onu
