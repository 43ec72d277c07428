# Lekcia: Malé riziko, malá výhra.

lesson-two-sides-of-all-in = Malé riziko, malá výhra
    .goal = Po tejto lekcii viete v žetónoch povedať, čo hráč all-inom získava a čoho sa vzdáva.

lesson-two-sides-of-all-in-1 = Máte dve esá a len 20 žetónov. Adam a Bea vložili po 300. Dorovnajte 20.
    .right = Ste all-in za 20 a viac už od vás nikto chcieť nemôže (ALLIN-1).
    .wrong-1 = S dvoma esami sa za 20 karty nekladú, keď je v banku 600: dorovnajte.

lesson-two-sides-of-all-in-2 = Kolo sa skončilo. Zostavte banky.
    .right = 3 × 20 = 60 je hlavný bank, 280 + 280 = 560 vedľajší (POT-1).
    .wrong-1 = Z oboch vkladov 300 je po 20 v hlavnom banku: 280 + 280 = 560.
    .wrong-2 = Po vrstvách: 3 × 20 = 60 pre všetkých troch, potom 280 + 280 = 560, o ktoré hrajú Adam a Bea.

lesson-two-sides-of-all-in-3 = Vyloženie: vy máte esá, Bea dvojky, Adam nemá nič. Komu pripadne ktorý bank?
    .right = Hlavný je váš, vedľajší vyhráva Bea, lebo Adam nemá nič (POT-3).
    .wrong-1 = Váš vklad je 20. O vedľajší bank hrajú Adam a Bea (POT-3).
    .wrong-2 = Esá porážajú dvojky a o hlavný bank hráte aj vy.

lesson-two-sides-of-all-in-4 = Koľko získavate?
    .right = 60 − 20 = 40 (ALLIN-13).
    .wrong-1 = 20 z toho je vašich: 60 − 20 = 40.

lesson-two-sides-of-all-in-5 = A koľko získava Bea so svojou dvojicou dvojok?
    .right = 560 − 300 = 260 (ALLIN-13).
    .wrong-1 = 300 z toho je jej: 560 − 300 = 260.
    .wrong-2 = Stráca aj 20 v hlavnom banku: 280 − 20 = 260.

lesson-two-sides-of-all-in-6 = Máte najlepšiu kombináciu a získavate 40, Bea 260. Čo sa počíta?
    .choice-1 = Žetóny
    .choice-2 = Vyhrané rozdania
    .right = Počítajú sa žetóny, nie počet vyhraných rozdaní (ALLIN-14).
    .wrong-2 = Jeden veľký bank preváži veľa malých (ALLIN-14).

lesson-two-sides-of-all-in-7 = To isté rozdanie, ale na turne vsádza Adam ďalších 200 a Bea dorovnáva. Čo sa tým mení pre vás?
    .choice-1 = Nič
    .choice-2 = Môžem vyhrať viac
    .choice-3 = Môžu ma vytlačiť z hry
    .right = Blaf vás z hry nedostane a nič ďalšie neriskujete (ALLIN-12), ale ani viac nevyhráte (ALLIN-13).
    .wrong-2 = Váš hlavný bank zostáva 60 (ALLIN-13).
    .wrong-3 = K položeniu kariet vás už nikto neprinúti (ALLIN-12).

lesson-two-sides-of-all-in-8 = Koľko teraz získava Bea?
    .right = 960 − 500 = 460.
    .wrong-1 = 500 z toho je jej: 960 − 500 = 460.

lesson-two-sides-of-all-in-q1 = Čo z toho je výhoda all-inu?
    .choice-1 = Žiadnou stávkou ma nikto nedostane z hry
    .choice-2 = Môžem vyhrať vedľajší bank
    .choice-3 = Vidím karty ostatných
    .right = Kto je all-in, dôjde až k vyloženiu, nech ostatní vsádzajú čokoľvek (ALLIN-12).
    .wrong-2 = Kto nič nevložil, nemá podiel (POT-10).
    .wrong-3 = Len tam, kde sa karty po all-ine otáčajú, a potom ich vidia všetci.

lesson-two-sides-of-all-in-q2 = Vyhráte 9 rozdaní po 10 žetónov a jedno prehráte za 120. Aký je výsledok?
    .choice-1 = −30
    .choice-2 = +90
    .right = 90 − 120 = −30: počítajú sa žetóny (ALLIN-14).
    .wrong-2 = Počítajú sa žetóny, nie rozdania: 90 − 120 = −30 (ALLIN-14).
