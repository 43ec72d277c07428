# Společné karty.

rule-BOARD-1 = Flop
    .text = Po prvním sázkovém kole se doprostřed stolu vyloží lícem nahoru tři společné karty. Říká se jim flop a následuje po nich druhé sázkové kolo.

rule-BOARD-2 = Turn
    .text = Po druhém sázkovém kole se vedle flopu vyloží lícem nahoru čtvrtá společná karta. Říká se jí turn a následuje třetí sázkové kolo.

rule-BOARD-3 = River
    .text = Po třetím sázkovém kole se k ostatním vyloží lícem nahoru pátá a poslední společná karta. Říká se jí river a následuje poslední sázkové kolo. Další karty už nepřijdou.

rule-BOARD-4 = Společné karty jsou pro všechny
    .text = Společné karty (board) nepatří nikomu zvlášť. Každý hráč ve hře je smí použít spolu se svými dvěma zavřenými kartami (GAME-3).

rule-BOARD-5 = Sázky se po kole shrnou
    .text = Na konci každého sázkového kola se všechny sázky shrnou na jedno místo, obvykle doprostřed stolu, a teprve potom přijde další karta. Každý tak vidí celý bank pohromadě.

rule-BOARD-6 = Pro jednoho se nerozdává
    .text = Další společná karta se vyloží jen tehdy, když jsou ve hře ještě aspoň dva hráči. Zbyl-li jediný, už vyhrál (GAME-15).

rule-BOARD-7 = Kolik karet už máte
    .text = Z pohledu hráče přináší flop třetí až pátou kartu, turn šestou a river sedmou. Po flopu tedy máte k dispozici pět karet, po turnu šest (čtyři na stole a dvě v ruce) a po riveru sedm.
