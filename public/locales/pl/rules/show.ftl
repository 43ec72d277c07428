# Wykładanie kart.

rule-SHOW-1 = Wykładanie kart
    .text = Jeśli po czwartej rundzie licytacji zostaje co najmniej dwóch graczy, zakłady zbiera się do puli i pokazuje karty. To wykładanie kart, czyli showdown: teraz o puli decydują karty.

rule-SHOW-2 = Pierwszy pokazuje ostatni agresor
    .text = Jeśli w ostatniej rundzie licytowano, pierwszy pokazuje ten, kto ostatni postawił lub podniósł stawkę: pozostali zapłacili za to, by zobaczyć jego karty. Jeśli z powodu all-inów licytacja skończyła się przed riverem, decyduje ostatnia runda, w której ktoś mógł coś zrobić.

rule-SHOW-3 = Kto postawił lub ostatni podniósł
    .text = Dokładniej: jeśli ktoś postawił i nikt nie podniósł, pierwszy pokazuje ten, kto postawił. Jeśli podnoszono, ten, kto podniósł jako ostatni. Kto ostatni tylko sprawdził, nigdy nie zaczyna.
    .example = A stawia, B podnosi, C i A sprawdzają: pierwszy pokazuje B.

rule-SHOW-4 = Pozostali zgodnie z zegarem
    .text = Po pierwszym graczu pokazują kolejni, zgodnie z ruchem wskazówek zegara. Kto sprawdził ostatni, może więc też pokazywać ostatni i zanim zdecyduje, widzi karty wszystkich innych.
    .example = A czeka, B stawia, C sprawdza, A sprawdza. Pierwszy pokazuje B, potem C, na końcu A.

rule-SHOW-5 = Kto pokazuje pierwszy po czekaniu
    .text = Jeśli w ostatniej rundzie wszyscy czekali, ostatniego agresora nie ma. Większość regulaminów każe wtedy zacząć temu, kto był pierwszy w kolejności, a zwyczaj niektórych klubów temu, kto ostatni stawiał w całym rozdaniu. Tutaj zaczyna pierwszy w kolejności. Jeśli licytację przerwały all-iny, a w ostatniej rundzie tylko czekano, zaczyna pierwszy gracz na lewo od buttona.
    .variants = Domyślnie pierwszy w kolejności w ostatniej rundzie. Poza tym: ten, kto ostatni postawił lub podniósł w całym rozdaniu, czyli zwyczaj klubowy; gdy nikt nie stawiał, wychodzi na to samo.
    .example = A siedzi na lewo od buttona, C postawił na turnie, a na riverze wszyscy czekają. Domyślnie pierwszy pokazuje A, według zwyczaju klubowego C.

rule-SHOW-6 = Kto musi pokazać
    .text = Tu regulaminy się różnią. Według jednych pokazują wszyscy, którzy zostali; według innych tylko ten, kto zaczyna, a pobite karty można schować; według kolejnych pokazać musi ten, kto chce wygrać. Tutaj pobite karty wolno schować. Przy stole, przy którym gracze dopiero się uczą, najlepiej pokazywać wszystko.
    .variants = Domyślnie musi tylko ten, kto zaczyna, reszta może pobite karty schować. Poza tym: pokazują wszyscy, którzy zostali, albo pokazuje, kto chce wygrać; ostatni, kto nie schował kart, wygrywa wtedy bez pokazywania.

rule-SHOW-7 = Wygrywający pokazuje, inni mogą schować karty
    .text = Gdzie wolno chować karty, gracz w swojej kolejce pokazuje, jeśli jego układ bije najlepszy z pokazanych lub mu dorównuje albo może wygrać część puli. W przeciwnym razie wybiera: pokazać czy schować. Program sam nigdy nie schowa układu wygrywającego ani remisującego.
    .example = B pokazuje parę asów. C ma parę króli i może pokazać albo schować karty. A ma dwie pary, pokazuje i wygrywa.

rule-SHOW-8 = Do wygranej obie karty
    .text = Kto chce wygrać pulę, o którą gra kilku graczy, albo jej część, musi odkryć obie swoje karty, nawet jeśli do zwycięskiej piątki należy tylko jedna lub żadna. Jedna karta nie wystarczy: pozostali mają prawo zobaczyć wszystko.

