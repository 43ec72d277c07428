//! What the helper beside the table says.

use cards_speak::engine::cards::Seed;
use cards_speak::engine::hand::Viewer;
use cards_speak::engine::seat::Seat;
use cards_speak::school::fault::FaultPlace;
use cards_speak::school::spot::{Mark, Spot};
use cards_speak::text::{Language, Speaker};

use super::catalog;

/// The helper's lines for seat 1 at a mark of a spot.
fn helped(language: Language, text: &str, mark: char) -> Vec<String> {
    let place = FaultPlace::Spot("helper".to_owned());
    let spot = Spot::read(text, 1, &place, Seed::new([7; 32])).unwrap();
    let hand = spot.hand_at(Mark::Letter(mark)).unwrap();
    let catalog = catalog(language);
    let you = Seat(0);
    let speaker = Speaker {
        catalog: &catalog,
        names: &[],
        you: Some(you),
    };
    speaker.help(&hand.view(Viewer::Seat(you)))
}

const SET: &str = "\
game no-limit 5/10 · cash
table seats 1-3 · you 1 · button 3
stacks 1:200 2:44 3:200
start flop · in pot 10 each
hole 1 QhQc · 2 AdKd · 3 9s8s
board Qs 7d 2c | 4h | 3s
play [a] 1 bet 30, 2 raise 44, 3 call 44, [b] 1 call 14 | [c] 1 bet 50, [d] 3 fold
";

#[test]
fn it_names_the_actions_the_price_the_hand_and_the_outs() {
    assert_eq!(
        helped(Language::En, SET, 'a'),
        [
            "Check for free. Bet 10 to 200.",
            "You hold: three queens, seven kicker. 7 cards improve it (Full house 6, Four of a kind 1): \
             15% on the turn, 28% by the river.",
        ]
    );
    let facing = helped(Language::En, SET, 'b');
    assert!(
        facing[0].starts_with("Fold, or call 14. No raise: "),
        "{facing:?}"
    );
    assert_eq!(
        facing[1],
        "14 can win 148: 10.5 to 1. It pays from 9% of wins."
    );
    // One card to come: any of the ten that pair the board, or the last queen.
    let turn = helped(Language::En, SET, 'c');
    assert!(
        turn[1]
            .ends_with("10 cards improve it (Full house 9, Four of a kind 1): 22% on the river."),
        "{turn:?}"
    );
    // Whoever is not in turn hears only what he holds.
    assert_eq!(helped(Language::En, SET, 'd').len(), 1);
}

#[test]
fn a_call_with_the_last_chips_plays_for_no_more_than_it_pays() {
    let text = "\
game no-limit 5/10 · cash
table seats 1-3 · you 1 · button 3
stacks 1:60 2:200 3:200
start flop · in pot 10 each
hole 1 AhKd · 2 QdQs · 3 9s8s
board 7s 8c 2d
play 1 check, 2 bet 120, 3 call 120, [a] 1 fold
";
    let lines = helped(Language::En, text, 'a');
    assert!(
        lines[0].starts_with("Fold, or call all-in for 60."),
        "{lines:?}"
    );
    assert_eq!(
        lines[1],
        "60 can win 150: 2.5 to 1. It pays from 29% of wins."
    );
    // A card that pairs the board helps everybody alike: it is no out.
    assert!(
        lines[2].contains("6 cards improve it (Pair 6)"),
        "{lines:?}"
    );
}

#[test]
fn it_speaks_every_language() {
    for &language in Language::ALL {
        for mark in "abcd".chars() {
            let lines = helped(language, SET, mark);
            assert!(!lines.is_empty());
            for line in lines {
                assert!(!line.contains(['{', '}']) && line.ends_with('.'), "{line}");
            }
        }
    }
}
