# Cvičení: all-in, nebo složit

drill-push-or-fold = All-in, nebo složit
    .prompt = Dva hráči s málo žetony a jen dvě možnosti: all-in, nebo složit?
    .prompt-call = Dva hráči s málo žetony, malý blind je all-in. Dorovnat, nebo složit?
    .prompt-share = Jaký podíl musí dorovnání vyhrát, aby to vyšlo nastejno? V procentech.
    .all-in = All-in
    .call = Dorovnat
    .fold = Složit
    .hint = Čím méně velkých blindů má menší stack, tím slabší karty stačí. Složení stojí blind zaručeně; co nejde dorovnat, se vrací.
    .right = V sázce je tolik velkých blindů: { $stack }. { $seat ->
        [first] All-in je lepší než složit (BLIND-15)
       *[second] Dorovnat je lepší než složit (ALLIN-9)
    }, v průměru o tolik žetonů: { $chips }.
    .right-fold = V sázce je tolik velkých blindů: { $stack }. { $seat ->
        [first] Složit je lepší než all-in (BLIND-15)
       *[second] Složit je lepší než dorovnat (ALLIN-9)
    }, v průměru o tolik žetonů: { $chips }.
    .right-close = V sázce je tolik velkých blindů: { $stack }. Obě odpovědi jsou skoro stejně dobré. { $seat ->
        [first] All-in a složení se liší
       *[second] Dorovnání a složení se liší
    } v průměru o tolik žetonů: { $chips }.
    .right-share = { $call } : { $pot } = { $share } %: blind už v banku leží a co nejde dorovnat, se vrací (ALLIN-11).
    .slip-folded-for-all-in = Složení tu v průměru ztrácí tolik žetonů: { $chips }.
    .slip-all-in-for-fold = All-in tu proti složení v průměru stojí tolik žetonů: { $chips }.
    .slip-folded-for-call = Složení tu v průměru ztrácí tolik žetonů: { $chips }.
    .slip-called-for-fold = Dorovnání tu proti složení v průměru stojí tolik žetonů: { $chips }.
    .slip-own-blind-forgotten = 50 % zapomíná na blind, { $blind }, který už v banku leží (BLIND-16).
    .slip-own-call-left-out = { $share } % vynechává samo dorovnání. I to leží v banku.
