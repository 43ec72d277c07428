# Prečo bot urobil, čo urobil; povie sa po rozdaní.

records-why = Prečo?
records-why-of = { $name }: prečo práve takto?
records-why-busy = { $name }: pýtame sa znova …
records-why-none = { $name }: dôvod sa už zistiť nedá. Bolo vtedy málo času, alebo táto verzia hrá inak.
records-why-hidden = { $name } karty neukazuje, a tak s nimi zostáva skrytý aj plán (SHOW-18).

# Plán.
records-why-value = Stávka pre zisk: dorovnať mali horšie kombinácie.
records-why-bluff = Blaf: položiť karty mali lepšie kombinácie.
records-why-semi-bluff = Blaf s drawom: lepšie kombinácie mali ísť preč, a keby dorovnali, draw sa ešte mohol doplniť.
records-why-short-stack = All-in, lebo stack bol krátky.
records-why-trap = Pasca: silné karty, ktoré nechceli nikoho vyplašiť.
records-why-right = Cena bola v poriadku.
records-why-dear = Cena bola privysoká.
records-why-free = Nebolo čo platiť a na stávku karty nestačili.
records-why-open = Karty dosť dobré na prvé navýšenie z tohto miesta.
records-why-showdown = Výherná kombinácia sa ukáže, porazená sa skryje.
records-why-no-time = Na premýšľanie nebol čas: check, inak položiť karty.

records-why-holding = { $holding ->
    [start] V ruke: patrí medzi najlepších { $top } % súkromných kariet.
    [overcards] V ruke: dve karty vyššie než spoločné.
    [gutshot] V ruke: draw na postupku, chýba jedna určitá hodnota.
    [straight-draw] V ruke: draw na postupku, pomôžu dve hodnoty.
    [flush-draw] V ruke: draw na flush.
    [low-pair] V ruke: malá dvojica.
    [top-pair] V ruke: najvyššia dvojica alebo dvojica nad spoločnými kartami.
    [two-pair] V ruke: dve dvojice.
    [three] V ruke: trojica.
    [straight] V ruke: postupka.
    [flush] V ruke: flush.
    [monster] V ruke: full house alebo viac.
   *[nothing] V ruke: nič.
}

# Čo bot u koho čakal. { $range } je v obvyklom zápise: 22+, A2s+, KQo.
records-why-range = Odhad kariet ({ $name }): asi { $share } % všetkých možných, hlavne { $range }.
    .you = Odhad vašich kariet: asi { $share } % všetkých možných, hlavne { $range }.
records-why-share = Odhad kariet ({ $name }): asi { $share } % všetkých možných.
    .you = Odhad vašich kariet: asi { $share } % všetkých možných.
records-why-any = Odhad kariet ({ $name }): akékoľvek dve karty.
    .you = Odhad vašich kariet: akékoľvek dve.

# Čísla.
records-why-chance = Odhadnutá equity: { $equity } %.
records-why-price = Dorovnanie potrebovalo equity { $price } %.
records-why-both = Odhadnutá equity: { $equity } %, dorovnanie potrebovalo { $price } %.
