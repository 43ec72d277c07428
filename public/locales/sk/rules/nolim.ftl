# No limit.

rule-NOLIM-1 = Čokoľvek až po všetky žetóny
    .text = V no limite smie hráč v každom kole vsadiť akúkoľvek sumu: od najmenšej stávky (BET-1) až po všetky žetóny, ktoré má pred sebou na stole. Peniaze vo vrecku sa nepočítajú (BUYIN-8).
    .variants = Niektoré pravidlá za hranicu označujú žetóny, ktoré hráč do hry priniesol, iné tie, ktoré má práve na stole. Tu platia žetóny na stole.

rule-NOLIM-2 = No limit navýšenia nepočíta
    .text = V no limite nie je počet navýšení obmedzený. Navyšovať sa dá znova a znova, len musí byť každé navýšenie dosť veľké (BET-2) a žetóny sa nesmú minúť.

rule-NOLIM-3 = Najobľúbenejšia štruktúra
    .text = Jeden zo zdrojov nazýva no limit azda najatraktívnejšou podobou hold’emu. V každej chvíli sa môže hrať o všetko, čo leží na stole.
