# Lekce: od míchání po river.

lesson-deal-a-hand = Od míchání po river
    .goal = Po této lekci umíte ve správném pořadí udělat všechno, co má dealer v jednom rozdání na starosti.

lesson-deal-a-hand-1 = Sedíte na místě dealera, uprostřed stolu (SEAT-5). Přinesou nový balíček. Co nejdřív?
    .choice-1 = Karty zkontrolovat a promíchat na stole
    .choice-2 = Hned rozdávat
    .choice-3 = Hrát s oběma balíčky
    .right = Nejdřív kvalita; potom se nové karty rozložené po stole promíchají (DECK-6).
    .wrong-2 = Nejdřív kontrola kvality. A nové karty jsou srovnané: bez promíchání by je každý znal (DECK-6).
    .wrong-3 = Hraje se vždy jen s jedním; druhý čeká na příští střídání dealerů (DECK-5).

lesson-deal-a-hand-2 = V jakém pořadí se balíček míchá?
    .choice-1 = Chemmy, riffle, riffle, strip, riffle, sejmout
    .choice-2 = Chemmy, riffle, riffle, strip, sejmout, riffle
    .right = Tak je to předepsané (SHUF-3, SHUF-4), před každým rozdáním znovu (SHUF-1) a do 30 sekund (SHUF-2).
    .wrong-2 = Snímá se až nakonec, po posledním riffle (SHUF-4).

lesson-deal-a-hand-3 = Karty jsou zamíchané a sejmuté. Co teď přijde nejdřív?
    .choice-1 = Vloží se blindy, pak se rozdávají karty
    .choice-2 = Rozdají se karty, pak se vloží blindy
    .right = Nejdřív povinné sázky, teprve potom karty (DEAL-1).
    .wrong-2 = „Blind“ znamená naslepo: platí se dřív, než je vidět karty (BLIND-7).

lesson-deal-a-hand-4 = Button je na místě 6. Ťukejte na místa v pořadí, v jakém dostávají první kartu.
    .right = První kartu dostane první hráč vlevo od buttonu, poslední button (DEAL-2).
    .wrong-1 = Button dostává v každém kole kartu poslední, ne první (DEAL-2).
    .wrong-2 = První je malý blind: místo 1 vlevo od buttonu (DEAL-2).

lesson-deal-a-hand-5 = Kdo dostane osmou kartu?
    .right = Šest karet je první kolo: 8 − 6 = 2 (DEAL-2).
    .wrong-1 = Míst je šest: sedmou kartou začíná nové kolo (DEAL-2).

lesson-deal-a-hand-6 = A kdo dostane úplně poslední kartu?
    .right = Místo 6, button: tam končí každé kolo (DEAL-2).
    .wrong-1 = Kolo končí u buttonu, o místo dál (DEAL-2).

lesson-deal-a-hand-7 = Sázky před flopem skončily. Co uděláte a v jakém pořadí?
    .choice-1 = Stáhnout sázky do banku, jednu spálit, tři otočit
    .choice-2 = Jednu spálit, stáhnout sázky do banku, tři otočit
    .choice-3 = Stáhnout sázky do banku, tři otočit
    .right = Nejdřív sázky do banku (BOARD-5), pak jedna karta lícem dolů stranou (BURN-1, BURN-2), potom flop.
    .wrong-2 = Nejdřív se stahují sázky, aby kolo skončilo a bylo to vidět (BOARD-5).
    .wrong-3 = U tohoto stolu se před flopem, turnem i riverem jedna karta pálí (BURN-1).

lesson-deal-a-hand-8 = Hraje šest hráčů. Kolik karet je z balíčku pryč, když leží river?
    .right = 12 mají hráči, 5 leží na stole, 3 jsou spálené: 12 + 5 + 3 = 20 (BURN-1).
    .wrong-1 = Ještě tři karty jsou spálené (BURN-1).
    .wrong-2 = Každý hráč má dvě karty: 2 × 6 = 12 (DEAL-1).

lesson-deal-a-hand-9 = Kolik jich v balíčku zbývá?
    .right = 52 − 20 = 32.

lesson-deal-a-hand-10 = Kolik hráčů by nejvýš mohlo hrát, když se karty pálí?
    .right = 22 hráčů: 44 + 5 + 3 = 52, celý balíček (SEAT-3).
    .wrong-1 = 46 + 5 + 3 = 54 je moc; bez pálení by 46 + 5 = 51 stačilo (SEAT-3).
    .wrong-2 = 26 × 2 je celý balíček, ale karty potřebuje i stůl (SEAT-3).

lesson-deal-a-hand-11 = Jak dealer čte kombinace, vydává banky a posouvá button, to se cvičí ve škole dealera.

lesson-deal-a-hand-q1 = Devět hráčů, button na místě 9. Kdo dostane dvanáctou kartu?
    .choice-1 = Místo 3
    .choice-2 = Místo 12
    .right = Devět karet je první kolo: 12 − 9 = 3 (DEAL-2).
    .wrong-2 = Míst je devět; po devíti kartách se počítá znovu: 12 − 9 = 3 (DEAL-2).

lesson-deal-a-hand-q2 = Kolik karet se spálí v celém rozdání?
    .right = Po jedné před flopem, turnem a riverem (BURN-1).
    .wrong-1 = Jedna pokaždé: před flopem, turnem i riverem (BURN-1).

lesson-deal-a-hand-q3 = Kde leží spálená karta?
    .choice-1 = Lícem dolů, stranou
    .choice-2 = Lícem nahoru
    .choice-3 = V banku
    .right = Nikdo se nedozví, která to byla, a do hry nezasáhne (BURN-2).
    .wrong-2 = Zůstává lícem dolů: nikdo se nesmí dozvědět, která to byla (BURN-2).
    .wrong-3 = Jeden z pramenů to tak píše, myslí tím ale odložit stranou, ne mezi žetony (BURN-1).
