# Ćwiczenie: ile kosztuje sprawdzenie?

drill-call-price = Ile kosztuje sprawdzenie?
    .prompt = Teraz gra { $name }. Ile żetonów kosztuje sprawdzenie?
    .prompt-cold = Czy to cold call?
    .yes = Tak
    .no = Nie
    .hint = Najwyższy zakład tej rundy minus to, co gracz ma już w tej rundzie przed sobą; nigdy więcej, niż gracz ma.
    .right = Najwyższy zakład to { $bet }, a { $name } nie ma jeszcze nic w grze: { $price } (CALL-1).
    .right-own = { $bet } − { $own } = { $price }: żetony, które { $name } ma już w grze, liczą się (CALL-1).
    .right-short = { $bet } − { $own } to więcej, niż zostało: { $name } sprawdza all-in za ostatnie { $stack } (ALLIN-1).
    .right-cold = Tak: sprawdza się podniesienie, a wcześniej w tej rundzie nie ma żadnej wpłaty (CALL-3).
    .right-not-cold = Nie: w tej rundzie jest już wpłacone { $own } (CALL-3).
    .right-not-raised = Nie: nikt nie podniósł, to zwykłe sprawdzenie (CALL-3).
    .slip-more-than-the-stack = { $name } ma tylko { $stack }. Więcej nikt nie płaci (ALLIN-1).
    .slip-own-chips = Odejmij to, co już wpłacone: { $bet } − { $own } = { $price } (CALL-1).
    .slip-pot-instead-of-bet = { $pot } to cała pula. Wyrównuje się najwyższy zakład, { $bet } (CALL-1).
    .slip-neighbour = Nie liczą się żetony sąsiada, tylko najwyższy zakład, { $bet } (CALL-2).
    .slip-ante-taken-off = Ante { $ante } nie jest częścią zakładu; cena zostaje { $price } (ANTE-4).
    .slip-short-blind = Duża ciemna ma tylko { $posted }, ale cena zostaje pełna: { $bet } (BLIND-17).
    .slip-cold-with-chips-in = Cold call jest tylko wtedy, gdy wcześniej nie ma żadnej wpłaty; tu jest { $own } (CALL-3).
