//! One line of a file, as it is written there.

use std::collections::BTreeMap;

use serde::Deserialize;

/// A line: a hand, or seven cards with their strength.
#[derive(Debug)]
pub(crate) enum Line {
    /// A hand.
    Hand(Box<Record>),
    /// Seven cards.
    Cards(Comparison),
}

impl<'de> Deserialize<'de> for Line {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        // An untagged enum would hide which field is missing.
        let value = serde_json::Value::deserialize(deserializer)?;
        let parsed = if value.get("cards").is_some() && value.get("events").is_none() {
            serde_json::from_value(value).map(Self::Cards)
        } else {
            serde_json::from_value(value).map(Self::Hand)
        };
        parsed.map_err(serde::de::Error::custom)
    }
}

/// Seven cards and what they are worth.
#[derive(Debug, Deserialize)]
pub(crate) struct Comparison {
    pub(crate) cards: String,
    pub(crate) category: String,
    pub(crate) strength: i64,
}

/// Structures by their short names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Variant {
    Nl,
    Pl,
    Fl,
}

/// A hand.
#[derive(Debug, Deserialize)]
pub(crate) struct Record {
    pub(crate) id: String,
    pub(crate) variant: Variant,
    pub(crate) n: usize,
    /// `null`: a dead button.
    pub(crate) button: Option<u8>,
    pub(crate) stacks: Vec<u64>,
    pub(crate) antes: Vec<u64>,
    #[serde(default)]
    pub(crate) ante_to_main: bool,
    pub(crate) blinds: Vec<u64>,
    #[serde(default)]
    pub(crate) posts: Option<serde_json::Value>,
    pub(crate) min_bet: Option<u64>,
    pub(crate) small_bet: Option<u64>,
    pub(crate) big_bet: Option<u64>,
    pub(crate) bet_sizes: Option<[u64; 4]>,
    #[serde(default)]
    pub(crate) raise_caps: Option<[u8; 4]>,
    pub(crate) hole: Vec<String>,
    pub(crate) board: String,
    pub(crate) deck_board: Option<String>,
    pub(crate) events: Vec<Happening>,
    #[serde(default)]
    pub(crate) pots: Option<Vec<PotRecord>>,
    #[serde(default)]
    pub(crate) returned: BTreeMap<String, u64>,
    #[serde(default)]
    pub(crate) strength: BTreeMap<String, (String, i64)>,
    #[serde(rename = "final")]
    pub(crate) final_: Option<Vec<u64>>,
    pub(crate) final_std: Option<Vec<u64>>,
    pub(crate) final_recorded: Option<Vec<u64>>,
    #[serde(default)]
    pub(crate) rake: u64,
    #[serde(default)]
    pub(crate) tags: Vec<String>,
}

impl Record {
    pub(crate) fn has_tag(&self, tag: &str) -> bool {
        self.tags.iter().any(|own| own == tag)
    }
}

/// A late post.
#[derive(Clone, Copy, Debug, Deserialize)]
pub(crate) struct Post {
    pub(crate) seat: u8,
    #[serde(default)]
    pub(crate) live: u64,
    #[serde(default)]
    pub(crate) dead: u64,
}

/// Something that happened.
#[derive(Debug, Deserialize)]
#[serde(tag = "e", rename_all = "lowercase")]
pub(crate) enum Happening {
    Ante { seat: u8, amount: u64 },
    Blind { seat: u8, amount: u64 },
    Post(Post),
    Board { cards: String },
    Act(Box<Act>),
    Show { seat: u8, cards: Option<String> },
    Muck { seat: u8 },
}

/// A decision.
#[derive(Debug, Deserialize)]
pub(crate) struct Act {
    pub(crate) seat: u8,
    #[serde(rename = "do")]
    pub(crate) deed: Deed,
    pub(crate) amount: Option<u64>,
    pub(crate) to: Option<u64>,
    pub(crate) legal: Option<Legal>,
    #[serde(default)]
    pub(crate) std: Std,
}

/// What was done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Deed {
    Fold,
    Check,
    Call,
    Bet,
    Raise,
}

/// What the other engine allows.
#[derive(Clone, Copy, Debug, Deserialize)]
pub(crate) struct Legal {
    pub(crate) fold: bool,
    pub(crate) check: bool,
    pub(crate) call: Option<u64>,
    pub(crate) raise: Option<(u64, u64)>,
}

/// Where the usual rules part from it.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
pub(crate) struct Std {
    pub(crate) call: Option<u64>,
    pub(crate) min_raise: Option<u64>,
    pub(crate) raise_right: Option<bool>,
    #[serde(default)]
    pub(crate) fl_partial: bool,
}

/// A pot.
#[derive(Debug, Deserialize)]
pub(crate) struct PotRecord {
    pub(crate) amount: u64,
    #[serde(default)]
    pub(crate) seats: Option<Vec<u8>>,
    #[serde(default)]
    pub(crate) won: Option<BTreeMap<String, u64>>,
}
