# Lekcia: Päť za sebou.

lesson-straights = Päť za sebou
    .goal = Po tejto lekcii spoznáte postupku: eso v nej stojí hore alebo dole, nikdy v strede.

lesson-straights-1 = Držíte 5♣ 2♦. Vyberte najlepších päť.
    .right = 5 6 7 8 9: postupka do deviatky (RANK-10).
    .wrong-1 = Postupka je päť kariet za sebou bez medzery: 5 6 7 8 9.
    .wrong-2 = Hľadajte päť za sebou: 5 6 7 8 9.

lesson-straights-2 = Obaja hráči majú postupku. Kto vyhráva?
    .choice-1 = Vyhráva B
    .choice-2 = Vyhráva A
    .choice-3 = Bank sa delí
    .right = Od 6 do 10 je viac ako od 5 do 9: rozhoduje najvyššia karta (RANK-10).
    .wrong-2 = Porovnajte najvyššie karty: 9 a 10.
    .wrong-3 = Rovnaké nie sú: najvyššie karty sú 9 a 10.

lesson-straights-3 = A hrá s esom, B so šestkou. Kto vyhráva?
    .choice-1 = Vyhráva B
    .choice-2 = Vyhráva A
    .choice-3 = Bank sa delí
    .right = A 2 3 4 5 je postupka do päťky: eso je v nej dole (RANK-11). Od 2 do 6 je viac.
    .wrong-2 = V tejto postupke platí eso za jednotku: jej najvyššia karta je 5.
    .wrong-3 = V tejto postupke platí eso za jednotku: jej najvyššia karta je 5.

lesson-straights-4 = Zase dve postupky proti sebe. Kto vyhráva?
    .choice-1 = Vyhráva A
    .choice-2 = Vyhráva B
    .choice-3 = Bank sa delí
    .right = 10 J Q K A: tu je eso hore (RANK-11).
    .wrong-2 = Postupka hráča B sa končí dámou, hráča A esom.
    .wrong-3 = Najvyššie karty sa líšia: eso a dáma.

lesson-straights-5 = Na stole leží Q♦ K♣ A♥ 2♠ 7♦, A drží 3♣ 9♦. Má A postupku?
    .choice-1 = Nie
    .choice-2 = Áno
    .right = Q K A 2 3 nie je postupka: za esom sa dvojkou nepokračuje. A má vysokú kartu eso, B dvojicu dvojok.
    .wrong-2 = Eso stojí hore alebo dole, nikdy v strede (RANK-11).

lesson-straights-q1 = Na stole leží 10♠ 9♦ 8♣ 3♥ 2♥, držíte J♦ 7♠. Po ktorú kartu siaha vaša postupka?
    .choice-1 = J
    .choice-2 = 10
    .right = 7 8 9 10 J: počíta sa najvyššia karta (RANK-10).
    .wrong-2 = 7 8 9 10 J: dolníka máte v ruke.

lesson-straights-q2 = Čo z toho nie je postupka?
    .choice-1 = K A 2 3 4
    .choice-2 = A 2 3 4 5
    .choice-3 = 10 J Q K A
    .right = Eso by bolo v strede (RANK-11).
    .wrong-2 = To je najnižšia postupka.
    .wrong-3 = To je najvyššia postupka.

lesson-straights-q3 = Na stole leží 5♣ 6♦ 7♠ K♥ 2♦. A má 9♣ 8♥, B má 9♦ 8♣. Kto vyhráva?
    .choice-1 = Bank sa delí
    .choice-2 = Vyhráva B
    .choice-3 = Postupku nemá nikto
    .right = Obaja majú 5 6 7 8 9 a pri rovnakých postupkách sa bank delí (RANK-10).
    .wrong-2 = Obaja majú 5 6 7 8 9 a farby nikdy nerozhodujú (RANK-17).
    .wrong-3 = Majú ju obaja: 5 6 7 8 9.
