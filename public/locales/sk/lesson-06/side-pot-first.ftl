# Lekcia: Najprv vedľajšie banky.

lesson-side-pot-first = Najprv vedľajšie banky
    .goal = Po tejto lekcii zvládnete v správnom poradí vyloženie kariet s niekoľkými bankmi.

lesson-side-pot-first-1 = Všetci štyria sú all-in, je tu hlavný bank a dva vedľajšie. V akom poradí sa o nich rozhoduje?
    .choice-1 = Druhý vedľajší, prvý vedľajší, hlavný
    .choice-2 = Hlavný, prvý vedľajší, druhý vedľajší
    .right = Vedľajšie banky idú prvé a úplne prvý je bank tých, čo začínali s najväčším počtom žetónov (SHOW-14, SHOW-15).
    .wrong-2 = Potom by Adam a Bea vedeli príliš veľa skôr, než ukážu karty o svoj bank (SHOW-14).

lesson-side-pot-first-2 = V akom poradí hráči ukazujú?
    .right = Adam a Bea o druhý vedľajší bank, potom vy o prvý a nakoniec Cyril o hlavný (SHOW-15).
    .wrong-1 = Najlepšie karty počkajú: Cyril hrá len o hlavný bank (SHOW-14).
    .wrong-2 = O druhý vedľajší bank hrajú Adam a Bea a ukazujú pred vami (SHOW-15).

lesson-side-pot-first-3 = Cyril má esá, vy krále, Bea dámy, Adam dolníky. Rozdeľte banky jeden po druhom.
    .right = Druhý vedľajší berie Bea, prvý vedľajší vy, hlavný Cyril (SHOW-14).
    .wrong-1 = O tento bank hrajú Adam a Bea.
    .wrong-2 = O tento bank hrajú Adam a Bea.
    .wrong-3 = Cyril je all-in za 10 a hrá len o hlavný bank.
    .wrong-4 = Cyril hrá o hlavný bank tiež a jeho esá porážajú vaše krále.

lesson-side-pot-first-4 = Iné rozdanie: vy a Cyril máte zhodu, hlavný bank je 90 a vedľajší 30. Ako sa delia?
    .choice-1 = Každý osobitne: 15 a 15, potom 45 a 45
    .choice-2 = Oba spolu: zo 120 je to 60 a 60
    .right = Každý bank sa delí sám osebe (SPLIT-2).
    .wrong-2 = Súčet je tu rovnaký, ale každý bank je sám osebe: v každom môže zostať žetón navyše (SPLIT-2).

lesson-side-pot-first-5 = Vy a Cyril máte esá a dvojky s kráľom, Adam je all-in a nemá nič. Rozdeľte banky.
    .right = Vedľajší bank 15 a 15, hlavný 45 a 45: jeden diel Cyril, druhý vy (SPLIT-2).
    .wrong-1 = Adam má len dvojky zo stola.

lesson-side-pot-first-6 = Beriete 60. Koľko získavate?
    .right = Váš vklad je 6 + 22 + 15 = 43 a 60 − 43 = 17.
    .wrong-1 = 43 z toho je vašich: 60 − 43 = 17.
    .wrong-2 = Počíta sa aj 6 z prvého kola: 60 − 43 = 17.

lesson-side-pot-first-q1 = Banky sú tri. Kto ukazuje prvý?
    .choice-1 = Hráč, ktorý hrá o posledný vedľajší bank
    .choice-2 = Hráč, ktorý bol prvý all-in
    .right = Najprv sa rozhoduje o banku tých, čo začínali s najväčším počtom žetónov (SHOW-15).
    .wrong-2 = Ten čaká na hlavný bank (SHOW-14).

lesson-side-pot-first-q2 = Vo vedľajšom banku je 31, v hlavnom 45 a o oba sa delia tí istí dvaja hráči. Koľko žetónov je navyše?
    .choice-1 = Dva
    .choice-2 = Žiadny, lebo 76 je párne číslo
    .right = 31 aj 45 sú nepárne čísla, a tak v každom jeden žetón zostane (SPLIT-2).
    .wrong-2 = Každý bank sa delí osobitne a 31 aj 45 sú nepárne čísla (SPLIT-2).
