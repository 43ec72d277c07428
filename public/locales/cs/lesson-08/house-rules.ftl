# Lekce: herní řád, blindy a poplatek herny.

lesson-house-rules = Herní řád na zdi
    .goal = Po této lekci najdete v herním řádu, co u stolu platí, a spočítáte blindy i poplatek herny.

lesson-house-rules-1 = Každý stůl má svůj herní řád: 40 řádků, u každého je hodnota a otázka „proč?“. Všechny drobnosti jsou určené předem, aby se nebylo o co přít (GAME-6). Lidé, kteří hernu vedou, mají vlastní příručku (GAME-7). Otevřete si herní řád.

lesson-house-rules-2 = Najděte řádek o místech. Kolik jich tento stůl smí mít?
    .right = U stolu hrají dva až deset hráčů (SEAT-2).
    .wrong-1 = Karet by stačilo i pro 22 (SEAT-3), jenže na svůj tah by každý čekal věčnost. U stolu jich sedí nejvýš deset.

lesson-house-rules-3 = Najděte řádek „Kdo rozdává“. Kdo tady rozdává?
    .choice-1 = Počítač
    .choice-2 = Vítěz minulého rozdání
    .right = V herně rozdává zaměstnanec, doma často hráč na buttonu (SEAT-6). Na hře to nic nemění.
    .wrong-2 = Rozdávání se nevyhrává. Podívejte se na řádek „Kdo rozdává“ (SEAT-6).

lesson-house-rules-4 = Limit 2–4. Kolik je malý blind?
    .right = Polovina velkého blindu 2 je 1 (BLIND-4).

lesson-house-rules-5 = Limit 5–10, nejmenší žeton je 1. Kolik je malý blind?
    .right = Polovina z 5 je 2,5, dolů na celý žeton: 2 (BLIND-4).
    .wrong-1 = Polovina z 5 je 2,5. Zaokrouhluje se dolů, ne nahoru: 2 (BLIND-4).
    .wrong-2 = 5 je velký blind. Malý je polovina, zaokrouhlená dolů: 2.

lesson-house-rules-6 = Limit 15–30, nejmenší žeton je 1. Kolik je malý blind?
    .right = Polovina z 15 je 7,5, dolů na celý žeton: 7 (BLIND-4).

lesson-house-rules-7 = A kolik je v limitu 15–30 velký blind?
    .right = 15: velký blind je nižší limit, ne dvojnásobek malého (BLIND-6).
    .wrong-1 = 2 × 7 = 14, jenže takovou sázku tato hra nezná. Velký blind je nižší limit: 15.

lesson-house-rules-8 = Limit 5–10 a hraje se i s polovičními žetony. Kolik je malý blind teď?
    .right = Polovina z 5 je 2,5 a to se zaplatit dá. Někde si malý blind určují úplně volně (BLIND-5).
    .wrong-1 = Zaokrouhluje se jen to, co zaplatit nejde. S polovičními žetony se 2,5 zaplatit dá (BLIND-4).

lesson-house-rules-9 = Limit 5–10, nejmenší žeton 1. Máte malý blind a Cyril dorovnává. Kolik doplatíte, když dorovnáte i vy?
    .right = 5 − 2 = 3: váš malý blind 2 se počítá.
    .wrong-1 = 2 už máte vloženo, chybí tedy 5 − 2 = 3.
    .wrong-2 = Malý blind tu není polovina: zaokrouhlil se dolů na 2. Chybí tedy 5 − 2 = 3.

lesson-house-rules-10 = Herna si nechává 5 procent z banku jako poplatek. V banku je 120. Kolik dostane vítěz?
    .right = Herna hru pořádá a smí si za to vzít poplatek (GAME-8), říká se mu rake nebo drop (RAKE-2). 5 % ze 120 je 6 a 120 − 6 = 114 (SHOW-19).
    .wrong-1 = V této herně není poplatek 0 (RAKE-1): 120 − 6 = 114.
    .wrong-2 = 5 procent ze 120 je 6, ne 5: 120 − 6 = 114.

lesson-house-rules-11 = A co tady? Podívejte se na sadu pravidel „Škola“. Jaký je poplatek?
    .choice-1 = Žádný
    .choice-2 = 5 procent
    .right = U stolů školy se z banku nic nebere (RAKE-1).
    .wrong-2 = To byla ta druhá herna. U stolů školy na tom řádku stojí: nic.

lesson-house-rules-q1 = Limit 30–60, nejmenší žeton je 1. Jaké jsou blindy?
    .choice-1 = 15 a 30
    .choice-2 = 30 a 60
    .right = Velký blind je nižší limit, 30, a malý je jeho polovina (BLIND-3, BLIND-4).
    .wrong-2 = 60 je sázka na turnu a riveru, ne blind. Velký blind je 30 a malý 15.

lesson-house-rules-q2 = Dva hráči se nemohou shodnout na pravidlu herny. Co udělají nejdřív?
    .choice-1 = Podívají se do herního řádu
    .choice-2 = Nechají stůl hlasovat
    .choice-3 = Nechají rozhodnout staršího
    .right = Herní řád je sepsaný právě proto, aby se nebylo o co přít (GAME-6).
    .wrong-2 = O pravidlech se u stolu nehlasuje. Stojí v herním řádu (GAME-6).
    .wrong-3 = Nerozhoduje nikdo od stolu, rozhoduje herní řád (GAME-6).

lesson-house-rules-q3 = Proti komu hrajete?
    .choice-1 = Proti ostatním hráčům
    .choice-2 = Proti herně
    .right = V pokeru hrají hráči proti sobě (GAME-8).
    .wrong-2 = Herna hru jen pořádá (GAME-8).
