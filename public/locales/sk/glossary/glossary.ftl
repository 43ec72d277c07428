# Slová hry.

## Ľudia a stôl

glossary-player = hráč
    .means = Každý, kto sedí pri stole so žetónmi. Hrajú najmenej dvaja a každý hrá len sám za seba.
    .rule = SEAT-1

glossary-opponent = súper
    .means = Každý iný hráč v rozdaní. V pokri sa hrá proti súperom, nikdy nie proti herni.
    .also = protihráč, protivník
    .rule = GAME-8

glossary-dealer = krupiér
    .means = Kto mieša, rozdáva a riadi rozdanie, ale sám nehrá. Medzi priateľmi rozdáva hráč na buttone.
    .also = dealer, díler, rozdávajúci
    .rule = SEAT-6

glossary-card-room = herňa
    .means = Podnik, ktorý hru organizuje: dáva k nej stôl, karty a krupiéra. Sama nehrá, ale smie si brať poplatok.
    .also = pokerová herňa, kasíno
    .rule = GAME-8

glossary-house-rules = herný poriadok
    .means = Písané pravidlá jednej herne alebo jedného stola. Určujú to, čo sa inde hrá inak.
    .also = pravidlá herne, house rules
    .rule = GAME-6

glossary-seat = miesto
    .means = Stolička pri stole. Miesta sa číslujú v smere hodinových ručičiek a rovnakým smerom ide pri stole všetko.
    .rule = SEAT-4

glossary-clockwise = v smere hodinových ručičiek
    .means = Smer, ktorým idú ručičky hodín: pri stole vždy ďalej k hráčovi po ľavej ruke.
    .also = v smere hodín, doľava
    .rule = SEAT-4

glossary-button = button
    .means = Okrúhla značka, ktorá ukazuje, kto je v tomto rozdaní pomyselný rozdávajúci. Po každom rozdaní sa posunie o miesto ďalej.
    .also = dealer button, značka „Dealer“
    .rule = BTN-1

glossary-orbit = obeh
    .means = Jedna cesta buttonu okolo celého stola: každý ho má raz a raz platí každý blind.
    .also = kolečko, orbit
    .rule = BTN-5

glossary-heads-up = hra vo dvojici
    .means = Hra, v ktorej stoja proti sebe práve dvaja hráči. Malý blind dáva button.
    .also = heads-up
    .rule = SEAT-1

glossary-newcomer = nový hráč
    .means = Kto si prisadne k rozohranej hre. Karty dostane, až keď k nemu dôjde veľký blind, alebo hneď, ak vloží jeho sumu.
    .also = nováčik
    .rule = BLIND-20

glossary-sit-out = vynechávať
    .means = Mať pri stole ďalej svoje miesto, ale istý čas nedostávať karty. Blindy, ktoré medzitým prejdú, sú zmeškané.
    .also = sit out
    .rule = BLIND-24

## Karty a kombinácie

glossary-deck = balíček
    .means = Všetkých 52 kariet: trinásť hodnôt v štyroch farbách, bez žolíkov.
    .also = balík
    .rule = DECK-1

glossary-suit = farba
    .means = Piky, srdcia, káry alebo kríže, nie červená a čierna; žiadna nie je lepšia než iná. Niekto hovorí farba aj kombinácii piatich kariet jednej farby, tu je to flush.
    .also = –
    .rule = DECK-3

glossary-rank = hodnota
    .means = Čo je na karte vytlačené: od najnižšej dvojky po desiatku, dolníka, dámu, kráľa a najvyššie eso.
    .also = výška karty
    .rule = DECK-2

glossary-joker = žolík
    .means = Karta navyše, s ktorou sa hold’em nehrá. Keď sa v balíčku objaví, ako karta neplatí.
    .also = joker
    .rule = DECK-4

glossary-hole-cards = súkromné karty
    .means = Dve karty, ktoré každý dostane lícom nadol. Vidieť ich smie len ten, komu patria.
    .also = hole cards, zakryté karty
    .rule = DEAL-4

