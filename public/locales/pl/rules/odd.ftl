# Żetony z reszty.

rule-ODD-1 = Najpierw rozmienić
    .text = Gdy puli nie da się podzielić po równo, zbywający żeton najpierw rozmienia się na najmniejsze żetony w grze i dzieli, ile się da. Dopiero to, czego nawet wtedy podzielić nie można, jest żetonem z reszty (odd chip).
    .example = Pula 25 w żetonach po 5, najmniejszy żeton 1, dwóch zwycięzców: nie 15 i 10, lecz 13 i 12.

rule-ODD-2 = Komu przypada żeton z reszty
    .text = Większość regulaminów daje ten żeton pierwszemu z remisujących na lewo od buttona, bo gra wcześniej, ma więc gorsze miejsce. Jeden wskazuje najbliższego krupierowi w kierunku przeciwnym do ruchu wskazówek zegara; według jednego odczytania to to samo, według drugiego sprzyja późnym miejscom. Tutaj liczy się na lewo od buttona.
    .variants = Domyślnie pierwszy z remisujących na lewo od buttona. Poza tym: ten z nich, kto jest najbliżej buttona w kierunku przeciwnym do ruchu wskazówek zegara; jeśli remisuje sam button, najbliższy jest on.
    .example = Pula 25, remisują mała ciemna i gracz na prawo od buttona. Domyślnie mała ciemna dostaje 13, a ten drugi 12; w przeciwnym kierunku jest na odwrót.

rule-ODD-3 = Kilka żetonów z reszty
    .text = Przy podziale na trzy i więcej części mogą zostać dwa żetony lub więcej. Jeden z regulaminów mówi tylko o jednym żetonie, inny daje mniejszą część późniejszym graczom, trzeci całą resztę jednemu. Tutaj po jednym żetonie dostają kolejni gracze.
    .variants = Domyślnie po jednym żetonie, po kolei na lewo od buttona. Poza tym: całą resztę dostaje jeden gracz, ten z ODD-2.
    .example = Pula 50, trzech zwycięzców: mała ciemna 17, środkowa pozycja 17, button 16. Gdy reszta idzie do jednego: 18, 16, 16.

rule-ODD-4 = Żeton z reszty w studzie
    .text = W studzie o żetonie z reszty rozstrzyga kolor: w remisujących układach ogląda się wszystkie pięć kart i żeton dostaje najwyższy kolor. W hold’emie, gdzie gracze mają karty wspólne, tego się nie stosuje; tutaj rozstrzyga miejsce (ODD-2).
