//! Verdicts on answers.

use cards_speak::engine::cards::{CardSet, Rank, Strength};
use cards_speak::engine::chips::{Chips, RaiseTo};
use cards_speak::engine::citation::Citation;
use cards_speak::engine::hand::{Action, Hand, Pot};
use cards_speak::engine::rule::RuleId;
use cards_speak::engine::seat::Seat;
use cards_speak::school::question::{
    Answer, Figure, Foreseen, Outcome, Question, Right, Say, Slip, Verb, Verbs, Verdict,
};

use crate::support::Table;

fn slip(slip: Slip) -> Foreseen {
    Foreseen {
        slip,
        allowed: false,
        rules: Vec::new(),
    }
}

fn question(right: Right, foreseen: Vec<Foreseen>) -> Question {
    Question {
        right,
        foreseen,
        rules: vec![RuleId::Call1],
    }
}

/// Three players, blinds 1/2; the first to act faces the big blind.
fn hand() -> Hand {
    Table::new(&[100; 3]).deal().0
}

fn told(question: &Question, answer: &Answer) -> (Outcome, Say) {
    let Verdict { outcome, say, .. } = question.grade(answer, Some(&hand()));
    (outcome, say)
}

#[test]
fn other_legal_actions_are_taken_back_without_a_mistake() {
    let raise = |to| Answer::Act(Action::Raise(RaiseTo(Chips::new(to))));
    let allowed = Foreseen {
        allowed: true,
        ..slip(Slip::Verb(Verb::Call))
    };
    let asked = question(
        Right::Act(Action::Raise(RaiseTo(Chips::new(6)))),
        vec![allowed, slip(Slip::Verb(Verb::Fold))],
    );
    assert_eq!(told(&asked, &raise(6)), (Outcome::Right, Say::Right));
    let call = Answer::Act(Action::Call);
    assert_eq!(told(&asked, &call), (Outcome::TakenBack, Say::Foreseen(0)));
    let fold = Answer::Act(Action::Fold);
    assert_eq!(told(&asked, &fold), (Outcome::Wrong, Say::Foreseen(1)));
    assert_eq!(
        told(&asked, &raise(8)),
        (Outcome::TakenBack, Say::WantedElse)
    );
    let (outcome, say) = told(&asked, &raise(3));
    assert_eq!(outcome, Outcome::TakenBack);
    let Say::Why(because) = say else {
        panic!("{say:?}")
    };
    assert_eq!(because.rules().first(), Some(&RuleId::Bet2));
}

#[test]
fn a_button_that_nobody_foresaw_is_answered_by_the_referee() {
    let right: Verbs = [Verb::Fold, Verb::Call, Verb::Raise].into_iter().collect();
    let asked = question(
        Right::Buttons(right),
        vec![slip(Slip::Button {
            verb: Verb::Check,
            marked: true,
        })],
    );
    assert_eq!(
        told(&asked, &Answer::Buttons(right)),
        (Outcome::Right, Say::Right)
    );
    let with_check = Answer::Buttons(right.with(Verb::Check, true));
    assert_eq!(
        told(&asked, &with_check),
        (Outcome::Wrong, Say::Foreseen(0))
    );
    let without_call = Answer::Buttons(right.with(Verb::Call, false));
    let verdict = asked.grade(&without_call, Some(&hand()));
    let Say::Why(because) = verdict.say else {
        panic!("{:?}", verdict.say)
    };
    assert!(matches!(*because, Citation::Call { .. }), "{because:?}");
    assert_eq!(verdict.rules, because.rules());
}

#[test]
fn figures_have_decimals_and_what_is_near_enough() {
    let figure = |text: &str| text.parse::<Figure>().unwrap();
    assert_eq!(figure("26,7"), figure("26.7 %"));
    assert_eq!(figure("1 900").as_whole(), Some(1900));
    assert_eq!(figure("\u{2212}2"), Figure::whole(-2));
    assert_eq!(figure("2.50").to_string(), "2.5");
    assert_eq!(figure("-0.04").to_string(), "-0.04");
    for text in ["", "x", "1.2345", "1,2,3", ".5", "99999999999999999999"] {
        assert!(text.parse::<Figure>().is_err(), "{text}");
    }
    let asked = question(
        Right::Number {
            figure: figure("26.7"),
            accept: Some((figure("25"), figure("28"))),
        },
        vec![
            slip(Slip::Exactly(Answer::Number(figure("12")))),
            slip(Slip::Else),
        ],
    );
    let said = |text: &str| told(&asked, &Answer::Number(figure(text)));
    assert_eq!(said("28"), (Outcome::Right, Say::Right));
    assert_eq!(said("12"), (Outcome::Wrong, Say::Foreseen(0)));
    assert_eq!(said("28.1"), (Outcome::Wrong, Say::Foreseen(1)));
}

