# Žetóny bez slova.

rule-CHIP-1 = Jeden žetón bez slova
    .text = Jediný žetón vložený bez slova je dorovnanie, aj keď má väčšiu hodnotu ako stávka; zvyšok sa vráti. Kto chce navýšiť, musí to najprv povedať. Keď ešte nie je čo dorovnávať, platí tu jediný žetón bez slova ako stávka v plnej hodnote.
    .example = Blindy 3/6, jeden žetón za 50 bez slova: dorovnanie 6 a 44 sa vracia. So slovom „raise“ by to bolo navýšenie.

rule-CHIP-2 = Stávka a pol
    .text = Keď žetóny vložené bez slova dajú aspoň jedenapolnásobok plnej stávky, je to navýšenie a hráč musí doplatiť na plné. Pri menšej sume je to dorovnanie a prebytok sa vracia. Jediný žetón je vždy dorovnanie (CHIP-1).
    .example = Limit, na dorovnanie 10: vložených 15 je navýšenie a dopláca sa 5. Vložených 14 je dorovnanie 10 a 4 sa vracajú.

rule-CHIP-3 = Málo žetónov
    .text = Kto na stávku alebo na dorovnanie vloží žetónov málo, musí ich doplniť na správnu sumu. Že sa prepočítal, nie je dôvod zaplatiť menej ani cúvnuť. Menej smie byť len all-in.
    .example = Na dorovnanie je 6, hráč vloží 4: dopláca 2.
