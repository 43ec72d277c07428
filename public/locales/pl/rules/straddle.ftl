# Straddle.

rule-STRADDLE-1 = Kiedy wolno dać straddle
    .text = Straddle to dobrowolne podniesienie w ciemno, które przed rozdaniem kart daje gracz zaraz za dużą ciemną. Według jednych zasad bywa często dozwolony, według innych tylko poza turniejami, jeszcze inne go nie znają. Musi grać co najmniej trzech graczy; przy trzech może go dać button.
    .variants = Domyślnie wyłączony. Poza tym włączony, ale tylko w grze na pieniądze.

rule-STRADDLE-2 = Dwa razy duża ciemna
    .text = Straddle wynosi zawsze dokładnie dwie duże ciemne, ani więcej, ani mniej. Przy ciemnych 1/2 jest to 4.

rule-STRADDLE-3 = Straddle to podniesienie
    .text = Straddle podnosi cenę wszystkim: kto chce zostać w grze, musi wyrównać do dwóch dużych ciemnych zamiast jednej. Dotyczy to także graczy na ciemnych.
    .example = Ciemne 1/2, straddle 4: sprawdzenie kosztuje 4, mała ciemna dopłaca 3, a duża 2.

rule-STRADDLE-4 = Straddle licytuje ostatni
    .text = Kto dał straddle, przed flopem licytuje ostatni, nawet po dużej ciemnej, i gdy wróci do niego kolej, może podnieść stawkę. Prawo, które normalnie ma duża ciemna (BLIND-12), przechodzi więc na niego.

rule-STRADDLE-5 = Zaczyna gracz za straddle’em
    .text = Gdy na stole jest straddle, przed flopem pierwszy licytuje gracz na lewo od tego, kto go dał, a nie gracz na lewo od dużej ciemnej. Przy trzech graczach jest to mała ciemna.

rule-STRADDLE-6 = Straddle a liczba podniesień
    .text = W grach z limitem liczba podniesień jest ograniczona (LIMIT-3). Straddle jest podniesieniem, więc nasuwa się, że jedno z nich zużywa; żadne zasady nie mówią jednak tego wprost.
    .variants = Domyślnie liczy się jako jedno z podniesień. Poza tym: nie liczy się.
    .example = Limit 2–4, trzy podniesienia: 2 to duża ciemna, 4 straddle, potem 6 i 8, więcej nie można. Jeśli straddle się nie liczy: 4, 6, 8 i 10.

rule-STRADDLE-7 = Co daje straddle
    .text = Dzięki straddle gracz ma w pierwszej rundzie lepszą pozycję: powinien licytować pierwszy, a jakby zamienił się miejscem i licytuje ostatni. Płaci za to dwie duże ciemne za karty, których jeszcze nie widział.

rule-STRADDLE-8 = Podniesienie po straddle
    .text = Do ilu co najmniej trzeba podnieść po straddle, zasady nie mówią. Jeśli uznać go za zakład, trzeba go podwoić; jeśli za podniesienie o jedną dużą ciemną, wystarczy dołożyć kolejną dużą ciemną. W grze z limitem krok to zawsze jedna jednostka.
    .variants = Domyślnie co najmniej do dwukrotności straddle. Poza tym: co najmniej do straddle plus jedna duża ciemna.
    .example = No limit, ciemne 1/2, straddle 4: najmniejsze podniesienie jest do 8, przy drugim rozumieniu do 6.
