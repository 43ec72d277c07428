//! A tournament before it begins: plain data, which may be wrong.

use core::fmt;

use serde::{Deserialize, Serialize};

use super::levels::LevelTable;
use super::payouts::{Money, PayoutError, PayoutTable};
use super::rebuys::RebuyTerms;
use super::room::TableId;
use super::seating;
use crate::engine::cards::Seed;
use crate::engine::chips::Chips;
use crate::engine::house::{Ante, HouseRuleError, HouseRules, Rebuys};

/// A player's number in the entry list; any number will do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PlayerId(pub u32);

impl fmt::Display for PlayerId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// Everything that determines a tournament but the decisions and the time.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TournamentSetup {
    /// The entry list, 2 to 180 players.
    pub players: Vec<PlayerId>,
    /// Seats at each table, 2 to 10, at most the house rule `maxSeats`.
    pub seats_per_table: u8,
    /// The chips that everybody gets for the entry (TOURN-1).
    pub starting_stack: Chips,
    /// What everybody pays for them.
    pub entry: Money,
    /// The blind levels, counted as the house rule `blindLevels` says.
    pub levels: LevelTable,
    /// The house rules. A tournament knows neither rake nor straddle, whatever they say.
    pub rules: HouseRules,
    /// The organiser's own payouts in hundredths of a percent, the first place first; in force
    /// where the house rule `payouts` is `custom`.
    pub custom_payouts: Vec<u16>,
    /// The terms of rebuys; in force where the house rule `rebuys` is `first-phase`.
    pub rebuys: RebuyTerms,
    /// Whether small chips leave the game when no level needs them any more.
    pub color_up: bool,
    /// The order in which tables are broken; empty: the one with the highest number first.
    pub break_plan: Vec<TableId>,
    /// The seed of all draws and decks.
    pub seed: Seed,
}

impl TournamentSetup {
    /// The most players.
    pub const MOST_PLAYERS: usize = 180;

    /// The standard tournament: tables of nine, stacks of 3,000, the standard levels with their
    /// antes (S-29), and otherwise the default house rules.
    #[must_use]
    pub fn standard(players: Vec<PlayerId>, seed: Seed) -> Self {
        let (starting_stack, entry) = (Chips::new(3_000), Money(1_000));
        Self {
            players,
            seats_per_table: 9,
            starting_stack,
            entry,
            levels: LevelTable::standard(),
            rules: HouseRules {
                ante: Ante::LateTournamentLevels,
                ..HouseRules::default()
            },
            custom_payouts: Vec::new(),
            rebuys: RebuyTerms::standard(starting_stack, entry),
            color_up: true,
            break_plan: Vec::new(),
            seed,
        }
    }

    /// Says what is wrong, if anything is.
    pub fn validate(&self) -> Result<(), TournamentSetupError> {
        let players = self.players.len();
        if !(2..=Self::MOST_PLAYERS).contains(&players) {
            return Err(TournamentSetupError::Players { players });
        }
        let mut sorted = self.players.clone();
        sorted.sort_unstable();
        if let Some(pair) = sorted.windows(2).find(|pair| pair[0] == pair[1]) {
            return Err(TournamentSetupError::EnteredTwice { player: pair[0] });
        }
        let rules = self.rules.validate();
        rules.map_err(TournamentSetupError::HouseRule)?;
        if !(2..=self.rules.max_seats).contains(&self.seats_per_table) {
            return Err(TournamentSetupError::Seats {
                seats: self.seats_per_table,
                most: self.rules.max_seats,
            });
        }
        self.validate_chips()?;
        self.validate_money()?;
        let tables = seating::tables_for(players, self.seats_per_table);
        self.validate_plan(tables)
    }

    /// The shares of the paid places.
    pub fn payouts(&self) -> Result<PayoutTable, PayoutError> {
        PayoutTable::of(self.rules.payouts, &self.custom_payouts, self.players.len())
    }

    fn validate_chips(&self) -> Result<(), TournamentSetupError> {
        let first = self.levels.stakes(1, &self.rules);
        if first.ante > first.big_blind {
            return Err(TournamentSetupError::AnteAboveBigBlind {
                ante: first.ante,
                big_blind: first.big_blind,
            });
        }
        let needed = first.big_blind + first.ante;
        if self.starting_stack < needed {
            return Err(TournamentSetupError::BlindsAboveStack {
                needed,
                stack: self.starting_stack,
            });
        }
        let all = self.starting_stack.times(self.players.len() as u64);
        if all > Chips::MAX_AT_TABLE {
            return Err(TournamentSetupError::TooManyChips {
                most: Chips::new(Chips::MAX_AT_TABLE.get() / self.players.len().max(1) as u64),
            });
        }
        Ok(())
    }

