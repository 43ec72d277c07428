# Button.

rule-BTN-1 = Umowny rozdający
    .text = Button (znaczek „D”) wskazuje umownego rozdającego. Nawet jeśli karty rozdaje ktoś inny albo komputer, rozdawanie i licytacja przebiegają tak, jakby rozdawał gracz z buttonem.

rule-BTN-2 = Button się przesuwa
    .text = Po każdym rozdaniu button przechodzi do następnego gracza, zgodnie z ruchem wskazówek zegara. Razem z nim przesuwają się ciemne (BLIND-9), więc każdy po kolei trafia na każdą pozycję.

rule-BTN-3 = Role następują po sobie
    .text = Dopóki grają te same osoby, role przechodzą po kolei: kto ma teraz dużą ciemną, w następnym rozdaniu ma małą, a kto ma teraz małą, dostaje button.

rule-BTN-4 = Martwy albo ruchomy button
    .text = Gdy ktoś odejdzie od stołu, zasady się różnią. Przy martwym buttonie najpierw wyznacza się dużą ciemną, zawsze dla gracza, na którego wypada; mała ciemna albo button za nią może trafić na puste miejsce. Wtedy małej ciemnej się nie daje albo button po prostu tam leży. Nikt nie uniknie ciemnej. Ruchomy button idzie zwyczajnie do następnego gracza.
    .variants = Domyślnie martwy button. Poza tym ruchomy button. Gdy z trzech graczy zostaje dwóch, dużą ciemną ma ten, na kogo wypada, a drugi ma button i małą ciemną.
    .example = Miejsca 1–5, button 1, mała ciemna 2, duża ciemna 3 i odchodzi gracz z miejsca 2. Martwy button: button na pustym miejscu 2, mała ciemna 3, duża ciemna 4. Ruchomy button: button 3, mała ciemna 4, duża ciemna 5; miejsce 3 unika małej ciemnej, a miejsce 4 dużej.

rule-BTN-5 = Każdy ma button i płaci ciemne
    .text = W ciągu każdego okrążenia buttona każdy gracz musi mieć szansę zagrać na buttonie i każdy musi zapłacić ciemne. Korzyści i koszty są dla wszystkich równe; zapewnia to rotacja.

rule-BTN-6 = Jak wygląda button
    .text = Button wszędzie wygląda trochę inaczej: specjalny żeton, plastikowy krążek, duży okrągły znaczek z napisem „Dealer”, a na ekranie po prostu litera D.
