# Škola dealera: stránka, 21 povinností, rozhodnutí, 19 nehod.

dealer-about = Vedete celá rozdání z místa dealera. Nic se nerozdá, nestáhne ani neposune, dokud to neuděláte vy.
dealer-not-dealt = Rozdání této úrovně se nepodařilo připravit. Vraťte se k úrovním a otevřete ji znovu.
dealer-level-d1 = První rozdání
    .about = Tři hráči, nikdo all-in: button, blindy, karty, kdo je na řadě.
dealer-level-d2 = Celé rozdání
    .about = Šest hráčů: míchat, ohlašovat, stahovat sázky, číst karty, posouvat bank.
dealer-level-d3 = All-in
    .about = Vedlejší banky, vrácené žetony a první nehody.
dealer-level-d4 = Dělení a žetony navíc
    .about = Víc banků, dělení, button u prázdného místa, noví hráči. Vaše omyly projdou dál.
dealer-level-d5 = Jiné hry
    .about = Limit a pot limit, straddle, slova a žetony, které musíte posoudit.
dealer-level-d6 = Ligový večer
    .about = Deset hráčů, ante, rostoucí blindy, dvě nehody v každém rozdání.
dealer-hand-of = Rozdání { $hand } z { $hands }
dealer-duty-of = { $duty } z { $duties }
dealer-bell = Zazvonit: něco je špatně
dealer-bell-nothing = Všechno je v pořádku. Pokračujte.
dealer-bell-right = Ano. Zastavte rozdání.
dealer-hint = Nápověda
dealer-missed = Něco vám uniklo.
dealer-objection = Prošlo to, ale hráč se ozval: nebylo to správně. Napravte to hned.
dealer-read-table = Přečíst stůl nahlas
dealer-place = Místo dealera
dealer-burned = Spálené: { $cards }
dealer-folded = Složilo hráčů: { $hands }
dealer-hand-done = Rozdání skončilo
dealer-level-done = Úroveň skončila
dealer-passed = Splněno.
dealer-not-passed = Zatím nesplněno: je třeba { $mark } % a ani jeden žeton nesprávnému hráči.
dealer-accuracy = Přesnost { $percent } %
dealer-chips-wrong = Žetony pro nesprávného hráče: { $count }
dealer-mishaps-missed = Přehlédnuté nehody: { $count }
dealer-no-stops = Toto rozdání se nikde nezastavilo.
dealer-stops = Kde se rozdání zastavilo
dealer-dearest = Co stálo nejvíc
dealer-lost = ztracené body: { $points }
dealer-pace = Jak dlouho to trvalo
dealer-seconds = { $seconds } s
dealer-replay = Přehrát odtud
dealer-replaying = Přehrávání: nepočítá se.
dealer-back = Zpět k hodnocení
dealer-next-hand = Další rozdání
dealer-again = Úroveň ještě jednou
dealer-drill = Procvičit
dealer-levels = Všechny úrovně
dealer-begin = Začít
dealer-go-on = Pokračovat v úrovni
dealer-state-new = Nezačato
dealer-state-begun = Začato
dealer-state-passed = Splněno
dealer-table-seat = { $name }: zbývá { $stack }, vsazeno { $bet }
dealer-table-folded = { $name } už nehraje, karty jsou složené
dealer-table-button = Button: místo { $seat }
dealer-table-pot = { $pot }: { $amount }
dealer-table-board = Na stole: { $cards }
dealer-table-no-board = Na stole neleží žádná karta

## 1 až 7: před první akcí

