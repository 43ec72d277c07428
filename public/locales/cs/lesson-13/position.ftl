# Lekce: čím později, tím víc.

lesson-position = Čím později, tím víc
    .goal = Po této lekci umíte pojmenovat svou pozici a hrát tím méně karet, čím víc hráčů je za vámi.

lesson-position-1 = Deset míst, button na místě 1. Které místo má malý blind, tedy pozici 1?
    .right = Malý blind sedí vlevo od buttonu a je pozice 1 (POS-1).
    .wrong-1 = To je button. Čísluje se od malého blindu (POS-1).

lesson-position-2 = Které místo je pozice 10?
    .right = Button, poslední z deseti (POS-1, POS-2).
    .wrong-1 = Tak by to vyšlo od buttonu. Čísluje se od malého blindu (POS-1).

lesson-position-3 = Které místo je kromě buttonu také pozdní?
    .right = Pozdní jsou pozice 9 a 10: místo 10 těsně před buttonem a sám button (POS-1).
    .wrong-1 = To je pozice 8, ještě střední. Čísluje se od malého blindu (POS-1).

lesson-position-4 = Ukažte na některé místo ve střední pozici.
    .right = Střední jsou pozice 6, 7 a 8: tady místa 7, 8 a 9 (POS-1).
    .wrong-1 = To je pozice 5, ještě časná. Čísluje se od malého blindu (POS-1).

lesson-position-5 = Ukažte na některé místo v časné pozici.
    .right = Časné jsou pozice 3, 4 a 5: tady místa 4, 5 a 6 (POS-1).
    .wrong-1 = To je velký blind, pozice 2. Čísluje se od malého blindu (POS-1).

lesson-position-6 = Šest míst, button na místě 6. Která místa jsou pozdní?
    .choice-1 = 5 a 6
    .choice-2 = 1 a 2
    .choice-3 = 4 a 5
    .right = Pozdní je button a místo před ním; blindy mají svá jména; ze zbytku je pozdější polovina střední (POS-2).
    .wrong-2 = To jsou blindy (POS-2).
    .wrong-3 = Nejpozdější ze všech je sám button (POS-2).

lesson-position-7 = Jeden film, dvě židle. Na flopu hraje pět hráčů: z buttonu vidíte čtyři rozhodnutí před svým, z první židle žádné. Mluvit poslední je výhoda a každý ji má stejně často (POS-3).

lesson-position-8 = Deset míst a před flopem mluvíte první. Kolik hráčů je za vámi?
    .right = Mluvit má ještě všech devět ostatních, i blindy.
    .wrong-1 = Po vás mluví i oba blindy.

lesson-position-9 = Jste na buttonu a všichni před vámi složili. Kolik jich je za vámi?
    .right = Mluvit mají ještě oba blindy.
    .wrong-1 = Blindy ještě mluvit mají.

lesson-position-10 = Máte K♦ Q♣ a nikdo ještě nevstoupil do hry. Za vámi je devět hráčů: zvýšit, nebo složit?
    .choice-1 = Složit
    .choice-2 = Zvýšit
    .right = Šance, že někdo za vámi má lepší karty (výš na seznamu všech počátečních karet): při 9 hráčích 58,1 %, při 5 hráčích 38,4 %, při 2 hráčích 17,6 %.
    .wrong-2 = 58,1 %: lepší karty za vámi pravděpodobně někdo má.

lesson-position-11 = Stejné K♦ Q♣, mluvíte první ze šesti: za vámi je pět hráčů. Zvýšit, nebo složit?
    .choice-1 = Zvýšit
    .choice-2 = Složit
    .right = Šance, že někdo za vámi má lepší karty (výš na seznamu všech počátečních karet): při 9 hráčích 58,1 %, při 5 hráčích jen 38,4 %, při 2 hráčích 17,6 %.
    .wrong-2 = 38,4 %: lepší karty za vámi pravděpodobně nikdo nemá.

