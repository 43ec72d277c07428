//! Random hands and the number that stands for all their events.

use cards_speak::engine::hand::Hand;
use sha2::{Digest, Sha256};

use super::random::{self, Choices};

/// SHA-256, in hexadecimal, over the events (as JSON) of the hands of the seeds 0 to `count` - 1.
pub(crate) fn fingerprint(count: u64) -> String {
    let mut digest = Sha256::new();
    for seed in 0..count {
        let mut choices = Choices::new(seed);
        let setup = random::setup(&mut choices, 2, 10);
        let Ok(mut hand) = Hand::deal(setup) else {
            continue;
        };
        while let Some((seat, action)) = random::decision(&mut choices, &hand) {
            if hand.apply(seat, action).is_err() {
                break;
            }
        }
        digest.update(serde_json::to_vec(hand.events()).unwrap_or_default());
    }
    let digits = |byte: u8| [byte >> 4, byte & 15];
    let bytes = digest.finalize().into_iter().flat_map(digits);
    bytes
        .filter_map(|digit| char::from_digit(digit.into(), 16))
        .collect()
}
