# Pot limit.

rule-POTLIM-1 = Maksimum w pot limicie
    .text = W pot limicie górną granicą jest pula. Pierwszy zakład może być tak wysoki jak pula. Przy podnoszeniu najpierw dolicz do puli swoje sprawdzenie; o tyle najwyżej możesz podnieść. Liczy się tylko to, co naprawdę leży w puli. Zasady opisują tę granicę różnie, ale tylko takie rozumienie działa w każdej sytuacji.
    .variants = Domyślnie pula po sprawdzeniu. Poza tym: pula przed sprawdzeniem albo żetony, które dotąd włożyli inni gracze.
    .example = Ciemne 1/2, zaczynasz: w puli są 3, a sprawdzenie kosztuje 2. Po sprawdzeniu byłoby w niej 5, możesz więc podnieść o 5, do 7. Przy dwóch pozostałych rozumieniach o 3, do 5.

rule-POTLIM-2 = Bez granicy liczby podniesień
    .text = W pot limicie można podnosić dowolną liczbę razy. Liczba podniesień jest ograniczona tylko w grach z limitem (LIMIT-3).
