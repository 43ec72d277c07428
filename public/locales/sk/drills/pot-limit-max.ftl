# Cvičenie: navýšenie o celý bank.

drill-pot-limit-max = Navýšenie o celý bank
    .prompt = Pot limit. { $name } chce vložiť čo najviac. Na koľko to bude?
    .prompt-before-call = Pot limit; v tejto herni sa vlastné dorovnanie nezapočítava. Na koľko najviac smie navýšiť { $name }?
    .prompt-others = Pot limit; v tejto herni sa navyšuje najviac o žetóny ostatných. Na koľko najviac smie navýšiť { $name }?
    .hint = Najprv v duchu dorovnajte. Potom spočítajte všetko, čo je vložené, aj svoje dorovnanie: o toľko sa smie navýšiť. Výsledok je najvyššia stávka plus táto suma. Prvá stávka smie byť až do výšky banku.
    .right = S dorovnaním { $call } je v banku { $pot } + { $call }. O to sa smie navýšiť: { $bet } + { $pot } + { $call } = { $most } (POTLIM-1).
    .right-opening = Nie je čo dorovnať, a tak smie byť stávka až do výšky banku: { $most } (POTLIM-1).
    .right-before-call = Tu sa bank počíta, ako leží, { $pot }: { $bet } + { $pot } = { $most } (POTLIM-1).
    .right-others = Ostatní v tomto rozdaní vložili { $others }: { $bet } + { $others } = { $most } (POTLIM-1).
    .right-short = Podľa banku by sa smelo na { $full }, žetóny však stačia len na { $most } (BUYIN-8).
    .slip-more-than-the-stack = Bank by dovolil { $full }, žetóny však stačia len na { $most } (BUYIN-8).
    .slip-usual-reading = To je zvyčajný výklad. Táto herňa počíta inak: prečítajte si otázku ešte raz (POTLIM-1).
    .slip-pot-without-own-call = Vlastné dorovnanie { $call } patrí do banku ešte pred navýšením: { $bet } + { $pot } + { $call } = { $most } (POTLIM-1).
    .slip-by-for-to = To je o koľko. K tomu sa pripočíta najvyššia stávka { $bet }: { $most } (RAISE-1).
    .slip-pot-as-the-total = { $pot } je to, čo leží v banku. Bank obmedzuje navýšenie nad dorovnanie, nie celkovú sumu: { $most } (POTLIM-1).
    .slip-three-times-the-bet = Trojnásobok { $bet } by stačil, len keby nebolo vložené nič iné. Spočítajte celý bank: { $most } (POTLIM-1).
    .slip-no-limit-instead = Všetky žetóny: to by bol no limit. Tu rozhoduje bank: { $most } (NOLIM-1, POTLIM-1).
