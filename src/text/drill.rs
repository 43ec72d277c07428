//! The sentences of drills.

use super::args::{Args, Value};
use super::number::percent;
use super::resolve::Voice;
use super::speaker::Speaker;
use super::strength;
use crate::engine::chips::Chips;
use crate::engine::seat::Seat;
use crate::school::drill::{Line, Term};

impl Speaker<'_> {
    /// A sentence of a drill, for the eye or for the ear. Players are called by their names, the
    /// listener too; hands laid side by side by their letters.
    #[must_use]
    pub fn drill(&self, voice: Voice, line: &Line) -> String {
        let mut args = Args::new();
        for (name, term) in &line.args {
            args = args.with(*name, self.filled_in(voice, term));
        }
        self.catalog.in_voice(voice, &line.id, &args)
    }

    fn filled_in(&self, voice: Voice, term: &Term) -> Value {
        match term {
            Term::Chips(amount) => Value::from(*amount),
            Term::Count(number) => Value::from(*number),
            Term::Seat(seat) => Value::from(self.name(*seat)),
            Term::Seats(seats) => {
                let names: Vec<String> = seats.iter().map(|seat| self.name(*seat)).collect();
                Value::from(names.join(", "))
            }
            Term::Letters(seats) => {
                let letters: Vec<String> = seats.iter().map(|seat| letter(*seat)).collect();
                Value::from(letters.join(", "))
            }
            Term::Amounts(amounts) => Value::from(self.joined(amounts, ", ")),
            Term::Sum(amounts) => Value::from(self.joined(amounts, " + ")),
            Term::Decimal(hundredths) => Value::from(percent(self.catalog.language(), *hundredths)),
            Term::Cards(cards) => Value::from(&cards[..]),
            Term::Rank(rank) => Value::from(*rank),
            Term::Hand(hand) => Value::from(self.hand_name(*hand)),
            Term::Kind(kind) => Value::from(self.catalog.hand_short(*kind)),
            Term::Decided { winner, loser } => {
                let (id, args) = strength::decided(*winner, *loser);
                Value::from(self.catalog.in_voice(voice, id.0, &args))
            }
            Term::Word(word) => Value::Word(word),
            Term::Rule(rule) => Value::from(rule.id()),
            Term::Ruling(ruling) => Value::from(self.ruled(voice, ruling)),
            Term::House(option) => {
                let said = [
                    self.catalog.house_title(*option),
                    self.catalog.house_about(*option),
                ];
                Value::from(said.join(". "))
            }
            Term::HouseTitle(option) => Value::from(self.catalog.house_title(*option)),
            Term::HouseValue(option, sheet) => {
                Value::from(self.catalog.house_value(sheet, *option))
            }
            Term::Said(line) => Value::from(self.drill(voice, line)),
            Term::Text(id) => Value::from(self.catalog.in_voice(voice, id, &Args::new())),
            Term::Cited(because) => Value::from(self.cited(voice, because)),
        }
    }
}

impl Speaker<'_> {
    fn joined(&self, amounts: &[Chips], between: &str) -> String {
        let written = amounts
            .iter()
            .map(|amount| self.catalog.number(amount.get()));
        written.collect::<Vec<_>>().join(between)
    }
}

/// The letter of a hand: A for seat 0.
fn letter(seat: Seat) -> String {
    char::from(b'A'.saturating_add(seat.0)).to_string()
}
