# Ciemne (blindy).

rule-BLIND-1 = Dwa obowiązkowe zakłady
    .text = Każde rozdanie zaczyna się od dwóch obowiązkowych zakładów w ciemno: małej i dużej ciemnej (small blind, big blind). Stawia się je, zanim padnie pierwsza karta, i płaci je dokładnie dwóch graczy. W innych odmianach pokera ciemnych może być inna liczba, dla hold’ema typowe są dwie.

rule-BLIND-2 = Kto daje ciemne
    .text = Małą ciemną daje pierwszy gracz na lewo od buttona, dużą ciemną drugi. Tylko przy dwóch graczach jest inaczej (BLIND-15).

rule-BLIND-3 = Duża ciemna to najmniejszy zakład
    .text = Duża ciemna jest dokładnie tak wysoka jak najmniejszy zakład w grze. W grze z limitem jest to niższy z dwóch limitów.
    .variants = Niektóre zasady określają dużą ciemną jako dwukrotność małej. Gdy wychodzi co innego, decyduje tutaj najmniejszy zakład (BLIND-6).
    .example = Limit 15–30: duża ciemna wynosi 15.

rule-BLIND-4 = Połowa dużej ciemnej
    .text = Mała ciemna to zwykle połowa dużej. Czasem jednak połowy nie da się zapłacić żetonami, którymi się gra, i wtedy poker roomy robią to różnie.
    .variants = Domyślnie połowa zaokrąglona w dół do najmniejszego żetonu w grze. Poza tym dokładna połowa (duża ciemna musi wtedy być parzystą wielokrotnością najmniejszego żetonu) albo połowa zaokrąglona w dół do pełnej jednostki pieniężnej.
    .example = Najmniejszy żeton 1: przy limicie 2–4 mała ciemna to 1, przy 5–10 to 2, a przy 15–30 to 7. Z żetonem 0,5 dwie ostatnie to 2,5 i 7,5.

rule-BLIND-5 = Mała ciemna innej wysokości
    .text = W niektórych grach mała ciemna nie jest połową dużej, lecz inną jej częścią. Kwotę ustala wtedy sam stół.
    .variants = Domyślnie wylicza się ją z dużej ciemnej (BLIND-4). Poza tym dowolna kwota od jednego żetonu do wysokości dużej ciemnej.

rule-BLIND-6 = Nie zawsze dwa razy mała
    .text = Można przeczytać, że duża ciemna to dwukrotność małej. To prawda tylko wtedy, gdy połowa wychodzi dokładnie. Gdzie małą ciemną się zaokrągla, duża nadal równa się najmniejszemu zakładowi (BLIND-3).
    .example = Limit 15–30: mała ciemna 7, duża 15. Dwa razy 7 to 14, a takiej stawki w tej grze nie ma.

rule-BLIND-7 = Płaci się w ciemno
    .text = Nazwa bierze się stąd, że płaci się je w ciemno: żetony muszą być w grze, zanim gracz zobaczy swoje karty.

rule-BLIND-8 = Po co są ciemne
    .text = Dzięki ciemnym w każdym rozdaniu jest co wygrać, a więc i po co grać. Bez nich każdy mógłby za darmo czekać na najlepsze karty.

rule-BLIND-9 = Ciemne idą za buttonem
    .text = Button po każdym rozdaniu przesuwa się o jednego gracza, a z nim ciemne. W ciągu okrążenia każdy płaci więc obie ciemne po jednym razie (BTN-5).

rule-BLIND-10 = Ciemna jest częścią stawki
    .text = Ciemna liczy się graczowi do tego, co postawił w pierwszej rundzie. Kto dał ciemną 10 i ma wyrównać do 30, dopłaca 20, a nie 30.

rule-BLIND-11 = Małą ciemną trzeba uzupełnić
    .text = Sama mała ciemna nie wystarczy, by grać dalej. Kto ją dał i chce zostać, musi dopłacić do wysokości dużej ciemnej albo do najwyższej dotychczasowej stawki.
    .example = Ciemne 1/2 i nikt nie podniósł stawki: mała ciemna dopłaca 1. Po podniesieniu do 6 dopłaca 5.

rule-BLIND-12 = Opcja dużej ciemnej
    .text = Nawet jeśli wszyscy tylko wyrównali dużą ciemną, jej właściciel ma jeszcze głos: może czekać albo podnieść stawkę o dozwoloną kwotę. To prawo nazywa się opcją (option). Przysługuje tylko w pierwszej rundzie i tylko raz; gdy ktoś potem przebije, znów obowiązuje zwykła zasada (RAISE-3).
    .example = Ciemne 1/2, no limit, dwóch graczy sprawdza, a mała ciemna dopłaca 1: w puli jest 8. Duża ciemna może czekać albo podnieść do co najmniej 4.

rule-BLIND-13 = Duża ciemna może czekać
    .text = Jeśli nikt nie podniósł stawki, duża ciemna już jej odpowiada. Jej właściciel może więc czekać (check) i na tym runda się kończy. Po podniesieniu czekać już nie można (CHECK-4).

rule-BLIND-14 = Żywa ciemna
    .text = Żywa ciemna (live blind) to obowiązkowy zakład, który jego właściciel może jeszcze sam podnieść. Takie prawo ma właśnie duża ciemna (BLIND-12).

rule-BLIND-15 = Ciemne w grze heads-up
    .text = Gdy gra tylko dwóch, małą ciemną daje gracz z buttonem, a dużą jego przeciwnik. Kto od flopa licytuje ostatni, płaci więc mniejszą ciemną.

