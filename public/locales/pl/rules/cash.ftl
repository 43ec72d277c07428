# Gry na pieniądze.

rule-CASH-1 = Żetony to pieniądze
    .text = W grze na pieniądze (cash game) każdy żeton odpowiada określonej kwocie. Co wygrywasz w żetonach, wygrywasz w pieniądzach, a co przegrywasz, tracisz naprawdę.

rule-CASH-2 = Odejść możesz, kiedy chcesz
    .text = W grze na pieniądze gracz może w każdej chwili wymienić żetony i odejść. Żeby nie zakłócać rozdania, robi to między rozdaniami albo po spasowaniu; co już postawił, zostaje w puli. Zabrać tylko części żetonów nie wolno (BUYIN-6).

rule-CASH-3 = Kupić ponownie
    .text = Kto w grze na pieniądze straci wszystkie żetony, może przed następnym rozdaniem kupić nowe. Musi ich być co najmniej tyle, ile wymaga się przy dokupieniu (BUYIN-10).

rule-CASH-4 = Gry na pieniądze w skrócie
    .text = Co jeszcze wyróżnia gry na pieniądze: najmniejszy i największy buy-in (BUYIN-2, BUYIN-3), żadnego dokładania ani zabierania żetonów w trakcie rozdania (BUYIN-6, BUYIN-7), straddle tam, gdzie wolno (STRADDLE-1), a w limicie nieograniczona liczba podniesień między dwoma graczami (LIMIT-4).
