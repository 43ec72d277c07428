# Ćwiczenie: kicker czy podział?

drill-kicker-or-split = Kicker czy podział?
    .prompt = Ten sam układ, te same wartości. Kto wygrywa? Zaznacz wszystkich, którzy coś dostają.
    .prompt-card = Która karta decyduje?
    .hint = Liczy się tylko pięć kart. Porównuj karty dodatkowe od najwyższej; decyduje pierwsza różnica, a jeśli jej nie ma, pula się dzieli.
    .card = { RANK($rank, form: "single") }
    .right = Wygrywa { $winners }: { $hand }. { $decided }
    .right-split = Pulą dzielą się { $winners }: wszystkie pięć kart jest równych, { $hand }.
    .right-card = { $decided }
    .slip-sixth-card = { $hand } ma wyższą kartę, ale byłaby ona dopiero szósta. Pięć kart, które się liczą, jest równych (RANK-17).
    .slip-unused-card = { $hand } ma wysoką kartę, która nie mieści się w piątce. Porównuje się tylko pięć kart (RANK-17).
    .slip-third-pair = Trzecia para, którą ma { $hand }, nic nie daje: w pięciu kartach mieszczą się dwie pary i jedna karta, { $kind } (RANK-13).
    .slip-split-too-early = To nie remis, jedna karta dodatkowa jeszcze się różni. { $decided }
