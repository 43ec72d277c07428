# Cvičenie: all-in, alebo položiť

drill-push-or-fold = All-in, alebo položiť
    .prompt = Dvaja hráči s krátkymi stackmi a len dve možnosti: all-in, alebo položiť?
    .prompt-call = Dvaja hráči s krátkymi stackmi, malý blind je all-in. Dorovnať, alebo položiť?
    .prompt-share = Koľko percent musíte po dorovnaní vyhrávať, aby ste neprerobili?
    .all-in = All-in
    .call = Dorovnať
    .fold = Položiť
    .hint = Čím menej veľkých blindov má kratší stack, tým viac kariet stačí. Položenie stojí istotne blind; čo sa nedá dorovnať, sa vracia.
    .right = V hre je toľko veľkých blindov: { $stack }. { $seat ->
        [first] All-in je lepší než položiť (BLIND-15)
       *[second] Dorovnať je lepšie než položiť (ALLIN-9)
    }, priemerne o toľko žetónov: { $chips }.
    .right-fold = V hre je toľko veľkých blindov: { $stack }. { $seat ->
        [first] Položiť je lepšie než all-in (BLIND-15)
       *[second] Položiť je lepšie než dorovnať (ALLIN-9)
    }, priemerne o toľko žetónov: { $chips }.
    .right-close = V hre je toľko veľkých blindov: { $stack }. Obe odpovede sú takmer rovnako dobré. { $seat ->
        [first] All-in a položenie kariet sa líšia
       *[second] Dorovnanie a položenie kariet sa líšia
    } priemerne o toľko žetónov: { $chips }.
    .right-share = { $call } : { $pot } = { $share } %: blind už v banku leží a čo sa nedá dorovnať, sa vracia (ALLIN-11).
    .slip-folded-for-all-in = Položením tu priemerne prídete o toľko žetónov: { $chips }.
    .slip-all-in-for-fold = All-in tu stojí priemerne o toľko žetónov viac než položiť karty: { $chips }.
    .slip-folded-for-call = Položením tu priemerne prídete o toľko žetónov: { $chips }.
    .slip-called-for-fold = Dorovnanie tu stojí priemerne o toľko žetónov viac než položiť karty: { $chips }.
    .slip-own-blind-forgotten = 50 % zabúda na blind { $blind }, ktorý už v banku leží (BLIND-16).
    .slip-own-call-left-out = { $share } % vynecháva samo dorovnanie. Aj to bude v banku.
