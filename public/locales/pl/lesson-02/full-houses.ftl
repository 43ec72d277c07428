# Lekcja: Full i kareta.

lesson-full-houses = Full i kareta
    .goal = Po tej lekcji porównasz dwa fulle i dwie karety, także wtedy, gdy leżą na stole.

lesson-full-houses-1 = Obaj gracze mają fulla. Kto wygrywa?
    .choice-1 = Wygrywa A
    .choice-2 = Wygrywa B
    .choice-3 = Pula się dzieli
    .right = Trzy siódemki to więcej niż trzy szóstki: najpierw porównuje się trójki (RANK-8).
    .wrong-2 = As gracza B nie należy do piątki. Trzy szóstki przegrywają z trzema siódemkami.
    .wrong-3 = Fulla mają obaj, ale trzy siódemki biją trzy szóstki.

lesson-full-houses-2 = Trzy siódemki leżą na stole dla obu graczy. Kto wygrywa?
    .choice-1 = Wygrywa A
    .choice-2 = Pula się dzieli
    .choice-3 = Wygrywa B
    .right = Trójka jest ta sama, więc decyduje para: dziesiątki to więcej niż dziewiątki (RANK-8).
    .wrong-2 = Trzy siódemki są równe, ale pary nie: dziesiątki przeciw dziewiątkom.
    .wrong-3 = Dziesiątki to więcej niż dziewiątki.

lesson-full-houses-3 = Na stole leżą cztery szóstki. Kto wygrywa?
    .choice-1 = Wygrywa A
    .choice-2 = Pula się dzieli
    .choice-3 = Wygrywa B
    .right = Cztery szóstki mają obaj, więc decyduje piąta karta: król to więcej niż dama (RANK-7).
    .wrong-2 = Jedna karta z ręki jeszcze gra: król gracza A przeciw damie gracza B.
    .wrong-3 = Liczy się tylko jedna karta dodatkowa: K przeciw Q.

lesson-full-houses-4 = A gdy karetę mają obaj gracze? Kto wygrywa?
    .choice-1 = Wygrywa A
    .choice-2 = Wygrywa B
    .choice-3 = Pula się dzieli
    .right = Cztery asy biją cztery króle (RANK-7).
    .wrong-2 = Asy to więcej niż króle.
    .wrong-3 = Karetę mają obaj, ale wartości są różne: tu asy, tam króle.

lesson-full-houses-q1 = Na stole 8♣ 8♦ 4♠ 4♥ K♠. A ma 8♥ 2♣, B ma 4♦ A♣. Kto wygrywa?
    .choice-1 = Wygrywa A, bo ma trzy ósemki
    .choice-2 = Wygrywa B
    .choice-3 = Pula się dzieli
    .right = Fulla mają obaj, a trzy ósemki biją trzy czwórki (RANK-8).
    .wrong-2 = Najpierw trójki: ósemki to więcej niż czwórki.
    .wrong-3 = Fulla mają obaj, ale nie taki sam.

lesson-full-houses-q2 = Na stole 9♠ 9♥ 9♦ 9♣ A♦. Kto wygrywa przy wykładaniu kart?
    .choice-1 = Dzielą się wszyscy, którzy są jeszcze w grze
    .choice-2 = Ten, kto ma króla
    .right = Czterech dziewiątek z asem nikt nie pobije: wszyscy grają stołem (RANK-7).
    .wrong-2 = As na stole jest piątą kartą dla wszystkich.

lesson-full-houses-q3 = Co bije fulla?
    .choice-1 = Kareta
    .choice-2 = Kolor
    .choice-3 = Strit
    .right = Nad nim są tylko kareta i pokery (RANK-1).
    .wrong-2 = Kolor jest niżej.
    .wrong-3 = Strit jest niżej.
