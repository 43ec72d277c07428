# Ćwiczenie: kto zaczyna?

drill-who-acts-first = Kto zaczyna?
    .prompt = Karty są rozdane. Kto gra pierwszy?
    .prompt-after = Na stole leży flop. Kto gra pierwszy?
    .prompt-first-card = Kto dostaje pierwszą kartę?
    .hint = Przed flopem zaczyna gracz na lewo od ostatniej ciemnej. W następnych rundach pierwszy gracz na lewo od buttona, który jest w grze i ma żetony.
    .right-before = { $name } siedzi na lewo od dużej ciemnej i zaczyna (ROUND-2).
    .right-straddle = Ostatnią ciemną jest straddle, a na lewo od niego siedzi { $name } (STRADDLE-5).
    .right-after = Pierwsze miejsce na lewo od buttona, na którym ktoś jest w grze i ma żetony: { $name } (ROUND-7).
    .right-heads-up-before = We dwoje małą ciemną ma button i to on zaczyna przed flopem: { $name } (BLIND-15).
    .right-heads-up-after = We dwoje po flopie zaczyna duża ciemna: { $name } (BLIND-16).
    .right-first-card = Pierwszą kartę dostaje pierwszy gracz na lewo od buttona: { $name } (DEAL-2).
    .slip-small-blind-heads-up = { $name } ma button, więc po flopie gra na końcu (BLIND-16).
    .slip-blind-before-the-flop = { $name } ma już wpłaconą ciemną. Przed flopem ciemne grają na końcu (ROUND-2).
    .slip-folded-or-all-in = Na pierwszym miejscu siedzi { $name }, ale po spasowaniu albo all-inie już nie decyduje (FOLD-1, ALLIN-4).
    .slip-last-raiser = Nie ma znaczenia, że ostatnie podniesienie ma na koncie { $name }: nowa runda zaczyna się na lewo od buttona (ROUND-7).
    .slip-button-first = { $name } ma button, a button gra ostatni (BTN-1).
    .slip-right-instead-of-left = { $name } siedzi na prawo od buttona. Gra się zgodnie z ruchem wskazówek zegara, w lewo (SEAT-4).
    .slip-button-dealt-first = { $name } ma button i dostaje zawsze ostatnią kartę (DEAL-2).