glossary-community-cards = spoločné karty
    .means = Karty lícom nahor uprostred stola, najviac päť. Na svoju kombináciu ich smie použiť každý.
    .also = board, karty na stole
    .rule = BOARD-4

glossary-starting-hand = začiatočné karty
    .means = Dve karty, s ktorými hráč pred flopom začína. Je ich 169 druhov a väčšinu je najlepšie položiť.
    .also = štartovacia ruka, starting hand
    .rule = DEAL-1

glossary-suited = v jednej farbe
    .means = O dvoch súkromných kartách rovnakej farby. Flush z nich vznikne častejšie než z dvoch kariet rôznych farieb.
    .also = suited
    .rule = RANK-9

glossary-offsuit = rôzne farby
    .means = O dvoch súkromných kartách, ktoré nie sú rovnakej farby.
    .also = offsuit
    .rule = DECK-3

glossary-five-card-hand = kombinácia
    .means = Päť kariet, ktoré sa hráčovi počítajú: najlepšie zo siedmich, dvoch vlastných a piatich spoločných.
    .also = ruka, pätica
    .rule = RANK-2

glossary-royal-flush = royal flush
    .means = Eso, kráľ, dáma, dolník a desiatka v jednej farbe. Nič ho neporazí.
    .also = kráľovská postupka
    .rule = RANK-3

glossary-straight-flush = čistá postupka
    .means = Päť kariet za sebou, všetky v jednej farbe. Poliaci jej hovoria „poker“, a to je u nás iná kombinácia.
    .also = straight flush
    .rule = RANK-5

glossary-four-of-a-kind = štvorica
    .means = Štyri karty rovnakej hodnoty. Hovorí sa jej aj „poker“; pozor, po poľsky je poker čistá postupka.
    .also = poker, four of a kind
    .rule = RANK-7

glossary-full-house = full house
    .means = Tri karty jednej hodnoty a dve inej. Najprv rozhoduje trojica, potom dvojica.
    .also = full, fulka
    .rule = RANK-8

glossary-flush = flush
    .means = Päť kariet jednej farby, akýchkoľvek hodnôt. Hovorí sa mu aj farba; tu farba znamená len piky, srdcia, káry a kríže.
    .also = farba
    .rule = RANK-9

glossary-straight = postupka
    .means = Päť kariet za sebou v rôznych farbách. Eso v nej smie byť najvyššie aj najnižšie.
    .also = straight, špinavá postupka
    .rule = RANK-10

glossary-three-of-a-kind = trojica
    .means = Tri karty rovnakej hodnoty. Ak sú dve z nich vlastné, hovorí sa jej set.
    .also = trips, set
    .rule = RANK-12

glossary-two-pair = dve dvojice
    .means = Dve karty jednej hodnoty, dve inej a k tomu piata karta. Najprv sa porovná vyššia dvojica.
    .also = dva páry
    .rule = RANK-13

glossary-pair = dvojica
    .means = Dve karty rovnakej hodnoty a tri ďalšie. Pri rovnakej dvojici rozhodujú tie tri, od najvyššej.
    .also = pár, one pair
    .rule = RANK-14

glossary-high-card = vysoká karta
    .means = Keď päť kariet nedá žiadnu kombináciu: počíta sa najvyššia karta, potom ďalšia a tak ďalej.
    .also = high card
    .rule = RANK-15

glossary-kicker = kicker
    .means = Doplňujúca karta, ktorá rozhodne medzi inak rovnakými kombináciami, napríklad medzi dvoma dvojicami es.
    .also = doplňujúca karta
    .rule = RANK-16

## Rozdanie

glossary-hand = rozdanie
    .means = Všetko od jedného zamiešania po ďalšie: blindy, karty, stávky a výplata banku.
    .also = hra, ruka, partia
    .rule = GAME-2

glossary-shuffle = miešanie
    .means = Premiešanie celého balíčka pred každým rozdaním, aby nikto nemohol odhadnúť, čo príde.
    .also = zamiešanie
    .rule = SHUF-1

glossary-cut = snímanie
    .means = Posledný krok miešania: balíček sa rozdelí na dve časti a spodná sa položí navrch.
    .also = preloženie
    .rule = SHUF-4

