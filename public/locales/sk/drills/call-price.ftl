# Cvičenie: koľko stojí dorovnanie?

drill-call-price = Koľko stojí dorovnanie?
    .prompt = Na rade je { $name }. Koľko žetónov stojí dorovnanie?
    .prompt-cold = Je to cold call?
    .yes = Áno
    .no = Nie
    .hint = Najvyššia stávka tohto kola mínus to, čo už má hráč v tomto kole pred sebou; nikdy viac, než koľko hráč má.
    .right = Najvyššia stávka je { $bet } a { $name } zatiaľ nemá vložené nič: { $price } (CALL-1).
    .right-own = { $bet } − { $own } = { $price }: žetóny, ktoré už { $name } má v hre, sa počítajú (CALL-1).
    .right-short = { $bet } − { $own } je viac, než koľko zostáva: { $name } dorovnáva all-in, posledných { $stack } (ALLIN-1).
    .right-cold = Áno: dorovnáva sa navýšenie a v tomto kole predtým nebolo vložené nič (CALL-3).
    .right-not-cold = Nie: v tomto kole je už vložené { $own } (CALL-3).
    .right-not-raised = Nie: nikto nenavýšil, je to obyčajné dorovnanie (CALL-3).
    .slip-more-than-the-stack = { $name } má len { $stack }. Viac nikto neplatí (ALLIN-1).
    .slip-own-chips = Odčítajte to, čo je už vložené: { $bet } − { $own } = { $price } (CALL-1).
    .slip-pot-instead-of-bet = { $pot } je celý bank. Dorovnáva sa najvyššia stávka, { $bet } (CALL-1).
    .slip-neighbour = Nejde o žetóny suseda, ale o najvyššiu stávku, { $bet } (CALL-2).
    .slip-ante-taken-off = Ante { $ante } nie je súčasť stávky; cena zostáva { $price } (ANTE-4).
    .slip-short-blind = Veľký blind má len { $posted }, cena však zostáva celých { $bet } (BLIND-17).
    .slip-cold-with-chips-in = Cold call je to len vtedy, keď predtým nie je vložené nič; tu je to { $own } (CALL-3).
