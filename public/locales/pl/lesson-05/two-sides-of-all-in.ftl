# Lekcja: Bezpiecznie, ale skromnie.

lesson-two-sides-of-all-in = Bezpiecznie, ale skromnie
    .goal = Po tej lekcji umiesz powiedzieć w żetonach, co gracz all-in zyskuje, a z czego rezygnuje.

lesson-two-sides-of-all-in-1 = Masz dwa asy i tylko 20 żetonów. Adam i Bea dali po 300. Sprawdź za 20.
    .right = Jesteś all-in za 20 i nikt nie może już żądać więcej (ALLIN-1).
    .wrong-1 = Masz dwa asy, kosztuje to 20, a w puli jest 600: sprawdź.

lesson-two-sides-of-all-in-2 = Runda się skończyła. Zbuduj pule.
    .right = 3 × 20 = 60 to pula główna, a 280 + 280 = 560 boczna (POT-1).
    .wrong-1 = Z każdych 300 po 20 jest w puli głównej: 280 + 280 = 560.
    .wrong-2 = Warstwami: 3 × 20 = 60 dla całej trójki, potem 280 + 280 = 560, o które grają Adam i Bea.

lesson-two-sides-of-all-in-3 = Wykładanie: ty masz asy, Bea dwójki, Adam nie ma nic. Kto bierze którą pulę?
    .right = Główna jest twoja, a boczną wygrywa Bea, bo Adam nie ma nic (POT-3).
    .wrong-1 = Twój wkład to 20. O pulę boczną grają Adam i Bea (POT-3).
    .wrong-2 = Asy biją dwójki, a o pulę główną grasz i ty.

lesson-two-sides-of-all-in-4 = Ile zyskujesz?
    .right = 60 − 20 = 40 (ALLIN-13).
    .wrong-1 = 20 z tego jest twoje: 60 − 20 = 40.

lesson-two-sides-of-all-in-5 = A ile zyskuje Bea z parą dwójek?
    .right = 560 − 300 = 260 (ALLIN-13).
    .wrong-1 = 300 z tego należało do niej: 560 − 300 = 260.
    .wrong-2 = Traci też 20 w puli głównej: 280 − 20 = 260.

lesson-two-sides-of-all-in-6 = Masz najlepszy układ i zyskujesz 40, a Bea 260. Co się liczy?
    .choice-1 = Żetony
    .choice-2 = Wygrane rozdania
    .right = Liczą się żetony, a nie liczba wygranych rozdań (ALLIN-14).
    .wrong-2 = Jedna duża pula jest warta więcej niż wiele małych (ALLIN-14).

lesson-two-sides-of-all-in-7 = To samo rozdanie, ale na turnie Adam stawia jeszcze 200, a Bea sprawdza. Co się zmienia dla ciebie?
    .choice-1 = Nic
    .choice-2 = Mogę wygrać więcej
    .choice-3 = Mogą mnie wyrzucić z gry
    .right = Blef cię nie wyrzuci i nic więcej nie ryzykujesz (ALLIN-12), ale też nic więcej nie wygrasz (ALLIN-13).
    .wrong-2 = Twoja pula główna to nadal 60 (ALLIN-13).
    .wrong-3 = Do pasa nikt cię już nie zmusi (ALLIN-12).

lesson-two-sides-of-all-in-8 = Ile teraz zyskuje Bea?
    .right = 960 − 500 = 460.
    .wrong-1 = 500 z tego należało do niej: 960 − 500 = 460.

lesson-two-sides-of-all-in-q1 = Co z tego jest zaletą all-inu?
    .choice-1 = Nikt nie wyrzuci mnie z gry żadnym zakładem
    .choice-2 = Mogę wygrać pulę boczną
    .choice-3 = Widzę karty innych
    .right = Gracz all-in dochodzi do wykładania, cokolwiek postawią inni (ALLIN-12).
    .wrong-2 = Bez wpłaty nie ma udziału (POT-10).
    .wrong-3 = Tylko tam, gdzie po all-inie odkrywa się karty, a wtedy widzą je wszyscy.

lesson-two-sides-of-all-in-q2 = Wygrywasz 9 rozdań po 10 żetonów i przegrywasz jedno za 120. Jaki jest wynik?
    .choice-1 = −30
    .choice-2 = +90
    .right = 90 − 120 = −30: liczą się żetony (ALLIN-14).
    .wrong-2 = Liczą się żetony, nie rozdania: 90 − 120 = −30 (ALLIN-14).
