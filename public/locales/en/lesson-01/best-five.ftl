# Lesson: Seven cards, five count.

lesson-best-five = Seven cards, five count
    .goal = After this you can pick the best five out of your two cards and the five on the table.

lesson-best-five-1 = You hold 7♥ 10♠. Pick your best five of the seven cards.
    .right = A full house, sevens and tens: the best five of your seven (RANK-2). Both your cards play: 2 + 3 = 5 (GAME-3).
    .wrong-1 = A full house, but your ten makes the better pair: tens beat sixes (RANK-8).
    .wrong-2 = Three sevens, and a pair lies beside them: take the two tens.
    .wrong-3 = Two pair. The third seven is in your hand.
    .wrong-4 = Two pair. The third seven is in your hand.
    .wrong-5 = The best five are the three sevens and the two tens.

lesson-best-five-2 = Now you hold A♠ 3♣. Pick your best five.
    .right = A flush. One of your cards plays, the 3 stays out: 1 + 4 = 5.
    .wrong-1 = A flush is five of one suit. The fifth spade is your ace.
    .wrong-2 = A flush is five of one suit. The fifth spade is your ace.

lesson-best-five-3 = And with 2♣ 3♦ in your hand? Pick your best five.
    .right = Neither of your cards helps: 0 + 5 = 5. You play the board, as anybody else may (BOARD-4).
    .wrong-1 = 7 7 7 10 10 already lies there. Any card of yours would spoil the full house.
    .wrong-2 = 7 7 7 10 10 already lies there. Any card of yours would spoil the full house.

lesson-best-five-4 = The first hand again, its cards laid down in no order: the table finds the best five by itself. The cards speak: what you show counts, not what you call it (SHOW-10).

lesson-best-five-5 = The turn has just been dealt. From how many cards can you choose?
    .right = Two of your own and four on the table: 2 + 4 = 6 (BOARD-7).
    .wrong-1 = It will be seven with the river, which is still to come.
    .wrong-2 = That is only the table. Add your own two: 2 + 4.
    .wrong-3 = Your own two and the four on the table: 2 + 4.

lesson-best-five-q1 = How many of your own cards must be in your five?
    .choice-1 = Any number: two, one or none
    .choice-2 = Exactly two
    .choice-3 = At least one
    .right = Only the best five count, whether two, one or none of them are yours (GAME-3).
    .wrong-2 = That is omaha. In hold’em it may be two, one or none (GAME-3).
    .wrong-3 = The board alone may be your hand.

lesson-best-five-q2 = On the table are 7♣ 7♦ 10♥ 6♠ 6♦, and you hold 6♣ A♠. What is your hand?
    .choice-1 = 6 6 6 7 7
    .choice-2 = 7 7 6 6 A
    .choice-3 = 7 7 7 6 6
    .right = Three sixes and two sevens: a full house (RANK-8).
    .wrong-2 = You hold the third six: three sixes and two sevens make a full house.
    .wrong-3 = There are only two sevens here.

lesson-best-five-q3 = Who may use the community cards?
    .choice-1 = Everybody still in
    .choice-2 = The one who bet
    .right = They lie there for all players in the hand (BOARD-4).
    .wrong-2 = They belong to nobody in particular.
