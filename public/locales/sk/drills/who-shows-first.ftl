# Cvičenie: kto ukazuje prvý?

drill-who-shows-first = Kto ukazuje prvý?
    .prompt = Stávky sa skončili. V akom poradí sa ukazujú karty?
    .prompt-option = Keď na riveri všetci checkujú, ukazuje tu prvý ten, kto bol posledným agresorom celého rozdania. V akom poradí sa ukazujú karty?
    .hint = Prvý ukazuje ten, kto naposledy vsadil alebo navýšil, potom ostatní v smere hodinových ručičiek. Po samých checkoch začína prvý hráč kola. O vedľajších bankoch sa rozhoduje pred hlavným.
    .right-bet = Naposledy vsádza alebo navyšuje { $name }, a preto začína; ďalej v smere: { $order } (SHOW-2, SHOW-4).
    .right-checked = V kole všetci checkujú, začína teda prvý na rade: { $order } (SHOW-5).
    .right-option = Na riveri nikto nevsadil; v tejto herni začína posledný agresor rozdania, { $name }: { $order } (SHOW-5).
    .right-side = Najprv sa rozhoduje o vedľajšom banku, a tak tí, ktorí oň hrajú, ukazujú skôr ako hráč all-in: { $order } (SHOW-14).
    .slip-all-in-first = { $name } je all-in a hrá len o hlavný bank. O ňom sa rozhoduje ako o poslednom (SHOW-14).
    .slip-earlier-aggressor = { $name } vsádza už v skoršom kole. Rozhoduje posledné kolo, a v ňom všetci checkujú (SHOW-5).
    .slip-first-of-the-round = Kolo začína { $name }, no potom prišla stávka. Ukazuje ten, kto naposledy vsadil alebo navýšil (SHOW-2).
    .slip-first-caller = { $name } len dorovnáva. Prvý ukazuje ten, koho dorovnali (SHOW-2).
    .slip-last-caller = Naposledy dorovnáva { $name }, dorovnanie však nie je útok. Ukazuje ten, kto naposledy vsadil alebo navýšil (SHOW-2).
