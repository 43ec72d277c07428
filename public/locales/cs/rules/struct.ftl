# Sázkové struktury.

rule-STRUCT-1 = Tři sázkové struktury
    .text = Hold’em se hraje ve třech strukturách: limit, pot limit a no limit. Liší se jen tím, jak velká smí být sázka nebo zvýšení a kolikrát se smí zvyšovat; všechno ostatní je stejné.
    .variants = Výchozí: no limit. Jinak: pot limit (POTLIM-1), nebo limit (LIMIT-1).
