# Lekce: slova a žetony, které zavazují.

lesson-say-it-once = Slova a žetony, které zavazují
    .goal = Po této lekci umíte říct, jak se počítá slovo, pohyb nebo hromádka žetonů.

lesson-say-it-once-1 = Rozhodujete jako dealer. No limit 3/6, k dorovnání 6: Adam beze slova vkládá jeden žeton za 50.
    .choice-1 = Dorovnání 6
    .choice-2 = Zvýšení na 50
    .right = Jediný větší žeton beze slova je dorovnání (CHIP-1).
    .wrong-2 = K tomu by před žetonem muselo zaznít „raise“. Beze slova je to dorovnání (CHIP-1).

lesson-say-it-once-2 = Adam dává žeton za 50 a dorovnává jím 6. Kolik se vrací?
    .right = Dorovnání stojí 6, zbytek se vrací: 50 − 6 = 44 (CHIP-1).

lesson-say-it-once-3 = Stejný žeton za 50, ale Adam tentokrát nejdřív říká „raise“. Co platí?
    .choice-1 = Zvýšení
    .choice-2 = Dorovnání
    .right = Slovo zaznělo předem a zavazuje: teď se počítá celý žeton (DECL-1, CHIP-1).
    .wrong-2 = Slovo zavazuje. Zaznělo „raise“, je to tedy zvýšení (DECL-1).

lesson-say-it-once-4 = Hráč říká: „Dorovnávám a zvyšuju o 100.“ Co platí?
    .choice-1 = Dorovnání; zvýšení neplatí
    .choice-2 = Zvýšení o 100
    .choice-3 = Hráč si smí vybrat
    .right = Slovem „dorovnávám“ je rozhodnuto. Zbytek věty je string raise (STRING-3).
    .wrong-2 = To by muselo zaznít rovnou „zvyšuju“. Po slově „dorovnávám“ už zvýšit nejde (STRING-3).
    .wrong-3 = Slovo zavazuje: vybírat už není z čeho (DECL-1).

lesson-say-it-once-5 = Bea beze slova posouvá dopředu 20, rozhlíží se a přidává dalších 30. Jak velká je sázka?
    .choice-1 = 20
    .choice-2 = 50
    .right = Platí jen první pohyb. Buď všechno jedním pohybem, nebo částku říct předem (STRING-1, STRING-2).
    .wrong-2 = Sázka po částech je string bet: mezitím by šlo sledovat tváře ostatních. Platí prvních 20 (STRING-1).

lesson-say-it-once-6 = Cyril říká „zvyšuju na padesát“ a žetony pak posouvá nadvakrát. Co platí?
    .choice-1 = Platné zvýšení na 50
    .choice-2 = String bet
    .right = Částka zazněla předem; jak pak žetony přijdou, už je jedno (STRING-2).
    .wrong-2 = Nejdřív zazněla věta, a tak už cestou nebylo co rozmýšlet (STRING-2).

lesson-say-it-once-7 = Limitní hra, jednotka 10, k dorovnání 10: Dora beze slova vkládá 15. Co platí?
    .choice-1 = Zvýšení
    .choice-2 = Dorovnání, 5 se vrací
    .right = Jedna a půl sázky se počítá jako zvýšení a doplní se na 20 (CHIP-2).
    .wrong-2 = 15 je jedenapůlnásobek 10. Od této částky je to zvýšení (CHIP-2).

lesson-say-it-once-8 = Limit 10: Dora má vloženo 15 a počítá se to jako zvýšení. Kolik se doplácí?
    .right = Plné zvýšení je na 20: 20 − 15 = 5 (CHIP-2).

lesson-say-it-once-9 = Stejná hra, k dorovnání 10, Dora tentokrát beze slova vkládá 14. Co platí?
    .choice-1 = Dorovnání 10 a 4 se vracejí
    .choice-2 = Zvýšení, doplácí se 6
    .right = Méně než jedna a půl sázky je dorovnání: 14 − 10 = 4 se vracejí (CHIP-2).
    .wrong-2 = Na zvýšení je potřeba jedenapůlnásobek 10, tedy 15. 14 je méně (CHIP-2).

lesson-say-it-once-10 = No limit 3/6, k dorovnání 6: Emil vkládá 4. Co teď?
    .choice-1 = Doplácí se 2
    .choice-2 = Žetony si smí vzít zpět
    .right = Málo žetonů se doplní na správnou částku: 6 − 4 = 2 (CHIP-3).
    .wrong-2 = Žetony jsou ve hře a dorovnání platí. Na přepočítání se nedá vymlouvat (CHIP-3).

lesson-say-it-once-11 = Nikdo ještě nevsadil. Filip klepe na stůl. Co to znamená?
    .choice-1 = Check
    .choice-2 = Zatím nic; platí až slovo
    .right = Zaklepání na stůl je check, stejně jako slovo (CHECK-5).
    .wrong-2 = Slovo i zaklepání platí stejně. Neklepejte tedy na stůl, dokud přemýšlíte (CHECK-5).

lesson-say-it-once-12 = Filip může zadarmo checkovat, ale omylem říká „fold“. Co platí?
    .choice-1 = Složení
    .choice-2 = Check, vždyť nic nestojí
    .right = Kdo je na řadě, toho slovo zavazuje, i kdyby se jen přeřekl (DECL-1).
    .wrong-2 = Check byl zadarmo, ale zaznělo „fold“ a slovo zavazuje (DECL-1).

lesson-say-it-once-q1 = Chcete zvýšit jedním velkým žetonem. Co uděláte?
    .choice-1 = Nejdřív řeknu „raise“
    .choice-2 = Prostě ho hodím do banku
    .right = Když to řeknete předem, je to zvýšení; beze slova by to bylo dorovnání (CHIP-1).
    .wrong-2 = To je dorovnání, ať je žeton jakkoli velký (CHIP-1).

lesson-say-it-once-q2 = „Dorovnávám těch deset a zvyšuju o dvacet.“ Co to u tohoto stolu je?
    .choice-1 = Dorovnání
    .choice-2 = Zvýšení na 30
    .right = Kdo dorovnal, dorovnal. Zvýšení v téže větě neplatí (STRING-3).
    .wrong-2 = To je věta z filmu; tady je to string raise a platí jen dorovnání (STRING-3).

lesson-say-it-once-q3 = Limitní hra, jednotka 20, k dorovnání 20: někdo beze slova vkládá 30. Co platí?
    .choice-1 = Zvýšení na 40, doplácí se 10
    .choice-2 = Dorovnání, 10 se vrací
    .right = 30 je jedna a půl sázky, tedy zvýšení: chybí 40 − 30 = 10 (CHIP-2).
    .wrong-2 = 30 je jedenapůlnásobek 20, a to už na zvýšení stačí (CHIP-2).
