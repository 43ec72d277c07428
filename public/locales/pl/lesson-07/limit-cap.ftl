# Lekcja: ile podniesień wolno w jednej rundzie gry z limitem.

lesson-limit-cap = Trzy podniesienia i koniec
    .goal = Po tej lekcji policzysz podniesienia w grze z limitem i rozpoznasz, kiedy licytacja jest zamknięta (cap).

lesson-limit-cap-1 = Limit 5–10, flop. Adam stawia 5, Bea podnosi do 10, Cyril do 15, Dora do 20. Licz razem z nimi: zakład, potem podniesienie 1, 2 i 3. Teraz grasz ty.

lesson-limit-cap-2 = Które przyciski masz do wyboru?
    .right = Trzecie podniesienie to cap: można już tylko sprawdzić albo spasować (LIMIT-5, LIMIT-7).
    .wrong-1 = Pierwszy zakład to nie podniesienie, ale po nim były trzy: do 10, 15 i 20. Czwartego nie wolno (LIMIT-6).

lesson-limit-cap-3 = Ile kosztuje cię sprawdzenie?
    .right = Tyle, ile najwyższa stawka rundy, 20: nie ma w niej jeszcze ani jednego twojego żetonu.
    .wrong-1 = 25 to byłoby czwarte podniesienie. Najwyższa stawka to 20.
    .wrong-2 = 5 to był sam zakład, a na nim leżą trzy podniesienia po 5: 20.

lesson-limit-cap-4 = Pasujesz. Ile musi dopłacić Adam, żeby sprawdzić?
    .right = 20 − 5 = 15: zakład 5 już leży na stole.
    .wrong-1 = 5 Adam już włożył, brakuje więc 20 − 5 = 15.

lesson-limit-cap-5 = Wszyscy pozostali sprawdzają. Ile żetonów zbiera się w tej rundzie?
    .right = Czterech graczy po 20: 4 × 20 = 80.
    .wrong-1 = Pasujesz bez jednego żetonu w puli, płaci więc tylko czterech: 4 × 20 = 80.
    .wrong-2 = 50 było przed trzema sprawdzeniami: 50 + 15 + 10 + 5 = 80.

lesson-limit-cap-6 = Limit 2–4, przed flopem, masz dużą ciemną, a inni podnoszą do 4, do 6 i do 8. Wolno ci podnieść?
    .choice-1 = Nie
    .choice-2 = Tak, do 10
    .right = Duża ciemna 2 zastępuje pierwszy zakład; 4, 6 i 8 to trzy podniesienia. Cap wynosi 4 × 2 = 8 (LIMIT-6).
    .wrong-2 = Tylko tam, gdzie regulamin pozwala na cztery podniesienia w rundzie (LIMIT-3).

lesson-limit-cap-7 = Limit 2–4, turn, gra na pieniądze, dwóch graczy: zakład 4, podniesienia do 8, 12 i 16. Wolno ci podnieść?
    .choice-1 = Tak, do 20
    .choice-2 = Nie
    .right = Gdy zostaje dwóch graczy, w grze na pieniądze nie ma granicy (LIMIT-4).
    .wrong-2 = Tak jest w turnieju. W grze na pieniądze dwóch graczy może podnosić dalej (LIMIT-4).

lesson-limit-cap-8 = I to samo w turnieju: zakład 4, podniesienia do 8, 12 i 16. Wolno ci podnieść?
    .choice-1 = Nie
    .choice-2 = Tak, do 20
    .right = Na 16 koniec, w turnieju także między dwoma graczami (LIMIT-4).
    .wrong-2 = To zasada gry na pieniądze. W turnieju granica obowiązuje nadal (LIMIT-4).

lesson-limit-cap-9 = Hold’em ma cztery rundy licytacji i w każdej trzy podniesienia. Gry z dwiema tylko rundami, jak draw i lowball, pozwalają na jedno więcej: jeden zakład i cztery podniesienia (LIMIT-8).

lesson-limit-cap-q1 = Limit 10–20, flop, trzech graczy: zakład 10, podniesienia do 20 i do 30. Ile podniesień jeszcze zostało?
    .right = Padły dwa, wolno trzy: zostało jedno (LIMIT-3).
    .wrong-1 = Na razie były tylko dwa podniesienia: do 20 i do 30.
    .wrong-2 = Zakład 10 to nie podniesienie, ale do 20 i do 30 to już dwa.

lesson-limit-cap-q2 = Limit 3–6, turn, trzech graczy. Na jakiej kwocie licytacja się zamyka?
    .right = Jeden zakład i trzy podniesienia po 6: 4 × 6 = 24 (LIMIT-2, LIMIT-6).
    .wrong-1 = Na turnie stawia się po 6, a nie po 3: 4 × 6 = 24.
    .wrong-2 = Jeden zakład i trzy podniesienia to cztery razy 6: 24.

lesson-limit-cap-q3 = Ile podniesień wolno w jednej rundzie w no limicie?
    .choice-1 = Ile gracze chcą
    .choice-2 = Trzy
    .right = Podniesienia liczy się tylko w grach z limitem (NOLIM-2).
    .wrong-2 = Granica należy do gier z limitem. W no limicie podniesień się nie liczy (NOLIM-2).
