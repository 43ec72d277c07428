# Cvičenie: smie hráč navýšiť?

drill-reopen-or-not = Smie sa znovu navýšiť?
    .prompt = No limit. Smie { $name } navýšiť?
    .prompt-limit = Hra s limitom, platí pravidlo plnej stávky. Smie { $name } navýšiť?
    .prompt-half = Hra s limitom; v tejto herni otvára stávky už pol stávky. Smie { $name } navýšiť?
    .prompt-least = Na koľko najmenej?
    .yes = Áno
    .no = Nie, len položiť alebo dorovnať
    .hint = Kto už raz rozhodol, smie znovu navýšiť len po plnom navýšení: stávka musí stúpnuť aspoň o poslednú plnú stávku alebo navýšenie. Kto ešte nerozhodol, navýšiť smie.
    .right-closed = Nie: stávka, na ktorú odpovedá { $name }, stúpla len o { $grown } a plné navýšenie je { $full } (ALLIN-6).
    .right-not-acted = Áno: { $name } je v tomto kole na rade prvýkrát (ALLIN-5).
    .right-half = Áno: stávka stúpla o { $grown }, aspoň o polovicu z { $full }. V tejto herni tým { $name } smie znovu navýšiť (ALLIN-7).
    .right-open = Áno: stávka, na ktorú odpovedá { $name }, stúpla o { $grown } a plné navýšenie je { $full } (ALLIN-5).
    .right-least = { $bet } + { $by } = { $min }: k tomu, čo leží na stole, sa pridá posledná plná stávka alebo navýšenie (BET-2).
    .right-least-limit = Na { $min }: v hre s limitom sa pridá { $by } k poslednej plnej stávke; na stole leží { $bet } (BET-2).
    .slip-yes-because-higher = Stávka je vyššia, ale len o { $grown }; plné navýšenie by bolo { $full }. { $name } je v tomto kole na rade už druhýkrát (ALLIN-6).
    .slip-half-without-the-option = { $grown } je aspoň polovica z { $full }, to však platí len tam, kde to herňa určí. { $name } navýšiť nesmie (ALLIN-7).
    .slip-no-though-full = Stávka stúpla o { $grown } a mierou je { $full }: to tu stačí a { $name } smie znovu navýšiť (ALLIN-5).
    .slip-no-though-not-acted = Krátky all-in nič nezatvára: { $name } je v tomto kole na rade prvýkrát (ALLIN-5).
    .slip-short-total-doubled = Nie dvojnásobok { $bet }: pridá sa posledná plná stávka alebo navýšenie { $by }, teda { $min } (BET-2).
