# Ćwiczenie: policz outy

drill-outs = Policz outy
    .prompt = Nieznanych kart jest { $unseen }. Ile z nich, jeśli przyjdą jako następne, da ręce A prowadzenie?
    .prompt-not-behind = Nieznanych kart jest { $unseen }. Po ilu z nich jako następnej karcie A nie przegrywa: prowadzi albo jest remis?
    .prompt-one-card = Jaka jest szansa, że któraś z nich (razem { $outs }) przyjdzie jako następna karta? W procentach.
    .prompt-two-cards = Jaka jest szansa, że z nich (razem { $outs }) przyjdzie choć jedna w dwóch następnych kartach? W procentach.
    .hint = Weź po kolei każdą nieznaną kartę i porównaj najlepsze pięć kart obu stron. Karta, która tak samo pomaga rywalowi, nie jest outem i żadna karta nie liczy się dwa razy.
    .right = Prowadzenie daje ręce A tyle kart: { $outs } z { $unseen }, a mianowicie { $cards } (BOARD-7, RANK-2).
    .right-not-behind = A nie przegrywa po tylu kartach: { $outs } z { $unseen }, a mianowicie { $cards } (BOARD-7, RANK-2).
    .right-one-card = { $outs } ÷ { $unseen } = { $share }%. Blisko jest dwukrotność liczby outów.
    .right-two-cards = { $share }%: pierwsza karta chybia w { $missed } ÷ { $unseen } przypadków, druga podobnie, tylko kart jest o jedną mniej; cała reszta to trafienia.
    .slip-pairs-forgotten = { $cards }: te karty też wygrywają, bez strita i bez koloru (RANK-2).
    .slip-false-outs = { $cards }: pomagają ręce A, ale ręce B nie mniej. To fałszywe outy (RANK-2).
    .slip-still-behind = { $cards }: poprawiają rękę A, ale za mało: B i tak ma więcej (RANK-2).
    .slip-counted-twice = { $cards }: strit i kolor naraz, ale to wciąż jedna karta. Liczy się raz (RANK-9, RANK-10).
    .slip-level-forgotten = { $cards }: z tymi kartami oba układy są równe. Remis to nie przegrana (SPLIT-1).
    .slip-count-for-per-cent = { $outs } to liczba kart, nie procenty.
    .slip-two-cards-for-one = { $share }% to szansa przy dwóch kartach, a razy cztery to reguła dla dwóch. Tu chodzi tylko o następną.
    .slip-one-card-for-two = { $share }% to szansa samej następnej karty. Przyjdą jednak dwie.
    .slip-added = { $share }% to suma obu szans. Podwójne trafienie liczyłoby się dwa razy.
