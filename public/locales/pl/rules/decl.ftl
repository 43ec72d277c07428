# Deklaracje słowne.

rule-DECL-1 = Słowo zobowiązuje
    .text = W grze na żywo słowa liczą się tak samo jak żetony. Kto w swojej kolejce powie „stawiam”, „podnoszę”, „sprawdzam”, „pas” lub „all-in”, musi to wykonać i nie może się wycofać. Najpierw więc zdecyduj, potem mów.

rule-DECL-2 = Wyraźnie i w kolejności
    .text = W poważnej grze na żywo mów dokładnie, co robisz, i tylko wtedy, gdy wypada twoja kolej. Wymamrotane słowo lub niedokończony gest prowadzi do sporów, a słowo poza kolejnością przedwcześnie zdradza coś innym.
