//! The receipt of a run: letters that belong to its figures (curriculum 6.1). It is no proof:
//! whoever can read the program can make one.

use sha2::{Digest, Sha256};

/// What stands on a receipt.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Receipt<'a> {
    /// What the link asked for: the part of the address after `#/`, with its parameters.
    pub asked: &'a str,
    /// The score, 0 to 100.
    pub score: u32,
    /// The local date of the end, `2026-11-30`.
    pub day: &'a str,
}

impl Receipt<'_> {
    /// Without those that are read as another one.
    const LETTERS: &'static [u8; 24] = b"ABCDEFGHJKLMNPQRSTUVWXYZ";

    /// The twelve letters, in three groups: `KDRA-PWXE-BHNT`.
    #[must_use]
    pub fn letters(&self) -> String {
        let text = [
            "cards-speak/1 ",
            self.asked,
            " ",
            &self.score.to_string(),
            " ",
            self.day,
        ]
        .concat();
        let digest: [u8; 32] = Sha256::digest(text).into();
        let (first, _) = digest.split_at(8);
        let mut number = first
            .iter()
            .fold(0_u64, |number, byte| number << 8 | u64::from(*byte));
        let mut letters = String::new();
        for place in 0..12 {
            if place % 4 == 0 && place > 0 {
                letters.push('-');
            }
            letters.push(char::from(Self::LETTERS[(number % 24) as usize]));
            number /= 24;
        }
        letters
    }

    /// Whether these letters belong to it; case, spaces and strokes do not matter.
    #[must_use]
    pub fn matches(&self, letters: &str) -> bool {
        let bare = |text: &str| -> String {
            let letters = text.chars().filter(char::is_ascii_alphabetic);
            letters.map(|letter| letter.to_ascii_uppercase()).collect()
        };
        bare(letters) == bare(&self.letters())
    }
}
