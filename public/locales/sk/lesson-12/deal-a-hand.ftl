# Lekcia: od miešania po river.

lesson-deal-a-hand = Od miešania po river
    .goal = Po tejto lekcii viete v správnom poradí urobiť všetko, čo má krupiér v jednom rozdaní na starosti.

lesson-deal-a-hand-1 = Sedíte na mieste krupiéra, uprostred stola (SEAT-5). Prinesú nový balíček. Čo urobíte najprv?
    .choice-1 = Skontrolovať karty a premiešať ich na stole
    .choice-2 = Hneď rozdávať
    .choice-3 = Hrať s oboma balíčkami
    .right = Najprv kvalita; potom sa nové karty rozložené po stole premiešajú (DECK-6).
    .wrong-2 = Najprv kontrola kvality. A nové karty sú zoradené: bez premiešania by ich každý poznal (DECK-6).
    .wrong-3 = Hrá sa vždy len s jedným; druhý čaká na najbližšie striedanie krupiérov (DECK-5).

lesson-deal-a-hand-2 = V akom poradí sa balíček mieša?
    .choice-1 = Chemmy, riffle, riffle, strip, riffle, snímanie
    .choice-2 = Chemmy, riffle, riffle, strip, snímanie, riffle
    .right = Tak je to predpísané (SHUF-3, SHUF-4), pred každým rozdaním znova (SHUF-1) a do 30 sekúnd (SHUF-2).
    .wrong-2 = Sníma sa až nakoniec, po poslednom riffle (SHUF-4).

lesson-deal-a-hand-3 = Karty sú zamiešané a sňaté. Čo teraz príde najprv?
    .choice-1 = Vložia sa blindy, potom sa rozdávajú karty
    .choice-2 = Rozdajú sa karty, potom sa vložia blindy
    .right = Najprv povinné stávky, až potom karty (DEAL-1).
    .wrong-2 = „Blind“ znamená naslepo: platí sa skôr, než vidno karty (BLIND-7).

lesson-deal-a-hand-4 = Button je na mieste 6. Označte miesta v poradí, v akom dostávajú prvú kartu.
    .right = Prvú kartu dostane prvý hráč vľavo od buttonu, poslednú button (DEAL-2).
    .wrong-1 = Button dostáva v každom kole kartu posledný, nie prvý (DEAL-2).
    .wrong-2 = Prvý je malý blind: miesto 1 vľavo od buttonu (DEAL-2).

lesson-deal-a-hand-5 = Kto dostane ôsmu kartu?
    .right = Šesť kariet je prvé kolo: 8 − 6 = 2 (DEAL-2).
    .wrong-1 = Miest je šesť: siedmou kartou sa začína nové kolo (DEAL-2).

lesson-deal-a-hand-6 = A kto dostane úplne poslednú kartu?
    .right = Miesto 6, teda button: tam sa končí každé kolo (DEAL-2).
    .wrong-1 = Kolo sa končí pri buttone, o miesto ďalej (DEAL-2).

lesson-deal-a-hand-7 = Stávky pred flopom sa skončili. Čo urobíte a v akom poradí?
    .choice-1 = Pozbierať stávky do banku, jednu spáliť, tri otočiť
    .choice-2 = Jednu spáliť, pozbierať stávky do banku, tri otočiť
    .choice-3 = Pozbierať stávky do banku, tri otočiť
    .right = Najprv stávky do banku (BOARD-5), potom jedna karta zakrytá nabok (BURN-1, BURN-2), potom flop.
    .wrong-2 = Najprv stávky, aby sa kolo skončilo a bolo to vidno (BOARD-5).
    .wrong-3 = Pri tomto stole sa pred flopom, turnom aj riverom jedna karta páli (BURN-1).

lesson-deal-a-hand-8 = Hrá šesť hráčov. Koľko kariet je z balíčka preč, keď na stole leží river?
    .right = 12 majú hráči, 5 leží na stole, 3 sú spálené: 12 + 5 + 3 = 20 (BURN-1).
    .wrong-1 = Ešte tri karty sú spálené (BURN-1).
    .wrong-2 = Každý hráč má dve karty: 2 × 6 = 12 (DEAL-1).

lesson-deal-a-hand-9 = Koľko ich v balíčku zostáva?
    .right = 52 − 20 = 32.

lesson-deal-a-hand-10 = Koľko hráčov by najviac mohlo hrať, keď sa karty pália?
    .right = 22 hráčov: 44 + 5 + 3 = 52, celý balíček (SEAT-3).
    .wrong-1 = 46 + 5 + 3 = 54 je priveľa; bez pálenia by 46 + 5 = 51 stačilo (SEAT-3).
    .wrong-2 = 26 × 2 je celý balíček, ale karty potrebuje aj stôl (SEAT-3).

lesson-deal-a-hand-11 = Ako krupiér číta kombinácie, vydáva banky a posúva button, to sa cvičí v škole krupiéra.

lesson-deal-a-hand-q1 = Hrá deväť hráčov a button je na mieste 9. Kto dostane dvanástu kartu?
    .choice-1 = Miesto 3
    .choice-2 = Miesto 12
    .right = Deväť kariet je prvé kolo: 12 − 9 = 3 (DEAL-2).
    .wrong-2 = Miest je deväť; po deviatich kartách sa počíta znova: 12 − 9 = 3 (DEAL-2).

lesson-deal-a-hand-q2 = Koľko kariet sa spáli v celom rozdaní?
    .right = Po jednej pred flopom, turnom a riverom (BURN-1).
    .wrong-1 = Jedna zakaždým: pred flopom, turnom aj riverom (BURN-1).

lesson-deal-a-hand-q3 = Kde leží spálená karta?
    .choice-1 = Zakrytá, bokom
    .choice-2 = Lícom nahor
    .choice-3 = V banku
    .right = Nikto sa nedozvie, ktorá to bola, a do hry nezasiahne (BURN-2).
    .wrong-2 = Zostáva zakrytá: nikto sa nesmie dozvedieť, ktorá to bola (BURN-2).
    .wrong-3 = Jeden zo zdrojov to tak píše, myslí tým však odložiť nabok, nie medzi žetóny (BURN-1).