rule-SHOW-9 = Wygrana bez pokazywania
    .text = Kto wygrywa, bo wszyscy inni spasowali, nie musi niczego pokazywać. Jeden z regulaminów pisze bez wyjątku, że do wygranej trzeba pokazać karty; tutaj dotyczy to tylko puli, o którą gra kilku graczy (SHOW-8). Kto chciał zobaczyć karty, powinien był sprawdzić.

rule-SHOW-10 = Karty mówią za siebie
    .text = Liczy się to, czym pokazane karty są naprawdę, a nie to, co mówi o nich właściciel. Najlepsza piątka kart liczy się, nawet jeśli gracz jej nie zauważył. Tutaj najlepszy układ każdego gracza znajduje komputer.

rule-SHOW-11 = Krupier pomaga odczytać układy
    .text = W grze na żywo krupier może pomóc odczytać pokazane układy. Zanim się poddasz, odkryj karty i pozwól mu spojrzeć: liczy się także to, co ci umknęło.

rule-SHOW-12 = Zapowiedź „gram stołem”
    .text = Jeden z regulaminów wymaga, by gracz, który używa tylko pięciu kart wspólnych, powiedział to, zanim odda karty; inaczej traci swój udział. Według pozostałych karty mówią za siebie (SHOW-10) i tak jest też tutaj. Przy obcym stole pokaż obie karty, a niczego nie ryzykujesz.
    .variants = Domyślnie nie jest wymagana, karty mówią za siebie. Poza tym: jest wymagana i udział ma, kto pokaże obie karty albo powie „gram stołem”; kto karty schowa, ten go traci.

rule-SHOW-13 = Granie stołem
    .text = Grać stołem (playing the board) to znaczy, że twoim najlepszym układem jest pięć kart wspólnych i nie używasz żadnej własnej. Wszyscy inni mają co najmniej to samo, więc możesz liczyć najwyżej na część puli.

rule-SHOW-14 = Najpierw pule boczne
    .text = Pule rozstrzyga się od bocznej do głównej. Najpierw pokazują gracze, którzy grają o pulę boczną, cokolwiek ma gracz all-in; potem pokazuje on i rozstrzyga się pula główna. W każdej puli obowiązuje zwykła kolejność wśród uprawnionych (SHOW-2, SHOW-5).

rule-SHOW-15 = Najdalsza pula boczna najpierw
    .text = Jeśli pul bocznych jest kilka, najpierw rozstrzyga się tę, o którą grają gracze z największą liczbą żetonów na początku rozdania. Potem idzie się po kolei do środka, a pula główna jest ostatnia.
    .example = All-in za 10, 30, 60 i 100: najpierw pokazują gracze z 60 i 100, potem gracz z 30, na końcu gracz z 10.

rule-SHOW-16 = Pokażesz jednemu, pokaż wszystkim
    .text = Wszyscy przy stole mają wiedzieć to samo. Kto pokaże karty jednemu przeciwnikowi, musi je pokazać wszystkim (show one, show all).

rule-SHOW-17 = Pokazanie po licytacji
    .text = Jeśli ten, kto zobaczył karty, już spasował i o niczym nie decyduje, pozostali czekają: wszystkim pokazuje się je dopiero po licytacji, żeby nie mogły na nią wpłynąć. Źródło nie mówi jasno, czy chodzi o tego, kto zobaczył karty, czy o tego, kto je pokazał.

rule-SHOW-18 = Schowane karty w historii
    .text = Czy karty schowane przy wykładaniu można obejrzeć później? Jeden z internetowych poker roomów podaje je w historii rozdań, inny regulamin daje przegranemu prawo je schować. Tutaj w historii są, bo pozostali zapłacili, żeby je zobaczyć. Kart spasowanych nie ma w niej nigdy.
    .variants = Domyślnie tak: karty, które doszły do wykładania, są w historii. Poza tym: nie, schowane karty pozostają schowane na zawsze.

rule-SHOW-19 = Wypłata po odjęciu opłaty
    .text = Pulę dostaje najsilniejszy układ spośród uprawnionych, po odjęciu opłaty dla organizatora, jeśli się ją pobiera (RAKE-1). Na tym rozdanie się kończy, a button przesuwa się dalej (BTN-2).
