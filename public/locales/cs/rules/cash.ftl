# Cash game.

rule-CASH-1 = Žetony jsou peníze
    .text = V cash game odpovídá každý žeton určité částce peněz. Co vyhrajete v žetonech, vyhrajete v penězích, a co prohrajete, o to opravdu přijdete.

rule-CASH-2 = Odejít smíte kdykoli
    .text = V cash game smí hráč žetony kdykoli vyměnit a odejít. Aby se nerušilo rozdání, děje se to mezi rozdáními, nebo po složení karet; co je vsazené, zůstává v banku. Odnést si jen část žetonů se nesmí (BUYIN-6).

rule-CASH-3 = Koupit si znovu
    .text = Kdo v cash game přijde o všechny žetony, smí si před dalším rozdáním koupit nové. Musí jich být nejméně tolik, kolik se žádá při dokoupení (BUYIN-10).

rule-CASH-4 = Cash game ve zkratce
    .text = Co je v cash game ještě zvláštní: nejmenší a největší buy-in (BUYIN-2, BUYIN-3), žádné přidávání ani ubírání žetonů během rozdání (BUYIN-6, BUYIN-7), straddle, kde je dovolený (STRADDLE-1), a v limitu neomezený počet zvýšení mezi dvěma hráči (LIMIT-4).
