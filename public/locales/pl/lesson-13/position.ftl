# Lekcja: im później, tym więcej.

lesson-position = Im później, tym więcej
    .goal = Po tej lekcji umiesz nazwać swoją pozycję i grać tym mniej kart, im więcej graczy jest za tobą.

lesson-position-1 = Dziesięć miejsc, button na miejscu 1. Które miejsce to mała ciemna, pozycja 1?
    .right = Mała ciemna siedzi na lewo od buttona i jest pozycją 1 (POS-1).
    .wrong-1 = To button. Numeruje się od małej ciemnej (POS-1).

lesson-position-2 = Które miejsce to pozycja 10?
    .right = Button, ostatnia z dziesięciu pozycji (POS-1, POS-2).
    .wrong-1 = Tak wyszłoby, licząc od buttona. Numeruje się od małej ciemnej (POS-1).

lesson-position-3 = Które miejsce oprócz buttona jest pozycją późną?
    .right = Późne są pozycje 9 i 10: miejsce 10 tuż przed buttonem i sam button (POS-1).
    .wrong-1 = To pozycja 8, jeszcze środkowa. Numeruje się od małej ciemnej (POS-1).

lesson-position-4 = Wskaż któreś miejsce w pozycji środkowej.
    .right = Środkowe są pozycje 6, 7 i 8: tutaj miejsca 7, 8 i 9 (POS-1).
    .wrong-1 = To pozycja 5, jeszcze wczesna. Numeruje się od małej ciemnej (POS-1).

lesson-position-5 = Wskaż któreś miejsce w pozycji wczesnej.
    .right = Wczesne są pozycje 3, 4 i 5: tutaj miejsca 4, 5 i 6 (POS-1).
    .wrong-1 = To duża ciemna, pozycja 2. Numeruje się od małej ciemnej (POS-1).

lesson-position-6 = Sześć miejsc, button na miejscu 6. Które miejsca są późne?
    .choice-1 = 5 i 6
    .choice-2 = 1 i 2
    .choice-3 = 4 i 5
    .right = Późny jest button i miejsce przed nim; ciemne mają własne nazwy; z reszty późniejsza połowa jest środkowa (POS-2).
    .wrong-2 = To ciemne (POS-2).
    .wrong-3 = Najpóźniejszy ze wszystkich jest sam button (POS-2).

lesson-position-7 = Jeden film, dwa krzesła. Na flopie gra pięć osób: z buttona widzisz cztery decyzje przed swoją, z pierwszego krzesła ani jednej. Mówić na końcu to przewaga, a każdy ma ją tak samo często (POS-3).

lesson-position-8 = Dziesięć miejsc, przed flopem zaczynasz ty. Ilu graczy jest za tobą?
    .right = Mówi jeszcze dziewięciu pozostałych, także ciemne.
    .wrong-1 = Po tobie mówią też obie ciemne.

lesson-position-9 = Masz button, a wszyscy przed tobą spasowali. Ilu graczy jest za tobą?
    .right = Mówią jeszcze obie ciemne.
    .wrong-1 = Ciemne też muszą jeszcze zdecydować.

lesson-position-10 = Masz K♦ Q♣ i zaczynasz. Za tobą dziewięciu graczy: podnieść czy spasować?
    .choice-1 = Spasować
    .choice-2 = Podnieść
    .right = Szansa, że ktoś za tobą ma lepsze karty (wyżej na liście wszystkich kart początkowych): przy 9 graczach 58,1%, przy 5 graczach 38,4%, przy 2 graczach 17,6%.
    .wrong-2 = 58,1%: ktoś za tobą ma prawdopodobnie lepsze karty.

lesson-position-11 = Te same K♦ Q♣, ale gra sześć osób i zaczynasz ty: za tobą pięciu. Podnieść czy spasować?
    .choice-1 = Podnieść
    .choice-2 = Spasować
    .right = Szansa, że ktoś za tobą ma lepsze karty (wyżej na liście wszystkich kart początkowych): przy 9 graczach 58,1%, przy 5 graczach tylko 38,4%, przy 2 graczach 17,6%.
    .wrong-2 = 38,4%: prawdopodobnie nikt za tobą nie ma lepszych kart.

