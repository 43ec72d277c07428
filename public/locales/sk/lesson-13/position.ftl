# Lekcia: čím neskôr, tým viac.

lesson-position = Čím neskôr, tým viac
    .goal = Po tejto lekcii viete pomenovať svoju pozíciu a hrať tým menej kariet, čím viac hráčov je za vami.

lesson-position-1 = Stôl má desať miest a button je na mieste 1. Ktoré miesto je malý blind, pozícia 1?
    .right = Malý blind sedí vľavo od buttonu a je pozícia 1 (POS-1).
    .wrong-1 = To je button. Čísluje sa od malého blindu (POS-1).

lesson-position-2 = Ktoré miesto je pozícia 10?
    .right = Button, posledný z desiatich (POS-1, POS-2).
    .wrong-1 = Tak by to vyšlo od buttonu. Čísluje sa od malého blindu (POS-1).

lesson-position-3 = Ktoré miesto je okrem buttonu tiež neskoré?
    .right = Neskoré sú pozície 9 a 10: miesto 10 tesne pred buttonom a sám button (POS-1).
    .wrong-1 = To je pozícia 8, ešte stredná. Čísluje sa od malého blindu (POS-1).

lesson-position-4 = Označte niektoré miesto v strednej pozícii.
    .right = Stredné sú pozície 6, 7 a 8: tu miesta 7, 8 a 9 (POS-1).
    .wrong-1 = To je pozícia 5, ešte skorá. Čísluje sa od malého blindu (POS-1).

lesson-position-5 = Označte niektoré miesto v skorej pozícii.
    .right = Skoré sú pozície 3, 4 a 5: tu miesta 4, 5 a 6 (POS-1).
    .wrong-1 = To je veľký blind, pozícia 2. Čísluje sa od malého blindu (POS-1).

lesson-position-6 = Stôl má šesť miest a button je na mieste 6. Ktoré miesta sú neskoré?
    .choice-1 = 5 a 6
    .choice-2 = 1 a 2
    .choice-3 = 4 a 5
    .right = Neskoré sú button a miesto pred ním; blindy sa volajú ako vždy; zo zvyšku je neskoršia polovica stredná (POS-2).
    .wrong-2 = To sú blindy (POS-2).
    .wrong-3 = Najneskorší zo všetkých je sám button (POS-2).

lesson-position-7 = Jeden film, dve stoličky. Na flope hrá päť hráčov: z buttonu vidíte štyri rozhodnutia pred svojím, z prvej stoličky ani jedno. Hovoriť posledný je výhoda a každý ju má rovnako často (POS-3).

lesson-position-8 = Stôl má desať miest a pred flopom začínate vy. Koľko hráčov je za vami?
    .right = Hovoriť má ešte všetkých deväť ostatných, aj blindy.
    .wrong-1 = Po vás hovoria aj oba blindy.

lesson-position-9 = Ste na buttone a všetci pred vami položili karty. Koľko ich je za vami?
    .right = Hovoriť majú ešte oba blindy.
    .wrong-1 = Blindy ešte hovoriť majú.

lesson-position-10 = Máte K♦ Q♣ a nikto ešte nevstúpil do hry. Za vami je deväť hráčov: navýšiť, alebo položiť?
    .choice-1 = Položiť
    .choice-2 = Navýšiť
    .right = Šanca, že niekto za vami má lepšie karty (vyššie na zozname všetkých začiatočných kariet): pri 9 hráčoch 58,1 %, pri 5 hráčoch 38,4 %, pri 2 hráčoch 17,6 %.
    .wrong-2 = 58,1 %: lepšie karty za vami pravdepodobne niekto má.

lesson-position-11 = Tie isté K♦ Q♣, šesť miest a začínate vy: za vami je päť hráčov. Navýšiť, alebo položiť?
    .choice-1 = Navýšiť
    .choice-2 = Položiť
    .right = Šanca, že niekto za vami má lepšie karty (vyššie na zozname všetkých začiatočných kariet): pri 9 hráčoch 58,1 %, pri 5 hráčoch len 38,4 %, pri 2 hráčoch 17,6 %.
    .wrong-2 = 38,4 %: lepšie karty za vami pravdepodobne nikto nemá.

