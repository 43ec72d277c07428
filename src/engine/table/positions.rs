//! Where the button and the blinds stand from hand to hand.

use serde::{Deserialize, Serialize};

use crate::engine::circle::{clockwise_after, next, passes, previous};
use crate::engine::few;
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
        self.next_with(playing, playing, playing, rule)
    }

    /// The positions of the next hand at a table where some wait for the big blind (BLIND-20).
    ///
    /// The button moves among those who are `settled`; the big blind is due to the next of those
    /// who are `ready`, waiting ones included; `coming` pay to come in out of turn. All stand
    /// ascending by number. The positions are those of the settled, the coming, and the big blind;
    /// none if these are fewer than two.
    pub(super) fn next_with(
        self,
        settled: &[Seat],
        ready: &[Seat],
        coming: &[Seat],
        rule: ButtonRule,
    ) -> Option<Self> {
        if rule == ButtonRule::MovingButton && settled.len() > 2 {
            return self.moved_on(settled, ready);
        }
        // The big blind goes to the next player due, so nobody pays it twice running (S-2).
        let due = next(ready, self.big_blind)?;
        let mut playing: Vec<Seat> = [settled, coming, &[due]].concat();
        few::sort(&mut playing);
        playing.dedup();
        if playing.len() < 2 {
            return None;
        }
        if playing.len() == 2 {
            let other = next(&playing, due)?;
            return Some(Self {
                button: other,
                small_blind: other,
                big_blind: due,
            });
        }
        let (small_blind, button) = match rule {
            ButtonRule::MovingButton => {
                let small_blind = previous(&playing, due)?;
                (small_blind, previous(&playing, small_blind)?)
            }
            ButtonRule::DeadButton => {
                let small_blind = self.big_blind;
                // After heads-up play the old small blind may be the next big blind.
                let button = if self.small_blind == due || self.small_blind == small_blind {
                    previous(&playing, small_blind)?
                } else {
                    self.small_blind
                };
                (small_blind, button)
            }
        };
        Some(Self {
            button,
            small_blind,
            big_blind: due,
        })
    }

    /// The button goes to the next player, the blinds follow it; but nobody pays the big blind
    /// twice running, as could happen after a change of seats (S-2).
    fn moved_on(self, settled: &[Seat], ready: &[Seat]) -> Option<Self> {
        let from = |button: Seat| {
            let small_blind = next(settled, button)?;
            let big_blind = next(ready, small_blind)?;
            Some(Self {
                button,
                small_blind,
                big_blind,
            })
        };
        let possible: Vec<Self> = clockwise_after(settled, self.button)
            .filter_map(from)
            .collect();
        let first = possible.first();
        let another = possible
            .iter()
            .find(|next| next.big_blind != self.big_blind);
        another.or(first).copied()
    }

    /// Whether nobody may come in at this chair: it lies between the button, inclusive, and the
    /// big blind (BLIND-21).
    #[must_use]
    pub fn bars(self, chair: Seat) -> bool {
        chair == self.button && chair != self.big_blind
            || passes(self.button, self.big_blind, chair)
    }

    /// Whether the big blind went past this chair on its way to `next` (BLIND-18).
    pub(super) fn big_blind_passes(self, next: Self, chair: Seat) -> bool {
        passes(self.big_blind, next.big_blind, chair)
    }

    /// Whether the small blind went past this chair on its way to `next`, or fell on it while it
    /// was not played (BLIND-18). Between two players the button posts it; due it was where the
    /// big blind had been (BTN-3).
    pub(super) fn small_blind_passes(self, next: Self, chair: Seat) -> bool {
        let to = if next.button == next.small_blind {
            self.big_blind
        } else {
            next.small_blind
        };
        chair == to || self.small_blind != to && passes(self.small_blind, to, chair)
    }
}