dealer-new-deck = Zkontrolovat balíček
    .prompt = Leží před vámi nový balíček. Co nejdřív?
    .hint = Nové karty jsou srovnané a mohou mezi nimi být žolíci nebo karty s jiným rubem.
    .choice-check = Vyřadit žolíky a karty s jiným rubem, zbytek promíchat na stole
    .choice-deal = Hned rozdávat
    .choice-both = Zamíchat oba balíčky dohromady
    .right = Karty zkontrolovat, vyřadit, co tam nepatří, a promíchat (DECK-6, DECK-4).
    .slip-deal = Nové karty jsou srovnané. Nejdřív je zkontrolujte, potom promíchejte (DECK-6).
    .slip-both = Hraje se jen s jedním; druhý čeká na dalšího dealera (DECK-5).
dealer-shuffle = Zamíchat
    .prompt = Seřaďte šest úkonů míchání.
    .prompt-again = Před každým rozdáním se balíček míchá znovu.
    .hint = Začíná se na stole plochýma rukama a končí sejmutím.
    .motion-1 = Promíchat karty na stole (chemmy)
    .motion-2 = Prolnout půlky (riffle)
    .motion-3 = Riffle podruhé
    .motion-4 = Stáhnout po částech (strip)
    .motion-5 = Poslední riffle
    .motion-6 = Sejmout
    .again = Zamíchat a sejmout
    .right = Chemmy, riffle, riffle, strip, riffle, sejmout (SHUF-3, SHUF-4).
    .right-again = Před každým rozdáním znovu, nejvýš půl minuty (SHUF-1, SHUF-2).
    .slip-cut = Snímá se až nakonec, po posledním riffle (SHUF-4).
dealer-draw = Losovat o button
    .prompt = Každý má jednu odkrytou kartu. Kdo získává button?
    .hint = Vyhrává nejvyšší karta; při stejné hodnotě rozhodne barva: piky, srdce, káry, kříže.
    .right = { $name } má nejvyšší kartu, { $card } (DRAW-2).
    .slip-suit = Stejná hodnota: rozhoduje barva a { $card } je vyšší, tedy { $name } (DRAW-4).
dealer-button = Umístit button
    .prompt = Button z minulého rozdání: { $name }. Kam jde teď?
    .prompt-drawn = Je vylosováno. Kam patří button?
    .hint = Button se po každém rozdání posouvá doleva; může ho mít i prázdné místo.
    .right = Button jde o jedno místo doleva: { $name } (BTN-2).
    .right-drawn = Button patří tomu, kdo vyhrál losování: { $name } (DRAW-1).
    .right-dead = Místo { $seat } je prázdné a button jde právě tam: na řadě je místo malého blindu (BTN-4).
    .slip-stays = { $name } má button z minulého rozdání. Po každém jde dál (BTN-2).
    .slip-too-far = To je o místo moc daleko: předtím je na řadě { $name } (BTN-2).
    .slip-skips-empty = Místo { $seat } se nepřeskakuje: button tu dostane i prázdné místo (BTN-4).
    .slip-left-of-drawn = Button dostane přímo { $name }; blindy jsou až nalevo od něj (DRAW-1).
dealer-dealt-in = Kdo dostane karty
    .prompt = Označte všechny, kdo v tomto rozdání dostanou karty.
    .fact-sits-out = { $name } vynechává.
    .fact-no-chips = { $name } už nemá žetony.
    .fact-pays = { $name } ještě není ve hře a chce za vstup zaplatit.
    .fact-waits = { $name } ještě není ve hře a čeká na velký blind.
    .hint = Kdo vynechává, nedostane nic; nový hráč čeká na velký blind, nebo zaplatí; mezi buttonem a velkým blindem nikdo nevstupuje.
    .right = Karty dostanou: { $names } (BLIND-20, BUYIN-9).
    .slip-newcomer = { $name } je u stolu nově a neplatí: nejdřív musí přijít velký blind (BLIND-20).
    .slip-missed = { $name } má zmeškané blindy, které zatím nejsou zaplacené (BLIND-18).
    .slip-barred = { $name } sedí mezi buttonem a velkým blindem: tam nikdo nevstupuje (BLIND-21).
    .slip-sits-out = { $name } vynechává.
    .slip-no-chips = { $name } má na hru málo žetonů (BUYIN-9).