lesson-position-12 = 10♠ 9♠, deväť miest a začínate vy: za vami je osem hráčov. Navýšiť, alebo položiť?
    .choice-1 = Položiť
    .choice-2 = Navýšiť
    .right = Medzi ôsmimi hráčmi za vami sú lepšie karty s pravdepodobnosťou 83,9 %.
    .wrong-2 = Pekné karty, ale s pravdepodobnosťou 83,9 % má niekto za vami lepšie.

lesson-position-13 = Tie isté 10♠ 9♠ na buttone: všetci položili karty, za vami sú dvaja. Navýšiť, alebo položiť?
    .choice-1 = Navýšiť
    .choice-2 = Položiť
    .right = Keď sú za vami len dvaja, klesá pravdepodobnosť lepších kariet na 36,7 %.
    .wrong-2 = Pri dvoch hráčoch je to len 36,7 %: pravdepodobne nikto lepšie karty nemá.

lesson-position-14 = Začiatok podľa jediného pravidla: navýšte, keď za vami pravdepodobne nikto lepšie karty nemá. Hľadí len na karty, nie na stacky, súperov ani hru po flope. s: v jednej farbe, o: rôzne farby, +: a lepšie. Aj správne rozhodnutie môže prehrať.
    .table =
        Za vami | Miesto | % | Karty
        9 | prvé z desiatich | 8,6 | 88+ A-10s+ K-Js+ A-10o+
        8 | prvé z deviatich | 9,4 | 77+ A-9s+ K-Js+ A-10o+
        7 | prvé z ôsmich | 10,3 | 77+ A-9s+ K-Js+ A-10o+ K-Qo
        6 | prvé zo siedmich | 11,6 | 66+ A-8s+ K-10s+ Q-Js A-10o+ K-Qo
        5 | prvé zo šiestich | 14,8 | 55+ A-7s+ A-5s K-10s+ Q-10s+ A-9o+ K-Jo+
        4 | prvé z piatich | 16,3 | 55+ A-3s+ K-9s+ Q-10s+ J-10s A-9o+ K-Jo+
        3 | jedno pred buttonom | 20,7 | 44+ A-2s+ K-9s+ Q-9s+ J-9s+ 10-9s A-8o+ K-10o+ Q-Jo
        2 | button | 30,3 | 22+ A-2s+ K-5s+ Q-8s+ J-8s+ 10-8s+ 9-8s 8-7s 7-6s 6-5s A-4o+ K-10o+ Q-10o+ J-10o
        1 | malý blind | 50,8 | 22+ A-2s+ K-2s+ Q-2s+ J-3s+ 10-6s+ 9-5s+ 8-4s+ 7-4s+ 6-3s+ 5-3s+ 4-3s A-2o+ K-8o+ Q-8o+ J-9o+ 10-8o+ 9-8o 8-7o 7-6o 6-5o

lesson-position-q1 = Kde môžete hrať najviac rôznych kariet?
    .choice-1 = Na buttone a na malom blinde
    .choice-2 = Tam, kde začínam ja
    .right = Za vami sú tam len dvaja hráči alebo jeden, a čím menej hráčov, tým menej dobrých kariet držia (POS-3).
    .wrong-2 = Tam sú za vami ešte všetci, a tak hráte najmenej kariet.

lesson-position-q2 = A♥ J♣: stôl má deväť miest a začínate vy, za vami je osem hráčov. Čo urobíte?
    .choice-1 = Navýšim
    .choice-2 = Položím karty
    .right = Že sú medzi ôsmimi hráčmi za vami lepšie karty, má pravdepodobnosť 35,3 %.
    .wrong-2 = Lepšie karty sú za vami len s pravdepodobnosťou 35,3 %: navýšte.

lesson-position-q3 = Na buttone máte K♠ 9♦ a za vami sú dvaja hráči. Čo urobíte?
    .choice-1 = Položím karty
    .choice-2 = Navýšim
    .right = Pravdepodobnosť, že jeden z tých dvoch má lepšie karty, je 53,8 %: o vlások priveľa.
    .wrong-2 = 53,8 %: jeden z nich má pravdepodobne lepšie karty.