    fn validate_money(&self) -> Result<(), TournamentSetupError> {
        let most = Money(Money::MOST.0 / self.players.len().max(1) as u64);
        if self.entry > most {
            return Err(TournamentSetupError::TooMuchMoney { most });
        }
        self.payouts().map_err(TournamentSetupError::Payouts)?;
        if self.rules.rebuys == Rebuys::FirstPhase {
            if self.rebuys.through_level == 0 {
                return Err(TournamentSetupError::NoFirstPhase);
            }
            if self.rebuys.chips.is_zero() {
                return Err(TournamentSetupError::RebuyOfNothing);
            }
        }
        Ok(())
    }

    fn validate_plan(&self, tables: usize) -> Result<(), TournamentSetupError> {
        if self.break_plan.is_empty() {
            return Ok(());
        }
        for (at, &table) in self.break_plan.iter().enumerate() {
            let twice = self.break_plan.iter().take(at).any(|&t| t == table);
            if usize::from(table.0) >= tables || twice {
                return Err(TournamentSetupError::BreakPlan { table, tables });
            }
        }
        Ok(())
    }
}

/// What is wrong with a [`TournamentSetup`], and what would be right.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "error", rename_all = "kebab-case")]
pub enum TournamentSetupError {
    /// A tournament has 2 to [`TournamentSetup::MOST_PLAYERS`] players (SEAT-1).
    Players {
        /// How many there are.
        players: usize,
    },
    /// A player stands in the entry list twice.
    EnteredTwice {
        /// Who.
        player: PlayerId,
    },
    /// A table has 2 to 10 seats, at most those of the house rule (SEAT-2).
    Seats {
        /// How many were asked for.
        seats: u8,
        /// The most.
        most: u8,
    },
    /// A starting stack covers the forced bets of the first level (TOURN-8).
    BlindsAboveStack {
        /// Big blind and ante of the first level.
        needed: Chips,
        /// The starting stack.
        stack: Chips,
    },
    /// An ante is at most one big blind (ANTE-2).
    AnteAboveBigBlind {
        /// The ante.
        ante: Chips,
        /// The big blind.
        big_blind: Chips,
    },
    /// All chips together are more than may come to lie on one table.
    TooManyChips {
        /// The greatest starting stack.
        most: Chips,
    },
    /// The prize pool would be above [`Money::MOST`].
    TooMuchMoney {
        /// The greatest entry.
        most: Money,
    },
    /// The payouts are none (TOURN-7).
    Payouts(PayoutError),
    /// The first phase lasts at least one level (TOURN-5).
    NoFirstPhase,
    /// A rebuy is at least one chip (TOURN-5).
    RebuyOfNothing,
    /// The plan names each table at most once, and only tables there are.
    BreakPlan {
        /// The table that is wrong.
        table: TableId,
        /// How many there are, numbered from 0.
        tables: usize,
    },
    /// A house rule has a value outside its list.
    HouseRule(HouseRuleError),
}

impl fmt::Display for TournamentSetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Players { players } => write!(
                f,
                "{players} players; a tournament has 2 to {} (SEAT-1)",
                TournamentSetup::MOST_PLAYERS
            ),
            Self::EnteredTwice { player } => {
                write!(f, "player {player} is entered twice; once is enough")
            }
            Self::Seats { seats, most } => {
                write!(f, "{seats} seats at a table; 2 to {most} (SEAT-2)")
            }
            Self::BlindsAboveStack { needed, stack } => write!(
                f,
                "blinds and ante of level 1 come to {needed}, a stack is only {stack}; \
                 start with at least {needed} chips or with lower blinds (TOURN-8)"
            ),
            Self::AnteAboveBigBlind { ante, big_blind } => write!(
                f,
                "the ante of level 1 is {ante}; at most the big blind of {big_blind} (ANTE-2)"
            ),
            Self::TooManyChips { most } => {
                write!(f, "too many chips for this field; at most {most} each")
            }
            Self::TooMuchMoney { most } => {
                write!(f, "the entry is too high for this field; at most {most}")
            }
            Self::Payouts(error) => error.fmt(f),
            Self::NoFirstPhase => f.write_str(
                "rebuys are allowed but their phase has no level; let it last at least through level 1 (TOURN-5)",
            ),
            Self::RebuyOfNothing => {
                f.write_str("a rebuy brings no chips; at least 1 (TOURN-5)")
            }
            Self::BreakPlan { table, tables } => write!(
                f,
                "the plan breaks table {table}, which is named twice or not there; tables are numbered 0 to {}",
                tables.saturating_sub(1)
            ),
            Self::HouseRule(error) => error.fmt(f),
        }
    }
}

impl core::error::Error for TournamentSetupError {}
