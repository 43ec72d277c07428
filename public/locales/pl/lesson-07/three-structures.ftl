# Lekcja: ile wolno postawić w grach limit, pot limit i no limit.

lesson-three-structures = Ile wolno postawić?
    .goal = Po tej lekcji z nazwy gry odczytasz, jakie zakłady są dozwolone w której rundzie.

lesson-three-structures-1 = Ten sam turn trzy razy: w puli leży 24, a zaczynasz ty. Trzy struktury różnią się tylko tym, jak duży może być zakład i ile razy wolno podnosić (STRUCT-1). Pierwsza gra to limit 2–4.

lesson-three-structures-2 = Gra nazywa się limit 2–4. Ile możesz postawić na turnie?
    .choice-1 = Dokładnie 4
    .choice-2 = Dowolnie od 2 do 4
    .choice-3 = Dokładnie 2
    .choice-4 = Dowolnie od 2 do 24
    .right = Nazwa podaje obie wysokości stawek (LIMIT-9). Na turnie i riverze obowiązuje wyższa (LIMIT-2).
    .wrong-2 = W grze z limitem stawka jest stała, nie wybiera się jej z przedziału (LIMIT-1).
    .wrong-3 = Niższy limit obowiązuje w dwóch pierwszych rundach, przed flopem i na flopie (LIMIT-2).
    .wrong-4 = Tak byłoby w grze pot limit: do 24, bo tyle leży w puli.

lesson-three-structures-3 = Suwaka nie ma: jedna wysokość, jeden przycisk. Postaw 4.
    .right = Jedna stawka na turnie: dokładnie 4, ani więcej, ani mniej (LIMIT-1).
    .wrong-1 = Wolno. Tutaj jednak postaw 4.
    .wrong-2 = Czekanie nic tu nie kosztuje, nie ma po co pasować. Postaw 4.

lesson-three-structures-4 = Bea podnosi. Do ilu?
    .right = Do zakładu dochodzi jedna stawka: 4 + 4 = 8 (LIMIT-1).
    .wrong-1 = O 2 podnosiło się przed turnem. Teraz podnosi się o 4: 4 + 4 = 8.

lesson-three-structures-5 = A jeśli ty podniesiesz jeszcze raz: do ilu?
    .right = Znowu o jedną stawkę: 8 + 4 = 12 (LIMIT-1).
    .wrong-1 = Podniesienie dodaje jedną stawkę, a nie podwaja: 8 + 4 = 12.

lesson-three-structures-6 = Ten sam turn w grze pot limit. Ile najwyżej możesz postawić?
    .right = Tyle, ile jest w puli: leży tam 24, więc najwyżej 24 (POTLIM-1).
    .wrong-1 = 92 to wszystko, co masz. Na to pozwala tylko no limit; tutaj granicą jest pula, 24.

lesson-three-structures-7 = Ten sam turn w grze no limit. Ile najwyżej możesz postawić?
    .right = Wszystko, co przed tobą leży, 92, i to w każdej rundzie (NOLIM-1).
    .wrong-1 = Pula ogranicza zakład tylko w grze pot limit. W no limicie możesz postawić wszystko: 92.

lesson-three-structures-8 = A ile co najmniej trzeba postawić na tym turnie w pot limicie i w no limicie?
    .right = Jedną dużą ciemną, 2, w każdej rundzie. Podwaja tylko limit (BET-4).
    .wrong-1 = Podwajanie na turnie należy do gier z limitem. Tutaj wystarczy jedna duża ciemna: 2 (BET-4).

lesson-three-structures-9 = Limit 10–20, flop: Adam stawia 10. Podnieś.
    .right = Do 20: zakład 10 i jedna stawka 10 (LIMIT-1).
    .wrong-1 = Nie można: podnosi się dokładnie do 20, zakład 10 i jedna stawka 10 (LIMIT-1).
    .wrong-2 = Wolno. Tutaj jednak podnieś do 20.
    .wrong-3 = Wolno. Tutaj jednak podnieś do 20.

lesson-three-structures-10 = Czym jeszcze różnią się te trzy struktury?
    .choice-1 = Tym, ile razy wolno podnosić
    .choice-2 = Tym, kto mówi pierwszy
    .choice-3 = Starszeństwem układów
    .right = W pot limicie i no limicie bez końca (NOLIM-2), w grze z limitem trzy razy w rundzie. Wielu graczom najbardziej podoba się no limit (NOLIM-3).
    .wrong-2 = Kolejność mówienia jest we wszystkich trzech taka sama.
    .wrong-3 = Starszeństwo układów jest jedno, wspólne dla wszystkich.

lesson-three-structures-q1 = Limit 5–10, przed flopem, nikt jeszcze nie podniósł. Do ilu się podnosi?
    .right = O niższy limit: 5 + 5 = 10 (LIMIT-2).
    .wrong-1 = Przed flopem podnosi się o niższy limit: 5 + 5 = 10.
    .wrong-2 = 10 to stawka na turnie i riverze. Przed flopem: 5 + 5 = 10.

lesson-three-structures-q2 = Limit 10–20, river. Ile wynosi zakład?
    .right = Na turnie i riverze obowiązuje wyższy limit: 20 (LIMIT-2).
    .wrong-1 = 10 obowiązuje w dwóch pierwszych rundach. Na turnie i riverze obowiązuje wyższy limit.

lesson-three-structures-q3 = No limit 1/2, masz 300, river, nikt nie postawił. Ile możesz postawić?
    .choice-1 = Dowolnie od 2 do 300
    .choice-2 = Dowolnie od 4 do 300
    .choice-3 = Dowolnie, do wysokości puli
    .right = Od jednej dużej ciemnej po wszystko, co masz (NOLIM-1).
    .wrong-2 = W no limicie nic się na riverze nie podwaja: wystarczy jedna duża ciemna, 2 (BET-4).
    .wrong-3 = To pot limit. W no limicie pula niczego nie ogranicza (NOLIM-1).
