# Lesson: the later, the more.

lesson-position = The later, the more
    .goal = After this you can name your position and play fewer hands the more players are behind you.

lesson-position-1 = Ten seats, the button at seat 1. Which seat is the small blind, position 1?
    .right = The small blind sits left of the button and is position 1 (POS-1).
    .wrong-1 = That is the button. The numbers run from the small blind (POS-1).

lesson-position-2 = Which seat is position 10?
    .right = The button, the last of the ten (POS-1, POS-2).
    .wrong-1 = That would be counted from the button. The numbers run from the small blind (POS-1).

lesson-position-3 = Which seat is late besides the button?
    .right = Positions 9 and 10 are late: seat 10, just before the button, and the button itself (POS-1).
    .wrong-1 = That is position 8, still middle. The numbers run from the small blind (POS-1).

lesson-position-4 = Touch a seat in middle position.
    .right = Positions 6, 7 and 8 are middle: here seats 7, 8 and 9 (POS-1).
    .wrong-1 = That is position 5, still early. The numbers run from the small blind (POS-1).

lesson-position-5 = Touch a seat in early position.
    .right = Positions 3, 4 and 5 are early: here seats 4, 5 and 6 (POS-1).
    .wrong-1 = That is the big blind, position 2. The numbers run from the small blind (POS-1).

lesson-position-6 = Six seats, the button at seat 6. Which seats are late?
    .choice-1 = 5 and 6
    .choice-2 = 1 and 2
    .choice-3 = 4 and 5
    .right = The button and the seat before it are late; the blinds keep their names; of the rest the later half is middle (POS-2).
    .wrong-2 = Those are the blinds (POS-2).
    .wrong-3 = The button itself is the latest of all (POS-2).

lesson-position-7 = One film, two chairs. Five play on the flop: from the button you see four decisions before yours; from the first chair you see none. Acting last is an advantage, and everybody has it equally often (POS-3).

lesson-position-8 = Ten seats, and before the flop you are the first to speak. How many players are behind you?
    .right = All nine others still have to speak, the blinds too.
    .wrong-1 = The two blinds speak after you as well.

lesson-position-9 = You are on the button and all before you have folded. How many are behind you?
    .right = The two blinds still have to speak.
    .wrong-1 = The blinds still have to speak.

lesson-position-10 = You hold K♦ Q♣ and nobody has come in yet. Nine are behind you: raise or fold?
    .choice-1 = Fold
    .choice-2 = Raise
    .right = Chance of a better hand behind you (higher on the list of all starting hands): with 9 behind 58.1%, with 5 behind 38.4%, with 2 behind 17.6%.
    .wrong-2 = 58.1%: more likely than not somebody behind has a better hand.

lesson-position-11 = The same K♦ Q♣, first of six: five are behind you. Raise or fold?
    .choice-1 = Raise
    .choice-2 = Fold
    .right = Chance of a better hand behind you (higher on the list of all starting hands): with 9 behind 58.1%, with 5 behind only 38.4%, with 2 behind 17.6%.
    .wrong-2 = 38.4%: more likely than not nobody has a better hand.

lesson-position-12 = You hold 10♠ 9♠ and are first of nine: eight are behind you. Raise or fold?
    .choice-1 = Fold
    .choice-2 = Raise
    .right = With eight behind, the chance of a better hand among them is 83.9%.
    .wrong-2 = Pretty cards, but the chance of a better hand behind you is 83.9%.

lesson-position-13 = The same 10♠ 9♠ on the button: all have folded, two are behind you. Raise or fold?
    .choice-1 = Raise
    .choice-2 = Fold
    .right = With only two behind, the chance of a better hand falls to 36.7%.
    .wrong-2 = With two behind it is only 36.7%: more likely than not nobody has a better hand.

lesson-position-14 = A starting point by one simple rule: open when it is more likely than not that nobody behind has a better hand. It looks at cards alone, not at stacks, opponents or the play after the flop. s: one suit, o: two suits, +: and better. A right decision can lose.
    .table =
        Behind | Seat | % | Hands
        9 | first of ten | 8.6 | 88+ A-10s+ K-Js+ A-10o+
        8 | first of nine | 9.4 | 77+ A-9s+ K-Js+ A-10o+
        7 | first of eight | 10.3 | 77+ A-9s+ K-Js+ A-10o+ K-Qo
        6 | first of seven | 11.6 | 66+ A-8s+ K-10s+ Q-Js A-10o+ K-Qo
        5 | first of six | 14.8 | 55+ A-7s+ A-5s K-10s+ Q-10s+ A-9o+ K-Jo+
        4 | first of five | 16.3 | 55+ A-3s+ K-9s+ Q-10s+ J-10s A-9o+ K-Jo+
        3 | one before the button | 20.7 | 44+ A-2s+ K-9s+ Q-9s+ J-9s+ 10-9s A-8o+ K-10o+ Q-Jo
        2 | button | 30.3 | 22+ A-2s+ K-5s+ Q-8s+ J-8s+ 10-8s+ 9-8s 8-7s 7-6s 6-5s A-4o+ K-10o+ Q-10o+ J-10o
        1 | small blind | 50.8 | 22+ A-2s+ K-2s+ Q-2s+ J-3s+ 10-6s+ 9-5s+ 8-4s+ 7-4s+ 6-3s+ 5-3s+ 4-3s A-2o+ K-8o+ Q-8o+ J-9o+ 10-8o+ 9-8o 8-7o 7-6o 6-5o

lesson-position-q1 = Where may you open the most hands?
    .choice-1 = On the button and in the small blind
    .choice-2 = Where I am first to speak
    .right = Only one or two players are behind you there, and fewer players hold fewer good hands (POS-3).
    .wrong-2 = There everybody is still behind you, so you open the fewest.

lesson-position-q2 = You hold A♥ J♣ and are first of nine, with eight behind you. What do you do?
    .choice-1 = Raise
    .choice-2 = Fold
    .right = With eight behind, the chance that a better hand is among them is 35.3%.
    .wrong-2 = The chance of a better hand behind you is only 35.3%: raise.

lesson-position-q3 = You hold K♠ 9♦ on the button, with two behind you. What do you do?
    .choice-1 = Fold
    .choice-2 = Raise
    .right = The chance that one of the two has a better hand is 53.8%: just too much.
    .wrong-2 = 53.8%: more likely than not one of them has a better hand.
