# Turnaje.

rule-TOURN-1 = Za startovné stejné žetony
    .text = V turnaji platí každý hráč stejné startovné a dostává za ně stejnou sadu žetonů. Ty slouží jen ke hře, samy o sobě penězi nejsou.

rule-TOURN-2 = Jeden má všechno
    .text = Turnaj se hraje tak dlouho, dokud všechny žetony ve hře nezíská jediný hráč. Ten je vítězem.

rule-TOURN-3 = Nula žetonů, nebo vítězství
    .text = Z turnaje vedou jen dvě cesty: přijít o poslední žeton, nebo vyhrát. O všechny žetony musí přijít každý kromě vítěze; skončit uprostřed a žetony si odnést nejde.

rule-TOURN-4 = Žetony se zpět neprodávají
    .text = Turnajové žetony se nikdy nedají vyměnit zpátky za peníze. Platí se za konečné umístění, ne za žetony nasbírané po cestě (TOURN-7).

rule-TOURN-5 = Rebuy v první fázi
    .text = V některých turnajích se v první fázi smějí žetony dokoupit; říká se tomu rebuy. Potom už nula žetonů znamená konec. Tady se ve výchozím nastavení nedokupuje; kde ano, jsou první fází první čtyři úrovně.
    .variants = Výchozí: bez rebuy. Jinak: rebuy v první fázi.

rule-TOURN-6 = Umístění
    .text = Konečné pořadí je opačné k pořadí vypadávání: kdo vypadne první, je poslední. Vypadnou-li dva v témž rozdání, je výš ten, kdo ho začal s více žetony; při stejném počtu se o místo dělí. Na více stolech rozhoduje čas, pokud se nehraje hand for hand, kdy na sebe stoly čekají.
    .example = Čtyři hráči: první vypadne D, potom B, potom C. Pořadí: A, C, B, D.

rule-TOURN-7 = Výhry
    .text = Startovné všech hráčů tvoří prizepool a ten se rozdělí mezi nejlepší. Herní řády čísla neuvádějí; kolik míst se platí a kolik dostane které, určuje pořadatel. Navržené dělení je naše.
    .variants = Výchozí: určuje pořadatel; pro tři placená místa se navrhuje 50, 30 a 20 procent prizepoolu.

rule-TOURN-8 = Rostoucí blindy
    .text = V turnaji se blindy v pravidelných intervalech zvyšují, úroveň po úrovni. Herní řády neuvádějí intervaly ani kroky, a tak pořadatel určí tabulku úrovní podle počtu rozdání nebo podle minut.
    .variants = Výchozí: úroveň trvá deset rozdání nebo deset minut, začíná se s 3 000 žetony: 10/20, 15/30, 25/50, 50/100, potom s ante 75/150, 100/200 a tak dál. Jinak: jakákoli jiná tabulka úrovní.

rule-TOURN-9 = Proč blindy rostou
    .text = Bez rostoucích blindů by turnaj mohl trvat celé dny. Čím jsou blindy vyšší, tím dražší je čekat; krátké stacky přestanou stačit a hráči jeden po druhém vypadávají. Proto se o povinných sázkách říká, že jsou základem turnaje.

rule-TOURN-10 = Neúplný blind je all-in
    .text = Kdo nemá na celý blind, ještě nekončí: vloží, co mu zbývá, a je za to all-in. Jeden herní řád vyznívá, jako by ten, kdo blind nezaplatí, vypadl; tady vypadává jen hráč bez jediného žetonu.

rule-TOURN-11 = Dealer nehraje
    .text = V ligových turnajích rozdává někdo, kdo nehraje. S balíčkem tak nezachází nikdo, komu na kartách záleží. Mezi přáteli rozdává hráč na buttonu (SEAT-6).

rule-TOURN-12 = Turnaje ve zkratce
    .text = Co je v turnajích ještě jinak: ante v pozdějších úrovních (ANTE-1), v limitu omezený počet zvýšení i mezi dvěma hráči (LIMIT-4), karty all-in se otáčejí lícem nahoru (ALLIN-10) a nehraje se straddle (STRADDLE-1).
