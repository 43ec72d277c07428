//! Places relative to the button.

use super::seat::Seat;

/// A place relative to the button (POS-1, S-15).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Position {
    /// On the button.
    Button,
    /// First left of the button.
    SmallBlind,
    /// Second left of the button.
    BigBlind,
    /// So many places after the one left of the big blind.
    UnderTheGun(u8),
    /// Three before the button.
    Lojack,
    /// Two before the button.
    Hijack,
    /// The last before the button.
    Cutoff,
}

impl Position {
    /// The place of `seat` among `seats` (those dealt in, clockwise by number).
    ///
    /// Between two players the button is the small blind (BLIND-15) and is called the button.
    #[must_use]
    pub fn of(seat: Seat, button: Seat, seats: &[Seat]) -> Option<Self> {
        if !seats.contains(&seat) {
            return None;
        }
        if seat == button {
            return Some(Self::Button);
        }
        let after = seats.iter().filter(|other| **other > button);
        let before = seats.iter().filter(|other| **other < button);
        let from_left: Vec<Seat> = after.chain(before).copied().collect();
        let place = from_left.iter().position(|other| *other == seat)?;
        if from_left.len() == 1 {
            return Some(Self::BigBlind);
        }
        let to_button = from_left.len() - place;
        Some(match (place, to_button) {
            (0, _) => Self::SmallBlind,
            (1, _) => Self::BigBlind,
            (_, 1) => Self::Cutoff,
            (3.., 2) => Self::Hijack,
            (3.., 3) => Self::Lojack,
            (place, _) => Self::UnderTheGun((place - 2) as u8),
        })
    }
}

/// Where a place stands in talk about tactics (POS-1, S-15).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Band {
    /// The small or the big blind.
    Blinds,
    /// The earlier half of the seats between the blinds and the late ones.
    Early,
    /// The later half; an odd seat counts here.
    Middle,
    /// The button and the seat before it.
    Late,
}

impl Band {
    /// The band of `seat` among `seats` (those dealt in, clockwise by number); the blinds keep
    /// their names at every table, between two players both are blinds (BLIND-15).
    #[must_use]
    pub fn of(seat: Seat, button: Seat, seats: &[Seat]) -> Option<Self> {
        if !seats.contains(&seat) {
            return None;
        }
        let after = seats.iter().filter(|other| **other > button);
        let before = seats.iter().filter(|other| **other <= button);
        let place = after.chain(before).position(|other| *other == seat)?;
        // Under a dead button its chair counts as the last place all the same.
        let places = seats.len() + usize::from(!seats.contains(&button));
        let between = places.saturating_sub(4);
        Some(match place {
            0 | 1 => Self::Blinds,
            _ if place + 2 >= places => Self::Late,
            _ if place - 2 < between / 2 => Self::Early,
            _ => Self::Middle,
        })
    }
}
