# Lekcja: Gdy nikt nie jest lepszy.

lesson-ties = Gdy nikt nie jest lepszy
    .goal = Po tej lekcji odróżnisz prawdziwy remis od pozornego i wiesz, co się wtedy dzieje z pulą.

lesson-ties-1 = A ma A♠ 3♠, B ma A♥ 3♥. Kto wygrywa?
    .choice-1 = Pula się dzieli
    .choice-2 = Wygrywa A
    .choice-3 = Wygrywa B
    .right = A K J 9 7 mają obaj. Piki nie są więcej warte niż kiery (SPLIT-3).
    .wrong-2 = Kolory nigdy nie rozstrzygają remisu (DECK-3).
    .wrong-3 = Kolory nigdy nie rozstrzygają remisu (DECK-3).

lesson-ties-2 = Ten sam stół, ale B ma A♥ 10♥. Kto wygrywa?
    .choice-1 = Wygrywa B
    .choice-2 = Pula się dzieli
    .choice-3 = Wygrywa A
    .right = A K J 10 9 przeciw A K J 9 7: decyduje czwarta karta.
    .wrong-2 = Porównaj wszystkie pięć: czwarta karta gracza B to 10, gracza A tylko 9.
    .wrong-3 = Po A K J jest 10 gracza B przeciw 9 gracza A.

lesson-ties-3 = Na stole leżą cztery szóstki i as, A trzyma dwa króle. Kto wygrywa?
    .choice-1 = Pula się dzieli
    .choice-2 = Wygrywa A
    .choice-3 = Wygrywa B
    .right = Cztery szóstki i as są na stole: para króli w ręce nic nie daje.
    .wrong-2 = Oba króle to dopiero szósta i siódma karta (RANK-17).
    .wrong-3 = B gra tą samą piątką co A: cztery szóstki i as ze stołu.

lesson-ties-4 = Na stole leżą siódemki i dziesiątki. A ma 2♣ 3♦, B ma 9♣ 8♦. Kto wygrywa?
    .choice-1 = Pula się dzieli
    .choice-2 = Wygrywa B
    .choice-3 = Wygrywa A
    .right = Własne karty nikomu nie pomagają: obaj grają stołem (SHOW-13).
    .wrong-2 = Para dziesiątek już leży na stole i jest wyższa.
    .wrong-3 = Dwójka i trójka tylko popsułyby fulla ze stołu.

lesson-ties-5 = Na stole leży poker królewski, A trzyma dwa asy. Kto wygrywa?
    .choice-1 = Pula się dzieli
    .choice-2 = Wygrywa A
    .choice-3 = Wygrywa B
    .right = Poker królewski na stole: dzielą się wszyscy, którzy są jeszcze w grze (RANK-4).
    .wrong-2 = Do najlepszego możliwego układu nawet para asów nic nie doda.
    .wrong-3 = B ma ze stołu tego samego pokera królewskiego co A.

lesson-ties-6 = W puli jest 90, a dwóch graczy remisuje. Ile dostaje każdy?
    .right = Po równo: 90 : 2 = 45 (SPLIT-1).
    .wrong-1 = Równe układy, równe udziały.

lesson-ties-7 = A gdy o te 90 remisuje trzech graczy?
    .right = Trzy równe części: 90 : 3 = 30 (SPLIT-1).

lesson-ties-q1 = Dwóch graczy remisuje, jeden z nich cały czas stawiał. Kto dostaje pulę?
    .choice-1 = Każdy po połowie
    .choice-2 = Ten, kto stawiał
    .right = Równe układy dzielą pulę, bez względu na to, kto stawiał (GAME-5).
    .wrong-2 = Przy wykładaniu kart za stawianie nic się nie dostaje (GAME-5).

lesson-ties-q2 = Jak często remisuje dwóch graczy z losowymi kartami, gdy leżą już wszystkie karty wspólne?
    .choice-1 = Mniej więcej raz na 25 rozdań
    .choice-2 = Raz na 100 rozdań
    .choice-3 = Raz na 5 rozdań
    .right = W 4,07% przypadków.
    .wrong-2 = Częściej: 4,07%.
    .wrong-3 = Rzadziej: 4,07%.

lesson-ties-q3 = A i B grają stołem. Gracz C spasował z lepszym układem. Kto się dzieli?
    .choice-1 = A i B
    .choice-2 = Cała trójka
    .right = Prawo do puli ma tylko ten, kto jest jeszcze w grze (FOLD-1).
    .wrong-2 = Karty po pasie nie mają prawa do puli (FOLD-1).
