//! Seats and chips of a cash table.

use super::case::{Case, Outcome};
use crate::engine::cards::{Card, Rank, Suit};
use crate::engine::chips::Chips;
use crate::engine::hand::Stakes;
use crate::engine::house::{HouseRules, MinStackToPlay, OptionKey, TopUpFloor, WhoDeals};
use crate::engine::seat::Seat;
use crate::engine::table::{CashRules, CashTable, draw_beats};
use crate::school::drill::{Draw, Term};

pub(super) fn case(option: OptionKey, draw: &mut Draw) -> Option<Case> {
    match option {
        OptionKey::HouseRulesSheet => Some(the_sheet()),
        OptionKey::MaxSeats => Some(one_more(draw.within(6, 9) as u8)),
        OptionKey::WhoDeals => Some(who_deals(Seat(draw.within(0, 5) as u8))),
        OptionKey::MinBuyIn => Some(least_buy_in(draw)),
        OptionKey::MaxBuyIn => Some(greatest_buy_in(draw)),
        OptionKey::MinStackToPlay => Some(short_stack(draw)),
        OptionKey::TopUpFloor => Some(top_up(draw)),
        OptionKey::DrawSuitOrder => draw_for_button(draw),
        _ => None,
    }
}

/// One value only: the question is where the line stands.
fn the_sheet() -> Case {
    let mut case = Case::new(OptionKey::HouseRulesSheet, &["shown"], |_| {
        Some(Outcome::Word("sheet-always"))
    });
    case.others = vec![Outcome::Word("sheet-asked"), Outcome::Word("sheet-nowhere")];
    case
}

/// A cash table with these seats and this big blind, if the house allows it.
fn table(house: HouseRules, seats: u8, big: Chips) -> Option<CashTable> {
    let stakes = Stakes::of(&house, big).ok()?;
    CashTable::new(CashRules {
        seats,
        stakes,
        house,
    })
    .ok()
}

fn one_more(sitting: u8) -> Case {
    let full = sitting.to_string();
    Case::new(OptionKey::MaxSeats, &["10", &full], move |house| {
        let more = table(*house, sitting + 1, Chips::new(2));
        Some(Outcome::whether(more.is_some()))
    })
    .told("sitting", u64::from(sitting))
}

fn who_deals(button: Seat) -> Case {
    let values = ["computer", "house-dealer", "button-player"];
    Case::new(OptionKey::WhoDeals, &values, move |house| {
        Some(match house.who_deals {
            WhoDeals::Computer => Outcome::Word("deals-computer"),
            WhoDeals::HouseDealer => Outcome::Word("deals-house"),
            WhoDeals::ButtonPlayer => Outcome::Seat(button),
        })
    })
    .told("name", button)
}

/// Whether somebody may sit down with so much.
fn sits_down(house: &HouseRules, big: Chips, amount: Chips) -> Option<Outcome> {
    let mut table = table(*house, 2, big)?;
    Some(Outcome::whether(table.sit_down(Seat(0), amount).is_ok()))
}

fn least_buy_in(draw: &mut Draw) -> Case {
    let big = draw.chips(2, 20, 2);
    let amount = big.times(draw.within(10, 19));
    Case::new(OptionKey::MinBuyIn, &["10", "20"], move |house| {
        sits_down(house, big, amount)
    })
    .told("big", big)
    .told("amount", amount)
}

fn greatest_buy_in(draw: &mut Draw) -> Case {
    let big = draw.chips(2, 20, 2);
    let amount = big.times(draw.within(101, 200));
    let values = ["100-big-blinds", "200-big-blinds", "none"];
    Case::new(OptionKey::MaxBuyIn, &values, move |house| {
        sits_down(house, big, amount)
    })
    .told("big", big)
    .told("amount", amount)
}

fn short_stack(draw: &mut Draw) -> Case {
    let big = draw.chips(2, 20, 2);
    let stack = draw.chips(1, big.get() - 1, 1);
    let values = ["any-chips", "one-big-blind"];
    Case::new(OptionKey::MinStackToPlay, &values, move |house| {
        let enough = match house.min_stack_to_play {
            MinStackToPlay::AnyChips => true,
            MinStackToPlay::OneBigBlind => stack >= big,
        };
        Some(Outcome::whether(enough))
    })
    .told("name", Seat(draw.within(0, 5) as u8))
    .told("big", big)
    .told("stack", stack)
}

fn top_up(draw: &mut Draw) -> Case {
    let least = draw.chips(40, 200, 20);
    let stack = draw.chips(5, least.get() / 2 - 10, 5);
    let most = least.get() / 2 - stack.get() - 1;
    let add = Chips::new(draw.within(1, most));
    Case::new(
        OptionKey::TopUpFloor,
        &["half-min-buy-in", "none"],
        move |house| {
            let enough = match house.top_up_floor {
                TopUpFloor::HalfMinBuyIn => (stack + add).times(2) >= least,
                TopUpFloor::None => true,
            };
            Some(Outcome::whether(enough))
        },
    )
    .told("name", Seat(draw.within(0, 5) as u8))
    .told("least", least)
    .told("stack", stack)
    .told("amount", add)
}

/// Two equal highest cards, a diamond and a club, which the two orders separate differently.
fn draw_for_button(draw: &mut Draw) -> Option<Case> {
    let rank = draw.pick(&[
        Rank::Nine,
        Rank::Ten,
        Rank::Jack,
        Rank::Queen,
        Rank::King,
        Rank::Ace,
    ])?;
    let lower = draw.pick(&[Rank::Two, Rank::Four, Rank::Six, Rank::Eight])?;
    let mut cards = [
        Card::new(rank, Suit::Diamonds),
        Card::new(rank, Suit::Clubs),
        Card::new(lower, draw.pick(&Suit::ALL)?),
    ];
    draw.shuffle(&mut cards);
    let values = [
        "spades-hearts-diamonds-clubs",
        "spades-hearts-clubs-diamonds",
    ];
    let mut case = Case::new(OptionKey::DrawSuitOrder, &values, move |house| {
        let order = house.draw_suit_order;
        let best = (0..3).find(|&place| {
            let mut others = (0..3).filter(|&other| other != place);
            others.all(|other| draw_beats(cards[place], cards[other], order))
        })?;
        Some(Outcome::Seat(Seat(best as u8)))
    });
    for (name, place) in [("first", 0), ("second", 1), ("third", 2)] {
        case = case.told(name, Term::Cards(vec![cards[place]]));
    }
    case.others = (0..3).map(|seat| Outcome::Seat(Seat(seat))).collect();
    Some(case)
}
