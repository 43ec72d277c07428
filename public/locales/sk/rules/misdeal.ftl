# Neplatné rozdanie.

rule-MISDEAL-1 = Kým nezahrali dvaja
    .text = Rozdanie možno vyhlásiť za neplatné (misdeal), len keď si chybu niekto všimne skôr, než zahrajú dvaja hráči; ozvať sa smie ktokoľvek. Všetky žetóny sa vracajú, aj blindy a ante, button ostáva, alebo sa opraví, ak bola chyba v ňom, a karty sa zamiešajú a rozdajú znova.

rule-MISDEAL-2 = Odkrytá jedna z prvých dvoch
    .text = Rozdanie je neplatné, keď prvá alebo druhá rozdaná karta leží lícom nahor alebo ju krupiér vlastnou vinou odkryje. Na samom začiatku sa tým nič nestráca. Neskôr sa jediná odkrytá karta len vymení (MISDEAL-11).

rule-MISDEAL-3 = Dve odkryté karty
    .text = Ak krupiér pri rozdávaní odkryje dve karty alebo viac, rozdanie je neplatné. Jednu kartu vymeniť možno; pri dvoch už hráči o sebe vedia príliš veľa.

rule-MISDEAL-4 = Dve obrátené karty v balíčku
    .text = Ak sú v balíčku dve karty alebo viac lícom nahor, rozdanie je neplatné. Takým kartám sa hovorí obrátené (boxed) a prezrádzajú, že balíček nebol dobre pripravený. Jediná obrátená karta sa len nahradí (IRREG-6).

rule-MISDEAL-5 = Dve karty navyše
    .text = Ak sa rozdali dve karty navyše alebo viac, rozdanie je neplatné. Jediná karta navyše, ktorú si niekto všimne včas, ho nezruší: vráti sa a poslúži ako spálená.

rule-MISDEAL-6 = Rozdané mimo poradia
    .text = Keď karta príde mimo poradia, všetci ďalší dostanú karty, ktoré patrili inému, a rozdanie je neplatné. Výnimkou je odkrytá karta, ktorá poslúži ako spálená: tam poradie len vyzerá zle.

rule-MISDEAL-7 = Button na zlom mieste
    .text = Ak je button na zlom mieste, sú zle aj blindy a poradie hry. Ak sa to zistí skôr, než zahrajú dvaja hráči, rozdanie je neplatné a button sa opraví. Neskôr už rozdanie platí (IRREG-1).

rule-MISDEAL-8 = Karty na nesprávne miesto
    .text = Rozdanie je neplatné, keď karty prišli na prázdne miesto alebo ich dostal hráč, ktorý na ne nemá nárok, napríklad preto, že ešte čaká na veľký blind (BLIND-20).

rule-MISDEAL-9 = Vynechaný hráč
    .text = Rozdanie je neplatné, keď karty nedostal hráč, ktorý na ne má nárok a chce hrať. Kým začnete hrať, prezrite si stôl: len čo zahrajú dvaja, na námietku je neskoro.

rule-MISDEAL-10 = Na zrušenie neskoro
    .text = Len čo sa hra začala, teda len čo zahrali dvaja hráči, rozdanie zrušiť nemožno. Blindy sa potom nevracajú, ani hráčovi, ktorý má napríklad len jednu kartu.

rule-MISDEAL-11 = Jedna odkrytá karta
    .text = Ak krupiér odkryje jedinú kartu hráča, najprv dokončí rozdávanie. Potom sa karta vymení za vrchnú kartu balíčka a poslúži ako spálená. Jeden herný poriadok to robí s každou kartou, iný pri prvej alebo druhej karte rozdania všetko ruší; tu platí to druhé.
    .variants = Predvolené: prvá alebo druhá karta rozdania ho ruší, každá ďalšia sa vymení a spáli. Inak: vymení a spáli sa vždy.
    .example = Odkryje sa siedma karta rozdania: krupiér dokončí rozdávanie, vymení ju za vrchnú kartu a pred flopom ju spáli.

rule-MISDEAL-12 = Viac odkrytých kariet
    .text = Keď sa odkryje viac než jedna karta, jeden herný poriadok píše, že rozdanie je zvyčajne neplatné, iný, že vždy. Tu je neplatné vždy, ak ešte nezahrali dvaja hráči (MISDEAL-1, MISDEAL-3).
