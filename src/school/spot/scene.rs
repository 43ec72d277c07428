//! A table without a hand: seats, the button, cards lying open.

use super::lines::Lines;
use super::read::Reader;
use super::setup::{Chairs, chairs, no_card_twice};
use crate::engine::cards::Card;
use crate::engine::seat::Seat;
use crate::school::fault::{Fault, FaultPlace, Problem};
use crate::school::part::Part;

/// A table at which nothing is played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scene {
    /// The chairs that are taken, clockwise.
    pub seats: Vec<Seat>,
    /// Where the learner sits.
    pub you: Option<Seat>,
    /// Where the button lies; the chair may be empty.
    pub button: Option<Seat>,
    /// Who has the small blind.
    pub small_blind: Option<Seat>,
    /// Who has the big blind.
    pub big_blind: Option<Seat>,
    /// Cards that lie open in front of a seat, any number.
    pub open: Vec<(Seat, Vec<Card>)>,
    /// Common cards.
    pub board: Vec<Card>,
}

impl Scene {
    /// Whether the text is a table without a hand: it has no line `game`.
    #[must_use]
    pub fn is(text: &str) -> bool {
        !text.lines().any(|line| line.starts_with("game"))
    }

    /// Reads a table without a hand; `line` is where the text begins in its file.
    pub fn read(text: &str, line: usize, place: &FaultPlace) -> Result<Self, Vec<Fault>> {
        let mut reader = Reader::new(place);
        let whole = Part::at(text, line, 1);
        let lines = Lines::read(&mut reader, whole);
        let chairs = if let Some(line) = lines.one("table") {
            chairs(&mut reader, line)
        } else {
            let key = "table".to_owned();
            reader.fault(whole, Problem::Missing { key });
            Chairs::default()
        };
        let mut open = Vec::new();
        for piece in lines
            .one("hole")
            .into_iter()
            .flat_map(|line| line.split(&['·']))
        {
            let (seat, cards) = piece.first_word();
            if let (Some(seat), Some(cards)) = (reader.seat(seat), reader.cards(cards)) {
                open.push((seat, cards));
            }
        }
        let board = lines
            .one("board")
            .and_then(|line| reader.cards(line))
            .unwrap_or_default();
        let all: Vec<Card> = open
            .iter()
            .flat_map(|(_, cards)| cards)
            .chain(&board)
            .copied()
            .collect();
        no_card_twice(&mut reader, whole, &all);
        if !reader.faults.is_empty() {
            return Err(reader.faults);
        }
        Ok(Self {
            seats: chairs.seats,
            you: chairs.you,
            button: chairs.button,
            small_blind: chairs.small.and_then(|(_, seat)| seat),
            big_blind: chairs.big.and_then(|(_, seat)| seat),
            open,
            board,
        })
    }
}
