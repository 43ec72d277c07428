# Lekce: Button putuje.

lesson-button = Button putuje
    .goal = Po této lekci víte, kdo dostane button jako první, kam potom putuje a o čem rozhoduje.

lesson-button-1 = Před úplně prvním rozdáním dostane každý jednu kartu lícem nahoru a nejvyšší získá button (DRAW-1). Button je kulatá značka s písmenem D (BTN-6).

lesson-button-2 = Vylosují se karty A♥, A♣ a K♠. Kdo dostane button?
    .right = Jsou tu dvě esa a srdce jsou výš než kříže v každém pořadí barev (DRAW-2).
    .wrong-1 = Kříže jsou nejnižší barva, nebo hned druhá odspodu.
    .wrong-2 = Nejdřív rozhoduje hodnota a pikový král tu není nejvyšší karta.

lesson-button-3 = Vylosují se A♦, A♣ a 9♠. Pořadí barev: piky, srdce, káry, kříže. Kdo dostane button?
    .right = Esa jsou víc než devítka a v tomto pořadí jsou káry výš než kříže (DRAW-2).
    .wrong-1 = To by platilo při druhém pořadí, kde jsou kříže výš než káry.
    .wrong-2 = Eso je víc než devítka.

lesson-button-4 = Tytéž karty, ale pořadí je piky, srdce, kříže, káry. Kdo dostane button teď?
    .right = Teď jsou kříže výš než káry. Pořadí je místní zvyk: zeptejte se na ně před losováním (DRAW-3).

lesson-button-5 = K čemu ještě je v hold’emu pořadí barev?
    .choice-1 = K ničemu
    .choice-2 = K rozhodnutí remízy
    .right = Platí jen při tomto losování a nikde jinde (DRAW-4).
    .wrong-2 = Při remíze se bank dělí. Barva o něm nikdy nerozhoduje (DRAW-4).

lesson-button-6 = Šest hráčů, button je na místě 3. Button označuje pomyslného rozdávajícího: rozdává se a sází tak, jako by rozdávalo místo 3 (BTN-1).

lesson-button-7 = Kde bude button v příštím rozdání?
    .right = O jednoho hráče dál ve směru hodinových ručiček, jako všechno u stolu (BTN-2, SEAT-4).
    .wrong-1 = Ve směru hodinových ručiček znamená doleva.
    .wrong-2 = Button se posouvá po každém rozdání.

lesson-button-8 = Kdo má teď velký blind, bude mít v příštím rozdání …
    .choice-1 = malý blind
    .choice-2 = button
    .right = Všechno se posune o jedno místo: z velkého blindu je malý a z malého button (BTN-3).
    .wrong-2 = Button dostane ten, kdo má malý blind teď.

lesson-button-9 = Šest hráčů: po kolika rozdáních měl každý jednou button?
    .right = Na každého hráče jedno rozdání, tedy 6 (BTN-5).
    .wrong-1 = Počítejte i první rozdání.

lesson-button-q1 = Losuje se o button: K♠, K♦ a Q♥. Která karta ho získá?
    .choice-1 = K♠
    .choice-2 = Q♥
    .right = Jsou tu dva králové a piky jsou nejvyšší barva v každém pořadí (DRAW-2).
    .wrong-2 = Nejdřív rozhoduje hodnota a král je víc než dáma.

lesson-button-q2 = Losuje se o button: J♣ a J♦, výchozí pořadí barev. Která karta ho získá?
    .choice-1 = J♦
    .choice-2 = J♣
    .right = Hodnota je stejná, a tak rozhoduje barva: káry jsou výš než kříže (DRAW-2).
    .wrong-2 = Ve výchozím pořadí jsou káry výš než kříže (DRAW-2).

lesson-button-q3 = Rozdává dealer herny. Kdo dostane první kartu?
    .choice-1 = První hráč vlevo od buttonu
    .choice-2 = Hráč s buttonem
    .right = Rozdává se tak, jako by rozdával button: první je soused vlevo (BTN-1).
    .wrong-2 = Rozdává se, jako by rozdával button, a začíná se sousedem vlevo (BTN-1).
