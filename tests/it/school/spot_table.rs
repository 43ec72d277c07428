//! A spot by itself: as a form, as a link, at a table.

use std::fs;

use cards_speak::bots::{Budget, Level};
use cards_speak::engine::cards::Seed;
use cards_speak::engine::chips::Chips;
use cards_speak::engine::hand::{Action, Street, Turn};
use cards_speak::engine::seat::Seat;
use cards_speak::game::Session;
use cards_speak::history::PlayedHand;
use cards_speak::school::fault::{FaultPlace, Problem};
use cards_speak::school::spot::{
    MOST_LETTERS, Spot, SpotForm, SpotGame, SpotLinkError, from_link, to_link,
};

const SEED: Seed = Seed::new([7; 32]);

fn read(text: &str) -> Spot {
    Spot::read(text, 1, &FaultPlace::Table, SEED)
        .unwrap_or_else(|faults| panic!("{text}\n{faults:?}"))
}

/// All set-ups of the built-in lessons.
fn of_lessons() -> Vec<String> {
    let mut found = Vec::new();
    for entry in fs::read_dir("public/lessons").unwrap() {
        let text = fs::read_to_string(entry.unwrap().path()).unwrap();
        for part in text.split("[[spot]]").skip(1) {
            let text = part.split("\"\"\"").nth(1).unwrap_or_default();
            let text = text.trim_start();
            if text.lines().any(|line| line.starts_with("game ")) {
                found.push(text.to_owned());
            }
        }
    }
    found
}

#[test]
fn a_spot_written_from_its_form_is_the_same() {
    let all = of_lessons();
    assert!(all.len() > 50, "{}", all.len());
    for text in all {
        let spot = read(&text);
        let written = SpotForm::of(&spot).text();
        let again = read(&written);
        assert_eq!(again.setup(), spot.setup(), "{text}\n{written}");
        assert_eq!(again.you(), spot.you(), "{text}");
        assert_eq!(again.street(), spot.street(), "{text}");
        assert_eq!(again.known(), spot.known(), "{text}");
        assert_eq!(again.board(), spot.board(), "{text}");
        assert_eq!(again.moves(), spot.moves(), "{text}");
        let link = to_link(&written).unwrap();
        assert!(link.len() <= MOST_LETTERS);
        assert_eq!(from_link(&link).unwrap(), written.trim_end());
    }
}

#[test]
fn a_new_form_can_be_played() {
    let form = SpotForm::default();
    let text = form.text();
    assert_eq!(
        text,
        "game no-limit 1/2 · cash\ntable seats 1 2 3 4 5 6 · you 1 · button 6\nstacks 200 each\n"
    );
    assert_eq!(SpotForm::of(&read(&text)), form_without_empty_chairs(form));
}

/// An empty chair of a form that was read has no stack.
fn form_without_empty_chairs(mut form: SpotForm) -> SpotForm {
    for chair in form.chairs.iter_mut().filter(|chair| !chair.taken) {
        chair.stack.clear();
    }
    form
}

#[test]
fn what_is_wrong_in_a_field_is_named_with_its_line() {
    let mut form = SpotForm::default();
    form.chairs[1].stack = String::from("many");
    form.board = String::from("AsXx");
    let faults = Spot::read(&form.text(), 1, &FaultPlace::Table, SEED).unwrap_err();
    let found: Vec<_> = faults
        .iter()
        .map(|fault| (fault.line, &fault.problem))
        .collect();
    assert!(
        matches!(
            found.as_slice(),
            [
                (3, Problem::Notation { .. }),
                (3, Problem::Notation { .. }),
                (4, Problem::Card { .. })
            ]
        ),
        "{found:?}"
    );
}

#[test]
fn a_bad_link_is_told_from_a_bad_table() {
    let link = to_link(&SpotForm::default().text()).unwrap();
    assert_eq!(from_link(""), Err(SpotLinkError::Damaged { letter: 1 }));
    assert_eq!(
        from_link(&link.replacen('1', "2", 1)),
        Err(SpotLinkError::Form { found: '2' })
    );
    assert_eq!(
        from_link(&[&link[..9], "!", &link[9..]].concat()),
        Err(SpotLinkError::Damaged { letter: 10 })
    );
    assert!(matches!(
        from_link(&link[..link.len() - 30]),
        Err(SpotLinkError::Faults(_))
    ));
    let far = "game no-limit 1/2\ntable seats 1 11\nstacks 100 each";
    assert!(matches!(
        from_link(&to_link(far).unwrap()),
        Err(SpotLinkError::Faults(faults)) if matches!(faults[0].problem, Problem::Value { .. })
    ));
    let long = "game no-limit 1/2\n".repeat(100);
    let letters = long.trim_end().len() * 4 / 3 + 2;
    assert_eq!(to_link(&long), Err(SpotLinkError::TooLong { letters }));
}

const FLOP: &str = "game no-limit 1/2 · cash
table seats 1 3 5 · you 3 · button 1
stacks 200 each
start flop · in pot 6 each
hole 3 AsKs
board Qs 7h 2c
play 3 check, 5 bet 10, 1 fold
";

/// Plays to the end: the player calls, bots do what they think.
fn to_the_end(game: &mut SpotGame) {
    while let Some(seat) = game.turn().seat() {
        let action = match game.bot_request() {
            Some(request) => {
                let decided = request.answer(Budget { rollouts: 24 });
                decided.action
            }
            None if matches!(game.turn(), Turn::ShowOrMuck(_)) => Action::Show,
            None => {
                let legal = game.hand().unwrap().legal().unwrap();
                if legal.check.is_ok() {
                    Action::Check
                } else {
                    Action::Call
                }
            }
        };
        game.act(seat, action).unwrap();
    }
}

#[test]
fn a_spot_is_played_on_from_the_players_chair() {
    let mut game = SpotGame::new(FLOP, Level::default(), SEED).unwrap();
    assert!(game.next_hand());
    assert_eq!(game.turn(), Turn::Act(Seat(0)));
    let view = game.view().unwrap();
    assert_eq!(view.hand.street, Street::Flop);
    assert_eq!(
        view.own_seat()
            .unwrap()
            .hole
            .cards()
            .map(|cards| cards.len()),
        Some(2)
    );
    assert_eq!(view.legal.unwrap().call.unwrap().pay, Chips::new(10));
    let names: Vec<_> = game
        .players()
        .iter()
        .map(|player| (player.seat, player.name.as_str()))
        .collect();
    // Seat 3 sits at the bottom; seat 5 is to the left of it, the chairs between are empty.
    assert_eq!(names, [(Seat(0), ""), (Seat(2), "Emil"), (Seat(3), "Adam")]);

    game.act(Seat(0), Action::Call).unwrap();
    let half = game.save();
    to_the_end(&mut game);
    let played = PlayedHand::from_text(&game.played().unwrap()).unwrap();
    let hand = played.record.replay().unwrap();
    assert_eq!(hand.events(), game.hand().unwrap().events());

    // The same cards and the same end after a reload in the middle.
    let mut again = SpotGame::load(&half).unwrap();
    to_the_end(&mut again);
    assert_eq!(again.save(), game.save());

    // Once more: the same spot, other cards where it leaves them open.
    assert!(game.next_hand());
    let next = game.hand().unwrap();
    assert_eq!(next.state().board[..], hand.state().board[..3]);
    let hidden = |hand: &cards_speak::engine::hand::Hand| hand.state().seat(Seat(2)).unwrap().hole;
    assert_ne!(hidden(next), hidden(&hand));
    assert_eq!(game.hand_number(), 2);
}
