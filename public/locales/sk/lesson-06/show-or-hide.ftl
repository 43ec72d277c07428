# Lekcia: Ukázať, alebo skryť.

lesson-show-or-hide = Ukázať, alebo skryť
    .goal = Po tejto lekcii viete, kto musí ukázať, kto smie karty skryť a o čo tým príde.

lesson-show-or-hide-1 = Posledná vsádza Bea a ukazuje dvojicu es. Vy máte krále a ste na rade. Musíte ich ukázať?
    .choice-1 = Nie, vyberiem si
    .choice-2 = Áno
    .right = Prehrávate a nemôžete získať žiadnu časť banku: ukážte alebo skryte, ako chcete (SHOW-7).
    .wrong-2 = V tejto herni musí ukázať len ten, kto začína (SHOW-6).

lesson-show-or-hide-2 = Adam má dve dvojice. Čo musí urobiť, aby bank dostal?
    .choice-1 = Vyložiť obe karty lícom nahor
    .choice-2 = Povedať „dve dvojice“
    .choice-3 = Ukázať jednu deviatku
    .right = Obe svoje karty, či hrajú, alebo nie (SHOW-8).
    .wrong-2 = Slová nevyhrávajú, vyhrávajú karty (SHOW-8).
    .wrong-3 = Vidieť musí byť obe karty, či hrajú, alebo nie (SHOW-8).

lesson-show-or-hide-3 = Adam ukazuje dve dvojice, deviatky a osmičky, a berie 120.

lesson-show-or-hide-4 = Krále zostali skryté. Môžu ich ostatní vidieť neskôr?
    .choice-1 = Áno, v histórii rozdaní, ak to dovolí herný poriadok
    .choice-2 = Nikdy
    .right = V tejto herni sú v histórii všetky karty, ktoré došli k vyloženiu, aj tie skryté (SHOW-18).
    .wrong-2 = Karty, ktoré došli k vyloženiu, sa v tejto herni dajú vyhľadať. Položené nikdy (SHOW-18).

lesson-show-or-hide-5 = To isté rozdanie v herni, kde ukazujú všetci, čo zostali. Musíte krále ukázať?
    .choice-1 = Áno
    .choice-2 = Nie
    .right = Tu ukazujú všetci (SHOW-6). Pri stole, kde sa hráči ešte len učia, je to najlepšie.
    .wrong-2 = Tu ukazujú všetci, čo došli k vyloženiu, aj porazení (SHOW-6).

lesson-show-or-hide-6 = Vaša kombinácia je rovnaká ako najlepšia doteraz ukázaná. Skryjete ju?
    .choice-1 = Nikdy, prídem tým o svoj diel
    .choice-2 = Je to jedno
    .right = Ukážte ju: môžete vyhrať časť banku (SHOW-7).
    .wrong-2 = Skryté karty nič nevyhrajú (SHOW-8).

lesson-show-or-hide-q1 = Po vašej stávke všetci položili karty. Musíte ukázať?
    .choice-1 = Nie
    .choice-2 = Áno
    .right = O bank s vami už nikto nehrá (SHOW-9).
    .wrong-2 = Ukazuje sa len tam, kde o bank hrá viac hráčov (SHOW-9).

lesson-show-or-hide-q2 = Pri vyložení zahodíte víťazné karty lícom nadol. Čo teraz?
    .choice-1 = Na bank nemám nárok
    .choice-2 = Videla ich kamera, takže vyhrávam
    .right = Skryté karty nič nevyhrajú (SHOW-8).
    .wrong-2 = Na výhru treba ukázať obe karty (SHOW-8).

lesson-show-or-hide-q3 = Kto musí ukázať v každej herni?
    .choice-1 = Kto vyloženie začína a chce bank
    .choice-2 = Kto prvý dorovnal
    .right = V tom sa herné poriadky zhodujú (SHOW-6).
    .wrong-2 = Či musí ukázať aj ten, kto dorovnal, závisí od herne (SHOW-6).
