//! What the top levels make of what everybody has seen.

use cards_speak::bots::Notes;

use super::solved::{holding, two};
use super::*;

const TOP: Level = Level::MAX;

/// What is known after thirty hands of two in which everybody always does the same.
fn thirty_hands(stack: u64, habits: [fn(&TableView) -> Action; 2]) -> Vec<Notes> {
    let mut notes = Vec::new();
    for number in 0..30 {
        let mut hand = two(stack, Deck::shuffled(seed(number)));
        while let Some(seat) = hand.turn().seat() {
            let view = hand.view(Viewer::Seat(seat));
            let action = match hand.turn() {
                Turn::Act(_) => legal_or_passive(&view, habits[seat.index()](&view)),
                _ => Action::Muck,
            };
            hand.apply(seat, action).unwrap();
        }
        Notes::take(&mut notes, hand.state());
    }
    notes
}

fn all_in(_: &TableView) -> Action {
    Action::Raise(RaiseTo(Chips::MAX_AT_TABLE))
}

fn fold(_: &TableView) -> Action {
    Action::Fold
}

fn small_raise(view: &TableView) -> Action {
    let raised = view.hand.betting.bet > Chips::new(100);
    if raised {
        Action::Call
    } else {
        Action::Raise(RaiseTo(Chips::new(250)))
    }
}

fn decides(hand: &Hand, seat: Seat, level: Level, notes: &[Notes]) -> Action {
    let question = BotRequest {
        id: 1,
        view: hand.view(Viewer::Seat(seat)),
        level,
        character: Character::Regular,
        notes: notes.to_vec(),
        seed: seed(7),
    };
    question.answer(QUICK).action
}

#[test]
fn who_puts_everything_in_every_time_is_called() {
    let notes = thirty_hands(10_000, [all_in, fold]);
    let mut hand = holding(&two(10_000, Deck::shuffled(seed(1))), Seat(1), "KsTh");
    hand.apply(Seat(0), Action::Raise(RaiseTo(Chips::new(10_000))))
        .unwrap();
    assert_eq!(decides(&hand, Seat(1), TOP, &[]), Action::Fold);
    assert_eq!(decides(&hand, Seat(1), TOP, &notes), Action::Call);
}

/// What everybody has seen before counts for less the longer it is ago.
#[test]
fn a_habit_that_is_given_up_is_forgotten() {
    let mut notes = thirty_hands(10_000, [all_in, fold]);
    for number in 0..200 {
        let mut hand = two(10_000, Deck::shuffled(seed(number)));
        hand.apply(Seat(0), Action::Fold).unwrap();
        Notes::take(&mut notes, hand.state());
    }
    let mut hand = holding(&two(10_000, Deck::shuffled(seed(1))), Seat(1), "KsTh");
    hand.apply(Seat(0), Action::Raise(RaiseTo(Chips::new(10_000))))
        .unwrap();
    assert_eq!(decides(&hand, Seat(1), TOP, &notes), Action::Fold);
}

/// Before somebody who puts everything in every time only what calls him is played: any other
/// raise is thrown away.
#[test]
fn who_comes_all_in_behind_is_waited_for_with_a_hand() {
    let notes = thirty_hands(10_000, [small_raise, all_in]);
    for (cards, plays) in [("AsTh", true), ("7s2h", false), ("8s3h", false)] {
        let hand = holding(&two(10_000, Deck::shuffled(seed(1))), Seat(0), cards);
        let action = decides(&hand, Seat(0), TOP, &notes);
        assert_eq!(matches!(action, Action::Raise(_)), plays, "{cards}");
        assert_eq!(action == Action::Fold, !plays, "{cards}");
    }
}

#[test]
fn who_folds_every_time_is_raised_with_anything() {
    let notes = thirty_hands(10_000, [small_raise, fold]);
    let hand = holding(&two(10_000, Deck::shuffled(seed(1))), Seat(0), "7s2h");
    assert_eq!(decides(&hand, Seat(0), TOP, &[]), Action::Fold);
    assert!(matches!(
        decides(&hand, Seat(0), TOP, &notes),
        Action::Raise(_)
    ));
}

#[test]
fn short_stacks_answer_those_who_do_not_play_the_solution() {
    let everything = Action::Raise(RaiseTo(Chips::new(1000)));
    let notes = thirty_hands(1000, [all_in, fold]);
    // Who always folds: everything goes in with anything.
    let hand = holding(&two(1000, Deck::shuffled(seed(1))), Seat(0), "7s2h");
    assert_eq!(decides(&hand, Seat(0), TOP, &[]), Action::Fold);
    assert_eq!(decides(&hand, Seat(0), TOP, &notes), everything);
    // Who goes all-in with anything: called with what beats half of all hands.
    let mut hand = holding(&two(1000, Deck::shuffled(seed(1))), Seat(1), "Js8h");
    hand.apply(Seat(0), everything).unwrap();
    assert_eq!(decides(&hand, Seat(1), TOP, &[]), Action::Fold);
    assert_eq!(decides(&hand, Seat(1), TOP, &notes), Action::Call);
}

#[test]
fn lower_levels_take_no_notes() {
    let notes = thirty_hands(10_000, [small_raise, fold]);
    for number in 0..40 {
        let hand = two(10_000, Deck::shuffled(seed(number)));
        for level in Level::all().filter(|level| !level.reckons()) {
            let [without, with] =
                [&[][..], &notes].map(|notes| decides(&hand, Seat(0), level, notes));
            assert_eq!(without, with, "level {level}");
        }
    }
}

/// Notes are made of what all have seen: the table as a spectator sees it gives the same ones.
#[test]
fn notes_hold_nothing_hidden() {
    let mut rng = SimRng::new(seed(1 << 41));
    let (mut known, mut seen) = (Vec::new(), Vec::new());
    for number in 0..60 {
        let Ok(mut hand) = Hand::deal(any_setup(number, &mut rng)) else {
            continue;
        };
        while let Some(seat) = hand.turn().seat() {
            let bot = any_bot(&mut rng);
            let decision = ask(&hand, seat, bot, seed(number), QUICK);
            hand.apply(seat, decision.action).unwrap();
        }
        Notes::take(&mut known, hand.state());
        Notes::take(&mut seen, &hand.view(Viewer::Spectator).hand);
    }
    assert!(!known.is_empty());
    assert_eq!(known, seen);
}
