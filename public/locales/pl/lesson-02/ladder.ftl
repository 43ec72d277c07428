# Lekcja: Dziesięć układów.

lesson-ladder = Dziesięć układów
    .goal = Po tej lekcji ustawisz wszystkie dziesięć układów od najsilniejszego do najsłabszego.

lesson-ladder-1 = Talia ma 52 karty: cztery kolory po trzynaście kart i żadnych jokerów (DECK-1, DECK-4). Najwyższy jest as, najniższa dwójka (DECK-2).

lesson-ladder-2 = Dziesięć układów. Wybieraj je po kolei, od najsilniejszego do najsłabszego.
    .choice-1 = Poker królewski: A♠ K♠ Q♠ J♠ 10♠
    .choice-2 = Poker: 9♥ 8♥ 7♥ 6♥ 5♥
    .choice-3 = Kareta: Q♣ Q♦ Q♥ Q♠ 7♣
    .choice-4 = Full: 10♠ 10♥ 10♦ 4♣ 4♠
    .choice-5 = Kolor: K♦ J♦ 8♦ 6♦ 3♦
    .choice-6 = Strit: 9♣ 8♦ 7♠ 6♥ 5♣
    .choice-7 = Trójka: J♠ J♥ J♦ 9♣ 4♥
    .choice-8 = Dwie pary: A♣ A♦ 8♠ 8♥ 5♦
    .choice-9 = Para: K♠ K♥ 10♣ 7♦ 2♠
    .choice-10 = Wysoka karta: A♥ Q♦ 9♠ 6♣ 3♥
    .right = Od pokera królewskiego do wysokiej karty: każdy układ bije wszystkie niższe (RANK-1).
    .wrong-1 = Pięć kart w kolorze trafia się rzadziej niż pięć po kolei: kolor bije strita.
    .wrong-2 = Trzy jednakowe i do tego dwie jednakowe to jeszcze rzadszy układ: full bije kolor.
    .wrong-3 = Strit bije trójkę.
    .wrong-4 = Trzy jednakowe to więcej niż dwie i dwie.
    .wrong-5 = Nad karetą są tylko dwa układy: poker królewski i poker.

lesson-ladder-3 = Kto wygrywa?
    .choice-1 = Wygrywa A
    .choice-2 = Wygrywa B
    .choice-3 = Pula się dzieli
    .right = A ma pokera królewskiego w kierach, od dziesiątki do asa: nic go nie pobije (RANK-3).
    .wrong-2 = B ma trzy dziewiątki, a to o wiele mniej niż poker królewski.
    .wrong-3 = Dzielą się tylko równe układy. A ma pokera królewskiego, B trzy dziewiątki.

lesson-ladder-4 = B ma dwa króle w ręce, a trzeciego na stole. Kto wygrywa?
    .choice-1 = Wygrywa A
    .choice-2 = Wygrywa B
    .choice-3 = Pula się dzieli
    .right = Kierowe A 2 3 4 5: nawet najniższy poker bije trzy króle.
    .wrong-2 = Spójrz na kiery: A 2 3 4 5.
    .wrong-3 = To różne układy: poker i trójka.

lesson-ladder-5 = Obaj gracze mają karetę. Kto wygrywa?
    .choice-1 = Wygrywa A
    .choice-2 = Wygrywa B
    .choice-3 = Pula się dzieli
    .right = Cztery asy biją cztery króle.
    .wrong-2 = Układ jest ten sam, więc wygrywa wyższa kareta (RANK-7).
    .wrong-3 = Wartości są różne: tu asy, tam króle.

lesson-ladder-6 = Jak często dany układ jest najlepszą piątką z siedmiu losowych kart. Co ciekawe, para trafia się częściej niż brak pary: 43,8% wobec 17,4%. Kolejność układów się przez to nie zmienia.
    .table =
        Układ | Ile razy | Procent
        Poker królewski | 4 324 | 0,0032
        Poker | 37 260 | 0,0279
        Kareta | 224 848 | 0,168
        Full | 3 473 184 | 2,60
        Kolor | 4 047 644 | 3,03
        Strit | 6 180 020 | 4,62
        Trójka | 6 461 620 | 4,83
        Dwie pary | 31 433 400 | 23,5
        Para | 58 627 800 | 43,8
        Wysoka karta | 23 294 460 | 17,4

lesson-ladder-q1 = Co jest silniejsze, kolor czy strit?
    .choice-1 = Kolor
    .choice-2 = Strit
    .right = Pięć kart w kolorze bije pięć kart po kolei (RANK-1).
    .wrong-2 = Kolor trafia się rzadziej: 3,03% wobec 4,62%.

lesson-ladder-q2 = Co jest silniejsze, trójka czy dwie pary?
    .choice-1 = Trójka
    .choice-2 = Dwie pary
    .right = Trzy jednakowe to więcej niż dwie i dwie (RANK-1).
    .wrong-2 = Dwie pary trafiają się mniej więcej pięć razy częściej.

lesson-ladder-q3 = Ile kart ma talia?
    .right = Cztery kolory po trzynaście kart: 4 × 13 = 52 (DECK-1).
    .wrong-1 = Jokery się odkłada (DECK-4).
