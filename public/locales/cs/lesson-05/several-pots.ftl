# Lekce: Bank za bankem.

lesson-several-pots = Bank za bankem
    .goal = Po této lekci umíte po vrstvách sestavit tři banky a dát každý tomu, komu patří.

lesson-several-pots-1 = Před flopem jsou all-in všichni: Cyril za 10, vy za 30, Bea za 60, Adam za 100. Kolik dostane Adam zpátky?
    .right = Druhý nejvyšší vklad je 60 a zbytek nemá kdo dorovnat: 100 − 60 = 40 (ALLIN-11).
    .wrong-1 = Posledních 40 nemá kdo dorovnat: vrací se 100 − 60 = 40.

lesson-several-pots-2 = Sestavte banky po vrstvách: nejdřív do 10, pak do 30, pak do 60.
    .right = 4 × 10 = 40, pak po 20 od tří: 3 × 20 = 60, pak po 30 od dvou: 2 × 30 = 60 (POT-5).
    .wrong-1 = Ve 3 × 30 je prvních 10 podruhé. Tři přidali už jen po 20: 3 × 20 = 60.
    .wrong-2 = 40 z nich se vrátilo. Mezi 30 a 60 leží 30 + 30 = 60.
    .wrong-3 = Po vrstvách: 4 × 10 = 40, 3 × 20 = 60, 2 × 30 = 60.

lesson-several-pots-3 = Zkouška: kolik žetonů je dohromady ve všech bancích a ve vrácené částce?
    .right = 40 + 60 + 60 + 40 = 200, přesně tolik jste všichni čtyři dohromady měli.
    .wrong-1 = Chybí v tom 40, které se vrátily.

lesson-several-pots-4 = Odkrytí karet: Cyril má esa, vy krále, Bea dámy, Adam kluky. Komu připadne který bank?
    .right = Hlavní bank Cyril, první vedlejší vy, druhý vedlejší Bea. Tři banky, tři vítězové (POT-5).
    .wrong-1 = Cyril má vloženo 10 a hraje jen o hlavní bank. O zbytku se rozhoduje dál podle stejných pravidel (POT-8).
    .wrong-2 = Cyril má vloženo 10 a hraje jen o hlavní bank. O zbytku se rozhoduje dál podle stejných pravidel (POT-8).
    .wrong-3 = Váš vklad je jen 30. O tento bank hrají Adam a Bea.

lesson-several-pots-5 = Druhý vedlejší bank vyhrála až třetí nejlepší kombinace u stolu. Je to správně?
    .choice-1 = Ano
    .choice-2 = Ne, patří druhé nejlepší
    .right = Bere ho nejlepší kombinace z těch, kdo do něj dali (POT-7).
    .wrong-2 = To by platilo, jen kdyby do něj druhá nejlepší něco vložila (POT-7).

lesson-several-pots-6 = Jiné rozdání: zvyšujete na 150, Cyril dorovnává. Máte dámy, Adam devítky, Cyril eso a krále. Komu patří který bank?
    .right = Oba banky jsou vaše: 150 + 200 = 350. Jeden hráč může vyhrát několik banků (POT-6).
    .wrong-1 = Adam má jen devítky, vy dámy, a hrajete o oba banky.

lesson-several-pots-7 = Jaký je váš výsledek v tomto rozdání?
    .right = 350 − 150 = 200 (POT-6).
    .wrong-1 = 150 z toho je vašich: 350 − 150 = 200.
    .wrong-2 = Vkládáte celkem 150, posledních 50 svým dalším zvýšením: 350 − 150 = 200.

lesson-several-pots-q1 = All-iny za 25, 60 a 60. Jaké vzniknou banky?
    .choice-1 = 75 a 70
    .choice-2 = 145 v jednom banku
    .choice-3 = 75 a 120
    .right = 3 × 25 = 75, pak 35 + 35 = 70 (POT-1).
    .wrong-2 = Vrstvy jsou dvě: 3 × 25 = 75, pak 35 + 35 = 70.
    .wrong-3 = Od obou 60 nejdřív odečtěte 25: 35 + 35 = 70.

lesson-several-pots-q2 = Stacky 20, 50 a 80, všichni all-in. Kolik se vrací?
    .right = 80 − 50 = 30 nemá kdo dorovnat (ALLIN-11).
    .wrong-1 = Druhý nejvyšší vklad je 50: 80 − 50 = 30.
    .wrong-2 = Proti 80 nemá nikdo víc než 50: 80 − 50 = 30.

lesson-several-pots-q3 = All-iny za 10, 10, 40 a 40, nikdo nesložil. Kolik bude banků?
    .right = Dvě různé částky, dvě vrstvy: 4 × 10 = 40 a 2 × 30 = 60.
    .wrong-1 = Stejné stacky tvoří jednu vrstvu: banky jsou 40 a 60.
    .wrong-2 = Dvě různé částky, dvě vrstvy.
