# Ćwiczenie: losowanie buttona.

drill-button-draw = Losowanie buttona
    .prompt = Kolory mają tu taką kolejność: piki, kiery, kara, trefle. Kto dostaje button?
    .prompt-other = Kolory mają tu taką kolejność: piki, kiery, trefle, kara. Kto dostaje button?
    .hint = Button dostaje najwyższa karta. Najpierw decyduje wartość; dopiero przy równych wartościach kolor, w kolejności przyjętej przy tym stole.
    .right = { $card } to najwyższa karta: button ma { $name } (DRAW-1).
    .right-suit = { $cards } mają równą wartość, a według koloru najwyższa jest { $card }: button ma { $name } (DRAW-2).
    .slip-other-order = Z kartą { $card } prowadzi { $name } tylko wtedy, gdy dwa ostatnie kolory stoją odwrotnie. Regulaminy się różnią: przeczytaj kolejność (DRAW-3).
    .slip-pair-before-rank = Dwie równe karty nie są tu parą, każdy ma tylko jedną: { $card } jest niższa (DRAW-1).
    .slip-suit-before-rank = { $card } ma wysoki kolor, ale najpierw decyduje wartość (DRAW-1).
    .slip-first-of-the-equal = { $name } też ma najwyższą wartość, ale decyduje kolor, nie miejsce przy stole (DRAW-2).
