# Lekce: Hlavní a vedlejší bank.

lesson-side-pot = Hlavní a vedlejší bank
    .goal = Po této lekci umíte sestavit hlavní a vedlejší bank a víte, kdo může který vyhrát.

lesson-side-pot-1 = Adam sází 20, Bea vkládá posledních 5 a je all-in, vy dorovnáváte 20.

lesson-side-pot-2 = Kolo skončilo: roztřiďte žetony do banků.
    .right = Od každého ze tří 5: 3 × 5 = 15. O přebytek 15 + 15 = 30 hrajete jen vy a Adam (POT-1).
    .wrong-1 = Pak by Bea mohla za svých 5 vyhrát od každého z vás 20 (ALLIN-3).
    .wrong-2 = Těch 5 dali všichni tři: 3 × 5 = 15.
    .wrong-3 = Nejdřív vezměte 5 od každého: 3 × 5 = 15.
    .wrong-4 = Po vrstvách: 3 × 5 = 15 pro všechny tři, pak 15 + 15 = 30, o které hrajete jen vy a Adam (POT-1).

lesson-side-pot-3 = Kdy se vedlejší banky sestavují?
    .choice-1 = Až kolo skončí
    .choice-2 = Hned, jak je Bea all-in
    .right = Teprve pak je jasné, kdo kolik dorovnal (POT-2).
    .wrong-2 = Ostatní ještě mohou složit nebo zvýšit, proto se čeká na konec kola (POT-2).

lesson-side-pot-4 = Na turnu Adam sází 10. Dorovnejte 10.
    .right = Vy a Adam sázíte dál, Bea už jen čeká na odkrytí karet.
    .wrong-1 = Smíte. Tady ale dorovnejte.
    .wrong-2 = Smíte. Tady ale dorovnejte.

lesson-side-pot-5 = Kam půjde těchto 20? Roztřiďte žetony znovu.
    .right = Do vedlejšího banku: 30 + 20 = 50. Bank, o který hraje Bea, má pořád 15 (POT-4).
    .wrong-1 = O těchto 20 Bea nehraje, a tak do hlavního banku nepatří (POT-3).

lesson-side-pot-6 = Odkrytí karet: Bea má esa, vy kluky, Adam desítky. Komu připadne který bank?
    .right = Hlavní bere Bea, vedlejší vy. Bez vkladu není podíl: vedlejší Bea vyhrát nemůže (POT-10).
    .wrong-1 = Bea má vloženo 5. O těch 50 hrajete jen vy a Adam (POT-3).
    .wrong-2 = Esa porážejí kluky a o hlavní bank Bea hraje.

lesson-side-pot-7 = Jaký je váš výsledek v tomto rozdání?
    .right = 50 − 30 = 20. Bea má lepší karty, a přesto jste v plusu: k tomu vedlejší bank je (POT-9).
    .wrong-1 = 30 z banku je vašich: 50 − 30 = 20.
    .wrong-2 = To je jen ztráta v hlavním banku. Ve vedlejším získáváte 25: 25 − 5 = 20 celkem.

lesson-side-pot-8 = Jiné rozdání: Adam je all-in za 50, Cyril zvyšuje na 100, Dora skládá, vy dorovnáváte. Sestavte banky.
    .right = Od každého ze tří 50: 3 × 50 = 150. Pak 50 + 50 = 100, o které hrajete vy a Cyril (POT-1).
    .wrong-1 = Od každého ze tří 50: 3 × 50 = 150. Pak 50 + 50 = 100.
    .wrong-2 = Po vrstvách: 3 × 50 = 150, pak 50 + 50 = 100.

lesson-side-pot-9 = Nejlepší karty má Adam, vy jste lepší než Cyril. Komu připadne který bank?
    .right = Každý bank bere nejlepší z těch, kdo o něj hrají. Adam +100, vy 0, Cyril −100.
    .wrong-1 = Adam má vloženo 50. Vedlejší bank začíná až nad 50 (POT-3).

lesson-side-pot-10 = Nejlepší karty má Adam, Cyril je lepší než vy. Komu připadne který bank?
    .right = Adam bere hlavní a Cyril vedlejší bank. Adam +100, vy −100, Cyril 0.
    .wrong-1 = Adam má vloženo 50. Vedlejší bank začíná až nad 50 (POT-3).

lesson-side-pot-11 = Nejlepší karty máte vy, druhé nejlepší Adam. Komu připadne který bank?
    .right = Hrajete o oba banky a oba vyhráváte. Adam −50, vy +150, Cyril −100.
    .wrong-1 = Vedlejší bank bere lepší z vás dvou, Cyril nebo vy, ne druhý nejlepší u stolu.

lesson-side-pot-12 = Nejlepší karty má Cyril, druhé nejlepší Adam. Komu připadne který bank?
    .right = Cyril vyhrává oba banky. Adam −50, vy −100, Cyril +150.
    .wrong-1 = Vedlejší bank bere lepší z vás dvou, Cyril nebo vy, ne druhý nejlepší u stolu.

lesson-side-pot-q1 = A je all-in za 40, B a C dali po 90. Jak velký je hlavní a vedlejší bank?
    .choice-1 = 120 a 100
    .choice-2 = 120 a 180
    .choice-3 = 220 v jednom banku
    .right = 3 × 40 = 120 a zbývá 50 + 50 = 100 (POT-1).
    .wrong-2 = Oběma odečtěte 40: 50 + 50 = 100.
    .wrong-3 = Za vklad 40 nemůže A vyhrát od každého 90 (ALLIN-3).

lesson-side-pot-q2 = D vloží 20 do hlavního banku, o který hrají A, B a C, a složí. Kdo může těch 20 vyhrát?
    .choice-1 = Všichni tři, kdo hrají o hlavní bank
    .choice-2 = Jen A, protože je all-in
    .right = Žetony toho, kdo složil, zůstávají v banku, kde leží (POT-3).
    .wrong-2 = Žetony toho, kdo složil, zůstávají v banku pro všechny, kdo o něj hrají (POT-3).

lesson-side-pot-q3 = Může hráč all-in vyhrát vedlejší bank?
    .choice-1 = Nikdy
    .choice-2 = Ano, s nejlepší kombinací
    .right = Nic do něj nevložil (POT-3).
    .wrong-2 = Bez vkladu není podíl (POT-3).
