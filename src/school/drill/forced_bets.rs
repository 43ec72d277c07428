//! Drill 22: before the first action.

use super::asking::{Asking, exactly};
use super::instance::Part;
use super::sheet::{Built, Sheet};
use super::table::{chairs, example, poster, shown};
use super::{Draw, Level, Line, Pattern, Skill, Term};
use crate::engine::chips::Chips;
use crate::engine::hand::{ForcedBet, ForcedKind, Hand, HandSetup, PlayerSetup, SeatState, Stakes};
use crate::engine::house::{Ante, HouseRules, Straddle};
use crate::engine::rule::RuleId;
use crate::engine::seat::Seat;

const NAME: &str = "forced-bets";

pub(super) const SHEET: Sheet = Sheet {
    name: NAME,
    skill: Some(Skill::Blinds),
    rules: &[
        RuleId::Blind1,
        RuleId::Blind2,
        RuleId::Blind3,
        RuleId::Blind4,
        RuleId::Blind6,
        RuleId::Blind7,
        RuleId::Blind8,
        RuleId::Blind10,
        RuleId::Blind11,
        RuleId::Blind17,
        RuleId::Blind22,
        RuleId::Ante1,
        RuleId::Ante2,
        RuleId::Ante3,
        RuleId::Ante4,
        RuleId::Ante5,
        RuleId::Straddle2,
        RuleId::Straddle3,
        RuleId::Straddle7,
        RuleId::Straddle8,
        RuleId::Tourn8,
        RuleId::Tourn9,
        RuleId::Tourn10,
        RuleId::Game4,
    ],
    patterns: &[
        Pattern::new("two-blinds", 20, 1),
        Pattern::new("ante", 25, 2),
        Pattern::new("short-big-blind", 15, 3).doubled(),
        Pattern::new("short-ante", 5, 5).doubled(),
        Pattern::new("straddle", 15, 3).doubled(),
        Pattern::new("no-small-blind-dead-button", 10, 4).doubled(),
        Pattern::new("live-post", 10, 4).doubled(),
    ],
    build,
    examples: &[
        (
            "EX-ANTE-1",
            "game no-limit 50/100 · cash · ante 10\ntable seats 1-6 · button 1\n\
             stacks 5000 each\nplay [a]",
        ),
        (
            "EX-BLIND-1",
            "game limit 5-10 · cash\ntable seats 1-4 · button 1\nstacks 100 each\nplay [a]",
        ),
        (
            "EX-BLIND-3",
            "game no-limit 5/10 · cash\ntable seats 1-3 · button 1\nstacks 1:100 2:100 3:6\n\
             play [a]",
        ),
        (
            "EX-STRADDLE-1",
            "game no-limit 1/2 · cash · straddle 4\ntable seats 1-5 · button 1\nstacks 100 each\n\
             play [a]",
        ),
    ],
    example: |text| asked(example(text)?, "", Level::ALL[2]),
};

