# Lekce: krátké stacky.

lesson-push-or-fold = Krátké stacky
    .goal = Po této lekci umíte proti jednomu soupeři volit mezi all-inem a složením, máte-li nejvýš deset velkých blindů.

lesson-push-or-fold-1 = Deset velkých blindů: 1 000 : 100. S jak velkou částí karet jde podle přesného řešení malý blind all-in?
    .choice-1 = S víc než polovinou
    .choice-2 = S desetinou
    .choice-3 = Se všemi
    .right = 58,3 %; velký blind dorovnává s 37,4 %. Blindy narostly a stacky jsou krátké (TOURN-9); malý blind má button (BLIND-15).
    .wrong-2 = To by blindy devětkrát z deseti zůstaly soupeři.
    .wrong-3 = Se 7-2 to stojí o 49 žetonů víc než složit.

lesson-push-or-fold-2 = K♦ 2♣ na malém blindu, deset velkých blindů. Hrajeme jen se dvěma možnostmi: all-in, nebo složit.
    .right = Průměrně −38 žetonů, ale složení stojí 50: o 12 lépe, 0,12 velkého blindu. Po dorovnání se už nesází (ALLIN-9), co nikdo nedorovná, se vrací (ALLIN-11).
    .wrong-1 = S deseti velkými blindy jde all-in každý král: složení stojí 50, all-in průměrně jen 38.
    .wrong-2 = U opravdového stolu to jde; tady se ptáme: all-in, nebo složit?

lesson-push-or-fold-3 = Jste na malém blindu s deseti velkými blindy proti jednomu soupeři: A♣ 2♦. All-in, nebo složit?
    .choice-1 = All-in
    .choice-2 = Složit
    .right = All-in je průměrně o 82 žetonů lepší než složit.
    .wrong-2 = Průměrně se tím vzdáváte 82 žetonů.

lesson-push-or-fold-4 = Jste na malém blindu s deseti velkými blindy proti jednomu soupeři: 2♠ 2♥. All-in, nebo složit?
    .choice-1 = All-in
    .choice-2 = Složit
    .right = All-in je průměrně o 82 žetonů lepší než složit.
    .wrong-2 = Průměrně se tím vzdáváte 82 žetonů.

lesson-push-or-fold-5 = Jste na malém blindu s deseti velkými blindy proti jednomu soupeři: 9♥ 7♦. All-in, nebo složit?
    .choice-1 = All-in
    .choice-2 = Složit
    .right = All-in je průměrně o 3 žetony lepší než složit.
    .wrong-2 = Skoro nastejno; all-in je o 3 žetony lepší.

lesson-push-or-fold-6 = Jste na malém blindu s deseti velkými blindy proti jednomu soupeři: Q♦ 6♠. All-in, nebo složit?
    .choice-1 = Složit
    .choice-2 = All-in
    .right = All-in je o 1 žeton horší než složit.
    .wrong-2 = Skoro nastejno; složit je o 1 žeton lepší.

lesson-push-or-fold-7 = Jste na malém blindu s deseti velkými blindy proti jednomu soupeři: 7♥ 2♣. All-in, nebo složit?
    .choice-1 = Složit
    .choice-2 = All-in
    .right = All-in je o 49 žetonů horší než složit.
    .wrong-2 = To stojí o 49 žetonů víc než složit.

lesson-push-or-fold-8 = Teď místo 2 (Bea): malý blind je all-in za 1 000, dorovnáte 900, v banku je 1 100. Kolik procent potřebujete?
    .right = 900 z 2 000, které tam pak budou: 900 : 2 000 = 45 %.
    .wrong-1 = 100 z nich už tam leží jako velký blind: 900 : 2 000.

lesson-push-or-fold-9 = Máte velký blind a A♦ 2♥ proti all-inu s 58,3 % všech karet; potřebujete 45 %. Dorovnat, nebo složit?
    .choice-1 = Dorovnat
    .choice-2 = Složit
    .right = Vyhrajete v 49,8 %: průměrně +96 žetonů.
    .wrong-2 = Průměrně se tím vzdáváte 96 žetonů.

lesson-push-or-fold-10 = Máte velký blind a K♠ 5♦ proti all-inu s 58,3 % všech karet; potřebujete 45 %. Dorovnat, nebo složit?
    .choice-1 = Dorovnat
    .choice-2 = Složit
    .right = Vyhrajete v 45,3 %: průměrně +7 žetonů.
    .wrong-2 = Právě to stačí: +7 žetonů.

lesson-push-or-fold-11 = Máte velký blind a K♠ 4♦ proti all-inu s 58,3 % všech karet; potřebujete 45 %. Dorovnat, nebo složit?
    .choice-1 = Složit
    .choice-2 = Dorovnat
    .right = 44,4 %, těsně pod hranicí: dorovnání stojí průměrně 13 žetonů.
    .wrong-2 = Těsně pod hranicí: 44,4 %, −13 žetonů.

lesson-push-or-fold-12 = Máte velký blind a 8♥ 7♥ proti all-inu s 58,3 % všech karet; potřebujete 45 %. Dorovnat, nebo složit?
    .choice-1 = Složit
    .choice-2 = Dorovnat
    .right = 41,8 %: dorovnání stojí průměrně 64 žetonů.
    .wrong-2 = Hezké karty, ale proti takovému výběru příliš slabé: 41,8 %, −64 žetonů.

lesson-push-or-fold-13 = S pěti velkými blindy: all-in se 71,5 %, dorovnání s 62,1 % karet. Čím kratší stack, tím víc karet. S patnácti: 45,7 % a 28,5 % a lepší než all-in už bývá něco jiného. I správné rozhodnutí může prohrát.
    .table =
        Velké blindy | All-in % | Dorovnání %
        2 | 89,4 | 100,0
        3 | 78,0 | 92,3
        4 | 73,8 | 74,1
        5 | 71,5 | 62,1
        6 | 68,3 | 54,4
        7 | 66,3 | 48,6
        8 | 61,9 | 45,0
        9 | 59,9 | 40,6
        10 | 58,3 | 37,4
        12 | 53,2 | 33,0
        15 | 45,7 | 28,5

lesson-push-or-fold-q1 = Jste na malém blindu s deseti velkými blindy proti jednomu soupeři: Q♦ 7♠. Co uděláte?
    .choice-1 = All-in, jen tak tak (+1 žeton)
    .choice-2 = Složím
    .right = Q-7 v různých barvách je nejslabší dáma, se kterou se ještě jde all-in.
    .wrong-2 = Těsné, ale ještě all-in: slabší dáma než Q-7 v různých barvách už by se skládala.

lesson-push-or-fold-q2 = Kolik procent potřebuje velký blind, aby dorovnal all-in za deset velkých blindů?
    .right = Ještě 9 velkých blindů do konečného banku 20: 9 : 20 = 45 %.
    .wrong-1 = Jeden velký blind už v banku leží: 9 : 20.

lesson-push-or-fold-q3 = Držíte se tabulky a rozdání prohrajete. Co teď?
    .choice-1 = Nic, další rozdání
    .choice-2 = Změnit tabulku
    .right = I správné rozhodnutí může prohrát. Vyplatí se až v mnoha rozdáních.
    .wrong-2 = Jedno rozdání nic nedokazuje.
