# Ćwiczenie: rozdaj pule.

drill-award-the-pots = Rozdaj pule
    .prompt = Wszystkie karty leżą odkryte. Kto dostaje ile z której puli?
    .prompt-fee = Poker room pobiera 5% z każdej puli, zaokrąglone w dół. Kto dostaje ile?
    .prompt-first = Którą pulę rozstrzyga się najpierw?
    .prompt-net = Jaki wynik ma w tym rozdaniu { $name }? Stratę wpisz z minusem.
    .main-pot = Pulę główną
    .side-pot = Pulę boczną
    .side-pot-number = Pulę boczną { $number }
    .hint = Każda pula należy do najlepszego układu spośród uprawnionych. Z puli, do której się nie wpłacało, nic się nie wygrywa. Rozstrzyga się od bocznej do głównej.
    .right-two = Pula boczna: { $side }. Pula główna: { $main }. W każdej wygrywa najlepszy układ spośród uprawnionych (POT-7).
    .right-three = Druga pula boczna: { $second }. Pierwsza boczna: { $side }. Pula główna: { $main } (POT-7).
    .right-four = Trzecia pula boczna: { $third }, druga: { $second }, pierwsza: { $side }. Pula główna: { $main } (POT-7).
    .right-fee = Każda pula należy do najlepszego układu po odjęciu opłaty; poker room pobiera razem { $fee } (RAKE-1).
    .right-first = Najpierw pula boczna, o którą grają gracze z największą liczbą żetonów, na końcu główna (SHOW-14, SHOW-15).
    .right-net = { $name } zbiera { $won }, a ma wpłacone { $put }: { $won } − { $put } (SHOW-19).
    .slip-everything-to-the-best = { $name } ma najlepszy układ, ale wygrywa tylko pule, do których wpłaca (POT-3).
    .slip-second-best-though-not-entitled = { $name } ma drugi najlepszy układ, ale do tej puli bocznej nie wpłaca. Należy się najlepszemu z tych, którzy wpłacili (POT-3).
    .slip-fee-forgotten = Najpierw poker room pobiera opłatę: razem { $fee } (RAKE-1).
    .slip-main-pot-first = Odwrotnie: od puli bocznej, a główna na końcu (SHOW-14).
    .slip-collected-for-net = Tyle zbiera się z puli. Wpłacone { $put } to jednak własne żetony (ALLIN-13).
