# Dorovnanie.

rule-CALL-1 = Vyrovnať najvyššiu stávku
    .text = Dorovnať (call) znamená vyrovnať najvyššiu doterajšiu stávku kola, nech ju vsadil ktokoľvek. Čo už máte v tomto kole vložené, sa do toho počíta.
    .variants = Niektoré pravidlá hovoria len o stávke hráča po pravici, iné zdôrazňujú, že treba vyrovnať aj skoršie. Tu rozhoduje najvyššia stávka.
    .example = Najvyššia stávka je 30 a vy už máte vložených 10: dorovnanie stojí 20.

rule-CALL-2 = Nestačí dorovnať suseda
    .text = Dorovnanie sa niekedy vysvetľuje ako vyrovnanie hráča po pravici. To platí len vtedy, keď má práve on najvyššiu stávku. Ak má menej, napríklad preto, že je all-in, musíte aj tak vyrovnať najvyššiu stávku kola.
    .example = A vsadí 50, B je all-in za 20: C musí dorovnať 50, nie 20.

rule-CALL-3 = Cold call
    .text = Cold call je dorovnanie navýšenej stávky hráčom, ktorý v tomto kole do banku ešte nič nedal. Kto naraz dorovnáva stávku aj navýšenie, dorovnáva dve stávky „cold“.
    .example = A vsadí 50, B navýši na 100, C dorovná 100: to je cold call dvoch stávok. Keď A potom doplatí zvyšných 50, cold call to nie je, pretože už v hre žetóny mal.
