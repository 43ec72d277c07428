# Poplatok herne.

rule-RAKE-1 = Poplatok herne
    .text = Herňa si za organizovanie hry necháva časť banku a víťaz dostáva zvyšok. Hovorí o tom jediný herný poriadok a sadzbu neuvádza. Tu sa v predvolenom nastavení nič nevyberá. Ak je poplatok nastavený, berie sa z každého banku pomerne a zaokrúhľuje sa nadol na najmenší žetón.
    .variants = Predvolené: žiadny poplatok. Inak: ľubovoľné percento, s hornou hranicou alebo bez nej; rozdania, ktoré sa skončia pred flopom, môžu byť bez poplatku („no flop, no drop“, predvolené) alebo s ním.

rule-RAKE-2 = Rake čiže drop
    .text = Poplatku, ktorý si herňa berie z banku, sa hovorí rake alebo drop. Z neho herňa žije: hráči hrajú proti sebe navzájom, nie proti nej (GAME-8).
