# All-in.

rule-ALLIN-1 = All-in na dorovnání
    .text = Kdo nemá na dorovnání dost žetonů, smí vložit všechny, které má, a zůstává ve hře. Říká se, že je all-in. Hraje pak jen o to, kolik dokázal dorovnat (ALLIN-3).

rule-ALLIN-2 = All-in, když žetony nestačí
    .text = Kdykoli stack nestačí na dorovnání nebo na nejmenší zvýšení, smí hráč jít all-in s tím, co má. Pro poslední žetony žádné minimum neplatí, stačí jakýkoli počet.

rule-ALLIN-3 = Nejvýš tolik, kolik vložíte
    .text = Od každého soupeře může hráč all-in vyhrát nejvýš tolik, kolik sám vložil. Zbytek soupeřových sázek patří do vedlejšího banku (POT-1). Také neúplné ante má podíl na ante ostatních jen do své výše; ante, které platí velký blind za celý stůl, patří celé do hlavního banku.
    .example = A je all-in za 950. S jedním soupeřem může získat 950; se dvěma je v banku 2 850 a A může získat 1 900, tedy 950 od každého.

rule-ALLIN-4 = All-in už nerozhoduje
    .text = Kdo je all-in, už o ničem nerozhoduje a jen čeká na odkrytí karet. Ať ostatní vsadí cokoli, ke složení ho nedonutí, protože už po něm není co chtít.

rule-ALLIN-5 = Pravidlo plné sázky
    .text = All-in zvýšení menší než poslední sázka nebo zvýšení není plné zvýšení (full bet rule). Platí jako zvláštní druh dorovnání a těm, kdo už v kole hráli, sázky znovu neotevírá. Kde ke zvýšení vždy stačí jeden velký blind (BET-3), je i tady plným zvýšením jeden velký blind.
    .example = A sází 20. All-in za 40 je plné zvýšení a A smí zvýšit znovu; all-in za 39 není.

rule-ALLIN-6 = Krátký all-in nic neotevírá
    .text = Kdo už v kole hrál a teď má proti sobě jen krátký all-in, tedy méně než plné zvýšení, smí dorovnat rozdíl, nebo složit, ne zvýšit. Několik krátkých all-inů se sčítá: jakmile dají plné zvýšení, zvyšovat se smí znovu. Je-li první sázkou kola all-in pod minimem, smějí ti, kdo checkovali, jen dorovnat, nebo složit.
    .example = A sází 20, B je all-in za 25, C dorovnává 25. A smí doplatit 5, nebo složit; plné zvýšení by bylo na 40. Je-li první sázkou all-in za 4 a minimum 10, smějí ti, kdo ještě nehráli, zvýšit na 14 nebo víc, v limitu na 10.

rule-ALLIN-7 = Kde platí pravidlo plné sázky
    .text = Jeden herní řád uvádí pravidlo plné sázky pro limit a pot limit a o no limitu mlčí; tady platí ve všech třech. Kdo v kole ještě nehrál, o právo zvýšit nepřichází: v limitu na další plnou úroveň, jinak nejméně na krátký all-in plus poslední plnou sázku nebo zvýšení. V limitu krátký all-in neubírá z dovoleného počtu zvýšení; ubírá z něj až zvýšení, které ho doplní.
    .variants = Výchozí: sázky znovu otevírá jen plné zvýšení, v každé struktuře. Jinak: v limitu stačí polovina sázky. All-in za aspoň polovinu pak platí jako celá sázka a další zvýšení je o jednu sázku nad doplněnou úroveň.
    .example = Sázka 20, all-in 25: kdo ještě nehrál, smí v limitu zvýšit na 40, jinak na 45 nebo víc. Když stačí polovina a sázka je 16, platí all-in za 8,50 jako 16 a další zvýšení je na 32.

rule-ALLIN-8 = Pseudo raise
    .text = All-in, který převyšuje sázku o méně než plné zvýšení, se jmenuje pseudo raise (zdánlivé zvýšení). Ostatní ho musejí dorovnat, chtějí-li zůstat, ale sázky znovu neotevírá (ALLIN-5). Při odkrytí karet se však počítá: první ukazuje ten, kdo sázku zvedl naposledy, i kdyby to byl pseudo raise (SHOW-2).

rule-ALLIN-9 = Není proti komu sázet
    .text = Když jsou všichni soupeři all-in, nemá jediný hráč s žetony proti komu sázet. Už se nesází: hráče se nikdo neptá na check a zvýšit nemůže. Vyloží se zbytek společných karet a přijde odkrytí.

rule-ALLIN-10 = Karty all-in lícem nahoru
    .text = Když už se sázet nedá, mohou se všechny karty ve hře hned otočit lícem nahoru, i když společné karty teprve přijdou. Jeden herní řád to popisuje například pro turnaje, jinde nechává karty zavřené. Čekání na další karty je pak napínavé a všechno je na očích.
    .variants = Výchozí: v turnajích se otáčejí, v cash game zůstávají zavřené až do odkrytí. Jinak: otáčejí se vždy, nebo nikdy.

rule-ALLIN-11 = Nedorovnané žetony se vracejí
    .text = Část sázky, kterou žádný soupeř nemůže dorovnat, se vrací tomu, kdo ji vsadil, ještě než se sestaví banky. Nikdo by ji nemohl vyhrát ani prohrát, takže o ni nejde. Žádný herní řád vrácení výslovně nepopisuje, plyne z ALLIN-3.
    .example = A sází 100, jediný soupeř dorovnává all-in za 60. A dostane zpět 40 a hraje se 60 proti 60.

rule-ALLIN-12 = Výhody all-inu
    .text = Hráče, který je all-in, už nikdo blufem nevyžene a on sám nic dalšího neriskuje. A když ostatní sázejí dál, mohou ze hry vytlačit někoho, kdo by měl lepší kombinaci.

rule-ALLIN-13 = Nevýhody all-inu
    .text = Nad dorovnanou částku hráč all-in nevyhraje nic, ať ostatní sázejí sebevíc. I skvělé karty tak mohou vynést málo.
    .example = Dvě esa, all-in za 20 proti dvěma hráčům, kteří vložili po 300: esa si nevezmou víc než 60.

rule-ALLIN-14 = Žetony, ne počet výher
    .text = Úspěch v pokeru se měří žetony, ne počtem vyhraných rozdání. Kdo prohraje mnoho malých banků a vyhraje pár velkých, může skončit vysoko v plusu.
