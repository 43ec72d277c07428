# Losovanie buttonu.

rule-DRAW-1 = Button má najvyššia karta
    .text = Kto bude mať button v úplne prvom rozdaní, rozhodne los. Balíček sa zamieša, každý hráč dostane jednu kartu lícom nahor a button má ten, kto dostal najvyššiu.

rule-DRAW-2 = Pri zhode v losovaní rozhoduje farba
    .text = Keď dvaja hráči vylosujú kartu rovnakej hodnoty, rozhodne farba. Eso prebije kráľa akejkoľvek farby vždy; na poradí farieb záleží len medzi rovnakými.
    .variants = Predvolené poradie od najvyššej: piky, srdcia, káry, kríže. Inak: piky, srdcia, kríže, káry. V pravidlách sa nájde oboje.
    .example = Padne A♦, A♣ a 9♠: bežne má button kárové eso, pri druhom poradí krížové.

rule-DRAW-3 = Poradie farieb je miestny zvyk
    .text = Poradie farieb pri losovaní je miestny zvyk a inde môže byť iné. Opýtajte sa naň preto pred losovaním, nie až po ňom.

rule-DRAW-4 = Farby platia len pri losovaní
    .text = V hold’eme sa poradie farieb používa len pri tomto losovaní. Rovnaké kombinácie nikdy nerozdelí a nikomu nedá väčší podiel z banku (SPLIT-3).
