# Cvičenie: ktoré tlačidlá?

drill-legal-actions = Ktoré tlačidlá?
    .prompt = Na rade je { $name }. Ktoré tlačidlá sú k dispozícii?
    .hint = Položiť karty sa dá vždy. Keď nie je čo dorovnať, dá sa checkovať a vsadiť; keď je, dá sa dorovnať a navýšiť, ak navýšenie dovolia žetóny aj pravidlá.
    .right-nothing-bet = Nikto nevsadil: { $name } smie položiť karty, checkovať alebo vsadiť (ROUND-8).
    .right-option = Stávka { $bet } je už dorovnaná: { $name } smie položiť karty, checkovať alebo navýšiť (BLIND-12).
    .right-bet = Je tu stávka { $bet }: { $name } smie položiť karty, dorovnať alebo navýšiť (ROUND-9).
    .right-capped = Stávka je { $bet } a ďalšie navýšenie už nie je možné (cap): { $name } smie len položiť karty alebo dorovnať (LIMIT-5).
    .right-not-reopened = Stávka stúpa na { $bet } o menej ako plné navýšenie. Tým sa stávky znovu neotvárajú: { $name } smie len položiť karty alebo dorovnať (ALLIN-6).
    .right-alone = Na navýšenie nad { $bet } už nemá kto odpovedať: { $name } smie len položiť karty alebo dorovnať (ALLIN-9).
    .right-short = Žetóny na viac ako { $bet } nestačia: { $name } smie položiť karty alebo dorovnať všetkým, čo zostáva (ALLIN-1).
    .slip-call-with-nothing-to-call = { $name } nemá čo dorovnať: žiadna stávka nechýba (ROUND-8).
    .slip-no-fold-though-free = { $name } smie položiť karty v každom ťahu, aj keď je tu check zadarmo (FOLD-2).
    .slip-check-after-a-bet = { $name } nesmie checkovať: najprv treba dorovnať { $bet } (CHECK-4).
    .slip-no-call-when-short = Málo žetónov neprekáža: { $name } dorovnáva všetkým a je all-in (ALLIN-1).
    .slip-bet-for-raise = Stávka { $bet } tu už je. Kto dá viac, navyšuje, nevsádza (RAISE-1).
    .slip-no-check-for-the-blind = { $name } už má stávku dorovnanú povinným vkladom, a tak smie checkovať (BLIND-13).
    .slip-raise-when-capped = Všetky navýšenia tohto kola sú vyčerpané. { $name } navýšiť nesmie (LIMIT-5).
    .slip-raise-when-not-reopened = { $name } už v tomto kole raz rozhoduje a all-in, ktorý prišiel potom, nie je plné navýšenie. Preto sa navýšiť nedá (ALLIN-6).
