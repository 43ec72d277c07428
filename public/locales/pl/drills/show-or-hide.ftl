# Ćwiczenie: pokazać czy schować?

drill-show-or-hide = Pokazać czy schować?
    .prompt = Przy tym stole przegrane karty wolno schować. Teraz decyduje { $name }: co dotyczy tych kart?
    .prompt-all = Przy tym stole pokazują wszyscy, którzy zostali. Teraz decyduje { $name }: co dotyczy tych kart?
    .must = Trzeba je pokazać: to obowiązek
    .may-choose = Pokazać albo schować, wszystko jedno: nic od tego nie zależy
    .should = Pokazać, inaczej przepadnie prawo do puli
    .hint = Kto otwiera wykładanie, musi pokazać. Potem pokaż to, co jest lepsze od najlepszych pokazanych kart albo im równe: schowane karty niczego nie wygrywają. Przegrane karty wolno schować, a gdy wszyscy inni spasowali, każde.
    .right-open = Ostatni zakład albo podniesienie daje { $name }, więc otwiera wykładanie i musi pokazać (SHOW-2, SHOW-6).
    .right-open-checked = W ostatniej rundzie wszyscy czekali, a pierwszy ruch ma w niej { $name }: kto otwiera, musi pokazać (SHOW-5, SHOW-6).
    .right-all = Przy tym stole pokazują wszyscy, którzy zostali, przegrani też (SHOW-6).
    .right-tie = { $hand }: to tyle samo co najlepsze dotąd pokazane karty. Część puli dostaje tylko ten, kto pokaże obie karty (SHOW-7, SHOW-8).
    .right-side = { $hand } prowadzi w puli bocznej, cokolwiek ma gracz all-in: pokaż, żeby ją wygrać (SHOW-7, SHOW-14).
    .right-win = { $hand } bije to, co leży odkryte: { $best }. Wygrywa tylko ten, kto pokaże obie karty (SHOW-7, SHOW-8).
    .right-beaten = { $hand } przegrywa, prowadzi { $best }. Nie da się nic wygrać: schowaj albo pokaż (SHOW-7).
    .right-folded = Wszyscy inni spasowali: { $name } wygrywa i nie musi pokazywać (SHOW-9).
    .slip-hides-though-opening = Nic jeszcze nie leży odkryte, a otwiera { $name }: kto otwiera, nie ma wyboru (SHOW-6).
    .slip-hides-though-all-show = Przy większości stołów { $name } może schować przegrane karty. Przeczytaj zasadę tego stołu (SHOW-6).
    .slip-hides-a-tie = Schowane karty nie mają udziału w puli: { $name } traci swoją część puli (SHOW-8).
    .slip-hides-a-side-pot = Najpierw rozstrzyga się pula boczna, a w niej prowadzi { $name }. Schowane karty jej nie wygrają (SHOW-14).
    .slip-hides-a-winner = Schowane karty niczego nie wygrywają: { $name } oddaje pulę innym (SHOW-8).
    .slip-duty-for-a-claim = { $name } nie otwiera, więc to nie obowiązek. Wygrać może jednak tylko ten, kto pokaże (SHOW-7).
    .slip-must-when-all-folded = Nie ma z kim porównywać: { $name } nie musi pokazywać (SHOW-9).
    .slip-must-though-beaten = Pokazać musi tu tylko ten, kto otwiera. { $name } może schować przegrane karty (SHOW-7).
    .slip-show-though-free = Pokazać wolno, ale nic od tego nie zależy: { $name } może je spokojnie schować (SHOW-7, SHOW-9).