rule-BLIND-16 = Kolejność heads-up
    .text = Gdy gra dwóch, przed flopem pierwszy licytuje button, który ma małą ciemną. Na flopie, turnie i riverze jest odwrotnie: zaczyna duża ciemna, a button licytuje ostatni.
    .variants = W niektórych zasadach czytamy, że po flopie zawsze zaczyna mała ciemna. Chodzi w nich o trzech i więcej graczy; w grze heads-up button miałby wtedy gorsze miejsce.

rule-BLIND-17 = Niepełna ciemna liczy się w całości
    .text = Wysokość ciemnych jest ustalona z góry i nie maleje dlatego, że komuś brakuje żetonów. Taki gracz wkłada, co ma, i jest all-in; dla pozostałych ciemna liczy się jak pełna. Gdy nikt inny nie może już licytować, ostatni gracz musi wyrównać tylko to, co naprawdę postawiono.
    .example = Ciemne 5/10, a duża ciemna ma tylko 6 żetonów: wkłada 6, ale sprawdzenie kosztuje 10, a najmniejsze podniesienie jest do 20.

rule-BLIND-18 = Opuszczone ciemne
    .text = Nikt nie może unikać ciemnych. Kto pod swoją nieobecność opuścił dużą ciemną, musi to nadrobić, zanim znów dostanie karty, i nigdy nie może wrócić między buttonem a dużą ciemną. Co do sposobu zasady się różnią. W turnieju ciemne nieobecnego gracza po prostu pobiera się z jego żetonów.
    .variants = Domyślnie można zapłacić dużą ciemną od razu jako żywą stawkę albo poczekać, aż przyjdzie kolej; opuszczoną małą ciemną się daruje. Poza tym: wrócić można tylko za opłatą, albo dużą ciemną płaci się żywą, a opuszczona mała trafia do puli jako martwa.

rule-BLIND-19 = Przerwa na buttonie
    .text = Kto przerywa grę, mając button, zapłacił za każde rozdanie, które w tym okrążeniu rozegrał. Dlatego niektóre zasady pozwalają mu raz przepuścić ciemne i wrócić bez płacenia. Inne takiego wyjątku nie znają.
    .variants = Domyślnie wyjątek obowiązuje, ale tylko na jedno przejście ciemnych. Poza tym bez wyjątku: opuszczoną ciemną trzeba nadrobić jak zwykle (BLIND-18).

rule-BLIND-20 = Jak wchodzi nowy gracz
    .text = Nowy gracz w grze na pieniądze wybiera: poczekać, aż przypadnie na niego duża ciemna, albo od razu wpłacić tę samą kwotę i dostać karty. Inne zasady wpuszczają nowych bez opłaty i tylko określają, na których miejscach zacząć nie wolno (BLIND-21).
    .variants = Domyślnie: poczekać na dużą ciemną albo wpłacić jej kwotę. Poza tym: wejść w dowolnej chwili bez opłaty, byle nie na zakazanym miejscu.

rule-BLIND-21 = Przed dużą ciemną się nie wchodzi
    .text = Nowy gracz nie może wejść do gry między buttonem a dużą ciemną, bo dobrą pozycję dostałby za darmo. Kto tam usiądzie, dostanie karty dopiero, gdy button go minie.
    .variants = Niektóre zasady zakazują wejścia tylko między obiema ciemnymi. Tutaj obowiązuje szerszy zakaz: między buttonem a dużą ciemną. W turnieju przesadzony gracz czeka tylko między małą ciemną a buttonem.
    .example = Button 1, mała ciemna 3, duża ciemna 5: miejsca 2 i 4 muszą czekać. Na miejscu 6 możesz wpłacić dużą ciemną i od razu grać.

rule-BLIND-22 = Wpłacona ciemna jest żywa
    .text = Wpłacona duża ciemna jest pierwszą stawką swego właściciela: jest żywa i gracz może, gdy przyjdzie jego kolej, podnieść. To samo dotyczy kwoty, którą wpłaca nowy gracz (BLIND-20).
    .variants = Niektóre zasady można rozumieć i tak, że żetony nowego gracza trafiają do puli jako martwe. Tutaj są żywe.

rule-BLIND-23 = Zmiana miejsca
    .text = Kto się przesiada, nie może w ten sposób uniknąć ciemnych. Jeśli nowe miejsce jest dalej od dużej ciemnej, poczekaj, aż będziesz wobec ciemnych tak daleko jak przedtem. Jeśli bliżej, możesz grać od razu.
    .example = Zajęte są miejsca 1–7 i 9, dużą ciemną będzie mieć miejsce 3. Z miejsca 5 do twojej dużej ciemnej zostały dwa rozdania. Przesiadasz się na 8: czekasz, gdy duża ciemna jest na 3 i 4, a grasz, gdy jest na 6, czyli znów dwa rozdania od ciebie.

rule-BLIND-24 = Wezwanie do ciemnej
    .text = Jeden z internetowych poker roomów wzywa obu graczy na ciemnych głosem, który słyszą tylko oni, żeby dali ciemne. Wezwanie jest prywatne, reszta stołu o nim nie wie.
    .variants = Domyślnie kto siedzi przy stole, daje ciemne automatycznie i może zaznaczyć, że opuszcza następne rozdanie. Poza tym: gracz dostaje wezwanie; kto odmówi, robi przerwę i ma ciemną opuszczoną.

rule-BLIND-25 = Kiedy zaczyna się rozdanie
    .text = Rozdanie zaczyna się w chwili wpłacenia ciemnych. Nie myl tego z pytaniem, do kiedy można je unieważnić: to możliwe, dopóki ruchu nie wykonało dwóch graczy (MISDEAL-1).
