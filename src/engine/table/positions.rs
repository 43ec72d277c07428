//! Where the button and the blinds stand from hand to hand.

use serde::{Deserialize, Serialize};

use crate::engine::house::ButtonRule;
use crate::engine::seat::Seat;

/// The chairs of the button and the blinds in one hand.
///
/// Under a dead button the chairs of the button and the small blind may be empty; the big blind's
/// never is. Heads-up the button and the small blind are one chair (BLIND-15).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Positions {
    /// The chair of the button.
    pub button: Seat,
    /// The chair of the small blind; nobody posts it if the chair is empty.
    pub small_blind: Seat,
    /// The player who posts the big blind.
    pub big_blind: Seat,
}

/// The first of `playing` (ascending by number) to the left of `chair`, around the table.
fn next(playing: &[Seat], chair: Seat) -> Option<Seat> {
    playing
        .iter()
        .find(|&&seat| seat > chair)
        .or(playing.first())
        .copied()
}

/// The first of `playing` to the right of `chair`, around the table.
fn previous(playing: &[Seat], chair: Seat) -> Option<Seat> {
    playing
        .iter()
        .rev()
        .find(|&&seat| seat < chair)
        .or(playing.last())
        .copied()
}

impl Positions {
    /// The positions of a first hand with the button at `button` (DRAW-1); none with fewer than
    /// two players. `playing` stands ascending by number.
    #[must_use]
    pub fn first(playing: &[Seat], button: Seat) -> Option<Self> {
        if playing.len() < 2 {
            return None;
        }
        let left = next(playing, button)?;
        if playing.len() == 2 {
            let dealer = if playing.contains(&button) {
                button
            } else {
                next(playing, left)?
            };
            let big_blind = next(playing, dealer)?;
            return Some(Self {
                button: dealer,
                small_blind: dealer,
                big_blind,
            });
        }
        Some(Self {
            button,
            small_blind: left,
            big_blind: next(playing, left)?,
        })
    }

    /// The positions of the next hand (BTN-2 to BTN-5, BLIND-9, S-2); none with fewer than two
    /// players. `playing` are those who will be dealt in, ascending by number.
    #[must_use]
    pub fn next(self, playing: &[Seat], rule: ButtonRule) -> Option<Self> {
        if playing.len() < 2 {
            return None;
        }
        // The big blind goes to the next player due, so nobody pays it twice running (S-2).
        let due = next(playing, self.big_blind)?;
        if playing.len() == 2 {
            let other = next(playing, due)?;
            return Some(Self {
                button: other,
                small_blind: other,
                big_blind: due,
            });
        }
        match rule {
            ButtonRule::MovingButton => {
                let button = next(playing, self.button)?;
                let small_blind = next(playing, button)?;
                Some(Self {
                    button,
                    small_blind,
                    big_blind: next(playing, small_blind)?,
                })
            }
            ButtonRule::DeadButton => {
                let small_blind = self.big_blind;
                // After heads-up play the old small blind may be the next big blind.
                let button = if self.small_blind == due || self.small_blind == small_blind {
                    previous(playing, small_blind)?
                } else {
                    self.small_blind
                };
                Some(Self {
                    button,
                    small_blind,
                    big_blind: due,
                })
            }
        }
    }
}
