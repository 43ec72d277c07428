# Rozdawanie.

rule-DEAL-1 = Dwie karty, po jednej
    .text = Najpierw wpłaca się obowiązkowe zakłady, potem rozdaje się karty: każdy gracz dostaje dwie zakryte, po jednej, w dwóch okrążeniach zgodnie z ruchem wskazówek zegara.

rule-DEAL-2 = Pierwsza karta na lewo od buttona
    .text = Pierwszą kartę dostaje pierwszy gracz na lewo od buttona, czyli mała ciemna, a ostatnia karta trafia do buttona.
    .variants = Jedno zdanie w zasadach można rozumieć tak, że zaczyna się od buttona; w innym miejscu podają one właściwą kolejność.

rule-DEAL-3 = Pierwsza karta heads-up
    .text = Gdy gra dwóch, button jest zarazem małą ciemną. Zdania „pierwsza karta dla małej ciemnej” i „ostatnia karta dla buttona” wtedy sobie przeczą i trzeba wybrać.
    .variants = Domyślnie pierwszą kartę dostaje przeciwnik buttona, a ostatnią button. Poza tym: pierwszą kartę dostaje button jako mała ciemna.

rule-DEAL-4 = Zakryte karty zna tylko właściciel
    .text = Zakryte karty (hole cards) zna tylko ten, do kogo należą. Nikt inny przy stole w nie nie zagląda.

rule-DEAL-5 = Karty zostają na stole
    .text = Karty nie mogą opuścić pola gry, a krupier musi je cały czas widzieć. Nie chowaj ich pod stołem ani w dłoniach.

rule-DEAL-6 = Jak oglądać karty
    .text = Karty leżą na stole. Gdy chcesz na nie spojrzeć, unieś je, ale tylko tak, żeby nikt inny ich nie zobaczył.

rule-DEAL-7 = Przed wykładaniem się nie pokazuje
    .text = Nikt nie może przed wykładaniem kart (showdownem) pokazać swoich kart innemu graczowi. Jedynym wyjątkiem są karty graczy all-in, które odkrywa się, gdy licytować już nie można (ALLIN-10).
    .variants = Zasady ujmują to różnie: jedne zakazują pokazywania w ogóle, inne tylko przy pasowaniu, gdy reszta gra dalej, jeszcze inne wymagają jedynie, by to, co widział jeden, mogli zobaczyć wszyscy (SHOW-16). Tutaj kart nie da się pokazać wcześniej.
