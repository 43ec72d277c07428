# Lekcja: nieważne, ważne czy naprawić.

lesson-when-things-go-wrong = Nieważne, ważne czy naprawić
    .goal = Po tej lekcji umiesz ocenić każdą wpadkę w rozdaniu: nieważne, ważne czy do naprawienia.

lesson-when-things-go-wrong-1 = Trzy kosze. Nieważne: wadliwa była sama talia, i to wtedy, gdy miało to znaczenie. Do naprawienia: nikt jeszcze na podstawie błędu nie podjął decyzji. Ważne: ktoś już na tej podstawie zagrał albo błąd na nic nie wpłynął.

lesson-when-things-go-wrong-2 = Nieważne, wszystkie żetony wracają: dwie jednakowe karty (IRREG-4); karta z innym rewersem w czyjejś ręce (IRREG-2).

lesson-when-things-go-wrong-3 = Ważne: inny rewers dopiero w reszcie talii (IRREG-3); brakująca karta (IRREG-10); flop bez spalenia, licytacja już trwa (IRREG-13); zły button, zagrało już dwóch (IRREG-1). Kartami, które spadły na podłogę, gra się dalej (IRREG-11).

lesson-when-things-go-wrong-4 = Do naprawienia na stole: flop bez spalenia, nikt nie zagrał (IRREG-12). Cztery karty na flopie: tasuje się wszystko oprócz kart graczy i spalonej i wykłada nowy flop (IRREG-16). Turn, gdy na flopie trwa jeszcze licytacja: ta karta jest nieważna (IRREG-14).

lesson-when-things-go-wrong-5 = Do naprawienia w talii: kartę leżącą twarzą do góry zastępuje następna (IRREG-6), a jeśli dostał ją już inny gracz, dopiero po rozdaniu wszystkich (IRREG-7). Zepsutą resztę talii odtwarza się jak najdokładniej i gra dalej (IRREG-15).

lesson-when-things-go-wrong-6 = Osobny przypadek: gracz gra, mając w ręce jokera. Jego karty są martwe, pozostali grają dalej (IRREG-8). Kto nie patrzy w swoje karty, sam ponosi to ryzyko (IRREG-9).

lesson-when-things-go-wrong-7 = W puli zostały żetony z poprzedniego rozdania, a do stołu siada nowy gracz. Kto może je wygrać?
    .choice-1 = Tylko gracze z tamtego rozdania
    .choice-2 = Każdy, kto teraz dostanie karty
    .right = Postawiono je w tamtym rozdaniu; nowy gracz gra tylko o resztę puli (IRREG-5).
    .wrong-2 = Nowy gracz w tamtym rozdaniu nie grał i gra tylko o resztę (IRREG-5).

lesson-when-things-go-wrong-8 = Na flopie leżą obok siebie dwie damy kier.
    .choice-1 = Nieważne
    .choice-2 = Ważne
    .choice-3 = Do naprawienia
    .choice-4 = Martwe tylko karty tego gracza
    .right = Z taką talią niczyje szanse nie były takie, jak się wydawało: wszystkie żetony wracają (IRREG-4).
    .wrong-2 = Zapytaj: czy wadliwa karta była w grze? Leży na stole, więc tak: nieważne (IRREG-4).
    .wrong-3 = Zakładów postawionych z wadliwą talią inna talia już nie naprawi (IRREG-4).
    .wrong-4 = Żaden gracz nie zawinił: obie damy leżą na stole, dla wszystkich (IRREG-4).

lesson-when-things-go-wrong-9 = Gracz odwraca swoje karty, a jedna z nich ma inny rewers niż reszta talii.
    .choice-1 = Nieważne
    .choice-2 = Ważne
    .choice-3 = Do naprawienia
    .choice-4 = Martwe tylko karty tego gracza
    .right = Wadliwa karta w grze: całe rozdanie jest nieważne i wszystkie żetony wracają (IRREG-2).
    .wrong-2 = Czy wadliwa karta była w grze? Tak, ktoś miał ją w ręce: nieważne (IRREG-2).
    .wrong-3 = Nie ma już czego wymieniać: wadliwa karta jest w grze od rozdania (IRREG-2).
    .wrong-4 = Gracz nie zawinił: wadliwa była cała talia (IRREG-2).

