# Straddle.

rule-STRADDLE-1 = Kdy se smí dát straddle
    .text = Straddle je dobrovolné zvýšení naslepo, které před rozdáním karet dává hráč hned za velkým blindem. Podle některých pravidel bývá dovolen často, podle jiných jen mimo turnaje, další ho neznají. Musí hrát aspoň tři hráči; ve třech ho smí dát button.
    .variants = Výchozí: vypnutý. Jinak: zapnutý, ale jen v cash game.

rule-STRADDLE-2 = Dvojnásobek velkého blindu
    .text = Straddle je vždy přesně dvojnásobek velkého blindu, ani víc, ani méně. Při blindech 1/2 je to 4.

rule-STRADDLE-3 = Straddle je zvýšení
    .text = Straddle zvyšuje cenu všem: kdo chce zůstat ve hře, musí dorovnat dva velké blindy místo jednoho. Platí to i pro oba blindy.
    .example = Blindy 1/2, straddle 4: dorovnání stojí 4, malý blind doplácí 3 a velký 2.

rule-STRADDLE-4 = Straddle mluví poslední
    .text = Kdo dal straddle, mluví před flopem poslední, ještě po velkém blindu, a když se na něj dostane řada, smí zvýšit. Právo, které má jinak velký blind (BLIND-12), tím přechází na něj.

rule-STRADDLE-5 = Začíná hráč za straddlem
    .text = Když je na stole straddle, mluví před flopem první hráč vlevo od toho, kdo ho dal, ne hráč vlevo od velkého blindu. Ve třech je to malý blind.

rule-STRADDLE-6 = Straddle a počet zvýšení
    .text = V limitních hrách je počet zvýšení omezen (LIMIT-3). Straddle je zvýšení, a tak se nabízí, že jedno z nich spotřebuje; žádná pravidla to ale neříkají výslovně.
    .variants = Výchozí: počítá se jako jedno ze zvýšení. Jinak: nepočítá se.
    .example = Limit 2–4, tři zvýšení: 2 je velký blind, 4 straddle, pak 6 a 8, víc už nelze. Když se straddle nepočítá: 4, 6, 8 a 10.

rule-STRADDLE-7 = Co za straddle dostanete
    .text = Za straddle si hráč kupuje lepší pozici v prvním kole: měl by mluvit první, ale jako by si vyměnil místo a mluví poslední. Platí za to dva velké blindy za karty, které ještě neviděl.

rule-STRADDLE-8 = Zvýšení po straddlu
    .text = Na kolik nejméně se musí straddle zvýšit, pravidla neříkají. Když ho bereme jako sázku, musí se zdvojnásobit; když jako zvýšení o jeden velký blind, stačí přidat další velký blind. V limitu je krok vždy jedna jednotka.
    .variants = Výchozí: aspoň na dvojnásobek straddlu. Jinak: aspoň na straddle a jeden velký blind navíc.
    .example = No limit, blindy 1/2, straddle 4: nejmenší zvýšení je na 8, při druhém výkladu na 6.