glossary-stub = zvyšok balíčka
    .means = Karty, ktoré sa ešte nerozdali. Berú sa z nich spoločné karty.
    .also = stub
    .rule = IRREG-15

glossary-face-up = lícom nahor
    .means = Tak, aby všetci videli, ktorá karta to je. Opak je lícom nadol.
    .also = hlavou hore
    .rule = SHOW-8

glossary-burn-card = spálená karta
    .means = Vrchná karta, ktorá sa pred flopom, turnom a riverom odloží a nikto ju nevidí. Označená karta potom nikomu nepomôže.
    .also = burn card, odložená karta
    .rule = BURN-1

glossary-flop = flop
    .means = Prvé tri spoločné karty, vyložené naraz, a stávkové kolo, ktoré po nich nasleduje.
    .rule = BOARD-1

glossary-turn = turn
    .means = Štvrtá spoločná karta a stávkové kolo, ktoré po nej nasleduje.
    .also = štvrtá karta
    .rule = BOARD-2

glossary-river = river
    .means = Piata a posledná spoločná karta a posledné stávkové kolo.
    .also = piata karta
    .rule = BOARD-3

glossary-muck = odhodené karty
    .means = Karty, ktoré už hráči položili alebo zahodili. Karta, ktorá sa ich dotkla, je mŕtva.
    .also = muck
    .rule = FOLD-4

glossary-exposed-card = odkrytá karta
    .means = Karta hráča, ktorú pri rozdávaní omylom uvideli všetci. Jediná sa väčšinou len vymení.
    .also = prevrátená karta
    .rule = MISDEAL-11

glossary-boxed-card = obrátená karta
    .means = Karta, ktorá leží v balíčku lícom nahor. Ako karta neplatí, nahradí ju ďalšia.
    .also = boxed card
    .rule = MISDEAL-4

## Blindy a ante

glossary-forced-bet = povinná stávka
    .means = Stávka, ktorú treba dať ešte pred kartami, či sa to hráčovi hodí, alebo nie. Také sú blindy.
    .also = stávka naslepo
    .rule = BLIND-1

glossary-small-blind = malý blind
    .means = Menšia povinná stávka, obyčajne polovica veľkého blindu. Dáva ju prvý hráč vľavo od buttonu.
    .also = malá stávka naslepo, SB
    .rule = BLIND-2

glossary-big-blind = veľký blind
    .means = Väčšia povinná stávka. Dáva ju druhý hráč vľavo od buttonu a je to najmenšia stávka hry.
    .also = veľká stávka naslepo, BB
    .rule = BLIND-3

glossary-option = opcia
    .means = Právo veľkého blindu na posledné slovo, keď všetci len dorovnali: smie dať check alebo navýšiť.
    .also = option
    .rule = BLIND-12

glossary-live-blind = živý blind
    .means = Blind, ktorý platí ako stávka a ktorý jeho majiteľ smie ešte sám navýšiť. Opak je mŕtvy vklad.
    .also = live blind
    .rule = BLIND-14

glossary-dead-post = mŕtvy vklad
    .means = Žetóny, ktoré idú rovno do banku a nikomu sa nerátajú do stávky, napríklad ante alebo zmeškaný malý blind.
    .also = mŕtve peniaze, dead money
    .rule = BLIND-18

glossary-missed-blind = zmeškaný blind
    .means = Blind, ktorý prešiel, keď jeho hráč nehral. Pri návrate do hry sa väčšinou dopláca.
    .also = missed blind
    .rule = BLIND-18

glossary-dead-button = mŕtvy button
    .means = Button, ktorý smie ležať pri prázdnej stoličke, aby sa po niečom odchode nikto nevyhol blindu.
    .also = dead button
    .rule = BTN-4

glossary-ante = ante
    .means = Malý príspevok každého hráča do banku pred rozdaním. Na rozdiel od blindu to nie je stávka.
    .rule = ANTE-1

