# Lekcja: regulamin stołu, ciemne i opłata z puli.

lesson-house-rules = Kartka na ścianie
    .goal = Po tej lekcji znajdziesz w regulaminie, co obowiązuje przy stole, i policzysz ciemne oraz opłatę z puli.

lesson-house-rules-1 = Każdy stół ma swój regulamin: 40 wierszy, przy każdym wartość i pytanie „dlaczego?”. Wszystkie drobiazgi są ustalone z góry, żeby nie było o co się spierać (GAME-6). Ludzie, którzy prowadzą poker room, mają własny podręcznik (GAME-7). Otwórz regulamin.

lesson-house-rules-2 = Znajdź wiersz o miejscach. Ile ich najwyżej ma ten stół?
    .right = Przy stole gra od dwóch do dziesięciu osób (SEAT-2).
    .wrong-1 = Kart starczyłoby i dla 22 (SEAT-3), ale na swoją kolej czekałoby się bez końca. Przy stole siedzi najwyżej dziesięć osób.

lesson-house-rules-3 = Znajdź wiersz „Kto rozdaje”. Kto rozdaje tutaj?
    .choice-1 = Komputer
    .choice-2 = Zwycięzca poprzedniego rozdania
    .right = W poker roomie rozdaje pracownik, w domu często gracz z buttonem (SEAT-6). Na grę to nie wpływa.
    .wrong-2 = Rozdawania się nie wygrywa. Spójrz na wiersz „Kto rozdaje” (SEAT-6).

lesson-house-rules-4 = Limit 2–4. Ile wynosi mała ciemna?
    .right = Duża ciemna wynosi 2, a jej połowa to 1 (BLIND-4).

lesson-house-rules-5 = Limit 5–10, najmniejszy żeton to 1. Ile wynosi mała ciemna?
    .right = Połowa z 5 to 2,5, a w dół do całego żetonu to 2 (BLIND-4).
    .wrong-1 = Połowa z 5 to 2,5. Zaokrągla się w dół, nie w górę: 2 (BLIND-4).
    .wrong-2 = 5 to duża ciemna. Mała jest jej połową, zaokrągloną w dół: 2.

lesson-house-rules-6 = Limit 15–30, najmniejszy żeton to 1. Ile wynosi mała ciemna?
    .right = Połowa z 15 to 7,5, a w dół do całego żetonu to 7 (BLIND-4).

lesson-house-rules-7 = A ile w grze limit 15–30 wynosi duża ciemna?
    .right = 15: duża ciemna to niższy limit, a nie dwa razy mała (BLIND-6).
    .wrong-1 = 2 × 7 = 14, ale takiego zakładu w tej grze nie ma. Duża ciemna to niższy limit: 15.

lesson-house-rules-8 = Limit 5–10, a w grze są też żetony warte pół. Ile wynosi mała ciemna teraz?
    .right = Połowa z 5 to 2,5 i da się ją zapłacić. Gdzie indziej małą ciemną ustala się zupełnie dowolnie (BLIND-5).
    .wrong-1 = Zaokrągla się tylko to, czego nie da się zapłacić. Z takimi żetonami 2,5 zapłacić można (BLIND-4).

lesson-house-rules-9 = Limit 5–10, najmniejszy żeton 1. Masz małą ciemną, Cyril sprawdza. Ile musisz dopłacić, żeby też sprawdzić?
    .right = 5 − 2 = 3: twoja mała ciemna 2 się liczy.
    .wrong-1 = Twoje 2 już leżą na stole, brakuje więc 5 − 2 = 3.
    .wrong-2 = Mała ciemna nie jest tu połową: zaokrągla się ją w dół do 2. Brakuje więc 5 − 2 = 3.

lesson-house-rules-10 = Poker room pobiera z puli opłatę: 5 procent. W puli jest 120. Ile dostaje zwycięzca?
    .right = Poker room organizuje grę i może pobrać opłatę (GAME-8), zwaną rake albo drop (RAKE-2). 5% ze 120 to 6, a 120 − 6 = 114 (SHOW-19).
    .wrong-1 = W tym poker roomie opłata nie wynosi 0 (RAKE-1): 120 − 6 = 114.
    .wrong-2 = 5 procent ze 120 to 6, a nie 5: 120 − 6 = 114.

lesson-house-rules-11 = A tutaj? Spójrz na zestaw zasad „Szkoła”. Jaka jest opłata?
    .choice-1 = Żadna
    .choice-2 = 5 procent
    .right = Przy stołach szkoły z puli nic się nie pobiera (RAKE-1).
    .wrong-2 = Tak jest w tamtym poker roomie. Przy stołach szkoły w tym wierszu jest: nic.

lesson-house-rules-q1 = Limit 30–60, najmniejszy żeton to 1. Jakie są ciemne?
    .choice-1 = 15 i 30
    .choice-2 = 30 i 60
    .right = Duża ciemna to niższy limit, 30, a mała to jej połowa (BLIND-3, BLIND-4).
    .wrong-2 = 60 to stawka na turnie i riverze, a nie ciemna. Duża ciemna wynosi 30, mała 15.

lesson-house-rules-q2 = Dwóch graczy spiera się o zasadę stołu. Co robią najpierw?
    .choice-1 = Zaglądają do regulaminu
    .choice-2 = Stół głosuje
    .choice-3 = Decyduje starszy z nich
    .right = Regulamin jest spisany właśnie po to, żeby nie było o co się spierać (GAME-6).
    .wrong-2 = Nad zasadami się nie głosuje. Są w regulaminie (GAME-6).
    .wrong-3 = Nie decyduje nikt przy stole, decyduje regulamin (GAME-6).

lesson-house-rules-q3 = Przeciw komu grasz?
    .choice-1 = Przeciw innym graczom
    .choice-2 = Przeciw poker roomowi
    .right = W pokerze gracze grają przeciwko sobie (GAME-8).
    .wrong-2 = Poker room tylko organizuje grę (GAME-8).
