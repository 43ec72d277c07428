//! What is wrong with a tournament, its levels or its prizes.

use super::super::args::Args;
use super::super::catalog::Id;
use super::super::number::percent;
use super::super::speaker::{Said, Speaker};
use super::super::tournament::{Entrants, number};
use crate::engine::chips::Chips;
use crate::engine::rule::RuleId;
use crate::engine::table::tournament::{
    LevelError, LevelTable, PayoutError, PayoutTable, TournamentError, TournamentSetup,
    TournamentSetupError,
};

impl Speaker<'_> {
    /// Why a tournament refuses something.
    #[must_use]
    pub fn tournament_fault(&self, error: &TournamentError, entrants: &Entrants<'_>) -> Said {
        let none = Args::new();
        let (id, args, rules): (Id, Args, &[RuleId]) = match error {
            TournamentError::Over => (Id("wrong-tournament-over"), none, &[RuleId::Tourn2]),
            TournamentError::NoSuchTable { table } => (
                Id("wrong-tournament-table"),
                none.with("table", number(table.0)),
                &[],
            ),
            TournamentError::NoSuchPlayer { player } => {
                let id = Id("wrong-tournament-player");
                return self.did_player(entrants, *player, id, none, &[]);
            }
            TournamentError::HandInProgress { table } => (
                Id("wrong-tournament-hand"),
                none.with("table", number(table.0)),
                &[],
            ),
            TournamentError::NoHand { table } => (
                Id("wrong-tournament-no-hand"),
                none.with("table", number(table.0)),
                &[],
            ),
            TournamentError::HandNotOver => (Id("wrong-hand-in-progress"), none, &[]),
            TournamentError::OtherHand => (Id("wrong-moment"), none, &[]),
            TournamentError::TooFewPlayers { table } => (
                Id("wrong-tournament-too-few"),
                none.with("table", number(table.0)),
                &[RuleId::Seat1],
            ),
            TournamentError::RebuyUndecided { player, because } => {
                let id = Id("wrong-tournament-undecided");
                return self.did_player(entrants, *player, id, none, because.rules());
            }
            TournamentError::Waits { because } | TournamentError::Refused { because, .. } => {
                return self.against(because);
            }
            TournamentError::TooMuch => (Id("wrong-tournament-too-much"), none, &[]),
            TournamentError::Damaged => (Id("wrong-tournament-saved"), none, &[]),
            TournamentError::Setup(error) => {
                return self.tournament_setup_fault(error, entrants);
            }
        };
        self.said(id, &args, rules)
    }

    /// Why a tournament cannot begin.
    #[must_use]
    pub fn tournament_setup_fault(
        &self,
        error: &TournamentSetupError,
        entrants: &Entrants<'_>,
    ) -> Said {
        let none = Args::new();
        let (id, args, rules): (Id, Args, &[RuleId]) = match error {
            TournamentSetupError::Players { players } => (
                Id("wrong-tournament-players"),
                none.with("players", *players as u64)
                    .with("most", TournamentSetup::MOST_PLAYERS as u64),
                &[RuleId::Seat1],
            ),
            TournamentSetupError::EnteredTwice { player } => {
                let id = Id("wrong-tournament-twice");
                return self.did_player(entrants, *player, id, none, &[]);
            }
            TournamentSetupError::Seats { seats, most } => (
                Id("wrong-places"),
                none.with("seats", *seats).with("most", *most),
                &[RuleId::Seat1, RuleId::Seat2],
            ),
            TournamentSetupError::BlindsAboveStack { needed, stack } => (
                Id("wrong-tournament-blinds"),
                none.with("needed", *needed).with("stack", *stack),
                &[RuleId::Tourn8],
            ),
            TournamentSetupError::AnteAboveBigBlind { ante, big_blind } => (
                Id("wrong-tournament-ante"),
                none.with("ante", *ante).with("big", *big_blind),
                &[RuleId::Ante2],
            ),
            TournamentSetupError::TooManyChips { most } => {
                (Id("wrong-tournament-stack"), none.with("most", *most), &[])
            }
            TournamentSetupError::TooMuchMoney { most } => {
                (Id("wrong-tournament-entry"), none.with("most", *most), &[])
            }
            TournamentSetupError::Payouts(error) => return self.payout_fault(error),
            TournamentSetupError::NoFirstPhase => {
                (Id("wrong-rebuy-levels"), none, &[RuleId::Tourn5])
            }
            TournamentSetupError::RebuyOfNothing => {
                (Id("wrong-rebuy-chips"), none, &[RuleId::Tourn5])
            }
            TournamentSetupError::BreakPlan { table, tables } => (
                Id("wrong-break-plan"),
                none.with("table", number(table.0))
                    .with("tables", *tables as u64),
                &[],
            ),
            TournamentSetupError::HouseRule(error) => return self.house_fault(error),
        };
        self.said(id, &args, rules)
    }

    /// Why levels are not a table of blind levels.
    #[must_use]
    pub fn level_fault(&self, error: &LevelError) -> Said {
        let none = Args::new();
        let (id, args, rules): (Id, Args, &[RuleId]) = match error {
            LevelError::Count { levels } => (
                Id("wrong-levels"),
                none.with("count", *levels as u64)
                    .with("most", LevelTable::MOST as u64),
                &[RuleId::Tourn8],
            ),
            LevelError::SmallBlind {
                level,
                small_blind: _,
                big_blind: Chips::ZERO,
            } => (
                Id("wrong-level-no-blind"),
                none.with("level", *level),
                &[RuleId::Blind4, RuleId::Blind5],
            ),
            LevelError::SmallBlind {
                level,
                small_blind,
                big_blind,
            } => (
                Id("wrong-level-small-blind"),
                none.with("level", *level)
                    .with("small", *small_blind)
                    .with("big", *big_blind),
                &[RuleId::Blind4, RuleId::Blind5],
            ),
            LevelError::TooGreat { level } => (
                Id("wrong-level-big-blind"),
                none.with("level", *level)
                    .with("amount", LevelTable::GREATEST),
                &[],
            ),
            LevelError::Ante {
                level,
                ante,
                big_blind,
            } => (
                Id("wrong-level-ante"),
                none.with("level", *level)
                    .with("ante", *ante)
                    .with("big", *big_blind),
                &[RuleId::Ante2],
            ),
            LevelError::Falling {
                level,
                big_blind,
                before,
            } => (
                Id("wrong-level-falling"),
                none.with("level", *level)
                    .with("before", *before)
                    .with("big", *big_blind),
                &[RuleId::Tourn8],
            ),
            LevelError::Length { level, length } => (
                Id("wrong-level-length"),
                none.with("level", *level)
                    .with("length", *length)
                    .with("most", LevelTable::LONGEST),
                &[RuleId::Tourn8],
            ),
        };
        self.said(id, &args, rules)
    }

    /// Why shares are not a table of prizes.
    #[must_use]
    pub fn payout_fault(&self, error: &PayoutError) -> Said {
        let none = Args::new();
        let written = |share| percent(self.catalog.language(), share);
        let (id, args) = match *error {
            PayoutError::Nobody => (Id("wrong-payouts-nobody"), none),
            PayoutError::MorePlacesThanPlayers { places, players } => (
                Id("wrong-payouts-places"),
                none.with("places", places as u64)
                    .with("players", players as u64),
            ),
            PayoutError::Nothing { place } => {
                (Id("wrong-payouts-nothing"), none.with("place", place))
            }
            PayoutError::NotFalling { place } => (
                Id("wrong-payouts-order"),
                none.with("place", place)
                    .with("better", place.saturating_sub(1)),
            ),
            PayoutError::NotTheWhole { sum } => {
                let whole = u64::from(PayoutTable::WHOLE);
                let id = if sum > whole {
                    Id("wrong-payouts-above")
                } else {
                    Id("wrong-payouts-below")
                };
                let by = sum.abs_diff(whole);
                (
                    id,
                    none.with("percent", written(sum)).with("by", written(by)),
                )
            }
        };
        self.said(id, &args, &[RuleId::Tourn7])
    }
}
