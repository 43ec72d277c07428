# Lekcja: czy opłaca się sprawdzić?

lesson-pot-odds = Czy opłaca się sprawdzić?
    .goal = Po tej lekcji umiesz porównać cenę sprawdzenia ze swoją szansą na wygraną.

lesson-pot-odds-1 = W puli jest 75 (GAME-4), sprawdzenie kosztuje 15 (CALL-1). W ilu procentach musisz wygrywać, żeby wyjść na zero?
    .right = 15 z 90, które wtedy będą w puli: 15 : 90 = 16,7%. Wygrywasz z kierem i z niczym innym; po all-inie licytacji już nie ma.
    .wrong-1 = 15 : 75 pomija twoje własne sprawdzenie, a ono też będzie w puli.
    .wrong-2 = Jako stosunek 5 : 1 to dobrze: 75 do 15. Jako udział to jedna część z 6, czyli 16,7%.

lesson-pot-odds-2 = Dziewięć kierów z 46 nieznanych kart: wygrywasz w 19,6%. Sprawdzić czy spasować?
    .right = 19,6% to więcej niż 16,7%: w wielu takich sytuacjach sprawdzenie daje średnio 2,6 żetonu (0,196 × 90 − 15).
    .wrong-1 = Średnio oddajesz 2,6 żetonu: 19,6% to więcej niż 16,7%.

lesson-pot-odds-3 = River to 5♦: pudło. Sprawdzenie było słuszne i przegrało. Cztery razy na pięć przegrywa, piąty raz płaci za wszystkie: liczą się żetony, nie wygrane pule (ALLIN-14).

lesson-pot-odds-4 = Ten sam draw (kolor bez jednej karty), ale teraz zakład 20 do puli 60. W ilu procentach musisz wygrywać?
    .right = Będzie tam 60 + 20 + 20 = 100: 20 : 100.
    .wrong-1 = 20 : 80 pomija twoje własne sprawdzenie.
    .wrong-2 = 20 : 60 to wielkość zakładu w stosunku do puli.
    .wrong-3 = 20 : 60 to wielkość zakładu w stosunku do puli.

lesson-pot-odds-5 = Trzeba 20%, masz 19,6%, a dalej licytacji już nie ma. Sprawdzasz?
    .choice-1 = Pasuję
    .choice-2 = Sprawdzam
    .right = 19,6% to tuż poniżej 20%: na sprawdzeniu tracisz średnio 0,4 żetonu.
    .wrong-2 = O włos za drogo, a więcej już się nie wygra.

lesson-pot-odds-6 = Ta sama cena, ale oboje macie jeszcze 200 i gdy trafisz, wygrasz więcej. Co teraz?
    .choice-1 = Sprawdzenie może być słuszne
    .choice-2 = Nadal w każdym wypadku pas
    .right = Liczy się też to, co wygrasz później; dokładnie odczytać się tego jednak nie da.
    .wrong-2 = Sama liczba rozstrzyga tylko wtedy, gdy dalszej licytacji być nie może.

lesson-pot-odds-7 = Ceny w skrócie. Zakład na pół puli wymaga od sprawdzającego 25%, na całą pulę 33,3%. Ostatnia kolumna jest na następną lekcję: jak często taki blef musi się udać.
    .table =
        Zakład / pula | Do sprawdzenia % | Blef musi się udać %
        ¼ | 16,7 | 20,0
        ⅓ | 20,0 | 25,0
        ½ | 25,0 | 33,3
        ⅔ | 28,6 | 40,0
        ¾ | 30,0 | 42,9
        1 | 33,3 | 50,0
        1½ | 37,5 | 60,0
        2 | 40,0 | 66,7

lesson-pot-odds-q1 = Pula 40, zakład 20. W ilu procentach musi wygrywać ten, kto sprawdza?
    .right = Będzie tam 40 + 20 + 20 = 80: 20 : 80.
    .wrong-1 = 20 : 80: sprawdzenie też leży w puli.
    .wrong-2 = 20 : 80: sprawdzenie też leży w puli.
    .wrong-3 = To zakład w stosunku do puli: 20 : 40.

lesson-pot-odds-q2 = Flop, pula 90, all-in za 90. Twój draw do koloru wchodzi w 35,0% i wtedy wygrywa. Co robisz?
    .choice-1 = Sprawdzam: trzeba 33,3%
    .choice-2 = Pasuję
    .right = 90 + 90 + 90 = 270: 90 : 270 = 33,3%, a 35,0% to więcej.
    .wrong-2 = 90 : 270 to 33,3%, a wygrywasz w 35,0%.

lesson-pot-odds-q3 = Słusznie sprawdzasz i przegrywasz. Czy to był błąd?
    .choice-1 = Nie
    .choice-2 = Tak
    .right = Słuszna decyzja też może przegrać. Oceniaj decyzję, nie kartę.
    .wrong-2 = Karta była pechowa, decyzja słuszna. Oceniaj decyzję.
