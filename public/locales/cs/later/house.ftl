# Pravidla herny slovy: všechny volby, jejich hodnoty, kdo z pěti zdrojů co říká, a připravené sady.
# Zpráva je krátký název volby. Atribut .about: o čem volba rozhoduje. Atributy .is-…: hodnoty tak,
# jak stojí v seznamu. Atributy .value…: hodnota, která je číslo.

## Co je s pravidlem špatně

wrong-house-range = Pravidlo „{ $option }“ nemůže být „{ $value }“: smí být { $least } až { $most }.
wrong-house-number = Pravidlo „{ $option }“ nemůže být „{ $value }“: musí to být celé číslo.
wrong-house-amount = Pravidlo „{ $option }“ nemůže být „{ $value }“: smí to být „{ $usual }“, nebo počet žetonů, aspoň 1.
wrong-house-listed = Pravidlo „{ $option }“ nemůže být „{ $value }“. Vyberte z těchto možností: { $listed }.
wrong-house-half = Malý blind nemůže být přesně polovina z { $amount }. Zvolte sudý velký blind, nebo zaokrouhlení dolů.
wrong-house-rake = Poplatek nemůže být { $percent } % z banku: smí být 0 až 100 %.

## Volby

house-sheet = Herní řád
    .about = Kde si hráči přečtou pravidla stolu. Nahlédnout smí každý a kdykoli, aby se nebylo o co přít.
    .is-shown = vždycky po ruce
house-structure = Druh sázek
    .about = Kolik se smí najednou vsadit nebo zvýšit.
    .is-no-limit = no limit: cokoli až do všech žetonů
    .is-pot-limit = pot limit: nejvýš tolik, kolik je v banku
    .is-fixed-limit = limit: přesně daná výše
house-max-seats = Místa u stolu
    .about = Kolik hráčů se k jednomu stolu vejde.
    .value = { $count ->
        [one] { $count } místo
        [few] { $count } místa
       *[other] { $count } míst
    }
house-who-deals = Kdo rozdává
    .about = Kdo míchá a rozdává. Na hře samé to nic nemění.
    .is-computer = počítač
    .is-house-dealer = dealer, který nehraje
    .is-button-player = hráč na buttonu
house-min-buy-in = Nejmenší buy-in
    .about = S kolika žetony si hráč k cash game musí aspoň přisednout.
    .value = { $count ->
        [one] { $count } velký blind
        [few] { $count } velké blindy
       *[other] { $count } velkých blindů
    }
house-max-buy-in = Největší buy-in
    .about = Kolik žetonů smí mít hráč v cash game po nákupu před sebou.
    .is-100-big-blinds = 100 velkých blindů
    .is-200-big-blinds = 200 velkých blindů
    .is-none = kolik chce
house-min-stack = Kolik žetonů stačí na karty
    .about = S jak malým stackem hráč v cash game ještě dostane karty. V turnaji se hraje s čímkoli.
    .is-any-chips = stačí jakékoli žetony; neúplný blind je all-in
    .is-one-big-blind = aspoň jeden velký blind
house-top-up-floor = Nejmenší stack po dokoupení
    .about = Když si hráč mezi rozdáními dokoupí, kolik musí mít dohromady starých a nových žetonů.
    .is-half-min-buy-in = polovinu nejmenšího buy-inu
    .is-none = kolik chce
house-draw-suits = Barvy při losování o button
    .about = Button dostane nejvyšší vylosovaná karta. Při stejné hodnotě rozhodne barva, ale jen tady a nikde jinde.
    .is-spades-hearts-diamonds-clubs = piky, srdce, káry, kříže
    .is-spades-hearts-clubs-diamonds = piky, srdce, kříže, káry
house-button = Button po odchodu hráče
    .about = Kam se posunou button a blindy, když někdo mezi nimi od stolu odejde.
    .is-dead-button = mrtvý button: nejdřív se určí velký blind, button může padnout na prázdné místo
    .is-moving-button = pohyblivý button: dostane ho vždycky další hráč
house-small-blind-rounding = Polovina velkého blindu
    .about = Malý blind je polovina velkého. Tady se určuje, jak se půlí lichý.
    .is-down-to-a-chip = zaokrouhlí se dolů na nejmenší žeton
    .is-exact-half = přesná polovina; velký blind musí být sudý
    .is-down-to-a-whole-unit = zaokrouhlí se dolů na celou jednotku peněz