#[test]
fn seats_orders_and_picks() {
    let seats = [Seat(6), Seat(7)].into_iter().collect();
    let asked = question(Right::Seat(seats), Vec::new());
    let right = (Outcome::Right, Say::Right);
    let wrong = (Outcome::Wrong, Say::Right);
    assert_eq!(told(&asked, &Answer::Seat(Seat(7))), right);
    assert_eq!(told(&asked, &Answer::Seat(Seat(5))), wrong);
    assert_eq!(told(&asked, &Answer::Nobody), wrong);

    let order = |seats: &[u8]| Answer::Order(seats.iter().map(|&seat| Seat(seat)).collect());
    let asked = question(
        Right::Order(vec![Seat(0), Seat(1), Seat(3), Seat(2)]),
        vec![slip(Slip::Begins(vec![Seat(2)])), slip(Slip::Before(4, 2))],
    );
    assert_eq!(told(&asked, &order(&[0, 1, 3, 2])), right);
    assert_eq!(told(&asked, &order(&[2, 0, 1, 3])).1, Say::Foreseen(0));
    assert_eq!(told(&asked, &order(&[0, 3, 1, 2])).1, Say::Foreseen(1));
    assert_eq!(told(&asked, &order(&[1, 0, 3, 2])), wrong);

    let asked = question(Right::Sort(vec![1, 2, 3]), vec![slip(Slip::Before(3, 2))]);
    assert_eq!(told(&asked, &Answer::Sort(vec![1, 2, 3])), right);
    assert_eq!(
        told(&asked, &Answer::Sort(vec![1, 3, 2])).1,
        Say::Foreseen(0)
    );

    let asked = question(Right::Pick { choice: 1, of: 3 }, Vec::new());
    assert_eq!(told(&asked, &Answer::Pick(1)), right);
    assert_eq!(told(&asked, &Answer::Pick(3)), wrong);
    // An answer of another kind is never right.
    assert_eq!(told(&asked, &Answer::Nobody), wrong);
}

#[test]
fn any_five_with_the_best_strength_will_do() {
    let set = |text: &str| text.parse::<CardSet>().unwrap();
    let cards = set("7c7dTh6s6d7hTs");
    let asked = question(
        Right::Five {
            cards,
            best: Strength::of(cards).unwrap(),
        },
        vec![
            slip(Slip::Ranks([
                Rank::Six,
                Rank::Six,
                Rank::Seven,
                Rank::Seven,
                Rank::Seven,
            ])),
            slip(Slip::With("6d".parse().unwrap())),
            slip(Slip::Else),
        ],
    );
    let said = |text: &str| told(&asked, &Answer::Five(set(text))).1;
    assert_eq!(said("7c7d7hThTs"), Say::Right);
    assert_eq!(said("7c7d7h6s6d"), Say::Foreseen(0));
    assert_eq!(said("7c7d7hTs6d"), Say::Foreseen(1));
    assert_eq!(said("7c7d7hTs6s"), Say::Foreseen(2));
    // A card that is not among them.
    assert_eq!(said("7c7d7hTsTc"), Say::Foreseen(2));
}

#[test]
fn pots_are_marked_one_by_one() {
    let pot = |amount, seats: &[u8]| Pot {
        amount: Chips::new(amount),
        seats: seats.iter().map(|&seat| Seat(seat)).collect(),
    };
    let asked = question(
        Right::Pots(vec![pot(60, &[0, 1, 2]), pot(560, &[0, 1])]),
        vec![slip(Slip::Sum {
            pot: 1,
            amount: Chips::new(600),
        })],
    );
    let said = |pots: Vec<Pot>| told(&asked, &Answer::Pots(pots)).1;
    assert_eq!(
        said(vec![pot(60, &[0, 1, 2]), pot(560, &[0, 1])]),
        Say::Right
    );
    assert_eq!(
        said(vec![pot(60, &[0, 1, 2]), pot(600, &[0, 1])]),
        Say::Foreseen(0)
    );
    let one_short = Say::Pots(vec![true, false]);
    assert_eq!(said(vec![pot(60, &[0, 1, 2])]), one_short);
    assert_eq!(
        said(vec![pot(60, &[0, 1]), pot(560, &[0, 1])]),
        Say::Pots(vec![false, true])
    );

    let share = |seat, amount| (Seat(seat), Chips::new(amount));
    let asked = question(
        Right::Award(vec![vec![share(0, 13), share(3, 12)]]),
        vec![
            slip(Slip::Paid {
                pot: 0,
                payout: vec![share(0, 12), share(3, 13)],
            }),
            slip(Slip::Entitled {
                pot: 0,
                seats: [Seat(0)].into_iter().collect(),
            }),
        ],
    );
    let said = |payout| told(&asked, &Answer::Award(vec![payout])).1;
    assert_eq!(said(vec![share(0, 13), share(3, 12)]), Say::Right);
    assert_eq!(said(vec![share(0, 12), share(3, 13)]), Say::Foreseen(0));
    assert_eq!(said(vec![share(0, 25)]), Say::Foreseen(1));
    assert_eq!(said(vec![share(3, 25)]), Say::Pots(vec![false]));
}
