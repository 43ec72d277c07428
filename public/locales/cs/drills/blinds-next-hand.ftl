# Cvičení: kam jdou blindy?

drill-blinds-next-hand = Kam jdou blindy?
    .prompt = { $what ->
        [nobody] Všichni zůstávají.
        [leaves] { $names } po tomto rozdání odchází.
        [leave] { $names } po tomto rozdání odcházejí.
       *[away] { $names } odteď vynechává.
    } { $when ->
        [after-next] Kdo platí velký blind v přespříštím rozdání?
       *[next] Kdo platí velký blind v příštím rozdání?
    }
    .prompt-moving = V této herně jde button vždy k dalšímu hráči. { $what ->
        [leave] { $names } odcházejí.
        [leaves] { $names } odchází.
       *[away] { $names } vynechává.
    } Kdo bude mít velký blind?
    .prompt-small = Kdo v tom rozdání platí malý blind? Možná nikdo.
    .prompt-button = U které židle v tom rozdání leží button? Může být i prázdná.
    .hint = Nejdřív velký blind: patří dalšímu hráči nalevo. Malý blind je tam, kde byl velký, button tam, kde byl malý, i když je ta židle teď prázdná.
    .right = Nejdřív se určí velký blind a další na řadě nalevo je { $name } (BTN-4).
    .right-after-next = Velký blind jde od hráče k hráči: nejdřív { $first }, potom { $name } (BTN-4).
    .right-moving = Button jde k dalšímu hráči, to je { $button }, a blindy za ním: velký blind má { $name } (BTN-2).
    .right-two = Ve dvou dostane velký blind ten, kdo je na řadě: { $name }. Button a malý blind má { $other } (BLIND-15).
    .right-small = Malý blind je tam, kde byl v předchozím rozdání velký: { $name } (BTN-3).
    .right-small-moving = Nalevo od buttonu platí malý blind { $name } (BLIND-2).
    .right-small-nobody = Malý blind vychází na židli, kde byl velký. Je prázdná, a tak ho neplatí nikdo (BTN-4).
    .right-button = Button je tam, kde byl v předchozím rozdání malý blind: { $name } (BTN-3).
    .right-button-moving = Button přešel k dalšímu hráči, to je { $name } (BTN-2).
    .right-button-empty = Button leží u židle, kde byl malý blind. Že je teď prázdná, na tom nic nemění (BTN-4).
    .slip-moving-button = Tak by to bylo, kdyby šel button prostě k dalšímu hráči. Tady se nejdřív určí velký blind: { $name } (BTN-4).
    .slip-dead-button = Tak by to bylo s mrtvým buttonem. V této herně jde button k dalšímu hráči a velký blind má { $name } (BTN-4).
    .slip-absent = { $name } tu není, a tak jde velký blind k dalšímu hráči (BTN-4).
    .slip-one-hand-only = V příštím rozdání má velký blind { $name }. Ptáme se na to další (BLIND-9).
    .slip-nothing-moves = Button i blindy se po každém rozdání posunou (BTN-2, BLIND-9).
    .slip-counter-clockwise = Posouvají se doleva, ve směru hodinových ručiček, ne doprava (SEAT-4).
    .slip-small-blind-for-the-empty-chair = Prázdnou židli nikdo nezastoupí: malý blind se v tomto rozdání vynechá (BTN-4).
