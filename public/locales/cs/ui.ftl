# Stránka: lišta, tlačítka, podnos, listy, nastavení, klávesy. Hráči se tyká.

## Lišta

ui-game-nl = No limit { $small }/{ $big }
ui-game-nl-ante = No limit { $small }/{ $big }, ante { $ante }
ui-game-pl = Pot limit { $small }/{ $big }
ui-game-fl = Fixed limit, blindy { $small }/{ $big }
ui-hand-preflop = Rozdání { $hand } · Před flopem
ui-hand-flop = Rozdání { $hand } · Flop
ui-hand-turn = Rozdání { $hand } · Turn
ui-hand-river = Rozdání { $hand } · River
ui-hand-showdown = Rozdání { $hand } · Odkrytí
ui-home = Úvod
ui-log = Co se stalo
ui-pause = Pauza
ui-settings = Nastavení

## Stůl

ui-you = Ty
ui-your-place = Tvoje místo
ui-your-cards = Tvoje karty
ui-board = Společné karty
ui-flop = Flop
ui-turn = Turn
ui-river = River
ui-pots = Banky
ui-pot = Bank
ui-pot-main = Hlavní
ui-pot-side = Vedlejší { $pot }
ui-card-down = karta lícem dolů
ui-dealer-button = button, značka rozdávajícího
ui-gain = +{ $amount }
ui-paused = Pauza
ui-paused-about = Rozdání { $hand }. Nic se neděje, dokud nebudeš chtít pokračovat.
ui-elsewhere = Hra pokračuje v jiném panelu
ui-elsewhere-about = Hraje se dál tam, proto tady stojí. „Pokračovat“ ji převezme, jak teď je.
ui-resumed = Hraje se dál.
ui-go-on = Pokračovat

## Rozhodčí

ui-referee = Rozhodčí
ui-referee-margin = Poznámky rozhodčího
ui-every-line = U každého řádku je jeho pravidlo
ui-why = Proč?
ui-why-not = Proč ne? { $reason }
ui-why-rule = Proč? Pravidlo { $rule }
ui-result = Výsledek
ui-plays-for = Vyhrát ho může

ui-price-ask = Cena?
ui-price = { $call } za { $pot }: { $odds } ku 1. Vyplatí se od { $percent } % výher.
ui-price-spoken = Dorovnání { $call } hraje o bank { $pot }: { $odds } ku jedné. Vyplatí se, když vyhraješ v { $percent } procentech případů.
ui-in-blinds = { $figure } BB
ui-look-back = Vzít zpět

## Tlačítka

ui-learn = Učení
ui-actions = Akce
ui-fold = Složit
ui-check = Check
ui-call = Dorovnat
ui-call-all-in = Dorovnat all-in
ui-bet = Vsadit
ui-raise = Zvýšit
ui-raise-to = Zvýšit na
ui-all-in = All-in
ui-show = Ukázat
ui-muck = Skrýt
ui-hurry = Přeskočit k výsledku
ui-next-hand = Další rozdání
ui-rebuy = Dokoupit za { $amount } a hrát dál

## Podnos

ui-tray = Volby
ui-presets = Částky
ui-preset-min = Min.
ui-preset-half = ½ banku
ui-preset-three-quarters = ¾ banku
ui-preset-pot = Bank
ui-preset-all-in = All-in
ui-preset-max = Max.
ui-end-min = min. { $amount }
ui-end-max = max. { $amount }
ui-less = Méně o jeden velký blind
ui-more = Více o jeden velký blind
ui-bet-exact = Vsadit, přesná částka
ui-raise-exact = Zvýšit na, přesná částka
ui-if-you-stay = Když zůstaneš
ui-against = proti
ui-ahead = Rozhodnout předem
ui-ahead-check-fold = Check, nebo složit
ui-ahead-call = Dorovnat { $amount }
ui-ahead-note = Rozhodnuto předem; zruší se, když se změní cena.
ui-skip = Po složení vždy přeskočit
ui-speed = Tempo ostatních
ui-speed-slow = Pomalu
ui-speed-normal = Lidsky
ui-speed-fast = Rychle
ui-speed-instant = Hned

## Listy

ui-close = Zavřít
ui-free-fold = Check je zadarmo
ui-free-fold-about = Check nic nestojí a zůstaneš ve hře. Přesto složit?
ui-fold-anyway = Přesto složit
ui-notices = Na vědomí

## Nastavení