house-chips-per-unit = Žetony v jednotce peněz
    .about = Kolik nejmenších žetonů dá celou jednotku peněz. Záleží na tom jen tam, kde se malý blind zaokrouhluje na celé jednotky.
    .value = { $count ->
        [one] { $count } žeton
        [few] { $count } žetony
       *[other] { $count } žetonů
    }
house-small-blind-amount = Výše malého blindu
    .about = Jestli malý blind vychází z velkého, nebo si ho stůl určí sám.
    .is-derived = polovina velkého blindu
    .value = { $amount ->
        [one] { $amount } žeton
        [few] { $amount } žetony
       *[other] { $amount } žetonů
    }
house-missed-blind = Návrat po zmeškaném blindu
    .about = Co v cash game zaplatí hráč, který u stolu nebyl, když na něj přišel velký blind.
    .is-pay-or-wait = hned zaplatí živý velký blind, nebo si na velký blind počká
    .is-pay-to-re-enter = zaplatí živý velký blind
    .is-big-live-small-dead = zaplatí živý velký blind a zmeškaný malý blind jako mrtvé peníze do banku
house-button-break = Pauza z buttonu
    .about = Jestli smí hráč, který odejde z buttonu, nechat blindy jednou projít a vrátit se bez placení.
    .is-on = smí, na jeden průchod blindů
    .is-off = nesmí
house-newcomer = Vstup nového hráče
    .about = Co zaplatí, kdo si v cash game přisedne k rozehranému stolu. Mezi button a velký blind nikdo nevstupuje.
    .is-wait-or-post = počká na velký blind, nebo stejnou částku vloží
    .is-any-time = vstoupí hned a neplatí nic
house-blind-posting = Placení blindů
    .about = Jestli se blindy platí samy, nebo se na ně stůl zeptá. Kdo odmítne, nehraje a blind zmeškal.
    .is-automatic = samy
    .is-prompt = hráč dostane otázku
house-ante = Ante
    .about = Jestli se kromě blindů platí před rozdáním i ante.
    .is-none = nikdy
    .is-late-tournament-levels = v pozdějších úrovních turnaje
    .is-always = v každém rozdání
house-ante-size = Výše ante
    .about = Jak velké je ante tam, kde se platí.
    .is-tenth-of-big-blind = desetina velkého blindu
    .value = { $amount ->
        [one] { $amount } žeton
        [few] { $amount } žetony
       *[other] { $amount } žetonů
    }
house-ante-payer = Kdo platí ante
    .about = Jestli platí každý hráč za sebe, nebo velký blind jednou za celý stůl.
    .is-everyone = každý za sebe
    .is-big-blind = velký blind za všechny
house-straddle = Straddle
    .about = Jestli smí hráč za velkým blindem vložit dva velké blindy dřív, než uvidí karty, a mluvit za to před flopem poslední. Jen v cash game.
    .is-off = nehraje se
    .is-on = je dovolený
house-straddle-counts = Straddle a počet zvýšení
    .about = V limitu je počet zvýšení v kole omezený. Tady se určuje, jestli se do něj počítá i straddle.
    .is-on = počítá se jako zvýšení
    .is-off = nepočítá se
house-straddle-raise = Nejmenší zvýšení straddlu
    .about = Na kolik se v no limitu a pot limitu musí straddle aspoň zvýšit.
    .is-twice-the-straddle = na dvojnásobek straddlu
    .is-straddle-plus-one-big-blind = na straddle a jeden velký blind
house-first-card = První karta ve dvou
    .about = Kdo ze dvou hráčů dostane první kartu.
    .is-button-last = hráč proti buttonu; button je poslední
    .is-button-first = button, který je zároveň malý blind
house-burn-cards = Spálené karty
    .about = Jestli se před flopem, turnem a riverem odkládá jedna karta lícem dolů. Bez spálených karet balíček stačí pro 23 hráčů místo 22.
    .is-on = pálí se
    .is-off = nepálí se
house-raise-cap = Zvýšení v jednom kole
    .about = V limitu: kolik zvýšení smí v jednom kole přijít po první sázce. Před flopem je první sázkou velký blind.
    .is-3 = tři
    .is-4 = čtyři
house-heads-up-cap = Zvyšování ve dvou
    .about = V limitu: jestli omezený počet zvýšení platí i tehdy, když zbývají jen dva hráči.
    .is-by-mode = v cash game bez omezení, v turnaji omezeně
    .is-unlimited = bez omezení
    .is-capped = omezení platí dál
    .is-lifted-when-two-are-left-in-the-tournament = bez omezení, až v turnaji zbývají jen dva