dealer-forced = Vybrat blindy a ante
    .fact-blinds = Blindy: { $small }/{ $big }.
    .fact-straddle = { $name } ohlašuje straddle.
    .fact-live = { $name } platí za vstup velký blind.
    .prompt-small = Kdo vkládá malý blind? Je-li místo prázdné, zvolte „nikdo“.
    .prompt-big = Kdo vkládá velký blind?
    .prompt-straddle = Kdo ohlásil straddle?
    .prompt-live = Kdo platí velký blind, aby mohl vstoupit?
    .prompt-antes = Ante je { $ante }. Kolik vyberete od všech dohromady?
    .prompt-amount = { $kind ->
        [small] Malý blind, vkládá { $name }: kolik?
        [big] Velký blind, vkládá { $name }: kolik?
        [straddle] Straddle, vkládá { $name }: kolik?
        [live] Vstup do hry, platí { $name }: kolik?
       *[ante] Ante, platí { $name }: kolik?
    }
    .hint = Malý blind sedí nalevo od buttonu, velký nalevo od něj. Ve dvou dává malý blind button. Kdo má málo, vloží, co má.
    .right-small = Malý blind: { $name }, nalevo od buttonu (BLIND-2).
    .right-big = Velký blind: { $name } (BLIND-2).
    .right-straddle = Straddle: { $name }, nalevo od velkého blindu (STRADDLE-2).
    .right-live = Za vstup platí { $name } a počítá se to jako sázka (BLIND-22).
    .right-no-small = Nikdo: místo malého blindu je prázdné (BTN-4).
    .right-amount = Je to { $amount }.
    .right-short = { $name } má místo { $nominal } jen { $amount } a tolik vloží (BLIND-17).
    .right-antes = Počet ante: { $count }, každé nejvýš { $ante }: { $total } (ANTE-3, ANTE-4).
    .slip-button = { $name } má button a ten platí, jen když hrají dva (BLIND-15).
    .slip-full = { $name } víc než { $amount } nemá; ostatní hrají dál o celý blind (BLIND-17).
    .slip-one-missing = Platí každý, počet hráčů je { $count } (ANTE-3).
dealer-laps = Rozdat karty
    .prompt = Rozdejte první kolo: ťukejte na místa v pořadí.
    .prompt-second = A druhé kolo.
    .hint = Po jedné kartě, od místa nalevo od buttonu; poslední kartu dostane button.
    .right = Každému jednu, první { $first }, poslední { $last }; potom totéž znovu (DEAL-1, DEAL-2).
    .slip-button-first = Button dostává kartu poslední: { $name } (DEAL-2).
    .slip-big-blind-first = První karta jde nalevo od buttonu: { $first } (DEAL-2).

## 8 až 11: sázkové kolo

dealer-turn = Vyzvat hráče na řadě
    .prompt = Kdo je na řadě? Pokud kolo skončilo, zvolte „nikdo“.
    .hint = Před flopem nalevo od posledního blindu, později nalevo od buttonu; potom dál doleva. Kdo složil nebo je all-in, nerozhoduje.
    .right-blinds = Nalevo od posledního blindu ({ $last }): { $name } (ROUND-2).
    .right-button = První ve hře nalevo od buttonu: { $name } (ROUND-7).
    .right-next = Poslední akce: { $last }. Další, kdo rozhoduje, je { $name } (ROUND-5).
    .slip-folded = { $name } už je mimo hru, karty jsou složené (FOLD-1).
    .slip-all-in = { $name } je all-in: už nerozhoduje (ALLIN-4).
    .slip-has-acted = { $name } má rozhodnutí právě za sebou; pokračuje se doleva (ROUND-5).
    .slip-blind-first = Blindy už jsou vložené. Začíná se nalevo od posledního: { $last } (ROUND-2).
    .slip-button-first = { $name } má button a mluví poslední (ROUND-7).
    .slip-big-blind-unheard = Velký blind ještě nemluvil: { $name } (ROUND-6).
    .slip-unmatched = Ještě ne: { $name } nemá dorovnanou sázku (ROUND-10).
    .slip-unheard = Ještě ne: { $name } v tomto kole teprve přijde na řadu (ROUND-10).
