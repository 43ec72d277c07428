# Pravidlá herne slovami: všetky voľby, ich hodnoty, kto z piatich zdrojov čo hovorí, a pripravené sady.
# Správa je krátky názov voľby. Atribút .about: o čom voľba rozhoduje. Atribúty .is-…: hodnoty tak,
# ako stoja v zozname. Atribúty .value…: hodnota, ktorá je číslo.

## Čo je s pravidlom zle

wrong-house-range = Pravidlo „{ $option }“ nemôže byť „{ $value }“: smie byť { $least } až { $most }.
wrong-house-number = Pravidlo „{ $option }“ nemôže byť „{ $value }“: musí to byť celé číslo.
wrong-house-amount = Pravidlo „{ $option }“ nemôže byť „{ $value }“: smie to byť „{ $usual }“ alebo počet žetónov, aspoň 1.
wrong-house-listed = Pravidlo „{ $option }“ nemôže byť „{ $value }“. Vyberte z týchto možností: { $listed }.
wrong-house-half = Malý blind nemôže byť presne polovica z { $amount }. Zvoľte párny veľký blind alebo zaokrúhlenie nadol.
wrong-house-rake = Poplatok nemôže byť { $percent } % z banku: smie byť 0 až 100 %.

## Voľby

house-sheet = Herný poriadok
    .about = Kde si hráči prečítajú pravidlá stola. Nazrieť smie každý a kedykoľvek, aby sa nebolo o čo sporiť.
    .is-shown = vždy poruke
house-structure = Druh stávok
    .about = Koľko sa smie naraz vsadiť alebo navýšiť.
    .is-no-limit = no limit: čokoľvek až po všetky žetóny
    .is-pot-limit = pot limit: najviac toľko, koľko je v banku
    .is-fixed-limit = limit: presne daná suma
house-max-seats = Miesta pri stole
    .about = Koľko hráčov sa k jednému stolu zmestí.
    .value = { $count ->
        [one] { $count } miesto
        [few] { $count } miesta
       *[other] { $count } miest
    }
house-who-deals = Kto rozdáva
    .about = Kto mieša a rozdáva. Na hre samej to nič nemení.
    .is-computer = počítač
    .is-house-dealer = krupiér, ktorý nehrá
    .is-button-player = hráč na buttone
house-min-buy-in = Najmenší vklad
    .about = S koľkými žetónmi si hráč v cash game musí aspoň prisadnúť.
    .value = { $count ->
        [one] { $count } veľký blind
        [few] { $count } veľké blindy
       *[other] { $count } veľkých blindov
    }
house-max-buy-in = Najväčší vklad
    .about = Koľko žetónov smie mať hráč v cash game po nákupe pred sebou.
    .is-100-big-blinds = 100 veľkých blindov
    .is-200-big-blinds = 200 veľkých blindov
    .is-none = koľko chce
house-min-stack = Koľko žetónov stačí na karty
    .about = S akým malým stackom hráč v cash game ešte dostane karty. V turnaji sa hrá s čímkoľvek.
    .is-any-chips = stačia akékoľvek žetóny; neúplný blind je all-in
    .is-one-big-blind = aspoň jeden veľký blind
house-top-up-floor = Najmenší stack po dokúpení
    .about = Keď si hráč medzi rozdaniami dokúpi, koľko musí mať spolu starých a nových žetónov.
    .is-half-min-buy-in = polovicu najmenšieho vkladu
    .is-none = koľko chce
house-draw-suits = Farby pri losovaní o button
    .about = Button dostane najvyššia vylosovaná karta. Pri rovnakej hodnote rozhodne farba, ale len tu a nikde inde.
    .is-spades-hearts-diamonds-clubs = piky, srdcia, káry, kríže
    .is-spades-hearts-clubs-diamonds = piky, srdcia, kríže, káry
