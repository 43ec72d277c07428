# Delenie banku.

rule-SPLIT-1 = Zhoda delí bank
    .text = Ak sú najlepšie kombinácie rovnaké, bank si rovným dielom rozdelia tí, čo ich majú. Po anglicky sa tomu hovorí split alebo chop. Zhoda nie je zriedkavá: často rozhodnú spoločné karty a obaja hrajú tých istých päť.

rule-SPLIT-2 = Každý bank osobitne
    .text = Každý bank sa delí sám osebe, medzi tých hráčov s rovnakou kombináciou, ktorí naň majú nárok. Niekto tak môže mať tretinu hlavného banku a pritom polovicu vedľajšieho.
    .example = A je all-in. A, B aj C majú to isté: hlavný bank sa delí na tri diely, vedľajší na dva, pre B a C.

rule-SPLIT-3 = Farby zhodu nerozhodnú
    .text = Všetky farby majú rovnakú cenu. Pikový flush nie je lepší ako krížový s rovnakými hodnotami a bank sa delí. Farba rozhoduje na jedinom mieste: pri losovaní o button (DRAW-2).
