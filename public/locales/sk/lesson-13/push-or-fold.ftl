# Lekcia: krátke stacky.

lesson-push-or-fold = Krátke stacky
    .goal = Po tejto lekcii viete proti jednému súperovi voliť medzi all-inom a položením, ak máte najviac desať veľkých blindov.

lesson-push-or-fold-1 = Desať veľkých blindov, 1 000 : 100. S koľkými kartami ide podľa presného riešenia malý blind all-in?
    .choice-1 = S viac než polovicou
    .choice-2 = S desatinou
    .choice-3 = So všetkými
    .right = 58,3 %; veľký blind dorovnáva s 37,4 %. Blindy narástli a stacky sú krátke (TOURN-9); malý blind má button (BLIND-15).
    .wrong-2 = To by blindy deväťkrát z desiatich zostali súperovi.
    .wrong-3 = So 7-2 to stojí o 49 žetónov viac než položiť karty.

lesson-push-or-fold-2 = K♦ 2♣ na malom blinde, desať veľkých blindov. Hráme len s dvoma možnosťami: all-in, alebo položiť.
    .right = Priemerne −38, ale položenie stojí 50: all-in je o 12 lepší, o 0,12 veľkého blindu. Po dorovnaní sa už nevsádza (ALLIN-9), čo nikto nedorovná, sa vracia (ALLIN-11).
    .wrong-1 = S desiatimi veľkými blindmi ide do hry každý kráľ: položenie stojí 50, all-in priemerne len 38.
    .wrong-2 = Pri skutočnom stole to ide; tu sa pýtame: all-in, alebo položiť?

lesson-push-or-fold-3 = Na malom blinde proti jednému súperovi máte desať veľkých blindov a A♣ 2♦. All-in, alebo položiť?
    .choice-1 = All-in
    .choice-2 = Položiť
    .right = All-in je priemerne o 82 žetónov lepší než položiť karty.
    .wrong-2 = Priemerne sa tým vzdávate 82 žetónov.

lesson-push-or-fold-4 = Na malom blinde proti jednému súperovi máte desať veľkých blindov a 2♠ 2♥. All-in, alebo položiť?
    .choice-1 = All-in
    .choice-2 = Položiť
    .right = All-in je priemerne o 82 žetónov lepší než položiť karty.
    .wrong-2 = Priemerne sa tým vzdávate 82 žetónov.

lesson-push-or-fold-5 = Na malom blinde proti jednému súperovi máte desať veľkých blindov a 9♥ 7♦. All-in, alebo položiť?
    .choice-1 = All-in
    .choice-2 = Položiť
    .right = All-in je priemerne o 3 žetóny lepší než položiť karty.
    .wrong-2 = Takmer rovnako dobré; all-in je o 3 žetóny lepší.

lesson-push-or-fold-6 = Na malom blinde proti jednému súperovi máte desať veľkých blindov a Q♦ 6♠. All-in, alebo položiť?
    .choice-1 = Položiť
    .choice-2 = All-in
    .right = All-in je o 1 žetón horší než položiť karty.
    .wrong-2 = Takmer rovnako dobré; položiť karty je o 1 žetón lepšie.

lesson-push-or-fold-7 = Na malom blinde proti jednému súperovi máte desať veľkých blindov a 7♥ 2♣. All-in, alebo položiť?
    .choice-1 = Položiť
    .choice-2 = All-in
    .right = All-in je o 49 žetónov horší než položiť karty.
    .wrong-2 = To stojí o 49 žetónov viac než položiť karty.

lesson-push-or-fold-8 = Teraz miesto 2 (Bea): malý blind je all-in za 1 000, dorovnáte 900, v banku je 1 100. Koľko percent treba?
    .right = 900 z 2 000, ktoré tam potom budú, teda 900 : 2 000 = 45 %.
    .wrong-1 = 100 z nich tam už leží ako veľký blind, teda 900 : 2 000.

lesson-push-or-fold-9 = Na veľkom blinde máte A♦ 2♥ proti all-inu s 58,3 % všetkých kariet; treba 45 %. Dorovnať, alebo položiť?
    .choice-1 = Dorovnať
    .choice-2 = Položiť
    .right = Vyhráte v 49,8 % prípadov: priemerne +96 žetónov.
    .wrong-2 = Priemerne sa tým vzdávate 96 žetónov.

lesson-push-or-fold-10 = Na veľkom blinde máte K♠ 5♦ proti all-inu s 58,3 % všetkých kariet; treba 45 %. Dorovnať, alebo položiť?
    .choice-1 = Dorovnať
    .choice-2 = Položiť
    .right = Vyhráte v 45,3 % prípadov: priemerne +7 žetónov.
    .wrong-2 = Práve to stačí: +7 žetónov.

lesson-push-or-fold-11 = Na veľkom blinde máte K♠ 4♦ proti all-inu s 58,3 % všetkých kariet; treba 45 %. Dorovnať, alebo položiť?
    .choice-1 = Položiť
    .choice-2 = Dorovnať
    .right = 44,4 %, tesne málo: dorovnanie stojí priemerne 13 žetónov.
    .wrong-2 = Tesne málo: 44,4 %, −13 žetónov.

lesson-push-or-fold-12 = Na veľkom blinde máte 8♥ 7♥ proti all-inu s 58,3 % všetkých kariet; treba 45 %. Dorovnať, alebo položiť?
    .choice-1 = Položiť
    .choice-2 = Dorovnať
    .right = 41,8 %: dorovnanie stojí priemerne 64 žetónov.
    .wrong-2 = Pekné karty, ale proti takému rozsahu kariet slabé: 41,8 %, −64 žetónov.

lesson-push-or-fold-13 = S piatimi veľkými blindmi: all-in so 71,5 %, dorovnanie so 62,1 % kariet. Čím kratší stack, tým viac kariet. S pätnástimi: 45,7 % a 28,5 % a lepšie než all-in už býva niečo iné. Aj správne rozhodnutie môže prehrať.
    .table =
        Veľké blindy | All-in % | Dorovnanie %
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

lesson-push-or-fold-q1 = Na malom blinde proti jednému súperovi máte desať veľkých blindov a Q♦ 7♠. Čo urobíte?
    .choice-1 = All-in, len tak-tak (+1 žetón)
    .choice-2 = Položím karty
    .right = Q-7 rôznych farieb je najslabšia dáma, ktorá ešte ide do hry.
    .wrong-2 = Tesné, ale ešte all-in: Q-7 rôznych farieb je najslabšia dáma, s ktorou sa all-in ide.

lesson-push-or-fold-q2 = Koľko percent potrebuje veľký blind, aby dorovnal all-in za desať veľkých blindov?
    .right = Ešte 9 veľkých blindov do konečného banku 20, teda 9 : 20 = 45 %.
    .wrong-1 = Jeden veľký blind už v banku leží, teda 9 : 20.

lesson-push-or-fold-q3 = Držíte sa tabuľky a rozdanie prehráte. Čo teraz?
    .choice-1 = Nič, ďalšie rozdanie
    .choice-2 = Zmeniť tabuľku
    .right = Aj správne rozhodnutie môže prehrať. Ukáže sa to až v mnohých rozdaniach.
    .wrong-2 = Jedno rozdanie nič nedokazuje.
