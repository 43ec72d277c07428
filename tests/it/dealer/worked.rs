//! The hand that is worked in full in the plan of the school (4.3), with every stop and every
//! wrong answer as it is written there.

use cards_speak::engine::cards::{Category, Seed};
use cards_speak::engine::chips::Chips;
use cards_speak::engine::hand::{Hand, Pot};
use cards_speak::engine::house::ButtonRule;
use cards_speak::engine::rule::RuleId;
use cards_speak::engine::seat::Seat;
use cards_speak::engine::seat_set::SeatSet;
use cards_speak::engine::table::Positions;
use cards_speak::school::dealer::{Deal, Duty, Kind, Level};
use cards_speak::school::drill::{Part, Term};
use cards_speak::school::fault::FaultPlace;
use cards_speak::school::question::{Answer, Figure, Right};
use cards_speak::school::spot::{Mark, Spot};

const HAND: &str = "game no-limit 1/2 · cash
table seats 1-6 · button 4 · SB 5 · BB 6
stacks 1:40 *:100
hole 1 AhQd · 3 KcJc · 6 AdQs
board As 9c 4d | 2h | 7s
play 1 raise 6, 2 fold, 3 call 6, 4 fold, 5 fold, 6 call 4 | 6 check, 1 bet 34, 3 call 34, 6 call 34 | 6 bet 20, 3 call 20 | 6 bet 40, 3 fold";

fn hand() -> Hand {
    let spot = Spot::read(HAND, 1, &FaultPlace::File, Seed::new([0; 32])).unwrap();
    spot.hand_at(Mark::End).unwrap()
}

fn deal(level: Level) -> Deal {
    Deal::of(level, hand(), Some(seat(3))).unwrap()
}

/// A seat as players count.
fn seat(number: u8) -> Seat {
    Seat(number - 1)
}

fn set(numbers: &[u8]) -> SeatSet {
    numbers.iter().map(|number| seat(*number)).collect()
}

fn of(deal: &Deal, kind: Kind) -> Vec<&Duty> {
    let own = deal.duties.iter().filter(|duty| duty.kind == kind);
    own.collect()
}

/// The slip that this answer shows, and the rules against it.
fn slip(part: &Part, answer: &Answer) -> (Option<&'static str>, Vec<RuleId>) {
    let judged = part.grade(answer);
    assert!(!judged.right);
    (judged.slip, judged.rules)
}

fn is_right(part: &Part, answer: &Answer) {
    assert!(part.grade(answer).right, "{answer:?}");
}

fn chips(number: u64) -> Answer {
    Answer::Number(Figure::from(Chips::new(number)))
}

#[test]
fn before_the_first_action() {
    let deal = deal(Level::D4);
    let button = &of(&deal, Kind::Button)[0].parts[0];
    is_right(button, &Answer::Seat(seat(4)));
    let forced = &of(&deal, Kind::Forced)[0].parts;
    is_right(&forced[0], &Answer::Seat(seat(5)));
    is_right(&forced[1], &chips(1));
    is_right(&forced[2], &Answer::Seat(seat(6)));
    is_right(&forced[3], &chips(2));
    let (id, rules) = slip(&forced[0], &Answer::Seat(seat(4)));
    assert_eq!((id, rules[0]), (Some("button"), RuleId::Blind15));
    let laps = &of(&deal, Kind::Laps)[0].parts;
    assert_eq!(laps.len(), 1, "the second lap follows by itself");
    is_right(
        &laps[0],
        &Answer::Order([5, 6, 1, 2, 3, 4].map(seat).to_vec()),
    );
    let (id, rules) = slip(
        &laps[0],
        &Answer::Order([4, 5, 6, 1, 2, 3].map(seat).to_vec()),
    );
    assert_eq!((id, rules[0]), (Some("button-first"), RuleId::Deal2));
}

