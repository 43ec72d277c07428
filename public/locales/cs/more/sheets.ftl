# Co říkají dva listy u stolu: klávesy a co je v odkazu špatně. Načte se s prvním z nich.

ui-keys-note = V textovém poli písmena nikdy nehrají. V nastavení se dají vypnout.
ui-keys-off = Zkratky z jednoho písmene jsou v nastavení vypnuté.
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
ui-notice-damaged-about = Uloženou hru se nepodařilo přečíst, proto se rozdala nová. To, co bylo uloženo, zůstalo v tomto zařízení pod jiným jménem.
ui-notice-no-bots-about = Program vašich soupeřů se nepodařilo načíst, takže jen checkují a skládají. Až budete online, načtěte stránku znovu; hra bude pokračovat tam, kde je.
ui-wrong-place = Obrazovka „{ $part }“ neexistuje. Toto je stůl.
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
