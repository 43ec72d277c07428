# Lekcja: Pięć przycisków.

lesson-your-moves = Pięć przycisków
    .goal = Po tej lekcji w każdej chwili wiesz, co wolno: czekać, postawić, sprawdzić, podnieść czy spasować.

lesson-your-moves-1 = Na stole jest flop, a rundę otwierasz ty. Co możesz zrobić?
    .right = Nikt jeszcze nie postawił: możesz czekać, postawić, a nawet spasować (ROUND-8).
    .wrong-1 = Na razie nie ma czego sprawdzać (ROUND-8).
    .wrong-2 = Podnosi się zakład, który już jest. Tu nikt jeszcze nie postawił, a kto pierwszy daje żetony, ten stawia.
    .wrong-3 = Spasować można zawsze, nawet gdy czekanie nic nie kosztuje (FOLD-2). Tyle że tu nie ma po co.

lesson-your-moves-2 = Czekaj.
    .right = Zostajesz w grze, a kolej przechodzi na następnego gracza (CHECK-1).
    .wrong-1 = Wolno. Tutaj chcemy jednak zobaczyć, co z twoimi przyciskami zrobi cudzy zakład: czekaj.
    .wrong-2 = Czekanie nic nie kosztuje. Zatrzymaj karty i czekaj.

lesson-your-moves-3 = Bea stawia 6, Cyril pasuje. Znowu twoja kolej.

lesson-your-moves-4 = Bea stawia 6. Co możesz zrobić teraz?
    .right = Na zakład trzeba odpowiedzieć: sprawdzić, podnieść albo spasować (ROUND-9).
    .wrong-1 = Po zakładzie w tej rundzie nikt już nie może czekać (CHECK-4).
    .wrong-2 = Zakład już jest. Dołożyć więcej to znaczy podnieść.
    .wrong-3 = Możesz też sprawdzić za 6 (ROUND-9).

lesson-your-moves-5 = Masz trzy damy. Podnieś do 18.
    .right = Najwyższa stawka to teraz 18 i Bea musi na nią odpowiedzieć (ROUND-9).
    .wrong-1 = Wolno. Tutaj jednak podnieś do 18.
    .wrong-2 = Trójka jest na to o wiele za dobra. Podnieś do 18.
    .wrong-3 = Podnieść wolno do dowolnej kwoty od 12 do 96. Wybierz 18.

lesson-your-moves-6 = Bea sprawdza. Pojawia się turn i znowu zaczynasz ty. Co możesz zrobić?
    .right = Nowa runda, zakładu jeszcze nie ma: te same trzy możliwości co na początku (ROUND-8).
    .wrong-1 = Nowa runda zaczyna się od zera: tamte 18 są już w puli.

lesson-your-moves-7 = Postaw 20.
    .right = Bea pasuje. Zostajesz tylko ty i pula jest twoja bez wykładania kart (GAME-15).
    .wrong-1 = Wolno. Z trzema damami jednak stawiamy: 20.
    .wrong-2 = Czekanie nic nie kosztuje, a ty masz trzy damy.

lesson-your-moves-q1 = Ktoś postawił 10. Czego już nie można?
    .choice-1 = Czekać
    .choice-2 = Sprawdzić
    .choice-3 = Spasować
    .right = Jest zakład do wyrównania, więc w tej rundzie nikt nie może czekać (CHECK-4).
    .wrong-2 = Sprawdzić można zawsze, póki masz żetony.
    .wrong-3 = Spasować można zawsze (FOLD-2).

lesson-your-moves-q2 = Na turnie zaczynasz ty. Czego nie można?
    .choice-1 = Sprawdzić
    .choice-2 = Postawić
    .choice-3 = Czekać
    .right = Runda zaczyna się bez zakładu, więc nie ma czego sprawdzać (ROUND-8).
    .wrong-2 = Możesz otworzyć licytację, czyli postawić.
    .wrong-3 = Nikt nie postawił, więc można.

lesson-your-moves-q3 = Na stole jest zakład 10, a ty wkładasz 30. Co to jest?
    .choice-1 = Podniesienie do 30, o 20
    .choice-2 = Podniesienie o 30
    .choice-3 = Zakład 30
    .right = „Do” to cała kwota, „o” to tyle, ile dodajesz: 30 − 10 = 20.
    .wrong-2 = „Do” to cała kwota, „o” to tyle, ile dodajesz: 30 − 10 = 20.
    .wrong-3 = Zakład już był. Dołożyć więcej to znaczy podnieść.
