//! Spots: the notation, played by the engine.

use cards_speak::engine::cards::Seed;
use cards_speak::engine::hand::{HoleCards, SeatState, Street};
use cards_speak::engine::seat::Seat;
use cards_speak::school::fault::{FaultPlace, Problem};
use cards_speak::school::spot::{Comparison, Mark, Scene, Spot, Until, place_of, seat_at};

const FRIDAY: &str = "\
game no-limit 5/10 · cash
table seats 1-3 · you 1 · button 3
stacks 1:200 2:44 3:200
start flop · in pot 10 each
hole 1 QhQc · 2 AdKd · 3 9s8s
board Qs 7d 2c | 4h | 3s
play [a] 1 bet 30, 2 raise 44, 3 call 44, [b] 1 call 14 | [c] 1 bet 50, 3 fold
at a seat 1 · pot 30 · fold, check, bet 10-200
at b seat 1 · pot 148 · fold, call 14
at c seat 1 · pot 162 · fold, check, bet 10-156
pots main 162 (1 2)
back 1:50
wins 1:162
net 1:+108 2:-54 3:-54
";

fn place() -> FaultPlace {
    FaultPlace::Spot("friday".to_owned())
}

fn read(text: &str) -> Result<Spot, Vec<(usize, usize, Problem)>> {
    let read = Spot::read(text, 10, &place(), Seed::new([7; 32]));
    read.map_err(|faults| {
        let each = faults.into_iter();
        each.map(|fault| (fault.line, fault.column, fault.problem))
            .collect()
    })
}

#[test]
fn a_spot_is_played_up_to_its_marks() {
    let spot = read(FRIDAY).unwrap();
    let b = spot.hand_at(Mark::Letter('b')).unwrap();
    assert_eq!(b.turn().seat(), Some(Seat(0)));
    assert_eq!(b.state().pot_total().get(), 148);
    assert_eq!(b.state().street, Street::Flop);
    let end = spot.hand_at(Mark::End).unwrap();
    assert!(end.state().over);
    assert_eq!(end.state().seat(Seat(0)).unwrap().stack.get(), 318);
    assert_eq!(spot.hand_at(Mark::Letter('d')), None);
    assert_eq!(spot.letters().collect::<String>(), "abc");
    assert!(spot.names_cards_of(Seat(1)));
    // What the spot leaves open is always dealt alike.
    assert_eq!(read(FRIDAY), Ok(spot));
}

#[test]
fn every_stated_figure_is_compared() {
    for (right, wrong, what, line) in [
        ("a seat 1 · pot 30", "a seat 2 · pot 30", "seat", 17),
        ("pot 148", "pot 150", "pot", 18),
        ("call 14\nat c", "call 16\nat c", "actions", 18),
        ("pots main 162 (1 2)", "pots main 162 (1 3)", "pots", 20),
        ("back 1:50", "back 1:40", "back", 21),
        ("wins 1:162", "wins 2:162", "wins", 22),
        ("net 1:+108", "net 1:+107", "net", 23),
        ("[b] 1 call 14", "[b] 1 call 15", "call", 16),
    ] {
        let faults = read(&FRIDAY.replace(right, wrong)).unwrap_err();
        let [(at, _, Problem::Figure { what: found, .. })] = faults.as_slice() else {
            panic!("{wrong}: {faults:?}")
        };
        assert_eq!((found.as_str(), *at), (what, line), "{wrong}");
    }
}

#[test]
fn what_cannot_be_read_or_played_is_named_with_its_place() {
    for (right, wrong, code, at) in [
        ("2:44 3:200", "2;44 3:200", "notation", (12, 14)),
        ("no-limit 5/10", "no-limit 0/0", "setup", (10, 6)),
        ("hole 1 QhQc", "hole 1 10h", "card", (14, 8)),
        ("2 AdKd", "2 AdQs", "duplicate-card", (14, 6)),
        ("2 AdKd", "4 AdKd", "seat", (14, 15)),
        ("3 call 44", "1 call 14", "turn", (16, 32)),
        ("2 raise 44", "2 raise 40", "illegal", (16, 20)),
        ("[c] 1 bet 50", "[c] 1 bed 50", "notation", (16, 65)),
        ("44, [b] 1 call 14 |", "44 |", "notation", (16, 44)),
        ("at c seat", "at d seat", "mark", (19, 4)),
        ("cash", "cach", "notation", (10, 22)),
    ] {
        let faults = read(&FRIDAY.replacen(right, wrong, 1)).unwrap_err();
        let (line, column, problem) = &faults[0];
        let named = serde_json::to_value(problem).unwrap();
        assert_eq!(named["code"], code, "{wrong}: {faults:?}");
        assert_eq!((*line, *column), at, "{wrong}: {faults:?}");
    }
    let faults = read("table seats 1-2 · button 2\n").unwrap_err();
    assert!(matches!(&faults[0].2, Problem::Missing { key } if key == "game"));
}

