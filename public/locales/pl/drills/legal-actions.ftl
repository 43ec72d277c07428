# Ćwiczenie: które przyciski?

drill-legal-actions = Które przyciski?
    .prompt = Teraz gra { $name }. Które przyciski są dostępne?
    .hint = Spasować można zawsze. Gdy nie ma czego dopłacać, można czekać i postawić; gdy jest, można sprawdzić i podnieść, o ile pozwalają na to żetony i zasady.
    .right-nothing-bet = Nikt nie postawił: { $name } może spasować, czekać albo postawić (ROUND-8).
    .right-option = Zakład { $bet } jest już wyrównany: { $name } może spasować, czekać albo podnieść (BLIND-12).
    .right-bet = Leży zakład { $bet }: { $name } może spasować, sprawdzić albo podnieść (ROUND-9).
    .right-capped = Zakład wynosi { $bet }, a podnosić już nie wolno (cap): { $name } może tylko spasować albo sprawdzić (LIMIT-5).
    .right-not-reopened = Zakład rośnie do { $bet } o mniej niż pełne podniesienie. To nie otwiera licytacji na nowo: { $name } może tylko spasować albo sprawdzić (ALLIN-6).
    .right-alone = Nikt inny nie ma żetonów, żeby odpowiedzieć na podniesienie ponad { $bet }: { $name } może tylko spasować albo sprawdzić (ALLIN-9).
    .right-short = Żetonów nie starcza na więcej niż { $bet }: { $name } może spasować albo sprawdzić za wszystko (ALLIN-1).
    .slip-call-with-nothing-to-call = { $name } nie ma czego dopłacać: żaden zakład nie czeka (ROUND-8).
    .slip-no-fold-though-free = { $name } może spasować zawsze, gdy gra, nawet gdy czekanie nic nie kosztuje (FOLD-2).
    .slip-check-after-a-bet = { $name } nie może czekać: najpierw trzeba wyrównać { $bet } (CHECK-4).
    .slip-no-call-when-short = Za mało żetonów to nie przeszkoda: { $name } sprawdza za wszystko i jest all-in (ALLIN-1).
    .slip-bet-for-raise = Zakład { $bet } już leży. Kto daje więcej, podnosi, a nie stawia (RAISE-1).
    .slip-no-check-for-the-blind = { $name } ma już zakład wyrównany wpłatą w ciemno, więc może czekać (BLIND-13).
    .slip-raise-when-capped = Wszystkie podniesienia tej rundy są wykorzystane. { $name } nie może podnieść (LIMIT-5).
    .slip-raise-when-not-reopened = { $name } ma już w tej rundzie swoją decyzję za sobą, a późniejszy all-in nie jest pełnym podniesieniem. Podnieść nie można (ALLIN-6).
