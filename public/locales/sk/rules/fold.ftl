# Položenie kariet.

rule-FOLD-1 = Hráč končí, stávky ostávajú
    .text = Kto položí karty, v tomto rozdaní končí a už v ňom nemôže nič vyhrať. Čo dovtedy vsadil, ostáva v banku a hrajú o to ostatní.

rule-FOLD-2 = Karty sa dajú položiť vždy
    .text = Hráč smie položiť karty zakaždým, keď je na rade, aj vtedy, keď by check bol zadarmo. Vzdá sa tým však šance, ktorá ho nič nestojí, a tak sa program najprv opýta.

rule-FOLD-3 = Ako sa pri stole kladú karty
    .text = Pri živom stole hráč posunie karty lícom nadol krupiérovi a ten ich dá k odhodeným, alebo ich zahodí a povie „fold“. Jednotlivé herné poriadky opisujú jedno alebo druhé. V každom prípade karty nesmie nikto vidieť.

rule-FOLD-4 = Odhodené karty sú mŕtve
    .text = Karta, ktorá sa dotkla odhodených kariet, je mŕtva a do hry sa nevracia, ani keď sa tam dostala omylom. Nikto by už s istotou nepovedal, ktorá to bola.

rule-FOLD-5 = Položené karty ostávajú skryté
    .text = Kto položí karty, kým hrajú aspoň dvaja ďalší, nesmie ich ukázať. Ostatní by si podľa chýbajúcich kariet vypočítali šance, jednému by to pomohlo a druhému uškodilo. Keď ostáva jediný súper, rozdanie sa končí a zákaz neplatí.