dealer-announce = Ohlásit akci
    .prompt-throws = { $name } vám posouvá karty lícem dolů. Co řeknete?
    .prompt-taps = { $name } klepe na stůl. Co řeknete?
    .prompt-puts = { $name } posouvá dopředu { $amount }. Co řeknete?
    .hint = Zvýšení se ohlašuje celkovou částkou, na kterou jde, dorovnání tím, co se přidává.
    .fold = Složení
    .check = Check
    .call-nothing = Dorovnání za nic
    .call = Dorovnání { $amount }
    .call-all-in = Dorovnání { $amount }, all-in
    .bet = Sázka { $amount }
    .bet-all-in = Sázka { $amount }, all-in
    .raise-to = Zvýšení na { $amount }
    .raise-to-all-in = Zvýšení na { $amount }, all-in
    .raise-by = Zvýšení o { $amount }
    .right-fold = { $name } skládá (FOLD-3).
    .right-check = { $name } checkuje (CHECK-1).
    .right-call = { $name } přidává { $amount } a tím dorovnává { $bet } (CALL-1).
    .right-bet = { $name } otevírá sázkou { $amount } (BET-1).
    .right-raise = { $name } zvyšuje { $bet } o { $by }, na { $amount } (RAISE-1).
    .slip-whole-bet = Přidává se méně: část už tam leží (CALL-1).
    .slip-no-raise = Není to víc než sázka: je to dorovnání (CALL-1).
    .slip-nothing-to-raise = Ještě nikdo nevsadil: první žetony kola jsou sázka (BET-1).
    .slip-nothing-to-call = Zatím není co dorovnat (BET-1).
    .slip-by = Na { $to }, o { $by } (RAISE-1).
dealer-stop = Zastavit, co není dovoleno
    .prompt = Co řeknete?
    .hint = Zvýšení je aspoň tak velké jako předchozí; krátký all-in nic neotevírá tomu, kdo už hrál; limit má cap, pot limit horní mez.
    .allow = Zvýšení na { $amount }
    .no-raise = Zvýšit nelze: dorovnat, nebo složit
    .at-least = Ne: nejméně na { $amount }
    .at-most = Ne: nejvýš na { $amount }
    .right = { $why }
dealer-round-over = Říct, že kolo skončilo
    .hint = Kolo končí, když všichni ve hře promluvili a dorovnali sázku.
    .right = Nikdo: všichni ve hře mají dorovnáno { $bet } (ROUND-10).
    .right-checked = Nikdo: všichni checkují (ROUND-10).
    .right-one-left = Nikdo: zbývá jen { $name } (ROUND-12).
    .slip-again = { $name } má v tomto kole rozhodnutí už za sebou a není na co odpovídat (ROUND-10).

## 12 až 15: mezi koly

dealer-refund = Vrátit, co nikdo nedorovnal
    .prompt = Kolik se vrací majiteli? Když nic, zadejte 0.
    .prompt-seat = Komu se vrací { $back }?
    .hint = Co nikdo nedorovnal, nebyla sázka: vrací se dřív, než se sestaví banky.
    .right = { $name }: { $bet } − { $matched } = { $back } se vrací (ALLIN-11).
    .slip-nothing = Posledních { $back } nikdo nedorovnal, dostane je zpět { $name } (ALLIN-11).
    .slip-whole = Vrací se jen to, co nikdo nedorovnal, { $back }; dostane to { $name } (ALLIN-11).
