# Losování o button.

rule-DRAW-1 = Button má nejvyšší karta
    .text = Kdo bude mít button v úplně prvním rozdání, rozhodne los. Balíček se zamíchá, každý hráč dostane jednu kartu lícem nahoru a button má ten, kdo dostal nejvyšší.

rule-DRAW-2 = Při shodě v losování rozhoduje barva
    .text = Když dva hráči vylosují kartu stejné hodnoty, rozhodne barva. Eso přebije krále jakékoli barvy vždycky; na pořadí barev záleží jen mezi stejnými.
    .variants = Výchozí pořadí od nejvyšší: piky, srdce, káry, kříže. Jinak: piky, srdce, kříže, káry. V pravidlech se najde obojí.
    .example = Padne A♦, A♣ a 9♠: běžně má button kárové eso, při druhém pořadí křížové.

rule-DRAW-3 = Pořadí barev je místní zvyk
    .text = Pořadí barev při losování je místní zvyk a jinde může být jiné. Zeptejte se na ně proto před losováním, ne až po něm.

rule-DRAW-4 = Barvy platí jen při losování
    .text = V hold’emu se pořadí barev používá jen při tomto losování. Stejné kombinace nikdy nerozdělí a nikomu nedá větší podíl z banku (SPLIT-3).
