//! The seed of a deal: what is promised before the hand and shown after it.

use std::error::Error;
use std::fmt;
use std::str::FromStr;

use sha2::{Digest, Sha256};

use super::text_form::serde_as_text;

/// 256 bits that fix the order of the deck of one hand (SHUF-1), or of all hands of a game.
///
/// The verifiable deal, whole:
///
/// 1. A game has a seed. Hand number n has the seed [`Seed::for_hand`], of
///    which nobody can compute the seed of another hand.
/// 2. Before the hand the page shows [`Seed::commitment`] of the hand's seed;
///    from then on the seed cannot be changed unnoticed, and cannot be guessed.
/// 3. [`Deck::shuffled`](super::Deck::shuffled) orders the deck by the seed alone.
/// 4. After the hand the page shows the seed. `tools/verify-deal/verify_deal.py`
///    checks the commitment and deals again, without this program.
///
/// As text it is 64 hexadecimal digits. When it is read, 1 to 64 digits will
/// do; zeros are put in front of them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seed([u8; 32]);

impl Seed {
    /// The seed of these bytes.
    #[must_use]
    pub const fn new(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// Its bytes, the first of them the first two hexadecimal digits.
    #[must_use]
    pub const fn bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// What is shown before the hand: SHA-256 of the 32 bytes.
    #[must_use]
    pub fn commitment(&self) -> [u8; 32] {
        Sha256::digest(self.0).into()
    }

    /// The commitment as 64 hexadecimal digits.
    #[must_use]
    pub fn commitment_hex(&self) -> String {
        Self(self.commitment()).to_string()
    }

    /// The seed of one hand of the game that has this seed.
    ///
    /// SHA-256 of: the 32 bytes, the four letters `hand`, the number of the
    /// hand as 8 bytes, lowest first. A hand's seed can be shown without
    /// giving away the hands before and after it.
    #[must_use]
    pub fn for_hand(&self, hand_number: u64) -> Self {
        let mut hash = Sha256::new();
        hash.update(self.0);
        hash.update(b"hand");
        hash.update(hand_number.to_le_bytes());
        Self(hash.finalize().into())
    }
}

impl From<[u8; 32]> for Seed {
    fn from(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Seed({self})")
    }
}

impl FromStr for Seed {
    type Err = SeedError;

    fn from_str(text: &str) -> Result<Self, SeedError> {
        if text.is_empty() {
            return Err(SeedError::Empty);
        }
        let mut bytes = [0; 32];
        // From the last digit backwards: the zeros in front then come by themselves.
        for (place, character) in text.chars().rev().enumerate() {
            let digit = character
                .to_digit(16)
                .ok_or(SeedError::NotHexadecimal { found: character })?;
            let byte = 31_usize
                .checked_sub(place / 2)
                .and_then(|at| bytes.get_mut(at))
                .ok_or_else(|| SeedError::TooLong {
                    digits: text.chars().count(),
                })?;
            *byte |= (digit as u8) << (4 * (place % 2));
        }
        Ok(Self(bytes))
    }
}

serde_as_text!(Seed);

/// Why a text is not a seed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeedError {
    /// There is no text at all.
    Empty,
    /// A character that is not a hexadecimal digit.
    NotHexadecimal {
        /// The character.
        found: char,
    },
    /// More digits than 256 bits have.
    TooLong {
        /// How many there are; 64 is the most.
        digits: usize,
    },
}

impl fmt::Display for SeedError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        const FORM: &str = "a seed is 1 to 64 of the digits 0123456789abcdef";
        match self {
            Self::Empty => write!(f, "there is no seed; {FORM}"),
            Self::NotHexadecimal { found } => write!(f, "{found:?} is not a digit; {FORM}"),
            Self::TooLong { digits } => write!(f, "{digits} digits are too many; {FORM}"),
        }
    }
}

impl Error for SeedError {}
