# Miesto pri stole v cash game.

seat-title = Tvoje miesto
seat-link = Tvoje miesto: ďalšie žetóny, prestávka, odchod
seat-stack = Máš pred sebou { $amount }.
seat-in-hand = O žetónoch a mieste sa rozhoduje medzi dvoma rozdaniami. Najprv dohraj toto.
seat-none = Zatiaľ nesedíš pri žiadnom stole.
seat-sit = Prestávka
seat-sit-about = Kým sa nevrátiš, karty nedostaneš. Blindy, ktoré ťa medzitým minú, zaplatíš pri návrate.
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
seat-leave-about = Vezmeš si všetky svoje žetóny; táto hra sa skončí.
seat-leave-go = Odísť od stola