dealer-gather = Stáhnout sázky a sestavit banky
    .prompt = Stáhněte sázky. Kolik je teď v banku?
    .prompt-pots = Stáhněte sázky. Sestavte banky a určete, kdo může který vyhrát.
    .hint = Stahují se všechny sázky, i od těch, kdo složili. Co přesahuje all-in, jde do vedlejšího banku.
    .right = Leželo tam { $before }, přibylo { $bets }: { $total } (BOARD-5).
    .right-one = Jeden bank: { $total } (POT-1).
    .right-pots = Banky: { $pots }, dohromady { $total } (POT-1, POT-2).
    .slip-folders = Sázky těch, kdo složili, zůstávají v banku, tady { $left } (FOLD-1).
    .slip-this-round = { $before } už tam leželo (BOARD-5).
    .slip-too-early = Zatím nikdo nevložil víc než hráč all-in: { $names }. Vedlejší bank vznikne až další sázkou (POT-4).
    .slip-one-pot = Tyto žetony nedorovnali všichni, jsou tedy samostatný bank. Nepatří do něj: { $names } (POT-4).
dealer-burn-turn = Spálit a otočit
    .prompt = { $street ->
        [flop] Flop: co uděláte?
        [turn] Turn: co uděláte?
       *[river] River: co uděláte?
    }
    .hint = Jestli se pálí, říká herní řád; potom tři karty, jedna, jedna.
    .burn-three = Jednu spálit, tři otočit
    .burn-one = Jednu spálit, jednu otočit
    .three = Tři otočit
    .one = Jednu otočit
    .right = { $street ->
        [flop] Jedna karta stranou, potom flop: { $cards } (BURN-1, BOARD-1).
        [turn] Jedna karta stranou, potom turn: { $cards } (BURN-1, BOARD-2).
       *[river] Jedna karta stranou, potom river: { $cards } (BURN-1, BOARD-3).
    }
    .slip-no-burn = Nejdřív jedna karta stranou (BURN-1).
    .slip-count = Flop má tři karty, turn a river po jedné (BOARD-1, BOARD-2).
dealer-turn-up = Otočit karty hráčů all-in
    .prompt = Sázet už nejde. Otočí se teď karty hráčů?
    .hint = Rozhoduje herní řád: v turnaji ano, v cash game ne.
    .yes = Ano
    .no = Ne
    .right-yes = Nikdo už nemůže sázet a je to turnaj: karty se otočí (ALLIN-10).
    .right-no = U tohoto stolu zůstávají zakryté až do odkrytí karet (ALLIN-10).

## 16 až 21: konec

dealer-showdown = Vyzvat k odkrytí karet
    .prompt = V jakém pořadí ukazují?
    .hint = První ukazuje, kdo v posledním kole naposledy vsadil, pak dál doleva. Vedlejší banky jdou před hlavním.
    .right-bet-last = Poslední sázka: { $name }. Pořadí: { $names } (SHOW-2, SHOW-4).
    .right-checked = V posledním kole nikdo nevsadil: { $names } (SHOW-5).
    .slip-bet-last = Naposledy sází { $name } a ukazuje první (SHOW-2).
    .slip-left-of-button = Nikdo nevsadil: začíná { $name } (SHOW-5).
dealer-read = Přečíst karty
    .prompt = Co má { $name }?
    .prompt-five = { $name }: kterých pět karet se počítá?
    .hint = Počítá se nejlepších pět ze sedmi: dvě v ruce, pět na stole.
    .kind = { $kind }
    .right = { $name }: { $hand } (SHOW-10).
