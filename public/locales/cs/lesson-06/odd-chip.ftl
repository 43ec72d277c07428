# Lekce: Žeton, který nejde rozdělit.

lesson-odd-chip = Žeton, který nejde rozdělit
    .goal = Po této lekci víte, komu patří žetony navíc.

lesson-odd-chip-1 = Adam (malý blind) a vy (vpravo od buttonu) remízujete, bank je 25. Rozdělte ho.
    .right = Adam 13, vy 12: žeton navíc patří prvnímu z remízujících vlevo od buttonu (ODD-2).
    .wrong-1 = Vy jste na řadě později než Adam a žeton patří tomu, kdo je dřív (ODD-2).
    .wrong-2 = Žeton se rozpůlit nedá a na stole nezůstává: jeden z vás bere 13 (ODD-2).
    .wrong-3 = Při remíze se nejdřív dělí rovným dílem. Jednomu připadne jen žeton navíc.
    .wrong-4 = Při remíze se nejdřív dělí rovným dílem. Jednomu připadne jen žeton navíc.

lesson-odd-chip-2 = Jiná herna: žeton navíc dostane ten, kdo je buttonu nejblíž proti směru hodinových ručiček. Rozdělte 25.
    .right = Vy 13, Adam 12: proti směru hodinových ručiček jste buttonu blíž vy (ODD-2).
    .wrong-1 = To je výchozí pravidlo. V této herně se od buttonu počítá na druhou stranu (ODD-2).

lesson-odd-chip-3 = Bank je 50 a remízují tři: malý blind (Adam), místo 4 (Dora) a vy na buttonu. Rozdělte ho.
    .right = 3 × 16 = 48 a zbylé 2 jdou po jednom zleva od buttonu: 17, 17, 16 (ODD-3).
    .wrong-1 = Tak to mají jen některé herny: celý zbytek dostane jediný hráč (ODD-3).
    .wrong-2 = Začíná se vlevo od buttonu. Button přijde na řadu poslední (ODD-3).

lesson-odd-chip-4 = Bank 25 leží v pěti žetonech po 5, nejmenší žeton je 1. Dva remízují: kolik dostane první?
    .right = Nejdřív se rozmění a pak dělí: opravdu navíc je jen 1 (ODD-1).
    .wrong-1 = Žetony po 5 se dají rozměnit a díly jsou 13 a 12 (ODD-1).

lesson-odd-chip-5 = Rozhoduje o žetonu navíc barva?
    .choice-1 = Ne
    .choice-2 = Ano
    .right = Ve studu ano, a to nejvyšší barva v kombinaci. V hold’emu nikdy (ODD-4).
    .wrong-2 = Barvy jsou si tu rovny a rozhoduje místo (ODD-2, ODD-4).

lesson-odd-chip-q1 = Bank je 101 a vyhrávají dva: button a velký blind. Jak se dělí?
    .choice-1 = Velký blind 51, button 50
    .choice-2 = Button 51, velký blind 50
    .choice-3 = Každý 50 a jeden žeton zůstane
    .right = Velký blind je vlevo od buttonu dřív (ODD-2).
    .wrong-2 = Žeton patří prvnímu vlevo od buttonu a button je až poslední (ODD-2).
    .wrong-3 = Žeton navíc vždycky někdo dostane (ODD-2).

lesson-odd-chip-q2 = Bank je 100 a vyhrávají tři: místo 2, místo 5 a místo 6 na buttonu. Co je správně?
    .choice-1 = Místo 2 dostane 34
    .choice-2 = Všichni dostanou 33
    .choice-3 = Button dostane 34
    .right = 3 × 33 = 99 a žeton navíc má první vlevo od buttonu (ODD-2).
    .wrong-2 = Jeden žeton přebývá: 3 × 33 = 99.
    .wrong-3 = Button je v pořadí poslední (ODD-2).

lesson-odd-chip-q3 = Bank je 14 a vyhrávají čtyři, na místech 1, 2, 3 a 4; button je na místě 4. Kolik dostanou místa 1 až 4?
    .choice-1 = 4, 4, 3, 3
    .choice-2 = 5, 3, 3, 3
    .choice-3 = 3, 3, 4, 4
    .right = 4 × 3 = 12 a zbylé 2 jdou po jednom zleva od buttonu (ODD-3).
    .wrong-2 = Oba žetony nedostane jeden hráč: každému po jednom, popořadě (ODD-3).
    .wrong-3 = Začíná se vlevo od buttonu (ODD-3).