fn build(pattern: &'static str, level: Level, draw: &mut Draw) -> Option<Built> {
    let players = match level.number() {
        1 => draw.within(3, 6),
        2 => draw.within(6, 9),
        _ => draw.within(4, 9),
    };
    let big = match level.number() {
        1 | 2 => draw.pick(&[10, 20, 50, 100])?,
        3 => draw.pick(&[10, 20, 40, 60, 100, 200])?,
        4 => 2 * draw.within(2, 100),
        // Half of an odd one is rounded down.
        _ => draw.within(5, 200),
    };
    let mut rules = HouseRules::default();
    let short_ante = pattern == "short-ante";
    let also = level.number() > 3 && matches!(pattern, "straddle" | "live-post");
    if pattern == "ante" || short_ante || (also && draw.once_in(3)) {
        rules.ante = Ante::Always;
    }
    if pattern == "straddle" {
        rules.straddle = Straddle::On;
    }
    let stakes = Stakes::of(&rules, Chips::new(big)).ok()?;
    let (seats, button) = if pattern == "no-small-blind-dead-button" {
        without_small_blind(players, draw)
    } else {
        let seats = chairs(draw, players, level.number() == 5);
        let button = draw.pick(&seats)?;
        (seats, button)
    };
    let mut players: Vec<PlayerSetup> = Vec::new();
    for seat in seats {
        let stack = draw.chips(50 * big, 100 * big, 5);
        players.push(PlayerSetup { seat, stack });
    }
    let mut setup = HandSetup::standard(rules, stakes, button, players, draw.deck());
    if pattern == "no-small-blind-dead-button" {
        // Who sits left of the empty chair has the big blind.
        let first = setup.deal_order().next();
        let players = setup.players.clone();
        let blinds = (None, first);
        setup = HandSetup::with_blinds(rules, stakes, button, blinds, players, draw.deck());
    }
    let order: Vec<Seat> = setup.deal_order().collect();
    let poor = match pattern {
        "short-big-blind" => Some((order[1], big)),
        "short-ante" => Some((draw.pick(&order[2..])?, stakes.ante.get())),
        _ => None,
    };
    if let Some((seat, due)) = poor {
        let player = setup
            .players
            .iter_mut()
            .find(|player| player.seat == seat)?;
        player.stack = Chips::new(draw.within(1, due.checked_sub(1).filter(|most| *most > 0)?));
    }
    let more = match pattern {
        "straddle" => Some((order[2], ForcedKind::Straddle, Chips::new(2 * big))),
        // Not between the button and the big blind (BLIND-21).
        "live-post" => {
            let free = &order[2..order.len() - 1];
            Some((draw.pick(free)?, ForcedKind::LivePost, Chips::new(big)))
        }
        _ => None,
    };
    if let Some((seat, kind, amount)) = more {
        setup.forced.push(ForcedBet { seat, kind, amount });
    }
    asked(Hand::deal(setup).ok()?, pattern, level)
}

/// Chairs with an empty one left of the button, where the small blind would be (BTN-4).
fn without_small_blind(players: u64, draw: &mut Draw) -> (Vec<Seat>, Seat) {
    let chairs = players as u8 + 1;
    let empty = draw.below(u64::from(chairs)) as u8;
    let seats = (0..chairs).filter(|chair| *chair != empty).map(Seat);
    (seats.collect(), Seat((empty + chairs - 1) % chairs))
}

/// What lies there before the first action.
struct Posted {
    pot: Chips,
    /// All antes.
    antes: Chips,
    /// The full ante of one player.
    ante: Chips,
    /// The highest blind, as if it were complete (BLIND-17).
    bet: Chips,
    /// The full big blind.
    big: Chips,
}

impl Posted {
    fn of(hand: &Hand) -> Option<Self> {
        let state = hand.state();
        let forced = |kind| {
            let mut forced = hand.setup().forced.iter();
            forced.find(|bet| bet.kind == kind).map(|bet| bet.amount)
        };
        let dead = |player: &SeatState| player.invested.saturating_sub(player.bet);
        Some(Self {
            pot: state.pot_total(),
            antes: state.seats.iter().map(dead).sum(),
            ante: forced(ForcedKind::Ante).unwrap_or(Chips::ZERO),
            bet: state.betting.bet,
            big: forced(ForcedKind::BigBlind)?,
        })
    }
}

fn asked(hand: Hand, pattern: &str, level: Level) -> Option<Built> {
    let posted = Posted::of(&hand)?;
    let mut parts = vec![
        pot_part(&hand, &posted, pattern)?,
        price_part(&hand, &posted, pattern)?,
    ];
    if level.number() > 3 {
        for (kind, prompt) in [
            (ForcedKind::SmallBlind, "prompt-small"),
            (ForcedKind::BigBlind, "prompt-big"),
        ] {
            if let Some(seat) = poster(&hand, kind) {
                parts.extend(blind_part(&hand, seat, prompt));
            }
        }
        parts.push(raise_part(&hand, &posted)?);
    }
    Some(Built {
        shown: shown(hand, true),
        parts,
        seconds: 10,
    })
}

