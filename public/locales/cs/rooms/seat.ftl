# The seat at the cash table.

seat-title = Tvoje místo
seat-link = Tvoje místo: další žetony, přestávka, odchod
seat-stack = Máš před sebou { $amount }.
seat-in-hand = O žetonech a místu se rozhoduje mezi dvěma rozdáními. Nejdřív dohraj tohle.
seat-none = Zatím nesedíš u žádného stolu.
seat-sit = Přestávka
seat-sit-about = Dokud se nevrátíš, karty nedostaneš. Blindy, které tě mezitím minou, zaplatíš při návratu.
seat-sit-out = Od příštího rozdání vynechávat
seat-sit-in = Vrátit se a zaplatit zmeškané
seat-sit-in-wait = Vrátit se, až ke mně dojde velký blind
seat-top-up = Další žetony
seat-amount = Kolik
seat-add = Přidat
seat-straddle = Straddle
seat-straddle-never = Nikdy
seat-straddle-always = Kdykoli smím
seat-straddle-ask = Pokaždé se zeptat
seat-leave = Odchod
seat-leave-about = Vezmeš si všechny svoje žetony; tahle hra skončí.
seat-leave-go = Odejít od stolu
