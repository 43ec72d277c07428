//! Whether the characters keep to their styles.

use std::fmt::Write as _;
use std::thread::{available_parallelism, scope};

use cards_speak::bots::{BotRequest, Budget, Character, Level};
use cards_speak::engine::cards::{Deck, Seed};
use cards_speak::engine::hand::{Hand, HandSetup, PlayerSetup, Viewer};
use cards_speak::engine::house::HouseRules;
use cards_speak::engine::seat::Seat;
use cards_speak::stats::{Deeds, Rate};

use super::form::Form;
use super::page::{holds, say};
use crate::play::STAKES;

/// By so many points a figure may be off.
const POINTS: f64 = 3.0;

/// The luck of all these hands.
const LUCK: Seed = Seed::new([6; 32]);

/// What a character did.
#[derive(Clone, Copy, Debug, Default)]
struct Habits {
    vpip: Rate,
    pfr: Rate,
    aggression: Rate,
}

impl Habits {
    fn add(&mut self, other: Self) {
        self.vpip.add_all(other.vpip);
        self.pfr.add_all(other.pfr);
        self.aggression.add_all(other.aggression);
    }
}

pub(super) fn table(form: Form) -> Result<String, String> {
    let hands = form.style();
    let mut text = format!(
        "Each character at a table of six with five regular players of his level, {hands} hands of \
         100 big blinds each, counted as in the statistics of the game. Wanted: VPIP and PFR within {POINTS:.0} \
         points of what the character promises (`src/bots/character.rs`). Aggression is bets and \
         raises of all bets, raises, calls and folds after the flop; promised is how often he \
         bets and raises next to a regular player.\n\n\
         | level | character | VPIP | promised | PFR | promised | holds | aggression | next to a regular | promised |\n\
         |---|---|---:|---:|---:|---:|---|---:|---:|---:|\n"
    );
    for &number in form.levels_of_style() {
        let level = Level::new(number).ok_or("no such level")?;
        let mut regular = None;
        for character in Character::ALL {
            say(&format!("style of {} at level {level}", character.key()));
            let habits = habits(level, character, hands)?;
            let style = character.style();
            let often = |rate: Rate| rate.per_cent().unwrap_or(0.0);
            let aggression = often(habits.aggression);
            let usual = *regular.get_or_insert(aggression);
            let (vpip, pfr) = (f64::from(style.vpip) / 10.0, f64::from(style.pfr) / 10.0);
            let near = |rate: Rate, promised: f64| (often(rate) - promised).abs() <= POINTS;
            let _ = writeln!(
                text,
                "| {level} | {} | {} | {vpip:.1} | {} | {pfr:.1} | {} | {} | {:.2} | {:.2} |",
                character.key(),
                shown(habits.vpip),
                shown(habits.pfr),
                holds(near(habits.vpip, vpip) && near(habits.pfr, pfr)),
                shown(habits.aggression),
                aggression / usual.max(0.1),
                f64::from(style.aggression) / 1000.0,
            );
        }
    }
    Ok(text)
}

/// A share with half the width of its interval.
fn shown(rate: Rate) -> String {
    match (rate.per_cent(), rate.interval()) {
        (Some(share), Some((low, high))) => format!("{share:.1} ±{:.1}", (high - low) / 2.0),
        _ => "–".to_owned(),
    }
}

fn habits(level: Level, character: Character, hands: u64) -> Result<Habits, String> {
    let threads = available_parallelism().map_or(1, |number| number.get() as u64);
    let part = |number: u64| number * hands / threads;
    scope(|all| {
        let started: Vec<_> = (0..threads)
            .map(|number| {
                let numbers = part(number)..part(number + 1);
                all.spawn(move || {
                    let mut sum = Habits::default();
                    for number in numbers {
                        sum.add(one(level, character, number)?);
                    }
                    Ok::<_, String>(sum)
                })
            })
            .collect();
        let mut sum = Habits::default();
        for thread in started {
            let part = thread.join().map_err(|_| "a thread broke off".to_owned())?;
            sum.add(part?);
        }
        Ok(sum)
    })
}

/// A hand of the character in seat 0.
fn one(level: Level, character: Character, number: u64) -> Result<Habits, String> {
    let players = (0..6).map(|seat| PlayerSetup {
        seat: Seat(seat),
        stack: STAKES.big_blind.times(100),
    });
    let deal = LUCK.for_hand(number);
    let setup = HandSetup::standard(
        HouseRules::default(),
        STAKES,
        Seat((number % 6) as u8),
        players.collect(),
        Deck::shuffled(deal),
    );
    let mut hand = Hand::deal(setup).map_err(|error| error.to_string())?;
    let mut step = 0;
    while let Some(seat) = hand.turn().seat() {
        step += 1;
        let own = seat == Seat(0);
        let request = BotRequest {
            id: step,
            view: hand.view(Viewer::Seat(seat)),
            level,
            character: if own { character } else { Character::Regular },
            notes: Vec::new(),
            seed: deal.for_hand(step),
        };
        let action = request.answer(Budget::SMALL).action;
        hand.apply(seat, action)
            .map_err(|error| error.to_string())?;
    }
    let deeds = Deeds::of(&hand, Seat(0)).unwrap_or_default();
    Ok(Habits {
        vpip: deeds.voluntary,
        pfr: deeds.raised_first,
        aggression: deeds.aggression,
    })
}
