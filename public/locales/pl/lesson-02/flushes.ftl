# Lekcja: Pięć w jednym kolorze.

lesson-flushes = Pięć w jednym kolorze
    .goal = Po tej lekcji porównasz dwa kolory i rozpoznasz, kiedy kolor jest zarazem pokerem.

lesson-flushes-1 = Na stole leżą cztery piki, a każdy gracz ma piątego w ręce. Kto wygrywa?
    .choice-1 = Wygrywa A
    .choice-2 = Wygrywa B
    .choice-3 = Pula się dzieli
    .right = A 10 8 7 2 przeciw Q 10 8 7 2: decyduje najwyższa karta (RANK-9).
    .wrong-2 = Porównuje się tylko piki, a as to więcej niż dama. Król karo nie należy tu do żadnego koloru.
    .wrong-3 = Kolor mają obaj. Porównuj karta po karcie, od góry.

lesson-flushes-2 = Teraz as pik leży na stole. Kto wygrywa?
    .choice-1 = Wygrywa B
    .choice-2 = Wygrywa A
    .choice-3 = Pula się dzieli
    .right = Cztery karty są równe, potem 3 przeciw 2: rozstrzygnąć może nawet piąta karta.
    .wrong-2 = Piąty pik gracza A to dopiero 2, a gracza B 3. Druga dwójka gracza A jest karo.
    .wrong-3 = Porównuj aż do piątej karty: 3 i 2.

lesson-flushes-3 = Te same karty w ręce, ale na stole zamiast K♦ leży 6♠. Kto wygrywa?
    .choice-1 = Pula się dzieli
    .choice-2 = Wygrywa A
    .choice-3 = Wygrywa B
    .right = Wszystkie piki na stole są wyższe niż 2 i 3: obaj grają stołem.
    .wrong-2 = Dwójka byłaby dopiero szóstym pikiem.
    .wrong-3 = Trójka byłaby dopiero szóstym pikiem.

lesson-flushes-4 = Na stole leżą 5♠ 6♠ 7♠ 8♠. A ma 9♠, B ma 4♠. Kto wygrywa?
    .choice-1 = Wygrywa A
    .choice-2 = Wygrywa B
    .choice-3 = Pula się dzieli
    .right = Same piki: od 5 do 9 to więcej niż od 4 do 8. Z dwóch pokerów wygrywa ten z wyższą kartą na końcu (RANK-5).
    .wrong-2 = Poker gracza B kończy się na ósemce, gracza A na dziewiątce.
    .wrong-3 = Nie są równe: najwyższe karty to 9 i 8.

lesson-flushes-5 = Na stole leżą 2♥ 3♥ 4♥ 5♥. A ma A♥, B ma 6♥. Kto wygrywa?
    .choice-1 = Wygrywa B
    .choice-2 = Wygrywa A
    .choice-3 = Pula się dzieli
    .right = Kierowe A 2 3 4 5 to najniższy poker, tylko do piątki (RANK-6). B ma od 2 do 6.
    .wrong-2 = As jest tu kartą najniższą. W zwykłym kolorze byłby najwyższy, ale poker liczy się tu tylko do 5.
    .wrong-3 = Pokera mają obaj, ale A do piątki, a B do szóstki.

lesson-flushes-q1 = Piki na stole: K 9 4. Masz Q♠ 2♠, rywal J♠ 10♠. Kto wygrywa?
    .choice-1 = Ty
    .choice-2 = Rywal
    .choice-3 = Pula się dzieli
    .right = Decyduje druga karta: K Q przeciw K J (RANK-9).
    .wrong-2 = Spójrz na drugą kartę: dama to więcej niż walet.
    .wrong-3 = Wspólne są tylko król, dziewiątka i czwórka.

lesson-flushes-q2 = Czy piki są więcej warte niż kiery?
    .choice-1 = Nie
    .choice-2 = Tak
    .right = Przy porównywaniu układów wszystkie kolory są równe (DECK-3).
    .wrong-2 = Gdy porównuje się układy, kolory są zawsze równe.
