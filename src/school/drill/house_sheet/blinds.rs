//! Blinds, antes, straddles, button.

use super::case::{Case, Outcome};
use crate::engine::cards::Deck;
use crate::engine::chips::Chips;
use crate::engine::hand::{ForcedBet, ForcedKind, Hand, HandSetup, PlayerSetup, Stakes};
use crate::engine::house::{
    Ante, BlindPosting, HouseRules, MissedBlind, NewPlayerEntry, OptionKey, Straddle,
};
use crate::engine::seat::Seat;
use crate::engine::table::Positions;
use crate::school::drill::Draw;

pub(super) fn case(option: OptionKey, draw: &mut Draw) -> Option<Case> {
    match option {
        OptionKey::ButtonRule => Some(button(draw.within(4, 9) as u8)),
        OptionKey::SmallBlindRounding => half(Chips::new(100 * (2 * draw.within(1, 9) + 1))),
        OptionKey::SmallBlindAmount => Some(amount(draw)),
        OptionKey::MissedBlind => Some(missed(draw)),
        OptionKey::ButtonBreakExemption => Some(button_break(draw)),
        OptionKey::NewPlayerEntry => Some(newcomer(draw)),
        OptionKey::BlindPosting => Some(posting(draw)),
        OptionKey::Ante => Some(ante(draw)),
        OptionKey::AnteSize => ante_size(draw),
        OptionKey::Straddle => Some(straddle(draw)),
        OptionKey::StraddleCountsAsRaise => straddle_counts(draw),
        OptionKey::StraddleMinRaise => straddle_raise(draw),
        _ => None,
    }
}

/// The small blind of the last hand leaves; chair 1 had the button.
pub(super) fn button(chairs: u8) -> Case {
    let values = ["dead-button", "moving-button"];
    let case = Case::new(OptionKey::ButtonRule, &values, move |house| {
        let seats: Vec<Seat> = (0..chairs).map(Seat).collect();
        let at = Positions::first(&seats, Seat(0))?;
        let left: Vec<Seat> = seats
            .into_iter()
            .filter(|seat| *seat != at.small_blind)
            .collect();
        Some(Outcome::Chair(at.next(&left, house.button_rule)?.button))
    });
    case.told("chairs", u64::from(chairs)).told("gone", Seat(1))
}

/// An odd number of units, whose half is no whole one.
pub(super) fn half(big: Chips) -> Option<Case> {
    let values = ["down-to-a-chip", "down-to-a-whole-unit"];
    let case = Case::new(OptionKey::SmallBlindRounding, &values, move |house| {
        Some(Outcome::Chips(house.small_blind(big).ok()?))
    });
    case.told("big", big)
        .told("unit", Chips::new(100))
        .based(OptionKey::ChipsPerUnit, "100")
}

fn amount(draw: &mut Draw) -> Case {
    let big = draw.chips(4, 40, 2);
    let set = draw
        .pick(&[big.get() / 2 + 1, big.get()])
        .unwrap_or(big.get());
    let values = ["derived", &set.to_string()];
    Case::new(OptionKey::SmallBlindAmount, &values, move |house| {
        Some(Outcome::Chips(house.small_blind(big).ok()?))
    })
    .told("big", big)
}

/// Who sits at one of the first six chairs.
fn somebody(draw: &mut Draw) -> Seat {
    Seat(draw.within(0, 5) as u8)
}

fn missed(draw: &mut Draw) -> Case {
    let values = ["pay-or-wait", "pay-to-re-enter"];
    Case::new(OptionKey::MissedBlind, &values, |house| {
        Some(Outcome::whether(
            house.missed_blind == MissedBlind::PayOrWait,
        ))
    })
    .told("name", somebody(draw))
}

fn button_break(draw: &mut Draw) -> Case {
    Case::new(OptionKey::ButtonBreakExemption, &["on", "off"], |house| {
        Some(Outcome::whether(house.button_break_exemption))
    })
    .told("name", somebody(draw))
}

