# Ćwiczenie: pierwszy w grze

drill-open-or-fold = Pierwszy w puli
    .prompt = Nikt jeszcze nie wszedł do puli. Graczy po tobie: { $behind }. Podnieść czy spasować?
    .prompt-again = Te same karty, ale inna liczba graczy po tobie: { $behind }. Podnieść czy spasować?
    .raise = Podnieść
    .fold = Spasować
    .hint = Podnoś, jeśli bardziej prawdopodobne jest, że nikt po tobie nie ma ręki wyższej na liście. Im mniej graczy po tobie, tym więcej rąk wystarcza.
    .right = Graczy po tobie: { $behind }. Ktoś z nich ma wyższą rękę w { $share }% przypadków. { $answer ->
        [raise] To najwyżej połowa: podnieść (POS-3).
       *[fold] To więcej niż połowa: spasować (POS-3).
    }
    .right-close = Graczy po tobie: { $behind }. Ktoś z nich ma wyższą rękę w { $share }% przypadków: prawie dokładnie połowa, obie odpowiedzi są dobre (POS-3).
    .slip-later-position = Podnieść trzeba by przy takiej liczbie graczy po tobie: { $behind } ({ $share }%). Tu więcej graczy może mieć coś lepszego (POS-3).
    .slip-earlier-position = Spasować trzeba by przy takiej liczbie graczy po tobie: { $behind } ({ $share }%). Tu mniej graczy może mieć coś lepszego (POS-3).
    .slip-suited-for-offsuit = Obie karty są w jednym kolorze i to decyduje: w dwóch kolorach byłby pas ({ $share }%).
    .slip-offsuit-for-suited = Karty są w dwóch kolorach i to decyduje: w jednym kolorze byłoby podniesienie ({ $share }%).
