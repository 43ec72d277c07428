//! Whether the characters keep to their styles.

use std::fmt::Write as _;

use cards_speak::bots::{BotRequest, Budget, Character, Level};
use cards_speak::engine::cards::{Deck, Seed};
use cards_speak::engine::hand::{Hand, HandSetup, PlayerSetup, Viewer};
use cards_speak::engine::house::HouseRules;
use cards_speak::engine::seat::Seat;
use cards_speak::stats::{Deeds, Rate};

use super::matches::Matches;
use super::page::say;
use super::parts::in_parts;
use crate::play::STAKES;

/// By so many points a figure may be off.
const POINTS: f64 = 3.0;

/// The luck of all these hands.
const LUCK: Seed = Seed::new([6; 32]);

/// What a character did.
#[derive(Clone, Copy, Debug, Default)]
struct Counted {
    vpip: Rate,
    pfr: Rate,
    aggression: Rate,
}

impl Counted {
    fn add(&mut self, other: Self) {
        self.vpip.add_all(other.vpip);
        self.pfr.add_all(other.pfr);
        self.aggression.add_all(other.aggression);
    }
}

pub(super) fn table(matches: &mut Matches) -> Result<String, String> {
    let form = matches.form;
    let hands = form.style();
    let mut text = format!(
        "Each character at a table of six with five regular players of his level, {hands} hands of \
         100 big blinds each, counted as in the statistics of the game. Aggression is bets and raises \
         of all bets, raises, calls and folds after the flop. Wanted: each of the three within \
         {POINTS:.0} points of what the character promises (`src/bots/character.rs`).\n\n\
         | level | character | VPIP | promised | PFR | promised | aggression | promised | holds |\n\
         |---|---|---:|---:|---:|---:|---:|---:|---|\n"
    );
    for &number in form.levels_of_style() {
        let level = Level::new(number).ok_or("no such level")?;
        for character in Character::ALL {
            let key = character.key();
            say(&format!("style of {key} at level {level}"));
            let habits = habits(level, character, hands)?;
            let promise = character.habits();
            let promised = [promise.vpip, promise.pfr, promise.aggression];
            let rates = [habits.vpip, habits.pfr, habits.aggression];
            let mut fine = true;
            let _ = write!(text, "| {level} | {key} |");
            for (rate, promised) in rates.into_iter().zip(promised) {
                let promised = f64::from(promised) / 10.0;
                let off = rate.per_cent().unwrap_or(0.0) - promised;
                fine &= off.abs() <= POINTS;
                let _ = write!(text, " {} | {promised:.1} |", shown(rate));
            }
            let fine = matches
                .wanted
                .note(format!("style of {key} at level {level}"), fine);
            let _ = writeln!(text, " {fine} |");
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

fn habits(level: Level, character: Character, hands: u64) -> Result<Counted, String> {
    let parts = in_parts(hands, |numbers| {
        let mut sum = Counted::default();
        for number in numbers {
            sum.add(one(level, character, number)?);
        }
        Ok(sum)
    })?;
    let mut sum = Counted::default();
    for part in parts {
        sum.add(part);
    }
    Ok(sum)
}

/// A hand of the character in seat 0.
fn one(level: Level, character: Character, number: u64) -> Result<Counted, String> {
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
    Ok(Counted {
        vpip: deeds.voluntary,
        pfr: deeds.raised_first,
        aggression: deeds.aggression,
    })
}
