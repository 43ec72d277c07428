# Lekcia: herný poriadok, blindy a poplatok herne.

lesson-house-rules = Herný poriadok na stene
    .goal = Po tejto lekcii nájdete v hernom poriadku, čo pri stole platí, a spočítate blindy aj poplatok herne.

lesson-house-rules-1 = Každý stôl má svoj herný poriadok: 40 riadkov, pri každom je hodnota a otázka „prečo?“. Všetky drobnosti sú určené vopred, aby sa nebolo o čo sporiť (GAME-6). Ľudia, ktorí herňu vedú, majú vlastnú príručku (GAME-7). Otvorte si herný poriadok.

lesson-house-rules-2 = Nájdite riadok o miestach. Koľko ich tento stôl smie mať?
    .right = Pri stole hrajú dvaja až desiati hráči (SEAT-2).
    .wrong-1 = Kariet by stačilo aj pre 22 (SEAT-3), lenže na svoj ťah by každý čakal veľmi dlho. Pri stole sedí najviac desať hráčov.

lesson-house-rules-3 = Nájdite riadok „Kto rozdáva“. Kto tu rozdáva?
    .choice-1 = Počítač
    .choice-2 = Víťaz minulého rozdania
    .right = V herni rozdáva zamestnanec, doma často hráč na buttone (SEAT-6). Na hre to nič nemení.
    .wrong-2 = Rozdávanie sa nevyhráva. Pozrite sa na riadok „Kto rozdáva“ (SEAT-6).

lesson-house-rules-4 = Limit 2–4. Aký veľký je malý blind?
    .right = Polovica veľkého blindu 2 je 1 (BLIND-4).

lesson-house-rules-5 = Limit 5–10, najmenší žetón je 1. Aký veľký je malý blind?
    .right = Polovica z 5 je 2,5; po zaokrúhlení nadol na celý žetón je to 2 (BLIND-4).
    .wrong-1 = Polovica z 5 je 2,5. Zaokrúhľuje sa nadol, nie nahor: 2 (BLIND-4).
    .wrong-2 = 5 je veľký blind. Malý je polovica, zaokrúhlená nadol: 2.

lesson-house-rules-6 = Limit 15–30, najmenší žetón je 1. Aký veľký je malý blind?
    .right = Polovica z 15 je 7,5; po zaokrúhlení nadol na celý žetón je to 7 (BLIND-4).

lesson-house-rules-7 = A aký veľký je v limite 15–30 veľký blind?
    .right = 15: veľký blind je nižší limit, nie dvojnásobok malého (BLIND-6).
    .wrong-1 = 2 × 7 = 14, lenže takú stávku táto hra nepozná. Veľký blind je nižší limit: 15.

lesson-house-rules-8 = Limit 5–10 a hrá sa aj s polovičnými žetónmi. Aký veľký je malý blind teraz?
    .right = Polovica z 5 je 2,5 a to sa zaplatiť dá. V niektorých herniach si malý blind určujú voľne (BLIND-5).
    .wrong-1 = Zaokrúhľuje sa len to, čo sa zaplatiť nedá. S polovičnými žetónmi sa 2,5 zaplatiť dá (BLIND-4).

lesson-house-rules-9 = Limit 5–10, najmenší žetón je 1. Máte malý blind a Cyril dorovnáva. Koľko doplatíte, keď dorovnáte aj vy?
    .right = 5 − 2 = 3: váš malý blind 2 sa počíta.
    .wrong-1 = 2 už máte vložené, chýba teda 5 − 2 = 3.
    .wrong-2 = Malý blind tu nie je polovica: zaokrúhlil sa nadol na 2. Chýba teda 5 − 2 = 3.

lesson-house-rules-10 = Herňa si necháva 5 percent z banku ako poplatok. V banku je 120. Koľko dostane víťaz?
    .right = Herňa hru organizuje a smie si za to vziať poplatok (GAME-8); hovorí sa mu rake alebo drop (RAKE-2). 5 % zo 120 je 6 a 120 − 6 = 114 (SHOW-19).
    .wrong-1 = V tejto herni nie je poplatok 0 (RAKE-1): 120 − 6 = 114.
    .wrong-2 = 5 percent zo 120 je 6, nie 5: 120 − 6 = 114.

lesson-house-rules-11 = A čo tu? Pozrite sa na sadu pravidiel „Škola“. Aký je poplatok?
    .choice-1 = Žiadny
    .choice-2 = 5 percent
    .right = Pri stoloch školy sa z banku nič neberie (RAKE-1).
    .wrong-2 = To bola tá druhá herňa. Pri stoloch školy v tom riadku stojí: nič.

lesson-house-rules-q1 = Limit 30–60, najmenší žetón je 1. Aké sú blindy?
    .choice-1 = 15 a 30
    .choice-2 = 30 a 60
    .right = Veľký blind je nižší limit, 30, a malý je jeho polovica (BLIND-3, BLIND-4).
    .wrong-2 = 60 je stávka na turne a riveri, nie blind. Veľký blind je 30 a malý 15.

lesson-house-rules-q2 = Dvaja hráči sa nevedia zhodnúť na pravidle herne. Čo urobia najprv?
    .choice-1 = Pozrú sa do herného poriadku
    .choice-2 = Stôl hlasuje
    .choice-3 = Rozhodne starší z nich
    .right = Herný poriadok je spísaný práve preto, aby sa nebolo o čo sporiť (GAME-6).
    .wrong-2 = O pravidlách sa pri stole nehlasuje. Stoja v hernom poriadku (GAME-6).
    .wrong-3 = Nerozhoduje nikto od stola, rozhoduje herný poriadok (GAME-6).

lesson-house-rules-q3 = Proti komu hráte?
    .choice-1 = Proti ostatným hráčom
    .choice-2 = Proti herni
    .right = V pokri hrajú hráči proti sebe (GAME-8).
    .wrong-2 = Herňa hru len organizuje (GAME-8).
