# Lekcia: počkajte, kým na vás príde rad.

lesson-in-turn = Počkajte, kým na vás príde rad
    .goal = Po tejto lekcii viete povedať, prečo nikto nesmie hrať ani nič naznačiť, kým nie je na rade.

lesson-in-turn-1 = Srdcia vám neprišli. Blafujte, vsaďte 40: po vás hovorí Bea a Cyril za ňou nemá nič.
    .right = Stávka 40 do banku 60. Keď obaja položia karty, je vašich 60 aj bez kombinácie. Teraz sledujte, čo urobí Bea.
    .wrong-1 = Môžete, ale potom vyhrajú deviatky. Blafujte, vsaďte 40.

lesson-in-turn-2 = Prvý film: Bea váha, lebo za ňou ešte sedí Cyril a možno niečo má. Radšej kladie karty. Kladie ich aj Cyril. Získavate bank 60; 20 z neho bolo vašich, ste teda 40 v pluse.

lesson-in-turn-3 = Druhý film: Cyril zahadzuje karty skôr, než Bea prehovorí. Bea sa už nemá koho báť, dorovnáva a jej deviatky vyhrávajú. Ste 60 v mínuse (ETIQ-4).

lesson-in-turn-4 = Cyril kladie karty predčasne. O koľko ste na tom v druhom filme horšie ako v prvom?
    .right = V prvom filme 40 v pluse, v druhom 60 v mínuse: 40 + 60 = 100. Cyril z toho pritom nemá nič (ETIQ-3).
    .wrong-1 = 60 je vaša strata. Pripočítajte 40, ktoré by inak boli vaše.

lesson-in-turn-5 = Cyril sa pri tomto stole na obrazovke pokúša položiť karty skôr, než zahrá Bea. Čo sa stane?
    .choice-1 = Stôl to neprijme, kým nie je na rade Cyril
    .choice-2 = Stôl to prijme
    .right = Hrať smie len hráč, ktorý je na rade. Nič iné program ani neprijme (ETIQ-1).
    .wrong-2 = Potom by každý mohol hovoriť, kedy mu napadne, a ostatným predčasne napovedať. Hrá len ten, kto je na rade (ETIQ-1).

lesson-in-turn-6 = Cyril si len vzdychne a posunie karty kúsok dopredu, hoci na rade je Bea. Je to v poriadku?
    .choice-1 = Nie, je to rovnako zlé
    .choice-2 = Áno, veď nič nehovorí
    .right = Bea sa tak dozvie, na čo ešte nemá právo: že za ňou nikto v hre nezostane (ETIQ-2, ETIQ-3).
    .wrong-2 = Aj vzdych prezradí dosť: Bea už vie, že za ňou nikto nie je (ETIQ-2).

lesson-in-turn-7 = Cyril je na rade, kladie karty a ukazuje stolu sedmičku a šestku. Dvaja ďalší hrajú ďalej. Smie sa to?
    .choice-1 = Nie, dvaja ešte hrajú
    .choice-2 = Áno, Cyril už v rozdaní nie je
    .right = Kým hrajú dvaja ďalší, položené karty zostávajú skryté (FOLD-5).
    .wrong-2 = Ostatní by s tými kartami už nerátali: jednému to pomôže a druhému uškodí (FOLD-5).

lesson-in-turn-8 = Päť návykov: hrajte, len keď ste na rade; vtedy a len vtedy jasne povedzte, čo robíte (DECL-2); žetóny aj karty majte na očiach; svoje karty si nechajte pre seba; nezdržujte hru zbytočne malými navýšeniami (ETIQ-8).

lesson-in-turn-q1 = Viete, že karty položíte, ale pred vami sú na rade ešte dvaja. Čo urobíte?
    .choice-1 = Počkám a nedám na sebe nič poznať
    .choice-2 = Položím karty hneď, nech sa nezdržuje
    .right = Kým nie ste na rade, nehráte a nič nenaznačujete (ETIQ-1, ETIQ-2).
    .wrong-2 = Vyzerá to ochotne, ale je to vážny priestupok: ostatní sa niečo dozvedia predčasne (ETIQ-1).

lesson-in-turn-q2 = Všetci pred vami položili karty, zostáva jediný súper. Kladiete ich aj vy. Smiete karty ukázať?
    .choice-1 = Áno, rozdanie sa skončilo
    .choice-2 = Nie
    .right = Nezostáva nikto, komu by vaše karty pomohli alebo uškodili. Zákaz platí, len kým hrajú dvaja ďalší (FOLD-5).
    .wrong-2 = Zákaz platí, kým hrajú dvaja ďalší. Tu sa vaším položením kariet rozdanie skončilo (FOLD-5).