house-button = Button po odchode hráča
    .about = Kam sa posunú button a blindy, keď niekto medzi nimi od stola odíde.
    .is-dead-button = mŕtvy button: najprv sa určí veľký blind, button môže padnúť na prázdne miesto
    .is-moving-button = pohyblivý button: dostane ho vždy ďalší hráč
house-small-blind-rounding = Polovica veľkého blindu
    .about = Malý blind je polovica veľkého. Tu sa určuje, ako sa delí nepárny.
    .is-down-to-a-chip = zaokrúhli sa nadol na najmenší žetón
    .is-exact-half = presná polovica; veľký blind musí byť párny
    .is-down-to-a-whole-unit = zaokrúhli sa nadol na celú jednotku peňazí
house-chips-per-unit = Žetóny v jednotke peňazí
    .about = Koľko najmenších žetónov dá celú jednotku peňazí. Záleží na tom len tam, kde sa malý blind zaokrúhľuje na celé jednotky.
    .value = { $count ->
        [one] { $count } žetón
        [few] { $count } žetóny
       *[other] { $count } žetónov
    }
house-small-blind-amount = Výška malého blindu
    .about = Či malý blind vychádza z veľkého, alebo si ho stôl určí sám.
    .is-derived = polovica veľkého blindu
    .value = { $amount ->
        [one] { $amount } žetón
        [few] { $amount } žetóny
       *[other] { $amount } žetónov
    }
house-missed-blind = Návrat po zmeškanom blinde
    .about = Čo v cash game zaplatí hráč, ktorý pri stole nebol, keď naň prišiel veľký blind.
    .is-pay-or-wait = hneď zaplatí živý veľký blind, alebo si naň počká
    .is-pay-to-re-enter = zaplatí živý veľký blind
    .is-big-live-small-dead = zaplatí živý veľký blind a zmeškaný malý blind ako mŕtve peniaze do banku
house-button-break = Prestávka na buttone
    .about = Či smie hráč, ktorý prestane hrať na buttone, nechať blindy raz prejsť a vrátiť sa bez platenia.
    .is-on = smie, na jeden prechod blindov
    .is-off = nesmie
house-newcomer = Vstup nového hráča
    .about = Čo zaplatí, kto si v cash game prisadne k rozohranému stolu. Medzi button a veľký blind nikto nevstupuje.
    .is-wait-or-post = počká na veľký blind, alebo vloží rovnakú sumu
    .is-any-time = vstúpi hneď a neplatí nič
house-blind-posting = Platenie blindov
    .about = Či sa blindy platia samy, alebo sa na ne stôl opýta. Kto odmietne, nehrá a blind zmeškal.
    .is-automatic = samy
    .is-prompt = hráč dostane otázku
house-ante = Ante
    .about = Či sa okrem blindov platí pred rozdaním aj ante.
    .is-none = nikdy
    .is-late-tournament-levels = v neskorších úrovniach turnaja
    .is-always = v každom rozdaní
house-ante-size = Výška ante
    .about = Aké veľké je ante tam, kde sa platí.
    .is-tenth-of-big-blind = desatina veľkého blindu
    .value = { $amount ->
        [one] { $amount } žetón
        [few] { $amount } žetóny
       *[other] { $amount } žetónov
    }
house-ante-payer = Kto platí ante
    .about = Či platí každý hráč za seba, alebo veľký blind raz za celý stôl.
    .is-everyone = každý za seba
    .is-big-blind = veľký blind za všetkých
house-straddle = Straddle
    .about = Či smie hráč za veľkým blindom vložiť dva veľké blindy skôr, než uvidí karty, a hovoriť za to pred flopom posledný. Len v cash game.
    .is-off = nehrá sa
    .is-on = je dovolený
house-straddle-counts = Straddle a počet navýšení
    .about = V hre s limitom je počet navýšení v kole obmedzený. Tu sa určuje, či sa doň počíta aj straddle.
    .is-on = počíta sa ako navýšenie
    .is-off = nepočíta sa
