# Lekce: jedno rozdání podle dvou herních řádů.

lesson-two-houses = Jedno rozdání, dvě herny
    .goal = Po této lekci víte, co v rozdání záleží na herně, a dokážete to v herním řádu najít.

lesson-two-houses-1 = Totéž rozdání zahrajete dvakrát: stejné karty, stejné tahy. Poprvé podle pravidel školy, podruhé podle pravidel klubu, která se liší ve třech řádcích.

lesson-two-houses-2 = Pravidla školy. Na turnu Dora sází 4, blindy jsou 1/3. Na kolik musíte nejméně zvýšit?
    .right = Přidává se aspoň tolik, kolik byla sázka: 4 + 4 = 8 (BET-3).
    .wrong-1 = Měřítkem je tu sázka 4, ne velký blind 3: 4 + 4 = 8.

lesson-two-houses-3 = Pravidla klubu. Dora sází zase 4. Na kolik musíte nejméně zvýšit?
    .right = Stačí přidat jeden velký blind: 4 + 3 = 7 (BET-3).
    .wrong-1 = 8 platí podle pravidel školy. V klubu stačí přidat jeden velký blind: 4 + 3 = 7.

lesson-two-houses-4 = Pravidla školy. Na riveru checkujete vy i Dora. Kdo ukazuje první a kdo druhý?
    .right = Kdo byl v tom kole první na řadě: vy, pak Dora (SHOW-5).
    .wrong-1 = Dora sází na turnu. Na riveru nesází nikdo, a tak začíná ten, kdo je první na řadě.

lesson-two-houses-5 = Pravidla klubu. Na riveru zase oba checkujete. Kdo ukazuje první a kdo druhý?
    .right = Tady začíná poslední agresor celého rozdání: Dora, která sází na turnu. Pak vy (SHOW-5).
    .wrong-1 = Tak je to podle pravidel školy. V klubu začíná poslední agresor celého rozdání.

lesson-two-houses-6 = Pravidla školy. Vy i Dora máte pár es s králem, devítkou a sedmičkou. Rozdělte bank 25.
    .right = Žeton navíc patří prvnímu vítězi vlevo od buttonu: 13 berete vy, 12 Dora (ODD-2).
    .wrong-1 = Žeton navíc je váš: vlevo od buttonu na místě 5 je jako první místo 1.

lesson-two-houses-7 = Pravidla klubu, stejné karty. Rozdělte bank 25.
    .right = Proti směru hodinových ručiček je buttonu nejblíž Dora: bere 13, vy 12 (ODD-2).
    .wrong-1 = V klubu se od buttonu počítá proti směru hodinových ručiček a nejblíž je Dora.

lesson-two-houses-8 = Dělil by se bank jinak, kdyby poražený musel ukázat?
    .choice-1 = Ne
    .choice-2 = Ano
    .right = Ukazování mění jen to, co ostatní uvidí, nikdy to, kdo vyhrává (SHOW-6).
    .wrong-2 = Poražené karty jsou poražené, ať je někdo vidí, nebo ne (SHOW-6).

lesson-two-houses-9 = Co z toho vás může někde připravit o bank?
    .choice-1 = Neřeknete, že hrajete stůl
    .choice-2 = Ukážete až po soupeři
    .choice-3 = Dorovnáte místo zvýšení
    .right = V některých hernách musí ten, kdo hraje stůl, říct to nahlas, jinak o svůj díl přijde (SHOW-12).
    .wrong-2 = Pořadí při ukazování nic nestojí.
    .wrong-3 = To je vaše volba. Žádné pravidlo herny na ní nezávisí.

lesson-two-houses-10 = V těchto dvanácti bodech se psané prameny rozcházejí. Žádný výklad není jediný správný: co platí u vašeho stolu, říká herní řád. První hodnota v každém řádku je výchozí.
    .table =
        Otázka | Hodnoty | Pravidla
        Zvýšení v kole limitu | tři; čtyři | (LIMIT-3), C-1
        Zvyšování mezi dvěma hráči v limitu | v cash game bez omezení, v turnaji omezeně; vždy bez omezení; vždy omezeně | (LIMIT-4), C-2
        Největší zvýšení v pot limitu | bank po dorovnání; bank před dorovnáním; žetony ostatních | (POTLIM-1), C-4
        Nejmenší zvýšení | kolik byla poslední sázka nebo zvýšení; vždy jeden velký blind | (BET-3), C-5
        All-in menší než zvýšení | znovu zvyšovat se smí jen po plném zvýšení; v limitu stačí polovina sázky | (ALLIN-7), C-9
        Malý blind | polovina dolů na žeton; dolů na celou jednotku; přesná polovina | (BLIND-4), C-11
        Barvy při losování o button | piky, srdce, káry, kříže; piky, srdce, kříže, káry | (DRAW-2), C-13
        Button po odchodu hráče | mrtvý button; pohyblivý button | (BTN-4), C-14
        Zmeškaný velký blind | zaplatit, nebo na něj počkat; zaplatit; zaplatit i malý | (BLIND-18), C-15
        Kdo ukazuje první po samých checkách | kdo byl první na řadě; poslední agresor rozdání | (SHOW-5), C-28
        Poražené karty | smějí zůstat skryté; ukazují se; ukazuje jen ten, kdo chce vyhrát | (SHOW-6), C-29
        Žeton navíc | první vítěz vlevo od buttonu; nejbližší buttonu proti směru hodinových ručiček | (ODD-2), C-35

lesson-two-houses-q1 = Co z toho platí ve všech hernách stejně?
    .choice-1 = Barvy nikdy nerozhodují remízu
    .choice-2 = Komu patří žeton navíc
    .choice-3 = Kolik zvýšení limit dovoluje
    .right = Stejné kombinace si bank dělí; v hold’emu barva nerozhoduje nikde (SPLIT-3).
    .wrong-2 = O žetonu navíc se prameny neshodnou: rozhodne herní řád (ODD-2).
    .wrong-3 = Někde tři, jinde čtyři: rozhodne herní řád (LIMIT-3).

lesson-two-houses-q2 = Přijdete do nového klubu. Na co se zeptáte před prvním rozdáním?
    .choice-1 = Na straddle, cap, žeton navíc a ukazování karet
    .choice-2 = Na pořadí kombinací
    .right = V těchto čtyřech věcech se herny liší; odpoví herní řád (GAME-6).
    .wrong-2 = Pořadí kombinací je všude stejné. Ptejte se na to, co se liší: straddle, cap, žeton navíc, ukazování.
