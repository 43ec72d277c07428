# Cvičení: co udělá dealer.

drill-dealer-steps = Co udělá dealer?
    .prompt = Co teď dealer udělá?
    .prompt-burned = Spálená karta leží stranou. Co teď dealer udělá?
    .prompt-no-burn = V této herně se karty nepálí. Co teď dealer udělá?
    .prompt-nth-card = Kdo dostane kartu rozdání číslo { $number }?
    .prompt-first-card = Židle u buttonu je prázdná. Kdo dostane první kartu?
    .prompt-heads-up = Dva hráči: kdo dostane první kartu?
    .prompt-button-first = Dva hráči a v této herně se začíná malým blindem. Kdo dostane první kartu?
    .prompt-left = Kolik karet zbývá v balíčku?
    .prompt-needed = Kolik karet je na toto rozdání potřeba, až do riveru?
    .prompt-most = Pro kolik hráčů nejvýš stačí 52 karet?
    .prompt-shuffle = Který pohyb následuje?
    .prompt-duty = Co je správně?
    .deal = Rozdá každému dvě karty
    .gather = Shrne sázky
    .burn = Spálí kartu
    .three = Otočí tři karty
    .one = Otočí jednu kartu
    .push = Posune bank výherci
    .dealt-in = { $players ->
        [one] Karty dostává { $players } hráč.
        [few] Karty dostávají { $players } hráči.
       *[other] Karty dostává { $players } hráčů.
    }
    .no-board = Karty hráčů jsou rozdané, jinak zatím nic.
    .flop-lies = Na stole leží flop.
    .turn-lies = Na stole leží i turn.
    .river-lies = Na stole leží i river.
    .house-burns = Před flopem, turnem a riverem se pálí jedna karta.
    .house-no-burns = Karty se tu nepálí.
    .shuffle-so-far = Balíček se míchá na nové rozdání. Zatím proběhlo:
    .chemmy = Chemmy: rozprostřít a promíchat na stole
    .riffle = Riffle: prolnout dvě poloviny
    .strip = Strip: stahovat vrch balíčku po částech
    .cut = Sejmutí: spodní část přijde nahoru
    .ready = Nic dalšího: balíček je připraven
    .new-deck = Na stůl přichází nový balíček.
    .new-deck-checked = Zkontrolovat karty, vyndat žolíky, promíchat na stole
    .new-deck-dealt = Rozbalit a rozdávat
    .new-deck-unmixed = Zkontrolovat karty a rozdávat: jsou nové
    .dealer-changes = Dealer odchází, přichází jiný. Stůl má dva balíčky.
    .deck-kept = Pokračovat se stejným balíčkem
    .deck-exchanged = Vzít druhý balíček
    .league = Na ligový turnaj je třeba dealer.
    .league-player = Rozdává hráč na buttonu
    .league-dealer = Rozdává někdo, kdo nehraje
    .hint = Blindy, potom dvě kola karet, nejdřív nalevo od buttonu. Po každém sázkovém kole: shrnout sázky, spálit jednu, otočit tři, pak jednu, pak jednu. Míchání končí sejmutím.
    .right-deal = Povinné sázky leží: teď každému dvě karty, po jedné (DEAL-1).
    .right-gather = Kolo skončilo: nejdřív se všechny sázky shrnou doprostřed (BOARD-5).
    .right-burn = Před flopem, turnem a riverem jde jedna karta stranou, lícem dolů (BURN-1).
    .right-three = Flop jsou tři karty, lícem nahoru doprostřed (BOARD-1).
    .right-one = Turn i river je po jedné kartě, vedle ostatních (BOARD-2).
    .right-push = Je rozhodnuto: bank dostane výherce (SHOW-19).
    .right-first-card = První kartu dostane první hráč nalevo od židle s buttonem, obsazené i prázdné: { $name } (DEAL-2).
    .right-nth-card = První kartu nalevo od buttonu dostane { $first }. Odtud se počítá a kartu číslo { $number } dostane { $name } (DEAL-2).
    .right-second-lap = { $number } − { $players } = { $place }: je to karta číslo { $place } druhého kola a v obou kolech je první { $first }. Dostane ji { $name } (DEAL-2).
    .right-heads-up = Button je poslední i ve dvou, a tak první kartu dostane { $name } (DEAL-3).
    .right-button-first = Button je malý blind a tím se tu začíná: { $name } (DEAL-3).
    .right-left = V rukou { $hands }, na stole { $board }, spálených { $burned }: 52 − { $hands } − { $board } − { $burned } = { $rest } (DECK-1).
    .right-needed = Do rukou { $hands }, na stůl { $board }, ke spálení { $burned }: { $hands } + { $board } + { $burned } = { $all } (SEAT-3).
    .right-most = { $most }: { $hands } + { $board } + { $burned } = { $all } { $all ->
        [one] karta
        [few] karty
       *[other] karet
    }. Další hráč potřebuje dvě, a { $left ->
        [0] nezbývá žádná
        [one] zbývá jen jedna
        [few] zbývají { $left }
       *[other] zbývá { $left }
    } (SEAT-3).
    .right-shuffle = Chemmy, riffle, riffle, strip, riffle, sejmutí (SHUF-3, SHUF-4).
    .right-new-deck = Nové karty leží po řadě. Zkontrolují se, žolíky jdou pryč a pak se promíchají na stole (DECK-6).
    .right-dealer-changes = Dealer a balíček se mění zároveň (DECK-5).
    .right-league = V ligovém turnaji dealer nehraje (TOURN-11).
    .slip-burn-before-the-deal = Pálí se jen před flopem, turnem a riverem. Nejdřív přijdou karty hráčů (DEAL-1).
    .slip-bets-left-lying = Ne, dokud sázky leží před hráči: nejdřív se shrnou (BOARD-5).
    .slip-burn-forgotten = Nejdřív jednu kartu stranou: chybí pálení (BURN-1).
    .slip-one-card-flop = Flop má tři karty; po jedné se otáčí až od turnu (BOARD-1).
    .slip-three-cards-again = Tři karty jen na flopu; turn i river je po jedné (BOARD-2).
    .slip-second-burn = Spálená karta už leží. Jedna stačí (BURN-1).
    .slip-no-burn-here = Jinde ano. V této herně se nepálí (BURN-1).
    .slip-next-street-for-nobody = S dalšími kartami už není o co hrát: je rozhodnuto (BOARD-6).
    .slip-button-first = To se počítá od buttonu. První kartu nalevo od něj dostane { $name } (DEAL-2).
    .slip-counter-clockwise = Karty jdou po směru hodinových ručiček, doleva. První dostane { $name } (SEAT-4).
    .slip-chair-number = To je číslo židle. Počítá se od buttonu doleva a první je { $name } (DEAL-2).
    .slip-small-blind-first = Ve dvou je malým blindem button a ten dostane kartu poslední (DEAL-3).
    .slip-usual-order = Tak je to obvykle. V této herně se začíná malým blindem (DEAL-3).
    .slip-burn-not-counted = I spálené karty z balíčku ubyly (BURN-1).
    .slip-one-card-each = Každý hráč má dvě karty, ne jednu (DEAL-1).
    .slip-board-not-counted = Karty jsou potřeba i na stůl (BOARD-1).
    .slip-cut-too-early = Sejmutí je úplně poslední pohyb a je jen jedno (SHUF-4).
    .slip-ready-without-a-cut = Bez sejmutí ještě ne (SHUF-4).
    .slip-two-riffles = Před stripem se riffle dělá dvakrát (SHUF-3).
    .slip-unchecked-deck = Nové karty leží po řadě a nikdo je ještě neviděl (DECK-6).
    .slip-deck-not-exchanged = Balíčky se vyměňují, kdykoli se mění dealer (DECK-5).
    .slip-dealer-plays = Tak se to dělá mezi přáteli. V ligovém turnaji dealer nehraje (TOURN-11).
