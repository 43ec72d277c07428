# Buy-in i żetony.

rule-BUYIN-1 = Pieniądze na żetony
    .text = Przed pierwszym rozdaniem gracz wymienia pieniądze na żetony. Przy stole gra się tylko żetonami i w nich liczy się każdą stawkę oraz pulę.

rule-BUYIN-2 = Najmniejszy buy-in
    .text = Każdy stół ustala, ile co najmniej trzeba wymienić, siadając do gry. To właśnie buy-in. W grach na pieniądze (cash game) bez limitu wynosi on często dziesięć dużych ciemnych.
    .variants = Domyślnie 10 dużych ciemnych. Stół może ustalić inną liczbę.
    .example = Duża ciemna 2: buy-in 20 wystarczy, 19 zostanie odrzucone.

rule-BUYIN-3 = Największy buy-in
    .text = Wiele stołów, zwłaszcza w internecie, ustala też najwyższy buy-in, żeby nikt nie mógł usiąść z dużo większą liczbą żetonów niż inni. Ogranicza się tylko kupowanie; to, co gracz wygra, zostaje u niego.
    .variants = Domyślnie 100 dużych ciemnych. Poza tym 200 dużych ciemnych albo bez ograniczenia.
    .example = Duża ciemna 2: domyślnie można kupić najwyżej 200, przy wyższej granicy 400.

rule-BUYIN-4 = Żetony na widoku
    .text = Wszystkie żetony gracza leżą przed nim na widoku. To, ile kto ma, jest jawne: od tego zależy, o ile można w rozdaniu grać.

rule-BUYIN-5 = Żetony zostają na stole
    .text = Żetonami operuje się tylko na stole i nigdzie indziej. Nie trzymaj ich na kolanach ani w kieszeni.

rule-BUYIN-6 = Żetonów się nie zabiera
    .text = Żetony znikają ze stołu tylko na dwa sposoby: gracz je przegrywa albo kończy grę i wymienia je z powrotem. Kto wygrywa, nie może schować części wygranej i grać dalej resztą; dzięki temu inni mają szansę się odegrać.
    .variants = Według niektórych zasad gracz może odejść w każdej chwili. Tutaj obowiązuje jedno i drugie: między rozdaniami możesz odejść, ale ze wszystkimi żetonami.

rule-BUYIN-7 = W trakcie rozdania się nie dokupuje
    .text = Dopóki trwa rozdanie, nikt nie może dołożyć sobie żetonów. Dokupić można je dopiero po jego zakończeniu. Inaczej każdy dokupowałby akurat wtedy, gdy ma dobre karty.

rule-BUYIN-8 = Tylko żetony na stole
    .text = W jednym rozdaniu nie możesz przegrać więcej niż żetony, które masz na stole. Gdy się skończą, jesteś all-in: zostajesz w rozdaniu i grasz o tyle, na ile starczyło ci żetonów (ALLIN-1). Nazywa się to table stakes albo all-in protection.

rule-BUYIN-9 = Ile żetonów wystarczy do gry
    .text = Według niektórych zasad gracz musi mieć na stole zwykle co najmniej jedną dużą ciemną, żeby dostać karty. Inne pozwalają grać z dowolną liczbą: komu nie starcza na ciemną, wkłada wszystko i jest all-in.
    .variants = Domyślnie wystarczą dowolne żetony. W grze na pieniądze można wymagać co najmniej jednej dużej ciemnej. W turnieju zawsze gra się z dowolną liczbą (TOURN-10).

rule-BUYIN-10 = Ile trzeba dokupić
    .text = Kto dokupuje żetony albo wraca do gry po utracie wszystkiego, musi mieć na koniec co najmniej połowę najmniejszego buy-inu; stare i nowe żetony liczy się razem.
    .variants = Domyślnie co najmniej połowa najmniejszego buy-inu. Poza tym bez dolnej granicy, jak w zasadach, które o niej nie wspominają.
    .example = Buy-in 100, zostało 30 żetonów: dokupić 19 nie wolno (49), dokupić 20 wolno (50). Komu zostało 60, może dołożyć dowolną kwotę aż do największego buy-inu.
