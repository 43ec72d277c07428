//! What the catalogue knows of a drill.

use super::instance::{Part, Shown};
use super::{Draw, Level, Pattern, Skill};
use crate::engine::rule::RuleId;

/// A drill as data, and how its instances are built.
#[derive(Debug)]
pub(super) struct Sheet {
    pub(super) name: &'static str,
    /// What it trains; nothing that is rated, for some.
    pub(super) skill: Option<Skill>,
    pub(super) rules: &'static [RuleId],
    pub(super) patterns: &'static [Pattern],
    /// One draw of a case: none if the draw does not fit the pattern.
    pub(super) build: fn(&'static str, Level, &mut Draw) -> Option<Built>,
    /// Worked examples of the rule book: their ids, and what they are written as.
    pub(super) examples: &'static [(&'static str, &'static str)],
    /// Such an example as a case of the drill.
    pub(super) example: fn(&str) -> Option<Built>,
}

/// A case with its question.
#[derive(Debug)]
pub(super) struct Built {
    pub(super) shown: Shown,
    pub(super) parts: Vec<Part>,
    pub(super) seconds: u32,
}
