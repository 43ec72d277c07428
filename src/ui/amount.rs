//! The amount of a bet or raise: presets, the ruler, steps, and what was typed.

use crate::engine::chips::Chips;
use crate::engine::hand::{TableView, Wager};
use crate::text::Id;

/// An amount that one tap sets; it never bets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Preset {
    /// Its message.
    pub id: Id,
    /// Its class: some are left out where there is no room.
    pub class: &'static str,
    /// The total it makes on this street.
    pub to: Chips,
}

/// The presets of a decision, the smallest first: minimum, parts of the pot, all-in.
///
/// "Pot" is what the rules of pot limit call so: the price is paid first, then as much is added
/// as lies in the middle.
pub(super) fn presets(view: &TableView, wager: &Wager) -> [Preset; 5] {
    let bet = view.hand.betting.bet;
    let already = view.own_seat().map_or(Chips::ZERO, |own| own.bet);
    let pot = view.hand.pot_total() + bet.saturating_sub(already);
    let part = |quarters: u64| {
        let to = bet + Chips::new(pot.get() / 4 * quarters + pot.get() % 4 * quarters / 4);
        to.clamp(wager.min, wager.max)
    };
    let preset = |id, class, to| Preset { id, class, to };
    [
        preset(Id("ui-preset-min"), "preset p-min", wager.min),
        preset(Id("ui-preset-half"), "preset", part(2)),
        preset(Id("ui-preset-three-quarters"), "preset p-34", part(3)),
        preset(Id("ui-preset-pot"), "preset", part(4)),
        preset(
            if wager.max_all_in {
                Id("ui-preset-all-in")
            } else {
                Id("ui-preset-max")
            },
            "preset",
            wager.max,
        ),
    ]
}

/// The length of the ruler in its own units.
pub(super) const RULER: u32 = 1000;

/// Where an amount stands on the ruler. It is logarithmic in big blinds, so that small raises
/// from deep stacks stay fine.
pub(super) fn to_ruler(amount: Chips, wager: &Wager, unit: Chips) -> u32 {
    let whole = scale(wager.max.saturating_sub(wager.min), unit);
    if whole <= 0.0 {
        return RULER;
    }
    let part = scale(amount.min(wager.max).saturating_sub(wager.min), unit);
    whole_number(part / whole * f64::from(RULER)) as u32
}

/// The amount at a place of the ruler, in steps of the unit; the ends are exact.
pub(super) fn from_ruler(place: u32, wager: &Wager, unit: Chips) -> Chips {
    if place == 0 {
        return wager.min;
    }
    if place >= RULER {
        return wager.max;
    }
    let whole = scale(wager.max.saturating_sub(wager.min), unit);
    let over = (whole * f64::from(place) / f64::from(RULER)).exp_m1() * base(unit);
    let unit = unit.get().max(1);
    let steps = (whole_number(over) + unit / 2) / unit;
    (wager.min + Chips::new(steps.saturating_mul(unit))).min(wager.max)
}

/// Two units: up to there the ruler is about even.
fn base(unit: Chips) -> f64 {
    2.0 * float(unit.get().max(1))
}

#[expect(clippy::cast_sign_loss, reason = "a number below zero becomes zero")]
fn whole_number(number: f64) -> u64 {
    number.round() as u64
}

fn scale(over: Chips, unit: Chips) -> f64 {
    (float(over.get()) / base(unit)).ln_1p()
}

/// Amounts at a table are exact in a browser's number ([`Chips::MAX_AT_TABLE`]).
#[expect(clippy::cast_precision_loss, reason = "at most 2^50")]
fn float(amount: u64) -> f64 {
    amount as f64
}

/// `steps` units more (or less) than `amount`, within what is allowed.
pub(super) fn step(amount: Chips, steps: i64, wager: &Wager, unit: Chips) -> Chips {
    let by = unit.times(steps.unsigned_abs());
    let moved = if steps < 0 {
        amount.saturating_sub(by)
    } else {
        amount + by
    };
    moved.clamp(wager.min, wager.max)
}

/// A typed amount; blanks between thousands are allowed.
pub(super) fn parse(text: &str) -> Option<Chips> {
    let digits: String = text.chars().filter(|sign| !sign.is_whitespace()).collect();
    digits.parse().ok().map(Chips::new)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::citation::Citation;
    use crate::engine::hand::WagerKind;

    fn wager(min: u64, max: u64) -> Wager {
        Wager {
            kind: WagerKind::Raise,
            min: Chips::new(min),
            max: Chips::new(max),
            max_all_in: true,
            because_min: Citation::Check,
            because_max: Citation::Check,
        }
    }

    #[test]
    fn the_ruler_comes_back_within_a_step() {
        let unit = Chips::new(10);
        for (min, max) in [(40, 1015), (20, 21), (20, 20), (40, 1_000_000)] {
            let wager = wager(min, max);
            assert_eq!(from_ruler(0, &wager, unit), wager.min);
            assert_eq!(from_ruler(RULER, &wager, unit), wager.max);
            let mut last = wager.min;
            for place in 0..=RULER {
                let amount = from_ruler(place, &wager, unit);
                assert!(amount >= last && amount <= wager.max);
                last = amount;
            }
            assert_eq!(to_ruler(wager.max, &wager, unit), RULER);
        }
    }

    #[test]
    fn steps_stay_within_the_bounds() {
        let wager = wager(40, 1015);
        let unit = Chips::new(10);
        assert_eq!(step(Chips::new(40), -1, &wager, unit), Chips::new(40));
        assert_eq!(step(Chips::new(40), 1, &wager, unit), Chips::new(50));
        assert_eq!(step(Chips::new(1010), 10, &wager, unit), Chips::new(1015));
    }

    #[test]
    fn typed_amounts() {
        assert_eq!(parse("1\u{202f}015 "), Some(Chips::new(1015)));
        assert_eq!(parse(""), None);
        assert_eq!(parse("12x"), None);
        assert_eq!(parse("-5"), None);
    }
}
