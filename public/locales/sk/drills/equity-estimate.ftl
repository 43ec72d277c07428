# Cvičenie: aký veľký náskok?

drill-equity-estimate = Aký veľký náskok?
    .prompt = Všetky karty ležia otvorené. Aký podiel banku vyhráva A v priemere, od 0 do 100?
    .hint = Vyjdite z prípadu, ktorý poznáte. Remíza sa počíta dielom banku, ktorý prináša, a počítajú sa všetky karty, ktoré ešte prídu.
    .right = { $share } %, spočítané cez všetky možnosti. { $known ->
        [two-higher] Pár proti dvom vyšším kartám je takmer vyrovnaný: 46 až 57 % pre pár.
        [pairs] Vyšší z dvoch párov vyhráva asi 80 %.
        [shared] Pri jednej spoločnej hodnote vyhráva vyššia druhá karta asi 70 až 75 %; menej, keď sú obe malé, lebo vtedy bývajú časté remízy.
        [draw] Deväť outov pri dvoch kartách je asi 35 %, osem asi 32 %, štyri asi 17 %.
        [draw-with-one-card] Každý out má pri jednej karte cenu asi 2 %.
        [three] O 100 % sa delia traja: vyrovnaná by bola tretina pre každého.
       *[dead] Sotva ktorá karta alebo dvojica kariet to ešte otočí.
    }
    .slip-tie-share-forgotten = { $share } % počíta len banky vyhrané celé. Aj remíza prináša svoj diel (SPLIT-1).
    .slip-one-card-for-two = { $share } % je šanca len s ďalšou kartou. Prídu však dve.