lesson-when-things-go-wrong-10 = Po rozdaniu karta z innym rewersem znajduje się wśród kart, których nie rozdano.
    .choice-1 = Ważne
    .choice-2 = Nieważne
    .choice-3 = Do naprawienia
    .choice-4 = Martwe tylko karty tego gracza
    .right = Nikt nią nie grał, więc nikomu nie zaszkodziła (IRREG-3).
    .wrong-2 = Czy wadliwa karta była w grze? Nie, została w reszcie talii: wszystko jest ważne (IRREG-3).
    .wrong-3 = W tym rozdaniu nie ma czego naprawiać: tej karty nikt nie miał (IRREG-3).
    .wrong-4 = Tej karty nikt nie miał w ręce: została w reszcie talii (IRREG-3).

lesson-when-things-go-wrong-11 = Gracz sprawdza, po czym okazuje się, że jedna z jego kart to joker.
    .choice-1 = Martwe tylko karty tego gracza
    .choice-2 = Nieważne
    .choice-3 = Ważne
    .choice-4 = Do naprawienia
    .right = Kto gra z jokerem, ma martwe karty, jakby spasował; pozostali grają dalej (IRREG-8).
    .wrong-2 = Joker nie zaszkodził nikomu innemu i trzeba było go od razu zgłosić (IRREG-8, IRREG-9).
    .wrong-3 = Joker to nie karta, a gracz mimo to z nim sprawdził: jego karty są martwe (IRREG-8).
    .wrong-4 = Jokera zastępuje się tylko, gdy zgłosi się go przed zagraniem. Tutaj gracz już z nim sprawdził (IRREG-8).

lesson-when-things-go-wrong-12 = Po rozdaniu ktoś przelicza talię: brakuje jednej karty.
    .choice-1 = Ważne
    .choice-2 = Nieważne
    .choice-3 = Do naprawienia
    .choice-4 = Martwe tylko karty tego gracza
    .right = Brakowało jej wszystkim jednakowo: wyniku się nie unieważnia (IRREG-10).
    .wrong-2 = Czy w grze była wadliwa karta? Nie, wszystkie karty, którymi grano, były dobre (IRREG-10).
    .wrong-3 = Rozdanie się skończyło, a karty brakowało wszystkim. Wymienia się talię, wynik zostaje (IRREG-10).
    .wrong-4 = Nie chodzi o jednego gracza: karty brakowało wszystkim (IRREG-10).

lesson-when-things-go-wrong-13 = Flop wyłożono bez spalenia karty. Nikt jeszcze nie zagrał.
    .choice-1 = Do naprawienia
    .choice-2 = Nieważne
    .choice-3 = Ważne
    .choice-4 = Martwe tylko karty tego gracza
    .right = W porę: na stół trafiają karty, które przyniosłaby właściwa kolejność (IRREG-12).
    .wrong-2 = Talia jest w porządku, zapomniano tylko spalić kartę, a to da się jeszcze naprawić (IRREG-12).
    .wrong-3 = Zapytaj: czy ktoś już na tej podstawie zagrał? Jeszcze nie, więc da się to naprawić (IRREG-12).
    .wrong-4 = To błąd krupiera; nikt nie traci przez to kart (IRREG-12).

lesson-when-things-go-wrong-14 = Flop wyłożono bez spalenia karty, a jeden gracz już na nim postawił.
    .choice-1 = Ważne
    .choice-2 = Nieważne
    .choice-3 = Do naprawienia
    .choice-4 = Martwe tylko karty tego gracza
    .right = Decyzji podjętych na widok kart nie da się cofnąć: karty są ważne tak, jak leżą (IRREG-13).
    .wrong-2 = Talia jest w porządku. Z powodu błędu przy spalaniu rozdania się nie unieważnia (IRREG-13).
    .wrong-3 = Czy ktoś już na tej podstawie zagrał? Tak, jest zakład, więc karty zostają (IRREG-13).
    .wrong-4 = To błąd krupiera; nikt nie traci przez to kart (IRREG-13).

