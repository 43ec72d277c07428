# Lekcja: Pięć po kolei.

lesson-straights = Pięć po kolei
    .goal = Po tej lekcji rozpoznasz strita: as stoi w nim u góry albo u dołu, nigdy w środku.

lesson-straights-1 = Masz 5♣ 2♦. Wybierz pięć najlepszych kart.
    .right = 5 6 7 8 9: strit do dziewiątki (RANK-10).
    .wrong-1 = Strit to pięć kart po kolei, bez przerwy: 5 6 7 8 9.
    .wrong-2 = Szukaj pięciu po kolei: 5 6 7 8 9.

lesson-straights-2 = Obaj gracze mają strita. Kto wygrywa?
    .choice-1 = Wygrywa B
    .choice-2 = Wygrywa A
    .choice-3 = Pula się dzieli
    .right = Od 6 do 10 to więcej niż od 5 do 9: decyduje najwyższa karta (RANK-10).
    .wrong-2 = Porównaj najwyższe karty: 9 i 10.
    .wrong-3 = Nie są równe: najwyższe karty to 9 i 10.

lesson-straights-3 = A gra z asem, B z szóstką. Kto wygrywa?
    .choice-1 = Wygrywa B
    .choice-2 = Wygrywa A
    .choice-3 = Pula się dzieli
    .right = A 2 3 4 5 to strit do piątki: as stoi w nim na dole (RANK-11). Od 2 do 6 to więcej.
    .wrong-2 = W tym stricie as liczy się jak jedynka: jego najwyższa karta to 5.
    .wrong-3 = W tym stricie as liczy się jak jedynka: jego najwyższa karta to 5.

lesson-straights-4 = Znowu strit przeciw stritowi. Kto wygrywa?
    .choice-1 = Wygrywa A
    .choice-2 = Wygrywa B
    .choice-3 = Pula się dzieli
    .right = 10 J Q K A: tutaj as stoi u góry (RANK-11).
    .wrong-2 = Strit do damy przegrywa ze stritem do asa.
    .wrong-3 = Najwyższe karty są różne: as i dama.

lesson-straights-5 = Na stole Q♦ K♣ A♥ 2♠ 7♦, A trzyma 3♣ 9♦. Czy A ma strita?
    .choice-1 = Nie
    .choice-2 = Tak
    .right = Q K A 2 3 zakręca, więc stritem nie jest. A ma tylko wysoką kartę, asa, a B parę dwójek.
    .wrong-2 = As stoi u góry albo u dołu, nigdy w środku (RANK-11).

lesson-straights-q1 = Na stole 10♠ 9♦ 8♣ 3♥ 2♥, masz J♦ 7♠. Do jakiej karty sięga twój strit?
    .choice-1 = J
    .choice-2 = 10
    .right = 7 8 9 10 J: liczy się najwyższa karta (RANK-10).
    .wrong-2 = 7 8 9 10 J: waleta masz w ręce.

lesson-straights-q2 = Co z tego nie jest stritem?
    .choice-1 = K A 2 3 4
    .choice-2 = A 2 3 4 5
    .choice-3 = 10 J Q K A
    .right = As byłby w środku (RANK-11).
    .wrong-2 = To najniższy strit.
    .wrong-3 = To najwyższy strit.

lesson-straights-q3 = Na stole 5♣ 6♦ 7♠ K♥ 2♦. A ma 9♣ 8♥, B ma 9♦ 8♣. Kto wygrywa?
    .choice-1 = Pula się dzieli
    .choice-2 = Wygrywa B
    .choice-3 = Nikt nie ma strita
    .right = Obaj mają 5 6 7 8 9, a przy równych stritach pula się dzieli (RANK-10).
    .wrong-2 = Obaj mają 5 6 7 8 9, a kolory nigdy nie decydują (RANK-17).
    .wrong-3 = Obaj go mają: 5 6 7 8 9.
