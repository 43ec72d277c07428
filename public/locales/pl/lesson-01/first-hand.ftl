# Lekcja: Twoje pierwsze rozdanie.

lesson-first-hand = Twoje pierwsze rozdanie
    .goal = Po tej lekcji rozegrasz całe rozdanie, od pierwszych kart po ich wykładanie, i wymienisz jego osiem etapów.

lesson-first-hand-1 = Bea wkłada 1, a Cyril 2: to ciemne, mała i duża. W każdym rozdaniu dwóch graczy daje żetony jeszcze przed kartami, żeby było o co grać.

lesson-first-hand-2 = Każdy dostaje dwie zakryte karty, po jednej w każdym z dwóch okrążeń (DEAL-1). Swoje karty widzisz tylko ty i nikt inny ich nie zna (DEAL-4).

lesson-first-hand-3 = Żeby zostać w grze, trzeba dać 2. Sprawdź.
    .right = Sprawdzić (call) to wyrównać stawkę: twoje 2 leżą na stole i grasz dalej. Teraz kolej na pozostałych, jeden po drugim.
    .wrong-1 = To dla ciebie koniec rozdania, zanim zobaczysz choć jedną kartę wspólną (FOLD-1). Cofnij to i sprawdź.
    .wrong-2 = Podnieść wolno, ale obejrzyjmy pierwsze karty tanio. Sprawdź za 2.

lesson-first-hand-4 = Flop: na stole leżą trzy karty, K♥ 7♦ 4♠. Są wspólne, należą do całej waszej trójki (BOARD-1).

lesson-first-hand-5 = Masz A♠ K♦. Co tworzą razem z kartami na stole?
    .choice-1 = Parę króli
    .choice-2 = Nic
    .choice-3 = Strita
    .right = Twój król i król na stole tworzą parę.
    .wrong-2 = Spójrz na swojego króla i na króla na stole: dwie takie same karty to para.
    .wrong-3 = Strit to pięć kart po kolei, w różnych kolorach. Ty masz dwa króle, czyli parę.

lesson-first-hand-6 = Bea i Cyril czekają, nikt nie stawia. Postaw 4.
    .right = Teraz rywale muszą sprawdzić za 4 albo spasować.
    .wrong-1 = To nic nie kosztuje, a czasem jest słuszne. Tym razem niech rywale zapłacą: postaw 4.
    .wrong-2 = Oddajesz najlepszy układ, choć zostać w grze można za darmo. Cofnij to.
    .wrong-3 = Postawić wolno tu od 2 do 98. W tym rozdaniu postaw 4.

lesson-first-hand-7 = Bea sprawdza za 4, Cyril pasuje. Pojawia się turn, czwarta karta wspólna (BOARD-2), i Bea czeka.

lesson-first-hand-8 = Znowu twoja kolej. Czekaj.
    .right = To nic nie kosztuje. Teraz river, piąta i ostatnia karta (BOARD-3).
    .wrong-1 = Wolno. Tutaj jednak czekaj i zobacz, kto ma lepszy układ.
    .wrong-2 = Czekanie nic nie kosztuje. Zatrzymaj karty.

lesson-first-hand-9 = River to J♦. Bea czeka jeszcze raz. Ty też czekaj.
    .right = Ostatnia runda licytacji się skończyła, teraz wykłada się karty (SHOW-1).
    .wrong-1 = Wolno. Tutaj jednak czekaj i zobacz, kto ma lepszy układ.
    .wrong-2 = Czekanie nic nie kosztuje. Zatrzymaj karty.

lesson-first-hand-10 = Po ostatniej rundzie w grze zostają dwie osoby, więc wykłada się karty (SHOW-1). Bea ma parę waletów. Kto wygrywa?
    .choice-1 = Ty
    .choice-2 = Bea
    .choice-3 = Dzielicie się pulą
    .right = Króle biją walety: bierzesz 14, wszystko, co postawiono (GAME-4).
    .wrong-2 = Każde z was ma jedną parę, więc wygrywa ta wyższa: króle to więcej niż walety (RANK-14).
    .wrong-3 = Pulą dzielą się tylko równe układy (GAME-5).

lesson-first-hand-11 = Osiem etapów: dwie karty, licytacja, flop, licytacja, turn, licytacja, river, licytacja i wykładanie kart (GAME-2). Wkładasz 6, bierzesz 14: masz o 8 więcej. Wygrywa się tak albo wtedy, gdy wszyscy inni spasują (GAME-1).

lesson-first-hand-q1 = Ile rund licytacji ma rozdanie?
    .right = Przed flopem, na flopie, na turnie i na riverze (ROUND-1).
    .wrong-1 = Policz też tę przed flopem.
    .wrong-2 = Po wyłożeniu kart nikt już nie stawia.

lesson-first-hand-q2 = Ile kart wspólnych leży na końcu na stole?
    .right = Trzy na flopie, potem turn i river: 3 + 1 + 1 = 5.
    .wrong-1 = To flop. Po nim są jeszcze turn i river (BOARD-2, BOARD-3).
    .wrong-2 = Z siedmiu każdy gracz wybiera: 2 + 5 = 7.

lesson-first-hand-q3 = Trzech graczy wkłada po 2, potem dwóch z nich jeszcze po 4. Ile jest w puli?
    .right = Trzy razy 2 i dwa razy 4: 6 + 8 = 14 (GAME-4).
    .wrong-1 = Dodaj rundę na flopie: 6 + 8 = 14.
    .wrong-2 = Także 2 od gracza, który spasował, zostają w puli.