glossary-big-blind-ante = ante za stôl
    .means = Jedno ante za celý stôl, ktoré dáva hráč na veľkom blinde. Šetrí čas.
    .also = big blind ante
    .rule = ANTE-2

glossary-straddle = straddle
    .means = Dobrovoľný tretí blind vo výške dvoch veľkých, daný pred kartami. Kto ho dá, hovorí pred flopom posledný.
    .rule = STRADDLE-1

## Stávky

glossary-betting-round = stávkové kolo
    .means = Čas, keď hráči jeden po druhom hrajú, kým nie sú stávky vyrovnané. V rozdaní sú najviac štyri.
    .also = kolo stávok
    .rule = ROUND-1

glossary-before-the-flop = pred flopom
    .means = Prvé stávkové kolo, keď každý pozná len svoje dve karty. Začína hráč vľavo od veľkého blindu.
    .also = preflop
    .rule = ROUND-2

glossary-action = akcia
    .means = Čo hráč urobí, keď je na rade: karty položí, dá check, dorovná, vsadí alebo navýši.
    .also = ťah, action
    .rule = ROUND-5

glossary-bet = vsadiť
    .means = Dať ako prvý v stávkovom kole žetóny. Ostatní potom môžu dorovnať, navýšiť alebo položiť karty.
    .also = staviť, stávkovať, bet
    .rule = BET-1

glossary-check = check
    .means = Zostať v hre a nič nevložiť. Dá sa to, len kým nie je čo dorovnávať.
    .also = checkovať, klopať
    .rule = CHECK-1

glossary-call = dorovnať
    .means = Doplatiť toľko, koľko žiada najvyššia stávka kola, a zostať tak v hre.
    .also = call, vyrovnať
    .rule = CALL-1

glossary-cold-call = cold call
    .means = Dorovnať naraz stávku aj navýšenie, keď hráč v tomto kole ešte nič nedal.
    .also = –
    .rule = CALL-3

glossary-raise = navýšiť
    .means = Zdvihnúť najvyššiu stávku. „Navýšiť na 30“ je nová celková suma, „navýšiť o 30“ to, čo sa pridá.
    .also = zvýšiť, raisovať
    .rule = RAISE-1

glossary-minimum-raise = najmenšie navýšenie
    .means = Najmenšie dovolené navýšenie: musí pridať aspoň toľko, koľko pridala posledná stávka alebo navýšenie.
    .also = minimálne navýšenie, min-raise
    .rule = BET-2

glossary-re-raise = opätovné navýšenie
    .means = Navýšenie po navýšení v tom istom kole. Prvá stávka sa ako navýšenie neráta.
    .also = re-raise, 3-bet
    .rule = RAISE-2

glossary-fold = položiť karty
    .means = Vzdať sa kariet a v rozdaní skončiť. Čo už hráč vsadil, zostáva v banku.
    .also = fold, zložiť, zahodiť
    .rule = FOLD-1

glossary-cap = cap
    .means = Posledné dovolené navýšenie v kole hry s limitom. Po ňom sa smie už len dorovnať alebo položiť karty.
    .also = capped
    .rule = LIMIT-7

## All-in a banky

glossary-all-in = all-in
    .means = Keď má hráč v stávke všetky žetóny. V hre zostáva, no od každého súpera vyhrá len toľko, koľko sám vložil.
    .also = staviť všetko
    .rule = ALLIN-1

glossary-full-bet-rule = pravidlo plnej stávky
    .means = All-in menší než plné navýšenie nedáva tým, čo už v kole hrali, právo znova navýšiť.
    .also = full bet rule
    .rule = ALLIN-5

glossary-pseudo-raise = pseudo raise
    .means = All-in nad stávku, ale pod plné navýšenie. Dorovnať sa musí, stávky však znova neotvára.
    .also = pseudonavýšenie
    .rule = ALLIN-8

glossary-pot = bank
    .means = Všetky žetóny vsadené v tomto rozdaní. Berie ich víťaz.
    .also = pot
    .rule = GAME-4

glossary-main-pot = hlavný bank
    .means = Bank z toho, čo dorovnali všetci, aj hráč all-in. Vyhrať ho môže každý, kto je ešte v hre.
    .also = main pot
    .rule = POT-1