#[test]
fn whose_turn_it_is_and_when_the_round_is_over() {
    // At level D3 each turn is called.
    let deal = deal(Level::D3);
    let turns = of(&deal, Kind::Turn);
    let order: Vec<SeatSet> = turns
        .iter()
        .map(|duty| match duty.parts[0].question.right {
            Right::Seat(seats) => seats,
            _ => panic!("a seat"),
        })
        .collect();
    let wanted = [1, 2, 3, 4, 5, 6, 6, 1, 3, 6, 6, 3, 6, 3].map(|number| set(&[number]));
    assert_eq!(order, wanted);
    let told = |turn: usize, answer: Answer| slip(&turns[turn].parts[0], &answer);
    let (id, rules) = told(0, Answer::Seat(seat(5)));
    assert_eq!((id, rules[0]), (Some("blind-first"), RuleId::Round2));
    // Earlier than after seat 6: the big blind has not spoken.
    let (id, rules) = told(5, Answer::Nobody);
    assert_eq!((id, rules[0]), (Some("unmatched"), RuleId::Round10));
    assert_eq!(told(6, Answer::Seat(seat(5))).0, Some("folded"));
    let (id, rules) = told(10, Answer::Seat(seat(1)));
    assert_eq!((id, rules[0]), (Some("all-in"), RuleId::Allin4));
    assert_eq!(of(&deal, Kind::RoundOver).len(), 4);
    for over in of(&deal, Kind::RoundOver) {
        is_right(&over.parts[0], &Answer::Nobody);
    }
}

#[test]
fn what_is_announced() {
    let deal = deal(Level::D4);
    let said: Vec<(String, Option<Chips>)> = of(&deal, Kind::Announce)
        .iter()
        .map(|duty| {
            let part = &duty.parts[0];
            let Right::Pick { choice, .. } = part.question.right else {
                panic!("a statement")
            };
            let line = &part.choices[usize::from(choice) - 1];
            let amount = line.args.iter().find_map(|(_, term)| match term {
                Term::Chips(amount) => Some(*amount),
                _ => None,
            });
            (line.id.replace("dealer-announce.", ""), amount)
        })
        .collect();
    let wanted = [
        ("raise-to", Some(6)),
        ("fold", None),
        ("call", Some(6)),
        ("fold", None),
        ("fold", None),
        ("call", Some(4)),
        ("check", None),
        ("bet-all-in", Some(34)),
        ("call", Some(34)),
        ("call", Some(34)),
        ("bet", Some(20)),
        ("call", Some(20)),
        ("bet-all-in", Some(40)),
        ("fold", None),
    ];
    let wanted = wanted.map(|(name, amount)| (name.to_owned(), amount.map(Chips::new)));
    assert_eq!(said, wanted);
    let raise = &of(&deal, Kind::Announce)[0].parts[0];
    let by = raise
        .choices
        .iter()
        .position(|line| line.id.ends_with("raise-by"))
        .unwrap();
    let judged = raise.grade(&Answer::Pick(by as u8 + 1));
    assert_eq!(judged.slip, Some("by"));
    let args = &judged.say[0].args;
    assert!(args.contains(&("to", Term::Chips(Chips::new(6)))));
    assert!(args.contains(&("by", Term::Chips(Chips::new(4)))));
}

