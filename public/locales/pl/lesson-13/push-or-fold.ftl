# Lekcja: krótkie stacki.

lesson-push-or-fold = Krótkie stacki
    .goal = Po tej lekcji umiesz wybrać między all-inem a pasem, mając najwyżej dziesięć dużych ciemnych przeciw jednemu graczowi.

lesson-push-or-fold-1 = Dziesięć dużych ciemnych: 1000 : 100. Z iloma kartami mała ciemna według ścisłego rozwiązania idzie all-in?
    .choice-1 = Z ponad połową
    .choice-2 = Z jedną dziesiątą
    .choice-3 = Ze wszystkimi
    .right = 58,3%; duża ciemna sprawdza z 37,4%. Ciemne urosły i stacki są krótkie (TOURN-9); małą ciemną ma button (BLIND-15).
    .wrong-2 = Wtedy dziewięć razy na dziesięć ciemne oddajesz przeciwnikowi.
    .wrong-3 = Z 7-2 kosztuje to o 49 żetonów więcej niż pas.

lesson-push-or-fold-2 = K♦ 2♣ na małej ciemnej, dziesięć dużych ciemnych. Są tylko dwie odpowiedzi: all-in albo pas.
    .right = Średnio −38, ale pas kosztuje 50: o 12 lepiej, 0,12 dużej ciemnej. Po sprawdzeniu licytacji nie ma (ALLIN-9), co niewyrównane, wraca (ALLIN-11).
    .wrong-1 = Przy dziesięciu dużych ciemnych wchodzi każdy król: pas kosztuje 50, all-in średnio tylko 38.
    .wrong-2 = Przy prawdziwym stole wolno; tutaj pytanie brzmi: all-in czy pas?

lesson-push-or-fold-3 = Dziesięć dużych ciemnych, mała ciemna, jeden przeciwnik: A♣ 2♦. All-in czy pas?
    .choice-1 = All-in
    .choice-2 = Spasować
    .right = All-in jest średnio o 82 żetony lepszy niż pas.
    .wrong-2 = Średnio oddajesz 82 żetony.

lesson-push-or-fold-4 = Dziesięć dużych ciemnych, mała ciemna, jeden przeciwnik: 2♠ 2♥. All-in czy pas?
    .choice-1 = All-in
    .choice-2 = Spasować
    .right = All-in jest średnio o 82 żetony lepszy niż pas.
    .wrong-2 = Średnio oddajesz 82 żetony.

lesson-push-or-fold-5 = Dziesięć dużych ciemnych, mała ciemna, jeden przeciwnik: 9♥ 7♦. All-in czy pas?
    .choice-1 = All-in
    .choice-2 = Spasować
    .right = All-in jest średnio o 3 żetony lepszy niż pas.
    .wrong-2 = Prawie to samo; all-in jest o 3 żetony lepszy.

lesson-push-or-fold-6 = Dziesięć dużych ciemnych, mała ciemna, jeden przeciwnik: Q♦ 6♠. All-in czy pas?
    .choice-1 = Spasować
    .choice-2 = All-in
    .right = All-in jest o 1 żeton gorszy niż pas.
    .wrong-2 = Prawie to samo; pas jest o 1 żeton lepszy.

lesson-push-or-fold-7 = Dziesięć dużych ciemnych, mała ciemna, jeden przeciwnik: 7♥ 2♣. All-in czy pas?
    .choice-1 = Spasować
    .choice-2 = All-in
    .right = All-in jest o 49 żetonów gorszy niż pas.
    .wrong-2 = To kosztuje o 49 żetonów więcej niż pas.

lesson-push-or-fold-8 = Teraz gra Bea (miejsce 2): mała ciemna all-in za 1000, sprawdzenie 900, w puli 1100. Ile procent wygranych trzeba?
    .right = 900 z 2000, które wtedy tam będą: 900 : 2000 = 45%.
    .wrong-1 = 100 z nich już tam leży jako duża ciemna: 900 : 2000.

