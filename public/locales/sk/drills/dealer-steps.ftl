# Cvičenie: čo urobí krupiér.

drill-dealer-steps = Čo urobí krupiér?
    .prompt = Čo teraz krupiér urobí?
    .prompt-burned = Spálená karta leží bokom. Čo teraz krupiér urobí?
    .prompt-no-burn = V tejto herni sa karty nepália. Čo teraz krupiér urobí?
    .prompt-nth-card = Kto dostane kartu rozdania číslo { $number }?
    .prompt-first-card = Stolička pri buttone je prázdna. Kto dostane prvú kartu?
    .prompt-heads-up = Dvaja hráči: kto dostane prvú kartu?
    .prompt-button-first = Dvaja hráči a v tejto herni sa rozdáva najprv malému blindu. Kto dostane prvú kartu?
    .prompt-left = Koľko kariet zostáva v balíčku?
    .prompt-needed = Koľko kariet treba na toto rozdanie až po river?
    .prompt-most = Pre koľko hráčov najviac stačí 52 kariet?
    .prompt-shuffle = Ktorý pohyb nasleduje?
    .prompt-duty = Čo je správne?
    .deal = Rozdá každému dve karty
    .gather = Pozbiera stávky
    .burn = Spáli kartu
    .three = Otočí tri karty
    .one = Otočí jednu kartu
    .push = Posunie bank víťazovi
    .dealt-in = { $players ->
        [one] Karty dostáva { $players } hráč.
        [few] Karty dostávajú { $players } hráči.
       *[other] Karty dostáva { $players } hráčov.
    }
    .no-board = Karty hráčov sú rozdané, nič iné zatiaľ nie.
    .flop-lies = Na stole leží flop.
    .turn-lies = Na stole leží turn.
    .river-lies = Na stole leží river.
    .house-burns = Pred flopom, turnom a riverom sa páli jedna karta.
    .house-no-burns = Karty sa tu nepália.
    .shuffle-so-far = Balíček sa mieša na nové rozdanie. Zatiaľ je hotové:
    .chemmy = Chemmy: rozprestrieť a premiešať na stole
    .riffle = Riffle: prelínať dve polovice do seba
    .strip = Strip: po častiach sťahovať vrch balíčka
    .cut = Snímanie: spodná časť príde navrch
    .ready = Nič ďalšie: balíček je pripravený
    .new-deck = Na stôl prichádza nový balíček.
    .new-deck-checked = Skontrolovať karty, vybrať žolíky, premiešať na stole
    .new-deck-dealt = Rozbaliť a rozdávať
    .new-deck-unmixed = Skontrolovať karty a rozdávať: sú nové
    .dealer-changes = Krupiér odchádza, prichádza iný. Stôl má dva balíčky.
    .deck-kept = Pokračovať s rovnakým balíčkom
    .deck-exchanged = Vziať druhý balíček
    .league = Na ligovom turnaji treba krupiéra.
    .league-player = Rozdáva hráč na buttone
    .league-dealer = Rozdáva niekto, kto nehrá
    .hint = Blindy, potom dve kolá kariet, najprv vľavo od buttonu. Po každom stávkovom kole: pozbierať stávky, jednu spáliť a otočiť tri, potom jednu, potom jednu. Miešanie sa končí snímaním.
    .right-deal = Povinné stávky sú vložené: teraz každému dve karty, po jednej (DEAL-1).
    .right-gather = Kolo sa skončilo: najprv sa všetky stávky pozbierajú doprostred (BOARD-5).
    .right-burn = Pred flopom, turnom a riverom ide jedna karta nabok, lícom nadol (BURN-1).
    .right-three = Flop sú tri karty lícom nahor uprostred (BOARD-1).
    .right-one = Turn aj river má po jednej karte, vedľa ostatných (BOARD-2).
    .right-push = Je rozhodnuté: bank dostáva víťaz (SHOW-19).
    .right-first-card = Prvú kartu dostane prvý hráč vľavo od stoličky s buttonom, či je obsadená, alebo prázdna: { $name } (DEAL-2).
    .right-nth-card = Prvú kartu, vľavo od buttonu, dostane { $first }. Odtiaľ sa počíta a kartu číslo { $number } dostane { $name } (DEAL-2).
    .right-second-lap = { $number } − { $players } = { $place }: je to karta číslo { $place } druhého kola. Obe kolá začína { $first }. Túto kartu dostane { $name } (DEAL-2).
    .right-heads-up = Button je posledný, aj keď hrajú dvaja, a tak prvú kartu dostane { $name } (DEAL-3).
    .right-button-first = Button je malý blind a tu sa najprv rozdáva jemu: { $name } (DEAL-3).
    .right-left = V rukách { $hands }, na stole { $board }, spálené { $burned }: 52 − { $hands } − { $board } − { $burned } = { $rest } (DECK-1).
    .right-needed = Do rúk { $hands }, na stôl { $board }, na spálenie { $burned }: { $hands } + { $board } + { $burned } = { $all } (SEAT-3).
    .right-most = { $most }: { $hands } + { $board } + { $burned } = { $all } { $all ->
        [one] karta
        [few] karty
       *[other] kariet
    }. Ďalší hráč potrebuje dve, a { $left ->
        [0] nezostáva žiadna
        [one] zostáva len jedna
        [few] zostávajú { $left }
       *[other] zostáva { $left }
    } (SEAT-3).
    .right-shuffle = Chemmy, riffle, riffle, strip, riffle, snímanie (SHUF-3, SHUF-4).
    .right-new-deck = Nové karty sú zoradené. Skontrolujú sa, žolíky idú preč a potom sa karty premiešajú na stole (DECK-6).
    .right-dealer-changes = Krupiér a balíček sa striedajú zároveň (DECK-5).
    .right-league = V ligovom turnaji krupiér nehrá (TOURN-11).
    .slip-burn-before-the-deal = Páli sa len pred flopom, turnom a riverom. Najprv prídu karty hráčov (DEAL-1).
    .slip-bets-left-lying = Nie, kým pred hráčmi ležia stávky: najprv sa pozbierajú (BOARD-5).
    .slip-burn-forgotten = Najprv jedna karta nabok: zabudlo sa páliť (BURN-1).
    .slip-one-card-flop = Flop má tri karty; po jednej sa otáča až od turnu (BOARD-1).
    .slip-three-cards-again = Tri karty len na flope; turn aj river má po jednej (BOARD-2).
    .slip-second-burn = Spálená karta už leží. Jedna stačí (BURN-1).
    .slip-no-burn-here = Inde áno. V tejto herni sa nepáli (BURN-1).
    .slip-next-street-for-nobody = Na ďalšie karty už nikto nečaká: je rozhodnuté (BOARD-6).
    .slip-button-first = To by sa počítalo od buttonu. Prvú kartu, vľavo od neho, dostane { $name } (DEAL-2).
    .slip-counter-clockwise = Karty idú v smere hodinových ručičiek, doľava. Prvú dostane { $name } (SEAT-4).
    .slip-chair-number = To je číslo stoličky. Počíta sa od buttonu doľava a začína { $name } (DEAL-2).
    .slip-small-blind-first = Keď hrajú dvaja, malý blind má button, a ten dostane kartu posledný (DEAL-3).
    .slip-usual-order = Tak je to obvyklé. V tejto herni sa najprv rozdáva malému blindu (DEAL-3).
    .slip-burn-not-counted = Aj spálené karty sú z balíčka preč (BURN-1).
    .slip-one-card-each = Každý hráč má dve karty, nie jednu (DEAL-1).
    .slip-board-not-counted = Karty treba aj na stôl (BOARD-1).
    .slip-cut-too-early = Sníma sa úplne naposledy a len raz (SHUF-4).
    .slip-ready-without-a-cut = Nie bez snímania (SHUF-4).
    .slip-two-riffles = Pred stripom sa riffle robí dvakrát (SHUF-3).
    .slip-unchecked-deck = Nové karty sú zoradené a nikto ich ešte nevidel (DECK-6).
    .slip-deck-not-exchanged = Balíčky sa vymieňajú vždy, keď sa mení krupiér (DECK-5).
    .slip-dealer-plays = Tak sa to robí medzi priateľmi. V ligovom turnaji krupiér nehrá (TOURN-11).
