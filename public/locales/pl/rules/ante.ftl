# Ante.

rule-ANTE-1 = Czy płaci się ante
    .text = Ante to niewielka wpłata do puli jeszcze przed rozdaniem kart. W hold’emie zwykle jej nie ma. Pojawia się w turniejach, najczęściej w późniejszej fazie, i powiększa tam pule.
    .variants = Domyślnie w grze na pieniądze bez ante, w turnieju od wybranego późnego poziomu. Poza tym: ante nigdy albo w każdym rozdaniu.

rule-ANTE-2 = Wysokość ante
    .text = Ante to zwykle jedna dziesiąta dużej ciemnej. Dla jednego gracza to niewiele, ale przy pełnym stole wszystkie ante razem dają całą dużą ciemną.
    .variants = Domyślnie jedna dziesiąta dużej ciemnej, zaokrąglona w dół do żetonu, co najmniej jeden żeton; płaci każdy gracz. Poza tym: dowolna inna kwota albo jedno ante za cały stół, które daje duża ciemna.
    .example = Ciemne 50/100: ante wynosi 10. Przy dziesięciu graczach w puli jest poza ciemnymi 100.

rule-ANTE-3 = Ante płaci każdy przed rozdaniem
    .text = Ante płaci przed rozdaniem każdy gracz, także ten, kto daje ciemną; płaci je wtedy dodatkowo. Gdy żetonów nie starcza na jedno i drugie, najpierw płaci się ante, a ciemną z tego, co zostanie. Gdy jeden gracz płaci ante za cały stół, jest odwrotnie.

rule-ANTE-4 = Ante to nie stawka
    .text = Ante trafia prosto do puli i nie liczy się do żadnej stawki gracza. Tym różni się od ciemnej, która się liczy (BLIND-10). Ante powiększa więc pulę, ale nikomu nie zmniejsza ceny sprawdzenia. Komu nie starczyło na całe ante, ten może z każdego cudzego ante wygrać tylko tyle, ile sam dał; ante za cały stół należy w całości do puli głównej.
    .example = Ciemne 50/100, ante 10, sześciu graczy: przed pierwszym ruchem w puli jest 210. Sprawdzenie kosztuje 100, mała ciemna dopłaca 50.

rule-ANTE-5 = Po co jest ante
    .text = Ciemne i ante mają to samo zadanie: wprowadzić do puli pieniądze. Im więcej ich tam leży, tym droższe jest samo czekanie na dobre karty.
