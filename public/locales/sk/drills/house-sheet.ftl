# Cvičenie: ktoré pravidlo platí v tejto herni?

drill-house-sheet = Ktoré pravidlo herne?
    .prompt = Čo tu platí?
    .prompt-named = Čo tu platí? Nájdite riadok „{ $option }“.
    .prompt-which = Niekto odpovedá: „{ $said }“. Podľa ktorého poriadku je to správne?
    .yes = Áno
    .no = Nie
    .amount = { $amount }
    .count = { $count }
    .player = { $name }
    .chair = Stolička { $number }
    .deals-computer = Počítač
    .deals-house = Krupiér herne, ktorý nehrá
    .sheet-always = V hernom poriadku; nazrieť doň smie každý a kedykoľvek
    .sheet-asked = Nikde: krupiér rozhoduje od prípadu k prípadu
    .sheet-nowhere = Nikde: pravidlá sú vo všetkých herniach rovnaké
    .sheet = Poriadok { $letter }
    .hint = Kde sa herne líšia, rozhoduje herný poriadok. Nájdite riadok, o ktorý ide; na ostatných tu nezáleží.
    .right = „{ $option }: { $value }.“ Odpoveď je tu teda: { $outcome } ({ $rule }).
    .right-which = Poriadok { $letter } hovorí „{ $option }: { $value }“ ({ $rule }).
    .slip-usual = To je obvyklé pravidlo. Prečítajte si poriadok: tu hovorí „{ $value }“ (GAME-6).
    .slip-other-value = Tak by to bolo, keby poriadok hovoril „{ $value }“.
    .slip-usual-sheet = Poriadok { $letter } má obvyklé pravidlo, „{ $value }“. Podľa neho je odpoveď „{ $outcome }“.
    .slip-other-sheet = Poriadok { $letter } hovorí „{ $value }“. Podľa neho je odpoveď „{ $outcome }“.
    .case-house-rules-sheet = Dvaja hráči sa hádajú, ktoré pravidlá pri stole platia. Kde ich nájdu?
    .case-max-seats = Hráčov pri stole: { $sitting }. Prichádza ešte jeden. Je preňho miesto?
    .case-who-deals = { $name } má button. Kto rozdáva karty?
    .case-min-buy-in = Veľký blind je { $big }. Nový hráč si chce prisadnúť so vkladom { $amount }. Stačí to?
    .case-max-buy-in = Veľký blind je { $big }. Nový hráč si chce prisadnúť so vkladom { $amount }. Smie mať toľko?
    .case-min-stack-to-play = { $name } má už len { $stack }, veľký blind je { $big }. Dostane { $name } v ďalšom rozdaní karty?
    .case-top-up-floor = Najmenší vklad je { $least }. { $name } má { $stack } a medzi rozdaniami chce pridať { $amount }. Smie?
    .case-draw-suit-order = Losovanie o button: Adam má { $first }, Bea { $second }, Cyril { $third }. Kto dostane button?
    .case-button-rule = Hráčov pri stole: { $chairs }. Stolička 1 má button, stolička 2 malý blind, stolička 3 veľký blind. Po rozdaní { $gone } odchádza zo stoličky 2. Na ktorej stoličke je button v ďalšom rozdaní?
    .case-small-blind-rounding = Jednotku peňazí tvorí { $unit } žetónov, najmenší žetón má hodnotu 1. Veľký blind je { $big }. Aký veľký je malý blind?
    .case-small-blind-amount = Veľký blind je { $big }. Aký veľký je malý blind?
    .case-missed-blind = { $name } má zmeškaný veľký blind a vracia sa, až keď button prešiel. Smie { $name } počkať na ďalší veľký blind a nič neplatiť?
    .case-button-break-exemption = { $name } odchádza na buttone a vracia sa; blindy medzitým prešli raz. Hrá { $name } a nič za to neplatí?
    .case-new-player-entry = { $name } si práve sadá vľavo od veľkého blindu. Dostane { $name } karty hneď a bez platenia?
    .case-blind-posting = V ďalšom rozdaní príde veľký blind a platí ho { $name }. Opýta sa stôl vopred?
    .case-ante = Prvá úroveň turnaja, počet hráčov: { $players }, blindy { $small } a { $big }. Koľko je v banku pred prvou akciou?
    .case-ante-size = Ante sa platí a veľký blind je { $big }. Aké veľké je jedno ante?
    .case-straddle = Cash game, blindy { $small } a { $big }. { $name } vľavo od veľkého blindu chce ešte pred kartami vložiť { $amount }. Smie?
    .case-straddle-counts-as-raise = Limit { $big }–{ $upper }. { $name } dáva straddle { $amount } a všetci navyšujú. Na koľko sa pred flopom najviac dostanú?
    .case-straddle-min-raise = No limit, veľký blind { $big }. { $name } dáva straddle { $amount }. Na koľko sa musí aspoň navýšiť?
    .case-heads-up-first-card = Dvaja hráči: { $name } má button, { $other } sedí oproti. Kto dostane prvú kartu?
    .case-burn-cards = Počet hráčov: { $players }. River je vyložený. Koľko kariet je z balíčka preč, aj s kartami hráčov?
    .case-raise-cap = Limit, traja hráči na flope: stávka { $bet }, navýšenie na { $second }, na { $third }, na { $fourth }. Smie ďalší hráč znova navýšiť?
    .case-heads-up-cap = { $game ->
        [tournament] Turnaj
       *[cash] Cash game
    }, limit { $small }–{ $size }, dvaja hráči na turne: stávka a tri navýšenia, na { $amount }. Smie ďalší znova navýšiť?
    .case-pot-limit-max = Pot limit, dvaja hráči, každý vložil { $half }: v banku je { $pot }. Jeden vsádza { $bet }. Na koľko smie druhý najviac navýšiť?
    .case-min-raise = No limit, veľký blind { $big }. Stávka { $bet }, navýšenie na { $raise }. Na koľko sa teraz musí aspoň navýšiť?
    .case-late-street-minimum = No limit, blindy { $small } a { $big }. Na stole leží turn a nikto na ňom ešte nevsadil. Aká je najmenšia stávka?
    .case-short-all-in-raise = Limit: { $name } vsádza { $bet }, { $other } je all-in za { $amount }, { $third } dorovnáva. Smie { $name } znova navýšiť?
    .case-all-in-face-up = { $game ->
        [tournament] Turnaj
       *[cash] Cash game
    }: všetci, čo zostávajú, sú all-in a turn aj river ešte len prídu. Otočia sa teraz karty lícom nahor?
    .case-show-first-when-checked = { $button } má button, vľavo od neho sedí { $first }. { $name } na turne vsádza a ostatní dorovnávajú; na riveri všetci checkujú. Kto ukazuje prvý?
    .case-losers-show = Súper ukázal dve esá a { $name } ich neporazí. Smie { $name } nechať karty skryté?
    .case-play-board-declaration = Päť kariet na stole je to najlepšie, čo { $name } má. Príde { $name } o svoj diel, ak to nepovie a neukáže ani obe karty?
    .case-history-shows-mucked = { $name } pri vyložení prehráva a karty necháva skryté. Dajú sa neskôr zistiť?
    .case-odd-chip = Šesť hráčov. { $name } na malom blinde a { $other } vpravo od buttonu sa delia o bank { $pot }. Kto dostane žetón navyše?
    .case-odd-chips-spread = { $name }, { $second } a { $third } sa delia o bank { $pot }; prvý vľavo od buttonu je { $name }. Koľko { $name } dostane?
    .case-rake = { $name } vyhráva na riveri bank { $pot }. Koľko { $name } dostane?
    .case-exposed-hole-card = Pri rozdávaní sa otočí { $card ->
        [1] prvá
       *[other] druhá
    } karta. Je rozdanie neplatné?
    .case-rebuys = V prvej úrovni turnaja prichádza { $name } o všetky žetóny. Smie si { $name } kúpiť nové?
    .case-payouts = Na výhry v turnaji je { $pool }. Koľko je za { $place ->
        [1] prvé
       *[other] druhé
    } miesto?
    .case-blind-levels = Úroveň trvá desať rozdaní, alebo desať minút. Desať rozdaní zabralo { $minutes } minút. Zvýšia sa teraz blindy?