dealer-push = Posunout banky
    .prompt = { $pot ->
        [only] Bank { $amount }: komu patří? Označte všechny, kdo vyhrávají jeho část.
        [main] Hlavní bank { $amount }: komu patří? Označte všechny, kdo vyhrávají jeho část.
       *[side] Vedlejší bank { $number }, { $amount }: komu patří? Označte všechny, kdo vyhrávají jeho část.
    }
    .prompt-alone = { $pot ->
        [only] Bank { $amount }: komu patří? Chcete-li počkat na karty, zvolte „nikdo“.
        [main] Hlavní bank { $amount }: komu patří? Chcete-li počkat na karty, zvolte „nikdo“.
       *[side] Vedlejší bank { $number }, { $amount }: komu patří? Chcete-li počkat na karty, zvolte „nikdo“.
    }
    .hint = Každý bank zvlášť, nejdřív vedlejší, vždy nejlepší kombinaci z těch, kdo o něj hrají.
    .right = { $pot ->
        [only] { $amount } získává { $names }: { $hand } (POT-7).
        [main] Hlavní bank { $amount } získává { $names }: { $hand } (POT-7).
       *[side] Vedlejší bank { $number }, { $amount }, získává { $names }: { $hand } (POT-7).
    }
    .right-split = { $pot ->
        [only] { $amount } se dělí, { $names }: { $hand } (SPLIT-2).
        [main] Hlavní bank { $amount } se dělí, { $names }: { $hand } (SPLIT-2).
       *[side] Vedlejší bank { $number }, { $amount }, se dělí, { $names }: { $hand } (SPLIT-2).
    }
    .right-alone = Hraje o něj už jen { $name } (SHOW-19).
    .slip-waits = Karty nejsou třeba: hraje o něj už jen { $name } (POT-7).
    .slip-not-in-it = { $name } o tento bank nehraje (POT-4).
    .slip-not-shared = Kombinace jsou stejné, bank se tedy dělí: { $names } (SPLIT-1, SPLIT-2).
    .slip-other-pot = { $names }: to je jiný bank; každý se rozhoduje zvlášť (POT-7).
dealer-odd-chips = Žetony navíc
    .prompt = { $amount } rovným dílem je po { $share }, zbývá { $over }. Kdo dostane zbytek? Po jednom.
    .hint = Žetony navíc se dávají po jednom, od místa nalevo od buttonu.
    .right = Nalevo od buttonu ({ $button }) je první { $first }: { $names } (ODD-2).
    .slip-order = Nalevo od buttonu sedí { $first } dřív než { $name } (ODD-2).
dealer-fee = Vzít poplatek
    .prompt = Herna si bere { $percent } %, nejvýš { $cap }. Kolik to je v celých žetonech?
    .hint = Podíl z banku, zaokrouhlený dolů, a nikdy víc, než dovoluje horní mez.
    .right = { $percent } % z { $pot }, zaokrouhleno dolů, nejvýš { $cap }: { $fee } (RAKE-1).
    .slip-no-cap = Víc než { $cap } si herna nebere (RAKE-1).
dealer-close = Uzavřít rozdání
    .prompt = Všechny banky jsou rozdělené.
    .hint = Karty se seberou, button se posune s dalším rozdáním.
    .close = Sebrat karty
    .right = Button se posune s dalším rozdáním (BTN-2).

## Rozhodnutí

dealer-ruling = Rozhodnutí
    .prompt = Něco je špatně. Jak rozhodnete?
    .prompt-counts = Za co se to počítá?
    .right = { $why }

## 19 nehod: jak se ukážou

dealer-mishap-second-card = Otočí se jedna z prvních dvou karet
    .sign = Při rozdávání se otočila karta číslo { $number }: dostává ji { $name }.
dealer-mishap-later-card = Otočí se pozdější karta
    .sign = Při rozdávání se otočila karta číslo { $number }: dostává ji { $name }.
dealer-mishap-two-cards = Otočí se dvě karty
    .sign = Při rozdávání se otočily dvě karty; první je karta číslo { $number }, dostává ji { $name }.
dealer-mishap-wrong-chair = Karty pro prázdné místo, nebo hráč bez karet
    .sign = Dvě karty leží před prázdným místem. Počet hráčů, kteří už hráli: { $acted }.
    .sign-none = { $name } nemá karty. Počet hráčů, kteří už hráli: { $acted }.
