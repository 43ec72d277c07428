# Pot limit.

rule-POTLIM-1 = Největší sázka v pot limitu
    .text = V pot limitu je stropem bank. První sázka smí být tak velká jako bank. Při zvýšení k banku nejdřív připočtěte své dorovnání; o tolik smíte nejvýš zvýšit. Počítá se jen to, co v banku opravdu leží. Pravidla strop popisují různě, ale jen tento výklad funguje v každé situaci.
    .variants = Výchozí: bank po dorovnání. Jinak: bank před dorovnáním, nebo žetony, které zatím vložili ostatní hráči.
    .example = Blindy 1/2, začínáte: v banku jsou 3 a dorovnání stojí 2. Po dorovnání by v něm bylo 5, smíte tedy zvýšit o 5, na 7. Při obou dalších výkladech o 3, na 5.

rule-POTLIM-2 = Pot limit zvýšení nepočítá
    .text = V pot limitu se smí zvyšovat, kolikrát kdo chce. Počet zvýšení je omezen jen v limitních hrách (LIMIT-3).
