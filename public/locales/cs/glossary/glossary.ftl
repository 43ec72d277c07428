# Slova hry.

## Lidé a stůl

glossary-player = hráč
    .means = Každý, kdo sedí u stolu s žetony. Hrají nejméně dva a každý hraje jen sám za sebe.
    .rule = SEAT-1

glossary-opponent = soupeř
    .means = Každý jiný hráč v rozdání. V pokeru se hraje proti soupeřům, nikdy proti herně.
    .also = protihráč, protivník
    .rule = GAME-8

glossary-dealer = dealer
    .means = Kdo míchá, rozdává a řídí rozdání, ale sám nehraje. Mezi přáteli rozdává hráč na buttonu.
    .also = krupiér, rozdávající
    .rule = SEAT-6

glossary-card-room = herna
    .means = Podnik, který hru pořádá: dává k ní stůl, karty a dealera. Sama nehraje, ale smí si brát poplatek.
    .also = pokerová herna, kasino
    .rule = GAME-8

glossary-house-rules = herní řád
    .means = Psaná pravidla jedné herny nebo jednoho stolu. Určují to, co se jinde hraje jinak.
    .also = pravidla herny, house rules
    .rule = GAME-6

glossary-seat = místo
    .means = Židle u stolu. Místa se číslují ve směru hodinových ručiček a stejným směrem jde u stolu všechno.
    .rule = SEAT-4

glossary-clockwise = ve směru hodinových ručiček
    .means = Směr, kterým jdou ručičky hodin: u stolu vždy dál k hráči po levé ruce.
    .also = ve směru hodin, doleva
    .rule = SEAT-4

glossary-button = button
    .means = Kulatá značka, která ukazuje, kdo je v tomto rozdání pomyslný rozdávající. Po každém rozdání se posune o místo dál.
    .also = dealer button, knoflík, značka D
    .rule = BTN-1

glossary-orbit = oběh
    .means = Jedna cesta buttonu kolem celého stolu: každý ho má jednou a jednou platí každý blind.
    .also = kolečko, orbit
    .rule = BTN-5

glossary-heads-up = hra ve dvou
    .means = Hra, ve které proti sobě stojí právě dva hráči. Malý blind dává button.
    .also = heads-up
    .rule = SEAT-1

glossary-newcomer = nový hráč
    .means = Kdo si přisedne k rozehrané hře. Karty dostane, až k němu dojde velký blind, nebo hned, vloží-li jeho částku.
    .also = nováček
    .rule = BLIND-20

glossary-sit-out = vynechávat
    .means = Mít u stolu dál své místo, ale nějakou dobu nedostávat karty. Blindy, které mezitím přejdou, jsou zmeškané.
    .also = sit out
    .rule = BLIND-24

## Karty a kombinace

glossary-deck = balíček
    .means = Všech 52 karet: třináct hodnot ve čtyřech barvách, bez žolíků.
    .also = balík
    .rule = DECK-1

glossary-suit = barva
    .means = Piky, srdce, káry nebo kříže, ne červená a černá; žádná není lepší než jiná. Někdo říká barva i kombinaci pěti karet jedné barvy, tady je to flush.
    .also = –
    .rule = DECK-3

glossary-rank = hodnota
    .means = Co je na kartě vytištěno: od nejnižší dvojky po desítku, kluka, dámu, krále a nejvyšší eso.
    .also = výška karty
    .rule = DECK-2

glossary-joker = žolík
    .means = Karta navíc, se kterou se hold’em nehraje. Když se v balíčku objeví, jako karta neplatí.
    .also = joker
    .rule = DECK-4

glossary-hole-cards = zavřené karty
    .means = Dvě karty, které každý dostane lícem dolů. Vidět je smí jen ten, komu patří.
    .also = hole cards, zakryté karty
    .rule = DEAL-4

glossary-community-cards = společné karty
    .means = Karty lícem nahoru uprostřed stolu, nejvýš pět. Ke své kombinaci je smí použít každý.
    .also = board, karty na stole
    .rule = BOARD-4

glossary-starting-hand = počáteční karty
    .means = Dvě karty, se kterými hráč před flopem začíná. Je jich 169 druhů a většinu je nejlepší složit.
    .also = startovní ruka, starting hand
    .rule = DEAL-1

glossary-suited = v barvě
    .means = O dvou zavřených kartách stejné barvy. Flush z nich vzejde častěji než ze dvou karet různých barev.
    .also = suited
    .rule = RANK-9

