# Turnieje.

rule-TOURN-1 = Za wpisowe równe żetony
    .text = W turnieju każdy gracz płaci to samo wpisowe i dostaje za nie taki sam zestaw żetonów. Służą one tylko do gry i same w sobie nie są pieniędzmi.

rule-TOURN-2 = Jeden ma wszystko
    .text = Turniej trwa, dopóki wszystkich żetonów w grze nie zdobędzie jeden gracz. To on jest zwycięzcą.

rule-TOURN-3 = Zero żetonów albo zwycięstwo
    .text = Z turnieju prowadzą tylko dwie drogi: stracić ostatni żeton albo wygrać. Wszystkie żetony musi stracić każdy oprócz zwycięzcy; nie można przerwać w połowie i zabrać żetonów.

rule-TOURN-4 = Żetonów się nie odsprzedaje
    .text = Żetonów turniejowych nigdy nie można wymienić z powrotem na pieniądze. Płaci się za końcowe miejsce, a nie za to, ile żetonów było po drodze (TOURN-7).

rule-TOURN-5 = Rebuy w pierwszej fazie
    .text = W niektórych turniejach w pierwszej fazie wolno dokupić żetony; nazywa się to rebuy. Potem zero żetonów oznacza już koniec. Tutaj domyślnie dokupować nie można; gdzie wolno, pierwszą fazą są pierwsze cztery poziomy.
    .variants = Domyślnie bez rebuy. Poza tym: rebuy w pierwszej fazie.

rule-TOURN-6 = Miejsca
    .text = Końcowa kolejność jest odwrotna do kolejności odpadania: kto odpadnie pierwszy, jest ostatni. Jeśli dwóch odpadnie w tym samym rozdaniu, wyżej jest ten, kto zaczął je z większą liczbą żetonów; przy równej liczbie dzielą miejsce. Przy kilku stołach decyduje czas, chyba że gra się hand for hand, gdy stoły na siebie czekają.
    .example = Czterech graczy: pierwszy odpada D, potem B, potem C. Kolejność: A, C, B, D.

rule-TOURN-7 = Nagrody
    .text = Wpisowe wszystkich graczy tworzy pulę nagród, którą dzieli się między najlepszych. Regulaminy liczb nie podają; ile miejsc jest płatnych i ile wynosi która nagroda, ustala organizator. Proponowany podział jest nasz.
    .variants = Domyślnie ustala organizator; przy trzech płatnych miejscach proponujemy 50, 30 i 20 procent puli nagród.

rule-TOURN-8 = Rosnące ciemne
    .text = W turnieju ciemne podnosi się w regularnych odstępach, poziom po poziomie. Regulaminy nie podają ani odstępów, ani kwot, więc organizator ustala tabelę poziomów według liczby rozdań albo minut.
    .variants = Domyślnie poziom trwa dziesięć rozdań lub dziesięć minut, na początku jest 3000 w żetonach: 10/20, 15/30, 25/50, 50/100, potem z ante 75/150, 100/200 i tak dalej. Poza tym: każda inna tabela poziomów.

rule-TOURN-9 = Dlaczego ciemne rosną
    .text = Bez rosnących ciemnych turniej mógłby trwać całymi dniami. Im wyższe ciemne, tym droższe czekanie; krótkie stacki przestają wystarczać i gracze odpadają jeden po drugim. Dlatego mówi się, że obowiązkowe zakłady są podstawą turnieju.

rule-TOURN-10 = Niepełna ciemna to all-in
    .text = Kogo nie stać na całą ciemną, ten jeszcze nie odpada: wkłada, co mu zostało, i jest za to all-in. Jeden z regulaminów brzmi tak, jakby ten, kto nie zapłaci ciemnej, odpadał; tutaj odpada tylko gracz bez żadnego żetonu.

rule-TOURN-11 = Krupier nie gra
    .text = W turniejach ligowych rozdaje ktoś, kto nie gra. Talii nie dotyka więc nikt, komu zależy na kartach. Wśród znajomych rozdaje gracz z buttonem (SEAT-6).

rule-TOURN-12 = Turnieje w skrócie
    .text = Co jeszcze jest inaczej w turniejach: ante na późniejszych poziomach (ANTE-1), w limicie ograniczona liczba podniesień także między dwoma graczami (LIMIT-4), karty all-in się odkrywa (ALLIN-10) i nie ma straddle (STRADDLE-1).
