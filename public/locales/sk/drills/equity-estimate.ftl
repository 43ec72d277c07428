# Cvičenie: aký veľký náskok?

drill-equity-estimate = Aký veľký náskok?
    .prompt = Karty všetkých sú odkryté. Aký podiel banku vyhráva A v priemere, od 0 do 100?
    .hint = Vyjdite z prípadu, ktorý poznáte. Zhoda sa počíta podielom z banku, ktorý prinesie, a počítajú sa všetky karty, ktoré ešte prídu.
    .right = { $share } %, spočítané zo všetkých možností. { $known ->
        [two-higher] Dvojica proti dvom vyšším kartám je takmer vyrovnaný súboj: dvojica má 46 až 57 %.
        [pairs] Vyššia z dvoch dvojíc vyhráva asi 80 %.
        [shared] Pri jednej spoločnej hodnote vyhráva vyššia druhá karta asi 70 až 75 %; menej, keď sú obe malé, lebo vtedy je častá zhoda.
        [draw] Deväť outov pri dvoch kartách je asi 35 %, osem asi 32 %, štyri asi 17 %.
        [draw-with-one-card] Každý out znamená pri jednej karte asi 2 %.
        [three] O 100 % sa delia traja: vyrovnané by to bolo po tretine.
       *[dead] Jedna ani dve karty to už takmer nikdy nezvrátia.
    }
    .slip-tie-share-forgotten = { $share } % počíta len banky vyhrané celé. Svoj podiel prináša aj zhoda (SPLIT-1).
    .slip-one-card-for-two = { $share } % je šanca len s ďalšou kartou. Prídu však dve.
