//! What a bot takes another player to hold, to be told after the hand.

use super::decision::PerMille;
use super::range::Field;
use super::request::BotRequest;
use super::spot::Spot;
use crate::engine::hand::Turn;
use crate::engine::seat::Seat;
use crate::odds::{HandClass, Range, Weight};

/// What a bot takes another player to hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Assumed {
    /// How many of all hands that are still possible, each counted by how likely it is next to
    /// the likeliest.
    pub share: PerMille,
    /// The kinds of hands that are at least half as likely as the likeliest kind.
    pub likely: Range,
}

impl BotRequest {
    /// What the bot takes the player at `rival` to hold where it is asked; nothing if it is not to
    /// act or he is not in the hand.
    #[must_use]
    pub fn assumed(&self, rival: Seat) -> Option<Assumed> {
        if !matches!(self.view.turn, Turn::Act(_)) {
            return None;
        }
        let spot = Spot::of(&self.view, &self.notes)?;
        spot.rivals.iter().find(|other| other.state.seat == rival)?;
        let field = Field::of(&spot);
        let taken = &self.view.hand.taken;
        let reads = self.level.skill().reads;
        // How many hands of each kind are possible, and their weights together.
        let mut kinds = [(0_u64, 0_u64); HandClass::COUNT];
        let (mut hands, mut sum, mut most) = (0_u64, 0_u64, 0_u64);
        for (cards, weight) in field.weights(&spot, taken, rival, reads) {
            let mut cards = cards.iter();
            let (Some(one), Some(other)) = (cards.next(), cards.next()) else {
                continue;
            };
            let kind = &mut kinds[HandClass::of([one, other]).index()];
            kind.0 += 1;
            kind.1 += u64::from(weight);
            hands += 1;
            sum += u64::from(weight);
            most = most.max(u64::from(weight));
        }
        let share = (sum * 1000).checked_div(most * hands).unwrap_or(1000);
        let average = |(hands, sum): (u64, u64)| (sum * 1000).checked_div(hands).unwrap_or(0);
        let best = kinds.iter().copied().map(average).max().unwrap_or(0);
        let mut likely = Range::empty();
        for class in HandClass::all() {
            let kind = kinds[class.index()];
            if kind.0 > 0 && average(kind) * 2 >= best {
                for combo in class.combos() {
                    likely.set(combo, Weight::FULL);
                }
            }
        }
        Some(Assumed {
            share: PerMille(share.min(1000) as u16),
            likely,
        })
    }
}
