//! How much may be bet and raised, and how often.

use super::case::{Case, Outcome};
use crate::engine::cards::Deck;
use crate::engine::chips::{Chips, RaiseTo};
use crate::engine::hand::{Action, Hand, HandSetup, Mode, PlayerSetup, Stakes, Street};
use crate::engine::house::{HouseRules, OptionKey};
use crate::engine::seat::Seat;
use crate::school::drill::Draw;
use crate::school::drill::table::from_street;

pub(super) fn case(option: OptionKey, draw: &mut Draw) -> Option<Case> {
    match option {
        OptionKey::RaiseCap => capped(draw.chips(2, 40, 2)),
        OptionKey::HeadsUpCap => two_players(draw.chips(2, 40, 2), draw.once_in(2)),
        OptionKey::PotLimitMax => {
            let half = draw.chips(5, 60, 5);
            let bet = draw.chips(5, half.get(), 5);
            pot_sized(half.times(2), bet)
        }
        OptionKey::MinRaise => Some(least_raise(draw)),
        OptionKey::LateStreetMinimum => Some(late_street(draw)),
        OptionKey::ShortAllInRaise => short_all_in(draw.chips(4, 40, 4)),
        _ => None,
    }
}

/// A hand of these stacks that begins at a street with so much from each in the pot.
fn begun(
    house: HouseRules,
    big: Chips,
    stacks: &[Chips],
    street: Street,
    in_pot: Chips,
    mode: Mode,
) -> Option<Hand> {
    let stakes = Stakes::of(&house, big).ok()?;
    let players = (0..).zip(stacks).map(|(seat, &stack)| PlayerSetup {
        seat: Seat(seat),
        stack,
    });
    let last = Seat(stacks.len() as u8 - 1);
    let mut setup = HandSetup::standard(house, stakes, last, players.collect(), Deck::ordered());
    setup.mode = mode;
    from_street(setup, street, in_pot)
}

fn does(hand: &mut Hand, action: Action) -> Option<()> {
    let seat = hand.turn().seat()?;
    hand.apply(seat, action).ok()?;
    Some(())
}

/// The highest total, where everybody raises as much as he may.
pub(super) fn raised_to_the_cap(mut hand: Hand) -> Option<Outcome> {
    while let Ok(wager) = hand.legal()?.wager {
        does(&mut hand, Action::Raise(RaiseTo(wager.min)))?;
        if hand.state().betting.bet > hand.setup().min_bets[0].times(20) {
            return None;
        }
    }
    Some(Outcome::Chips(hand.state().betting.bet))
}

/// Three players on the flop: a bet and three raises, and the fourth is asked for.
pub(super) fn capped(size: Chips) -> Option<Case> {
    Case::new(OptionKey::RaiseCap, &["3", "4"], move |house| {
        let stacks = [size.times(50); 3];
        let mut hand = begun(*house, size, &stacks, Street::Flop, size, Mode::Cash)?;
        does(&mut hand, Action::Bet(size))?;
        for raise in 2..5 {
            does(&mut hand, Action::Raise(RaiseTo(size.times(raise))))?;
        }
        Some(Outcome::whether(hand.legal()?.wager.is_ok()))
    })
    .told("bet", size)
    .told("second", size.times(2))
    .told("third", size.times(3))
    .told("fourth", size.times(4))
    .based(OptionKey::Structure, "fixed-limit")
}

/// Two players on the turn: a bet and three raises.
pub(super) fn two_players(big: Chips, tournament: bool) -> Option<Case> {
    // Where chips are played for in a tournament the usual sheet keeps the cap.
    let (values, mode, word) = if tournament {
        (
            ["by-mode", "unlimited"],
            Mode::Tournament { players_left: 9 },
            "tournament",
        )
    } else {
        (["by-mode", "capped"], Mode::Cash, "cash")
    };
    Case::new(OptionKey::HeadsUpCap, &values, move |house| {
        let stacks = [big.times(50); 2];
        let mut hand = begun(*house, big, &stacks, Street::Turn, big, mode)?;
        let size = big.times(2);
        does(&mut hand, Action::Bet(size))?;
        for raise in 2..5 {
            does(&mut hand, Action::Raise(RaiseTo(size.times(raise))))?;
        }
        Some(Outcome::whether(hand.legal()?.wager.is_ok()))
    })
    .told("game", word)
    .told("small", big)
    .told("size", big.times(2))
    .told("amount", big.times(8))
    .based(OptionKey::Structure, "fixed-limit")
}

/// Two players, half of the pot from each, a bet into it.
pub(super) fn pot_sized(pot: Chips, bet: Chips) -> Option<Case> {
    let values = ["pot-after-call", "pot-before-call", "others-chips"];
    Case::new(OptionKey::PotLimitMax, &values, move |house| {
        let half = Chips::new(pot.get() / 2);
        let stacks = [pot.times(20); 2];
        let big = Chips::new(2);
        let mut hand = begun(*house, big, &stacks, Street::Flop, half, Mode::Cash)?;
        does(&mut hand, Action::Bet(bet))?;
        Some(Outcome::Chips(hand.legal()?.wager.ok()?.max))
    })
    .told("pot", pot)
    .told("half", Chips::new(pot.get() / 2))
    .told("bet", bet)
    .based(OptionKey::Structure, "pot-limit")
}

fn least_raise(draw: &mut Draw) -> Case {
    let big = draw.chips(2, 10, 1);
    let bet = big.times(draw.within(1, 4));
    let raise = bet.times(2) + big.times(draw.within(1, 5));
    let values = ["last-bet-or-raise", "one-big-blind"];
    Case::new(OptionKey::MinRaise, &values, move |house| {
        let stacks = [big.times(200); 3];
        let mut hand = begun(*house, big, &stacks, Street::Flop, big, Mode::Cash)?;
        does(&mut hand, Action::Bet(bet))?;
        does(&mut hand, Action::Raise(RaiseTo(raise)))?;
        Some(Outcome::Chips(hand.legal()?.wager.ok()?.min))
    })
    .told("big", big)
    .told("bet", bet)
    .told("raise", raise)
}

fn late_street(draw: &mut Draw) -> Case {
    let small = draw.chips(1, 25, 1);
    let big = small.times(2);
    let values = ["limit-only", "all-structures"];
    Case::new(OptionKey::LateStreetMinimum, &values, move |house| {
        let stacks = [big.times(50); 3];
        let hand = begun(*house, big, &stacks, Street::Turn, big, Mode::Cash)?;
        Some(Outcome::Chips(hand.legal()?.wager.ok()?.min))
    })
    .told("small", small)
    .told("big", big)
}

/// A bet, an all-in for half a bet more, a call: the bettor is in turn.
fn short_all_in(size: Chips) -> Option<Case> {
    let all_in = size + Chips::new(size.get() / 2);
    let values = ["full-bet", "half-bet-in-limit"];
    Case::new(OptionKey::ShortAllInRaise, &values, move |house| {
        let stacks = [size.times(50), all_in, size.times(50)];
        let mut hand = begun(*house, size, &stacks, Street::Flop, size, Mode::Cash)?;
        does(&mut hand, Action::Bet(size))?;
        does(&mut hand, Action::Raise(RaiseTo(all_in)))?;
        does(&mut hand, Action::Call)?;
        Some(Outcome::whether(hand.legal()?.wager.is_ok()))
    })
    .told("name", Seat(0))
    .told("other", Seat(1))
    .told("third", Seat(2))
    .told("bet", size)
    .told("amount", all_in)
    .based(OptionKey::Structure, "fixed-limit")
}
