# Lekce: Pět za sebou.

lesson-straights = Pět za sebou
    .goal = Po této lekci poznáte postupku: eso v ní stojí nahoře, nebo dole, nikdy uprostřed.

lesson-straights-1 = Držíte 5♣ 2♦. Vyberte nejlepších pět.
    .right = 5 6 7 8 9: postupka do devítky (RANK-10).
    .wrong-1 = Postupka je pět karet za sebou bez mezery: 5 6 7 8 9.
    .wrong-2 = Hledejte pět za sebou: 5 6 7 8 9.

lesson-straights-2 = Oba hráči mají postupku. Kdo vyhrává?
    .choice-1 = Vyhrává B
    .choice-2 = Vyhrává A
    .choice-3 = Bank se dělí
    .right = Od 6 do 10 je víc než od 5 do 9: rozhoduje nejvyšší karta (RANK-10).
    .wrong-2 = Porovnejte nejvyšší karty: 9 a 10.
    .wrong-3 = Stejné nejsou: nejvyšší karty jsou 9 a 10.

lesson-straights-3 = A hraje s esem, B se šestkou. Kdo vyhrává?
    .choice-1 = Vyhrává B
    .choice-2 = Vyhrává A
    .choice-3 = Bank se dělí
    .right = A 2 3 4 5 je postupka do pětky: eso je v ní dole (RANK-11). Od 2 do 6 je víc.
    .wrong-2 = V této postupce platí eso za jedničku: její nejvyšší karta je 5.
    .wrong-3 = V této postupce platí eso za jedničku: její nejvyšší karta je 5.

lesson-straights-4 = Zase dvě postupky proti sobě. Kdo vyhrává?
    .choice-1 = Vyhrává A
    .choice-2 = Vyhrává B
    .choice-3 = Bank se dělí
    .right = 10 J Q K A: tady je eso nahoře (RANK-11).
    .wrong-2 = Postupka hráče B končí dámou, hráče A esem.
    .wrong-3 = Nejvyšší karty se liší: eso a dáma.

lesson-straights-5 = Na stole leží Q♦ K♣ A♥ 2♠ 7♦, A drží 3♣ 9♦. Má A postupku?
    .choice-1 = Ne
    .choice-2 = Ano
    .right = Q K A 2 3 postupka není: za esem se dvojkou nepokračuje. A má jen vysokou kartu eso, B pár dvojek.
    .wrong-2 = Eso stojí nahoře, nebo dole, nikdy uprostřed (RANK-11).

lesson-straights-q1 = Na stole leží 10♠ 9♦ 8♣ 3♥ 2♥, držíte J♦ 7♠. Do které karty je vaše postupka?
    .choice-1 = J
    .choice-2 = 10
    .right = 7 8 9 10 J: počítá se nejvyšší karta (RANK-10).
    .wrong-2 = 7 8 9 10 J: kluka máte v ruce.

lesson-straights-q2 = Co z toho není postupka?
    .choice-1 = K A 2 3 4
    .choice-2 = A 2 3 4 5
    .choice-3 = 10 J Q K A
    .right = Eso by bylo uprostřed (RANK-11).
    .wrong-2 = To je nejnižší postupka.
    .wrong-3 = To je nejvyšší postupka.

lesson-straights-q3 = Na stole leží 5♣ 6♦ 7♠ K♥ 2♦. A má 9♣ 8♥, B má 9♦ 8♣. Kdo vyhrává?
    .choice-1 = Bank se dělí
    .choice-2 = Vyhrává B
    .choice-3 = Postupku nemá nikdo
    .right = Oba mají 5 6 7 8 9 a při stejných postupkách se bank dělí (RANK-10).
    .wrong-2 = Oba mají 5 6 7 8 9 a barvy nikdy nerozhodují (RANK-17).
    .wrong-3 = Mají ji oba: 5 6 7 8 9.
