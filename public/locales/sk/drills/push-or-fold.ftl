# Cvičenie: all-in, alebo zložiť

drill-push-or-fold = All-in, alebo zložiť
    .prompt = Dvaja hráči s málo žetónmi a len dve možnosti: all-in, alebo zložiť?
    .prompt-call = Dvaja hráči s málo žetónmi, malý blind je all-in. Dorovnať, alebo zložiť?
    .prompt-share = Aký podiel musí dorovnanie vyhrať, aby sa oplatilo? V percentách.
    .all-in = All-in
    .call = Dorovnať
    .fold = Zložiť
    .hint = Čím menej veľkých blindov má ten s menším počtom žetónov, tým viac kariet stačí. Zloženie stojí blind s istotou; čo sa nedá dorovnať, sa vracia.
    .right = Hrá sa o veľké blindy, spolu { $stack }. { $seat ->
        [first] All-in je lepšie než zložiť (BLIND-15)
       *[second] Dorovnať je lepšie než zložiť (ALLIN-9)
    }, v priemere o toľko žetónov: { $chips }.
    .right-fold = Hrá sa o veľké blindy, spolu { $stack }. { $seat ->
        [first] Zložiť je lepšie než all-in (BLIND-15)
       *[second] Zložiť je lepšie než dorovnať (ALLIN-9)
    }, v priemere o toľko žetónov: { $chips }.
    .right-close = Hrá sa o veľké blindy, spolu { $stack }, a obe odpovede sú takmer rovnako dobré. { $seat ->
        [first] All-in a zloženie sa líšia
       *[second] Dorovnanie a zloženie sa líšia
    } v priemere o toľko žetónov: { $chips }.
    .right-share = { $call } ÷ { $pot } = { $share } %: blind už v banku leží a čo sa nedá dorovnať, sa vracia (ALLIN-11).
    .slip-folded-for-all-in = Zloženie tu v priemere stráca toľko žetónov: { $chips }.
    .slip-all-in-for-fold = All-in tu proti zloženiu v priemere stojí toľko žetónov: { $chips }.
    .slip-folded-for-call = Zloženie tu v priemere stráca toľko žetónov: { $chips }.
    .slip-called-for-fold = Dorovnanie tu proti zloženiu v priemere stojí toľko žetónov: { $chips }.
    .slip-own-blind-forgotten = 50 % zabúda na blind, { $blind }, ktorý už v banku leží (BLIND-16).
    .slip-own-call-left-out = { $share } % vynecháva samo dorovnanie. Aj to leží v banku.