glossary-side-pot = vedľajší bank
    .means = Čo ostatní vsadili nad all-in. Vyhrať ho môže len ten, kto doň dal.
    .also = side pot
    .rule = POT-1

glossary-uncalled-bet = nedorovnaná stávka
    .means = Časť stávky, ktorú nikto nedorovnal. Vracia sa tomu, kto vsadil.
    .also = uncalled bet
    .rule = ALLIN-11

glossary-split-pot = delený bank
    .means = Bank, o ktorý sa rovným dielom delia hráči s rovnakou najlepšou kombináciou.
    .also = split pot, chop
    .rule = SPLIT-1

glossary-odd-chip = žetón navyše
    .means = Žetón, ktorý ostane, keď sa bank nedá rozdeliť rovným dielom. Rozhoduje o ňom miesto, nie karty.
    .also = odd chip
    .rule = ODD-1

glossary-rake = poplatok herne
    .means = Časť banku, ktorú si herňa necháva za organizovanie hry.
    .also = rake, drop
    .rule = RAKE-1

## Vyloženie kariet

glossary-showdown = vyloženie kariet
    .means = Koniec rozdania, v ktorom zostali aspoň dvaja hráči: karty sa ukážu a najlepšia kombinácia vyhráva.
    .also = showdown
    .rule = SHOW-1

glossary-last-aggressor = posledný agresor
    .means = Hráč, ktorý naposledy vsadil alebo navýšil. Pri vyložení kariet ukazuje prvý.
    .also = last aggressor
    .rule = SHOW-2

glossary-cards-speak = karty hovoria samy za seba
    .means = Platí to, čo ukázané karty sú, nie čo o nich niekto povie. Podľa tohto pravidla sa volá aj táto hra.
    .also = cards speak
    .rule = SHOW-10

glossary-to-muck = skryť karty
    .means = Pri vyložení neukázať karty, ktoré nestačia. Skryté karty nemôžu nič vyhrať.
    .also = mucknúť, zahodiť
    .rule = SHOW-7

glossary-playing-the-board = hrať stôl
    .means = Keď najlepšiu kombináciu tvorí samotných päť spoločných kariet. Dúfať sa potom dá nanajvýš v podiel z banku.
    .also = playing the board
    .rule = SHOW-13

glossary-show-one-show-all = ukázať jednému, ukázať všetkým
    .means = Kto svoje karty ukáže jednému súperovi, musí ich ukázať celému stolu.
    .also = show one, show all
    .rule = SHOW-16

glossary-tie = zhoda
    .means = Dve alebo viac najlepších kombinácií presne rovnakých hodnôt. Farby ani šiesta karta ju nerozhodnú.
    .also = remíza
    .rule = SPLIT-1

glossary-hand-history = história rozdaní
    .means = Záznam rozdania: kto čo urobil, v akom poradí a ktoré karty sa ukázali.
    .also = hand history
    .rule = SHOW-18

## Stávkové štruktúry

glossary-betting-structure = stávková štruktúra
    .means = Pravidlo, koľko sa smie naraz vsadiť: no limit, pot limit alebo limit.
    .also = typ hry
    .rule = STRUCT-1

glossary-no-limit = no limit
    .means = Vsadiť sa smie kedykoľvek akákoľvek suma od najmenšej stávky až po všetky žetóny.
    .also = bez limitu
    .rule = NOLIM-1

glossary-pot-limit = pot limit
    .means = Najväčšie navýšenie je také veľké ako bank, ku ktorému sa pripočíta vlastné dorovnanie.
    .also = PL
    .rule = POTLIM-1

glossary-limit = limit
    .means = Všetky stávky a navýšenia v jednom kole majú rovnakú veľkosť a počet navýšení je obmedzený.
    .also = hra s limitom, fixed limit
    .rule = LIMIT-1

glossary-lower-and-upper-limit = nižší a vyšší limit
    .means = Dve veľkosti stávok v limite: nižšia pred flopom a na flope, vyššia, dvojnásobná, na turne a riveri.
    .also = malá a veľká stávka
    .rule = LIMIT-2