dealer-mishap-wrong-button = Button je na špatném místě
    .sign = Hráč říká: při rozdávání se button posunul o místo dál a karty se rozdaly od špatného místa. Počet hráčů, kteří už hráli: { $acted }.
dealer-mishap-boxed-card = Karta v balíčku leží lícem nahoru
    .sign = Další karta balíčku leží lícem nahoru.
    .sign-gone = Z balíčku přišla karta lícem nahoru a následující už dostal jiný hráč.
dealer-mishap-no-burn = Zapomnělo se spálit
    .sign = Před vyložením se nespálila karta. Nikdo ještě nezahrál.
    .sign-late = Před vyložením se nespálila karta. Potom už někdo zahrál.
dealer-mishap-four-flop = Čtyři karty na flopu
    .sign = Dvě karty se slepily: na flopu leží čtyři.
dealer-mishap-early-street = Předčasně vyložené karty
    .sign = Další společné karty už leží na stole, ale ještě má hrát { $name }.
dealer-mishap-false-deck = Něco není v pořádku s balíčkem
    .sign-alike = Dva hráči mají stejnou kartu: { $card }.
    .sign-back = Karta jednoho hráče má jiný rub.
    .sign-back-stub = Karta v nerozdaném zbytku má jiný rub.
    .sign-joker = Hráč se podíval na karty a má žolíka. Ještě nikdo nehrál.
    .sign-missing = Někdo si všiml, že v balíčku chybí karta.
dealer-mishap-out-of-turn = Mimo pořadí
    .sign = { $name } posouvá žetony dopředu.
    .sign-fold = { $name } odstrkuje své karty.
dealer-mishap-words-and-chips = Slova a žetony
    .sign-string = { $name } posouvá dopředu { $first }, rozhlíží se a přidává { $later }.
    .sign-one-chip = { $name } beze slova posouvá jediný žeton, { $first }.
    .sign-too-few = { $name } beze slova posouvá několik žetonů, dohromady { $first }.
    .sign-half = { $name } beze slova jedním pohybem posouvá několik žetonů, dohromady { $first }.
    .sign-call-raise = { $name } říká: „Dorovnávám… a zvyšuju na { $later }.“
    .sign-too-little = { $name } říká: „Zvyšuju na { $first }.“
dealer-mishap-illegal-raise = Nedovolené zvýšení
    .sign = { $name } říká: „Zvyšuju na { $to }.“
dealer-mishap-thrown-away = Zahozená výherní kombinace
    .sign = { $name } hází karty mezi odhozené, pak vidí, že by vyhrály, a chce je zpátky.
dealer-mishap-misread = Špatně přečtené karty
    .sign = { $name } říká: „{ $kind }.“ Podívejte se na karty.
dealer-mishap-swept-in = Sebrané nechráněné karty
    .sign = Sbíráte nechráněné karty, které má { $name }. Už se dotkly odhozených. Přichází stížnost.
dealer-mishap-on-the-floor = Karty na zemi
    .sign = Karty spadly ze stolu: { $name }.
dealer-mishap-old-chips = Žetony z minulého rozdání
    .sign = Uprostřed ještě leží { $amount } z minulého rozdání. Kdo v něm nebyl: { $name }.
dealer-mishap-chips-moved = Žetony přibyly nebo zmizely
    .sign = { $name } vytahuje z kapsy další žetony a přidává si je.
    .sign-pockets = { $name } si strká část žetonů do kapsy.
    .after = Platí až od dalšího rozdání
    .now = Platí hned
    .never = Žetony nesmí nikdo nikdy přidat
    .back = Žetony se vracejí na stůl
    .half = Polovina smí pryč
    .his = Patří hráči; nechat být
    .right = { $name } smí přidávat žetony jen mezi rozdáními (BUYIN-7).
    .right-pockets = { $name } během hry nesmí žetony ze stolu odnášet (BUYIN-6).
