//! What a refusal at the table shows: the pattern that practises its rule (curriculum 5.4).

use super::CardId;
use crate::engine::rule::RuleId;
use crate::school::drill::Drill;

/// The pattern behind a refusal by this rule; none where no drill asks for it.
#[must_use]
pub fn pattern_of_refusal(rule: RuleId) -> Option<CardId> {
    let (drill, pattern) = match rule {
        RuleId::Bet1 => (Drill::MinRaiseTo, "opening-bet"),
        RuleId::Bet2 | RuleId::Bet3 | RuleId::Bet4 => (Drill::MinRaiseTo, "over-a-raise"),
        RuleId::Blind12 => (Drill::MinRaiseTo, "before-the-flop"),
        RuleId::Check4 | RuleId::Round4 | RuleId::Round9 => (Drill::LegalActions, "facing-a-bet"),
        RuleId::Fold2 | RuleId::Round3 | RuleId::Round8 | RuleId::Bet5 => {
            (Drill::LegalActions, "nothing-bet")
        }
        RuleId::Blind13 => (Drill::LegalActions, "big-blind-unraised"),
        RuleId::Raise3 => (Drill::RoundOver, "bettor-asked-to-raise-himself"),
        RuleId::Allin6 => (Drill::LegalActions, "not-reopened"),
        RuleId::Allin9 => (Drill::LegalActions, "all-opponents-all-in"),
        RuleId::Limit5 => (Drill::LegalActions, "capped"),
        RuleId::Limit1 | RuleId::Limit2 => (Drill::LimitCap, "size-by-round"),
        RuleId::Potlim1 | RuleId::Potlim2 => (Drill::PotLimitMax, "over-one-bet"),
        RuleId::Etiq1 => (Drill::TableManners, "acting-out-of-turn"),
        _ => return None,
    };
    CardId::pattern(drill, pattern)
}