lesson-push-or-fold-9 = Duża ciemna, A♦ 2♥ przeciw all-inowi z 58,3% wszystkich kart; trzeba 45%. Sprawdzić czy spasować?
    .choice-1 = Sprawdzić
    .choice-2 = Spasować
    .right = Wygrywasz w 49,8%: średnio +96 żetonów.
    .wrong-2 = Średnio oddajesz 96 żetonów.

lesson-push-or-fold-10 = Duża ciemna, K♠ 5♦ przeciw all-inowi z 58,3% wszystkich kart; trzeba 45%. Sprawdzić czy spasować?
    .choice-1 = Sprawdzić
    .choice-2 = Spasować
    .right = Wygrywasz w 45,3%: średnio +7 żetonów.
    .wrong-2 = Akurat wystarcza: +7 żetonów.

lesson-push-or-fold-11 = Duża ciemna, K♠ 4♦ przeciw all-inowi z 58,3% wszystkich kart; trzeba 45%. Sprawdzić czy spasować?
    .choice-1 = Spasować
    .choice-2 = Sprawdzić
    .right = 44,4%, minimalnie za mało: sprawdzenie kosztuje średnio 13 żetonów.
    .wrong-2 = Minimalnie za mało: 44,4%, −13 żetonów.

lesson-push-or-fold-12 = Duża ciemna, 8♥ 7♥ przeciw all-inowi z 58,3% wszystkich kart; trzeba 45%. Sprawdzić czy spasować?
    .choice-1 = Spasować
    .choice-2 = Sprawdzić
    .right = 41,8%: sprawdzenie kosztuje średnio 64 żetony.
    .wrong-2 = Ładne karty, ale przeciw tak wielu możliwym kartom za słabe: 41,8%, −64 żetony.

lesson-push-or-fold-13 = Przy pięciu dużych ciemnych: all-in z 71,5%, sprawdzenie z 62,1% kart. Im krótszy stack, tym więcej kart. Przy piętnastu: 45,7% i 28,5%, a lepsze od all-inu bywają inne zagrania. Słuszna decyzja też może przegrać.
    .table =
        Duże ciemne | All-in % | Sprawdzenie %
        2 | 89,4 | 100,0
        3 | 78,0 | 92,3
        4 | 73,8 | 74,1
        5 | 71,5 | 62,1
        6 | 68,3 | 54,4
        7 | 66,3 | 48,6
        8 | 61,9 | 45,0
        9 | 59,9 | 40,6
        10 | 58,3 | 37,4
        12 | 53,2 | 33,0
        15 | 45,7 | 28,5

lesson-push-or-fold-q1 = Dziesięć dużych ciemnych, mała ciemna, jeden przeciwnik: Q♦ 7♠. Co robisz?
    .choice-1 = All-in, na styk (+1 żeton)
    .choice-2 = Pasuję
    .right = Q-7 w różnych kolorach to najsłabsza dama, z którą się jeszcze wchodzi.
    .wrong-2 = Blisko, ale Q-7 w różnych kolorach to najsłabsza dama, z którą się jeszcze wchodzi.

lesson-push-or-fold-q2 = W ilu procentach musi wygrywać duża ciemna, żeby sprawdzić all-in za dziesięć dużych ciemnych?
    .right = Jeszcze 9 dużych ciemnych do końcowej puli 20: 9 : 20 = 45%.
    .wrong-1 = Jedna duża ciemna już leży w puli: 9 : 20.

lesson-push-or-fold-q3 = Trzymasz się tabeli i przegrywasz rozdanie. Co teraz?
    .choice-1 = Nic, następne rozdanie
    .choice-2 = Zmienić tabelę
    .right = Słuszna decyzja też może przegrać. Opłaca się dopiero w wielu rozdaniach.
    .wrong-2 = Jedno rozdanie niczego nie dowodzi.
