# Cvičenie: navýšenie o celý bank.

drill-pot-limit-max = Navýšenie o celý bank
    .prompt = Pot limit. { $name } chce dať čo najviac. Na koľko to bude?
    .prompt-before-call = Pot limit; v tejto herni sa vlastné dorovnanie nezapočítava. { $name }: na koľko najviac?
    .prompt-others = Pot limit; v tejto herni sa navyšuje najviac o žetóny ostatných. { $name }: na koľko najviac?
    .hint = Najprv v duchu dorovnajte. Potom spočítajte všetko, čo je vložené, aj svoje dorovnanie: o toľko sa smie navýšiť. Spolu je to najvyššia stávka a k nej toto. Prvá stávka môže byť až do výšky banku.
    .right = Dorovnanie za { $call } zväčší bank na { $pot } + { $call }. O to sa navýši: { $bet } + { $pot } + { $call } = { $most } (POTLIM-1).
    .right-opening = Nie je čo dorovnať, a tak smie byť stávka až do výšky banku: { $most } (POTLIM-1).
    .right-before-call = Tu sa počíta bank, ako leží, { $pot }: { $bet } + { $pot } = { $most } (POTLIM-1).
    .right-others = Ostatní v tejto hre vložili { $others }: { $bet } + { $others } = { $most } (POTLIM-1).
    .right-short = Podľa banku by to šlo až na { $full }, žetóny však stačia len na { $most } (BUYIN-8).
    .slip-more-than-the-stack = Bank by dovolil { $full }, žetóny sa končia na { $most } (BUYIN-8).
    .slip-usual-reading = To je zvyčajný výklad. Táto herňa počíta inak: prečítajte si otázku ešte raz (POTLIM-1).
    .slip-pot-without-own-call = Vlastné dorovnanie { $call } patrí do banku ešte pred navýšením: { $bet } + { $pot } + { $call } = { $most } (POTLIM-1).
    .slip-by-for-to = To je o koľko. K tomu patrí najvyššia stávka { $bet }: { $most } (RAISE-1).
    .slip-pot-as-the-total = { $pot } je to, čo tam leží. Bank obmedzuje navýšenie nad dorovnanie, nie celok: { $most } (POTLIM-1).
    .slip-three-times-the-bet = Trojnásobok { $bet } by stačil, len keby nebolo vložené nič iné. Spočítajte celý bank: { $most } (POTLIM-1).
    .slip-no-limit-instead = Všetky žetóny, to by bola hra bez limitu. Tu je mierou bank: { $most } (NOLIM-1, POTLIM-1).
