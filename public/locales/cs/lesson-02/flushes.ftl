# Lekce: Pět v jedné barvě.

lesson-flushes = Pět v jedné barvě
    .goal = Po této lekci porovnáte dva flushe a poznáte, kdy je flush zároveň čistou postupkou.

lesson-flushes-1 = Na stole leží čtyři piky a každý hráč má pátý v ruce. Kdo vyhrává?
    .choice-1 = Vyhrává A
    .choice-2 = Vyhrává B
    .choice-3 = Bank se dělí
    .right = A 10 8 7 2 proti Q 10 8 7 2: rozhoduje nejvyšší karta (RANK-9).
    .wrong-2 = Porovnávají se jen piky a eso je víc než dáma. Kárový král tu do žádného flushe nepatří.
    .wrong-3 = Flush mají oba. Porovnávejte kartu po kartě odshora.

lesson-flushes-2 = Teď leží pikové eso na stole. Kdo vyhrává?
    .choice-1 = Vyhrává B
    .choice-2 = Vyhrává A
    .choice-3 = Bank se dělí
    .right = Čtyři karty jsou stejné, potom 3 proti 2: rozhodnout může i pátá karta.
    .wrong-2 = Pátým pikem hráče A je jen dvojka, hráče B trojka. Druhá dvojka hráče A je kárová.
    .wrong-3 = Porovnávejte až do páté karty: 3 a 2.

lesson-flushes-3 = Tytéž karty v ruce, ale místo K♦ leží na stole 6♠. Kdo vyhrává?
    .choice-1 = Bank se dělí
    .choice-2 = Vyhrává A
    .choice-3 = Vyhrává B
    .right = Všech pět piků na stole je vyšších než 2 i 3: oba hrají stůl.
    .wrong-2 = Dvojka by byla až šestý pik.
    .wrong-3 = Trojka by byla až šestý pik.

lesson-flushes-4 = Na stole leží 5♠ 6♠ 7♠ 8♠. A má 9♠, B má 4♠. Kdo vyhrává?
    .choice-1 = Vyhrává A
    .choice-2 = Vyhrává B
    .choice-3 = Bank se dělí
    .right = Samé piky: od 5 do 9 je víc než od 4 do 8. Z čistých postupek vyhrává ta s vyšší nejvyšší kartou (RANK-5).
    .wrong-2 = Čistá postupka hráče B končí osmičkou, hráče A devítkou.
    .wrong-3 = Stejné nejsou: nejvyšší karty jsou 9 a 8.

lesson-flushes-5 = Na stole leží 2♥ 3♥ 4♥ 5♥. A má A♥, B má 6♥. Kdo vyhrává?
    .choice-1 = Vyhrává B
    .choice-2 = Vyhrává A
    .choice-3 = Bank se dělí
    .right = Srdcové A 2 3 4 5 jsou nejnižší čistá postupka, jen do pětky (RANK-6). B má od 2 do 6.
    .wrong-2 = Eso je tu nejnižší kartou. V obyčejném flushi by bylo nejvyšší, ale čistá postupka tu sahá jen do 5.
    .wrong-3 = Čistou postupku mají oba, ale A do pětky a B do šestky.

lesson-flushes-q1 = Piky na stole: K 9 4. Držíte Q♠ 2♠, soupeř J♠ 10♠. Kdo vyhrává?
    .choice-1 = Vy
    .choice-2 = Soupeř
    .choice-3 = Bank se dělí
    .right = Rozhoduje druhá karta: K Q proti K J (RANK-9).
    .wrong-2 = Podívejte se na druhou kartu: dáma je víc než kluk.
    .wrong-3 = Společné karty v pikách jsou jen tři: král, devítka a čtyřka.

lesson-flushes-q2 = Jsou piky víc než srdce?
    .choice-1 = Ne
    .choice-2 = Ano
    .right = Při porovnávání kombinací jsou si všechny barvy rovny (DECK-3).
    .wrong-2 = Kdykoli se porovnávají kombinace, jsou si barvy rovny.
