# Lekcia: Hlavný a vedľajší bank.

lesson-side-pot = Hlavný a vedľajší bank
    .goal = Po tejto lekcii viete zostaviť hlavný a vedľajší bank a poviete, kto môže ktorý vyhrať.

lesson-side-pot-1 = Adam vsádza 20, Bea vkladá posledných 5 a je all-in, vy dorovnávate 20.

lesson-side-pot-2 = Kolo sa skončilo: roztrieďte žetóny do bankov.
    .right = Od každého z troch 5: 3 × 5 = 15. O prebytok 15 + 15 = 30 hráte len vy a Adam (POT-1).
    .wrong-1 = Potom by Bea mohla za svojich 5 vyhrať od každého z vás 20 (ALLIN-3).
    .wrong-2 = Tých 5 dali všetci traja: 3 × 5 = 15.
    .wrong-3 = Najprv vezmite 5 od každého: 3 × 5 = 15.
    .wrong-4 = Po vrstvách: 3 × 5 = 15 pre všetkých troch, potom 15 + 15 = 30, o ktoré hráte len vy a Adam (POT-1).

lesson-side-pot-3 = Kedy sa vedľajšie banky zostavujú?
    .choice-1 = Až keď sa kolo skončí
    .choice-2 = Hneď, ako je Bea all-in
    .right = Až potom je jasné, kto koľko dorovnal (POT-2).
    .wrong-2 = Ostatní ešte môžu položiť karty alebo navýšiť, preto sa čaká na koniec kola (POT-2).

lesson-side-pot-4 = Turn, Adam vsádza 10. Dorovnajte 10.
    .right = Vy a Adam vsádzate ďalej, Bea už len čaká na vyloženie kariet.
    .wrong-1 = Môžete, ale tu dorovnajte.
    .wrong-2 = Môžete, ale tu dorovnajte.

lesson-side-pot-5 = Kam pôjde týchto 20? Roztrieďte žetóny znova.
    .right = Do vedľajšieho banku: 30 + 20 = 50. Bank, o ktorý hrá Bea, má stále 15 (POT-4).
    .wrong-1 = Bea tieto žetóny nedorovnáva, a tak do hlavného banku nepatria (POT-3).

lesson-side-pot-6 = Vyloženie: Bea má esá, vy dolníky, Adam desiatky. Komu pripadne ktorý bank?
    .right = Hlavný berie Bea, vedľajší vy. Kto nič nevložil, nemá podiel: vedľajší Bea vyhrať nemôže (POT-10).
    .wrong-1 = Bea má vložených 5. O tých 50 hráte len vy a Adam (POT-3).
    .wrong-2 = Esá porážajú dolníky a Bea v hlavnom banku je.

lesson-side-pot-7 = Aký je váš výsledok v tomto rozdaní?
    .right = 50 − 30 = 20. Bea vás poráža, a predsa ste v pluse: na to je vedľajší bank (POT-9).
    .wrong-1 = 30 z banku je vašich: 50 − 30 = 20.
    .wrong-2 = To je len strata v hlavnom banku. Vo vedľajšom získavate 25: 25 − 5 = 20 spolu.

lesson-side-pot-8 = Iné rozdanie: Adam je all-in za 50, Cyril navyšuje na 100, Dora kladie karty, vy dorovnávate. Zostavte banky.
    .right = Od každého z troch 50: 3 × 50 = 150. Potom 50 + 50 = 100, o ktoré hráte vy a Cyril (POT-1).
    .wrong-1 = Od každého z troch 50: 3 × 50 = 150. Potom 50 + 50 = 100.
    .wrong-2 = Po vrstvách: 3 × 50 = 150, potom 50 + 50 = 100.

lesson-side-pot-9 = Najlepšie karty má Adam, Cyril má horšie než vy. Komu pripadne ktorý bank?
    .right = Každý bank berie najlepší z tých, čo oň hrajú. Adam +100, vy 0, Cyril −100.
    .wrong-1 = Adam má vložených 50. Vedľajší bank sa začína až nad 50 (POT-3).

lesson-side-pot-10 = Najlepšie karty má Adam, Cyril má lepšie než vy. Komu pripadne ktorý bank?
    .right = Adam berie hlavný a Cyril vedľajší bank. Adam +100, vy −100, Cyril 0.
    .wrong-1 = Adam má vložených 50. Vedľajší bank sa začína až nad 50 (POT-3).

lesson-side-pot-11 = Najlepšie karty máte vy, druhé najlepšie Adam. Komu pripadne ktorý bank?
    .right = Hráte o oba banky a oba vyhrávate. Adam −50, vy +150, Cyril −100.
    .wrong-1 = Vedľajší bank berie lepší z vás dvoch, Cyril alebo vy, nie druhý najlepší pri stole.

lesson-side-pot-12 = Najlepšie karty má Cyril, druhé najlepšie Adam. Komu pripadne ktorý bank?
    .right = Cyril vyhráva oba banky. Adam −50, vy −100, Cyril +150.
    .wrong-1 = Vedľajší bank berie lepší z vás dvoch, Cyril alebo vy, nie druhý najlepší pri stole.

lesson-side-pot-q1 = A je all-in za 40, B a C dali po 90. Aký veľký je hlavný a vedľajší bank?
    .choice-1 = 120 a 100
    .choice-2 = 120 a 180
    .choice-3 = 220 v jednom
    .right = 3 × 40 = 120 a zostáva 50 + 50 = 100 (POT-1).
    .wrong-2 = Obom odrátajte 40: 50 + 50 = 100.
    .wrong-3 = Za vklad 40 nemôže A vyhrať od každého 90 (ALLIN-3).

lesson-side-pot-q2 = D vloží 20 do hlavného banku, o ktorý hrajú A, B a C, a položí karty. Kto môže tých 20 vyhrať?
    .choice-1 = Všetci traja, čo hrajú o hlavný bank
    .choice-2 = Len A, lebo je all-in
    .right = Žetóny toho, kto položil karty, zostávajú v banku, kde ležia (POT-3).
    .wrong-2 = Žetóny toho, kto položil karty, zostávajú v banku pre všetkých, čo oň hrajú (POT-3).

lesson-side-pot-q3 = Môže hráč, ktorý je all-in, vyhrať vedľajší bank?
    .choice-1 = Nikdy
    .choice-2 = Áno, s najlepšou kombináciou
    .right = Nič doň nevložil (POT-3).
    .wrong-2 = Kto nič nevložil, nemá podiel (POT-3).
