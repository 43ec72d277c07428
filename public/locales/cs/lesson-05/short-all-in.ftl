# Lekce: Na zvýšení málo.

lesson-short-all-in = Na zvýšení málo
    .goal = Po této lekci poznáte, jestli all-in znovu otevírá sázky těm, kdo už hráli.

lesson-short-all-in-1 = Limitní hra: sázíte 20, Bea jde all-in za 25, Cyril dorovnává 25. Plné zvýšení by bylo na 40, do něj tedy chybí 15. Někdo tomu říká pseudo raise (ALLIN-8).

lesson-short-all-in-2 = Jste znovu na řadě. Co můžete udělat?
    .right = Vaše sázka už padla a 5 navíc není plné zvýšení: smíte dorovnat, nebo složit (ALLIN-6).
    .wrong-1 = Sázky znovu otevírá jen plné zvýšení a 25 je méně než 40 (ALLIN-5).
    .wrong-2 = Je tu 5 k dorovnání, proto check nejde.

lesson-short-all-in-3 = Dorovnejte 5.
    .right = Kolo skončilo: vaše dorovnání ho uzavírá (ALLIN-6).
    .wrong-1 = Smíte, ale jde jen o 5 do banku 70. Tady dorovnejte.

lesson-short-all-in-4 = Jak velký je bank teď?
    .right = Od každého ze tří 25, tedy jeden bank, protože víc nevložil nikdo: 3 × 25 = 75.
    .wrong-1 = Vašich 5 už je tam také: 70 + 5 = 75.

lesson-short-all-in-5 = Jiné rozdání, no limit: sázíte 20, Bea je all-in za 40, Cyril dorovnává. Smíte teď zvýšit?
    .choice-1 = Ano
    .choice-2 = Ne
    .right = Zvýšení je o 20, stejně jako vaše sázka: 40 − 20 = 20 je plné (ALLIN-5).
    .wrong-2 = 40 je přesně plné zvýšení: 40 − 20 = 20.

lesson-short-all-in-6 = A když je all-in jen za 39?
    .choice-1 = Zvýšit nesmím
    .choice-2 = Zvýšit smím
    .right = Chybí jediný žeton, a přesto to plné zvýšení není: 39 − 20 = 19 (ALLIN-5).
    .wrong-2 = Zvýšení o 19 je méně než 20, a tak sázky neotevírá (ALLIN-5).

lesson-short-all-in-7 = Sázíte 20, Bea je all-in za 25 a na řadě je Cyril, který v kole ještě nehrál. Co smí?
    .right = Složit, dorovnat, nebo zvýšit: kdo ještě nehrál, o právo zvýšit nepřichází (ALLIN-7).
    .wrong-1 = Zákaz platí jen pro ty, kdo hráli už před krátkým all-inem (ALLIN-7).

lesson-short-all-in-8 = Je to no limit. Na kolik smí Cyril nejméně zvýšit?
    .right = 25 + 20 = 45: krátký all-in plus poslední plná sázka (ALLIN-7).
    .wrong-1 = To by byla další úroveň v limitu. V no limitu je to 25 + 20 = 45.
    .wrong-2 = Poslední plná sázka je 20, ne 25: 25 + 20 = 45.

lesson-short-all-in-9 = Cyril zvyšuje na 45. Smíte teď zvýšit vy?
    .choice-1 = Ano
    .choice-2 = Ne
    .right = Po vaší sázce přišlo plné zvýšení, a tak jsou sázky znovu otevřené (ALLIN-5).
    .wrong-2 = Na krátkém all-inu už nezáleží: zvýšení na 45 je plné (ALLIN-5).

lesson-short-all-in-10 = Herny se tu liší a platí to, co stojí v herním řádu. V limitu někde k otevření sázek stačí polovina sázky: po sázce 20 je pak all-in za 30 znovu otevře, za 25 ještě ne (ALLIN-7).

lesson-short-all-in-q1 = No limit: sázka 50, all-in za 80, dorovnání 80. Smí ten, kdo vsadil, znovu zvýšit?
    .choice-1 = Ne
    .choice-2 = Ano
    .right = Zvýšení o 30 je méně než sázka 50, a tak není plné (ALLIN-5).
    .wrong-2 = Zvýšení o 30 je méně než 50, a tak sázky neotevírá (ALLIN-5).

lesson-short-all-in-q2 = No limit: sázka 50, all-in za 100, dorovnání 100. Smí ten, kdo vsadil, znovu zvýšit?
    .choice-1 = Ano
    .choice-2 = Ne
    .right = 100 − 50 = 50 je plné zvýšení (ALLIN-5).
    .wrong-2 = Zvýšení o 50 je stejně velké jako sázka, a tak je plné (ALLIN-5).

lesson-short-all-in-q3 = No limit: sázka 50, all-in za 80, třetí hráč ještě nehrál. Na kolik smí nejméně zvýšit?
    .right = 80 + 50 = 130: all-in plus poslední plná sázka (ALLIN-7).
    .wrong-1 = Poslední plná sázka je 50: 80 + 50 = 130.
    .wrong-2 = Zvyšuje se od 80: 80 + 50 = 130.
