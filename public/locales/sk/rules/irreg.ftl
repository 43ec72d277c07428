# Nezrovnalosti.

rule-IRREG-1 = Zlý button, zistený neskoro
    .text = Keď sa až po začiatku hry ukáže, že button je na zlom mieste, rozdanie platí. Pre ďalšie sa button a blindy určia tak, aby počas jedného obehu podľa možnosti každý prešiel všetky miesta.

rule-IRREG-2 = Iný rub v hre
    .text = Ak sa v hre objaví karta s iným rubom, balíček bol chybný a celé rozdanie je neplatné. Všetky žetóny sa vracajú majiteľom, nech sa v rozdaní stalo čokoľvek.

rule-IRREG-3 = Iný rub vo zvyšku balíčka
    .text = Ak sa karta s iným rubom nájde až medzi kartami, ktoré sa nerozdali, všetko platí. Nikto s ňou nehral, a tak nikomu neuškodila.

rule-IRREG-4 = Dve rovnaké karty
    .text = Ak sa objavia dve karty rovnakej hodnoty aj farby, rozdanie je neplatné a všetky žetóny sa vracajú majiteľom. S takým balíčkom nemal nikto také šance, aké sa zdali.
    .example = Na flope sú dve srdcové dámy: všetko je neplatné.

rule-IRREG-5 = Žetóny z minulého rozdania
    .text = Ak v banku ostali žetóny z minulého rozdania, môžu ich vyhrať len tí, čo ho hrali. Nový hráč hrá len o zvyšok banku.

rule-IRREG-6 = Obrátená karta
    .text = Karta, ktorá v balíčku leží lícom nahor, ako karta neplatí. Odloží sa a jej miesto zaujme nasledujúca. Dve také karty alebo viac, zistené včas, rozdanie rušia (MISDEAL-4).

rule-IRREG-7 = Obrátená a ďalšia už rozdaná
    .text = Ak nasledujúcu kartu už dostal iný hráč, obrátená karta sa nahradí, až po skončení rozdávania. Všetkým ostatným tak ostanú karty, ktoré im patria.

rule-IRREG-8 = Žolík nie je karta
    .text = Kde sa hrá bez žolíkov, žolík ako karta neplatí a nahradí sa. Kto ho u seba nájde, musí to hneď povedať: ak s ním hrá ďalej, sú jeho karty mŕtve, akoby ich položil.

rule-IRREG-9 = Kto sa nepozrie, riskuje
    .text = Kto hrá a na karty sa nepozrel, nesie riziko, že sú neplatné alebo že je medzi nimi žolík. Pozrite sa preto na obe karty skôr, než čokoľvek urobíte.

rule-IRREG-10 = Chýbajúca karta
    .text = Ak sa ukáže, že v balíčku jedna alebo viac kariet chýba, výsledok rozdania sa neruší. Karty chýbali všetkým rovnako.

rule-IRREG-11 = Karty na zemi
    .text = Karty, ktoré spadnú zo stola, patria hráčovi ďalej a hrá sa s nimi ako zvyčajne. Karty síce stôl opúšťať nemajú (DEAL-5), ale nehoda o ne hráča nepripraví.

rule-IRREG-12 = Zlé pálenie, včas
    .text = Keď sa zabudlo spáliť, alebo sa spálilo kariet priveľa, musí sa to napraviť skôr, než začnú hráči v kole hrať. Na stôl prídu spoločné karty, ktoré by priniesol správny postup.

rule-IRREG-13 = Zlé pálenie, neskoro
    .text = Keď hráči po nových kartách už začali hrať, karty platia tak, ako ležia, aj keď sa pálilo zle. Rozhodnutia podľa videných kariet vrátiť nemožno.

rule-IRREG-14 = Vyložené predčasne
    .text = Karta vyložená skôr, než sa stávky skončili, neplatí. Predčasný turn ide nabok: po stávkach sa jedna karta spáli, nasledujúca je turn a predčasná sa zamieša späť pred riverom. Predčasný river sa zamieša späť hneď. Predčasný flop sa vráti, spálená karta ostane, zamieša sa a vyloží sa nový flop.

rule-IRREG-15 = Pokazený zvyšok balíčka
    .text = Keď sa zvyšok balíčka pokazí, napríklad preto, že si krupiér myslel, že je koniec, a karty pozbieral, musí sa čo najpresnejšie obnoviť. Potom sa rozdanie dohrá.

rule-IRREG-16 = Priveľký flop
    .text = Ak má flop viac než tri karty, krupiér zamieša všetko okrem kariet hráčov a spálenej karty a vyloží nový flop. Ktorá trojica to mala byť, už nikto neurčí.
