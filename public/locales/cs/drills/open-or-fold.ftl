# Cvičení: první ve hře

drill-open-or-fold = První ve hře
    .prompt = Zatím nikdo nevstoupil. Hráčů, kteří ještě přijdou na řadu: { $behind }. Zvýšit, nebo složit?
    .prompt-again = Stejné karty, ale hráčů po vás by bylo { $behind }. Zvýšit, nebo složit?
    .raise = Zvýšit
    .fold = Složit
    .hint = Zvyšte, je-li pravděpodobnější, že nikdo po vás nemá v pořadí vyšší karty. Čím méně hráčů po vás, tím slabší karty stačí.
    .right = Hráčů po vás: { $behind }. Někdo z nich má vyšší karty v { $share } % případů. { $answer ->
        [raise] To je nejvýš polovina: zvýšit (POS-3).
       *[fold] To je víc než polovina: složit (POS-3).
    }
    .right-close = Hráčů po vás: { $behind }. Někdo z nich má vyšší karty v { $share } % případů: skoro přesně polovina, platí obě odpovědi (POS-3).
    .slip-later-position = Zvýšení by to bylo, kdyby hráčů po vás bylo { $behind } ({ $share } %). Tady může mít něco lepšího víc hráčů (POS-3).
    .slip-earlier-position = Složení by to bylo, kdyby hráčů po vás bylo { $behind } ({ $share } %). Tady může mít něco lepšího méně hráčů (POS-3).
    .slip-suited-for-offsuit = Obě karty mají stejnou barvu a to rozhoduje: ve dvou barvách by se skládaly ({ $share } %).
    .slip-offsuit-for-suited = Karty mají dvě různé barvy a to rozhoduje: v jedné barvě by se s nimi zvyšovalo ({ $share } %).