ui-keys = Klávesy
ui-keys-hint = ? klávesy
ui-keys-note = V textovém poli písmena nikdy nehrají. V nastavení se dají vypnout.
ui-keys-off = Zkratky z jednoho písmene jsou v nastavení vypnuté.

## Klávesy

key-fold = složit (kde je check zadarmo, napřed se zeptá); na konci skrýt
key-stay = check, nebo dorovnat; na konci ukázat
key-amount = přejít na částku; Enter vsadí nebo zvýší
key-presets = částky zleva doprava
key-step = částka o jeden velký blind
key-page = částka o deset velkých blindů
key-ends = nejmenší a největší částka
key-next = další rozdání
key-pause = pauza, pokračovat
key-hurry = po složení přeskočit k výsledku
key-why = proč? (k tomu, co zaznělo naposled)
key-board = přečíst společné karty
key-hand = přečíst moje karty a kombinaci
key-pots = přečíst banky
key-price = přečíst cenu dorovnání a pot odds
key-stacks = přečíst stacky, od hráče po mé levici
key-last = přečíst poslední akci
key-turn = přečíst, kdo je na řadě a co smím
key-log = co se v tomto rozdání stalo
key-settings = nastavení
key-keys = tento seznam
key-tab = rozhodčí, částky, akce, místa, lišta
key-esc = zavřít list

## Čtení nahlas

ui-read-board = Na stole: { $cards }.
ui-read-no-board = Na stole ještě nejsou žádné karty.
ui-read-hand = { $cards }: { $hand }.
ui-read-no-hand = Nemáš žádné karty.
ui-read-pot = Bank { $amount }.
ui-read-pot-of = { $pot } { $amount }: { $names }.
ui-read-stack = { $name } { $stack }.
ui-read-stack-bet = { $name } { $stack }, sázka { $bet }.
ui-read-stack-all-in = { $name } all-in.
ui-read-stack-folded = { $name } mimo hru, { $stack }.
ui-read-moving = Zatím není co rozhodovat.
ui-read-over = Rozdání skončilo.

## Řekne se jednou

ui-notice-address = V odkazu je něco špatně.
ui-notice-damaged = Uloženou hru se nepodařilo přečíst.
ui-notice-damaged-about = Uloženou hru se nepodařilo přečíst, proto se rozdala nová. To, co bylo uloženo, zůstalo v tomto zařízení pod jiným jménem.
ui-notice-not-kept = Prohlížeč tu neukládá rozehrané hry.
ui-notice-not-kept-about = Prohlížeč tu nedovoluje nic ukládat. Hrát se dá, ale po zavření stránky se rozehraná hra ztratí.
ui-notice-no-texts = Jazyk se nepodařilo načíst.
ui-notice-no-texts-about = Texty tohoto jazyka se nepodařilo načíst. Zkus to znovu, až budeš online.
ui-notice-no-bots = Soupeři jen čekají a skládají.
ui-notice-no-bots-about = Program tvých soupeřů se nepodařilo načíst, takže jen čekají (check) a skládají. Až budeš online, načti stránku znovu; hra bude pokračovat tam, kde je.
ui-wrong-place = Obrazovka „{ $part }“ neexistuje. Tohle je stůl.
ui-wrong-name = „{ $part }“ tu není známo. Odkaz na hru může uvést seed, seats, structure, speed, rules, blinds, buyin a level.
ui-wrong-seed = „{ $part }“: seed je 1 až 64 šestnáctkových číslic. Vylosoval se jiný.
ui-wrong-seats = „{ $part }“: stůl má 2 až 10 míst.
ui-wrong-structure = „{ $part }“: structure je nl, pl nebo fl.
ui-wrong-speed = „{ $part }“: speed je slow, normal, fast nebo instant.
ui-wrong-rules = „{ $part }“: herní řád se píše jako rules=raiseCap:3,burnCards:off, se jmény a hodnotami z knihy pravidel.
ui-wrong-blinds = „{ $part }“: blindy jsou dvě částky jako blinds=5/10, menší první.
ui-wrong-buyin = „{ $part }“: buy-in je částka aspoň 1 žeton.
ui-wrong-players = „{ $part }“: turnaj má 2 až 180 hráčů.
ui-wrong-level = „{ $part }“: úroveň je číslo od 1 do 8.
ui-wrong-table = Části tohoto odkazu nejdou dohromady, a tak se prostřel obvyklý stůl.
