# Dělení banku.

rule-SPLIT-1 = Remíza dělí bank
    .text = Jsou-li nejlepší kombinace stejné, bank si rovným dílem rozdělí ti, kdo je mají. Anglicky se tomu říká split nebo chop. Remíza není vzácná: často rozhodnou společné karty a oba hrají týchž pět.

rule-SPLIT-2 = Každý bank zvlášť
    .text = Každý bank se dělí sám o sobě, mezi ty z remízujících hráčů, kdo na něj mají nárok. Někdo tak může mít třetinu hlavního banku a přitom polovinu vedlejšího.
    .example = A je all-in. A, B i C mají totéž: hlavní bank se dělí na tři díly, vedlejší na dva, pro B a C.

rule-SPLIT-3 = Barvy remízu nerozhodnou
    .text = Všechny barvy mají stejnou cenu. Pikový flush není lepší než křížový se stejnými hodnotami a bank se dělí. Barva rozhoduje na jediném místě: při losování o button (DRAW-2).