#[test]
fn house_rules_are_understood_as_people_write_them() {
    let club = "\
game no-limit 2/5 · cash
table seats 1-3 · you 3 · button 3
stacks 200 each
start flop · in pot 0 each
options minRaise = one big blind, always
play 1 bet 5, 2 raise 20, [b] 3 call 20
at b seat 3 · pot 25 · fold, call 20, raise 25-200
";
    assert!(read(club).is_ok());
    for (wrong, code) in [
        ("options minRise = one big blind", "option-name"),
        ("options minRaise = two big blinds", "option-value"),
        ("options minRaise", "notation"),
    ] {
        let text = club.replace("options minRaise = one big blind, always", wrong);
        let faults = read(&text).unwrap_err();
        let named = serde_json::to_value(&faults[0].2).unwrap();
        assert_eq!(named["code"], code, "{wrong}");
    }
}

#[test]
fn comparisons_say_who_wins_with_what() {
    let place = FaultPlace::Cards("x".to_owned());
    let read = |text: &str| Comparison::read(text, 3, 9, &place);
    let right = "7c 7d Th 6s 6d | A 7h Ts | B 6c As | A | A full house · B full house";
    let comparison = read(right).unwrap();
    assert!(comparison.strength('A') > comparison.strength('B'));
    assert_eq!(comparison.strength('C'), None);
    for (found, wrong) in [("| A |", "| split |"), ("B full house", "B flush")] {
        let faults = read(&right.replace(found, wrong)).unwrap_err();
        assert!(
            matches!(faults[0].problem, Problem::Figure { .. }),
            "{wrong}"
        );
    }
    let twice = read(&right.replace("6c As", "6d As")).unwrap_err();
    assert!(
        twice
            .iter()
            .any(|fault| matches!(fault.problem, Problem::DuplicateCard { .. }))
    );
    assert!(read("").is_err());
}

#[test]
fn a_table_without_a_hand_has_seats_a_button_and_open_cards() {
    let text = "table seats 1-3 · button 2\nhole 1 Ah · 2 Ac · 3 Ks\n";
    assert!(Scene::is(text) && !Scene::is(FRIDAY));
    let scene = Scene::read(text, 1, &place()).unwrap();
    assert_eq!(scene.seats, [Seat(0), Seat(1), Seat(2)]);
    assert_eq!(scene.button, Some(Seat(1)));
    assert_eq!(scene.open.len(), 3);
    assert!(Scene::read("hole 1 Ah · 2 Ah\n", 1, &place()).is_err());
}

#[test]
fn a_table_is_turned_without_another_card_or_chip() {
    let spot = read(FRIDAY).unwrap();
    for first in 0..3 {
        let turned = spot.turned_to(Seat(first));
        let (before, after) = (spot.hand_at(Mark::End), turned.hand_at(Mark::End));
        let (before, after) = (before.unwrap(), after.unwrap());
        assert_eq!(before.state().board, after.state().board);
        for player in &before.state().seats {
            let place = place_of(player.seat, Seat(first), 3);
            assert_eq!(seat_at(place, Seat(first), 3), player.seat);
            let other = after.state().seat(place).unwrap();
            assert_eq!((player.stack, player.hole), (other.stack, other.hole));
        }
    }
}

#[test]
fn what_is_asked_does_not_lie_on_the_table() {
    let spot = read(FRIDAY).unwrap();
    let all = spot.moves().len();
    let shown = |until| {
        let events = spot.events(Mark::End, all, until);
        let table = spot.table_after(&events);
        let bets: u64 = table.seats.iter().map(|player| player.bet.get()).sum();
        let up = |player: &SeatState| matches!(player.hole, HoleCards::Up(_));
        let up = table.seats.iter().filter(|player| up(player)).count();
        (bets, up, table.over)
    };
    assert_eq!(shown(Until::Gathered), (50, 0, false));
    assert_eq!(shown(Until::Shown), (0, 0, false));
    assert_eq!(shown(Until::Paid), (0, 2, false));
    assert_eq!(shown(Until::Whole), (0, 2, true));
    // Of a hand that the spot does not name nobody sees a card, not even at the showdown.
    let unnamed = read(
        &FRIDAY
            .replace(" · 2 AdKd", "")
            .replace("wins 1:162\nnet 1:+108 2:-54 3:-54\n", ""),
    );
    let unnamed = unnamed.unwrap();
    let table = unnamed.table_after(&unnamed.events(Mark::End, all, Until::Whole));
    assert_eq!(table.seat(Seat(1)).unwrap().hole, HoleCards::Down);
}
