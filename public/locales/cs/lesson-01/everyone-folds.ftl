# Lekce: Výhra bez karet.

lesson-everyone-folds = Výhra bez karet
    .goal = Po této lekci víte, kdy rozdání končí předčasně, kdo bere bank a co stojí složení karet.

lesson-everyone-folds-1 = Máte J♥ 10♥ a začínáte. Zvyšte na 6.
    .right = Teď musí Adam, Bea i Cyril odpovědět: dorovnat 6, znovu zvýšit, nebo složit (ROUND-9).
    .wrong-1 = Smíte. Tady ale zvyšte na 6 a uvidíte, co se stane.
    .wrong-2 = Pak blindy získá někdo jiný. Zvyšte na 6.

lesson-everyone-folds-2 = Adam, Bea i Cyril skládají. Nikdo další ve hře není: rozdání hned končí a bank je váš (GAME-15).

lesson-everyone-folds-3 = Kolik získáváte od ostatních?
    .right = Malý blind 1 a velký blind 2: 1 + 2 = 3. Vašich vlastních 6 se vám jen vrací.
    .wrong-1 = Z těch 9 je 6 vašich vlastních.
    .wrong-2 = 5 je bank, který berete, když se vám vrátí 4 nedorovnané žetony. Z něj jsou ale 2 vaše.
    .wrong-3 = Získáváte oba blindy: 1 + 2 = 3.

lesson-everyone-folds-4 = Musíte svého kluka a desítku ukázat?
    .choice-1 = Ne
    .choice-2 = Ano
    .right = Ukazovat je třeba, jen když o bank ještě někdo hraje s vámi (SHOW-9).
    .wrong-2 = Při odkrytí karet ano. Tady ale všichni ostatní složili (SHOW-9).

lesson-everyone-folds-5 = Kolik společných karet v tomto rozdání přišlo na stůl?
    .right = Další karty přijdou, jen když jsou ve hře aspoň dva hráči (BOARD-6).
    .wrong-1 = Už není s kým hrát, a tak flop nepřijde.
    .wrong-2 = Pro jediného hráče se další karty nevykládají.

lesson-everyone-folds-6 = Jiné rozdání: před vámi je sázka a dorovnání a vaše 7♣ 6♣ nestojí za nic. Složte.
    .right = Jste z rozdání venku. Víc už prohrát nemůžete.
    .wrong-1 = Dalších 15, když máte v ruce nejvýš sedmičku? Vezměte to zpět a složte.
    .wrong-2 = Zvýšení by tu byl bluf. Nechte si ho na jindy a složte.

lesson-everyone-folds-7 = Když na vás přijde řada, leží uprostřed 60. Kolik z toho je od vás?
    .right = Těch 10 tam zůstává a hrají o ně ostatní (FOLD-1).
    .wrong-1 = Vašich 10 z prvního kola se nevrací.
    .wrong-2 = 15 je cena, kterou neplatíte.
    .wrong-3 = V prvním kole vložil každý ze tří hráčů 10.

lesson-everyone-folds-q1 = Máte vloženo 10 a skládáte. Kolik dostanete zpět?
    .right = Nic: co je vsazeno, zůstává v banku (FOLD-1).
    .wrong-1 = Sázky zůstávají v banku (FOLD-1).
    .wrong-2 = Za složení karet se nic nevrací.

lesson-everyone-folds-q2 = Na turnu složí všichni až na jednoho. Rozdá se river?
    .choice-1 = Ne
    .choice-2 = Ano
    .right = Když zbude jediný hráč, rozdání končí a další karty nepřijdou (BOARD-6).
    .wrong-2 = O bank už nemá s kým hrát.

lesson-everyone-folds-q3 = Blindy 1 a 2, zvyšujete na 8 a všichni skládají. Kolik získáváte?
    .right = Oba blindy: 1 + 2 = 3. Těch 8 je vašich vlastních.
    .wrong-1 = 8 je vaše vlastní zvýšení. Získáváte oba blindy: 1 + 2 = 3.
    .wrong-2 = Od 11 odečtěte svých 8: 11 − 8 = 3.