house-straddle-raise = Najmenšie navýšenie straddlu
    .about = Na koľko sa v hre no limit a pot limit musí straddle aspoň navýšiť.
    .is-twice-the-straddle = na dvojnásobok straddlu
    .is-straddle-plus-one-big-blind = na straddle a jeden veľký blind
house-first-card = Prvá karta, keď hrajú dvaja
    .about = Kto z dvoch hráčov dostane prvú kartu.
    .is-button-last = hráč oproti buttonu; button je posledný
    .is-button-first = button, ktorý je zároveň malý blind
house-burn-cards = Spálené karty
    .about = Či sa pred flopom, turnom a riverom odkladá jedna karta lícom nadol. Bez spálených kariet balíček stačí pre 23 hráčov namiesto 22.
    .is-on = pália sa
    .is-off = nepália sa
house-raise-cap = Navýšenia v jednom kole
    .about = V hre s limitom: koľko navýšení smie v jednom kole prísť po prvej stávke. Pred flopom je prvou stávkou veľký blind.
    .is-3 = tri
    .is-4 = štyri
house-heads-up-cap = Navyšovanie medzi dvoma hráčmi
    .about = V hre s limitom: či obmedzený počet navýšení platí aj vtedy, keď zostávajú len dvaja hráči.
    .is-by-mode = v cash game bez obmedzenia, v turnaji obmedzene
    .is-unlimited = bez obmedzenia
    .is-capped = obmedzenie platí ďalej
    .is-lifted-when-two-are-left-in-the-tournament = bez obmedzenia, až keď v turnaji zostávajú len dvaja
house-pot-limit = Najväčšie navýšenie v hre pot limit
    .about = Ako sa počíta bank, o ktorý sa v hre pot limit smie najviac navýšiť.
    .is-pot-after-call = o bank vrátane vlastného dorovnania
    .is-pot-before-call = o bank, ako práve leží
    .is-others-chips = o to, čo zatiaľ vložili ostatní
house-min-raise = Najmenšie navýšenie
    .about = O koľko sa v hre no limit a pot limit musí aspoň navýšiť.
    .is-last-bet-or-raise = o toľko, koľko bola posledná plná stávka alebo navýšenie
    .is-one-big-blind = vždy o jeden veľký blind
house-late-streets = Najmenšia stávka na turne a riveri
    .about = Kde sú stávky na turne a riveri dvojnásobné.
    .is-limit-only = dva veľké blindy v hre s limitom, inde jeden
    .is-all-structures = dva veľké blindy všade
house-short-all-in = All-in menší než navýšenie
    .about = Či po all-ine, ktorý na plné navýšenie nestačí, smú znova navyšovať tí, čo už hovorili.
    .is-full-bet = smú len po plnom navýšení
    .is-half-bet-in-limit = v hre s limitom stačí polovica stávky
house-all-in-face-up = Karty lícom nahor po all-ine
    .about = Či sa všetky karty otočia, len čo už nikto nemôže vsadiť, aj keď ešte nie sú vyložené všetky spoločné.
    .is-tournaments = v turnajoch
    .is-always = vždy
    .is-never = nikdy, až pri vyložení kariet
house-show-first = Kto ukazuje prvý po samých checkoch
    .about = Kto začína vyloženie kariet, keď v poslednom kole nikto nevsadil.
    .is-first-to-act = kto bol v tom kole prvý na rade
    .is-last-aggressor-of-hand = kto v celom rozdaní naposledy vsadil alebo navýšil
house-losers-show = Kto musí ukázať
    .about = Ktoré karty musí byť pri vyložení vidieť.
    .is-may-muck = toho, kto začína; porazené karty smú zostať skryté
    .is-all-show = všetky
    .is-winners-only = len toho, kto chce vyhrať
