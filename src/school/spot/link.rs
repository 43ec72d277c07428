//! A spot in an address: `#/spot/` and this text.
//!
//! The first letter is the form, the rest is base64url (RFC 4648, section 5, without padding) of
//! the lines of the spot. A form is never changed: an older link must open in every later version.

use core::fmt;

use super::play::Spot;
use crate::engine::cards::Seed;
use crate::history::base64url::{decode, encode};
use crate::school::fault::Fault;

/// The form that is written, and the only one so far.
const FORM: char = '1';
/// The longest link: chats and mail programs cut longer addresses.
pub const MOST_LETTERS: usize = 2000;

/// The lines of a spot as the end of an address.
///
/// # Errors
///
/// [`SpotLinkError::TooLong`] above [`MOST_LETTERS`].
pub fn to_link(text: &str) -> Result<String, SpotLinkError> {
    let mut link = String::from(FORM);
    encode(text.trim_end().as_bytes(), &mut link);
    if link.len() > MOST_LETTERS {
        return Err(SpotLinkError::TooLong {
            letters: link.len(),
        });
    }
    Ok(link)
}

/// The lines of the spot of an address: what follows `#/spot/`. They have been read without a
/// fault.
pub fn from_link(link: &str) -> Result<String, SpotLinkError> {
    let mut letters = link.chars();
    match letters.next() {
        Some(FORM) => {}
        Some(found) if found.is_ascii_alphanumeric() => return Err(SpotLinkError::Form { found }),
        _ => return Err(SpotLinkError::Damaged { letter: 1 }),
    }
    if link.len() > MOST_LETTERS {
        return Err(SpotLinkError::TooLong {
            letters: link.len(),
        });
    }
    let bytes = decode(letters.as_str()).map_err(|at| SpotLinkError::Damaged { letter: at + 2 })?;
    // Four letters are three bytes.
    let text = String::from_utf8(bytes).map_err(|error| SpotLinkError::Damaged {
        letter: error.utf8_error().valid_up_to() * 4 / 3 + 2,
    })?;
    Spot::by_itself(&text, Seed::new([0; 32])).map_err(SpotLinkError::Faults)?;
    Ok(text)
}

/// Why the end of an address is no spot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SpotLinkError {
    /// Written by a newer version of the game.
    Form {
        /// The form of the link.
        found: char,
    },
    /// Cut off, or changed on its way.
    Damaged {
        /// About where, from 1.
        letter: usize,
    },
    /// More than [`MOST_LETTERS`].
    TooLong {
        /// How many letters it has.
        letters: usize,
    },
    /// It can be read, but there is no such table.
    Faults(Vec<Fault>),
}

impl fmt::Display for SpotLinkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Form { found } => {
                write!(f, "a link of form {found}, this game reads form {FORM}")
            }
            Self::Damaged { letter } => write!(f, "the link is damaged at letter {letter}"),
            Self::TooLong { letters } => {
                write!(f, "a link of {letters} letters, at most {MOST_LETTERS}")
            }
            Self::Faults(faults) => match faults.first() {
                Some(fault) => fault.fmt(f),
                None => f.write_str("no spot"),
            },
        }
    }
}

impl core::error::Error for SpotLinkError {}