## Hra o peniaze

glossary-cash-game = cash game
    .means = Hra, v ktorej každý žetón zodpovedá peniazom a medzi rozdaniami sa smie prísť aj odísť.
    .also = hra o peniaze
    .rule = CASH-1

glossary-chip = žetón
    .means = Koliesko, ktorým sa vsádza namiesto mincí.
    .also = chip
    .rule = BUYIN-1

glossary-buy-in = vklad
    .means = Suma, za ktorú si hráč pred hrou kúpi žetóny. Väčšina stolov má najmenšiu a najväčšiu.
    .also = buy-in
    .rule = BUYIN-2

glossary-top-up = dokúpenie
    .means = Prikúpenie žetónov k tým, ktoré hráčovi zostávajú, medzi dvoma rozdaniami.
    .also = top-up
    .rule = BUYIN-10

glossary-stack = stack
    .means = Všetky žetóny, ktoré má hráč na stole. Ležia všetkým na očiach.
    .also = žetóny
    .rule = BUYIN-4

glossary-effective-stack = efektívny stack
    .means = Menší zo stackov dvoch súperov: o viac spolu hrať nemôžu.
    .also = effective stack
    .rule = ALLIN-3

glossary-short-stack = krátky stack
    .means = Stack len s niekoľkými veľkými blindmi. Na výber s ním veľa nezostáva: all-in alebo položiť karty.
    .also = short stack
    .rule = TOURN-9

glossary-table-stakes = len žetóny na stole
    .means = Hrá sa len o žetóny, ktoré ležia na stole. Viac v rozdaní nikto neprehrá a pre nedostatok žetónov nikto nevypadne.
    .also = table stakes, all-in protection
    .rule = BUYIN-8

## Turnaje

glossary-tournament = turnaj
    .means = Hra, ktorú všetci začínajú s rovnakým počtom žetónov a ktorá sa končí, keď ich má všetky jeden hráč.
    .also = turnajový poker
    .rule = TOURN-1

glossary-entry = zápisné
    .means = Pevná cena za účasť na turnaji. Zo všetkých zápisných sa skladajú výhry.
    .also = štartovné, buy-in
    .rule = TOURN-1

glossary-level = úroveň
    .means = Časť turnaja s vlastnými blindmi a ante. Od úrovne k úrovni rastú.
    .also = level
    .rule = TOURN-8

glossary-rebuy = rebuy
    .means = Nové žetóny pre hráča, ktorý o svoje prišiel; niektoré turnaje ho v prvej fáze dovoľujú.
    .also = nový vklad
    .rule = TOURN-5

glossary-prize-pool = prizepool
    .means = Všetky zápisné turnaja spolu. Delí sa medzi najlepšie miesta.
    .also = výherný fond, prize pool
    .rule = TOURN-7

glossary-place = umiestnenie
    .means = Konečné poradie hráča na turnaji. Kto vypadne prvý, je posledný.
    .also = poradie
    .rule = TOURN-6

glossary-hand-for-hand = rozdanie po rozdaní
    .means = Tesne pred výhrami na seba stoly po každom rozdaní čakajú, aby bolo jasné, kto vypadol skôr.
    .also = hand for hand
    .rule = TOURN-6

## Pri živom stole

glossary-misdeal = neplatné rozdanie
    .means = Rozdanie, ktoré sa pre chybu zruší. Žetóny sa vrátia a rozdáva sa znova.
    .also = misdeal
    .rule = MISDEAL-1

glossary-dead-hand = mŕtve karty
    .means = Karty, ktoré už nemôžu vyhrať, napríklad preto, že sa dotkli odhodených.
    .also = dead hand
    .rule = FOLD-4

glossary-out-of-turn = mimo poradia
    .means = Hrať skôr, než na hráča príde rad. Ostatným to predčasne niečo prezradí.
    .also = predčasne
    .rule = ETIQ-1