house-play-board = Keď hráč hrá stôl
    .about = Či hráč, ktorého najlepších päť kariet leží celých na stole, musí povedať, že hrá stôl.
    .is-not-required = nemusí, karty hovoria samy za seba
    .is-required = musí, alebo ukáže obe svoje karty; inak o svoj diel príde
house-history-mucked = Skryté karty v histórii
    .about = Či sa po rozdaní dá zistiť, aké karty zostali pri vyložení skryté. Položené karty sa nedajú zistiť nikdy.
    .is-yes = áno
    .is-no = nie
house-odd-chip = Komu patrí žetón navyše
    .about = Po delení banku môže zostať žetón, ktorý sa už rozdeliť nedá. Tu sa určuje, čí je.
    .is-first-left-of-button = prvému víťazovi vľavo od buttonu
    .is-nearest-counter-clockwise = víťazovi, ktorý je najbližšie k buttonu proti smeru hodinových ručičiek
house-odd-chips = Viac žetónov navyše
    .about = Čo sa stane, keď po delení banku zostane viac než jeden žetón.
    .is-one-each = každému po jednom, postupne
    .is-all-to-one = všetky jednému víťazovi
house-rake = Poplatok herne (rake)
    .about = Koľko si herňa v cash game berie z bankov.
    .is-none = nič
    .value = { $percent } % z banku, ak sa vyložil flop
    .value-cap = { $percent } % z banku, ak sa vyložil flop, najviac { $cap }
    .value-always = { $percent } % z každého banku
    .value-always-cap = { $percent } % z každého banku, najviac { $cap }
house-exposed-card = Odkrytá karta pri rozdávaní
    .about = Ako sa rozhodne, keď sa pri rozdávaní otočí jedna karta niektorého hráča.
    .is-misdeal-if-first-two = neplatné rozdanie, ak to bola prvá alebo druhá karta; inak sa vymení a spáli
    .is-replace-and-burn = vždy sa vymení a spáli
house-rebuys = Rebuy
    .about = Či si hráč smie v turnaji znova kúpiť žetóny.
    .is-none = nesmie
    .is-first-phase = v prvých úrovniach
house-payouts = Výhry
    .about = Ako sa v turnaji delí suma na výhry.
    .is-50-30-20 = 50, 30 a 20 %
    .is-winner-takes-all = všetko víťazovi
    .is-65-35 = 65 a 35 %
    .is-best-tenth = najlepšej desatine hráčov, čím vyššie, tým viac
    .is-custom = ako určí usporiadateľ
house-blind-levels = Dĺžka úrovní
    .about = V čom sa počíta čas do ďalšieho zvýšenia blindov.
    .is-hands = v rozdaniach
    .is-minutes = v minútach

## Kto to hovorí

house-source-card-room = pravidlá z herne
house-source-league = ligové pravidlá
house-source-overview = slovenský prehľad
house-source-online-room = poľská online herňa
house-source-general = všeobecné české pravidlá
house-source-practice = bežná prax

## Kde sa zdroje rozchádzajú

