# Sázky po částech.

rule-STRING-1 = Žádné sázky po částech
    .text = Kdo chce vsadit nebo zvýšit, nesmí žetony posouvat dopředu po částech. Mohl by po každém žetonu sledovat tváře soupeřů a teprve pak se rozhodnout, kolik to bude. Tomu se říká string bet nebo string raise a je to zakázané.

rule-STRING-2 = Jedním pohybem, nebo předem nahlas
    .text = Čistě se zvyšuje dvěma způsoby: řeknete předem, o kolik, nebo dáte všechny žetony dopředu jedním pohybem. Když neřeknete nic, platí jen první pohyb.

rule-STRING-3 = Call je jen dorovnání
    .text = Kdo řekne „call“, ohlašuje dorovnání a nic jiného. Zvýšení přidané v téže větě je string raise: dorovnání platí, zvýšení ne. Chcete-li zvýšit, řekněte rovnou „raise“ nebo „zvyšuju“.
    .example = „Dorovnávám a zvyšuju o 100.“ Dorovnání platí, zvýšení o 100 ne.
