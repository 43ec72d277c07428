# Żetony bez słowa.

rule-CHIP-1 = Jeden żeton bez słowa
    .text = Pojedynczy żeton położony bez słowa oznacza sprawdzenie, nawet jeśli jest wart więcej niż stawka; resztę się zwraca. Kto chce podnieść stawkę, musi to najpierw powiedzieć. Gdy nie ma jeszcze czego wyrównywać, jeden żeton bez słowa jest tu zakładem o pełnej wartości.
    .example = Ciemne 3/6, jeden żeton o wartości 50 bez słowa: sprawdzenie za 6, a 44 wracają. Ze słowem „podnoszę” byłoby to podniesienie.

rule-CHIP-2 = Półtora zakładu
    .text = Jeśli żetony położone bez słowa dają co najmniej półtora pełnego zakładu, jest to podniesienie i gracz musi dołożyć do pełnego. Przy mniejszej kwocie jest to sprawdzenie, a nadwyżka wraca. Pojedynczy żeton to zawsze sprawdzenie (CHIP-1).
    .example = Gra z limitem, do sprawdzenia 10: położone 15 to podniesienie, trzeba dołożyć 5. Położone 14 to sprawdzenie za 10, a 4 wracają.

rule-CHIP-3 = Za mało żetonów
    .text = Kto na zakład lub sprawdzenie położy za mało żetonów, musi dołożyć do właściwej kwoty. Pomyłka w liczeniu nie pozwala zapłacić mniej ani się wycofać. Mniej może wynosić tylko all-in.
    .example = Do sprawdzenia jest 6, gracz kładzie 4: dokłada 2.
