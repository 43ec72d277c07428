# Lekcja: Karty obok pary.

lesson-kickers = Karty obok pary
    .goal = Po tej lekcji rozstrzygniesz po kartach dodatkowych, kto wygrywa przy równych parach, dwóch parach albo trójkach.

lesson-kickers-1 = Obaj gracze mają parę piątek. Kto wygrywa?
    .choice-1 = Wygrywa A
    .choice-2 = Wygrywa B
    .choice-3 = Pula się dzieli
    .right = Piątki są równe, liczy się następna karta: as przeciw królowi. Karta dodatkowa, która rozstrzyga, to kicker (RANK-16).
    .wrong-2 = Karty dodatkowe to A K 9 przeciw K Q 9.
    .wrong-3 = Pary są równe, ale całe piątki kart nie.

lesson-kickers-2 = Znowu dwa razy para piątek, ale teraz na stole leżą A♦ K♥. Kto wygrywa?
    .choice-1 = Wygrywa A
    .choice-2 = Pula się dzieli
    .choice-3 = Wygrywa B
    .right = As i król na stole należą do obu graczy. Decyduje trzecia karta dodatkowa: 9 to więcej niż 8 (RANK-14).
    .wrong-2 = Obok pary liczą się trzy karty: A K 9 przeciw A K 8.
    .wrong-3 = Dwie pierwsze karty dodatkowe są te same. Potem 9 gracza A to więcej niż 8 gracza B.

lesson-kickers-3 = Te same karty w ręce, ale na stole zamiast 7♠ leży Q♠. Kto wygrywa?
    .choice-1 = Pula się dzieli
    .choice-2 = Wygrywa A
    .choice-3 = Wygrywa B
    .right = A K Q leżą na stole. Dziewiątka i ósemka to dopiero szósta karta, a liczy się tylko pięć (RANK-17).
    .wrong-2 = Dziewiątka to szósta karta. Liczy się tylko pięć.
    .wrong-3 = Ósemka to dopiero szósta karta, a do tego jest niższa od dziewiątki.

lesson-kickers-4 = Obaj gracze mają trzy króle. Kto wygrywa?
    .choice-1 = Wygrywa A
    .choice-2 = Pula się dzieli
    .choice-3 = Wygrywa B
    .right = Trójki są równe, więc decyduje wyższa karta dodatkowa: dama to więcej niż walet (RANK-12).
    .wrong-2 = Porównaj karty dodatkowe: Q 8 i J 8.
    .wrong-3 = Najlepsza karta dodatkowa gracza B to walet, gracza A dama.

lesson-kickers-5 = Na stole leżą czwórki i trójki. Kto wygrywa?
    .choice-1 = Wygrywa A
    .choice-2 = Pula się dzieli
    .choice-3 = Wygrywa B
    .right = Czwórki i trójki obaj mają ze stołu. Decyduje piąta karta: król to więcej niż dama (RANK-13).
    .wrong-2 = Zostaje jeszcze jedna karta i jest ona z ręki: K przeciw Q.
    .wrong-3 = Piąta karta gracza B to dama, gracza A król.

lesson-kickers-6 = Ten sam stół, inne karty w ręce. Kto wygrywa?
    .choice-1 = Pula się dzieli
    .choice-2 = Wygrywa A
    .choice-3 = Wygrywa B
    .right = Ósemka na stole jest piątą kartą dla obu graczy.
    .wrong-2 = Siódemka jest niższa od ósemki na stole, więc nie gra.
    .wrong-3 = Szóstka jest niższa od ósemki na stole, więc nie gra.

lesson-kickers-7 = Na stole leżą króle i dziewiątki, a A ma parę w ręce. Kto wygrywa?
    .choice-1 = Wygrywa B
    .choice-2 = Wygrywa A
    .choice-3 = Pula się dzieli
    .right = Obaj mają króle i dziewiątki. Trzecia para nic graczowi A nie daje: piąta karta to 6 przeciw 5, a wyższą ma B.
    .wrong-2 = W pięciu kartach mieszczą się najwyżej dwie pary: K K 9 9 5 przeciw K K 9 9 6.
    .wrong-3 = Decyduje piąta karta: 6 przeciw 5.

lesson-kickers-8 = Nikt nie ma pary. Kto wygrywa?
    .choice-1 = Wygrywa A
    .choice-2 = Pula się dzieli
    .choice-3 = Wygrywa B
    .right = A K 10 8 mają obaj, a potem 6 przeciw 5 (RANK-15).
    .wrong-2 = Porównaj wszystkie pięć: A K 10 8 6 przeciw A K 10 8 5.
    .wrong-3 = Piąta karta gracza A to 6, gracza B tylko 5.

lesson-kickers-q1 = Na stole K♥ K♦ Q♣ 5♠ 2♦. A ma K♠ 9♣, B ma K♣ 7♦. Kto wygrywa?
    .choice-1 = Wygrywa A dzięki dziewiątce
    .choice-2 = Pula się dzieli
    .choice-3 = Wygrywa B
    .right = Trzy króle i damę mają obaj, a potem 9 przeciw 7 (RANK-12).
    .wrong-2 = Karty dodatkowe to Q 9 przeciw Q 7.
    .wrong-3 = Dziewiątka to więcej niż siódemka.

lesson-kickers-q2 = Obaj mają asy i szóstki, następna karta to dama na stole. A ma jeszcze dziesiątkę, B dziewiątkę. Kto wygrywa?
    .choice-1 = Pula się dzieli
    .choice-2 = Wygrywa A
    .choice-3 = Wygrywa B
    .right = Dama jest piątą kartą dla obu. Dziesiątka i dziewiątka to dopiero szóste karty (RANK-13, RANK-17).
    .wrong-2 = Dama jest piątą kartą dla obu.
    .wrong-3 = Dziewiątka to dopiero szósta karta, a liczy się pięć (RANK-17).

lesson-kickers-q3 = Czy kicker to zawsze twoja druga co do wysokości karta?
    .choice-1 = Nie, to pierwsza karta, którą piątki się różnią
    .choice-2 = Tak, zawsze
    .right = Piątki porównuje się od góry, a rozstrzyga pierwsza różnica (RANK-16).
    .wrong-2 = Tak się tylko potocznie mówi (RANK-16).
