# Pula główna i pule boczne.

rule-POT-1 = Pula główna i boczna
    .text = Gdy jakiś gracz jest all-in za mniej, a pozostali stawiają więcej, pula się dzieli. To, co wyrównali wszyscy, jest pulą główną; nadwyżka to pula boczna, o którą grają tylko ci, którzy do niej wpłacili.
    .example = A stawia 20, B jest all-in za 5, C sprawdza za 20. Pula główna: 15, dla wszystkich trzech. Pula boczna: 30, dla A i C.

rule-POT-2 = Pule boczne po rundzie
    .text = Pule boczne tworzy się na koniec rundy licytacji, gdy każdy miał już swoją kolej. Dopiero wtedy wiadomo, kto ile wyrównał i co trzeba zwrócić (ALLIN-11).

rule-POT-3 = Wygrywa, kto wpłacił
    .text = Pulę może wygrać tylko gracz, który do niej wpłacił i nie spasował. Żetony tych, którzy spasowali, zostają w puli, ale nikomu nie dają już do niej prawa.

rule-POT-4 = Dalsze zakłady do puli bocznej
    .text = Gdy gracz jest all-in, wszystko, co pozostali postawią w kolejnych rundach, idzie do puli bocznej. Pula główna już nie rośnie, bo gracz all-in nie ma czym wyrównać.
    .example = Pula główna 15, boczna 30, B jest all-in. Na turnie A i C dają po 10: pula boczna ma 50, główna nadal 15.

rule-POT-5 = Kilka pul bocznych
    .text = Gdy kilku graczy jest all-in za różne kwoty, powstaje kilka pul bocznych. O każdej rozstrzyga się osobno i każda może mieć innego zwycięzcę: przy trzech pulach nawet trzech.
    .example = All-in za 10, 30, 60 i 100: ze 100 wraca 40. Pula główna 40 dla wszystkich czterech, pierwsza boczna 60 dla trzech, druga boczna 60 dla dwóch.

rule-POT-6 = Jeden zwycięzca kilku pul
    .text = Jeden gracz może wygrać kilka pul. Kto gra o pulę boczną i ma najlepszy układ ze wszystkich, bierze również główną.
    .example = A jest all-in za 50, B i C włożyli po 100: pula główna 150, boczna 100. Jeśli najlepszy układ ma B, bierze obie, 250.

rule-POT-7 = Najlepszy z uprawnionych
    .text = Pulę boczną bierze najlepszy układ spośród tych, którzy do niej wpłacili. Jeden z regulaminów skraca to do „drugiego co do siły układu”. To prawda tylko wtedy, gdy należy on do kogoś uprawnionego; karty spasowane ani karty gracza, który gra tylko o pulę główną, się nie liczą.
    .example = X jest all-in za 20, Y i Z włożyli po 300: pula główna 60, boczna 560. Jeśli najlepszy układ ma X, a Z bije Y, X bierze 60, a Z 560.

rule-POT-8 = Reszta należy do pozostałych
    .text = To, do czego zwycięzca all-in nie ma prawa, dzieli się między pozostałych według tych samych zasad: bierze to najlepszy układ spośród uprawnionych. Nie dolicza się tego do puli głównej i nie zostaje to na następne rozdanie.

rule-POT-9 = Po co jest pula boczna
    .text = Dzięki puli bocznej gracze, którzy mają jeszcze żetony, mogą dalej licytować między sobą. Bez niej jeden krótki stack zatrzymałby licytację całemu stołowi.

rule-POT-10 = Bez wpłaty nie ma udziału
    .text = Zasada do zapamiętania, gdy na stole leży kilka pul: kto niczego do puli nie wpłacił, nie ma do niej prawa. Przy każdej zapytaj, kto do niej wpłacał, i po sporze.
