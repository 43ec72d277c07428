//! What everybody at a table has seen of a player.

use serde::{Deserialize, Serialize};

use super::spot::{ADAPTS, is_wager};
use crate::engine::hand::{Action, HandState, Street};
use crate::engine::seat::Seat;

/// So many decisions are looked back on; then older ones begin to fade.
const MEMORY: u32 = 240;

/// What is usual counts as so many decisions that were seen.
const USUAL: u32 = 16;

/// How many kinds there are of what a player had to answer, and of what he did.
const FACED: usize = 5;
const DID: usize = 4;

/// What a player had to answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Faced {
    /// Before the flop: nobody had raised, and to stay cost something.
    Unraised,
    /// Before the flop: somebody had raised.
    Raised,
    /// Before the flop: somebody had put everything in.
    AllIn,
    /// With a board: nobody had bet.
    Unbet,
    /// With a board: somebody had bet.
    Bet,
}

/// What he did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Did {
    /// Folded.
    Fold,
    /// Checked or called.
    Stay,
    /// Bet or raised.
    Wager,
    /// The same with his last chip.
    AllIn,
}

impl Did {
    pub(super) const WAGERS: &[Self] = &[Self::Wager, Self::AllIn];
    pub(super) const GOES_ON: &[Self] = &[Self::Stay, Self::Wager, Self::AllIn];
}

/// What everybody at the table has seen a player do in this game: for everything that he had to
/// answer how often he did what. No card is in it that was not shown to all: none at all.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Notes([u16; FACED * DID]);

impl Notes {
    /// Adds what the players of a hand did; `notes` are by seat number, and become as many as are
    /// needed.
    pub fn take(notes: &mut Vec<Self>, hand: &HandState) {
        let (mut street, mut wagered, mut all_in) = (Street::Preflop, false, false);
        for taken in &hand.taken {
            if taken.street != street {
                (street, wagered, all_in) = (taken.street, false, false);
            }
            let wager = is_wager(taken.action);
            let faced = match (street, wagered) {
                (Street::Preflop, _) if all_in => Faced::AllIn,
                (Street::Preflop, true) => Faced::Raised,
                (Street::Preflop, false) => Faced::Unraised,
                (_, false) => Faced::Unbet,
                (_, true) => Faced::Bet,
            };
            let did = match taken.action {
                Action::Fold => Did::Fold,
                _ if !wager => Did::Stay,
                _ if taken.all_in => Did::AllIn,
                _ => Did::Wager,
            };
            // To check for nothing before the flop tells nothing.
            if taken.action != Action::Check || street != Street::Preflop {
                let place = taken.seat.index();
                if notes.len() <= place {
                    notes.resize(place + 1, Self::default());
                }
                notes[place].add(faced, did);
            }
            wagered |= wager;
            all_in |= wager && taken.all_in;
        }
    }

    fn add(&mut self, faced: Faced, did: Did) {
        let fades = self.times(faced) >= MEMORY;
        let start = faced as usize * DID;
        for (place, times) in self.0[start..start + DID].iter_mut().enumerate() {
            if fades {
                *times /= 2;
            }
            *times = times.saturating_add(u16::from(place == did as usize));
        }
    }

    /// Those of a player; nothing is known of who is not there.
    pub(super) fn of(notes: &[Self], seat: Seat) -> Self {
        notes.get(seat.index()).copied().unwrap_or_default()
    }

    fn row(&self, faced: Faced) -> &[u16] {
        &self.0[faced as usize * DID..][..DID]
    }

    /// How often he has had to answer this.
    pub(super) fn times(&self, faced: Faced) -> u32 {
        self.row(faced).iter().map(|times| u32::from(*times)).sum()
    }

    /// How often he has done this.
    pub(super) fn did(&self, faced: Faced, did: &[Did]) -> u32 {
        let row = self.row(faced);
        did.iter().map(|did| u32::from(row[*did as usize])).sum()
    }

    /// How often of 1,000 he does this, where `usual` of 1,000 is usual.
    pub(super) fn rate(&self, faced: Faced, did: &[Did], usual: u32) -> u32 {
        if !ADAPTS {
            // All notes are empty.
            return usual;
        }
        let (times, did) = (self.times(faced), self.did(faced, did));
        (did * 1000 + usual * USUAL) / (times + USUAL)
    }

    /// How often of 1,000 he puts everything in before the flop where nobody has.
    pub(super) fn all_in_rate(&self) -> u32 {
        let faced = [Faced::Unraised, Faced::Raised];
        let did: u32 = faced
            .map(|faced| self.did(faced, &[Did::AllIn]))
            .iter()
            .sum();
        let times: u32 = faced.map(|faced| self.times(faced)).iter().sum();
        did * 1000 / (times + USUAL / 2)
    }

    /// Among the best how many of 1,000 his hand is when he puts everything in before the flop,
    /// where that would be `usual`: the oftener he has done it, the more his habit counts.
    pub(super) fn all_in_with(&self, usual: u32) -> u32 {
        if !ADAPTS {
            return usual;
        }
        let did = [Faced::Unraised, Faced::Raised].map(|faced| self.did(faced, &[Did::AllIn]));
        let times = [Faced::Unraised, Faced::Raised].map(|faced| self.times(faced));
        let (did, times) = (did[0] + did[1], times[0] + times[1]);
        let habit = did * 1000 / times.max(1);
        (usual * 3 + habit * did) / (3 + did)
    }
}
