//! The questions that bots were asked in a hand: asked again, they give the same answers.

use sha2::{Digest, Sha256};

use super::played::PlayedHand;
use crate::bots::BotRequest;
use crate::engine::cards::Seed;
use crate::engine::hand::{Hand, Viewer};

/// The luck of a bot in the decision of that number, from 0, of a hand with this seed.
///
/// It hangs on nothing else: a game that is loaded goes on as it would have.
#[must_use]
pub fn luck_of_bot(hand: Seed, decision: u64) -> Seed {
    let mut hash = Sha256::new();
    hash.update(hand.bytes());
    hash.update(b"bot");
    hash.update(decision.to_le_bytes());
    Seed::new(hash.finalize().into())
}

impl PlayedHand {
    /// The question that was asked at the decision of that number, from 0; nothing if no bot
    /// decided it, or the hand has no seed.
    #[must_use]
    pub fn question(&self, decision: usize) -> Option<BotRequest> {
        let (seat, _) = self.record.decisions.get(decision).copied()?;
        let &(_, level, character) = self.bots.iter().find(|(bot, ..)| *bot == seat)?;
        let mut hand = Hand::deal(self.record.setup.clone()).ok()?;
        for &(seat, action) in &self.record.decisions[..decision] {
            hand.apply(seat, action).ok()?;
        }
        Some(BotRequest {
            id: decision as u64,
            view: hand.view(Viewer::Seat(seat)),
            level,
            character,
            notes: self.notes.clone(),
            seed: luck_of_bot(self.record.seed?, decision as u64),
        })
    }
}
