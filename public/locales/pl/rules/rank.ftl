# Ranking układów.

rule-RANK-1 = Ranking układów
    .text = Od najsilniejszego do najsłabszego: poker królewski (royal flush), poker (straight flush), kareta, full (full house), kolor (flush), strit, trójka, dwie pary, para, wysoka karta. Wyższy układ zawsze bije niższy, z jakichkolwiek kart by był: najniższy kolor bije najwyższego strita.

rule-RANK-2 = Liczy się najlepsza piątka
    .text = Każdy gracz składa najsilniejszy układ pięciu kart z siedmiu: dwóch własnych i pięciu wspólnych. Wygrywa najsilniejszy z tych układów. Dwie karty z siedmiu zawsze zostają i się nie liczą.

rule-RANK-3 = Poker królewski
    .text = As, król, dama, walet i dziesiątka w jednym kolorze (royal flush). To najwyższy ze wszystkich układów i nic go nie pobije. Możesz grać latami, zanim go dostaniesz.
    .example = A♥ K♥ Q♥ J♥ 10♥.

rule-RANK-4 = Poker królewski na stole
    .text = Jeśli poker królewski tworzą same karty wspólne, pulami dzielą się wszyscy, którzy są jeszcze w grze, każdy tymi, do których ma prawo. Nikt nie może mieć niczego lepszego, więc spasować znaczyłoby oddać żetony.

rule-RANK-5 = Poker
    .text = Pięć kart po kolei, wszystkie w jednym kolorze, najwyżej do króla (straight flush). Jeśli ma go dwóch graczy, wygrywa ten, który kończy się wyższą kartą; gdy kończą się taką samą, pula się dzieli.
    .example = Na stole 5♠ 6♠ 7♠ 8♠ K♦: z 9♠ jest poker do dziewiątki i bije 4♠, z którą jest tylko do ósemki.

rule-RANK-6 = Najniższy poker
    .text = W pokerze innym niż królewski as jest najniższą kartą. A, 2, 3, 4, 5 w jednym kolorze to zatem poker do piątki, najniższy z możliwych. Mimo to bije karetę.
    .example = A♥ 2♥ 3♥ 4♥ 5♥ przegrywa z 2♥ 3♥ 4♥ 5♥ 6♥.

rule-RANK-7 = Kareta
    .text = Cztery karty tej samej wartości. W innych językach bywa nazywana „pokerem”; po polsku poker to wyższy układ. Wygrywa wyższa kareta, więc cztery asy biją cztery króle. Jeśli kareta leży na stole, decyduje piąta karta; gdy i ona jest równa, pula się dzieli.
    .example = Na stole 6♣ 6♦ 6♥ 6♠ 9♣: kto ma króla, bije tego, kto ma damę. Z asem na stole zamiast dziewiątki pula się dzieli.

rule-RANK-8 = Full
    .text = Trzy karty jednej wartości i dwie innej (full house). Decyduje wyższa trójka, potem wyższa para; gdy obie są równe, pula się dzieli.
    .example = 7 7 7 10 10 bije 6 6 6 7 7.

rule-RANK-9 = Kolor
    .text = Pięć kart w jednym kolorze, dowolnych wartości (flush). Dwa takie układy porównuje się karta po karcie, od najwyższej do piątej. Gdy wszystkie pięć są równe, pula się dzieli.
    .example = Pikowe A 10 8 7 3 bije pikowe A 10 8 7 2: decyduje piąta karta.

rule-RANK-10 = Strit
    .text = Pięć kart po kolei, nie w jednym kolorze (straight). Wygrywa strit, który kończy się wyższą kartą; gdy kończą się taką samą, pula się dzieli.
    .example = 6 7 8 9 10 bije 5 6 7 8 9.

rule-RANK-11 = As u góry albo u dołu
    .text = W stricie as może stać u góry, od dziesiątki do asa, albo u dołu, od asa do piątki. W środku stać nie może, strit nie zakręca. Z asem u dołu jest to strit do piątki.
    .example = 10 J Q K A to najwyższy strit, A 2 3 4 5 najniższy. Q K A 2 3 stritem nie jest.

rule-RANK-12 = Trójka
    .text = Trzy karty tej samej wartości, po angielsku też trips. Wygrywa wyższa trójka; potem decyduje wyższa z dwóch pozostałych kart, a po niej niższa. Gdy wszystko jest równe, pula się dzieli.
    .example = K K K Q 9 bije K K K Q 8.

rule-RANK-13 = Dwie pary
    .text = Dwie karty jednej wartości i dwie innej. Najpierw decyduje wyższa para, potem niższa, na końcu piąta karta. Gdy wszystko jest równe, pula się dzieli.
    .example = 4 4 3 3 J bije 4 4 2 2 J: wyższe pary są równe, decyduje niższa.

rule-RANK-14 = Para
    .text = Dwie karty tej samej wartości. Wygrywa wyższa para; przy równych parach decydują trzy pozostałe karty, od najwyższej do najniższej. Gdy i one są równe, pula się dzieli.
    .example = 5 5 A K 9 bije 5 5 A K 8.

rule-RANK-15 = Wysoka karta
    .text = Pięć kart, które nie tworzą żadnego innego układu (high card). Porównuje się je po kolei od najwyższej i pierwsza różnica rozstrzyga. Gdy wszystkie pięć są równe, pula się dzieli.
    .example = A K 10 8 6 bije A K 10 8 5: różni się dopiero piąta karta.

rule-RANK-16 = Kicker
    .text = Kicker to karta dodatkowa, która rozstrzyga między układami poza tym równymi. Jeden z regulaminów mówi o nim swobodnie jako o drugiej co do wysokości karcie; dokładne są zasady poszczególnych układów (RANK-7 do RANK-15).
    .example = Obaj mają parę piątek. Kto trzyma A i 5, ma kicker asa i bije Q i 5.

rule-RANK-17 = Szósta karta się nie liczy
    .text = Liczy się tylko pięć kart. Jeśli najlepsze piątki są równe, pula się dzieli: szósta ani siódma karta remisu nie rozstrzygnie, kolor też nie.
    .example = Na stole K♣ K♦ 9♥ 9♠ 4♣. A ma 5♦ 5♥, B ma 6♣ 2♦. Obaj mają króle i dziewiątki; trzecia para jest bez wartości i B wygrywa szóstką przeciw piątce.
