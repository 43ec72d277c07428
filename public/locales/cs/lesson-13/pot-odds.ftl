# Lekce: vyplatí se dorovnat?

lesson-pot-odds = Vyplatí se dorovnat?
    .goal = Po této lekci umíte porovnat cenu dorovnání se svou šancí na výhru.

lesson-pot-odds-1 = V banku je 75 (GAME-4), dorovnání stojí 15 (CALL-1). V kolika procentech musíte vyhrát, aby se to zaplatilo?
    .right = 15 z 90, které tam pak budou: 15 : 90 = 16,7 %. Vyhrajete se srdcem a s ničím jiným; po all-inu se už nesází.
    .wrong-1 = 15 : 75 nepočítá s vaším dorovnáním, které bude v banku také.
    .wrong-2 = Jako poměr 5 : 1 je to správně: 75 proti 15. Jako podíl je to jeden díl ze 6, tedy 16,7 %.

lesson-pot-odds-2 = Devět srdcí ze 46 neznámých karet: vyhrajete v 19,6 %. Dorovnat, nebo složit?
    .right = 19,6 % je víc než 16,7 %: v mnoha takových situacích vydělá dorovnání po 2,6 žetonu (0,196 × 90 − 15).
    .wrong-1 = Průměrně se tím vzdáváte 2,6 žetonu: 19,6 % je víc než 16,7 %.

lesson-pot-odds-3 = River je 5♦, srdce nepřišlo. Dorovnání bylo správné, a přece prohrálo. Čtyřikrát z pěti prohraje, popáté všechno zaplatí: počítají se žetony, ne vyhrané banky (ALLIN-14).

lesson-pot-odds-4 = Stejné karty, teď ale sázka 20 do banku 60. V kolika procentech musíte vyhrát?
    .right = Bude tam 60 + 20 + 20 = 100: 20 : 100.
    .wrong-1 = 20 : 80 nepočítá s vaším dorovnáním.
    .wrong-2 = 20 : 60 je jen poměr sázky k banku.
    .wrong-3 = 20 : 60 je jen poměr sázky k banku.

lesson-pot-odds-5 = Potřebujete 20 %, máte 19,6 % a dál už se nesází. Dorovnáte?
    .choice-1 = Složím
    .choice-2 = Dorovnám
    .right = 19,6 % je těsně pod 20 %: dorovnání prodělá průměrně 0,4 žetonu.
    .wrong-2 = Je to o vlásek moc drahé a později už nic dalšího nevyhrajete.

lesson-pot-odds-6 = Stejná cena, ale oba máte ještě 200, a když vám karta přijde, vyhrajete víc. Co teď?
    .choice-1 = Dorovnání může být správné
    .choice-2 = Pořád je správné jen složit
    .right = Počítá se i to, co vyhrajete později; přesně odečíst se to ale nedá.
    .wrong-2 = Samotné číslo rozhoduje, jen když už další sázky nepřijdou.

lesson-pot-odds-7 = Ceny v přehledu. Sázka na půl banku chce po tom, kdo dorovnává, 25 %, sázka na celý bank 33,3 %. Poslední sloupec je pro příští lekci: jak často musí takový bluf vyjít.
    .table =
        Sázka / bank | K dorovnání % | Bluf musí vyjít %
        ¼ | 16,7 | 20,0
        ⅓ | 20,0 | 25,0
        ½ | 25,0 | 33,3
        ⅔ | 28,6 | 40,0
        ¾ | 30,0 | 42,9
        1 | 33,3 | 50,0
        1½ | 37,5 | 60,0
        2 | 40,0 | 66,7

lesson-pot-odds-q1 = V banku je 40 a sázka je 20. V kolika procentech musí vyhrát ten, kdo dorovná?
    .right = Bude tam 40 + 20 + 20 = 80: 20 : 80.
    .wrong-1 = 20 : 80: v banku bude i dorovnání.
    .wrong-2 = 20 : 80: v banku bude i dorovnání.
    .wrong-3 = To je jen poměr sázky k banku: 20 : 40.

lesson-pot-odds-q2 = Na flopu je v banku 90 a sázka all-in je 90. Karta do flushe přijde ve 35,0 % a pak vyhrajete. Co uděláte?
    .choice-1 = Dorovnám: stačí 33,3 %
    .choice-2 = Složím
    .right = 90 + 90 + 90 = 270: 90 : 270 = 33,3 % a 35,0 % je víc.
    .wrong-2 = 90 : 270 je 33,3 % a vy vyhrajete ve 35,0 %.

lesson-pot-odds-q3 = Správně dorovnáte a prohrajete. Byla to chyba?
    .choice-1 = Ne
    .choice-2 = Ano
    .right = I správné rozhodnutí může prohrát. Posuzujte rozhodnutí, ne kartu.
    .wrong-2 = Karta přišla nešťastná, rozhodnutí bylo správné. Posuzujte rozhodnutí.
