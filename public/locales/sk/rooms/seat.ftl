# Miesto pri stole v cash game.

seat-title = Vaše miesto
seat-link = Vaše miesto: ďalšie žetóny, prestávka, odchod
seat-stack = Máte pred sebou { $amount }.
seat-in-hand = O žetónoch a mieste sa rozhoduje medzi dvoma rozdaniami. Najprv dohrajte toto.
seat-none = Zatiaľ nesedíte pri žiadnom stole.
seat-sit = Prestávka
seat-sit-about = Kým sa nevrátite, karty nedostanete. Blindy, ktoré vás medzitým minú, zaplatíte pri návrate.
seat-sit-out = Od ďalšieho rozdania vynechávať
seat-sit-in = Vrátiť sa a zaplatiť zmeškané
seat-sit-in-wait = Vrátiť sa, keď ku mne príde veľký blind
seat-top-up = Ďalšie žetóny
seat-amount = Koľko
seat-add = Pridať
seat-straddle = Straddle
seat-straddle-never = Nikdy
seat-straddle-always = Vždy, keď smiem
seat-straddle-ask = Vždy sa opýtať
seat-leave = Odchod
seat-leave-about = Vezmete si všetky svoje žetóny; táto hra sa skončí.
seat-leave-go = Odísť od stola