glossary-offsuit = různé barvy
    .means = O dvou zavřených kartách, které nejsou stejné barvy.
    .also = offsuit
    .rule = DECK-3

glossary-five-card-hand = kombinace
    .means = Pět karet, které se hráči počítají: nejlepší ze sedmi, dvou vlastních a pěti společných.
    .also = ruka, pětice
    .rule = RANK-2

glossary-royal-flush = královská postupka
    .means = Eso, král, dáma, kluk a desítka jedné barvy. Nic ji neporazí.
    .also = royal flush
    .rule = RANK-3

glossary-straight-flush = čistá postupka
    .means = Pět karet za sebou, všechny v jedné barvě. Poláci jí říkají „poker“, a to je u nás jiná kombinace.
    .also = straight flush
    .rule = RANK-5

glossary-four-of-a-kind = čtveřice
    .means = Čtyři karty stejné hodnoty. Říká se jí i „poker“; pozor, polsky je poker čistá postupka.
    .also = poker, four of a kind
    .rule = RANK-7

glossary-full-house = full house
    .means = Tři karty jedné hodnoty a dvě jiné. Nejdřív rozhoduje trojice, potom pár.
    .also = full, fulka
    .rule = RANK-8

glossary-flush = flush
    .means = Pět karet jedné barvy, jakýchkoli hodnot. Říká se mu i barva; tady barva znamená jen piky, srdce, káry a kříže.
    .also = barva
    .rule = RANK-9

glossary-straight = postupka
    .means = Pět karet za sebou v různých barvách. Eso v ní smí být nejvyšší i nejnižší.
    .also = straight
    .rule = RANK-10

glossary-three-of-a-kind = trojice
    .means = Tři karty stejné hodnoty. Jsou-li dvě z nich vlastní, říká se jí set.
    .also = trips, set
    .rule = RANK-12

glossary-two-pair = dva páry
    .means = Dvě karty jedné hodnoty, dvě jiné a k tomu pátá karta. Nejdřív se porovná vyšší pár.
    .also = dvě dvojice
    .rule = RANK-13

glossary-pair = pár
    .means = Dvě karty stejné hodnoty a tři další. Při stejném páru rozhodují ty tři, od nejvyšší.
    .also = dvojice, one pair
    .rule = RANK-14

glossary-high-card = vysoká karta
    .means = Když pět karet nedá žádnou kombinaci: počítá se nejvyšší karta, potom další a tak dál.
    .also = high card
    .rule = RANK-15

glossary-kicker = kicker
    .means = Doplňující karta, která rozhodne mezi jinak stejnými kombinacemi, třeba mezi dvěma páry es.
    .also = doplňující karta
    .rule = RANK-16

## Rozdání

glossary-hand = rozdání
    .means = Všechno od jednoho zamíchání do dalšího: blindy, karty, sázky a výplata banku.
    .also = hra, ruka
    .rule = GAME-2

glossary-shuffle = míchání
    .means = Promíchání celého balíčku před každým rozdáním, aby nikdo nemohl odhadnout, co přijde.
    .also = zamíchání
    .rule = SHUF-1

glossary-cut = snímání
    .means = Poslední krok míchání: balíček se rozdělí na dvě části a spodní se položí navrch.
    .also = sejmutí
    .rule = SHUF-4

glossary-stub = zbytek balíčku
    .means = Karty, které se ještě nerozdaly. Berou se z nich společné karty.
    .also = stub
    .rule = IRREG-15

glossary-face-up = lícem nahoru
    .means = Tak, aby všichni viděli, která karta to je. Opak je lícem dolů.
    .also = obrázkem nahoru
    .rule = SHOW-8

glossary-burn-card = spálená karta
    .means = Vrchní karta, která se před flopem, turnem a riverem odloží a nikdo ji nevidí. Označená karta pak nikomu nepomůže.
    .also = burn card, odložená karta
    .rule = BURN-1

glossary-flop = flop
    .means = První tři společné karty, vyložené najednou, a sázkové kolo, které po nich následuje.
    .rule = BOARD-1

glossary-turn = turn
    .means = Čtvrtá společná karta a sázkové kolo, které po ní následuje.
    .also = čtvrtá karta
    .rule = BOARD-2

glossary-river = river
    .means = Pátá a poslední společná karta a poslední sázkové kolo.
    .also = pátá karta
    .rule = BOARD-3

glossary-muck = odhozené karty
    .means = Karty, které už hráči složili nebo zahodili. Karta, která se jich dotkla, je mrtvá.
    .also = muck
    .rule = FOLD-4

