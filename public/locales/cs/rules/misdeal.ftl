# Neplatné rozdání.

rule-MISDEAL-1 = Dokud nezahráli dva
    .text = Rozdání jde prohlásit za neplatné (misdeal), jen když si chyby někdo všimne dřív, než zahrají dva hráči; ozvat se smí kdokoli. Všechny žetony se vracejí, i blindy a ante, button zůstává, nebo se opraví, byla-li chyba v něm, a karty se zamíchají a rozdají znovu.

rule-MISDEAL-2 = Odkrytá jedna z prvních dvou
    .text = Rozdání je neplatné, když první nebo druhá rozdaná karta leží lícem nahoru nebo ji dealer vlastní vinou odkryje. Na samém začátku se tím nic neztrácí. Později se jediná odkrytá karta jen vymění (MISDEAL-11).

rule-MISDEAL-3 = Dvě odkryté karty
    .text = Odkryje-li dealer při rozdávání dvě karty nebo víc, rozdání je neplatné. Jednu kartu vyměnit jde; při dvou už hráči o sobě vědí příliš mnoho.

rule-MISDEAL-4 = Dvě obrácené karty v balíčku
    .text = Jsou-li v balíčku dvě karty nebo víc lícem nahoru, rozdání je neplatné. Takovým kartám se říká obrácené (boxed) a prozrazují, že balíček nebyl dobře srovnaný. Jediná obrácená karta se jen nahradí (IRREG-6).

rule-MISDEAL-5 = Dvě karty navíc
    .text = Jsou-li rozdány dvě karty navíc nebo víc, rozdání je neplatné. Jediná karta navíc, kterou si někdo všimne včas, ho nezruší: vrátí se a poslouží jako spálená.

rule-MISDEAL-6 = Rozdáno mimo pořadí
    .text = Když karta přijde mimo pořadí, všichni další dostanou karty, které patřily jinému, a rozdání je neplatné. Výjimkou je odkrytá karta, která poslouží jako spálená: tam pořadí jen vypadá špatně.

rule-MISDEAL-7 = Button na špatném místě
    .text = Je-li button na špatném místě, jsou špatně i blindy a pořadí hry. Zjistí-li se to dřív, než zahrají dva hráči, rozdání je neplatné a button se opraví. Později už rozdání platí (IRREG-1).

rule-MISDEAL-8 = Karty na nesprávné místo
    .text = Rozdání je neplatné, když karty přišly na prázdné místo nebo je dostal hráč, který na ně nemá nárok, třeba protože ještě čeká na velký blind (BLIND-20).

rule-MISDEAL-9 = Vynechaný hráč
    .text = Rozdání je neplatné, když karty nedostal hráč, který na ně má nárok a chce hrát. Než začnete hrát, rozhlédněte se po stole: jakmile zahrají dva, je na námitku pozdě.

rule-MISDEAL-10 = Na zrušení pozdě
    .text = Jakmile hra začala, tedy jakmile zahráli dva hráči, rozdání zrušit nejde. Blindy se pak nevracejí, ani hráči, který má třeba jen jednu kartu.

rule-MISDEAL-11 = Jedna odkrytá karta
    .text = Odkryje-li dealer jedinou kartu hráče, nejdřív se dorozdá. Potom se karta vymění za vrchní kartu balíčku a poslouží jako spálená. Jeden herní řád to dělá s každou kartou, jiný u první nebo druhé karty rozdání všechno ruší; tady platí to druhé.
    .variants = Výchozí: první nebo druhá karta rozdání ho ruší, každá další se vymění a spálí. Jinak: vymění a spálí se vždy.
    .example = Odkryje se sedmá karta rozdání: dealer dorozdá, vymění ji za vrchní kartu a před flopem ji spálí.

rule-MISDEAL-12 = Víc odkrytých karet
    .text = Když se odkryje víc než jedna karta, jeden herní řád píše, že rozdání je obvykle neplatné, jiný, že vždycky. Tady je neplatné vždy, pokud ještě nezahráli dva hráči (MISDEAL-1, MISDEAL-3).
