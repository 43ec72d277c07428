# Lekce: kolik zvýšení se smí v jednom kole limitu.

lesson-limit-cap = Třikrát zvýšit a dost
    .goal = Po této lekci spočítáte zvýšení v limitním kole a poznáte, kdy už se zvyšovat nesmí (cap).

lesson-limit-cap-1 = Limit 5–10, flop. Adam sází 5, Bea zvyšuje na 10, Cyril na 15, Dora na 20. Počítejte s nimi: sázka, pak zvýšení 1, 2 a 3. Na řadě jste vy.

lesson-limit-cap-2 = Která tlačítka máte?
    .right = Třetí zvýšení je poslední, říká se mu cap: zbývá jen dorovnat, nebo složit (LIMIT-5, LIMIT-7).
    .wrong-1 = První sázka zvýšení není, jenže po ní přišla tři: na 10, 15 a 20. Čtvrté už dovolené není (LIMIT-6).

lesson-limit-cap-3 = Kolik vás stojí dorovnání?
    .right = Nejvyšší sázku kola, 20: zatím nemáte vloženo nic.
    .wrong-1 = 25 by bylo čtvrté zvýšení. Nejvyšší sázka je 20.
    .wrong-2 = 5 byla jen sázka a na ní leží tři zvýšení po 5: 20.

lesson-limit-cap-4 = Skládáte. Kolik zaplatí Adam, když dorovná?
    .right = 20 − 5 = 15: sázka 5 už je vložená.
    .wrong-1 = 5 už má Adam vloženo, chybí tedy 20 − 5 = 15.

lesson-limit-cap-5 = Ostatní dorovnávají. Kolik žetonů se sejde v tomto kole?
    .right = Čtyři hráči po 20: 4 × 20 = 80.
    .wrong-1 = Vy skládáte bez jediného vloženého žetonu, platí jen čtyři: 4 × 20 = 80.
    .wrong-2 = 50 bylo před třemi dorovnáními: 50 + 15 + 10 + 5 = 80.

lesson-limit-cap-6 = Limit 2–4 před flopem, máte velký blind a ostatní zvyšují na 4, na 6 a na 8. Smíte zvýšit?
    .choice-1 = Ne
    .choice-2 = Ano, na 10
    .right = Velký blind 2 tu zastupuje první sázku; 4, 6 a 8 jsou tři zvýšení. Cap je 4 × 2 = 8 (LIMIT-6).
    .wrong-2 = Jen tam, kde herní řád dovoluje v kole čtyři zvýšení (LIMIT-3).

lesson-limit-cap-7 = Limit 2–4, turn, cash game, hrajete ve dvou: sázka 4, zvýšení na 8, 12 a 16. Smíte zvýšit?
    .choice-1 = Ano, na 20
    .choice-2 = Ne
    .right = Když zbývají dva hráči, žádný cap v cash game není (LIMIT-4).
    .wrong-2 = Tak je to v turnaji. V cash game smějí dva zvyšovat dál (LIMIT-4).

lesson-limit-cap-8 = A teď totéž v turnaji: sázka 4, zvýšení na 8, 12 a 16. Smíte zvýšit?
    .choice-1 = Ne
    .choice-2 = Ano, na 20
    .right = Na 16 zvyšování končí, v turnaji i mezi dvěma hráči (LIMIT-4).
    .wrong-2 = To je pravidlo cash game. V turnaji cap platí dál (LIMIT-4).

lesson-limit-cap-9 = Hold’em má čtyři sázková kola a v každém tři zvýšení. Hry, které mají kola jen dvě, třeba draw a lowball, dovolují o jedno víc: jednu sázku a čtyři zvýšení (LIMIT-8).

lesson-limit-cap-q1 = Limit 10–20, flop, tři hráči: sázka 10, zvýšení na 20 a na 30. Kolik zvýšení ještě zbývá?
    .right = Padla dvě, smějí být tři: zbývá jedno (LIMIT-3).
    .wrong-1 = Zatím byla jen dvě zvýšení: na 20 a na 30.
    .wrong-2 = Sázka 10 zvýšení není, ale na 20 a na 30 už ano.

lesson-limit-cap-q2 = Limit 3–6, turn, tři hráči. Na kolika zvyšování končí (cap)?
    .right = Jedna sázka a tři zvýšení po 6: 4 × 6 = 24 (LIMIT-2, LIMIT-6).
    .wrong-1 = Na turnu se sází po 6, ne po 3: 4 × 6 = 24.
    .wrong-2 = Jedna sázka a tři zvýšení jsou čtyřikrát 6: 24.

lesson-limit-cap-q3 = Kolik zvýšení smí být v jednom kole no limitu?
    .choice-1 = Kolik hráči chtějí
    .choice-2 = Tři
    .right = Zvýšení se počítají jen v limitních hrách (NOLIM-2).
    .wrong-2 = Cap patří k limitu. V no limitu se zvýšení nepočítají (NOLIM-2).