glossary-verbal-declaration = slovné ohlásenie
    .means = Keď hráč povie, čo urobí. Ak je na rade, slovo zaväzuje ešte skôr, než sa pohnú žetóny.
    .also = verbálna deklarácia
    .rule = DECL-1

glossary-string-bet = stávka po častiach
    .means = Stávka posúvaná dopredu po kúskoch, s pohľadom na ostatných. Je zakázaná: jedným pohybom alebo vopred nahlas.
    .also = string bet, reťazová stávka
    .rule = STRING-1

glossary-card-protector = card protector
    .means = Žetón alebo iný predmet, ktorým si hráč zaťaží karty, aby ich krupiér omylom nezobral.
    .also = chránič kariet
    .rule = ETIQ-5

## Stratégia a čísla

glossary-position = pozícia
    .means = Miesto hráča vzhľadom na button. Čím neskôr hráč hovorí, tým viac už vie.
    .rule = POS-3

glossary-early-middle-late-position = skorá, stredná, neskorá pozícia
    .means = Miesta za blindmi v poradí, v akom pred flopom hovoria. Najlepšia je neskorá: button a miesto pred ním.
    .also = early, middle, late
    .rule = POS-1

glossary-under-the-gun = under the gun (UTG)
    .means = Miesto vľavo od veľkého blindu: pred flopom hovorí prvé, a tak vie najmenej.
    .also = prvý na rade
    .rule = ROUND-2

glossary-cutoff = cutoff (CO)
    .means = Miesto tesne pred buttonom, druhé najlepšie pri stole.
    .rule = POS-2

glossary-bluff = blaf
    .means = Stávka so slabými kartami, ktorá má donútiť súpera, aby položil lepšie.
    .also = bluf, bluff
    .rule = GAME-1

glossary-draw = draw
    .means = Karty, ktoré ešte nestačia, ale ďalšia karta ich môže doplniť, napríklad štyri karty jednej farby. So žrebovaním nesúvisí.
    .also = rozpracovaná kombinácia
    .rule = BOARD-7

glossary-outs = outy
    .means = Karty, ktoré ešte nevidno a dostali by hráča do vedenia. Čím viac outov, tým väčšia šanca.
    .also = karty, ktoré pomôžu
    .rule = BOARD-7

glossary-pot-odds = cena dorovnania
    .means = Čo stojí dorovnanie proti tomu, čo je v banku: 20 do banku 80 sa zaplatí, keď vyjde raz z piatich.
    .also = pot odds
    .rule = CALL-1

glossary-implied-odds = implied odds
    .means = Cena dorovnania, do ktorej sa rátajú aj žetóny, ktoré sa dajú vyhrať až v ďalších kolách.
    .rule = GAME-4

glossary-equity = equity
    .means = Podiel z banku, ktorý na hráča priemerne pripadne, keď sa zvyšné karty vyložia bez ďalších stávok.
    .also = šanca na výhru
    .rule = GAME-5

glossary-range = rozsah kariet
    .means = Všetky súkromné karty, ktoré hráč v danej situácii môže mať. Jeho dve karty nevidno, rozsah sa odhadnúť dá.
    .also = range
    .rule = DEAL-4

glossary-expected-value = priemerný výnos (EV)
    .means = Čo rozhodnutie vynesie alebo stojí priemerne, vo veľmi mnohých rozdaniach. Aj správne rozhodnutie môže raz prehrať.
    .also = očakávaná hodnota
    .rule = ALLIN-14

glossary-push-or-fold = all-in alebo položiť
    .means = Spôsob hry s krátkym stackom: buď hneď all-in, alebo položiť karty, nič medzi tým.
    .also = push or fold
    .rule = TOURN-9

glossary-vpip = VPIP
    .means = V koľkých percentách rozdaní hráč pred flopom dobrovoľne vloží žetóny. Samotný povinný blind sa neráta.
    .also = voluntarily put in pot
    .rule = BLIND-1

glossary-pfr = PFR
    .means = V koľkých percentách rozdaní hráč pred flopom navýši. Nikdy to nie je viac než VPIP.
    .also = preflop raise
    .rule = RAISE-1