fn with_trap(asking: Asking, trap: Option<&'static str>) -> Option<Part> {
    match trap {
        Some(trap) => asking.trap(trap).done(),
        None => asking.done(),
    }
}

/// How much is in.
fn pot_part(hand: &Hand, posted: &Posted, pattern: &str) -> Option<Part> {
    let (setup, state) = (hand.setup(), hand.state());
    let pot = posted.pot;
    let paid = |bet: &&ForcedBet| bet.kind.is_live();
    let mut sum: Vec<Chips> = Vec::new();
    sum.extend(Some(posted.antes).filter(|antes| !antes.is_zero()));
    for bet in setup.forced.iter().filter(paid) {
        sum.push(state.seat(bet.seat)?.bet);
    }
    let line = if sum.len() == 1 {
        Line::of(NAME, "right-alone").with("pot", pot)
    } else {
        let line = Line::of(NAME, "right").with("pot", pot);
        line.with("sum", Term::Sum(sum))
    };
    let mut rules = vec![RuleId::Game4, RuleId::Blind1, RuleId::Blind7];
    let small = setup.rules.small_blind(posted.big).ok()?;
    if small.times(2) < posted.big {
        rules.push(RuleId::Blind6);
    }
    let mut asking = Asking::new(NAME, exactly(pot), &rules).reckoning(line);
    if !posted.antes.is_zero() {
        let args = [("antes", posted.antes.into())];
        let without = pot.saturating_sub(posted.antes);
        asking = asking.figure("ante-left-out", without, &[RuleId::Ante3], &args);
    }
    for player in &state.seats {
        let ante = player.invested.saturating_sub(player.bet);
        if ante < posted.ante {
            let full = pot + posted.ante.saturating_sub(ante);
            let args = [("name", player.seat.into()), ("posted", ante.into())];
            asking = asking.figure("full-ante-in-the-pot", full, &[RuleId::Ante3], &args);
        }
    }
    for bet in setup.forced.iter().filter(paid) {
        let own = state.seat(bet.seat)?.bet;
        let args = [("name", bet.seat.into()), ("posted", own.into())];
        let without = pot.saturating_sub(own);
        asking = match bet.kind {
            ForcedKind::BigBlind if own < bet.amount => {
                let full = pot + bet.amount.saturating_sub(own);
                asking.figure("full-blind-in-the-pot", full, &[RuleId::Blind17], &args)
            }
            ForcedKind::Straddle => {
                asking.figure("straddle-left-out", without, &[RuleId::Straddle2], &args)
            }
            ForcedKind::LivePost => {
                asking.figure("post-left-out", without, &[RuleId::Blind22], &args)
            }
            _ => asking,
        };
    }
    let (more, args) = (
        pot + Chips::new(1),
        [("big", posted.big.into()), ("small", small.into())],
    );
    if poster(hand, ForcedKind::SmallBlind).is_none() {
        let id = "small-blind-though-nobody";
        asking = asking.figure(id, pot + small, &[RuleId::Btn4], &args[1..]);
    } else if small.times(2) < posted.big {
        asking = asking.figure("small-blind-rounded-up", more, &[RuleId::Blind4], &args);
    }
    let trap = match pattern {
        "ante" => Some("ante-left-out"),
        "short-ante" => Some("full-ante-in-the-pot"),
        "no-small-blind-dead-button" => Some("small-blind-though-nobody"),
        "live-post" => Some("post-left-out"),
        _ => None,
    };
    with_trap(asking, trap)
}

