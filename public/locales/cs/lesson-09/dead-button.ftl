# Lekce: mrtvý button, když někdo odejde od stolu.

lesson-dead-button = Někdo odchází
    .goal = Po této lekci určíte button a blindy, i když u stolu zůstala prázdná židle.

lesson-dead-button-1 = Návod na mrtvý button: nejdřív velký blind, ten patří hráči, který je na řadě. Malý blind přijde tam, kde byl velký, a button tam, kde byl malý, i kdyby ta židle už byla prázdná (BTN-4).

lesson-dead-button-2 = Button 1, malý blind 2, velký blind 3, nikdo neodchází. Kde bude příště button, malý a velký blind?
    .right = Všechno se posune o jedno místo: 2, 3, 4 (BTN-3).
    .wrong-1 = Posouvá se doleva, ve směru hodinových ručiček: 2, 3, 4.
    .wrong-2 = Tak je to teď. V dalším rozdání se všechno posune o jedno místo: 2, 3, 4.

lesson-dead-button-3 = Co když teď odejde Bea z místa 2 (malý blind)? Kde bude příště button, malý a velký blind?
    .right = Velký blind má místo 4, malý místo 3 a button stojí u prázdné židle 2 (BTN-4).
    .wrong-1 = To je pohyblivý button: místo 3 by se vyhnulo malému blindu a místo 4 velkému.
    .wrong-2 = Místo 1 by pak mělo button dvakrát. Button jde dál, i k prázdné židli: 2, 3, 4.

lesson-dead-button-4 = Tady to rozdání je. Kdo v něm dostane první kartu a začíná i na flopu?
    .right = První hráč vlevo od prázdné židle s buttonem: místo 3 (BTN-4).
    .wrong-1 = Židle 2 je prázdná, stojí u ní jen button. Vlevo od ní je místo 3.
    .wrong-2 = Mezi buttonem a místem 4 je ještě místo 3, a to je první na řadě.

lesson-dead-button-5 = A kde bude v rozdání po něm button, malý a velký blind?
    .right = Všechno se zase posune o jedno místo: 3, 4, 5. Button je zase u hráče.
    .wrong-1 = Místo 3 už malý blind zaplatilo a teď mu patří button: 3, 4, 5.

lesson-dead-button-6 = Zpět na začátek. Tentokrát odejde Cyril z místa 3 (velký blind). Jak to bude v dalším rozdání?
    .choice-1 = Button 2, malý blind nedává nikdo, velký blind 4
    .choice-2 = Button 2, malý blind 4, velký blind 5
    .right = Malý blind by vyšel na prázdnou židli 3: v tomto rozdání ho nedává nikdo (BTN-4).
    .wrong-2 = To je pohyblivý button: místo 4 by se vyhnulo velkému blindu.

lesson-dead-button-7 = Tady to rozdání je. Kolik leží v banku před prvním tahem?
    .right = Jen velký blind, 2.
    .wrong-1 = Malý blind v tomto rozdání nedává nikdo, je tu jen velký, 2.

lesson-dead-button-8 = A kde bude v rozdání po něm button, malý a velký blind?
    .right = Button stojí tam, kam měl přijít malý blind, u prázdné židle 3. Pak 4 a 5 (BTN-4).
    .wrong-1 = Místo 2 už button mělo. Ten jde dál k židli 3, i když je prázdná.
    .wrong-2 = Button žádnou židli nepřeskakuje: z 2 jde na 3.

lesson-dead-button-9 = Proč tak složitě?
    .choice-1 = Aby za každý oběh měl každý jednou button a zaplatil blindy
    .choice-2 = Aby byl potrestaný ten, kdo odchází
    .right = Nikdo se blindu nevyhne a nikdo neplatí dvakrát (BTN-5).
    .wrong-2 = Kdo odešel, je pryč. Jde o ty, kdo zůstávají (BTN-5).

lesson-dead-button-q1 = Šest míst, button 4, malý blind 5, velký 6. Místo 5 odchází. Kde bude button, malý a velký blind?
    .choice-1 = 5 (prázdná židle), 6, 1
    .choice-2 = 6, 1, 2
    .choice-3 = 4, 6, 1
    .right = Velký blind 1, malý blind 6 a button u prázdné židle 5 (BTN-4).
    .wrong-2 = To je pohyblivý button. Místo 6 by se vyhnulo malému blindu a místo 1 velkému.
    .wrong-3 = Button se posune k židli malého blindu, 5, i když je prázdná.

lesson-dead-button-q2 = Co se u mrtvého buttonu určí nejdřív?
    .choice-1 = Velký blind
    .choice-2 = Button
    .right = Nejdřív velký blind pro hráče, který je na řadě; zbytek z něj vyplývá (BTN-4).
    .wrong-2 = Button vyplývá z blindů: stojí tam, kde byl malý blind (BTN-4).

lesson-dead-button-q3 = Malý blind vychází na prázdnou židli. Co teď?
    .choice-1 = Malý blind nedává nikdo
    .choice-2 = Velký blind zaplatí oba
    .right = V tomto rozdání malý blind není (BTN-4).
    .wrong-2 = Za prázdnou židli nikdo neplatí (BTN-4).
