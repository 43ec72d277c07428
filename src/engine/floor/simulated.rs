//! Which entries of the rule book live here.

use crate::engine::rule::RuleId;
use crate::engine::rule::RuleId::{
    Burn2, Buyin5, Check5, Chip1, Chip2, Chip3, Deal5, Deal6, Deck5, Deck6, Decl1, Decl2, Etiq1,
    Etiq5, Etiq6, Etiq7, Fold3, Fold4, Irreg1, Irreg2, Irreg3, Irreg4, Irreg5, Irreg6, Irreg7,
    Irreg8, Irreg9, Irreg10, Irreg11, Irreg12, Irreg13, Irreg14, Irreg15, Irreg16, Misdeal1,
    Misdeal2, Misdeal3, Misdeal4, Misdeal5, Misdeal6, Misdeal7, Misdeal8, Misdeal9, Misdeal10,
    Misdeal11, Misdeal12, Seat5, Show11, Show16, Show17, Shuf2, Shuf3, Shuf4, String1, String2,
    String3, Tourn11,
};

/// All entries that happen only at a live table, and the option of MISDEAL-11 that only this
/// module obeys: each is cited by some answer of the floor (a test asks for every one).
pub const SIMULATED: &[RuleId] = &[
    Deck5, Deck6, Seat5, Buyin5, Shuf2, Shuf3, Shuf4, Deal5, Deal6, Burn2, Check5, Fold3, Fold4,
    String1, String2, String3, Decl1, Decl2, Chip1, Chip2, Chip3, Show11, Show16, Show17, Misdeal1,
    Misdeal2, Misdeal3, Misdeal4, Misdeal5, Misdeal6, Misdeal7, Misdeal8, Misdeal9, Misdeal10,
    Misdeal11, Misdeal12, Irreg1, Irreg2, Irreg3, Irreg4, Irreg5, Irreg6, Irreg7, Irreg8, Irreg9,
    Irreg10, Irreg11, Irreg12, Irreg13, Irreg14, Irreg15, Irreg16, Tourn11, Etiq1, Etiq5, Etiq6,
    Etiq7,
];
