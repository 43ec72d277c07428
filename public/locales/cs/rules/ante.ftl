# Ante.

rule-ANTE-1 = Jestli se platí ante
    .text = Ante je malá platba, která jde do banku ještě před rozdáním. V hold’emu obvykle není. Objevuje se v turnajích, většinou až v pozdější fázi, kdy zvětšuje banky.
    .variants = Výchozí: v cash game bez ante, v turnaji od zvolené pozdější úrovně. Jinak: ante nikdy, nebo v každém rozdání.

rule-ANTE-2 = Výše ante
    .text = Ante bývá desetina velkého blindu. Pro jednotlivého hráče je to málo, ale u plného stolu dají všechna ante dohromady celý velký blind.
    .variants = Výchozí: desetina velkého blindu zaokrouhlená dolů na žeton, nejméně jeden žeton; platí každý hráč. Jinak: jakákoli jiná částka, nebo jedno ante za celý stůl, které dává velký blind.
    .example = Blindy 50/100: ante je 10. S deseti hráči je v banku kromě blindů 100.

rule-ANTE-3 = Ante dává každý před rozdáním
    .text = Ante platí před rozdáním každý hráč, tedy i ti, kdo dávají blind; ti ho platí navíc. Když žetony nestačí na obojí, platí se nejdřív ante a blind z toho, co zbude. Kde jeden hráč dává ante za celý stůl, je to obráceně.

rule-ANTE-4 = Ante není sázka
    .text = Ante jde rovnou do banku a do žádné sázky se hráči nepočítá. Tím se liší od blindu, který se počítá (BLIND-10). Ante tedy zvětší bank, ale dorovnání nikomu nezlevní. Komu žetony na celé ante nestačily, ten může z každého cizího ante vyhrát jen stejně velkou část; ante za celý stůl patří celé do hlavního banku.
    .example = Blindy 50/100, ante 10, šest hráčů: před prvním tahem je v banku 210. Dorovnání stojí 100, malý blind doplácí 50.

rule-ANTE-5 = K čemu ante je
    .text = Blindy i ante mají stejný úkol: dostat do banku peníze. Čím víc jich tam leží, tím dráž vyjde jen čekat na dobré karty.
