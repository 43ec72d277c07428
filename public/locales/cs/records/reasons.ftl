# Proč bot udělal, co udělal; řekne se po rozdání.

records-why = Proč?
records-why-of = Proč { $name } hraje právě takhle?
records-why-busy = { $name }: ptáme se znovu…
records-why-none = { $name }: důvod už zjistit nejde. Tehdy nezbýval čas, nebo tato verze hraje jinak.
records-why-hidden = { $name } karty neukazuje, a tak zůstává skrytý i plán (SHOW-18).

# Plán.
records-why-value = Sázka pro zisk: dorovnat měly horší kombinace.
records-why-bluff = Bluf: složit měly lepší kombinace.
records-why-semi-bluff = Bluf s drawem: lepší kombinace měly složit, a kdyby dorovnaly, mohl se draw ještě doplnit.
records-why-short-stack = All-in, protože stack byl krátký.
records-why-trap = Past: silné karty, které nechtěly nikoho vyplašit.
records-why-right = Cena byla v pořádku.
records-why-dear = Cena byla moc vysoká.
records-why-free = Nebylo co platit a sázka nestála za to.
records-why-open = Karty dost dobré na otevření z této pozice.
records-why-showdown = Vítězná kombinace se ukáže, poražená se zahodí.
records-why-no-time = Na přemýšlení nebyl čas: check, jinak složit.

records-why-holding = { $holding ->
    [start] V ruce: z nejlepších { $top } % počátečních karet.
    [overcards] V ruce: dvě karty nad společnými.
    [gutshot] V ruce: draw na postupku, chybí jedna určitá hodnota.
    [straight-draw] V ruce: draw na postupku, pomůžou dvě hodnoty.
    [flush-draw] V ruce: draw na flush.
    [low-pair] V ruce: malý pár.
    [top-pair] V ruce: nejvyšší pár, nebo pár nad společnými kartami.
    [two-pair] V ruce: dva páry.
    [three] V ruce: trojice.
    [straight] V ruce: postupka.
    [flush] V ruce: flush.
    [monster] V ruce: full house nebo lepší.
   *[nothing] V ruce: nic.
}

# Co bot u koho čekal. { $range } je v obvyklém zápisu: 22+, A2s+, KQo.
records-why-range = Odhad karet ({ $name }): asi { $share } % všech možných, hlavně { $range }.
    .you = Odhad vašich karet: asi { $share } % všech možných, hlavně { $range }.
records-why-share = Odhad karet ({ $name }): asi { $share } % všech možných.
    .you = Odhad vašich karet: asi { $share } % všech možných.
records-why-any = Odhad karet ({ $name }): jakékoli dvě karty.
    .you = Odhad vašich karet: jakékoli dvě.

# Čísla.
records-why-chance = Odhad equity: { $equity } %.
records-why-price = Na dorovnání bylo třeba equity { $price } %.
records-why-both = Odhad equity: { $equity } %; na dorovnání bylo třeba { $price } %.
