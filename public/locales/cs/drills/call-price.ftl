# Cvičení: kolik stojí dorovnání?

drill-call-price = Kolik stojí dorovnání?
    .prompt = Na řadě je { $name }. Kolik žetonů stojí dorovnání?
    .prompt-cold = Je to cold call?
    .yes = Ano
    .no = Ne
    .hint = Nejvyšší sázka tohoto kola minus to, co už má hráč v tomto kole před sebou; nikdy víc, než kolik hráč má.
    .right = Nejvyšší sázka je { $bet } a { $name } zatím nemá vloženo nic: { $price } (CALL-1).
    .right-own = { $bet } − { $own } = { $price }: žetony, které už { $name } má ve hře, se počítají (CALL-1).
    .right-short = { $bet } − { $own } je víc, než kolik zbývá: { $name } dorovnává all-in, posledních { $stack } (ALLIN-1).
    .right-cold = Ano: dorovnává se zvýšení a v tomto kole předtím nebylo vloženo nic (CALL-3).
    .right-not-cold = Ne: v tomto kole už je vloženo { $own } (CALL-3).
    .right-not-raised = Ne: nikdo nezvýšil, je to obyčejné dorovnání (CALL-3).
    .slip-more-than-the-stack = { $name } má jen { $stack }. Víc nikdo neplatí (ALLIN-1).
    .slip-own-chips = Odečtěte, co už je vloženo: { $bet } − { $own } = { $price } (CALL-1).
    .slip-pot-instead-of-bet = { $pot } je celý bank. Dorovnává se nejvyšší sázka, { $bet } (CALL-1).
    .slip-neighbour = Nejde o žetony souseda, ale o nejvyšší sázku, { $bet } (CALL-2).
    .slip-ante-taken-off = Ante { $ante } není součást sázky; cena zůstává { $price } (ANTE-4).
    .slip-short-blind = Velký blind má jen { $posted }, cena ale zůstává celých { $bet } (BLIND-17).
    .slip-cold-with-chips-in = Cold call je to jen tehdy, když předtím není vloženo nic; tady je to { $own } (CALL-3).