glossary-exposed-card = odkrytá karta
    .means = Karta hráče, kterou při rozdávání omylem uviděli všichni. Jediná se většinou jen vymění.
    .also = převrácená karta
    .rule = MISDEAL-11

glossary-boxed-card = obrácená karta
    .means = Karta, která leží v balíčku lícem nahoru. Jako karta neplatí, nahradí ji další.
    .also = boxed card
    .rule = MISDEAL-4

## Blindy a ante

glossary-forced-bet = povinná sázka
    .means = Sázka, která se musí dát ještě před kartami, ať se to hráči hodí, nebo ne. Takové jsou blindy.
    .also = sázka naslepo
    .rule = BLIND-1

glossary-small-blind = malý blind
    .means = Menší povinná sázka, obvykle polovina velkého blindu. Dává ji první hráč vlevo od buttonu.
    .also = malá sázka naslepo, SB
    .rule = BLIND-2

glossary-big-blind = velký blind
    .means = Větší povinná sázka. Dává ji druhý hráč vlevo od buttonu a je to nejmenší sázka hry.
    .also = velká sázka naslepo, BB
    .rule = BLIND-3

glossary-option = opce
    .means = Právo velkého blindu na poslední slovo, když všichni jen dorovnali: smí checkovat, nebo zvýšit.
    .also = option
    .rule = BLIND-12

glossary-live-blind = živý blind
    .means = Blind, který platí jako sázka a který jeho majitel smí ještě sám zvýšit. Opak je mrtvý vklad.
    .also = live blind
    .rule = BLIND-14

glossary-dead-post = mrtvý vklad
    .means = Žetony, které jdou rovnou do banku a nikomu se nepočítají do sázky, třeba ante nebo zmeškaný malý blind.
    .also = mrtvé peníze, dead money
    .rule = BLIND-18

glossary-missed-blind = zmeškaný blind
    .means = Blind, který přešel, když jeho hráč nehrál. Při návratu do hry se většinou doplácí.
    .also = missed blind
    .rule = BLIND-18

glossary-dead-button = mrtvý button
    .means = Button, který smí ležet u prázdné židle, aby se po něčím odchodu nikdo nevyhnul blindu.
    .also = dead button
    .rule = BTN-4

glossary-ante = ante
    .means = Malý příspěvek každého hráče do banku před rozdáním. Na rozdíl od blindu to není sázka.
    .rule = ANTE-1

glossary-big-blind-ante = ante za stůl
    .means = Jedno ante za celý stůl, které dává hráč na velkém blindu. Šetří čas.
    .also = big blind ante
    .rule = ANTE-2

glossary-straddle = straddle
    .means = Dobrovolný třetí blind ve výši dvou velkých, daný před kartami. Kdo ho dá, mluví před flopem poslední.
    .rule = STRADDLE-1

## Sázení

glossary-betting-round = sázkové kolo
    .means = Doba, kdy hráči jeden po druhém hrají, dokud nejsou sázky vyrovnané. V rozdání jsou nejvýš čtyři.
    .also = kolo sázek
    .rule = ROUND-1

glossary-before-the-flop = před flopem
    .means = První sázkové kolo, kdy každý zná jen své dvě karty. Začíná hráč vlevo od velkého blindu.
    .also = preflop
    .rule = ROUND-2

glossary-action = akce
    .means = Co hráč udělá, když je na řadě: složí, checkuje, dorovná, vsadí, nebo zvýší.
    .also = tah, action
    .rule = ROUND-5

glossary-bet = vsadit
    .means = Dát jako první v sázkovém kole žetony. Ostatní pak mohou dorovnat, zvýšit, nebo složit.
    .also = sázet, bet
    .rule = BET-1

glossary-check = check
    .means = Zůstat ve hře a nic nevložit. Jde to, jen dokud není co dorovnávat.
    .also = checkovat, pauzírovat, ťukat
    .rule = CHECK-1

glossary-call = dorovnat
    .means = Doplatit tolik, kolik žádá nejvyšší sázka kola, a zůstat tak ve hře.
    .also = call, srovnat
    .rule = CALL-1

glossary-cold-call = cold call
    .means = Dorovnat najednou sázku i zvýšení, když hráč v tomto kole ještě nic nedal.
    .also = –
    .rule = CALL-3

glossary-raise = zvýšit
    .means = Zvednout nejvyšší sázku. „Zvýšit na 30“ je nová celková částka, „zvýšit o 30“ to, co se přidá.
    .also = navýšit, raisovat
    .rule = RAISE-1

