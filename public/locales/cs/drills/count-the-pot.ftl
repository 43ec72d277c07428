# Cvičení: jak velký je bank?

drill-count-the-pot = Jak velký je bank?
    .prompt = Kolo skončilo a sázky jsou shrnuté. Jak velký je bank?
    .prompt-won = Všichni ostatní složili. Kolik žetonů si vítěz bere z banku?
    .hint = Sečtěte, co každý vložil, ať složil, nebo ne. Co nikdo nedorovnal, se předtím vrací.
    .right = { $sum } = { $pot }: všechno, co bylo vloženo, i to po složených kartách (GAME-4).
    .right-back = { $sum } = { $pot }. Předtím se vrací { $back } tomu, komu je nikdo nedorovnal: { $name } (ALLIN-11).
    .slip-folder-left-out = Po složených kartách zůstává v banku { $folded } (FOLD-1).
    .slip-raise-on-top = Zvyšuje se na celkovou částku. Co už před tím, kdo zvyšuje, leželo ({ $over }), je její součást a znovu se nepřičítá (RAISE-1).
    .slip-refund-left-in = Sázku, kterou má { $name }, nikdo nedorovnal celou: { $back } se vrací a do banku nepatří (ALLIN-11).
