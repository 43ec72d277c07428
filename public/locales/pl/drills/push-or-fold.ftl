# Ćwiczenie: all-in albo pas

drill-push-or-fold = All-in albo pas
    .prompt = Dwoje graczy, mało żetonów, tylko dwie odpowiedzi: all-in czy pas?
    .prompt-call = Dwoje graczy, mało żetonów; mała ciemna jest all-in. Sprawdzić czy spasować?
    .prompt-share = Jak często musi wygrywać sprawdzenie, żeby wyjść na zero? W procentach.
    .all-in = All-in
    .call = Sprawdzić
    .fold = Spasować
    .hint = Im mniej dużych ciemnych ma gracz z mniejszą liczbą żetonów, tym więcej rąk wystarcza. Pas na pewno kosztuje ciemną; to, czego nie da się wyrównać, wraca.
    .right = Stawka w dużych ciemnych: { $stack }. { $seat ->
        [first] All-in jest lepszy niż pas (BLIND-15)
       *[second] Sprawdzenie jest lepsze niż pas (ALLIN-9)
    }, średnio o tyle żetonów: { $chips }.
    .right-fold = Stawka w dużych ciemnych: { $stack }. { $seat ->
        [first] Pas jest lepszy niż all-in (BLIND-15)
       *[second] Pas jest lepszy niż sprawdzenie (ALLIN-9)
    }, średnio o tyle żetonów: { $chips }.
    .right-close = Stawka w dużych ciemnych: { $stack }, a obie odpowiedzi są prawie tak samo dobre. { $seat ->
        [first] All-in i pas różnią się
       *[second] Sprawdzenie i pas różnią się
    } średnio o tyle żetonów: { $chips }.
    .right-share = { $call } ÷ { $pot } = { $share }%: ciemna leży już w puli, a to, czego nie da się wyrównać, wraca (ALLIN-11).
    .slip-folded-for-all-in = Ten pas traci średnio tyle żetonów: { $chips }.
    .slip-all-in-for-fold = Ten all-in kosztuje w porównaniu z pasem średnio tyle żetonów: { $chips }.
    .slip-folded-for-call = Ten pas traci średnio tyle żetonów: { $chips }.
    .slip-called-for-fold = To sprawdzenie kosztuje w porównaniu z pasem średnio tyle żetonów: { $chips }.
    .slip-own-blind-forgotten = 50% pomija ciemną, { $blind }, która leży już w puli (BLIND-16).
    .slip-own-call-left-out = { $share }% pomija samo sprawdzenie. Ono też leży w puli.