house-pot-limit = Největší zvýšení v pot limitu
    .about = Jak se počítá bank, o který se v pot limitu smí nejvýš zvýšit.
    .is-pot-after-call = o bank včetně vlastního dorovnání
    .is-pot-before-call = o bank, jak právě leží
    .is-others-chips = o to, co zatím vložili ostatní
house-min-raise = Nejmenší zvýšení
    .about = O kolik se v no limitu a pot limitu musí aspoň zvýšit.
    .is-last-bet-or-raise = o tolik, kolik byla poslední plná sázka nebo zvýšení
    .is-one-big-blind = vždycky o jeden velký blind
house-late-streets = Nejmenší sázka na turnu a riveru
    .about = Kde jsou sázky na turnu a riveru dvojnásobné.
    .is-limit-only = dva velké blindy v limitu, jinde jeden
    .is-all-structures = dva velké blindy všude
house-short-all-in = All-in menší než zvýšení
    .about = Jestli po all-inu, který na plné zvýšení nestačí, smějí znovu zvyšovat ti, kdo už mluvili.
    .is-full-bet = smějí jen po plném zvýšení
    .is-half-bet-in-limit = v limitu stačí polovina sázky
house-all-in-face-up = Karty lícem nahoru po all-inu
    .about = Jestli se všechny karty otočí, jakmile už nikdo nemůže sázet, i když ještě nejsou vyložené všechny společné.
    .is-tournaments = v turnajích
    .is-always = vždycky
    .is-never = nikdy, až při odkrytí karet
house-show-first = Kdo ukazuje první po samých checkách
    .about = Kdo začíná odkrytí karet, když v posledním kole nikdo nevsadil.
    .is-first-to-act = kdo byl v tom kole první na řadě
    .is-last-aggressor-of-hand = kdo v celém rozdání naposledy vsadil nebo zvýšil
house-losers-show = Kdo musí ukázat
    .about = Které karty musejí být při odkrytí vidět.
    .is-may-muck = ten, kdo začíná; poražené karty smějí zůstat skryté
    .is-all-show = všechny
    .is-winners-only = jen toho, kdo chce vyhrát
house-play-board = Hra se společnými kartami
    .about = Jestli hráč, jehož nejlepších pět karet leží celých na stole, musí říct, že hraje stůl.
    .is-not-required = nemusí, karty hovoří samy za sebe
    .is-required = musí, nebo ukáže obě své karty; jinak o svůj díl přijde
house-history-mucked = Skryté karty v historii
    .about = Jestli jde po rozdání zjistit, jaké karty zůstaly při odkrytí skryté. Složené karty nejdou zjistit nikdy.
    .is-yes = ano
    .is-no = ne
house-odd-chip = Komu patří žeton navíc
    .about = Po dělení banku může zbýt žeton, který už rozdělit nejde. Tady se určuje, čí je.
    .is-first-left-of-button = prvnímu vítězi vlevo od buttonu
    .is-nearest-counter-clockwise = vítězi, který je nejblíž buttonu proti směru hodinových ručiček
house-odd-chips = Víc žetonů navíc
    .about = Co se stane, když po dělení banku zbude víc než jeden žeton.
    .is-one-each = každému po jednom, popořadě
    .is-all-to-one = všechny jednomu vítězi
house-rake = Poplatek herny (rake)
    .about = Kolik si herna v cash game bere z banků.
    .is-none = nic
    .value = { $percent } % z banku, pokud se vyložil flop
    .value-cap = { $percent } % z banku, pokud se vyložil flop, nejvýš { $cap }
    .value-always = { $percent } % z každého banku
    .value-always-cap = { $percent } % z každého banku, nejvýš { $cap }
house-exposed-card = Odkrytá karta při rozdávání
    .about = Jak se rozhodne, když se při rozdávání otočí jedna karta některého hráče.
    .is-misdeal-if-first-two = rozdání je neplatné, pokud to byla první nebo druhá karta; jinak se vymění a spálí
    .is-replace-and-burn = vždycky se vymění a spálí
house-rebuys = Rebuy
    .about = Jestli si hráč smí v turnaji znovu koupit žetony.
    .is-none = nesmí
    .is-first-phase = v prvních úrovních
