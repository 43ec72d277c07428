# Dorovnání.

rule-CALL-1 = Vyrovnat nejvyšší sázku
    .text = Dorovnat (call) znamená vyrovnat nejvyšší dosavadní sázku kola, ať ji vsadil kdokoli. Co už máte v tomto kole vloženo, se do toho počítá.
    .variants = Některá pravidla mluví jen o sázce hráče po pravici, jiná zdůrazňují, že je třeba vyrovnat i dřívější. Tady rozhoduje nejvyšší sázka.
    .example = Nejvyšší sázka je 30 a vy už máte vloženo 10: dorovnání stojí 20.

rule-CALL-2 = Nestačí dorovnat souseda
    .text = Dorovnání se někdy vysvětluje jako vyrovnání hráče po pravici. To platí jen tehdy, když má právě on nejvyšší sázku. Má-li méně, třeba proto, že je all-in, musíte stejně vyrovnat nejvyšší sázku kola.
    .example = A vsadí 50, B je all-in za 20: C musí dorovnat 50, ne 20.

rule-CALL-3 = Cold call
    .text = Cold call je dorovnání zvýšené sázky hráčem, který v tomto kole do banku ještě nic nedal. Kdo naráz dorovnává sázku i zvýšení, dorovnává dvě sázky „cold“.
    .example = A vsadí 50, B zvýší na 100, C dorovná 100: to je cold call dvou sázek. Když A potom doplatí zbylých 50, cold call to není, protože už ve hře žetony měl.
