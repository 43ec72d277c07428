# Karty.

rule-DECK-1 = Päťdesiatdva kariet
    .text = Hrá sa s jedným bežným francúzskym balíčkom s 52 kartami: štyri farby (piky, srdcia, káry, kríže) po trinástich hodnotách, od dvojky po desiatku, dolník, dáma, kráľ a eso. Každá karta je v ňom práve raz.

rule-DECK-2 = Poradie hodnôt
    .text = Od najvyššej po najnižšiu: eso, kráľ, dáma, dolník, 10, 9, 8, 7, 6, 5, 4, 3, 2. Karta má hodnotu, ktorá je na nej vytlačená. V postupke smie byť eso aj najnižšou kartou (RANK-11).

rule-DECK-3 = Farby sú si rovné
    .text = Pri porovnávaní kombinácií nie je žiadna farba lepšia než iná. Pikové eso platí rovnako ako krížové a srdcový flush rovnako ako kárový, ak majú karty rovnaké hodnoty.

rule-DECK-4 = Bez žolíkov
    .text = V balíčku nie sú žolíky. Pri živom stole sa z nového balíčka vyradia a zničia, aby sa do hry nemohli vrátiť. Čo sa stane, keď sa žolík predsa objaví, hovorí pravidlo (IRREG-8).

rule-DECK-5 = Dva balíčky na striedačku
    .text = Pri živom stole bývajú dva balíčky kariet. Pri každom striedaní krupiérov sa jeden vymení za druhý.

rule-DECK-6 = Nové karty sa kontrolujú
    .text = Skôr než sa začne hrať s novými kartami, krupiér skontroluje ich kvalitu a premieša ich rozložené na stole. Až potom príde bežné miešanie (SHUF-3).
