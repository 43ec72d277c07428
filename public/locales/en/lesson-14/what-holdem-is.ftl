# Lesson: what hold’em is, and is not.

lesson-what-holdem-is = What hold’em is, and is not
    .goal = After this you can tell a friend what hold’em is, where it stands among the poker games, and what to believe.

lesson-what-holdem-is-1 = Hold’em is simple to list and full of consequences. The steps of a hand are learnt in a minute; what follows from every rule has to be explained. That is why there is a course at all (GAME-9).

lesson-what-holdem-is-2 = Nobody may bet more than lies in front of them. Which of these is a consequence?
    .choice-1 = Side pots
    .choice-2 = The order of suits
    .right = Whoever has less is all-in and can win only what is matched; what goes beyond that makes a side pot.
    .wrong-2 = Suits are ranked only in the draw for the button, and stakes have nothing to do with it.

lesson-what-holdem-is-3 = Hold’em is one of many kinds of poker, and the most widely played according to one source (GAME-10).

lesson-what-holdem-is-4 = In which game does a hand use exactly two of four hole cards?
    .choice-1 = Omaha
    .choice-2 = Hold’em
    .right = In omaha everybody has four hole cards and plays exactly two of them, with three from the board.
    .wrong-2 = In hold’em you have two hole cards and use two, one or none of them.

lesson-what-holdem-is-5 = In stud each round of cards starts at the seat nearest to the dealer’s left. In hold’em the button decides, and it moves on after every hand (GAME-13).

lesson-what-holdem-is-6 = Which other games do the rules mention?
    .choice-1 = Omaha, stud, draw, lowball
    .choice-2 = Bridge
    .right = Some things differ there (GAME-14): games of two rounds allow four raises (LIMIT-8), and in stud the odd chip goes by suit (ODD-4).
    .wrong-2 = Bridge is no poker. The rules mention omaha, stud, draw and lowball (GAME-14).

lesson-what-holdem-is-7 = Old figures: over 200,000 players at once in the biggest internet rooms, a turnover of over 50 billion dollars in 2005. These are claims of one document, of its time; we repeat them as such (GAME-12).

lesson-what-holdem-is-8 = What can you conclude from them about today?
    .choice-1 = Nothing
    .choice-2 = That it is more now
    .right = A figure of 2005 describes 2005, if it is right at all (GAME-12).
    .wrong-2 = A claim of 2005 says nothing about today, neither more nor less (GAME-12).

lesson-what-holdem-is-9 = The largest events have prizes of millions (GAME-11). They come from the entries of the many thousands who went home with nothing.

lesson-what-holdem-is-10 = 1,000 entries of 100 each; the winner gets 20% of the pool. How big is the first prize?
    .right = 1,000 × 100 = 100,000 in the pool; 20% of it is 20,000.
    .wrong-1 = That is the whole pool. The winner gets 20% of it.

lesson-what-holdem-is-11 = How many of the 1,000 did not get the first prize?
    .right = All but one: 1,000 − 1 = 999. Nobody hears about them.

lesson-what-holdem-is-12 = Luck and skill: two random hands tie about 1 time in 25, and a pair of aces still loses about one time in seven against a random hand (85.2% to 14.8%).

lesson-what-holdem-is-13 = Your aces lost. Was it a mistake to play them?
    .choice-1 = No
    .choice-2 = Yes
    .right = A right decision can lose. Aces are the best hand to start with.
    .wrong-2 = They win about six times in seven; this was the seventh.

lesson-what-holdem-is-14 = How to read the rules pages: each entry says where it comes from, what is in force here, where the sources disagree and where they contain slips.

lesson-what-holdem-is-q1 = Who wins in the long run?
    .choice-1 = Whoever decides better, slowly and with swings
    .choice-2 = Whoever is due
    .right = The more hands you play, the less luck counts and the more decisions do. It takes many hands until that shows.
    .wrong-2 = Cards have no memory: nobody is ever due.

lesson-what-holdem-is-q2 = Are the figures of 2005 facts of today?
    .choice-1 = No
    .choice-2 = Yes
    .right = They are claims of one document about its own time (GAME-12).
    .wrong-2 = They belong to their time, and one document alone gives them (GAME-12).

lesson-what-holdem-is-q3 = Where do the rules of this page come from?
    .choice-1 = From several documents that disagree in places
    .choice-2 = From one law
    .right = Where they disagree, the sheet of house rules says what holds here.
    .wrong-2 = There is none. There are several documents, and the sheet says what holds here.