glossary-minimum-raise = nejmenší zvýšení
    .means = Nejmenší dovolené zvýšení: musí přidat aspoň tolik, kolik přidala poslední sázka nebo zvýšení.
    .also = minimální zvýšení, min-raise
    .rule = BET-2

glossary-re-raise = opětné zvýšení
    .means = Zvýšení po zvýšení v témže kole. První sázka se jako zvýšení nepočítá.
    .also = re-raise, 3-bet
    .rule = RAISE-2

glossary-fold = složit
    .means = Vzdát se karet a v rozdání skončit. Co už hráč vsadil, zůstává v banku.
    .also = fold, položit, zahodit
    .rule = FOLD-1

glossary-cap = cap
    .means = Poslední dovolené zvýšení v kole limitní hry. Po něm se smí už jen dorovnat, nebo složit.
    .also = capped
    .rule = LIMIT-7

## All-in a banky

glossary-all-in = all-in
    .means = Když má hráč v sázce všechny žetony. Ve hře zůstává, ale od každého soupeře vyhraje jen tolik, kolik sám vložil.
    .also = vsadit všechno
    .rule = ALLIN-1

glossary-full-bet-rule = pravidlo plné sázky
    .means = All-in menší než plné zvýšení nedává těm, kdo už v kole hráli, právo znovu zvýšit.
    .also = full bet rule
    .rule = ALLIN-5

glossary-pseudo-raise = pseudo raise
    .means = All-in nad sázku, ale pod plné zvýšení. Dorovnat se musí, sázky však znovu neotevírá.
    .also = zdánlivé zvýšení
    .rule = ALLIN-8

glossary-pot = bank
    .means = Všechny žetony vsazené v tomto rozdání. Bere je vítěz.
    .also = pot
    .rule = GAME-4

glossary-main-pot = hlavní bank
    .means = Bank z toho, co dorovnali všichni, i hráč all-in. Vyhrát ho může každý, kdo je ještě ve hře.
    .also = main pot
    .rule = POT-1

glossary-side-pot = vedlejší bank
    .means = Co ostatní vsadili nad all-in. Vyhrát ho může jen ten, kdo do něj dal.
    .also = side pot
    .rule = POT-1

glossary-uncalled-bet = nedorovnaná sázka
    .means = Část sázky, kterou nikdo nedorovnal. Vrací se tomu, kdo vsadil.
    .also = uncalled bet
    .rule = ALLIN-11

glossary-split-pot = dělený bank
    .means = Bank, o který se rovným dílem dělí hráči se stejnou nejlepší kombinací.
    .also = split pot, chop
    .rule = SPLIT-1

glossary-odd-chip = žeton navíc
    .means = Žeton, který přebývá, když se bank nedá rozdělit rovným dílem. Rozhoduje o něm místo, ne karty.
    .also = odd chip
    .rule = ODD-1

glossary-rake = poplatek herny
    .means = Část banku, kterou si herna nechává za pořádání hry.
    .also = rake, drop
    .rule = RAKE-1

## Odkrytí karet

glossary-showdown = odkrytí karet
    .means = Konec rozdání, ve kterém zbyli aspoň dva hráči: karty se ukážou a nejlepší kombinace vyhrává.
    .also = showdown
    .rule = SHOW-1

glossary-last-aggressor = poslední agresor
    .means = Hráč, který naposledy vsadil nebo zvýšil. Při odkrytí karet ukazuje první.
    .also = last aggressor
    .rule = SHOW-2

glossary-cards-speak = karty hovoří samy za sebe
    .means = Platí to, co ukázané karty jsou, ne co o nich někdo řekne. Podle tohoto pravidla se jmenuje i tato hra.
    .also = cards speak
    .rule = SHOW-10

glossary-to-muck = skrýt karty
    .means = Při odkrytí neukázat karty, které nestačí. Skryté karty nemohou nic vyhrát.
    .also = mucknout, zahodit
    .rule = SHOW-7

glossary-playing-the-board = hrát stůl
    .means = Když nejlepší kombinaci tvoří samotných pět společných karet. Doufat se pak dá nejvýš v podíl z banku.
    .also = playing the board
    .rule = SHOW-13

glossary-show-one-show-all = ukázat jednomu, ukázat všem
    .means = Kdo své karty ukáže jednomu soupeři, musí je ukázat celému stolu.
    .also = show one, show all
    .rule = SHOW-16

