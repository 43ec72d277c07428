# Stránka: lišta, tlačidlá, podnos, listy, nastavenia, klávesy. Hráčovi sa vyká.

## Lišta

ui-game-nl = No limit { $small }/{ $big }
ui-game-nl-ante = No limit { $small }/{ $big }, ante { $ante }
ui-game-pl = Pot limit { $small }/{ $big }
ui-game-fl = Fixed limit, blindy { $small }/{ $big }
ui-hand-preflop = Rozdanie { $hand } · Pred flopom
ui-hand-flop = Rozdanie { $hand } · Flop
ui-hand-turn = Rozdanie { $hand } · Turn
ui-hand-river = Rozdanie { $hand } · River
ui-hand-showdown = Rozdanie { $hand } · Vyloženie
ui-home = Úvod
ui-log = Čo sa stalo
ui-pause = Pauza
ui-settings = Nastavenia

## Stôl

ui-you = Vy
ui-your-place = Vaše miesto
ui-your-cards = Vaše karty
ui-board = Spoločné karty
ui-flop = Flop
ui-turn = Turn
ui-river = River
ui-pots = Banky
ui-pot = Bank
ui-pot-main = Hlavný
ui-pot-side = Vedľajší { $pot }
ui-card-down = zakrytá karta
ui-dealer-button = button, značka rozdávajúceho
ui-gain = +{ $amount }
ui-paused = Pauza
ui-paused-about = Rozdanie { $hand }. Nič sa nedeje, kým nebudete chcieť pokračovať.
ui-elsewhere = Hra pokračuje na inej karte prehliadača
ui-elsewhere-about = Hrá sa ďalej tam, preto tu hra stojí. „Pokračovať“ ju prevezme tak, ako je teraz.
ui-resumed = Hrá sa ďalej.
ui-go-on = Pokračovať

## Rozhodca

ui-referee = Rozhodca
ui-referee-margin = Poznámky rozhodcu
ui-every-line = Pri každom riadku je jeho pravidlo
ui-why = Prečo?
ui-why-not = Prečo nie? { $reason }
ui-why-rule = Prečo? Pravidlo { $rule }
ui-result = Výsledok
ui-plays-for = Vyhrať ho môže

ui-price-ask = Cena?
ui-price = { $call } za { $pot }: { $odds } ku 1. Oplatí sa, ak vyhráte aspoň v { $percent } % prípadov.
ui-price-spoken = Dorovnanie { $call } hrá o bank { $pot }: { $odds } ku jednej. Oplatí sa, ak vyhráte aspoň v { $percent } percentách prípadov.
ui-in-blinds = { $figure } BB
ui-look-back = Vziať späť

## Tlačidlá

ui-learn = Učenie
ui-actions = Akcie
ui-fold = Položiť
ui-check = Check
ui-call = Dorovnať
ui-call-all-in = Dorovnať all-in
ui-bet = Vsadiť
ui-raise = Navýšiť
ui-raise-to = Navýšiť na
ui-all-in = All-in
ui-show = Ukázať
ui-muck = Skryť
ui-hurry = Preskočiť na výsledok
ui-next-hand = Ďalšie rozdanie
ui-rebuy = Dokúpiť za { $amount } a hrať ďalej

## Podnos

ui-tray = Voľby
ui-presets = Sumy
ui-preset-min = Min.
ui-preset-half = ½ banku
ui-preset-three-quarters = ¾ banku
ui-preset-pot = Bank
ui-preset-all-in = All-in
ui-preset-max = Max.
ui-end-min = min. { $amount }
ui-end-max = max. { $amount }
ui-less = Menej o jeden veľký blind
ui-more = Viac o jeden veľký blind
ui-bet-exact = Vsadiť, presná suma
ui-raise-exact = Navýšiť na, presná suma
ui-if-you-stay = Keď zostanete
ui-against = proti
ui-ahead = Rozhodnúť vopred
ui-ahead-check-fold = Check, alebo položiť
ui-ahead-call = Dorovnať { $amount }
ui-ahead-note = Rozhodnuté vopred; zruší sa, keď sa zmení cena.
ui-skip = Po položení kariet vždy preskočiť
ui-speed = Tempo ostatných
ui-speed-slow = Pomaly
ui-speed-normal = Ľudsky
ui-speed-fast = Rýchlo
ui-speed-instant = Hneď

## Listy

ui-close = Zavrieť
ui-free-fold = Check je zadarmo
ui-free-fold-about = Check nič nestojí a zostanete v hre. Aj tak položiť karty?
ui-fold-anyway = Aj tak položiť
ui-asks-blind = Dáte blind?
ui-post = Dať
ui-sit-out = Vynechať
ui-asks-straddle = Dáte straddle?
ui-straddle = Dať straddle
ui-no-straddle = Hrať bez neho
ui-notices = Na vedomie

## Nastavenia

ui-keys = Klávesy
ui-keys-hint = ? klávesy

## Čítanie nahlas

ui-read-board = Na stole: { $cards }.
ui-read-no-board = Na stole ešte nie sú žiadne karty.
ui-read-hand = { $cards }: { $hand }.
ui-read-no-hand = Nemáte žiadne karty.
ui-read-pot = Bank { $amount }.
ui-read-pot-of = { $pot } { $amount }: { $names }.
ui-read-stack = { $name } { $stack }.
ui-read-stack-bet = { $name } { $stack }, stávka { $bet }.
ui-read-stack-all-in = { $name } all-in.
ui-read-stack-folded = { $name } mimo hry, { $stack }.
ui-turn-free = Ste na rade, check je zadarmo.
ui-turn-price = Ste na rade, dorovnanie za { $call }.
ui-read-moving = Zatiaľ nie je čo rozhodovať.
ui-read-over = Rozdanie sa skončilo.

## Povie sa raz

ui-notice-address = V odkaze je niečo zle.
ui-notice-damaged = Uloženú hru sa nepodarilo prečítať.
ui-notice-not-kept = Prehliadač tu neukladá rozohrané hry.
ui-notice-not-kept-about = Prehliadač tu nedovoľuje nič ukladať. Hrať sa dá, ale po zavretí stránky sa rozohraná hra stratí.
ui-notice-no-texts = Jazyk sa nepodarilo načítať.
ui-notice-no-texts-about = Texty tohto jazyka sa nepodarilo načítať. Skúste to znova, keď budete online.
ui-notice-no-bots = Súperi len dávajú check a kladú karty.
