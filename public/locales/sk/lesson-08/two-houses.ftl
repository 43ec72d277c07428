# Lekcia: jedno rozdanie podľa dvoch herných poriadkov.

lesson-two-houses = Jedno rozdanie, dve herne
    .goal = Po tejto lekcii viete, čo v rozdaní závisí od herne, a dokážete to v hernom poriadku nájsť.

lesson-two-houses-1 = To isté rozdanie odohráte dvakrát: rovnaké karty, rovnaké ťahy. Prvý raz podľa pravidiel školy, druhý raz podľa pravidiel klubu, ktoré sa líšia v troch riadkoch.

lesson-two-houses-2 = Škola. Na turne Dora vsádza 4, blindy sú 1/3. Na koľko musíte najmenej navýšiť?
    .right = Pridáva sa aspoň toľko, koľko bola stávka: 4 + 4 = 8 (BET-3).
    .wrong-1 = Mierou je tu stávka 4, nie veľký blind 3: 4 + 4 = 8.

lesson-two-houses-3 = Klub. Dora vsádza zase 4. Na koľko musíte najmenej navýšiť?
    .right = Stačí pridať jeden veľký blind: 4 + 3 = 7 (BET-3).
    .wrong-1 = 8 platí v škole. Klub chce pridať len jeden veľký blind: 4 + 3 = 7.

lesson-two-houses-4 = Škola. Na riveri checkujete vy aj Dora. Kto ukazuje prvý a kto druhý?
    .right = Kto bol v tom kole prvý na rade: vy, potom Dora (SHOW-5).
    .wrong-1 = Dora vsádza na turne. Na riveri nevsádza nikto, a tak začína ten, kto je prvý na rade.

lesson-two-houses-5 = Klub. Na riveri zase obaja checkujete. Kto ukazuje prvý a kto druhý?
    .right = Tu začína posledný agresor celého rozdania: Dora, ktorá vsádza na turne. Potom vy (SHOW-5).
    .wrong-1 = Tak je to v škole. V klube začína posledný agresor celého rozdania.

lesson-two-houses-6 = Škola. Vy aj Dora máte dvojicu es s kráľom, deviatkou a sedmičkou. Rozdeľte bank 25.
    .right = Žetón navyše patrí prvému víťazovi vľavo od buttonu: vy beriete 13, Dora 12 (ODD-2).
    .wrong-1 = Žetón navyše je váš: vľavo od buttonu na mieste 5 je ako prvé miesto 1.

lesson-two-houses-7 = Klub. Rovnaké karty. Rozdeľte bank 25.
    .right = Proti smeru hodinových ručičiek je k buttonu najbližšie Dora: berie 13, vy 12 (ODD-2).
    .wrong-1 = Podľa tohto poriadku sa od buttonu počíta proti smeru hodinových ručičiek a najbližšie je Dora.

lesson-two-houses-8 = Delil by sa bank inak, keby porazený musel ukázať karty?
    .choice-1 = Nie
    .choice-2 = Áno
    .right = Ukazovanie mení len to, čo ostatní uvidia, nikdy nie to, kto vyhráva (SHOW-6).
    .wrong-2 = Porazené karty sú porazené, či ich niekto vidí, alebo nie (SHOW-6).

lesson-two-houses-9 = Čo z toho vás môže niekde pripraviť o bank?
    .choice-1 = Nepoviete, že hráte stôl
    .choice-2 = Ukážete až po súperovi
    .choice-3 = Len dorovnáte a nenavýšite
    .right = V niektorých herniach musí ten, kto hrá stôl, povedať to nahlas, inak o svoj diel príde (SHOW-12).
    .wrong-2 = Poradie pri ukazovaní nič nestojí.
    .wrong-3 = To je vaša voľba. Žiadne pravidlo herne od nej nezávisí.

lesson-two-houses-10 = V týchto dvanástich bodoch sa písané zdroje rozchádzajú. Žiadny výklad nie je ten jediný pravý: čo platí pri vašom stole, hovorí herný poriadok. Prvá hodnota v každom riadku je predvolená.
    .table =
        Otázka | Hodnoty | Pravidlá
        Navýšenia v kole limitu | tri; štyri | (LIMIT-3), C-1
        Navyšovanie medzi dvoma hráčmi v limite | v cash game bez obmedzenia, v turnaji obmedzene; vždy bez obmedzenia; vždy obmedzene | (LIMIT-4), C-2
        Najväčšie navýšenie v pot limite | bank po dorovnaní; bank pred dorovnaním; žetóny ostatných | (POTLIM-1), C-4
        Najmenšie navýšenie | koľko bola posledná stávka alebo navýšenie; vždy jeden veľký blind | (BET-3), C-5
        All-in menší než navýšenie | znova navyšovať sa smie len po plnom navýšení; v limite stačí polovica stávky | (ALLIN-7), C-9
        Malý blind | polovica nadol na žetón; nadol na celú jednotku; presná polovica | (BLIND-4), C-11
        Farby pri losovaní o button | piky, srdcia, káry, kríže; piky, srdcia, kríže, káry | (DRAW-2), C-13
        Button po odchode hráča | mŕtvy button; pohyblivý button | (BTN-4), C-14
        Zmeškaný veľký blind | zaplatiť alebo naň počkať; zaplatiť; zaplatiť aj malý | (BLIND-18), C-15
        Kto ukazuje prvý po samých checkoch | kto bol prvý na rade; posledný agresor rozdania | (SHOW-5), C-28
        Porazené karty | smú zostať skryté; ukazujú sa; ukazuje len ten, kto chce vyhrať | (SHOW-6), C-29
        Žetón navyše | prvý víťaz vľavo od buttonu; najbližší k buttonu proti smeru hodinových ručičiek | (ODD-2), C-35

lesson-two-houses-q1 = Čo z toho platí vo všetkých herniach rovnako?
    .choice-1 = Farby nikdy nerozhodujú pri zhode
    .choice-2 = Komu patrí žetón navyše
    .choice-3 = Koľko navýšení limit dovoľuje
    .right = Rovnaké kombinácie si bank delia; v hold’eme farba nerozhoduje nikde (SPLIT-3).
    .wrong-2 = O žetóne navyše sa zdroje nezhodnú: rozhodne herný poriadok (ODD-2).
    .wrong-3 = Niekde tri, inde štyri: rozhodne herný poriadok (LIMIT-3).

lesson-two-houses-q2 = Prídete do nového klubu. Na čo sa opýtate pred prvým rozdaním?
    .choice-1 = Na straddle, cap, žetón navyše a ukazovanie kariet
    .choice-2 = Na poradie kombinácií
    .right = V týchto štyroch veciach sa herne líšia; odpovie herný poriadok (GAME-6).
    .wrong-2 = Poradie kombinácií je všade rovnaké. Pýtajte sa na to, čo sa líši: straddle, cap, žetón navyše, ukazovanie.
