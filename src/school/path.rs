//! The path through the school: chapters, their lessons, the drills of their gates (curriculum 2.2).

/// A chapter of the school.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chapter {
    /// Its number, from 1.
    pub number: u8,
    /// Its lessons, in order.
    pub lessons: &'static [PathLesson],
    /// The drills that the eight questions of its gate are drawn from.
    pub gate: &'static [&'static str],
}

/// A built-in lesson, as it is listed before it is loaded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PathLesson {
    /// Its name in addresses and texts.
    pub id: &'static str,
    /// How long it takes.
    pub minutes: u8,
}

macro_rules! chapters {
    ($($number:literal [$($id:literal $minutes:literal,)+] gate [$($drill:literal)+])+) => {
        /// All chapters, in order.
        pub const CHAPTERS: &[Chapter] = &[$(
            Chapter {
                number: $number,
                lessons: &[$(PathLesson { id: $id, minutes: $minutes },)+],
                gate: &[$($drill),+],
            },
        )+];
    };
}

chapters! {
    1 ["first-hand" 3, "best-five" 3, "everyone-folds" 3, "your-moves" 3,]
        gate ["name-your-five" "legal-actions" "count-the-pot"]
    2 ["ladder" 3, "kickers" 4, "straights" 3, "flushes" 3, "full-houses" 3, "ties" 3,]
        gate ["who-wins" "name-your-five" "kicker-or-split"]
    3 ["match-the-highest" 3, "round-over" 4, "min-raise" 4,]
        gate ["call-price" "min-raise-to" "round-over" "legal-actions"]
    4 ["button" 3, "two-blinds" 4, "big-blind-option" 3, "first-after-the-flop" 3, "heads-up" 3,]
        gate ["button-draw" "who-acts-first" "forced-bets" "blinds-next-hand"]
    5 ["all-in" 4, "side-pot" 4, "several-pots" 4, "short-all-in" 4, "two-sides-of-all-in" 3,]
        gate ["build-the-pots" "award-the-pots" "reopen-or-not" "call-price"]
    6 ["who-shows-first" 3, "show-or-hide" 3, "cards-speak" 3, "side-pot-first" 4, "odd-chip" 3,]
        gate ["who-shows-first" "show-or-hide" "odd-chip" "award-the-pots"]
    7 ["three-structures" 4, "limit-cap" 4, "pot-limit" 4,]
        gate ["legal-actions" "limit-cap" "pot-limit-max" "min-raise-to"]
    8 ["house-rules" 4, "two-houses" 4,]
        gate ["house-sheet"]
    9 ["buy-in" 4, "straddle" 4, "dead-button" 4, "newcomers" 4, "away-and-moving" 4,]
        gate ["chips-at-the-table" "blinds-next-hand" "may-they-play" "forced-bets"]
    10 ["tournament" 4, "levels-and-antes" 4,]
        gate ["tournament-placings" "forced-bets" "build-the-pots"]
    11 ["in-turn" 3, "say-it-once" 4, "guard-your-cards" 3, "misdeal" 4, "when-things-go-wrong" 4,]
        gate ["string-bet" "misdeal-or-not" "what-happens-now" "table-manners"]
    12 ["deal-a-hand" 4,]
        gate ["dealer-steps" "button-draw"]
    13 ["position" 4, "outs" 4, "pot-odds" 4, "bluff" 3, "push-or-fold" 4,]
        gate ["outs" "pot-odds" "open-or-fold" "push-or-fold"]
    14 ["what-holdem-is" 3,]
        gate ["true-or-tale"]
}

/// The chapter of a lesson.
#[must_use]
pub fn chapter_of(id: &str) -> Option<&'static Chapter> {
    let holds = |chapter: &&Chapter| chapter.lessons.iter().any(|lesson| lesson.id == id);
    CHAPTERS.iter().find(holds)
}

/// All lessons, in order.
pub fn lessons() -> impl Iterator<Item = &'static PathLesson> {
    CHAPTERS.iter().flat_map(|chapter| chapter.lessons)
}

/// The lesson after this one; none after the last.
#[must_use]
pub fn next_after(id: &str) -> Option<&'static PathLesson> {
    lessons().skip_while(|lesson| lesson.id != id).nth(1)
}
