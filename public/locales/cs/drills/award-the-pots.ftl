# Cvičení: rozdejte banky.

drill-award-the-pots = Rozdejte banky
    .prompt = Všechny karty leží otevřené. Kdo dostane kolik z kterého banku?
    .prompt-fee = Herna si z každého banku bere 5 %, zaokrouhleno dolů. Kdo dostane kolik?
    .prompt-first = Který bank se rozhoduje první?
    .prompt-net = Jaký výsledek má v tomto rozdání { $name }? Ztrátu zapište s minusem.
    .main-pot = Hlavní bank
    .side-pot = Vedlejší bank
    .side-pot-number = Vedlejší bank { $number }
    .hint = Každý bank patří nejlepší kombinaci z těch, kdo na něj mají nárok. Z banku, do kterého nevložil, nikdo nevyhraje. Rozhoduje se od vedlejšího k hlavnímu.
    .right-two = Vedlejší bank: { $side }. Hlavní bank: { $main }. V každém vyhrává nejlepší kombinace z těch, kdo mají nárok (POT-7).
    .right-three = Druhý vedlejší bank: { $second }. První vedlejší: { $side }. Hlavní bank: { $main } (POT-7).
    .right-four = Třetí vedlejší bank: { $third }, druhý: { $second }, první: { $side }. Hlavní bank: { $main } (POT-7).
    .right-fee = Každý bank patří nejlepší kombinaci po odečtení poplatku; herna si celkem bere { $fee } (RAKE-1).
    .right-first = Nejdřív vedlejší bank, o který hrají hráči s nejvíce žetony, nakonec hlavní (SHOW-14, SHOW-15).
    .right-net = { $name } dostává { $won } a má vloženo { $put }: { $won } − { $put } (SHOW-19).
    .slip-everything-to-the-best = { $name } má nejlepší kombinaci, ale vyhrává jen banky, do kterých vkládá (POT-3).
    .slip-second-best-though-not-entitled = { $name } má druhou nejlepší kombinaci, ale do tohoto vedlejšího banku nevkládá. Patří nejlepšímu z těch, kdo vložili (POT-3).
    .slip-fee-forgotten = Nejdřív si herna bere poplatek: celkem { $fee } (RAKE-1).
    .slip-main-pot-first = Naopak: od vedlejšího banku, a hlavní až nakonec (SHOW-14).
    .slip-collected-for-net = Tolik se dostává z banku. Vložených { $put } ale byly vlastní žetony (ALLIN-13).