glossary-tie = remíza
    .means = Dvě nebo více nejlepších kombinací přesně stejných hodnot. Barvy ani šestá karta ji nerozhodnou.
    .also = shoda
    .rule = SPLIT-1

glossary-hand-history = historie rozdání
    .means = Záznam rozdání: kdo co udělal, v jakém pořadí a které karty se ukázaly.
    .also = hand history
    .rule = SHOW-18

## Sázkové struktury

glossary-betting-structure = sázková struktura
    .means = Pravidlo, kolik se smí najednou vsadit: no limit, pot limit, nebo limit.
    .also = typ hry
    .rule = STRUCT-1

glossary-no-limit = no limit
    .means = Vsadit se smí kdykoli jakákoli částka od nejmenší sázky až po všechny žetony.
    .also = bez limitu
    .rule = NOLIM-1

glossary-pot-limit = pot limit
    .means = Největší zvýšení je tak velké jako bank, do kterého se připočte vlastní dorovnání.
    .also = PL
    .rule = POTLIM-1

glossary-limit = limit
    .means = Všechny sázky a zvýšení v jednom kole mají stejnou velikost a počet zvýšení je omezený.
    .also = limitní hra, fixed limit
    .rule = LIMIT-1

glossary-lower-and-upper-limit = nižší a vyšší limit
    .means = Dvě velikosti sázek v limitu: nižší před flopem a na flopu, vyšší, dvojnásobná, na turnu a riveru.
    .also = malá a velká sázka
    .rule = LIMIT-2

## Cash game

glossary-cash-game = cash game
    .means = Hra, ve které každý žeton odpovídá penězům a mezi rozdáními se smí přijít i odejít.
    .also = hra o peníze
    .rule = CASH-1

glossary-chip = žeton
    .means = Kolečko, kterým se sází místo mincí.
    .also = chip
    .rule = BUYIN-1

glossary-buy-in = buy-in
    .means = Částka, za kterou si hráč před hrou koupí žetony. Většina stolů má nejmenší a největší.
    .also = vklad do hry
    .rule = BUYIN-2

glossary-top-up = dokoupení
    .means = Přikoupení žetonů k těm, které hráči zbývají, mezi dvěma rozdáními.
    .also = top-up, dokup
    .rule = BUYIN-10

glossary-stack = stack
    .means = Všechny žetony, které má hráč na stole. Leží všem na očích.
    .also = žetony
    .rule = BUYIN-4

glossary-effective-stack = efektivní stack
    .means = Menší ze stacků dvou soupeřů: o víc spolu hrát nemohou.
    .also = effective stack
    .rule = ALLIN-3

glossary-short-stack = krátký stack
    .means = Stack jen o několika velkých blindech. Mnoho na výběr s ním nezbývá: all-in, nebo složit.
    .also = short stack
    .rule = TOURN-9

glossary-table-stakes = jen žetony na stole
    .means = Hraje se jen o žetony, které leží na stole. Víc v rozdání nikdo neprohraje a pro nedostatek žetonů nikdo nevypadne.
    .also = table stakes, all-in protection
    .rule = BUYIN-8

## Turnaje

glossary-tournament = turnaj
    .means = Hra, kterou všichni začínají se stejným počtem žetonů a která končí, až je má všechny jeden hráč.
    .also = turnajový poker
    .rule = TOURN-1

glossary-entry = startovné
    .means = Pevná cena za účast v turnaji. Ze všech startovných se skládají výhry.
    .also = zápisné, buy-in
    .rule = TOURN-1

glossary-level = úroveň
    .means = Část turnaje s vlastními blindy a ante. Od úrovně k úrovni rostou.
    .also = level
    .rule = TOURN-8

glossary-rebuy = rebuy
    .means = Nové žetony pro hráče, který o své přišel; některé turnaje ho v první fázi dovolují.
    .also = nový buy-in
    .rule = TOURN-5

glossary-prize-pool = prizepool
    .means = Všechna startovná turnaje dohromady. Dělí se mezi nejlepší místa.
    .also = výherní fond, prize pool
    .rule = TOURN-7

glossary-place = umístění
    .means = Konečné pořadí hráče v turnaji. Kdo vypadne první, je poslední.
    .also = pořadí
    .rule = TOURN-6

glossary-hand-for-hand = rozdání po rozdání
    .means = Těsně před výhrami na sebe stoly po každém rozdání čekají, aby bylo jasné, kdo vypadl dřív.
    .also = hand for hand
    .rule = TOURN-6

