# Stránka: lišta, tlačítka, podnos, listy, nastavení, klávesy. Hráči se vyká, s malým písmenem.

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

ui-you = Vy
ui-your-place = Vaše místo
ui-your-cards = Vaše karty
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
ui-paused-about = Rozdání { $hand }. Nic se neděje, dokud nebudete chtít pokračovat.
ui-elsewhere = Hra pokračuje v jiném panelu
ui-elsewhere-about = Hraje se tam, a tak tady hra stojí. „Pokračovat“ ji převezme, jak teď je.
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
ui-price-spoken = Dorovnáním { $call } hrajete o bank { $pot }: { $odds } ku jedné. Vyplatí se, když vyhrajete v { $percent } procentech případů.
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
ui-if-you-stay = Když zůstanete
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
ui-free-fold-about = Check nic nestojí a zůstanete ve hře. Přesto složit?
ui-fold-anyway = Přesto složit
ui-asks-blind = Dáte blind?
ui-post = Dát
ui-sit-out = Vynechat
ui-asks-straddle = Dáte straddle?
ui-straddle = Dát straddle
ui-no-straddle = Hrát bez něj
ui-notices = Na vědomí

## Nastavení

ui-keys = Klávesy
ui-keys-hint = ? klávesy

## Čtení nahlas

ui-read-board = Na stole: { $cards }.
ui-read-no-board = Na stole ještě nejsou žádné karty.
ui-read-hand = { $cards }: { $hand }.
ui-read-no-hand = Nemáte žádné karty.
ui-read-pot = Bank { $amount }.
ui-read-pot-of = { $pot } { $amount }: { $names }.
ui-read-stack = { $name } { $stack }.
ui-read-stack-bet = { $name } { $stack }, sázka { $bet }.
ui-read-stack-all-in = { $name } all-in.
ui-read-stack-folded = { $name } mimo hru, { $stack }.
ui-turn-free = Jste na řadě, check je zadarmo.
ui-turn-price = Jste na řadě, dorovnání za { $call }.
ui-read-moving = Zatím není co rozhodovat.
ui-read-over = Rozdání skončilo.

## Řekne se jednou

ui-notice-address = V odkazu je něco špatně.
ui-notice-damaged = Uloženou hru se nepodařilo přečíst.
ui-notice-not-kept = Prohlížeč tu neukládá rozehrané hry.
ui-notice-not-kept-about = Prohlížeč tu nedovoluje nic ukládat. Hrát se dá, ale po zavření stránky se rozehraná hra ztratí.
ui-notice-no-texts = Jazyk se nepodařilo načíst.
ui-notice-no-texts-about = Texty tohoto jazyka se nepodařilo načíst. Zkuste to znovu, až budete online.
ui-notice-no-bots = Soupeři jen checkují a skládají.
