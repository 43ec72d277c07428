# The settings.

ui-language = Jazyk
ui-deck = Balíček
ui-deck-about = Dvě, nebo čtyři barvy
ui-deck-two = Dvě barvy
ui-deck-four = Čtyři barvy
ui-felt = Sukno
ui-felt-pine = Borovice
ui-felt-slate = Břidlice
ui-felt-plum = Švestka
ui-felt-umber = Umbra
ui-light = Světlo
ui-light-system = Systém
ui-light-day = Den
ui-light-night = Noc
ui-set-skip = Přeskočit po složení
ui-set-skip-about = Rovnou k výsledku rozdání
ui-set-free-fold = Složit i tam, kde je check zadarmo
ui-set-free-fold-about = Bez předchozí otázky
ui-set-keys = Klávesové zkratky z jednoho písmene
ui-set-keys-about = Nikdy v textovém poli
ui-unit = Stacky
ui-unit-about = V žetonech, nebo ve velkých blindech
ui-unit-chips = Žetony
ui-unit-blinds = Velké blindy
ui-settings-done = Hotovo
