# Ćwiczenie: twoje najlepsze pięć kart.

drill-name-your-five = Twoje najlepsze pięć kart
    .prompt = Zaznacz pięć kart, które się liczą.
    .prompt-kind = Jak nazywa się ten układ?
    .hint = Z twoich dwóch kart i kart wspólnych liczy się najlepsze pięć, skądkolwiek są: obie twoje, jedna albo żadna.
    .kind = { $kind }
    .right = Najlepsze pięć kart to: { $hand }.
    .right-kind = Te karty to: { $hand }.
    .slip-lower-kind = W tych kartach jest coś więcej. Poszukaj: { $kind } (RANK-1).
    .slip-worse-cards = Układ się zgadza, ale nie każda karta jest najlepsza. Lepiej { $better } zamiast { $worse } (RANK-2).
    .slip-not-the-highest-of-the-suit = W jednym kolorze liczy się pięć najwyższych kart: { $better } zamiast { $worse } (RANK-9).
    .slip-pair-for-two-pair = Jest tu jeszcze druga para: { RANK($high, form: "plural") } i { RANK($low, form: "plural") } (RANK-13).
