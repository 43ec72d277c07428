# Lekcja: czekaj na swoją kolej.

lesson-in-turn = Czekaj na swoją kolej
    .goal = Po tej lekcji umiesz powiedzieć, dlaczego nikomu nie wolno grać ani dawać sygnałów poza kolejnością.

lesson-in-turn-1 = Kiery nie przyszły. Zablefuj za 40: po tobie mówi Bea, a Cyril za nią nie ma nic.
    .right = Zakład 40 do puli 60. Jeśli oboje spasują, 60 jest twoje nawet bez układu. Teraz patrz, co robi Bea.
    .wrong-1 = Wolno, ale wtedy wygrają dziewiątki. Zablefuj za 40.

lesson-in-turn-2 = Pierwszy film: Bea się waha, bo za nią siedzi jeszcze Cyril i może coś ma. Woli spasować. Pasuje też Cyril. Bierzesz pulę 60; twoich było w niej 20, jesteś więc 40 na plusie.

lesson-in-turn-3 = Drugi film: Cyril odrzuca karty, zanim odezwie się Bea. Bea nie ma się już kogo bać, sprawdza i jej dziewiątki wygrywają. Jesteś 60 na minusie (ETIQ-4).

lesson-in-turn-4 = Cyril pasuje za wcześnie. O ile gorzej wychodzisz w drugim filmie niż w pierwszym?
    .right = W pierwszym filmie 40 na plusie, w drugim 60 na minusie: 40 + 60 = 100. Cyril nic na tym nie zyskuje (ETIQ-3).
    .wrong-1 = 60 to twoja strata. Dodaj 40, które inaczej byłoby twoje.

lesson-in-turn-5 = Cyril próbuje przy tym stole na ekranie spasować, zanim zagra Bea. Co się stanie?
    .choice-1 = Stół tego nie przyjmie, zanim przyjdzie jego kolej
    .choice-2 = Stół przyjmie to od razu
    .right = Grać wolno tylko temu, na kogo przypada kolej. Niczego innego program nie przyjmie (ETIQ-1).
    .wrong-2 = Wtedy każdy mógłby się wtrącać, kiedy zechce, i podpowiadać innym za wcześnie. Gra tylko ten, czyja jest kolej (ETIQ-1).

lesson-in-turn-6 = Ma grać Bea, a Cyril tylko wzdycha i lekko wysuwa karty do przodu. Czy to w porządku?
    .choice-1 = Nie, to tak samo źle
    .choice-2 = Tak, przecież nie padło ani słowo
    .right = Bea dowiaduje się czegoś, do czego nie ma jeszcze prawa: że za nią nikt nie zostanie w grze (ETIQ-2, ETIQ-3).
    .wrong-2 = Westchnienie mówi wystarczająco dużo: Bea już wie, że nikogo za nią nie ma (ETIQ-2).

lesson-in-turn-7 = Cyril pasuje w swojej kolejce i pokazuje stołowi siódemkę i szóstkę. Dwoje innych gra dalej. Wolno?
    .choice-1 = Nie, dwoje jeszcze gra
    .choice-2 = Tak, Cyril już nie gra
    .right = Dopóki gra dwóch innych graczy, spasowane karty zostają zakryte (FOLD-5).
    .wrong-2 = Pozostali wiedzieliby, że tych kart już nie ma: jednemu to pomoże, drugiemu zaszkodzi (FOLD-5).

lesson-in-turn-8 = Pięć nawyków: graj w swojej kolejce; wtedy i tylko wtedy mów jasno, co robisz (DECL-2); żetony i karty trzymaj na widoku; jakie to karty, zachowaj dla siebie; nie przeciągaj gry drobnymi podniesieniami (ETIQ-8).

lesson-in-turn-q1 = Wiesz, że spasujesz, ale przed tobą mówi jeszcze dwóch graczy. Co robisz?
    .choice-1 = Czekam i nic po sobie nie pokazuję
    .choice-2 = Pasuję od razu, żeby nie tracić czasu
    .right = Przed swoją kolejką nie grasz i niczego nie sygnalizujesz (ETIQ-1, ETIQ-2).
    .wrong-2 = Wygląda na uprzejmość, ale to poważne przewinienie: inni dowiadują się czegoś za wcześnie (ETIQ-1).

lesson-in-turn-q2 = Wszyscy przed tobą spasowali, został jeden przeciwnik. Ty też pasujesz. Wolno ci pokazać karty?
    .choice-1 = Tak, rozdanie się skończyło
    .choice-2 = Nie
    .right = Nie ma już nikogo, komu twoje karty pomogłyby albo zaszkodziły. Zakaz obowiązuje, dopóki gra dwóch innych (FOLD-5).
    .wrong-2 = Zakaz obowiązuje, dopóki gra dwóch innych. Tutaj twój pas zakończył rozdanie (FOLD-5).
