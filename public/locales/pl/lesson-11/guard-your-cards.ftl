# Lekcja: pilnuj swoich kart.

lesson-guard-your-cards = Pilnuj swoich kart
    .goal = Po tej lekcji umiesz utrzymać swoje karty w grze i nikomu ich nie zdradzić.

lesson-guard-your-cards-1 = Na chwilę odwracasz wzrok i krupier zgarnia twoje niechronione karty jako spasowane. Co teraz?
    .choice-1 = Są spasowane, reklamacji nie ma
    .choice-2 = Dostaję je z powrotem
    .right = Chroń karty przez całe rozdanie: ręką, żetonem albo innym drobnym przedmiotem (ETIQ-5, ETIQ-6).
    .wrong-2 = Co dotknęło kart odrzuconych, jest martwe, nawet jeśli trafiło tam przez pomyłkę (FOLD-4).

lesson-guard-your-cards-2 = A gdyby krupier zgarnął niechronione karty gracza, który jest all-in?
    .choice-1 = Źródła się różnią
    .choice-2 = Też spasowane, tak mówią wszystkie źródła
    .choice-3 = Nigdy, wszystkie źródła chronią all-in
    .right = Według jednego all-in nie da się spasować, drugie nie robi wyjątku. Ten stół chroni karty gracza all-in (ALLIN-4); i tak je przykrywaj (ETIQ-6).
    .wrong-2 = Tylko jedno z nich nie robi wyjątku. Inne chroni gracza all-in.
    .wrong-3 = Nie wszystkie: jedno nie robi wyjątku nawet dla gracza all-in (ETIQ-6).

lesson-guard-your-cards-3 = Gdzie wolno ci trzymać karty?
    .choice-1 = Na stole, unosząc tylko brzegi, żeby zajrzeć
    .choice-2 = Na kolanach
    .right = Zostają na stole i tylko ty widzisz, co to za karty (DEAL-5, DEAL-6).
    .wrong-2 = Krupier musi je cały czas widzieć (DEAL-5).

lesson-guard-your-cards-4 = Jak pasuje się przy stole na żywo?
    .choice-1 = Przesuwa się zakryte karty do krupiera, w swojej kolejce
    .choice-2 = Odkrywa się karty
    .choice-3 = Rzuca się je na stos odrzuconych
    .right = Podsuwasz je zakryte krupierowi: kart nie widzi nikt, a pas widzą wszyscy (FOLD-3).
    .wrong-2 = Nie, dopóki gra dwóch innych: spasowane karty zostają zakryte (FOLD-5).
    .wrong-3 = Podaj je krupierowi, a on dołoży je do odrzuconych (FOLD-3).

lesson-guard-your-cards-5 = W trakcie rozdania pozwalasz sąsiadowi zajrzeć w swoje karty. Wolno?
    .choice-1 = Nie, przed wykładaniem kart nie wolno
    .choice-2 = Tak, sąsiadowi wolno
    .right = Aż do wykładania swoje karty widzisz tylko ty (DEAL-7).
    .wrong-2 = Przed wykładaniem nikt nie może pokazać kart innemu graczowi (DEAL-7).

lesson-guard-your-cards-6 = Po rozdaniu pokazujesz karty jednemu graczowi. A pozostali?
    .choice-1 = Mogą je zobaczyć wszyscy
    .choice-2 = Tylko ten jeden
    .right = Pokażesz jednemu, pokaż wszystkim: cały stół ma wiedzieć to samo (SHOW-16).
    .wrong-2 = Wtedy jeden wiedziałby więcej niż reszta. Pokażesz jednemu, pokaż wszystkim (SHOW-16).

lesson-guard-your-cards-7 = Ktoś, kto już spasował, widział twoje karty, choć rozdanie trwa. Co z tego wynika?
    .choice-1 = Zobaczą je wszyscy, gdy licytacja się skończy
    .choice-2 = Zobaczą je wszyscy od razu
    .choice-3 = Nic, ten gracz już nie gra
    .right = Kto je widział, o niczym już nie decyduje; pozostali czekają, żeby to nie wpłynęło na licytację (SHOW-17).
    .wrong-2 = To mogłoby wpłynąć na licytację. Pozostali zobaczą je dopiero po niej (SHOW-17).
    .wrong-3 = I tak jeden gracz wie więcej niż reszta. Pokażesz jednemu, pokaż wszystkim (SHOW-16).

lesson-guard-your-cards-8 = Karty spadają ci na podłogę. Co teraz?
    .choice-1 = Gram nimi dalej
    .choice-2 = Rozdanie jest nieważne
    .right = To nadal twoje karty i gra się nimi jak zwykle (IRREG-11).
    .wrong-2 = Kartami, które spadły, gra się dalej. Wypadek ich nie odbiera, ale też nie ratuje rozdania (IRREG-11).

lesson-guard-your-cards-9 = Układasz żetony na kolanach. Wolno?
    .choice-1 = Nie
    .choice-2 = Tak, są moje
    .right = Żetony zostają na stole, gdzie wszyscy je widzą (BUYIN-5).
    .wrong-2 = Są twoje, ale inni muszą widzieć, ile możesz postawić. Ich miejsce jest na stole (BUYIN-5).

lesson-guard-your-cards-q1 = Co chroni twoje karty?
    .choice-1 = Żeton położony na kartach
    .choice-2 = Słowo „moje”
    .right = Ręka, żeton albo inny przedmiot na kartach: nikt inny za nie nie odpowiada (ETIQ-5).
    .wrong-2 = Słowo nie powstrzyma ręki krupiera. Połóż na kartach żeton (ETIQ-5).

lesson-guard-your-cards-q2 = Jedna z twoich kart dotyka stosu odrzuconych. Czy jest jeszcze w grze?
    .choice-1 = Nie
    .choice-2 = Tak, jeśli zdążę ją złapać
    .right = Karta, która dotknęła odrzuconych, jest martwa; nikt nie powie z pewnością, która to była (FOLD-4).
    .wrong-2 = Szybkość nic nie da: dotknęła, więc jest martwa (FOLD-4).
