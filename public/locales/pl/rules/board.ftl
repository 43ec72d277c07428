# Karty wspólne.

rule-BOARD-1 = Flop
    .text = Po pierwszej rundzie licytacji na środek stołu wykłada się trzy odkryte karty wspólne. To flop; po nim następuje druga runda licytacji.

rule-BOARD-2 = Turn
    .text = Po drugiej rundzie licytacji obok flopa wykłada się odkrytą czwartą kartę wspólną. To turn; po nim następuje trzecia runda licytacji.

rule-BOARD-3 = River
    .text = Po trzeciej rundzie licytacji obok pozostałych wykłada się odkrytą piątą i ostatnią kartę wspólną. To river; po nim następuje ostatnia runda licytacji. Więcej kart już nie będzie.

rule-BOARD-4 = Karty wspólne są dla wszystkich
    .text = Karty wspólne (board) nie należą do nikogo osobno. Każdy gracz w rozdaniu może ich użyć razem ze swoimi dwiema zakrytymi kartami (GAME-3).

rule-BOARD-5 = Po rundzie zbiera się stawki
    .text = Na koniec każdej rundy licytacji wszystkie stawki zbiera się w jednym miejscu, zwykle na środku stołu, i dopiero potem wykłada się następną kartę. Każdy widzi wtedy całą pulę naraz.

rule-BOARD-6 = Dla jednego się nie rozdaje
    .text = Następną kartę wspólną wykłada się tylko wtedy, gdy w rozdaniu jest jeszcze co najmniej dwóch graczy. Jeśli został jeden, to już wygrał (GAME-15).

rule-BOARD-7 = Ile kart już masz
    .text = Z punktu widzenia gracza flop przynosi kartę od trzeciej do piątej, turn szóstą, a river siódmą. Po flopie masz więc do dyspozycji pięć kart, po turnie sześć (cztery na stole i dwie w ręce), a po riverze siedem.