#[test]
fn the_pots_as_they_grow() {
    let deal = deal(Level::D4);
    let pot = |amount: u64, seats: &[u8]| Pot {
        amount: Chips::new(amount),
        seats: set(seats),
    };
    let gathered = of(&deal, Kind::Gather);
    let built: Vec<Vec<Pot>> = gathered
        .iter()
        .map(|duty| match &duty.parts[0].question.right {
            Right::Pots(pots) => pots.clone(),
            _ => panic!("pots"),
        })
        .collect();
    let first = vec![pot(19, &[1, 3, 6])];
    let second = vec![pot(121, &[1, 3, 6])];
    let third = vec![pot(121, &[1, 3, 6]), pot(40, &[3, 6])];
    assert_eq!(built[..3], [first, second, third]);
    let told = |place: usize, pots: Vec<Pot>| slip(&gathered[place].parts[0], &Answer::Pots(pots));
    let (id, rules) = told(0, vec![pot(18, &[1, 3, 6])]);
    assert_eq!((id, rules[0]), (Some("folders"), RuleId::Fold1));
    let (id, _) = told(1, vec![pot(121, &[1, 3, 6]), pot(0, &[3, 6])]);
    assert_eq!(id, Some("too-early"));
    let (id, rules) = told(2, vec![pot(161, &[1, 3, 6])]);
    assert_eq!((id, rules[0]), (Some("one-pot"), RuleId::Pot4));
    let back = &of(&deal, Kind::Refund)[0].parts;
    is_right(&back[0], &chips(40));
    is_right(&back[1], &Answer::Seat(seat(6)));
    let (id, rules) = slip(&back[0], &chips(0));
    assert_eq!((id, rules[0]), (Some("nothing"), RuleId::Allin11));
}

#[test]
fn burn_and_turn() {
    let deal = deal(Level::D4);
    let burns = of(&deal, Kind::BurnTurn);
    assert_eq!(burns.len(), 3);
    let three = &burns[0].parts[0];
    let no_burn = three
        .choices
        .iter()
        .position(|line| line.id == "dealer-burn-turn.three")
        .unwrap();
    let (id, rules) = slip(three, &Answer::Pick(no_burn as u8 + 1));
    assert_eq!((id, rules[0]), (Some("no-burn"), RuleId::Burn1));
}

#[test]
fn the_end_of_the_hand() {
    let deal = deal(Level::D4);
    let pushes = of(&deal, Kind::Push);
    let alone = &pushes[0].parts[0];
    is_right(alone, &Answer::Seat(seat(6)));
    assert_eq!(slip(alone, &Answer::Nobody).0, Some("waits"));
    let show = &of(&deal, Kind::Showdown)[0].parts[0];
    is_right(show, &Answer::Order(vec![seat(6), seat(1)]));
    let (id, rules) = slip(show, &Answer::Order(vec![seat(1), seat(6)]));
    assert_eq!((id, rules[0]), (Some("bet-last"), RuleId::Show2));
    let read = of(&deal, Kind::Read);
    assert_eq!(read.len(), 2);
    for duty in read {
        let Right::Pick { choice, .. } = duty.parts[0].question.right else {
            panic!("a kind")
        };
        let line = &duty.parts[0].choices[usize::from(choice) - 1];
        assert_eq!(line.args, [("kind", Term::Kind(Category::Pair))]);
    }
    is_right(&pushes[1].parts[0], &Answer::Seats(set(&[1, 6])));
    let odd = &of(&deal, Kind::OddChips)[0].parts[0];
    is_right(odd, &Answer::Order(vec![seat(6)]));
    let (id, rules) = slip(odd, &Answer::Order(vec![seat(1)]));
    assert_eq!((id, rules[0]), (Some("order"), RuleId::Odd2));
    // Pushed before anything is shown, then shown, read and shared.
    let place = |wanted: &Duty| deal.duties.iter().position(|duty| duty == wanted).unwrap();
    assert!(place(pushes[0]) < place(of(&deal, Kind::Showdown)[0]));
    assert!(place(of(&deal, Kind::Read)[1]) < place(pushes[1]));
    let won: Vec<u64> = deal
        .hand
        .state()
        .seats
        .iter()
        .map(|p| p.won.get())
        .collect();
    assert_eq!(won, [60, 0, 0, 0, 0, 101]);
    let at = Positions {
        button: seat(4),
        small_blind: seat(5),
        big_blind: seat(6),
    };
    let seats: Vec<Seat> = (1..=6).map(seat).collect();
    let next = at.next(&seats, ButtonRule::DeadButton).unwrap();
    assert_eq!(
        [next.button, next.small_blind, next.big_blind],
        [5, 6, 1].map(seat)
    );
}
