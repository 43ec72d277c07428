# Ante.

rule-ANTE-1 = Či sa platí ante
    .text = Ante je malá platba, ktorá ide do banku ešte pred rozdaním. V hold’eme obvykle nie je. Objavuje sa v turnajoch, väčšinou až v neskoršej fáze, keď zväčšuje banky.
    .variants = Predvolené: v cash game bez ante, v turnaji od zvolenej neskoršej úrovne. Inak: ante nikdy alebo v každom rozdaní.

rule-ANTE-2 = Výška ante
    .text = Ante býva desatina veľkého blindu. Pre jednotlivého hráča je to málo, ale pri plnom stole dajú všetky ante dohromady celý veľký blind.
    .variants = Predvolené: desatina veľkého blindu zaokrúhlená nadol na žetón, najmenej jeden žetón; platí každý hráč. Inak: akákoľvek iná suma alebo jedno ante za celý stôl, ktoré dáva veľký blind.
    .example = Blindy 50/100: ante je 10. S desiatimi hráčmi je v banku okrem blindov 100.

rule-ANTE-3 = Ante dáva každý pred rozdaním
    .text = Ante platí pred rozdaním každý hráč, teda aj tí, čo dávajú blind; tí ho platia navyše. Keď žetóny nestačia na oboje, platí sa najprv ante a blind z toho, čo zostane. Kde jeden hráč dáva ante za celý stôl, je to naopak.

rule-ANTE-4 = Ante nie je stávka
    .text = Ante ide rovno do banku a do žiadnej stávky sa hráčovi nepočíta. Tým sa líši od blindu, ktorý sa počíta (BLIND-10). Ante teda zväčší bank, ale dorovnanie nikomu nezlacní. Komu žetóny na celé ante nestačili, ten môže z každého cudzieho ante vyhrať len rovnako veľkú časť; ante za celý stôl patrí celé do hlavného banku.
    .example = Blindy 50/100, ante 10, šesť hráčov: pred prvým ťahom je v banku 210. Dorovnanie stojí 100, malý blind dopláca 50.

rule-ANTE-5 = Na čo je ante
    .text = Blindy aj ante majú rovnakú úlohu: dostať do banku peniaze. Čím viac ich tam leží, tým drahšie vyjde len čakať na dobré karty.
