//! Poker Hand History, the standard of the University of Toronto (`.phh`; several hands in one
//! `.phhs`): TOML with the hand in fields and the actions as short sentences.
//!
//! Fields of our own begin with an underscore, as the standard wants it: `_forced` (forced bets
//! that the standard's lists cannot say), `_button` (a dead button), `_house_rules`,
//! `_smallest_chip`, `_hero`, `_tournament`, `_buy_in`.

mod forced;
mod read;
mod table;
mod write;

pub(super) use read::{is_hand_header, read};
pub(super) use write::write;

/// The fields by which a file is known to be PHH.
pub(super) const FIELDS: [&str; 6] = [
    "variant",
    "antes",
    "blinds_or_straddles",
    "starting_stacks",
    "min_bet",
    "actions",
];

/// The code of a structure; `PT` is not in the standard's list, but in its pattern.
const VARIANTS: [(&str, crate::engine::house::Structure); 3] = [
    ("NT", crate::engine::house::Structure::NoLimit),
    ("FT", crate::engine::house::Structure::FixedLimit),
    ("PT", crate::engine::house::Structure::PotLimit),
];

/// The commentary by which a hidden hand keeps its claim; to other programs it is mucked.
const PLAYS_BOARD: &str = "# plays the board";
