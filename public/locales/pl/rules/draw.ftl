# Losowanie buttona.

rule-DRAW-1 = Najwyższa karta bierze button
    .text = O tym, kto ma button w pierwszym rozdaniu, decyduje los. Talię się tasuje, każdy gracz dostaje jedną odkrytą kartę, a button trafia do tego, kto ma najwyższą.

rule-DRAW-2 = Przy remisie w losowaniu decyduje kolor
    .text = Jeśli dwóch graczy wylosuje kartę tej samej wartości, rozstrzyga kolor. As zawsze bije króla w dowolnym kolorze; kolejność kolorów ma znaczenie tylko między równymi.
    .variants = Domyślna kolejność od najstarszego: piki, kiery, kara, trefle. Poza tym: piki, kiery, trefle, kara. W zasadach spotyka się obie.
    .example = Wylosowano A♦, A♣ i 9♠: domyślnie button bierze as karo, przy drugiej kolejności as trefl.

rule-DRAW-3 = Kolejność kolorów to zwyczaj
    .text = Kolejność kolorów w losowaniu to miejscowy zwyczaj i gdzie indziej może być inna. Zapytaj więc o nią przed losowaniem, a nie po nim.

rule-DRAW-4 = Kolory liczą się tylko w losowaniu
    .text = W hold’emie kolejności kolorów używa się tylko w tym losowaniu. Nigdy nie rozróżnia równych układów i nikomu nie daje większej części puli (SPLIT-3).
