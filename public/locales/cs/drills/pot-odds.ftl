# Cvičení: cena dorovnání

drill-pot-odds = Cena dorovnání
    .prompt = V banku leží { $pot }, dorovnání stojí { $call }. Jak často musí dorovnání vyhrát, aby vyšlo nastejno? V procentech.
    .prompt-closed = Přijde ještě jedna karta. Vyhrávají jen tyto a nic jiného: { $cards }. Dorovnat, nebo složit?
    .prompt-open = Karty obou jsou odkryté, přijde ještě jedna karta. Dorovnat, nebo složit?
    .prompt-two-cards = Karty obou jsou odkryté, přijdou ještě dvě karty. Dorovnat, nebo složit?
    .call = Dorovnat
    .fold = Složit
    .hint = Potřebný podíl je dorovnání děleno celým bankem i s tímto dorovnáním. Dorovnat se vyplatí, je-li šance na výhru větší. Sázet už nikdo nemůže.
    .right = { $call } : ({ $pot } + { $call }) = { $call } : { $final } = { $share } % (CALL-1, GAME-4).
    .right-one-card = Vyhrává tolik karet: { $outs } z { $unseen }, tedy { $chance } %. { $answer ->
        [call] To je víc než potřebných { $needed } %: dorovnat, v mnoha takových rozdáních to žetony vynese (ALLIN-14).
       *[fold] To je méně než potřebných { $needed } %: složit, v mnoha takových rozdáních dorovnání žetony stojí (ALLIN-14).
    }
    .right-two-cards = Ze všech 990 možností, jak mohou obě karty přijít: { $chance } %. { $answer ->
        [call] To je víc než potřebných { $needed } %: dorovnat (ALLIN-14).
       *[fold] To je méně než potřebných { $needed } %: složit (ALLIN-14).
    }
    .slip-own-call-left-out = { $call } : { $pot } = { $share } % vynechává samo dorovnání. I to leží v banku (GAME-4).
    .slip-size-of-the-bet = { $call } : { $middle } je velikost sázky proti banku, ne cena dorovnání (GAME-4).
    .slip-one-card-for-two = { $share } % je šance samotné příští karty. Přijdou ale dvě a mezi nimi už nikdo nesází.
    .slip-two-cards-for-one = { $share } % by byla šance při dvou kartách. Přijde jen jedna.
    .slip-given-up = Potřeba je { $needed } % a šance je { $share } %: složení zbytečně ztrácí žetony (ALLIN-14).
    .slip-too-dear = Potřeba je { $needed } %, šance je ale jen { $share } %: příliš drahé (ALLIN-14).
