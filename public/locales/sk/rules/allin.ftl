# All-in.

rule-ALLIN-1 = All-in na dorovnanie
    .text = Kto nemá na dorovnanie dosť žetónov, smie vložiť všetky, ktoré má, a zostáva v hre. Hovorí sa, že je all-in. Hrá potom len o to, koľko dokázal dorovnať (ALLIN-3).

rule-ALLIN-2 = All-in, keď žetóny nestačia
    .text = Kedykoľvek stack nestačí na dorovnanie alebo na najmenšie navýšenie, smie hráč ísť all-in s tým, čo má. Pre posledné žetóny neplatí žiadne minimum, stačí akýkoľvek počet.

rule-ALLIN-3 = Najviac toľko, koľko vložíte
    .text = Od každého súpera môže hráč all-in vyhrať najviac toľko, koľko sám vložil. Zvyšok súperových stávok patrí do vedľajšieho banku (POT-1). Aj neúplné ante má podiel na ante ostatných len do svojej výšky; ante, ktoré platí veľký blind za celý stôl, patrí celé do hlavného banku.
    .example = A je all-in za 950. S jedným súperom môže získať 950; s dvoma je v banku 2 850 a A môže získať 1 900, teda 950 od každého.

rule-ALLIN-4 = All-in už nerozhoduje
    .text = Kto je all-in, už o ničom nerozhoduje a len čaká na vyloženie kariet. Nech ostatní vsádzajú čokoľvek, k položeniu kariet ho neprinútia, lebo už od neho nie je čo žiadať.

rule-ALLIN-5 = Pravidlo plnej stávky
    .text = All-in navýšenie menšie ako posledná stávka alebo navýšenie nie je plné navýšenie (full bet rule). Platí ako zvláštny druh dorovnania a tým, čo už v kole hrali, stávky znova neotvára. Kde na navýšenie vždy stačí jeden veľký blind (BET-3), je aj tu plným navýšením jeden veľký blind.
    .example = A vsádza 20. All-in za 40 je plné navýšenie a A smie navýšiť znova; all-in za 39 nie je.

rule-ALLIN-6 = Krátky all-in nič neotvára
    .text = Kto už v kole hral a teraz má proti sebe len krátky all-in, teda menej než plné navýšenie, smie dorovnať rozdiel alebo položiť karty, nie navýšiť. Viac krátkych all-inov sa sčíta: len čo dajú plné navýšenie, navyšovať sa smie znova. Ak je prvou stávkou kola all-in pod minimom, tí, čo dali check, smú len dorovnať alebo položiť karty.
    .example = A vsádza 20, B je all-in za 25, C dorovnáva 25. A smie doplatiť 5 alebo položiť karty; plné navýšenie by bolo na 40. Ak je prvou stávkou all-in za 4 a minimum 10, tí, čo ešte nehrali, smú navýšiť na 14 alebo viac, v limite na 10.

rule-ALLIN-7 = Kde platí pravidlo plnej stávky
    .text = Jeden herný poriadok uvádza pravidlo plnej stávky pre limit a pot limit a o no limite mlčí; tu platí vo všetkých troch. Kto v kole ešte nehral, o právo navýšiť neprichádza: v limite na ďalšiu plnú úroveň, inak najmenej na krátky all-in plus poslednú plnú stávku alebo navýšenie. V limite krátky all-in neuberá z dovoleného počtu navýšení; uberá z neho až navýšenie, ktoré ho doplní.
    .variants = Predvolené: stávky znova otvára len plné navýšenie, v každej štruktúre. Inak: v limite stačí polovica stávky. All-in za aspoň polovicu potom platí ako celá stávka a ďalšie navýšenie je o jednu stávku nad doplnenú úroveň.
    .example = Stávka 20, all-in 25: kto ešte nehral, smie v limite navýšiť na 40, inak na 45 alebo viac. Keď stačí polovica a stávka je 16, platí all-in za 8,50 ako 16 a ďalšie navýšenie je na 32.

rule-ALLIN-8 = Pseudo raise
    .text = All-in, ktorý prevyšuje stávku o menej než plné navýšenie, sa volá pseudo raise (pseudonavýšenie). Ostatní ho musia dorovnať, ak chcú zostať, ale stávky znova neotvára (ALLIN-5). Pri vyložení kariet sa však počíta: prvý ukazuje ten, kto stávku zvýšil naposledy, aj keby to bol pseudo raise (SHOW-2).

rule-ALLIN-9 = Nie je proti komu vsadiť
    .text = Keď sú všetci súperi all-in, nemá jediný hráč so žetónmi proti komu vsadiť. Už sa nevsádza: hráča sa nikto nepýta na check a navýšiť nemôže. Vyloží sa zvyšok spoločných kariet a nasleduje vyloženie kariet hráčov.

rule-ALLIN-10 = Pri all-ine karty lícom nahor
    .text = Keď sa už vsadiť nedá, môžu sa všetky karty v hre hneď otočiť lícom nahor, aj keď spoločné karty ešte len prídu. Jeden herný poriadok to opisuje napríklad pre turnaje, inde necháva karty zakryté. Čakanie na ďalšie karty je potom napínavé a všetko je na očiach.
    .variants = Predvolené: v turnajoch sa otáčajú, v cash game ostávajú zakryté až do vyloženia. Inak: otáčajú sa vždy alebo nikdy.

rule-ALLIN-11 = Nedorovnané žetóny sa vracajú
    .text = Časť stávky, ktorú žiadny súper nemôže dorovnať, sa vracia tomu, kto ju vsadil, ešte skôr, než sa zostavia banky. Nikto by ju nemohol vyhrať ani prehrať, takže o ňu nejde. Žiadny herný poriadok vrátenie výslovne neopisuje, vyplýva z ALLIN-3.
    .example = A vsádza 100, jediný súper dorovnáva all-in za 60. A dostane späť 40 a hrá sa 60 proti 60.

rule-ALLIN-12 = Výhody all-inu
    .text = Hráča, ktorý je all-in, už nikto blafom nevyženie a on sám nič ďalšie neriskuje. A keď ostatní vsádzajú ďalej, môžu z hry vytlačiť niekoho, kto by mal lepšiu kombináciu.

rule-ALLIN-13 = Nevýhody all-inu
    .text = Nad dorovnanú sumu hráč all-in nevyhrá nič, nech ostatní vsádzajú akokoľvek veľa. Aj skvelé karty tak môžu vyniesť málo.
    .example = Dve esá, all-in za 20 proti dvom hráčom, ktorí vložili po 300: esá si nevezmú viac než 60.

rule-ALLIN-14 = Žetóny, nie počet výhier
    .text = Úspech v pokri sa meria žetónmi, nie počtom vyhraných rozdaní. Kto prehrá veľa malých bankov a vyhrá zopár veľkých, môže skončiť vysoko v pluse.
