//! Dealing, showing, sharing.

use super::case::{Case, Outcome};
use crate::engine::cards::Deck;
use crate::engine::chips::Chips;
use crate::engine::hand::{Action, Hand, HandSetup, PlayerSetup, Stakes, Street, Turn, What};
use crate::engine::house::{
    AllInFaceUp, HistoryShowsMucked, HouseRules, LosersShow, OddChip, OddChipsSpread, OptionKey,
    PlayBoardDeclaration,
};
use crate::engine::seat::Seat;
use crate::school::drill::Draw;
use crate::school::drill::table::from_street;

pub(super) fn case(option: OptionKey, draw: &mut Draw) -> Option<Case> {
    match option {
        OptionKey::HeadsUpFirstCard => Some(first_card(Seat(draw.within(0, 1) as u8))),
        OptionKey::BurnCards => Some(cards_used(draw.within(3, 10))),
        OptionKey::AllInFaceUp => Some(face_up(draw.once_in(2))),
        OptionKey::ShowFirstWhenChecked => Some(checked_through(Seat(draw.within(1, 2) as u8))),
        OptionKey::LosersShow => Some(beaten(draw)),
        OptionKey::PlayBoardDeclaration => Some(board_plays(draw)),
        OptionKey::HistoryShowsMucked => Some(looked_up(draw)),
        OptionKey::OddChip => Some(odd_chip(Chips::new(2 * draw.within(7, 60) + 1))),
        OptionKey::OddChipsSpread => Some(odd_chips(draw)),
        _ => None,
    }
}

fn first_card(button: Seat) -> Case {
    let other = Seat(1 - button.0);
    let values = ["button-last", "button-first"];
    Case::new(OptionKey::HeadsUpFirstCard, &values, move |house| {
        let stakes = Stakes::of(house, Chips::new(2)).ok()?;
        let players = [button, other].map(|seat| PlayerSetup {
            seat,
            stack: Chips::new(100),
        });
        let deck = Deck::ordered();
        let setup = HandSetup::standard(*house, stakes, button, players.to_vec(), deck);
        let hand = Hand::deal(setup).ok()?;
        let first = hand.events().iter().find_map(|event| match event.what {
            What::Dealt { seat, .. } => Some(seat),
            _ => None,
        })?;
        Some(Outcome::Seat(first))
    })
    .told("name", button)
    .told("other", other)
}

fn cards_used(players: u64) -> Case {
    Case::new(OptionKey::BurnCards, &["on", "off"], move |house| {
        let burned = if house.burn_cards { 3 } else { 0 };
        Some(Outcome::Count(2 * players + 5 + burned))
    })
    .told("players", players)
}

fn face_up(tournament: bool) -> Case {
    let values = ["tournaments", "always", "never"];
    Case::new(OptionKey::AllInFaceUp, &values, move |house| {
        let up = match house.all_in_face_up {
            AllInFaceUp::Tournaments => tournament,
            AllInFaceUp::Always => true,
            AllInFaceUp::Never => false,
        };
        Some(Outcome::whether(up))
    })
    .told("game", if tournament { "tournament" } else { "cash" })
}

/// Three players; somebody bets the turn, the river is checked through.
fn checked_through(bettor: Seat) -> Case {
    let values = ["first-to-act", "last-aggressor-of-hand"];
    let case = Case::new(OptionKey::ShowFirstWhenChecked, &values, move |house| {
        let big = Chips::new(2);
        let stakes = Stakes::of(house, big).ok()?;
        let players = (0..3).map(|seat| PlayerSetup {
            seat: Seat(seat),
            stack: Chips::new(100),
        });
        let deck = Deck::ordered();
        let setup = HandSetup::standard(*house, stakes, Seat(2), players.collect(), deck);
        let mut hand = from_street(setup, Street::Turn, big)?;
        while let Some(seat) = hand.turn().seat() {
            let Some(legal) = hand.legal() else { break };
            let action = match (hand.state().street, legal.check.is_ok()) {
                (Street::Turn, true) if seat == bettor => Action::Bet(Chips::new(10)),
                (_, true) => Action::Check,
                (_, false) => Action::Call,
            };
            hand.apply(seat, action).ok()?;
        }
        first_shown(&hand)
    });
    case.told("name", bettor)
        .told("first", Seat(0))
        .told("button", Seat(2))
}

/// Who shows first, or is to.
fn first_shown(hand: &Hand) -> Option<Outcome> {
    let shown = hand.events().iter().find_map(|event| match event.what {
        What::Shown { seat, .. } => Some(seat),
        _ => None,
    });
    let to_show = match hand.turn() {
        Turn::ShowOrMuck(seat) | Turn::Act(seat) => Some(seat),
        Turn::Over => None,
    };
    shown.or(to_show).map(Outcome::Seat)
}

/// Who sits at one of the first six chairs.
fn somebody(draw: &mut Draw) -> Seat {
    Seat(draw.within(0, 5) as u8)
}

fn beaten(draw: &mut Draw) -> Case {
    let values = ["may-muck", "all-show", "winners-only"];
    Case::new(OptionKey::LosersShow, &values, |house| {
        Some(Outcome::whether(house.losers_show != LosersShow::AllShow))
    })
    .told("name", somebody(draw))
}

fn board_plays(draw: &mut Draw) -> Case {
    let values = ["not-required", "required"];
    Case::new(OptionKey::PlayBoardDeclaration, &values, |house| {
        let must = house.play_board_declaration == PlayBoardDeclaration::Required;
        Some(Outcome::whether(must))
    })
    .told("name", somebody(draw))
}

fn looked_up(draw: &mut Draw) -> Case {
    Case::new(OptionKey::HistoryShowsMucked, &["yes", "no"], |house| {
        let seen = house.history_shows_mucked == HistoryShowsMucked::Yes;
        Some(Outcome::whether(seen))
    })
    .told("name", somebody(draw))
}

/// The small blind and the player right of the button tie; six play, chair 1 has the button.
pub(super) fn odd_chip(pot: Chips) -> Case {
    let (small, cutoff) = (Seat(1), Seat(5));
    let values = ["first-left-of-button", "nearest-counter-clockwise"];
    Case::new(OptionKey::OddChip, &values, move |house| {
        Some(Outcome::Seat(match house.odd_chip {
            OddChip::FirstLeftOfButton => small,
            OddChip::NearestCounterClockwise => cutoff,
        }))
    })
    .told("pot", pot)
    .told("name", small)
    .told("other", cutoff)
}

/// Three tie and two chips are left over.
fn odd_chips(draw: &mut Draw) -> Case {
    let share = draw.within(8, 80);
    let pot = Chips::new(3 * share + 2);
    Case::new(
        OptionKey::OddChipsSpread,
        &["one-each", "all-to-one"],
        move |house: &HouseRules| {
            let odd = match house.odd_chips_spread {
                OddChipsSpread::OneEach => 1,
                OddChipsSpread::AllToOne => 2,
            };
            Some(Outcome::Chips(Chips::new(share + odd)))
        },
    )
    .told("pot", pot)
    .told("name", Seat(1))
    .told("second", Seat(3))
    .told("third", Seat(4))
}
