# Gra z limitem.

rule-LIMIT-1 = Jedna wysokość stawki
    .text = W grze z limitem każdy zakład i każde podniesienie ma wysokość ustaloną dla danej rundy. Nie wolno dać ani więcej, ani mniej, chyba że skończą ci się żetony.
    .variants = Jedne zasady nazywają tę kwotę najniższą, inne najwyższą, jeszcze inne po prostu ustaloną. Chodzi o tę samą grę; tutaj kwota jest dokładna.
    .example = Jednostka 10: zakład to 10, pierwsze podniesienie do 20, następne do 30.

rule-LIMIT-2 = Niższy i wyższy limit
    .text = W dwóch pierwszych rundach, przed flopem i na flopie, obowiązuje niższy limit, równy dużej ciemnej. Na turnie i riverze obowiązuje wyższy limit, dwa razy taki.
    .example = Limit 15–30: przed flopem i na flopie stawia się po 15, na turnie i riverze po 30.

rule-LIMIT-3 = Liczba podniesień w rundzie
    .text = W grach z limitem liczba podniesień w rundzie jest ograniczona. Zasady pozwalają zwykle na trzy po pierwszym zakładzie; niektóre na cztery, przy czym nie zawsze wiadomo, czy wlicza się w to sam zakład. W pot limicie i no limicie takiej granicy nie ma.
    .variants = Domyślnie 3 podniesienia po zakładzie. Poza tym: 4.
    .example = Jednostka 5: zakład 5, podniesienia do 10, 15 i 20. Następny gracz może już tylko sprawdzić za 20 albo spasować.

rule-LIMIT-4 = Granica przy dwóch graczach
    .text = Gdy zostaje dwóch, podnoszenie bez końca nikomu innemu nie szkodzi, dlatego niektóre zasady znoszą granicę. Liczy się, ilu graczy w chwili podniesienia może jeszcze licytować; runda, w której granicę osiągnięto, gdy grało trzech lub więcej, pozostaje zamknięta.
    .variants = Domyślnie w grze na pieniądze bez granicy, w turnieju granica obowiązuje. Poza tym: przy dwóch graczach granicy nigdy nie ma, granica obowiązuje zawsze albo znika dopiero, gdy w turnieju zostaje dwóch.
    .example = Limit 2–4 na turnie: 4, potem podniesienia do 8, 12 i 16. Przy trzech graczach to koniec; dwóch w grze na pieniądze może iść dalej: 20, 24 i tak dalej.

rule-LIMIT-5 = Potem tylko sprawdzić lub spasować
    .text = Gdy padnie ostatnie dozwolone podniesienie, w tej rundzie nikt już nie może podnieść stawki. Pozostali mogą tylko sprawdzić albo spasować.

rule-LIMIT-6 = Zakład to nie podniesienie
    .text = Pierwszy zakład w rundzie nie liczy się jako podniesienie. Przed flopem zastępuje go duża ciemna, więc trzy podniesienia prowadzą do czterech dużych ciemnych. Nie liczy się też niepełny all-in (ALLIN-5); podniesienie, które go uzupełnia, już tak.
    .example = Limit 2–4 przed flopem: duża ciemna 2, potem 4, 6 i 8.

rule-LIMIT-7 = Słowo cap
    .text = Ostatnie dozwolone podniesienie nazywa się cap, a gracze mówią wtedy, że licytacja jest „capped”. Sama zasada to three-raise rule, czyli zasada trzech podniesień.

rule-LIMIT-8 = Granice w innych grach
    .text = Gry z dwiema tylko rundami licytacji, jak draw i lowball, pozwalają na jedno podniesienie więcej: gdy gra trzech lub więcej, wolno postawić raz i podnieść cztery razy. W hold’emie, który ma cztery rundy, zwykle są trzy.

rule-LIMIT-9 = Nazwy gier z limitem
    .text = Gry z limitem nazywa się według dwóch wysokości stawek. W grze „limit 2–4” przed flopem i na flopie stawia się po 2, a na turnie i riverze po 4.
