# Lekce: Kolik stojí dorovnání.

lesson-match-the-highest = Kolik stojí dorovnání
    .goal = Po této lekci v každé chvíli řeknete, kolik stojí dorovnání.

lesson-match-the-highest-1 = Adam sází 50, Bea zvyšuje na 100. Kolik vás stojí dorovnání?
    .right = Dorovnává se nejvyšší sázka, ať ji dal kdokoli (CALL-1).
    .wrong-1 = 50 sází Adam, ale Bea zvyšuje na 100 (RAISE-1).
    .wrong-2 = Sázky se nesčítají: 150 je to, co leží uprostřed.

lesson-match-the-highest-2 = Dorovnáváte 100 naráz a v tomto kole před vámi ještě neležel ani žeton. Tomu se říká cold call, tady dvou sázek (CALL-3).

lesson-match-the-highest-3 = Na řadě je Adam. Kolik stojí dorovnání teď?
    .right = 100 − 50 = 50: vložených 50 se počítá.
    .wrong-1 = Adam už má před sebou 50: 100 − 50 = 50.
    .wrong-2 = Bea i vy máte vloženo víc než Adam, a tak Adam musí doplatit.
    .wrong-3 = Odečtěte, co už je vloženo: 100 − 50.

lesson-match-the-highest-4 = Adam dorovnává. Je to cold call?
    .choice-1 = Ne
    .choice-2 = Ano
    .right = Adam už má v tomto kole žetony ve hře (CALL-3).
    .wrong-2 = Cold call je to jen tehdy, když hráč předtím nic nevložil. Adam má vloženo 50 (CALL-3).

lesson-match-the-highest-5 = Jiné kolo: Adam sází 20, Bea vkládá posledních 5. Kolik vás stojí dorovnání?
    .right = Nejvyšší sázku má Adam, i když soused po vaší pravici má vloženo jen 5 (CALL-2).
    .wrong-1 = Bea víc nemá. Cenu to ale nesnižuje (CALL-2).
    .wrong-2 = Zatím nemáte vloženo nic, není co odečítat.
    .wrong-3 = 25 je celý bank, ne cena dorovnání.

lesson-match-the-highest-6 = A co smíte, když vám zbývá jen 12 žetonů?
    .choice-1 = Vložit 12 a zůstat ve hře
    .choice-2 = Jen složit
    .choice-3 = Chybějících 8 si půjčit
    .right = Kdo nemá na dorovnání dost žetonů, vloží všechny, které má (ROUND-11).
    .wrong-2 = Složit smíte, ale nemusíte.
    .wrong-3 = Nové žetony přicházejí jen mezi rozdáními (BUYIN-7).

lesson-match-the-highest-q1 = Máte vloženo 10. Sázka stoupne na 45. Kolik stojí dorovnání?
    .right = Nejvyšší sázka minus to, co už máte vloženo: 45 − 10 = 35 (CALL-1).
    .wrong-1 = Vašich 10 se počítá: 45 − 10 = 35.
    .wrong-2 = Svých 10 odečtěte, nepřičítejte.

lesson-match-the-highest-q2 = A sází 20, B dorovnává 20, C zvyšuje na 60. Kolik stojí dorovnání hráče A?
    .right = A má vloženo 20: 60 − 20 = 40 (CALL-1).
    .wrong-1 = A už má vloženo 20: 60 − 20 = 40.
    .wrong-2 = Těch 20 hráče A se odečítá, ne přičítá.

lesson-match-the-highest-q3 = Malý blind 1, velký blind 2, zvýšení na 8. Kolik zaplatí za dorovnání malý blind?
    .right = Blind se počítá: 8 − 1 = 7 (BLIND-10).
    .wrong-1 = Vložený blind se počítá: 8 − 1 = 7 (BLIND-10).
    .wrong-2 = Tolik by platil velký blind.
