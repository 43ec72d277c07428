//! All that a player has on a device, as one text.

use core::fmt;
use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

/// The version of the form.
pub const BACKUP_VERSION: u64 = 1;

/// All that a player has on a device: what is kept under names, and the hands that were played.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Backup {
    /// When it was made, in milliseconds since 1970.
    pub at: u64,
    /// What is kept under a name, such as `settings/1` or `game/1`.
    pub kept: BTreeMap<String, String>,
    /// Each hand: its id, when it was kept, its text.
    pub hands: Vec<(String, u64, String)>,
}

/// The version alone: what else there is depends on it.
#[derive(Deserialize)]
struct Head {
    #[serde(default, rename = "cards-speak")]
    version: Option<u64>,
}

#[derive(Serialize, Deserialize)]
struct Whole<B> {
    #[serde(rename = "cards-speak")]
    version: u64,
    data: B,
}

/// What an import would do.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Changes {
    /// What the backup has and the device has not.
    pub new_names: BTreeSet<String>,
    /// What the device has otherwise.
    pub other_names: BTreeSet<String>,
    /// Hands that the device has not.
    pub new_hands: usize,
    /// Hands that the device has otherwise: with another star, note or line.
    pub other_hands: usize,
    /// Hands that are the same.
    pub same_hands: usize,
}

impl Changes {
    /// Whether the import would write over anything.
    #[must_use]
    pub fn overwrites(&self) -> bool {
        !self.other_names.is_empty() || self.other_hands > 0
    }
}

impl Backup {
    /// The backup as text (JSON).
    #[must_use]
    pub fn to_text(&self) -> String {
        let whole = Whole {
            version: BACKUP_VERSION,
            data: self,
        };
        // Plain data with text keys: writing it as JSON cannot fail.
        serde_json::to_string(&whole).unwrap_or_default()
    }

    /// The backup that was written; a text that is anything else changes nothing anywhere.
    pub fn from_text(text: &str) -> Result<Self, BackupError> {
        let damaged = |error: serde_json::Error| BackupError::Damaged {
            line: error.line(),
            column: error.column(),
        };
        let Head { version } = serde_json::from_str(text).map_err(damaged)?;
        match version {
            None => Err(BackupError::NotOurs),
            Some(BACKUP_VERSION) => {
                let whole: Whole<Self> = serde_json::from_str(text).map_err(damaged)?;
                Ok(whole.data)
            }
            Some(found) => Err(BackupError::Version {
                found,
                known: BACKUP_VERSION,
            }),
        }
    }

    /// What an import of this backup would do to what is `here`.
    #[must_use]
    pub fn changes(&self, here: &Self) -> Changes {
        let mut changes = Changes::default();
        for (name, value) in &self.kept {
            match here.kept.get(name) {
                None => changes.new_names.insert(name.clone()),
                Some(own) => own != value && changes.other_names.insert(name.clone()),
            };
        }
        let own: BTreeMap<&str, &str> = here
            .hands
            .iter()
            .map(|(id, _, text)| (id.as_str(), text.as_str()))
            .collect();
        for (id, _, text) in &self.hands {
            *match own.get(id.as_str()) {
                None => &mut changes.new_hands,
                Some(own) if own == text => &mut changes.same_hands,
                Some(_) => &mut changes.other_hands,
            } += 1;
        }
        changes
    }
}

/// Why a text is no backup.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BackupError {
    /// It is damaged, or something else.
    Damaged {
        /// Where, from 1.
        line: usize,
        /// Where, from 1.
        column: usize,
    },
    /// It is JSON of something else.
    NotOurs,
    /// A form that this version of the game does not know.
    Version {
        /// The form of the text.
        found: u64,
        /// The form that can be read.
        known: u64,
    },
}

impl fmt::Display for BackupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Damaged { line, column } => {
                write!(f, "not a backup: line {line}, column {column}")
            }
            Self::NotOurs => f.write_str("not a backup of this game"),
            Self::Version { found, known } => {
                write!(f, "a backup of form {found}, this game reads form {known}")
            }
        }
    }
}

impl core::error::Error for BackupError {}
