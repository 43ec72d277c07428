# Lesson: Show or hide.

lesson-show-or-hide = Show or hide
    .goal = After this you can say who must show, who may hide, and what hiding costs.

lesson-show-or-hide-1 = Bea bet last and shows a pair of aces. You have kings and are next. Must you show?
    .choice-1 = No, I choose
    .choice-2 = Yes
    .right = You are beaten and cannot win any part of the pot: show or hide, as you like (SHOW-7).
    .wrong-2 = In this house only the player who opens must show (SHOW-6).

lesson-show-or-hide-2 = Adam has two pair. What must he do to get the pot?
    .choice-1 = Lay both cards face up
    .choice-2 = Say “two pair”
    .choice-3 = Show one nine
    .right = Both hole cards, whether they play or not (SHOW-8).
    .wrong-2 = Words win nothing. The cards do (SHOW-8).
    .wrong-3 = Both hole cards have to be seen, whether they play or not (SHOW-8).

lesson-show-or-hide-3 = Adam shows nines and eights, two pair, and collects 120.

lesson-show-or-hide-4 = You hid your kings. Can the others see them later?
    .choice-1 = Yes, in the hand history if the house says so
    .choice-2 = Never
    .right = In this house hands that reached the showdown are in the history, hidden ones too (SHOW-18).
    .wrong-2 = Hands that were called may be looked up in this house. Folded ones never are (SHOW-18).

lesson-show-or-hide-5 = The same hand in a house where all remaining players show. Must you show your kings?
    .choice-1 = Yes
    .choice-2 = No
    .right = Here everybody shows (SHOW-6). It is the best setting for a table where people learn.
    .wrong-2 = Here all who have reached the showdown show, beaten or not (SHOW-6).

lesson-show-or-hide-6 = Your hand ties with the best one shown so far. Do you hide it?
    .choice-1 = Never, I would lose my share
    .choice-2 = It makes no difference
    .right = Show it: you can win a part of the pot (SHOW-7).
    .wrong-2 = A hidden hand wins nothing (SHOW-8).

lesson-show-or-hide-q1 = Everybody folds to your bet. Must you show?
    .choice-1 = No
    .choice-2 = Yes
    .right = Nobody is left to contest the pot (SHOW-9).
    .wrong-2 = You must show only when somebody still contests the pot (SHOW-9).

lesson-show-or-hide-q2 = At the showdown you throw in your winning cards face down. What then?
    .choice-1 = I have no claim on the pot
    .choice-2 = The camera has seen them, so I win
    .right = Hidden cards win nothing (SHOW-8).
    .wrong-2 = To win you must show both cards (SHOW-8).

lesson-show-or-hide-q3 = Who must show in every house?
    .choice-1 = Whoever opens the showdown and wants the pot
    .choice-2 = The first caller
    .right = There the house rules agree (SHOW-6).
    .wrong-2 = Whether a caller has to show depends on the house (SHOW-6).
