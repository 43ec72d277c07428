//! The fee, faulty deals, tournaments.

use super::case::{Case, Outcome};
use crate::engine::chips::Chips;
use crate::engine::house::{BlindLevels, ExposedHoleCard, OptionKey, Payouts, Rebuys};
use crate::engine::seat::Seat;
use crate::school::drill::Draw;

pub(super) fn case(option: OptionKey, draw: &mut Draw) -> Option<Case> {
    match option {
        OptionKey::Rake => Some(fee(draw)),
        OptionKey::ExposedHoleCard => Some(exposed(draw)),
        OptionKey::Rebuys => Some(rebuy(draw)),
        OptionKey::Payouts => Some(prizes(draw)),
        OptionKey::BlindLevels => Some(level_over(draw)),
        _ => None,
    }
}

/// A pot with a flop, of which the house takes its share.
fn fee(draw: &mut Draw) -> Case {
    let pot = draw.chips(40, 400, 20);
    Case::new(OptionKey::Rake, &["0", "500"], move |house| {
        let taken = pot.get() * u64::from(house.rake.rate) / 10_000;
        Some(Outcome::Chips(Chips::new(pot.get() - taken)))
    })
    .told("name", Seat(draw.within(0, 5) as u8))
    .told("pot", pot)
}

fn exposed(draw: &mut Draw) -> Case {
    let values = ["misdeal-if-first-two", "replace-and-burn"];
    Case::new(OptionKey::ExposedHoleCard, &values, |house| {
        let void = house.exposed_hole_card == ExposedHoleCard::MisdealIfFirstTwo;
        Some(Outcome::whether(void))
    })
    .told("card", draw.within(1, 2))
}

fn rebuy(draw: &mut Draw) -> Case {
    Case::new(OptionKey::Rebuys, &["none", "first-phase"], |house| {
        Some(Outcome::whether(house.rebuys == Rebuys::FirstPhase))
    })
    .told("name", Seat(draw.within(0, 5) as u8))
}

fn prizes(draw: &mut Draw) -> Case {
    let pool = draw.chips(100, 1_000, 100);
    let place = draw.within(1, 2);
    let values = ["50-30-20", "winner-takes-all", "65-35"];
    Case::new(OptionKey::Payouts, &values, move |house| {
        let percent = match (house.payouts, place) {
            (Payouts::ThreePlaces, 1) => 50,
            (Payouts::ThreePlaces, _) => 30,
            (Payouts::WinnerTakesAll, 1) => 100,
            (Payouts::WinnerTakesAll, _) => 0,
            (Payouts::TwoPlaces, 1) => 65,
            (Payouts::TwoPlaces, _) => 35,
            (Payouts::BestTenth | Payouts::Custom, _) => return None,
        };
        Some(Outcome::Chips(Chips::new(pool.get() * percent / 100)))
    })
    .told("pool", pool)
    .told("place", place)
}

/// Ten hands are over sooner than ten minutes.
fn level_over(draw: &mut Draw) -> Case {
    let minutes = draw.within(5, 9);
    Case::new(
        OptionKey::BlindLevels,
        &["hands", "minutes"],
        move |house| {
            let over = match house.blind_levels {
                BlindLevels::Hands => true,
                BlindLevels::Minutes => minutes >= 10,
            };
            Some(Outcome::whether(over))
        },
    )
    .told("minutes", minutes)
}
