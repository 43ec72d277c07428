# Cvičení: jak velký náskok?

drill-equity-estimate = Jak velký náskok?
    .prompt = Všechny karty jsou odkryté. Jaký podíl banku v průměru připadne na A, od 0 do 100?
    .hint = Vyjděte z případu, který znáte. Remíza se počítá dílem banku, který přináší, a počítají se všechny karty, které ještě přijdou.
    .right = { $share } %, spočítáno přes všechny možnosti. { $known ->
        [two-higher] Pár proti dvěma vyšším kartám je skoro vyrovnaný: 46 až 57 % pro pár.
        [pairs] Vyšší ze dvou párů vyhrává asi 80 %.
        [shared] Při jedné společné hodnotě vyhrává vyšší druhá karta asi 70 až 75 %; méně, když jsou obě malé, protože pak bývají časté remízy.
        [draw] Devět outů při dvou kartách je asi 35 %, osm asi 32 %, čtyři asi 17 %.
        [draw-with-one-card] Každý out má při jedné kartě cenu asi 2 %.
        [three] O 100 % se dělí tři: vyrovnaná by byla třetina pro každého.
       *[dead] Sotva která karta nebo dvojice karet to ještě otočí.
    }
    .slip-tie-share-forgotten = { $share } % počítá jen banky vyhrané celé. I remíza přináší svůj díl (SPLIT-1).
    .slip-one-card-for-two = { $share } % je šance samotné příští karty. Přijdou ale dvě.
