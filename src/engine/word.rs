//! One way for small enums to appear in JSON: as words. The program for it is there once, not
//! once for each type.

use core::fmt;

use serde::{Deserialize, Deserializer, de::Error};

/// Gives an enum of plain names the serde form of a word.
macro_rules! serde_as_word {
    ($type:ty { $($name:ident = $word:literal),+ $(,)? }) => {
        impl ::serde::Serialize for $type {
            fn serialize<S: ::serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.serialize_str(match self { $( Self::$name => $word, )+ })
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $type {
            fn deserialize<D: ::serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                let place = $crate::engine::word::place_of(from, &[$( $word ),+])?;
                Ok([$( Self::$name ),+][place])
            }
        }
    };
}

pub(crate) use serde_as_word;

/// Where the word that is read stands among these.
pub(crate) fn place_of<'de, D: Deserializer<'de>>(
    from: D,
    words: &[&str],
) -> Result<usize, D::Error> {
    let found = String::deserialize(from)?;
    let place = words.iter().position(|word| *word == found);
    place.ok_or_else(|| D::Error::custom(Unknown { found, words }))
}

/// A word that is none of those known.
struct Unknown<'a> {
    found: String,
    words: &'a [&'a str],
}

impl fmt::Display for Unknown<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "\"{}\" is none of: {}",
            self.found,
            self.words.join(", ")
        )
    }
}
