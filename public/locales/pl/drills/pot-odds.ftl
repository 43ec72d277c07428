# Ćwiczenie: cena sprawdzenia

drill-pot-odds = Cena sprawdzenia
    .prompt = W puli leży { $pot }, sprawdzenie kosztuje { $call }. Jak często sprawdzenie musi wygrywać, żeby wyjść na zero? W procentach.
    .prompt-closed = Przyjdzie jeszcze jedna karta. Wygrywają tylko te i nic innego: { $cards }. Sprawdzić czy spasować?
    .prompt-open = Obie ręce są odkryte, przyjdzie jeszcze jedna karta. Sprawdzić czy spasować?
    .prompt-two-cards = Obie ręce są odkryte, przyjdą jeszcze dwie karty. Sprawdzić czy spasować?
    .call = Sprawdzić
    .fold = Spasować
    .hint = Potrzebna szansa to kwota sprawdzenia podzielona przez całą pulę razem z tą kwotą. Sprawdzić się opłaca, jeśli szansa na wygraną jest większa. Nikt już nie może stawiać.
    .right = { $call } ÷ ({ $pot } + { $call }) = { $call } ÷ { $final } = { $share }% (CALL-1, GAME-4).
    .right-one-card = Wygrywa tyle kart: { $outs } z { $unseen }, czyli { $chance }%. { $answer ->
        [call] To więcej niż potrzebne { $needed }%: sprawdzić, w wielu takich rozdaniach to przynosi żetony (ALLIN-14).
       *[fold] To mniej niż potrzebne { $needed }%: spasować, w wielu takich rozdaniach sprawdzenie kosztuje żetony (ALLIN-14).
    }
    .right-two-cards = Dla wszystkich 990 par kart, które mogą przyjść: { $chance }%. { $answer ->
        [call] To więcej niż potrzebne { $needed }%: sprawdzić (ALLIN-14).
       *[fold] To mniej niż potrzebne { $needed }%: spasować (ALLIN-14).
    }
    .slip-own-call-left-out = { $call } ÷ { $pot } = { $share }% pomija samo sprawdzenie. Ono też leży w puli (GAME-4).
    .slip-size-of-the-bet = { $call } ÷ { $middle } to wielkość zakładu wobec puli, a nie cena sprawdzenia (GAME-4).
    .slip-one-card-for-two = { $share }% to szansa samej następnej karty. Przyjdą dwie, a pomiędzy nimi nikt już nie stawia.
    .slip-two-cards-for-one = { $share }% byłoby szansą przy dwóch kartach. Przyjdzie tylko jedna.
    .slip-given-up = Potrzeba { $needed }%, a szansa to { $share }%: pas to strata żetonów (ALLIN-14).
    .slip-too-dear = Potrzeba { $needed }%, a szansa to tylko { $share }%: za drogo (ALLIN-14).