/// What the first to act pays.
fn price_part(hand: &Hand, posted: &Posted, pattern: &str) -> Option<Part> {
    let legal = hand.legal()?;
    let state = hand.state();
    let own = state.seat(legal.seat)?.bet;
    let bet = posted.bet;
    let price = legal.call.map_or(Chips::ZERO, |call| call.pay);
    let line = if own.is_zero() {
        Line::of(NAME, "right-price")
    } else {
        Line::of(NAME, "right-own").with("own", own)
    };
    let (bet_arg, price_arg) = (("bet", Term::Chips(bet)), ("price", Term::Chips(price)));
    let mut rules = vec![RuleId::Blind3, RuleId::Blind10];
    if bet > posted.big {
        rules.push(RuleId::Straddle7);
    }
    let mut asking = Asking::new(NAME, exactly(price), &rules)
        .prompt(Line::of(NAME, "prompt-price").with("name", legal.seat))
        .reckoning(line.with("bet", bet).with("price", price));
    if !posted.ante.is_zero() {
        let args = [("ante", posted.ante.into()), price_arg.clone()];
        let less = price.saturating_sub(posted.ante);
        asking = asking.figure("ante-taken-off", less, &[RuleId::Ante4], &args);
    }
    let blind = state.seat(poster(hand, ForcedKind::BigBlind)?)?;
    if blind.bet < posted.big {
        let args = [("posted", blind.bet.into()), bet_arg.clone()];
        asking = asking.figure("short-blind", blind.bet, &[RuleId::Blind17], &args);
    }
    if bet > posted.big {
        let rules = [RuleId::Straddle3];
        let args = [bet_arg.clone()];
        asking = asking.figure("blind-for-straddle", posted.big, &rules, &args);
    }
    if !own.is_zero() {
        let args = [("own", own.into()), price_arg];
        asking = asking.figure("own-chips-forgotten", bet, &[RuleId::Blind22], &args);
    }
    let trap = match pattern {
        "short-big-blind" => Some("short-blind"),
        "straddle" => Some("blind-for-straddle"),
        _ => None,
    };
    with_trap(asking, trap)
}

/// What a blind has to add; none if he has no chips left.
fn blind_part(hand: &Hand, seat: Seat, prompt: &str) -> Option<Part> {
    let player = hand.state().seat(seat)?;
    let bet = hand.state().betting.bet;
    let (own, price) = (player.bet, bet.saturating_sub(player.bet));
    if player.stack < price || player.stack.is_zero() {
        return None;
    }
    let line = Line::of(NAME, "right-own").with("own", own);
    Asking::new(NAME, exactly(price), &[RuleId::Blind10, RuleId::Blind11])
        .prompt(Line::of(NAME, prompt).with("name", seat))
        .reckoning(line.with("bet", bet).with("price", price))
        .figure(
            "own-chips-forgotten",
            bet,
            &[RuleId::Blind10],
            &[("own", own.into()), ("price", price.into())],
        )
        .done()
}

/// The smallest raise of the first to act.
fn raise_part(hand: &Hand, posted: &Posted) -> Option<Part> {
    let legal = hand.legal()?;
    let least = legal.wager.ok()?.min;
    let (bet, by) = (posted.bet, hand.state().betting.last_raise);
    if least != bet + by {
        return None;
    }
    let args = [
        ("bet", Term::Chips(bet)),
        ("by", by.into()),
        ("least", least.into()),
    ];
    let mut line = Line::of(NAME, "right-raise");
    line.args.extend(args.iter().cloned());
    let mut asking = Asking::new(NAME, exactly(least), &[RuleId::Bet2, RuleId::Straddle8])
        .prompt(Line::of(NAME, "prompt-raise").with("name", legal.seat))
        .reckoning(line)
        .figure("by-for-to", by, &[RuleId::Raise1], &args);
    if bet > posted.big {
        let plus = bet + posted.big;
        asking = asking.figure("straddle-plus-blind", plus, &[RuleId::Straddle8], &args);
    }
    asking.done()
}
