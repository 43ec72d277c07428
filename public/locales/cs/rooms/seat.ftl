# The seat at the cash table.

seat-title = Vaše místo
seat-link = Vaše místo: další žetony, přestávka, odchod
seat-stack = Máte před sebou { $amount }.
seat-in-hand = O žetonech a místu se rozhoduje mezi dvěma rozdáními. Nejdřív dohrajte toto.
seat-none = Zatím nesedíte u žádného stolu.
seat-sit = Přestávka
seat-sit-about = Dokud se nevrátíte, karty nedostanete. Blindy, které vás mezitím minou, zaplatíte při návratu.
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
seat-leave-about = Vezmete si všechny svoje žetony; tato hra skončí.
seat-leave-go = Odejít od stolu
