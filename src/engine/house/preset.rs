//! Ready-made house rules.

use serde::{Deserialize, Serialize};

use super::options::{
    Ante, BlindPosting, ButtonRule, HeadsUpCap, HistoryShowsMucked, LosersShow, MissedBlind,
    PlayBoardDeclaration, SmallBlindRounding, Straddle, WhoDeals,
};
use super::sheet::OptionKey;
use super::{HouseRules, Rake};
use crate::engine::chips::Chips;
use crate::engine::rule::RuleId;

/// A set of house rules with a name.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Preset {
    /// The rule book's defaults, all hands shown.
    #[default]
    School,
    /// A card room with a dealer.
    LiveCardRoom,
    /// A room on the network.
    OnlineRoom,
    /// The Czech league.
    League,
}

/// Where a preset departs from the rule book's default, and the entry it follows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Deviation {
    /// The option.
    pub option: OptionKey,
    /// The entry whose reading it takes.
    pub rule: RuleId,
}

impl Preset {
    /// All of them.
    pub const ALL: [Self; 4] = [
        Self::School,
        Self::LiveCardRoom,
        Self::OnlineRoom,
        Self::League,
    ];

    /// The rules.
    #[must_use]
    pub fn rules(self) -> HouseRules {
        let usual = HouseRules::default();
        match self {
            Self::School => HouseRules {
                losers_show: LosersShow::AllShow,
                ..usual
            },
            Self::LiveCardRoom => HouseRules {
                who_deals: WhoDeals::HouseDealer,
                missed_blind: MissedBlind::BigLiveSmallDead,
                straddle: Straddle::On,
                history_shows_mucked: HistoryShowsMucked::No,
                rake: Rake {
                    rate: 500,
                    cap: Some(Chips::new(100)),
                    no_flop_no_drop: true,
                },
                ..usual
            },
            Self::OnlineRoom => HouseRules {
                small_blind_rounding: SmallBlindRounding::DownToAWholeUnit,
                missed_blind: MissedBlind::BigLiveSmallDead,
                blind_posting: BlindPosting::Prompt,
                rake: Rake {
                    rate: 500,
                    cap: Some(Chips::new(60)),
                    no_flop_no_drop: true,
                },
                ..usual
            },
            Self::League => HouseRules {
                who_deals: WhoDeals::HouseDealer,
                raise_cap: 4,
                heads_up_cap: HeadsUpCap::Capped,
                button_rule: ButtonRule::MovingButton,
                ante: Ante::LateTournamentLevels,
                losers_show: LosersShow::AllShow,
                play_board_declaration: PlayBoardDeclaration::Required,
                ..usual
            },
        }
    }

    /// Every departure from the default, with the entry it follows.
    #[must_use]
    pub fn deviations(self) -> Vec<Deviation> {
        let lines = self.rules().sheet();
        let changed = lines.into_iter().filter(|line| !line.is_default);
        changed
            .map(|line| Deviation {
                option: line.option,
                rule: line.option.rule(),
            })
            .collect()
    }
}