conflict-1 = Slovenský prehľad, online herňa a všeobecné pravidlá dovoľujú v kole tri navýšenia. Liga väčšinou štyri, ale nehovorí, či sa do nich počíta prvá stávka. Pravidlá z herne uvádzajú na jednom mieste tri a na inom tri alebo štyri.
conflict-2 = Podľa všeobecných pravidiel obmedzenie navyšovania neplatí, keď zostávajú dvaja hráči. V online herni neplatí len v cash game, v turnaji áno. Ostatní výnimku nepoznajú.
conflict-3 = Pravidlá z herne obmedzujú navyšovanie pred flopom a druh stávok nemenujú; inde z obmedzenia vynímajú no limit aj pot limit. Všeobecné pravidlá vynímajú oba, prehľad no limit. Liga a online herňa hovoria len o hre s limitom.
conflict-4 = V lige sa navyšuje o to, čo je v banku, a nie je povedané, či sa predtým počíta vlastné dorovnanie. Slovenský prehľad počíta žetóny ostatných hráčov. Ostatní mlčia.
conflict-5 = Pravidlá z herne, liga a všeobecné pravidlá chcú aspoň toľko, koľko bola posledná stávka alebo navýšenie. Slovenský prehľad chce zakaždým jeden veľký blind, a pred flopom aj pravidlá z herne.
conflict-6 = Pravidlá z herne stávky na turne a riveri zdvojnásobujú a druh stávok nemenujú. Liga, prehľad a online herňa ich zdvojnásobujú v hre s limitom. Všeobecné pravidlá poznajú len jeden veľký blind.
conflict-8 = Liga menuje ako kolo s väčšími stávkami len turn. Pravidlá z herne, prehľad a online herňa menujú turn aj river.
conflict-9 = Podľa pravidiel z herne all-in menší než plné navýšenie stávky znova neotvára. Podľa všeobecných pravidiel sú žetóny za jeden a pol stávky navýšením, ale to sa all-inov netýka. Prehľad dovoľuje akýkoľvek all-in a nehovorí, čo z neho vyplýva.
conflict-10 = Pravidlá z herne majú full bet rule pre limit a pot limit. Ostatní mlčia a o hre no limit nehovorí nikto.
conflict-11 = V pravidlách z herne, v lige aj v prehľade je malý blind spravidla polovica veľkého. Online herňa polovicu zaokrúhľuje nadol a v niektorých hrách má inú výšku.
conflict-12 = Podľa pravidiel z herne je veľký blind dvojnásobok malého. V online herni je veľký blind nižší limit, aj keď je malý zaokrúhlený: 7 a 15.
conflict-13 = Pravidlá z herne radia piky, srdcia, kríže, káry a poznajú aj abecedné poradie. Všeobecné pravidlá radia piky, srdcia, káry, kríže.
conflict-14 = Podľa pravidiel z herne aj ligy dostane button ďalší hráč. V prehľade sa buttonom stane malý blind. Všeobecné pravidlá určujú najprv veľký blind a button môže padnúť na prázdne miesto.
conflict-15 = Podľa pravidiel z herne musí každý zmeškaný blind zaplatiť, než sa vráti. Podľa všeobecných pravidiel smie ten, kto odišiel z buttonu, nechať blindy raz zadarmo prejsť.
conflict-16 = Podľa všeobecných pravidiel nový hráč počká na veľký blind, alebo vloží rovnakú sumu. Pravidlá z herne o platení nehovoria, len o mieste, na ktoré vstúpiť nesmie.
conflict-17 = Podľa pravidiel z herne nový hráč nesmie vstúpiť medzi oba blindy. Podľa všeobecných pravidiel nesmie nikam medzi button a veľký blind.
conflict-18 = Pravidlá z herne straddle často dovoľujú, v akejkoľvek hre. Liga ho dovoľuje v niektorých hrách mimo turnaja. Ostatní ho nepoznajú.
conflict-19 = Podľa pravidiel z herne dostane prvú kartu malý blind a poslednú button; keď hrajú dvaja, je to ten istý hráč. Vo všeobecných pravidlách je button posledný. Online herňa hovorí oboje.
conflict-20 = Pravidlá z herne a liga pália kartu pred flopom, turnom aj riverom. Online herňa pred flopom a turnom. Prehľad o tom nehovorí a pravidlá z herne poznajú aj hru bez pálenia.
conflict-28 = V pravidlách z herne, v online herni aj vo všeobecných pravidlách začína ten, kto bol prvý na rade. V niektorých kluboch, dodávajú všeobecné pravidlá, začína posledný agresor celého rozdania, a tak sa dá čítať aj prehľad. Liga mlčí.
conflict-29 = V pravidlách z herne a v lige ukazujú všetci, čo zostali. V prehľade smie porazený karty skryť a v online herni musí ukázať len ten, kto naposledy vsadil. Podľa všeobecných pravidiel ukazuje, kto chce vyhrať.
conflict-30 = V online herni sa skryté karty dajú prečítať v histórii. Podľa prehľadu ich porazený smie skryť navždy.
conflict-31 = V lige musí hráč ohlásiť, že hrá stôl, inak o nárok príde. V online herni to rozpozná počítač. Vo všeobecných pravidlách karty hovoria samy za seba, len čo sú ukázané.
conflict-35 = V pravidlách z herne a vo všeobecných pravidlách patrí žetón navyše prvému víťazovi vľavo od buttonu. V prehľade tomu, kto je ku krupiérovi najbližšie proti smeru hodinových ručičiek. Liga a online herňa mlčia.
conflict-36 = Všeobecné pravidlá hovoria len o jednom žetóne navyše. V pravidlách z herne majú neskorší hráči menšie diely. V prehľade dostane celý zvyšok jeden hráč.
conflict-38 = Pravidlá z herne obyčajne chcú aspoň jeden veľký blind. Všeobecné pravidlá prijmú aj neúplný blind a podľa prehľadu sa smie hrať s akýmkoľvek počtom žetónov.
conflict-41 = Podľa pravidiel z herne sa dokupuje medzi rozdaniami, aspoň do polovice vkladu. Podľa prehľadu sa kupuje znova, až keď hráč o všetko príde, alebo v prvej časti turnaja.
conflict-42 = Pravidlá z herne poznajú najmenší vklad a žiadny najväčší. Vo všeobecných pravidlách je to často 10 až 100 veľkých blindov, alebo až 200, alebo bez obmedzenia.
conflict-43 = Liga pozná ante len v neskorej časti veľkých turnajov, prehľad v niektorých turnajoch, obyčajne desatinu veľkého blindu. Všeobecné pravidlá sa o ante len zmieňujú. Pravidlá z herne mlčia.
conflict-44 = V pravidlách z herne aj v prehľade je obvyklých desať hráčov. Najviac ich podľa oboch môže byť 22, podľa pravidiel z herne bez spálených kariet 23.
conflict-45 = V pravidlách z herne rozdáva zamestnanec, v ligových turnajoch niekto, kto nehrá, v online herni počítač. Podľa prehľadu a v ostatných ligových hrách to môže byť hráč na buttone.
conflict-46 = Pravidlá z herne karty otáčajú, keď sa už nedá vsadiť, napríklad v turnaji; inde smie hráč all-in čakať so zakrytými kartami. Ostatní mlčia.
conflict-48 = Pravidlá z herne jednu odkrytú kartu vždy vymenia a spália. Podľa všeobecných pravidiel je rozdanie neplatné, ak bola prvá alebo druhá; inak môže poslúžiť ako spálená.
conflict-50 = Pravidlá z herne hovoria oboje: že sa rozdávanie najprv dokončí a že sa karta vymení hneď.
conflict-56 = V pravidlách z herne si herňa berie poplatok z banku. V ostatných berie víťaz celý bank.
conflict-58 = V prehľade ide zápisné najlepším hráčom. V pravidlách z herne a v lige blindy pravidelne rastú. Čísla neuvádza nikto.
conflict-59 = Na jednom mieste všeobecných pravidiel nový hráč vkladá veľký blind do banku, akoby bol mŕtvy. Na inom je vložený veľký blind prvou stávkou. Pravidlá z herne mlčia.

## Pripravené sady

preset-school = Škola
    .about = Predvolené voľby pravidiel; pri vyložení ukazujú všetci.
preset-live-card-room = Živá herňa
    .about = Krupiér z herne, straddle, poplatok a skryté karty zostávajú skryté.
preset-online-room = Online herňa
    .about = Na blindy sa vás stôl opýta, herňa si berie poplatok a skryté karty sa dajú zistiť.
preset-league = Česká liga
    .about = Štyri navýšenia, pohyblivý button, ukazujú všetci a kto hrá stôl, povie to.
