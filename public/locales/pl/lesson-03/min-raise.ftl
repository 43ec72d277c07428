# Lekcja: Najmniejsze podniesienie.

lesson-min-raise = Najmniejsze podniesienie
    .goal = Po tej lekcji wiesz, do ilu co najmniej trzeba podnieść.

lesson-min-raise-1 = Ciemne 2 i 5. Jaki jest najmniejszy zakład na flopie?
    .right = Jedna duża ciemna, 5 (BET-1).
    .wrong-1 = 2 to tylko mała ciemna. Najmniejszy zakład to jedna duża ciemna.
    .wrong-2 = Jeden żeton to tutaj nie zakład.

lesson-min-raise-2 = Adam stawia 5. Do ilu co najmniej trzeba podnieść?
    .right = 5 + 5 = 10: podniesienie dodaje co najmniej tyle, ile wynosi zakład (BET-2).
    .wrong-1 = To podniesienie tylko o 4, a zakład wynosi 5: brakuje jednego żetonu.
    .wrong-2 = 5 to samo sprawdzenie. Podnieść trzeba co najmniej do 5 + 5 = 10.
    .wrong-3 = Zakład i jeszcze raz tyle: 5 + 5.

lesson-min-raise-3 = Podnieś do 20.
    .right = Podnosisz o 20 − 5 = 15. To teraz miara dla następnego podniesienia (BET-2).
    .wrong-1 = Stół nie przyjmuje 9: podnieś co najmniej do 10, czyli 5 plus zakład 5 (BET-2).
    .wrong-2 = Wolno. Żeby poznać następną zasadę, podnieś do 20.

lesson-min-raise-4 = Teraz gra Cyril. Do ilu co najmniej trzeba podnieść?
    .right = Twoje podniesienie było o 20 − 5 = 15, a więc 20 + 15 = 35 (BET-2).
    .wrong-1 = Podwojenie to częsty błąd. Liczy się ostatni przyrost: 15.
    .wrong-2 = Dodać jedną dużą ciemną wystarczy tylko w niektórych poker roomach (BET-3).
    .wrong-3 = Zakład 5 nie jest już miarą. Ostatnie podniesienie było o 15.

lesson-min-raise-5 = Cyril podnosi do 35, teraz gra Adam. Do ilu co najmniej trzeba podnieść?
    .right = Ostatnie podniesienie było znowu o 15: 35 + 15 = 50 (BET-2).
    .wrong-1 = Znowu podwojenie, a chodzi o 35 + 15 = 50.

lesson-min-raise-6 = Przy tym stole wystarczy podnieść o dużą ciemną. Zakład 5, podniesienie do 20: do ilu co najmniej podnosisz?
    .right = 20 + 5 = 25 (BET-3).
    .wrong-1 = To zwykła zasada. Ten regulamin wymaga tylko jednej dużej ciemnej (BET-3).

lesson-min-raise-7 = Po co w ogóle jest minimum?
    .choice-1 = Żeby nikt nie spowalniał gry drobnymi podniesieniami
    .choice-2 = Żeby chronić tego, kto przegrywa
    .right = Bez niego można by podnosić w kółko o jeden żeton (BET-6).
    .wrong-2 = Chroni czas wszystkich przy stole.

lesson-min-raise-q1 = Duża ciemna 10. Zakład 30, podniesienie do 80. Do ilu co najmniej można przebić?
    .right = Ostatnie podniesienie było o 80 − 30 = 50: 80 + 50 = 130 (BET-2).
    .wrong-1 = O 50, nie o 80: 80 + 50 = 130.
    .wrong-2 = 30 to był zakład. Ostatnie podniesienie było o 50.
    .wrong-3 = Dodać jedną dużą ciemną wystarczy tylko w niektórych poker roomach.

lesson-min-raise-q2 = Ktoś postawił 12. Czy wolno podnieść do 20?
    .choice-1 = Nie, co najmniej do 24
    .choice-2 = Tak
    .right = Podniesienie dodaje co najmniej cały zakład: 12 + 12 = 24 (BET-2).
    .wrong-2 = To tylko o 8, a 8 to mniej niż 12.

lesson-min-raise-q3 = Przed flopem, ciemne 1 i 2, nikt nie podniósł. Do ilu co najmniej można podnieść?
    .right = Co najmniej o dużą ciemną: 2 + 2 = 4 (BET-2).
    .wrong-1 = Co najmniej o dużą ciemną: 2 + 2 = 4.

lesson-min-raise-q4 = Pierwszy zakład, podniesienie, podniesienie. Ile jest w tym przebić (re-raise)?
    .right = Zakład otwiera, pierwsze podniesienie to raise, a dopiero drugie to re-raise (RAISE-2).
    .wrong-1 = Pierwsze podniesienie to tylko raise. Re-raise to dopiero następne (RAISE-2).
    .wrong-2 = Pierwszego zakładu się nie liczy.
