# Ćwiczenie: kto wygrywa?

drill-who-wins = Kto wygrywa?
    .prompt = Kto wygrywa? Zaznacz każdego, kto dostaje część puli.
    .hint = Liczy się najlepsze pięć kart z siedmiu. Wygrywa wyższy układ; przy takim samym układzie decydują wartości kart od najwyższej, najdalej do piątej. Kolory są równe.
    .right = Wygrywa { $winners }: { $hand }. { $decided }
    .right-split = Pulą dzielą się { $winners }: każdy ma { $hand }.
    .slip-ace-high = As w stricie, który ma { $hand }, jest najniższą kartą: stoi pod dwójką, więc strit sięga tylko do piątki (RANK-11).
    .slip-around-the-corner = { $hand } nie ma strita. Po asie nie ma dwójki, szereg się tam kończy; liczy się tylko { $kind } (RANK-11).
    .slip-three-pairs = { $hand } ma trzy pary, ale w pięciu kartach mieszczą się tylko dwie: { $kind } (RANK-13).
    .slip-sixth-card = Wyższa karta, którą ma { $hand }, jest dopiero szósta albo siódma. Liczy się pięć kart, a te są równe (RANK-17).
    .slip-suit = Kolor o niczym nie decyduje: { $hand } nie ma przewagi, bo kolory są równe, a wartości takie same (DECK-3, SPLIT-3).
    .slip-one-winner = Nikt nie ma tu przewagi: { $winners } mają pięć równych kart, { $hand }. Dzielą się pulą (SPLIT-1).
    .slip-split-too-early = To jeszcze nie remis: porównuj aż do piątej karty. { $decided }
