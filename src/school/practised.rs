//! Where each entry of the rule book is practised: in which lessons and drills, from which level of
//! the dealer school on.
//!
//! The table is taken from the lessons' files, the drills and the dealer school themselves, and
//! committed, so that the rule book need not load them; a test demands that it is theirs.

use crate::engine::rule::RuleId;

/// A line for each lesson, drill and level: what it is, its name, the entries.
const TABLE: &str = include_str!("practised.txt");

/// Something that practises an entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Practice {
    /// `lesson`, `drill` or `dealer`, as addresses have it.
    pub kind: &'static str,
    /// Its name in addresses.
    pub name: &'static str,
}

/// What practises an entry: the lessons, the drills, the first level of the dealer school.
pub fn practised(rule: RuleId) -> impl Iterator<Item = Practice> {
    let lines = TABLE.lines().filter_map(move |line| {
        let mut words = line.split(' ');
        let (kind, name) = (words.next()?, words.next()?);
        words
            .any(|word| word == rule.id())
            .then_some(Practice { kind, name })
    });
    // A level has what those before it have.
    let mut dealt = false;
    lines.filter(move |practice| practice.kind != "dealer" || !std::mem::replace(&mut dealt, true))
}

impl Practice {
    /// Its address.
    #[must_use]
    pub fn address(self) -> String {
        ["#/", self.kind, "/", self.name].concat()
    }

    /// The id of its title in the texts.
    #[must_use]
    pub fn title(self) -> String {
        match self.kind {
            "dealer" => ["dealer-level-", self.name].concat(),
            kind => [kind, "-", self.name].concat(),
        }
    }
}
