# Lekcja: Pokazać czy schować.

lesson-show-or-hide = Pokazać czy schować
    .goal = Po tej lekcji wiesz, kto musi pokazać karty, kto może je schować i co się przez to traci.

lesson-show-or-hide-1 = Ostatnia stawia Bea i pokazuje parę asów. Masz króle i twoja kolej. Musisz je pokazać?
    .choice-1 = Nie, wybieram
    .choice-2 = Tak
    .right = Przegrywasz i nie możesz wygrać żadnej części puli: pokaż albo schowaj, jak chcesz (SHOW-7).
    .wrong-2 = Przy tym stole musi pokazać tylko ten, kto zaczyna (SHOW-6).

lesson-show-or-hide-2 = Adam ma dwie pary. Co musi zrobić, żeby dostać pulę?
    .choice-1 = Wyłożyć obie karty odkryte
    .choice-2 = Powiedzieć „dwie pary”
    .choice-3 = Pokazać jedną dziewiątkę
    .right = Obie swoje karty, czy grają, czy nie (SHOW-8).
    .wrong-2 = Słowa niczego nie wygrywają, wygrywają karty (SHOW-8).
    .wrong-3 = Widoczne muszą być obie karty, czy grają, czy nie (SHOW-8).

lesson-show-or-hide-3 = Adam pokazuje dwie pary, dziewiątki i ósemki, i bierze 120.

lesson-show-or-hide-4 = Twoje króle są schowane. Czy inni mogą je później zobaczyć?
    .choice-1 = Tak, w historii rozdań, jeśli pozwala na to regulamin
    .choice-2 = Nigdy
    .right = Przy tym stole w historii są wszystkie karty, które dotrwały do wykładania, także schowane (SHOW-18).
    .wrong-2 = Przy tym stole można je obejrzeć: za karty, które dotrwały do wykładania, ktoś zapłacił. Spasowanych nigdy (SHOW-18).

lesson-show-or-hide-5 = To samo rozdanie przy stole, gdzie pokazują wszyscy, którzy zostali. Musisz pokazać króle?
    .choice-1 = Tak
    .choice-2 = Nie
    .right = Tutaj pokazują wszyscy (SHOW-6). Przy stole, przy którym dopiero się uczymy, tak jest najlepiej.
    .wrong-2 = Tutaj pokazują wszyscy, którzy dotrwali do wykładania, także ci, którzy przegrywają (SHOW-6).

lesson-show-or-hide-6 = Twój układ jest równy najlepszemu z pokazanych. Chowasz go?
    .choice-1 = Nigdy, tracę wtedy swój udział
    .choice-2 = To bez różnicy
    .right = Pokaż go: możesz wygrać część puli (SHOW-7).
    .wrong-2 = Schowane karty niczego nie wygrywają (SHOW-8).

lesson-show-or-hide-q1 = Po twoim zakładzie wszyscy pasują. Musisz pokazać?
    .choice-1 = Nie
    .choice-2 = Tak
    .right = Nikt już nie gra z tobą o pulę (SHOW-9).
    .wrong-2 = Pokazuje się tylko wtedy, gdy o pulę gra kilku graczy (SHOW-9).

lesson-show-or-hide-q2 = Przy wykładaniu odrzucasz zwycięskie karty zakryte. Co wtedy?
    .choice-1 = Nie mam prawa do puli
    .choice-2 = Kamera je widziała, więc wygrywam
    .right = Schowane karty niczego nie wygrywają (SHOW-8).
    .wrong-2 = Do wygranej trzeba pokazać obie karty (SHOW-8).

lesson-show-or-hide-q3 = Kto musi pokazać przy każdym stole?
    .choice-1 = Kto zaczyna wykładanie i chce puli
    .choice-2 = Kto sprawdził pierwszy
    .right = W tym regulaminy są zgodne (SHOW-6).
    .wrong-2 = Czy musi pokazać także ten, kto sprawdził, zależy od regulaminu (SHOW-6).
