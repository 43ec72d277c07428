# Lekcja: kiedy blef się opłaca.

lesson-bluff = Kiedy blef się opłaca
    .goal = Po tej lekcji umiesz obliczyć, jak często blef musi się udać, i wiesz, kiedy udać się nie może.

lesson-bluff-1 = W puli jest 60, blefujesz za 40. W ilu procentach przypadków musi spasować Adam, żeby blef wyszedł na zero?
    .right = Ryzykujesz 40, żeby zdobyć 60: 40 : (60 + 40) = 40 : 100.
    .wrong-1 = 40 : 60 nie uwzględnia tego, że gdy blef się uda, twoje 40 wraca.
    .wrong-2 = 40 : 60 nie uwzględnia tego, że gdy blef się uda, twoje 40 wraca.
    .wrong-3 = Tak często może sprawdzać Adam. Pas musi paść w pozostałych 40%.

lesson-bluff-2 = A w ilu procentach przy blefie za 30?
    .right = 30 : (60 + 30) = 30 : 90 = 33,3%.
    .wrong-1 = 30 : 60 to wielkość zakładu w stosunku do puli.

lesson-bluff-3 = A przy blefie za 60?
    .right = 60 : (60 + 60) = 60 : 120 = 50%. Im większy blef, tym częściej musi się udać.
    .wrong-1 = 60 : 60 to wielkość zakładu w stosunku do puli.

lesson-bluff-4 = Adam czeka. Masz tylko wysoką damę: zablefuj za 40.
    .right = Adam pasuje i zostawia swoje 30 w puli: blef się udał (FOLD-1).
    .wrong-1 = Wolno, ale wtedy wygrają dziewiątki. Zablefuj za 40.
    .wrong-2 = Czekanie nic nie kosztuje, nie ma po co pasować. Zablefuj za 40.

lesson-bluff-5 = Adam pasuje. Czy musisz pokazać karty?
    .choice-1 = Nie
    .choice-2 = Tak
    .right = Kto wygrywa, bo wszyscy inni spasowali, niczego pokazywać nie musi (SHOW-9).
    .wrong-2 = O pulę nikt już z tobą nie walczy (SHOW-9).

lesson-bluff-6 = Adam pasuje co drugi raz. Ile średnio przynosi blef za 40 do puli 60?
    .right = W połowie przypadków +60, w połowie −40: 30 − 20 = 10. Pojedynczy blef może się nie udać: słuszna decyzja też może przegrać.
    .wrong-1 = W połowie przypadków tracisz 40, i to też się liczy: 30 − 20 = 10.

lesson-bluff-7 = Kogo z nich nie da się wyrzucić blefem?
    .choice-1 = Gracza, który jest all-in
    .choice-2 = Gracza z dużym stackiem
    .choice-3 = Gracza na dużej ciemnej
    .right = Kto jest all-in, o niczym już nie decyduje i do pasa go nie zmusisz (ALLIN-12).
    .wrong-2 = Duży stack może spasować jak każdy inny. Zmusić nie da się tylko gracza all-in (ALLIN-12).
    .wrong-3 = Duża ciemna też może spasować. Zmusić nie da się tylko gracza all-in (ALLIN-12).

lesson-bluff-8 = Przeciw twojemu blefowi gra dwóch zamiast jednego, każdy pasuje co drugi raz. Jak często blef się uda?
    .choice-1 = Co czwarty raz
    .choice-2 = Tak samo często jak przeciw jednemu
    .right = ½ × ½ = ¼: blef za 40 wymaga 40%, a udaje się w 25%. Częściej pasuje tylko ten, kto boi się następnego (ETIQ-4).
    .wrong-2 = Spasować muszą obaj: ½ × ½ = ¼.

lesson-bluff-q1 = Pula 100, blef za 50. Jak często musi się udać?
    .choice-1 = Co trzeci raz
    .choice-2 = Co drugi raz
    .right = 50 : (100 + 50) = 50 : 150 = ⅓.
    .wrong-2 = 50 : 150: do sumy wchodzi też twoje 50.

lesson-bluff-q2 = Przeciw komu najmniej opłaca się blefować?
    .choice-1 = Przeciw komuś, kto wszystko sprawdza
    .choice-2 = Przeciw komuś, kto często pasuje
    .right = Blef wygrywa tylko dzięki pasom, a tutaj ich nie ma.
    .wrong-2 = Tam blef działa najlepiej: potrzebuje pasów.