fn newcomer(draw: &mut Draw) -> Case {
    Case::new(
        OptionKey::NewPlayerEntry,
        &["wait-or-post", "any-time"],
        |house| {
            Some(Outcome::whether(
                house.new_player_entry == NewPlayerEntry::AnyTime,
            ))
        },
    )
    .told("name", somebody(draw))
}

fn posting(draw: &mut Draw) -> Case {
    Case::new(OptionKey::BlindPosting, &["automatic", "prompt"], |house| {
        Some(Outcome::whether(
            house.blind_posting == BlindPosting::Prompt,
        ))
    })
    .told("name", somebody(draw))
}

fn ante(draw: &mut Draw) -> Case {
    let players = draw.within(3, 9);
    let small = draw.chips(50, 500, 50);
    let big = small.times(2);
    let values = ["none", "late-tournament-levels", "always"];
    Case::new(OptionKey::Ante, &values, move |house| {
        let each = house.ante_amount(big);
        let antes = match house.ante {
            Ante::None | Ante::LateTournamentLevels => Chips::ZERO,
            Ante::Always => each.times(players),
        };
        Some(Outcome::Chips(small + big + antes))
    })
    .told("players", players)
    .told("small", small)
    .told("big", big)
}

fn ante_size(draw: &mut Draw) -> Option<Case> {
    let big = draw.chips(15, 495, 10);
    let set = (big.get() / 5 + 1).to_string();
    Case::new(
        OptionKey::AnteSize,
        &["tenth-of-big-blind", &set],
        move |house| Some(Outcome::Chips(house.ante_amount(big))),
    )
    .told("big", big)
    .based(OptionKey::Ante, "always")
}

fn straddle(draw: &mut Draw) -> Case {
    let small = draw.chips(1, 10, 1);
    Case::new(OptionKey::Straddle, &["off", "on"], |house| {
        Some(Outcome::whether(house.straddle == Straddle::On))
    })
    .told("name", Seat(3))
    .told("small", small)
    .told("big", small.times(2))
    .told("amount", small.times(4))
}

/// Five players, chair 1 has the button, chair 4 has straddled twice the big blind.
fn straddled(house: &HouseRules, big: Chips) -> Option<Hand> {
    let stakes = Stakes::of(house, big).ok()?;
    let players = (0..5).map(|seat| PlayerSetup {
        seat: Seat(seat),
        stack: big.times(100),
    });
    let mut setup =
        HandSetup::standard(*house, stakes, Seat(0), players.collect(), Deck::ordered());
    setup.forced.push(ForcedBet {
        seat: Seat(3),
        kind: ForcedKind::Straddle,
        amount: big.times(2),
    });
    Hand::deal(setup).ok()
}

/// The highest total that a limit round can reach, raise by raise.
fn straddle_counts(draw: &mut Draw) -> Option<Case> {
    let big = draw.chips(2, 40, 2);
    let case = Case::new(
        OptionKey::StraddleCountsAsRaise,
        &["on", "off"],
        move |house| super::betting::raised_to_the_cap(straddled(house, big)?),
    );
    case.told("name", Seat(3))
        .told("big", big)
        .told("upper", big.times(2))
        .told("amount", big.times(2))
        .based(OptionKey::Straddle, "on")?
        .based(OptionKey::Structure, "fixed-limit")
}

fn straddle_raise(draw: &mut Draw) -> Option<Case> {
    let big = draw.chips(2, 40, 2);
    let values = ["twice-the-straddle", "straddle-plus-one-big-blind"];
    let case = Case::new(OptionKey::StraddleMinRaise, &values, move |house| {
        let wager = straddled(house, big)?.legal()?.wager.ok()?;
        Some(Outcome::Chips(wager.min))
    });
    case.told("name", Seat(3))
        .told("big", big)
        .told("amount", big.times(2))
        .based(OptionKey::Straddle, "on")
}
