//! Which cards a lesson brings when it is done (curriculum 5.1).
//!
//! A drill belongs to the lesson after which all its patterns can be understood, in the first
//! chapter whose gate draws from it. Lessons of words, habits and background, which no drill
//! practises, bring their check questions.

use crate::school::path::{self, PathLesson};

/// What a lesson brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Teaches {
    /// The lesson.
    pub lesson: &'static str,
    /// The drills all of whose patterns become cards.
    pub drills: &'static [&'static str],
    /// How many check questions become cards, from the first.
    pub checks: u8,
}

macro_rules! taught {
    ($($lesson:literal [$($drill:literal)*] $checks:literal,)*) => {
        const TAUGHT: &[Teaches] = &[$(
            Teaches { lesson: $lesson, drills: &[$($drill),*], checks: $checks },
        )*];
    };
}

taught! {
    "first-hand" [] 3,
    "best-five" ["name-your-five"] 0,
    "everyone-folds" ["count-the-pot"] 0,
    "your-moves" ["legal-actions"] 0,
    "ladder" [] 3,
    "kickers" ["kicker-or-split"] 0,
    "ties" ["who-wins"] 0,
    "match-the-highest" ["call-price"] 0,
    "round-over" ["round-over"] 0,
    "min-raise" ["min-raise-to"] 0,
    "button" ["button-draw"] 0,
    "two-blinds" ["forced-bets"] 0,
    "first-after-the-flop" ["who-acts-first"] 0,
    "heads-up" ["blinds-next-hand"] 0,
    "several-pots" ["build-the-pots" "award-the-pots"] 0,
    "short-all-in" ["reopen-or-not"] 0,
    "two-sides-of-all-in" [] 2,
    "who-shows-first" ["who-shows-first"] 0,
    "show-or-hide" ["show-or-hide"] 0,
    "cards-speak" [] 3,
    "odd-chip" ["odd-chip"] 0,
    "three-structures" [] 3,
    "limit-cap" ["limit-cap"] 0,
    "pot-limit" ["pot-limit-max"] 0,
    "house-rules" [] 3,
    "two-houses" ["house-sheet"] 0,
    "buy-in" ["chips-at-the-table"] 0,
    "straddle" [] 3,
    "newcomers" ["may-they-play"] 0,
    "away-and-moving" [] 3,
    "tournament" ["tournament-placings"] 0,
    "levels-and-antes" [] 3,
    "in-turn" [] 2,
    "say-it-once" ["string-bet"] 0,
    "guard-your-cards" ["table-manners"] 2,
    "misdeal" ["misdeal-or-not"] 0,
    "when-things-go-wrong" ["what-happens-now"] 0,
    "deal-a-hand" ["dealer-steps"] 0,
    "position" ["position-names" "open-or-fold"] 0,
    "outs" ["outs"] 0,
    "pot-odds" ["pot-odds" "equity-estimate"] 0,
    "bluff" [] 2,
    "push-or-fold" ["push-or-fold"] 0,
    "what-holdem-is" ["true-or-tale"] 3,
}

/// What each lesson brings that brings something, in the order of the path.
#[must_use]
pub const fn teaches() -> &'static [Teaches] {
    TAUGHT
}

/// The lesson that a drill belongs to.
#[must_use]
pub fn lesson_of(drill: &str) -> Option<&'static PathLesson> {
    let taught = TAUGHT
        .iter()
        .find(|taught| taught.drills.contains(&drill))?;
    path::lessons().find(|lesson| lesson.id == taught.lesson)
}
