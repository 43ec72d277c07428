# Nastavenia.

ui-language = Jazyk
ui-deck = Balíček
ui-deck-about = Dve, alebo štyri farby
ui-deck-two = Dve farby
ui-deck-four = Štyri farby
ui-felt = Súkno
ui-felt-pine = Borovica
ui-felt-slate = Bridlica
ui-felt-plum = Slivka
ui-felt-umber = Umbra
ui-light = Svetlo
ui-light-system = Systém
ui-light-day = Deň
ui-light-night = Noc
ui-set-skip = Preskočiť po položení kariet
ui-set-skip-about = Rovno na výsledok rozdania
ui-set-free-fold = Položiť aj tam, kde je check zadarmo
ui-set-free-fold-about = Bez otázky vopred
ui-set-keys = Klávesové skratky z jedného písmena
ui-set-keys-about = Nikdy v textovom poli
ui-unit = Stacky
ui-unit-about = V žetónoch, alebo vo veľkých blindoch
ui-unit-chips = Žetóny
ui-unit-blinds = Veľké blindy
ui-settings-done = Hotovo
