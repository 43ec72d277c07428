# Stávkové štruktúry.

rule-STRUCT-1 = Tri stávkové štruktúry
    .text = Hold’em sa hrá v troch štruktúrach: limit, pot limit a no limit. Líšia sa len tým, aká veľká smie byť stávka alebo navýšenie a koľkokrát sa smie navyšovať; všetko ostatné je rovnaké.
    .variants = Predvolené: no limit. Inak: pot limit (POTLIM-1) alebo limit (LIMIT-1).
