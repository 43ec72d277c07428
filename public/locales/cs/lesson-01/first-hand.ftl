# Lekce: Vaše první rozdání.

lesson-first-hand = Vaše první rozdání
    .goal = Po této lekci odehrajete celé rozdání od prvních karet až po jejich odkrytí a vyjmenujete jeho osm kroků.

lesson-first-hand-1 = Bea vkládá 1 a Cyril 2. V každém rozdání dávají dva hráči žetony ještě před kartami, aby bylo o co hrát.

lesson-first-hand-2 = Každý dostává dvě karty lícem dolů, po jedné ve dvou kolech (DEAL-1). Říká se jim zavřené karty: ty svoje vidíte jen vy a nikdo jiný je nezná (DEAL-4).

lesson-first-hand-3 = Zůstat ve hře stojí 2. Dorovnejte.
    .right = Vaše 2 jsou na stole a jste ve hře. Teď přijdou na řadu ostatní, jeden po druhém.
    .wrong-1 = Tím by pro vás rozdání skončilo dřív, než uvidíte jedinou společnou kartu (FOLD-1). Vezměte to zpět a dorovnejte.
    .wrong-2 = Zvýšit smíte, ale podívejme se na první karty levně. Dorovnejte 2.

lesson-first-hand-4 = Flop: na stole leží tři karty, K♥ 7♦ 4♠. Jsou společné, patří všem třem hráčům (BOARD-1).

lesson-first-hand-5 = Držíte A♠ K♦. Co máte dohromady se stolem?
    .choice-1 = Pár králů
    .choice-2 = Nic
    .choice-3 = Postupku
    .right = Váš král a král na stole tvoří pár.
    .wrong-2 = Podívejte se na svého krále a na krále na stole: dvě stejné karty jsou pár.
    .wrong-3 = Postupka je pět karet za sebou v různých barvách. Vy máte dva krále, tedy pár.

lesson-first-hand-6 = Bea i Cyril checkují: nic nevkládají a hrají dál. Vsaďte 4.
    .right = Teď musí soupeři dorovnat 4, nebo to vzdát.
    .wrong-1 = Je to zadarmo a někdy i správně. Tentokrát ať si soupeři zaplatí: vsaďte 4.
    .wrong-2 = Zahazujete nejlepší kombinaci, i když zůstat ve hře nic nestojí. Vezměte to zpět.
    .wrong-3 = Vsadit tu smíte od 2 do 98. V tomto rozdání vsaďte 4.

lesson-first-hand-7 = Bea dorovnává 4, Cyril skládá. Přichází turn, čtvrtá společná karta (BOARD-2), a Bea checkuje.

lesson-first-hand-8 = Jste znovu na řadě. Checkujte.
    .right = To bylo zadarmo. Teď přijde river, pátá a poslední karta (BOARD-3).
    .wrong-1 = Smíte. Tady ale checkujte a uvidíte, kdo je na tom lépe.
    .wrong-2 = Check je zadarmo. Karty si nechte.

lesson-first-hand-9 = River je J♦. Bea checkuje ještě jednou. Checkujte také.
    .right = Poslední sázkové kolo skončilo, teď se karty odkryjí (SHOW-1).
    .wrong-1 = Smíte. Tady ale checkujte a uvidíte, kdo je na tom lépe.
    .wrong-2 = Check je zadarmo. Karty si nechte.

lesson-first-hand-10 = Po posledním kole zůstáváte dva, a tak se karty odkrývají (SHOW-1). Bea má pár kluků. Kdo vyhrává?
    .choice-1 = Vy
    .choice-2 = Bea
    .choice-3 = O bank se dělíte
    .right = Králové porážejí kluky: berete 14, všechno, co se vsadilo (GAME-4).
    .wrong-2 = Každý máte jeden pár, a tak vyhrává ten vyšší: králové jsou víc než kluci (RANK-14).
    .wrong-3 = O bank se dělí jen stejně dobré kombinace (GAME-5).

lesson-first-hand-11 = Osm kroků: dvě karty, sázky, flop, sázky, turn, sázky, river, sázky a odkrytí karet (GAME-2). Vkládáte 6 a berete 14: máte o 8 víc. Vyhrát se dá takto, nebo tak, že všichni ostatní složí (GAME-1).

lesson-first-hand-q1 = Kolik sázkových kol má rozdání?
    .right = Před flopem, na flopu, na turnu a na riveru (ROUND-1).
    .wrong-1 = Počítejte i to před flopem.
    .wrong-2 = Po odkrytí karet se už nesází.

lesson-first-hand-q2 = Kolik společných karet leží nakonec na stole?
    .right = Tři na flopu, pak turn a river: 3 + 1 + 1 = 5.
    .wrong-1 = To je flop. Následuje ještě turn a river (BOARD-2, BOARD-3).
    .wrong-2 = Ze sedmi si každý hráč vybírá: 2 + 5 = 7.

lesson-first-hand-q3 = Tři hráči vkládají po 2, potom dva z nich ještě po 4. Jak velký je bank?
    .right = Třikrát 2 a dvakrát 4: 6 + 8 = 14 (GAME-4).
    .wrong-1 = Přičtěte kolo na flopu: 6 + 8 = 14.
    .wrong-2 = I 2 od hráče, který složil, zůstávají v banku.
