# Lekcja: słowa i żetony, które zobowiązują.

lesson-say-it-once = Słowa i żetony, które zobowiązują
    .goal = Po tej lekcji umiesz powiedzieć, co oznacza słowo, ruch ręki albo stosik żetonów.

lesson-say-it-once-1 = Rozstrzygasz jako krupier. No limit 3/6, do sprawdzenia 6: Adam kładzie bez słowa jeden żeton za 50.
    .choice-1 = Sprawdzenie za 6
    .choice-2 = Podniesienie do 50
    .right = Jeden większy żeton bez słowa to sprawdzenie (CHIP-1).
    .wrong-2 = Do tego przed żetonem musiałoby paść słowo „podnoszę”. Bez niego to sprawdzenie (CHIP-1).

lesson-say-it-once-2 = Adam daje żeton za 50 i sprawdza nim 6. Ile wraca?
    .right = Sprawdzenie kosztuje 6, reszta wraca: 50 − 6 = 44 (CHIP-1).

lesson-say-it-once-3 = Ten sam żeton za 50, ale tym razem Adam najpierw mówi „podnoszę”. Co to jest?
    .choice-1 = Podniesienie
    .choice-2 = Sprawdzenie
    .right = Słowo pada najpierw i zobowiązuje: teraz liczy się cały żeton (DECL-1, CHIP-1).
    .wrong-2 = Słowo zobowiązuje. Padło „podnoszę”, więc to podniesienie (DECL-1).

lesson-say-it-once-4 = Gracz mówi: „Sprawdzam i podnoszę o 100”. Co się liczy?
    .choice-1 = Sprawdzenie; podniesienie jest nieważne
    .choice-2 = Podniesienie o 100
    .choice-3 = Gracz może wybrać
    .right = Słowo „sprawdzam” zamyka sprawę. Reszta zdania to string raise, podniesienie na raty (STRING-3).
    .wrong-2 = Tak by było, gdyby padło od razu „podnoszę”. Po słowie „sprawdzam” podnieść już nie można (STRING-3).
    .wrong-3 = Słowo zobowiązuje: nie ma już z czego wybierać (DECL-1).

lesson-say-it-once-5 = Bea bez słowa wysuwa 20, rozgląda się i dokłada jeszcze 30. Ile wynosi zakład?
    .choice-1 = 20
    .choice-2 = 50
    .right = Liczy się tylko pierwszy ruch. Wszystko jednym ruchem albo najpierw kwota (STRING-1, STRING-2).
    .wrong-2 = Dokładanie na raty to string bet: w międzyczasie można by patrzeć na twarze innych. Liczy się pierwsze 20 (STRING-1).

lesson-say-it-once-6 = Cyril mówi „podnoszę do pięćdziesięciu”, a potem wysuwa żetony na dwa razy. Co to jest?
    .choice-1 = Ważne podniesienie do 50
    .choice-2 = String bet
    .right = Kwota padła z góry; jak potem trafiają tam żetony, nie ma już znaczenia (STRING-2).
    .wrong-2 = Najpierw padło zdanie, więc po drodze nie było już o czym decydować (STRING-2).

lesson-say-it-once-7 = Gra z limitem, jednostka 10, do sprawdzenia 10: Dora kładzie bez słowa 15. Co to jest?
    .choice-1 = Podniesienie
    .choice-2 = Sprawdzenie, 5 wraca
    .right = Półtora zakładu liczy się jako podniesienie i trzeba je uzupełnić do 20 (CHIP-2).
    .wrong-2 = 15 to półtora raza 10. Od tej kwoty jest to podniesienie (CHIP-2).

lesson-say-it-once-8 = Limit 10: Dora ma w grze 15 i liczy się to jako podniesienie. Ile trzeba dołożyć?
    .right = Pełne podniesienie jest do 20: 20 − 15 = 5 (CHIP-2).

lesson-say-it-once-9 = Ta sama gra, do sprawdzenia 10, a Dora kładzie tym razem bez słowa 14. Co to jest?
    .choice-1 = Sprawdzenie za 10, a 4 wracają
    .choice-2 = Podniesienie, trzeba dołożyć 6
    .right = Mniej niż półtora zakładu to sprawdzenie: 14 − 10 = 4 wracają (CHIP-2).
    .wrong-2 = Na podniesienie trzeba półtora raza 10, czyli 15. 14 to mniej (CHIP-2).

lesson-say-it-once-10 = No limit 3/6, do sprawdzenia 6: Emil kładzie 4. Co teraz?
    .choice-1 = Trzeba dołożyć 2
    .choice-2 = Żetony wolno wziąć z powrotem
    .right = Za małą kwotę uzupełnia się do właściwej: 6 − 4 = 2 (CHIP-3).
    .wrong-2 = Żetony są w grze i sprawdzenie jest ważne. Pomyłka w liczeniu nie pozwala się wycofać (CHIP-3).

lesson-say-it-once-11 = Nikt jeszcze nie postawił. Filip stuka w stół. Co to znaczy?
    .choice-1 = Czekanie (check)
    .choice-2 = Jeszcze nic; liczy się dopiero słowo
    .right = Stuknięcie w stół to czekanie, tak samo jak słowo (CHECK-5).
    .wrong-2 = Słowo i stuknięcie znaczą to samo. Nie stukaj więc w stół, gdy jeszcze myślisz (CHECK-5).

lesson-say-it-once-12 = Filip może czekać za darmo, ale przez pomyłkę mówi „pas”. Co się liczy?
    .choice-1 = Pas
    .choice-2 = Czekanie, skoro nic nie kosztuje
    .right = W swojej kolejce słowo zobowiązuje, nawet jeśli to tylko przejęzyczenie (DECL-1).
    .wrong-2 = Można było czekać, ale padło „pas”, a słowo zobowiązuje (DECL-1).

lesson-say-it-once-q1 = Chcesz podnieść stawkę jednym dużym żetonem. Co robisz?
    .choice-1 = Najpierw mówię „podnoszę”
    .choice-2 = Wrzucam go
    .right = Ze słowem na początku to podniesienie; bez słowa byłoby sprawdzenie (CHIP-1).
    .wrong-2 = To jest sprawdzenie, choćby żeton był nie wiem jak duży (CHIP-1).

lesson-say-it-once-q2 = „Sprawdzam twoje dziesięć i podnoszę o dwadzieścia”. Co to jest przy tym stole?
    .choice-1 = Sprawdzenie
    .choice-2 = Podniesienie do 30
    .right = Kto sprawdza, ten sprawdza. Podniesienie w tym samym zdaniu się nie liczy (STRING-3).
    .wrong-2 = To kwestia z filmu; tutaj to string raise i liczy się tylko sprawdzenie (STRING-3).

lesson-say-it-once-q3 = Gra z limitem, jednostka 20, do sprawdzenia 20: ktoś kładzie bez słowa 30. Co to jest?
    .choice-1 = Podniesienie do 40, trzeba dołożyć 10
    .choice-2 = Sprawdzenie, 10 wraca
    .right = 30 to półtora zakładu, czyli podniesienie: brakuje 40 − 30 = 10 (CHIP-2).
    .wrong-2 = 30 to półtora raza 20, a tyle już wystarcza na podniesienie (CHIP-2).
