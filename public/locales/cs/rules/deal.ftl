# Rozdávání.

rule-DEAL-1 = Dvě karty, po jedné
    .text = Nejdřív se vloží povinné sázky, potom se rozdává: každý hráč dostane dvě karty lícem dolů, po jedné, ve dvou kolech ve směru hodinových ručiček.

rule-DEAL-2 = První karta vlevo od buttonu
    .text = První kartu dostane první hráč vlevo od buttonu, tedy malý blind, poslední karta jde buttonu.
    .variants = Jedna věta v pravidlech se dá číst tak, že se začíná u buttonu; na jiném místě v nich stojí správné pořadí.

rule-DEAL-3 = První karta ve dvou
    .text = Když hrají dva, je button zároveň malý blind. Věty „první karta malému blindu“ a „poslední karta buttonu“ si pak odporují a je třeba si vybrat.
    .variants = Výchozí: první kartu dostane soupeř buttonu a poslední button. Jinak: první kartu dostane button jako malý blind.

rule-DEAL-4 = Zavřené karty zná jen majitel
    .text = Zavřené karty (hole cards) zná jen ten, komu patří. Nikdo jiný u stolu do nich nevidí.

rule-DEAL-5 = Karty zůstávají na stole
    .text = Karty nesmějí opustit hrací plochu a dealer na ně musí pořád vidět. Neschovávejte je pod stůl ani do dlaní.

rule-DEAL-6 = Jak se dívat na karty
    .text = Karty leží na stole. Když se na ně chcete podívat, nadzvedněte je, ale jen tak, aby je nikdo jiný neviděl.

rule-DEAL-7 = Před odkrytím se neukazuje
    .text = Nikdo nesmí před odkrytím karet (showdownem) ukázat své karty jinému hráči. Jedinou výjimkou jsou karty hráčů all-in, které se obracejí lícem nahoru, když už se sázet nedá (ALLIN-10).
    .variants = Pravidla to říkají různě: jedna ukazování zakazují vůbec, jiná jen při složení, když ostatní hrají dál, další pouze žádají, aby to, co viděl jeden, směli vidět všichni (SHOW-16). Tady karty předem ukázat nejde.