lesson-position-12 = 10♠ 9♠, mluvíte první z devíti: za vámi je osm hráčů. Zvýšit, nebo složit?
    .choice-1 = Složit
    .choice-2 = Zvýšit
    .right = Mezi osmi hráči za vámi má někdo lepší karty s pravděpodobností 83,9 %.
    .wrong-2 = Pěkné karty, ale lepší má někdo za vámi s pravděpodobností 83,9 %.

lesson-position-13 = Stejné 10♠ 9♠ na buttonu: všichni složili, za vámi jsou dva. Zvýšit, nebo složit?
    .choice-1 = Zvýšit
    .choice-2 = Složit
    .right = Když jsou za vámi jen dva, klesá pravděpodobnost lepších karet na 36,7 %.
    .wrong-2 = Při dvou hráčích je to jen 36,7 %: pravděpodobně nikdo lepší karty nemá.

lesson-position-14 = Začátek podle jediného pravidla: otevřete, když za vámi nejspíš nikdo lepší karty nemá. Hledí jen na karty, ne na stacky, soupeře ani hru po flopu. s: v barvě, o: různé barvy, +: a lepší. I správné rozhodnutí může prohrát.
    .table =
        Za vámi | Místo | % | Karty
        9 | první z deseti | 8,6 | 88+ A-10s+ K-Js+ A-10o+
        8 | první z devíti | 9,4 | 77+ A-9s+ K-Js+ A-10o+
        7 | první z osmi | 10,3 | 77+ A-9s+ K-Js+ A-10o+ K-Qo
        6 | první ze sedmi | 11,6 | 66+ A-8s+ K-10s+ Q-Js A-10o+ K-Qo
        5 | první ze šesti | 14,8 | 55+ A-7s+ A-5s K-10s+ Q-10s+ A-9o+ K-Jo+
        4 | první z pěti | 16,3 | 55+ A-3s+ K-9s+ Q-10s+ J-10s A-9o+ K-Jo+
        3 | jedno před buttonem | 20,7 | 44+ A-2s+ K-9s+ Q-9s+ J-9s+ 10-9s A-8o+ K-10o+ Q-Jo
        2 | button | 30,3 | 22+ A-2s+ K-5s+ Q-8s+ J-8s+ 10-8s+ 9-8s 8-7s 7-6s 6-5s A-4o+ K-10o+ Q-10o+ J-10o
        1 | malý blind | 50,8 | 22+ A-2s+ K-2s+ Q-2s+ J-3s+ 10-6s+ 9-5s+ 8-4s+ 7-4s+ 6-3s+ 5-3s+ 4-3s A-2o+ K-8o+ Q-8o+ J-9o+ 10-8o+ 9-8o 8-7o 7-6o 6-5o

lesson-position-q1 = Odkud můžete hrát nejvíc různých karet?
    .choice-1 = Na buttonu a na malém blindu
    .choice-2 = Tam, kde začínám já
    .right = Za vámi jsou tam jen dva hráči nebo jeden, a čím méně hráčů, tím méně dobrých karet (POS-3).
    .wrong-2 = Tam jsou za vámi ještě všichni, a tak hrajete nejméně karet.

lesson-position-q2 = A♥ J♣, mluvíte první z devíti, za vámi osm hráčů. Co uděláte?
    .choice-1 = Zvýším
    .choice-2 = Složím
    .right = Mezi osmi hráči za vámi má někdo lepší karty jen s pravděpodobností 35,3 %.
    .wrong-2 = Lepší karty má někdo za vámi jen s pravděpodobností 35,3 %: zvyšte.

lesson-position-q3 = K♠ 9♦ na buttonu, za vámi dva hráči. Co uděláte?
    .choice-1 = Složím
    .choice-2 = Zvýším
    .right = Pravděpodobnost, že jeden z těch dvou má lepší karty, je 53,8 %: o vlásek moc.
    .wrong-2 = 53,8 %: jeden z nich má pravděpodobně lepší karty.