## U živého stolu

glossary-misdeal = neplatné rozdání
    .means = Rozdání, které se pro chybu zruší. Žetony se vrátí a rozdává se znovu.
    .also = misdeal
    .rule = MISDEAL-1

glossary-dead-hand = mrtvé karty
    .means = Karty, které už nemohou vyhrát, třeba proto, že se dotkly odhozených.
    .also = dead hand
    .rule = FOLD-4

glossary-out-of-turn = mimo pořadí
    .means = Hrát dřív, než na hráče přijde řada. Ostatním to předčasně něco prozradí.
    .also = předčasně
    .rule = ETIQ-1

glossary-verbal-declaration = slovní ohlášení
    .means = Když hráč řekne, co udělá. Je-li na řadě, slovo zavazuje ještě dřív, než se pohnou žetony.
    .also = verbální deklarace
    .rule = DECL-1

glossary-string-bet = sázka po částech
    .means = Sázka posouvaná dopředu po kouscích, s pohledem na ostatní. Je zakázaná: jedním pohybem, nebo předem nahlas.
    .also = string bet, řetězová sázka
    .rule = STRING-1

glossary-card-protector = card protector
    .means = Žeton nebo jiný předmět, kterým si hráč zatíží karty, aby je dealer omylem nesebral.
    .also = chránítko karet
    .rule = ETIQ-5

## Strategie a čísla

glossary-position = pozice
    .means = Místo hráče vzhledem k buttonu. Čím později hráč mluví, tím víc už ví.
    .rule = POS-3

glossary-early-middle-late-position = časná, střední, pozdní pozice
    .means = Místa za blindy v pořadí, v jakém před flopem mluví. Nejlepší je pozdní: button a místo před ním.
    .also = early, middle, late
    .rule = POS-1

glossary-under-the-gun = under the gun (UTG)
    .means = Místo vlevo od velkého blindu: před flopem mluví první, a tak ví nejméně.
    .also = první na řadě
    .rule = ROUND-2

glossary-cutoff = cutoff (CO)
    .means = Místo těsně před buttonem, druhé nejlepší u stolu.
    .rule = POS-2

glossary-bluff = bluf
    .means = Sázka se slabými kartami, která má donutit soupeře, aby složil lepší.
    .also = bluff
    .rule = GAME-1

glossary-draw = draw
    .means = Karty, které ještě nestačí, ale další karta je může doplnit, třeba čtyři karty jedné barvy. S losováním nesouvisí.
    .also = tah, rozpracovaná kombinace
    .rule = BOARD-7

glossary-outs = outy
    .means = Karty, které ještě nejsou vidět a dostaly by hráče do vedení. Čím víc outů, tím větší šance.
    .also = karty, které pomohou
    .rule = BOARD-7

glossary-pot-odds = cena dorovnání
    .means = Co stojí dorovnání proti tomu, co je v banku: 20 do banku 80 se zaplatí, když vyjde jednou z pěti.
    .also = pot odds
    .rule = CALL-1

glossary-implied-odds = implied odds
    .means = Cena dorovnání, do které se počítají i žetony, které se dají vyhrát až v dalších kolech.
    .rule = GAME-4

glossary-equity = equity
    .means = Podíl z banku, který na hráče průměrně připadne, když se zbylé karty vyloží bez dalšího sázení.
    .also = šance na výhru
    .rule = GAME-5

glossary-range = rozsah karet
    .means = Všechny zavřené karty, které hráč v dané situaci může mít. Jeho dvě karty vidět nejsou, rozsah se odhadnout dá.
    .also = range
    .rule = DEAL-4

glossary-expected-value = průměrný výnos (EV)
    .means = Co rozhodnutí vynese nebo stojí průměrně, ve velmi mnoha rozdáních. I správné rozhodnutí může jednou prohrát.
    .also = očekávaná hodnota
    .rule = ALLIN-14

glossary-push-or-fold = all-in, nebo složit
    .means = Způsob hry s krátkým stackem: buď hned all-in, nebo složit, nic mezi tím.
    .also = push or fold
    .rule = TOURN-9

glossary-vpip = VPIP
    .means = V kolika procentech rozdání hráč před flopem dobrovolně vloží žetony. Samotný povinný blind se nepočítá.
    .also = voluntarily put in pot
    .rule = BLIND-1

glossary-pfr = PFR
    .means = V kolika procentech rozdání hráč před flopem zvýší. Nikdy to není víc než VPIP.
    .also = preflop raise
    .rule = RAISE-1
