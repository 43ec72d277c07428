# Lekcja: ile kosztuje sprawdzenie.

lesson-match-the-highest = Ile kosztuje sprawdzenie
    .goal = Po tej lekcji w każdej chwili powiesz, ile kosztuje sprawdzenie.

lesson-match-the-highest-1 = Adam stawia 50, Bea podnosi do 100. Ile kosztuje cię sprawdzenie?
    .right = Wyrównuje się do najwyższej stawki, bez względu na to, czyja jest (CALL-1).
    .wrong-1 = 50 stawia Adam, ale Bea podnosi do 100 (RAISE-1).
    .wrong-2 = Stawek się nie sumuje: 150 to wszystko, co leży na środku.

lesson-match-the-highest-2 = Sprawdzasz naraz za 100, a w tej rundzie nie było jeszcze na stole ani jednego twojego żetonu. To cold call dwóch stawek, czyli sprawdzenie „na zimno” (CALL-3).

lesson-match-the-highest-3 = Teraz kolej ma Adam. Ile kosztuje sprawdzenie z tego miejsca?
    .right = 100 − 50 = 50: to, co już leży, się liczy.
    .wrong-1 = Adam ma już przed sobą 50: 100 − 50 = 50.
    .wrong-2 = Bea i ty macie na stole więcej niż Adam, więc Adam musi dopłacić.
    .wrong-3 = Odejmij to, co już leży: 100 − 50.

lesson-match-the-highest-4 = Adam sprawdza. Czy to cold call?
    .choice-1 = Nie
    .choice-2 = Tak
    .right = Adam ma już w tej rundzie żetony w grze (CALL-3).
    .wrong-2 = Cold call robi tylko gracz, który nic jeszcze nie włożył. Adam ma na stole 50 (CALL-3).

lesson-match-the-highest-5 = Inna runda: Adam stawia 20, Bea wkłada ostatnie 5. Ile kosztuje cię sprawdzenie?
    .right = Najwyższą stawkę ma Adam, choć osoba po twojej prawej ma tylko 5 (CALL-2).
    .wrong-1 = Bea więcej nie ma. Ceny to jednak nie obniża (CALL-2).
    .wrong-2 = Z twoich żetonów nic jeszcze nie leży, więc nie ma czego odejmować.
    .wrong-3 = 25 to cała pula, a nie cena sprawdzenia.

lesson-match-the-highest-6 = A co możesz, jeśli masz już tylko 12 żetonów?
    .choice-1 = Włożyć 12 i zostać w grze
    .choice-2 = Tylko spasować
    .choice-3 = Pożyczyć brakujące 8
    .right = Kto ma za mało żetonów na sprawdzenie, wkłada wszystkie, jakie ma (ROUND-11).
    .wrong-2 = Spasować możesz, ale nie musisz.
    .wrong-3 = Nowe żetony wolno dokupić tylko między rozdaniami (BUYIN-7).

lesson-match-the-highest-q1 = Na stole leży już twoje 10. Stawka rośnie do 45. Ile kosztuje sprawdzenie?
    .right = Najwyższa stawka minus to, co już leży: 45 − 10 = 35 (CALL-1).
    .wrong-1 = Twoje 10 się liczy: 45 − 10 = 35.
    .wrong-2 = Swoje 10 odejmij, nie dodawaj.

lesson-match-the-highest-q2 = A stawia 20, B sprawdza za 20, C podnosi do 60. Ile musi dopłacić A, żeby sprawdzić?
    .right = A ma na stole 20: 60 − 20 = 40 (CALL-1).
    .wrong-1 = A ma już na stole 20: 60 − 20 = 40.
    .wrong-2 = Te 20 gracza A się odejmuje, a nie dodaje.

lesson-match-the-highest-q3 = Mała ciemna 1, duża ciemna 2, podniesienie do 8. Ile dopłaca mała ciemna, żeby sprawdzić?
    .right = Ciemna się liczy: 8 − 1 = 7 (BLIND-10).
    .wrong-1 = Mała ciemna się liczy: 8 − 1 = 7 (BLIND-10).
    .wrong-2 = Tyle dopłaca duża ciemna.