lesson-when-things-go-wrong-15 = Zakład na flopie czeka jeszcze na odpowiedź, a krupier już wykłada turn.
    .choice-1 = Do naprawienia
    .choice-2 = Nieważne
    .choice-3 = Ważne
    .choice-4 = Martwe tylko karty tego gracza
    .right = Ta karta jest nieważna i idzie na bok. Po licytacji jedną się spala, a następna jest turnem (IRREG-14).
    .wrong-2 = Talia jest w porządku. Nieważna jest tylko ta jedna karta, nie całe rozdanie (IRREG-14).
    .wrong-3 = Nikt jeszcze na jej podstawie nie zdecydował; przedwczesna karta się nie liczy (IRREG-14).
    .wrong-4 = To błąd krupiera; nikt nie traci przez to kart (IRREG-14).

lesson-when-things-go-wrong-16 = Krupier wykłada na flop cztery karty. Nikt jeszcze nie zagrał.
    .choice-1 = Do naprawienia
    .choice-2 = Nieważne
    .choice-3 = Ważne
    .choice-4 = Martwe tylko karty tego gracza
    .right = Tasuje się wszystko oprócz kart graczy i spalonej i wykłada nowy flop (IRREG-16).
    .wrong-2 = Talia jest w porządku i nikt jeszcze nie zagrał: wystarczy nowy flop (IRREG-16).
    .wrong-3 = Czy ktoś już zagrał? Nie, a nikt nie powie, które trzy karty miały to być: nowy flop (IRREG-16).
    .wrong-4 = To błąd krupiera; nikt nie traci przez to kart (IRREG-16).

lesson-when-things-go-wrong-17 = Karty gracza spadają na podłogę.
    .choice-1 = Ważne
    .choice-2 = Nieważne
    .choice-3 = Do naprawienia
    .choice-4 = Martwe tylko karty tego gracza
    .right = Z talią wszystko w porządku: gracz podnosi karty i gra nimi dalej (IRREG-11).
    .wrong-2 = Talia jest w porządku: karty, które spadły, nadal należą do gracza (IRREG-11).
    .wrong-3 = Nie ma czego naprawiać: gracz podnosi karty i gra nimi dalej (IRREG-11).
    .wrong-4 = Wypadek nie odbiera kart; gra się nimi dalej (IRREG-11).

lesson-when-things-go-wrong-q1 = Na flopie leżą dwie damy kier.
    .choice-1 = Nieważne
    .choice-2 = Do naprawienia
    .right = Grano wadliwą talią: wszystko jest nieważne (IRREG-4).
    .wrong-2 = Naprawić się nie da: grano wadliwą talią (IRREG-4).

lesson-when-things-go-wrong-q2 = Przed turnem nie spalono karty, a jeden gracz już postawił.
    .choice-1 = Ważne
    .choice-2 = Do naprawienia
    .right = Gra się zaczęła: karty zostają tak, jak leżą (IRREG-13).
    .wrong-2 = Za późno: przy nowej karcie ktoś już postawił (IRREG-13).

lesson-when-things-go-wrong-q3 = Turn pojawia się, gdy na zakład na flopie nikt jeszcze nie odpowiedział.
    .choice-1 = Ta karta jest nieważna
    .choice-2 = Jest ważna
    .right = Wyłożono ją za wcześnie: idzie na bok, a najpierw kończy się licytacja (IRREG-14).
    .wrong-2 = Wyłożono ją za wcześnie, więc się nie liczy (IRREG-14).

lesson-when-things-go-wrong-q4 = Po rozdaniu okazuje się, że talia ma tylko 51 kart.
    .choice-1 = Wynik jest ważny
    .choice-2 = Nieważne
    .right = Brakująca karta niczego nie unieważnia; brakowało jej wszystkim (IRREG-10).
    .wrong-2 = Nieważne jest rozdanie z wadliwą kartą w grze. Brakująca niczego nie unieważnia (IRREG-10).
