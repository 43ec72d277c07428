# Lekcja: Button wędruje.

lesson-button = Button wędruje
    .goal = Po tej lekcji wiesz, kto pierwszy dostaje button, dokąd on potem wędruje i o czym decyduje.

lesson-button-1 = Przed pierwszym rozdaniem każdy dostaje jedną odkrytą kartę, a najwyższa bierze button, czyli znaczek rozdającego (DRAW-1). To okrągły krążek z literą D (BTN-6).

lesson-button-2 = Wylosowano A♥, A♣ i K♠. Kto dostaje button?
    .right = Są dwa asy, a kiery stoją nad treflami w każdej kolejności kolorów (DRAW-2).
    .wrong-1 = Trefle to kolor najniższy albo drugi od dołu.
    .wrong-2 = Najpierw liczy się wartość, a król pik nie jest tu najwyższą kartą.

lesson-button-3 = Wylosowano A♦, A♣ i 9♠. Kolejność kolorów: piki, kiery, kara, trefle. Kto dostaje button?
    .right = As to więcej niż dziewiątka, a w tej kolejności kara stoją nad treflami (DRAW-2).
    .wrong-1 = Tak byłoby przy drugiej kolejności, w której trefle stoją nad karami.
    .wrong-2 = As to więcej niż dziewiątka.

lesson-button-4 = Te same karty, ale kolejność to piki, kiery, trefle, kara. Kto teraz dostaje button?
    .right = Teraz trefle stoją nad karami. Kolejność to miejscowy zwyczaj: zapytaj o nią przed losowaniem (DRAW-3).

lesson-button-5 = Do czego jeszcze służy w hold’emie kolejność kolorów?
    .choice-1 = Do niczego
    .choice-2 = Do rozstrzygania remisów
    .right = Liczy się tylko w tym losowaniu i nigdzie indziej (DRAW-4).
    .wrong-2 = Przy remisie pulę się dzieli. Kolor nigdy o niej nie decyduje (DRAW-4).

lesson-button-6 = Sześciu graczy, button jest na miejscu 3. Wskazuje umownego rozdającego: rozdawanie i licytacja biegną tak, jakby rozdawało miejsce 3 (BTN-1).

lesson-button-7 = Gdzie będzie button w następnym rozdaniu?
    .right = O jednego gracza dalej, zgodnie z ruchem wskazówek zegara, jak wszystko przy stole (BTN-2, SEAT-4).
    .wrong-1 = Zgodnie z ruchem wskazówek zegara, czyli w lewo.
    .wrong-2 = Button przesuwa się po każdym rozdaniu.

lesson-button-8 = Kto ma teraz dużą ciemną, w następnym rozdaniu ma …
    .choice-1 = małą ciemną
    .choice-2 = button
    .right = Wszystko przesuwa się o jedno miejsce: z dużej ciemnej robi się mała, a z małej button (BTN-3).
    .wrong-2 = Button dostanie ten, kto teraz ma małą ciemną.

lesson-button-9 = Sześciu graczy: po ilu rozdaniach button był już raz u każdego?
    .right = Po jednym rozdaniu na gracza, czyli 6 (BTN-5).
    .wrong-1 = Policz też pierwsze rozdanie.

lesson-button-q1 = Losowanie buttona: K♠, K♦ i Q♥. Która karta go bierze?
    .choice-1 = K♠
    .choice-2 = Q♥
    .right = Są dwa króle, a piki to najwyższy kolor w każdej kolejności (DRAW-2).
    .wrong-2 = Najpierw liczy się wartość, a król to więcej niż dama.

lesson-button-q2 = Losowanie buttona: J♣ i J♦, domyślna kolejność kolorów. Która karta go bierze?
    .choice-1 = J♦
    .choice-2 = J♣
    .right = Wartość jest ta sama, więc rozstrzyga kolor: kara stoją nad treflami (DRAW-2).
    .wrong-2 = W domyślnej kolejności kara stoją nad treflami (DRAW-2).

lesson-button-q3 = Rozdaje krupier. Kto dostaje pierwszą kartę?
    .choice-1 = Pierwszy gracz na lewo od buttona
    .choice-2 = Gracz z buttonem
    .right = Karty idą tak, jakby rozdawał gracz z buttonem: pierwszy jest sąsiad z lewej (BTN-1).
    .wrong-2 = Jest tak, jakby rozdawał gracz z buttonem: zaczyna się od sąsiada z lewej (BTN-1).
