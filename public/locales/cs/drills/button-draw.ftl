# Cvičení: losování o button.

drill-button-draw = Losování o button
    .prompt = Barvy tu mají toto pořadí: piky, srdce, káry, kříže. Kdo dostane button?
    .prompt-other = Barvy tu mají toto pořadí: piky, srdce, kříže, káry. Kdo dostane button?
    .hint = Button dostane nejvyšší karta. Nejdřív rozhoduje hodnota; teprve při stejné hodnotě barva, v pořadí platném v herně.
    .right = { $card } je nejvyšší karta: button dostane { $name } (DRAW-1).
    .right-suit = { $cards } mají stejnou hodnotu a podle barvy je nejvyšší { $card }: button dostane { $name } (DRAW-2).
    .slip-other-order = { $name } vede s kartou { $card } jen tam, kde jsou poslední dvě barvy obráceně. Herny se liší: přečtěte si pořadí (DRAW-3).
    .slip-pair-before-rank = Dvě stejné karty tu nejsou pár, každý má jen jednu: { $card } je nižší (DRAW-1).
    .slip-suit-before-rank = { $card } má vysokou barvu, nejdřív ale rozhoduje hodnota (DRAW-1).
    .slip-first-of-the-equal = { $name } má také nejvyšší hodnotu, rozhoduje ale barva, ne místo u stolu (DRAW-2).
