# Lekce: počkejte, až na vás přijde řada.

lesson-in-turn = Počkejte, až na vás přijde řada
    .goal = Po této lekci umíte říct, proč nikdo nesmí hrát ani cokoli naznačit, dokud není na řadě.

lesson-in-turn-1 = Srdce vám nepřišla. Blufujte, vsaďte 40: po vás mluví Bea a Cyril za ní nemá nic.
    .right = Sázka 40 do banku 60. Když oba složí, je vašich 60 i bez kombinace. Teď sledujte, co udělá Bea.
    .wrong-1 = Smíte, jenže pak vyhrají devítky. Blufujte, vsaďte 40.

lesson-in-turn-2 = První film: Bea váhá, protože za ní ještě sedí Cyril a třeba něco má. Raději skládá. Skládá i Cyril. Získáváte bank 60; z něj je 20 vašich, jste tedy 40 v plusu.

lesson-in-turn-3 = Druhý film: Cyril zahazuje karty dřív, než Bea promluví. Bea už se nemá koho bát, dorovnává a její devítky vyhrávají. Jste 60 v minusu (ETIQ-4).

lesson-in-turn-4 = Cyril skládá předčasně. O kolik jste na tom ve druhém filmu hůř než v prvním?
    .right = V prvním filmu 40 v plusu, ve druhém 60 v minusu: 40 + 60 = 100. Cyril z toho přitom nemá nic (ETIQ-3).
    .wrong-1 = 60 je vaše ztráta. Připočtěte 40, které by jinak byly vaše.

lesson-in-turn-5 = Cyril se u tohoto stolu na obrazovce pokouší složit dřív, než zahraje Bea. Co se stane?
    .choice-1 = Stůl to nepřijme, dokud není na řadě Cyril
    .choice-2 = Stůl to přijme tak, jak to je
    .right = Hrát smí jen hráč, který je na řadě. Nic jiného program ani nepřijme (ETIQ-1).
    .wrong-2 = To by mohl mluvit každý, kdy ho napadne, a ostatním předčasně napovídat. Hraje jen ten, kdo je na řadě (ETIQ-1).

lesson-in-turn-6 = Cyril si jen povzdechne a posune karty kousek dopředu, ačkoli na řadě je Bea. Je to v pořádku?
    .choice-1 = Ne, je to stejně špatné
    .choice-2 = Ano, vždyť nic neříká
    .right = Bea se tak dozví, na co ještě nemá právo: že za ní nikdo ve hře nezůstane (ETIQ-2, ETIQ-3).
    .wrong-2 = I povzdech prozradí dost: Bea už ví, že za ní nikdo není (ETIQ-2).

lesson-in-turn-7 = Cyril je na řadě, skládá a ukazuje stolu sedmičku a šestku. Dva další hrají dál. Smí se to?
    .choice-1 = Ne, dva ještě hrají
    .choice-2 = Ano, Cyril už v rozdání není
    .right = Dokud hrají dva další, složené karty zůstávají skryté (FOLD-5).
    .wrong-2 = Ostatní by s těmi kartami už nepočítali: jednomu to pomůže a druhému uškodí (FOLD-5).

lesson-in-turn-8 = Pět návyků: hrajte, jen když jste na řadě; tehdy a jen tehdy jasně řekněte, co děláte (DECL-2); žetony i karty mějte na očích; co na kartách je, nechte si pro sebe; nezdržujte zbytečně malými zvýšeními (ETIQ-8).

lesson-in-turn-q1 = Víte, že složíte, ale před vámi jsou na řadě ještě dva. Co uděláte?
    .choice-1 = Počkám a nedám na sobě nic znát
    .choice-2 = Složím hned, ať se nezdržuje
    .right = Dokud nejste na řadě, nehrajete a nic nenaznačujete (ETIQ-1, ETIQ-2).
    .wrong-2 = Vypadá to ochotně, ale je to vážné provinění: ostatní se něco dozvědí předčasně (ETIQ-1).

lesson-in-turn-q2 = Všichni před vámi složili, zbývá jediný soupeř. Skládáte i vy. Smíte karty ukázat?
    .choice-1 = Ano, rozdání skončilo
    .choice-2 = Ne
    .right = Nezbývá nikdo, komu by vaše karty pomohly nebo uškodily. Zákaz platí, jen dokud hrají dva další (FOLD-5).
    .wrong-2 = Zákaz platí, dokud hrají dva další. Tady vaše složení rozdání ukončilo (FOLD-5).