house-payouts = Výhry
    .about = Jak se v turnaji dělí částka na výhry.
    .is-50-30-20 = 50, 30 a 20 %
    .is-winner-takes-all = všechno vítězi
    .is-65-35 = 65 a 35 %
    .is-best-tenth = nejlepší desetině hráčů, čím výš, tím víc
    .is-custom = jak určí pořadatel
house-blind-levels = Délka úrovní
    .about = V čem se počítá čas do dalšího zvýšení blindů.
    .is-hands = v rozdáních
    .is-minutes = v minutách

## Kdo to říká

house-source-card-room = pravidla z herny
house-source-league = ligová pravidla
house-source-overview = slovenský přehled
house-source-online-room = polská online herna
house-source-general = obecná česká pravidla
house-source-practice = běžná praxe

## Kde se zdroje rozcházejí

conflict-1 = Slovenský přehled, online herna a obecná pravidla dovolují v kole tři zvýšení. Liga většinou čtyři, ale neříká, jestli se do nich počítá první sázka. Pravidla z herny uvádějí na jednom místě tři a na jiném tři nebo čtyři.
conflict-2 = Podle obecných pravidel omezení zvyšování neplatí, když zbývají dva hráči. V online herně neplatí jen při hře o peníze, v turnaji ano. Ostatní výjimku neznají.
conflict-3 = Pravidla z herny omezují zvyšování před flopem a druh sázek nejmenují; jinde z omezení vyjímají no limit i pot limit. Obecná pravidla vyjímají oba, přehled no limit. Liga a online herna mluví jen o limitu.
conflict-4 = V lize se zvyšuje o to, co je v banku, a není řečeno, jestli se předtím počítá vlastní dorovnání. Slovenský přehled počítá žetony ostatních hráčů. Ostatní mlčí.
conflict-5 = Pravidla z herny, liga a obecná pravidla chtějí aspoň tolik, kolik byla poslední sázka nebo zvýšení. Slovenský přehled chce pokaždé jeden velký blind, a před flopem i pravidla z herny.
conflict-6 = Pravidla z herny sázky na turnu a riveru zdvojnásobují a druh sázek nejmenují. Liga, přehled a online herna je zdvojnásobují v limitu. Obecná pravidla znají jen jeden velký blind.
conflict-8 = Liga jmenuje jako kolo s většími sázkami jen turn. Pravidla z herny, přehled a online herna jmenují turn i river.
conflict-9 = Podle pravidel z herny all-in menší než plné zvýšení sázky znovu neotevírá. Podle obecných pravidel jsou žetony za jeden a půl sázky zvýšením, ale to se all-inů netýká. Přehled dovoluje jakýkoli all-in a neříká, co z něj plyne.
conflict-10 = Pravidla z herny mají pravidlo plné sázky (full bet rule) pro limit a pot limit. Ostatní mlčí a o no limitu nemluví nikdo.
conflict-11 = V pravidlech z herny, v lize i v přehledu je malý blind zpravidla polovina velkého. Online herna polovinu zaokrouhluje dolů a v některých hrách má jinou výši.
conflict-12 = Podle pravidel z herny je velký blind dvojnásobek malého. V online herně je velký blind nižší limit, i když je malý zaokrouhlený: 7 a 15.
conflict-13 = Pravidla z herny řadí piky, srdce, kříže, káry a znají i abecední pořadí. Obecná pravidla řadí piky, srdce, káry, kříže.
conflict-14 = Podle pravidel z herny i ligy dostane button další hráč. V přehledu se buttonem stane malý blind. Obecná pravidla určují nejdřív velký blind a button může padnout na prázdné místo.
conflict-15 = Podle pravidel z herny musí každý zmeškaný blind zaplatit, než se vrátí. Podle obecných pravidel smí ten, kdo odešel z buttonu, nechat blindy jednou zadarmo projít.
conflict-16 = Podle obecných pravidel nový hráč počká na velký blind, nebo vloží stejnou částku. Pravidla z herny o placení nemluví, jen o místě, na které vstoupit nesmí.
conflict-17 = Podle pravidel z herny nový hráč nesmí vstoupit mezi oba blindy. Podle obecných pravidel nesmí nikam mezi button a velký blind.
conflict-18 = Pravidla z herny straddle často dovolují, v jakékoli hře. Liga ho dovoluje v některých hrách mimo turnaj. Ostatní ho neznají.
conflict-19 = Podle pravidel z herny dostane první kartu malý blind a poslední button; ve dvou je to týž hráč. V obecných pravidlech je button poslední. Online herna říká obojí.
conflict-20 = Pravidla z herny a liga pálí kartu před flopem, turnem i riverem. Online herna před flopem a turnem. Přehled o tom nemluví a pravidla z herny znají i hru bez pálení.
conflict-28 = V pravidlech z herny, v online herně i v obecných pravidlech začíná ten, kdo byl první na řadě. V některých klubech, dodávají obecná pravidla, začíná poslední agresor celého rozdání, a tak jde číst i přehled. Liga mlčí.
conflict-29 = V pravidlech z herny a v lize ukazují všichni, kdo zbyli. V přehledu smí poražený karty skrýt a v online herně musí ukázat jen ten, kdo naposledy sázel. Podle obecných pravidel ukazuje, kdo chce vyhrát.
conflict-30 = V online herně se skryté karty dají přečíst v historii. Podle přehledu je poražený smí skrýt navždy.
conflict-31 = V lize musí hráč ohlásit, že hraje stůl, jinak o nárok přijde. V online herně to pozná počítač. V obecných pravidlech karty hovoří samy za sebe, jakmile jsou ukázané.
conflict-35 = V pravidlech z herny a v obecných pravidlech patří žeton navíc prvnímu vítězi vlevo od buttonu. V přehledu tomu, kdo je dealerovi nejblíž proti směru hodinových ručiček. Liga a online herna mlčí.
conflict-36 = Obecná pravidla mluví jen o jednom žetonu navíc. V pravidlech z herny mají pozdější hráči menší díly. V přehledu dostane celý zbytek jeden hráč.
conflict-38 = Pravidla z herny obvykle chtějí aspoň jeden velký blind. Obecná pravidla přijmou i neúplný blind a podle přehledu se smí hrát s jakýmkoli počtem žetonů.
conflict-41 = Podle pravidel z herny se dokupuje mezi rozdáními, aspoň do poloviny buy-inu. Podle přehledu se kupuje znovu, až když hráč o všechno přijde, nebo v první části turnaje.
conflict-42 = Pravidla z herny znají nejmenší buy-in a žádný největší. V obecných pravidlech je to často 10 až 100 velkých blindů, nebo až 200, nebo bez omezení.
conflict-43 = Liga zná ante jen v pozdní části velkých turnajů, přehled v některých turnajích, obvykle desetinu velkého blindu. Obecná pravidla se o ante jen zmiňují. Pravidla z herny mlčí.
conflict-44 = V pravidlech z herny i v přehledu je obvyklých deset hráčů. Nejvýš jich podle obou může být 22, podle pravidel z herny bez spálených karet 23.
conflict-45 = V pravidlech z herny rozdává zaměstnanec, v ligových turnajích někdo, kdo nehraje, v online herně počítač. Podle přehledu a v ostatních ligových hrách to může být hráč na buttonu.
conflict-46 = Pravidla z herny karty otáčejí, když už se nedá sázet, například v turnaji; jinde smí hráč v all-inu čekat se zavřenými kartami. Ostatní mlčí.
conflict-48 = Pravidla z herny jednu odkrytou kartu vždycky vymění a spálí. Podle obecných pravidel je rozdání neplatné, pokud byla první nebo druhá; jinak může posloužit jako spálená.
conflict-50 = Pravidla z herny říkají obojí: že se rozdávání nejdřív dokončí a že se karta vymění hned.
conflict-56 = V pravidlech z herny si herna bere poplatek z banku. V ostatních bere vítěz celý bank.
conflict-58 = V přehledu jde startovné nejlepším hráčům. V pravidlech z herny a v lize blindy pravidelně rostou. Čísla neuvádí nikdo.
conflict-59 = Na jednom místě obecných pravidel nový hráč vkládá velký blind do banku, jako by byl mrtvý. Na jiném je vložený velký blind první sázkou. Pravidla z herny mlčí.

## Připravené sady

preset-school = Škola
    .about = Výchozí volby pravidel; při odkrytí ukazují všichni.
preset-live-card-room = Živá herna
    .about = Dealer z herny, straddle, rake a skryté karty zůstávají skryté.
preset-online-room = Online herna
    .about = Na blindy se vás stůl zeptá, herna si bere rake a skryté karty jdou zjistit.
preset-league = Česká liga
    .about = Čtyři zvýšení, pohyblivý button, ukazují všichni a kdo hraje stůl, řekne to.
