# Limitná hra.

rule-LIMIT-1 = Jediná veľkosť stávky
    .text = V limitnej hre má každá stávka aj každé navýšenie veľkosť predpísanú pre dané kolo. Viac ani menej vložiť nesmiete, iba ak by sa vám minuli žetóny.
    .variants = Niektoré pravidlá o tejto veľkosti hovoria ako o najmenšej, iné ako o najväčšej, ďalšie ako o pevnej sume. Ide o tú istú hru; tu je veľkosť presná.
    .example = Jednotka 10: stávka je 10, prvé navýšenie na 20, ďalšie na 30.

rule-LIMIT-2 = Nižší a vyšší limit
    .text = V prvých dvoch kolách, pred flopom a na flope, sa vsádza po nižšom limite, ktorý sa rovná veľkému blindu. Na turne a riveri platí vyšší limit, dvojnásobok.
    .example = Limit 15–30: pred flopom a na flope sa vsádza po 15, na turne a riveri po 30.

rule-LIMIT-3 = Počet navýšení v kole
    .text = V limitných hrách je počet navýšení v jednom kole obmedzený. Pravidlá väčšinou dovoľujú tri po prvej stávke; niektoré štyri, a nie vždy je jasné, či sa do nich počíta aj stávka. V pot limite a no limite také obmedzenie nie je.
    .variants = Predvolené: 3 navýšenia po stávke. Inak: 4.
    .example = Jednotka 5: stávka 5, navýšenia na 10, 15 a 20. Ďalší hráč smie už len dorovnať 20 alebo položiť karty.

rule-LIMIT-4 = Obmedzenie, keď hrajú dvaja
    .text = Ak zostanú dvaja, nekonečné navyšovanie nikomu ďalšiemu neškodí, a niektoré pravidlá preto obmedzenie rušia. Rozhoduje, koľko hráčov vo chvíli navýšenia ešte môže vsadiť; kolo, v ktorom sa možnosti vyčerpali, kým hrali traja alebo viacerí, zostáva uzavreté.
    .variants = Predvolené: v cash game bez obmedzenia, v turnaji obmedzenie platí. Inak: medzi dvoma hráčmi vždy bez obmedzenia, obmedzenie platí vždy, alebo obmedzenie padá, až keď v turnaji zostanú dvaja.
    .example = Limit 2–4 na turne: 4, potom navýšenia na 8, 12 a 16. Keď hrajú traja, tým sa navyšovanie končí; dvaja smú v cash game ďalej na 20, 24 a tak ďalej.

rule-LIMIT-5 = Potom už len dorovnať alebo položiť
    .text = Len čo padne posledné povolené navýšenie, v tomto kole už nikto navýšiť nesmie. Ostatní môžu len dorovnať alebo položiť karty.

rule-LIMIT-6 = Stávka nie je navýšenie
    .text = Prvá stávka kola sa ako navýšenie nepočíta. Pred flopom ju zastupuje veľký blind, takže tri navýšenia vedú až na štyri veľké blindy. Nepočíta sa ani neúplný all-in (ALLIN-5), navýšenie, ktoré ho doplní, už áno.
    .example = Limit 2–4 pred flopom: veľký blind 2, potom 4, 6 a 8.

rule-LIMIT-7 = Slovo cap
    .text = Poslednému povolenému navýšeniu sa hovorí cap a hráči potom povedia, že stávky sú uzavreté, „capped“. Samo pravidlo sa volá three-raise rule, pravidlo troch navýšení.

rule-LIMIT-8 = Obmedzenie v iných hrách
    .text = Hry, ktoré majú len dve stávkové kolá, napríklad draw a lowball, dovoľujú o navýšenie viac: ak hrajú traja alebo viacerí hráči, smie byť jedna stávka a štyri navýšenia. V hold’eme so štyrmi kolami sú obvyklé tri.

rule-LIMIT-9 = Ako sa limitné hry volajú
    .text = Limitné hry sa volajú podľa svojich dvoch veľkostí stávok. V „limite 2–4“ sa pred flopom a na flope vsádza po 2, na turne a riveri po 4.
