# Lekcja: Kto wykłada pierwszy.

lesson-who-shows-first = Kto wykłada pierwszy
    .goal = Po tej lekcji wskażesz kolejność pokazywania kart po każdej ostatniej rundzie.

lesson-who-shows-first-1 = River: stawiasz 10, Bea i Cyril sprawdzają. W jakiej kolejności pokazuje się karty?
    .right = Zakład jest twój i nikt nie podniósł, więc zaczynasz (SHOW-3).
    .wrong-1 = Kto ostatni sprawdza, nie zaczyna: zakład jest twój, więc pokazujesz na początku.

lesson-who-shows-first-2 = River: czekasz, Bea stawia 10, Cyril i ty sprawdzacie. W jakiej kolejności pokazuje się karty?
    .right = Zaczyna Bea, bo to jej zakład; reszta zgodnie z ruchem wskazówek zegara (SHOW-4).
    .wrong-1 = Gdy ktoś postawi, nie ma już znaczenia, kto zaczynał rundę.
    .wrong-2 = Zgodnie z ruchem wskazówek zegara po niej jest Cyril.

lesson-who-shows-first-3 = Stawiasz 10, Bea podnosi do 30, Cyril i ty sprawdzacie. W jakiej kolejności pokazuje się karty?
    .right = Ostatnia podnosi Bea, więc ona zaczyna (SHOW-2).
    .wrong-1 = Twój zakład ktoś podniósł, a zaczyna ten, kto podniósł ostatni.

lesson-who-shows-first-4 = Stawiasz 10, Bea podnosi do 30, Cyril do 50, ty i Bea sprawdzacie. W jakiej kolejności pokazuje się karty?
    .right = Ostatni podnosi Cyril, więc on zaczyna; ty i Bea zgodnie z ruchem wskazówek zegara (SHOW-3).
    .wrong-1 = Bea podnosi, ale po niej podnosi jeszcze Cyril i to on zaczyna.

lesson-who-shows-first-5 = River: wszyscy czekają. W jakiej kolejności pokazuje się karty?
    .right = Nikt nie postawił, więc zaczyna pierwszy w kolejności (SHOW-5).

lesson-who-shows-first-6 = Na turnie stawia Cyril, ty i Bea sprawdzacie, a na riverze wszyscy czekają. W jakiej kolejności pokazuje się karty?
    .right = W ostatniej rundzie nikt nie postawił, więc zaczyna pierwszy w kolejności (SHOW-5).
    .wrong-1 = Cyril stawia na turnie. W ostatniej rundzie nie postawił nikt (SHOW-5).

lesson-who-shows-first-7 = To samo przy stole, gdzie zaczyna ostatni agresor: kto w rozdaniu ostatni postawił lub podniósł. Jaka kolejność?
    .right = W niektórych klubach zaczyna ostatni agresor całego rozdania, tutaj Cyril (SHOW-5). Przeczytaj regulamin.

lesson-who-shows-first-q1 = River: A stawia, B podnosi, A sprawdza. Kto pokazuje pierwszy?
    .choice-1 = B
    .choice-2 = A
    .right = Ostatni podnosi B (SHOW-2).
    .wrong-2 = Ostatni agresor to B (SHOW-2).

lesson-who-shows-first-q2 = Na riverze wszyscy czekają. Button na miejscu 4, grają 1, 3 i 4. Kto pokazuje pierwszy?
    .choice-1 = Miejsce 1
    .choice-2 = Miejsce 4
    .right = Zaczyna pierwszy w kolejności, czyli pierwszy na lewo od buttona (SHOW-5).
    .wrong-2 = Gracz z buttonem jest w kolejności ostatni, więc i pokazuje ostatni (SHOW-5).

lesson-who-shows-first-q3 = A, B i C siedzą zgodnie z ruchem wskazówek zegara. B stawia, C i A sprawdzają. Kto pokazuje ostatni?
    .choice-1 = A
    .choice-2 = C
    .right = Zaczyna B, a potem zgodnie z ruchem wskazówek zegara C i A (SHOW-4).
    .wrong-2 = Zgodnie z ruchem wskazówek zegara po B jest najpierw C, potem A (SHOW-4).
