# Čo hovoria dva listy pri stole: klávesy a čo je v odkaze zlé. Načíta sa s prvým z nich.

ui-keys-note = V textovom poli písmená nikdy nehrajú. V nastaveniach sa dajú vypnúť.
ui-keys-off = Skratky z jedného písmena sú v nastaveniach vypnuté.
key-fold = položiť karty (kde je check zadarmo, najprv sa opýta); na konci skryť
key-stay = check alebo dorovnať; na konci ukázať
key-amount = prejsť na sumu; Enter vsadí alebo navýši
key-presets = sumy zľava doprava
key-step = suma o jeden veľký blind
key-page = suma o desať veľkých blindov
key-ends = najmenšia a najväčšia suma
key-next = ďalšie rozdanie
key-pause = pauza, pokračovať
key-hurry = po položení kariet preskočiť na výsledok
key-why = prečo? (k tomu, čo zaznelo naposledy)
key-board = prečítať spoločné karty
key-hand = prečítať moje karty a kombináciu
key-pots = prečítať banky
key-price = prečítať cenu dorovnania (pot odds)
key-stacks = prečítať stacky, od hráča po mojej ľavici
key-last = prečítať poslednú akciu
key-turn = prečítať, kto je na rade a čo smiem
key-log = čo sa v tomto rozdaní stalo
key-settings = nastavenia
key-keys = tento zoznam
key-tab = rozhodca, sumy, akcie, miesta, lišta
key-esc = zavrieť list
ui-notice-damaged-about = Uloženú hru sa nepodarilo prečítať, preto sa rozdala nová. To, čo bolo uložené, zostalo na tomto zariadení pod iným menom.
ui-notice-no-bots-about = Program vašich súperov sa nepodarilo načítať, takže len dávajú check a kladú karty. Keď budete online, načítajte stránku znova; hra bude pokračovať tam, kde je.
ui-wrong-place = Obrazovka „{ $part }“ neexistuje. Toto je stôl.
ui-wrong-name = „{ $part }“ tu nie je známe. Odkaz na hru môže uviesť seed, seats, structure, speed, rules, blinds, buyin a level.
ui-wrong-seed = „{ $part }“: seed je 1 až 64 šestnástkových číslic. Vylosoval sa iný.
ui-wrong-seats = „{ $part }“: stôl má 2 až 10 miest.
ui-wrong-structure = „{ $part }“: structure je nl, pl alebo fl.
ui-wrong-speed = „{ $part }“: speed je slow, normal, fast alebo instant.
ui-wrong-rules = „{ $part }“: herný poriadok sa píše ako rules=raiseCap:3,burnCards:off, s menami a hodnotami z knihy pravidiel.
ui-wrong-blinds = „{ $part }“: blindy sú dve sumy ako blinds=5/10, menšia prvá.
ui-wrong-buyin = „{ $part }“: buy-in je suma aspoň 1 žetón.
ui-wrong-players = „{ $part }“: turnaj má 2 až 180 hráčov.
ui-wrong-level = „{ $part }“: úroveň je číslo od 1 do 8.
ui-wrong-table = Časti tohto odkazu nejdú dokopy, a tak sa otvoril obvyklý stôl.
