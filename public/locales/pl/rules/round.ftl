# Rundy licytacji.

rule-ROUND-1 = Cztery rundy licytacji
    .text = Rozdanie ma cztery rundy licytacji: przed flopem, na flopie, na turnie i na riverze. Każda następuje po nowych kartach, więc każdy może na nowo ocenić swoje szanse, zanim dołoży żetony.

rule-ROUND-2 = Kto zaczyna przed flopem
    .text = Przed flopem zaczyna gracz na lewo od dużej ciemnej, a po straddle gracz na lewo od tego, kto go dał. Obie ciemne włożyły już żetony, dlatego ich kolej przychodzi na końcu. Gdy gra dwóch, zaczyna button (BLIND-16).

rule-ROUND-3 = Co może pierwszy gracz
    .text = Pierwszy gracz przed flopem może spasować, sprawdzić dużą ciemną albo podnieść stawkę. Czekać nie może, bo duża ciemna jest już zakładem, który trzeba wyrównać (CHECK-3).

rule-ROUND-4 = Co mogą kolejni gracze
    .text = Następni gracze, z buttonem włącznie, mają te same możliwości: spasować, sprawdzić albo podnieść stawkę. Jeśli ktoś ją już podniósł, kolejne podniesienie nazywa się przebiciem (re-raise).

rule-ROUND-5 = Zgodnie z zegarem i po kolei
    .text = Gra toczy się zgodnie z ruchem wskazówek zegara, od każdego gracza do jego sąsiada z lewej, a decyduje tylko ten, na kogo przypada kolej. Jedno ze źródeł pisze w pewnym miejscu „w prawo”; to pomyłka, bo wszystko inne biegnie w nim w lewo.

rule-ROUND-6 = Duża ciemna musi mieć swoją kolej
    .text = Runda przed flopem nie może się skończyć, dopóki nie wypowie się duża ciemna. Nawet gdy wszyscy tylko sprawdzili, duża ciemna ma jeszcze głos i może podnieść stawkę (BLIND-12).

rule-ROUND-7 = Kto zaczyna po flopie
    .text = Na flopie, turnie i riverze zaczyna pierwszy gracz na lewo od buttona, który jest jeszcze w grze i ma żetony. Niektóre regulaminy wymieniają zamiast niego małą ciemną. To to samo miejsce, chyba że gra dwóch: wtedy małą ciemną ma button, a zaczyna ten drugi (BLIND-16).

rule-ROUND-8 = Otwarcie kolejnej rundy
    .text = Każda kolejna runda zaczyna się bez zakładu, więc nie ma czego wyrównywać. Pierwszy gracz może czekać, postawić albo spasować. Jedno ze źródeł wymienia tu także sprawdzenie i podniesienie, ale na początku rundy nie ma jeszcze czego sprawdzać ani podnosić.

rule-ROUND-9 = Odpowiedź na zakład
    .text = Gdy ktoś postawi, każdy następny w swojej kolejce może spasować, sprawdzić albo podnieść stawkę. Odpowiada się zawsze na najwyższy zakład rundy, a nie tylko na zakład sąsiada (CALL-1).

rule-ROUND-10 = Kiedy runda się kończy
    .text = Runda kończy się, gdy każdy, kto jest jeszcze w grze, miał swoją kolej i wszyscy włożyli tyle samo. Jedynym wyjątkiem są gracze, którzy są all-in za mniej: zostają w grze, choć reszty nie wyrównali.

rule-ROUND-11 = Wyrównać albo all-in
    .text = Kto chce zostać w grze, musi wyrównać najwyższy zakład rundy. Kto ma na to za mało żetonów, wkłada wszystko, co mu zostało, i też gra dalej (ALLIN-1). Zakład większy niż czyjś stack nikogo więc z gry nie wyrzuci.

rule-ROUND-12 = Przy jednym stacku bez licytacji
    .text = Runda licytacji odbywa się tylko wtedy, gdy na jej początku żetony ma jeszcze co najmniej dwóch graczy w rozdaniu. W przeciwnym razie resztę kart wykłada się od razu. Jeśli jednak jakiś zakład czeka na odpowiedź, ostatni gracz z żetonami musi najpierw sprawdzić albo spasować; na podniesienie nie miałby już kto odpowiedzieć.

rule-ROUND-13 = Kolejne rundy jak pierwsza
    .text = W rundach od drugiej do czwartej obowiązują te same zasady co w pierwszej. Zmieniają się tylko trzy rzeczy: kto zaczyna (ROUND-7), to, że wolno czekać (CHECK-1), a w grze z limitem wysokość zakładów na turnie i riverze (LIMIT-2).

rule-ROUND-14 = Powiedz, kto zaczyna
    .text = Internetowy poker room na początku rundy ogłasza, kto ją otwiera, więc nikt nie musi tego wyliczać. Tutaj gracz, na którego przypada kolej, jest przy stole zaznaczony. Gdy grasz w domu z nowicjuszami, pokaż to słowem lub gestem.
