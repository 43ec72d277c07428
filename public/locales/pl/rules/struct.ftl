# Struktury licytacji.

rule-STRUCT-1 = Trzy struktury licytacji
    .text = W hold’ema gra się w trzech strukturach: z limitem (limit), pot limit i no limit. Różnią się tylko tym, jak wysoki może być zakład lub podniesienie i ile razy wolno podnosić; reszta jest taka sama.
    .variants = Domyślnie no limit. Poza tym pot limit (POTLIM-1) albo gra z limitem (LIMIT-1).
