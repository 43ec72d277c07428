# Prečo bot urobil, čo urobil; povie sa po hre.

records-why = Prečo?
records-why-of = Prečo hral { $name } práve takto?
records-why-busy = { $name }: pýtame sa znova …
records-why-none = { $name }: dôvod sa už zistiť nedá. Vtedy nezostával čas alebo táto verzia hrá inak.
records-why-hidden = { $name } karty neukazuje, a tak zostáva skrytý aj plán (SHOW-18).

# Plán.
records-why-value = Stávka pre zisk: dorovnať mali horšie kombinácie.
records-why-bluff = Bluf: karty mali položiť lepšie kombinácie.
records-why-semi-bluff = Bluf s drawom: lepšie kombinácie mali karty položiť, a ak dorovnajú, draw sa ešte môže doplniť.
records-why-short-stack = All-in, pretože stack bol krátky.
records-why-trap = Pasca: silné karty, ktoré nechceli nikoho vyplašiť.
records-why-right = Cena bola v poriadku.
records-why-dear = Cena bola privysoká.
records-why-free = Nebolo čo platiť a stávka nestála za to.
records-why-open = Karty dosť dobré na otvorenie z tejto pozície.
records-why-showdown = Víťazná kombinácia sa ukáže, porazená sa zahodí.
records-why-no-time = Na premýšľanie nebol čas: check, inak položiť karty.

records-why-holding = { $holding ->
    [start] V ruke: jedny z najlepších { $top } % začiatočných kariet.
    [overcards] V ruke: dve karty vyššie než spoločné.
    [gutshot] V ruke: draw na postupku, chýba jedna určitá hodnota.
    [straight-draw] V ruke: draw na postupku, pomôžu dve hodnoty.
    [flush-draw] V ruke: draw na flush.
    [low-pair] V ruke: malý pár.
    [top-pair] V ruke: najvyšší pár alebo pár nad spoločnými kartami.
    [two-pair] V ruke: dva páry.
    [three] V ruke: trojica.
    [straight] V ruke: postupka.
    [flush] V ruke: flush.
    [monster] V ruke: full house alebo lepší.
   *[nothing] V ruke: nič.
}

# Čo bot u koho čakal. { $range } je v obvyklom zápise: 22+, A2s+, KQo.
records-why-range = Odhad kariet ({ $name }): asi { $share } % všetkých možných, hlavne { $range }.
    .you = Odhad tvojich kariet: asi { $share } % všetkých možných, hlavne { $range }.
records-why-share = Odhad kariet ({ $name }): asi { $share } % všetkých možných.
    .you = Odhad tvojich kariet: asi { $share } % všetkých možných.
records-why-any = Odhad kariet ({ $name }): akékoľvek dve karty.
    .you = Odhad tvojich kariet: akékoľvek dve.

# Čísla.
records-why-chance = Odhadnutá equity: { $equity } %.
records-why-price = Dorovnanie potrebovalo equity { $price } %.
records-why-both = Odhadnutá equity: { $equity } %, dorovnanie potrebovalo { $price } %.
