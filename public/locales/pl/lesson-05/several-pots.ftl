# Lekcja: Pula za pulą.

lesson-several-pots = Pula za pulą
    .goal = Po tej lekcji umiesz warstwa po warstwie zbudować trzy pule i oddać każdą temu, komu się należy.

lesson-several-pots-1 = Przed flopem wszyscy są all-in: Cyril za 10, ty za 30, Bea za 60, Adam za 100. Ile Adam dostaje z powrotem?
    .right = Druga co do wielkości kwota to 60, reszty nikt nie wyrówna: 100 − 60 = 40 (ALLIN-11).
    .wrong-1 = Ostatnich 40 nikt nie wyrówna: wraca 100 − 60 = 40.

lesson-several-pots-2 = Zbuduj pule warstwami: najpierw do 10, potem do 30, potem do 60.
    .right = 4 × 10 = 40, potem po 20 od trzech: 3 × 20 = 60, potem po 30 od dwóch: 2 × 30 = 60 (POT-5).
    .wrong-1 = W 3 × 30 pierwsze 10 liczysz drugi raz. Trzech graczy dokłada już tylko po 20: 3 × 20 = 60.
    .wrong-2 = 40 z tego wróciło. Między 30 a 60 leży 30 + 30 = 60.
    .wrong-3 = Warstwami: 4 × 10 = 40, 3 × 20 = 60, 2 × 30 = 60.

lesson-several-pots-3 = Dla kontroli: ile żetonów jest razem w pulach i w zwróconej kwocie?
    .right = 40 + 60 + 60 + 40 = 200, dokładnie tyle mieliście we czwórkę.
    .wrong-1 = Brakuje w tym 40, które wróciły.

lesson-several-pots-4 = Wykładanie: Cyril ma asy, ty króle, Bea damy, Adam walety. Kto bierze którą pulę?
    .right = Główną Cyril, pierwszą boczną ty, drugą boczną Bea. Trzy pule, trzech zwycięzców (POT-5).
    .wrong-1 = Cyril ma w grze 10 i gra tylko o pulę główną. O reszcie decydują dalej te same zasady (POT-8).
    .wrong-2 = Cyril ma w grze 10 i gra tylko o pulę główną. O reszcie decydują dalej te same zasady (POT-8).
    .wrong-3 = Twój wkład to tylko 30. O tę pulę grają Adam i Bea.

lesson-several-pots-5 = Drugą pulę boczną wygrywa dopiero trzeci układ przy stole. Czy to w porządku?
    .choice-1 = Tak
    .choice-2 = Nie, należy się drugiemu
    .right = Bierze ją najlepszy układ z tych, którzy do niej dołożyli (POT-7).
    .wrong-2 = Tak byłoby tylko wtedy, gdyby drugi układ miał ktoś, kto do niej dołożył (POT-7).

lesson-several-pots-6 = Inne rozdanie: podnosisz do 150, Cyril sprawdza. Masz damy, Adam dziewiątki, Cyril asa i króla. Czyje są pule?
    .right = Obie są twoje: 150 + 200 = 350. Jeden gracz może wygrać kilka pul (POT-6).
    .wrong-1 = Adam ma tylko dziewiątki, ty damy, a grasz o obie pule.

lesson-several-pots-7 = Jaki jest twój wynik w tym rozdaniu?
    .right = 350 − 150 = 200 (POT-6).
    .wrong-1 = 150 z tego jest twoje: 350 − 150 = 200.
    .wrong-2 = Twój wkład to razem 150, z tego 50 przy ostatnim podniesieniu: 350 − 150 = 200.

lesson-several-pots-q1 = All-iny za 25, 60 i 60. Jakie będą pule?
    .choice-1 = 75 i 70
    .choice-2 = 145 w jednej puli
    .choice-3 = 75 i 120
    .right = 3 × 25 = 75, potem 35 + 35 = 70 (POT-1).
    .wrong-2 = Są dwie warstwy: 3 × 25 = 75, potem 35 + 35 = 70.
    .wrong-3 = Od każdych 60 odejmij najpierw 25: 35 + 35 = 70.

lesson-several-pots-q2 = Stacki 20, 50 i 80, wszyscy all-in. Ile wraca?
    .right = 80 − 50 = 30 nie ma kto wyrównać (ALLIN-11).
    .wrong-1 = Druga co do wielkości kwota to 50: 80 − 50 = 30.
    .wrong-2 = Przeciw 80 nikt nie ma więcej niż 50: 80 − 50 = 30.

lesson-several-pots-q3 = All-iny za 10, 10, 40 i 40, nikt nie spasował. Ile będzie pul?
    .right = Dwie różne kwoty, dwie warstwy: 4 × 10 = 40 i 2 × 30 = 60.
    .wrong-1 = Równe stacki tworzą jedną warstwę: pule to 40 i 60.
    .wrong-2 = Dwie różne kwoty, dwie warstwy.
