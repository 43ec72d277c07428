# Pozycje.

rule-POS-1 = Pozycja wczesna, środkowa, późna
    .text = Gdy mowa o taktyce, pozycje numeruje się zgodnie z ruchem wskazówek zegara od małej ciemnej: 1 to mała ciemna, 2 duża ciemna, 3–5 pozycja wczesna (early), 6–8 środkowa (middle), a 9–10 późna (late).
    .example = Dziesięciu graczy, button na miejscu 1: miejsce 2 to mała ciemna, miejsce 3 duża ciemna, miejsca 4–6 to pozycja wczesna, 7–9 środkowa, a miejsca 10 i 1 późna.

rule-POS-2 = Pozycje przy mniejszych stołach
    .text = Przy dziesięciu graczach pozycja 10 to button, a 9 to miejsce przed nim. Przy mniejszych stołach licz wstecz od buttona: button i miejsce przed nim to pozycja późna. Z miejsc między nimi a ciemnymi późniejsza połowa to pozycja środkowa, a wcześniejsza to wczesna; przy nieparzystej liczbie miejsce pośrodku liczy się jako środkowe.
    .example = Sześciu graczy: mała ciemna, duża ciemna, jedno miejsce wczesne, jedno środkowe i dwa późne; ostatnie z nich to button.

rule-POS-3 = Dlaczego dobrze być ostatnim
    .text = Kto licytuje ostatni, widział już, co zrobili wszyscy inni, a to przewaga. Dlatego button po każdym rozdaniu przesuwa się o jednego gracza: w ciągu okrążenia każdy ma to dobre miejsce tak samo często.

rule-POS-4 = Pozycje obowiązują całe rozdanie
    .text = W trakcie rozdania pozycje się nie zmieniają. Gdy gracz z buttonem spasuje, button zostaje przed nim i nadal wyznacza, kto licytuje pierwszy, a kto ostatni.