lesson-position-12 = 10♠ 9♠, dziewięć osób, zaczynasz ty: za tobą ośmiu. Podnieść czy spasować?
    .choice-1 = Spasować
    .choice-2 = Podnieść
    .right = Szansa, że wśród ośmiu graczy za tobą są lepsze karty, wynosi 83,9%.
    .wrong-2 = Ładne karty, ale szansa, że ktoś za tobą ma lepsze, to 83,9%.

lesson-position-13 = Te same 10♠ 9♠ na buttonie: wszyscy spasowali, za tobą dwóch. Podnieść czy spasować?
    .choice-1 = Podnieść
    .choice-2 = Spasować
    .right = Gdy za tobą jest tylko dwóch, szansa, że mają lepsze karty, spada do 36,7%.
    .wrong-2 = Przy dwóch to tylko 36,7%: raczej nikt nie ma lepszych kart.

lesson-position-14 = Punkt wyjścia według jednej zasady: otwieraj, gdy raczej nikt za tobą nie ma lepszych kart. Bierze pod uwagę tylko karty, nie stacki, przeciwników ani grę po flopie. s: w kolorze, o: różne kolory, +: i lepsze. Słuszna decyzja też może przegrać.
    .table =
        Za tobą | Miejsce | % | Karty
        9 | pierwsze z dziesięciu | 8,6 | 88+ A-10s+ K-Js+ A-10o+
        8 | pierwsze z dziewięciu | 9,4 | 77+ A-9s+ K-Js+ A-10o+
        7 | pierwsze z ośmiu | 10,3 | 77+ A-9s+ K-Js+ A-10o+ K-Qo
        6 | pierwsze z siedmiu | 11,6 | 66+ A-8s+ K-10s+ Q-Js A-10o+ K-Qo
        5 | pierwsze z sześciu | 14,8 | 55+ A-7s+ A-5s K-10s+ Q-10s+ A-9o+ K-Jo+
        4 | pierwsze z pięciu | 16,3 | 55+ A-3s+ K-9s+ Q-10s+ J-10s A-9o+ K-Jo+
        3 | jedno przed buttonem | 20,7 | 44+ A-2s+ K-9s+ Q-9s+ J-9s+ 10-9s A-8o+ K-10o+ Q-Jo
        2 | button | 30,3 | 22+ A-2s+ K-5s+ Q-8s+ J-8s+ 10-8s+ 9-8s 8-7s 7-6s 6-5s A-4o+ K-10o+ Q-10o+ J-10o
        1 | mała ciemna | 50,8 | 22+ A-2s+ K-2s+ Q-2s+ J-3s+ 10-6s+ 9-5s+ 8-4s+ 7-4s+ 6-3s+ 5-3s+ 4-3s A-2o+ K-8o+ Q-8o+ J-9o+ 10-8o+ 9-8o 8-7o 7-6o 6-5o

lesson-position-q1 = Z którego miejsca możesz grać najwięcej różnych kart?
    .choice-1 = Na buttonie i na małej ciemnej
    .choice-2 = Tam, gdzie zaczynam ja
    .right = Za tobą jest tam tylko dwóch graczy albo jeden, a im mniej graczy, tym mniej dobrych kart (POS-3).
    .wrong-2 = Tam wszyscy są jeszcze za tobą, więc grasz najmniej kart.

lesson-position-q2 = A♥ J♣, dziewięć osób, zaczynasz ty, za tobą ośmiu. Co robisz?
    .choice-1 = Podnoszę
    .choice-2 = Pasuję
    .right = Szansa, że wśród ośmiu za tobą są lepsze karty, to 35,3%.
    .wrong-2 = Szansa, że ktoś za tobą ma lepsze karty, to tylko 35,3%: podnieś.

lesson-position-q3 = K♠ 9♦ na buttonie, za tobą dwóch graczy. Co robisz?
    .choice-1 = Pasuję
    .choice-2 = Podnoszę
    .right = 53,8% szans, że jeden z dwóch ma lepsze karty: o włos za dużo.
    .wrong-2 = 53,8%: jeden z nich ma prawdopodobnie lepsze karty.
