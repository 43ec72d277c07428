# Cvičení: která tlačítka?

drill-legal-actions = Která tlačítka?
    .prompt = Na řadě je { $name }. Která tlačítka jsou k dispozici?
    .hint = Složit jde vždy. Když není co dorovnat, jde checkovat a vsadit; když je, jde dorovnat a zvýšit, pokud zvýšení dovolí žetony i pravidla.
    .right-nothing-bet = Nikdo nevsadil: { $name } smí složit, checkovat nebo vsadit (ROUND-8).
    .right-option = Sázka { $bet } už je dorovnaná: { $name } smí složit, checkovat nebo zvýšit (BLIND-12).
    .right-bet = Je tu sázka { $bet }: { $name } smí složit, dorovnat nebo zvýšit (ROUND-9).
    .right-capped = Sázka je { $bet } a další zvýšení už není možné (cap): { $name } smí jen složit, nebo dorovnat (LIMIT-5).
    .right-not-reopened = Sázka stoupá na { $bet } o méně než plné zvýšení. Tím se sázky znovu neotevírají: { $name } smí jen složit, nebo dorovnat (ALLIN-6).
    .right-alone = Na zvýšení nad { $bet } už nemá kdo odpovědět: { $name } smí jen složit, nebo dorovnat (ALLIN-9).
    .right-short = Žetony na víc než { $bet } nestačí: { $name } smí složit, nebo dorovnat vším, co zbývá (ALLIN-1).
    .slip-call-with-nothing-to-call = { $name } nemá co dorovnat: žádná sázka nechybí (ROUND-8).
    .slip-no-fold-though-free = { $name } smí složit v každém tahu, i když je tu check zdarma (FOLD-2).
    .slip-check-after-a-bet = { $name } nesmí checkovat: nejdřív je třeba dorovnat { $bet } (CHECK-4).
    .slip-no-call-when-short = Málo žetonů nevadí: { $name } dorovnává vším a je all-in (ALLIN-1).
    .slip-bet-for-raise = Sázka { $bet } už tu je. Kdo dá víc, zvyšuje, nesází (RAISE-1).
    .slip-no-check-for-the-blind = { $name } už má sázku dorovnanou povinným vkladem, a tak smí checkovat (BLIND-13).
    .slip-raise-when-capped = Všechna zvýšení tohoto kola jsou vyčerpána. { $name } zvýšit nesmí (LIMIT-5).
    .slip-raise-when-not-reopened = { $name } už v tomto kole jednou rozhoduje a all-in po tom není plné zvýšení. Proto zvýšit nejde (ALLIN-6).
