//! All drills.

use super::instance::{Instance, Task};
use super::sheet::{Built, Sheet};
use super::{Draw, Level, Line, Pattern, Skill};
use super::{
    award_the_pots, blinds_next_hand, build_the_pots, button_draw, call_price, chips_at_the_table,
    count_the_pot, dealer_steps, equity_estimate, forced_bets, house_sheet, kicker_or_split,
    legal_actions, limit_cap, may_they_play, min_raise_to, misdeal_or_not, name_your_five,
    odd_chip, open_or_fold, outs, position_names, pot_limit_max, pot_odds, push_or_fold,
    reopen_or_not, round_over, show_or_hide, string_bet, table_manners, tournament_placings,
    true_or_tale, what_happens_now, who_acts_first, who_shows_first, who_wins,
};
use crate::engine::cards::Seed;
use crate::engine::rule::RuleId;

macro_rules! drills {
    ($($drill:ident $file:ident,)*) => {
        /// A drill.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[expect(missing_docs, reason = "the names are those of the catalogue")]
        pub enum Drill { $($drill,)* }

        impl Drill {
            /// All drills, in the order of the curriculum.
            pub const ALL: &[Self] = &[$(Self::$drill,)*];

            const fn sheet(self) -> &'static Sheet {
                match self { $(Self::$drill => &$file::SHEET,)* }
            }

            // What a drill is called and has stands apart from how its questions are built: a
            // program that only lists drills does not carry all of them.

            /// Its name in links and results: `who-wins`.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self { $(Self::$drill => const { $file::SHEET.name },)* }
            }

            /// What it trains; a drill may train nothing that is rated.
            #[must_use]
            pub const fn skill(self) -> Option<Skill> {
                match self { $(Self::$drill => const { $file::SHEET.skill },)* }
            }

            /// The rules that it practises.
            #[must_use]
            pub const fn rules(self) -> &'static [RuleId] {
                match self { $(Self::$drill => const { $file::SHEET.rules },)* }
            }

            /// The kinds of case that it puts.
            #[must_use]
            pub const fn patterns(self) -> &'static [Pattern] {
                match self { $(Self::$drill => const { $file::SHEET.patterns },)* }
            }
        }
    };
}

drills! {
    WhoWins who_wins,
    NameYourFive name_your_five,
    KickerOrSplit kicker_or_split,
    LegalActions legal_actions,
    CallPrice call_price,
    MinRaiseTo min_raise_to,
    RoundOver round_over,
    WhoActsFirst who_acts_first,
    BlindsNextHand blinds_next_hand,
    MayTheyPlay may_they_play,
    ButtonDraw button_draw,
    BuildThePots build_the_pots,
    AwardThePots award_the_pots,
    ReopenOrNot reopen_or_not,
    OddChip odd_chip,
    WhoShowsFirst who_shows_first,
    ShowOrHide show_or_hide,
    LimitCap limit_cap,
    PotLimitMax pot_limit_max,
    HouseSheet house_sheet,
    ChipsAtTheTable chips_at_the_table,
    ForcedBets forced_bets,
    TournamentPlacings tournament_placings,
    StringBet string_bet,
    MisdealOrNot misdeal_or_not,
    WhatHappensNow what_happens_now,
    TableManners table_manners,
    DealerSteps dealer_steps,
    PositionNames position_names,
    CountThePot count_the_pot,
    Outs outs,
    PotOdds pot_odds,
    EquityEstimate equity_estimate,
    OpenOrFold open_or_fold,
    PushOrFold push_or_fold,
    TrueOrTale true_or_tale,
}

/// So many draws may miss a pattern; each of them is built to fit it, and hardly ever misses 100
/// times in a row.
const PATIENCE: u32 = 20_000;

impl Drill {
    /// The drill of this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|drill| drill.name() == name)
    }

    /// Its title.
    #[must_use]
    pub fn title(self) -> Line {
        Line {
            id: ["drill-", self.name()].concat(),
            args: Vec::new(),
        }
    }

    /// Whether the chips on the table are covered when the film has ended: they are what is asked
    /// for.
    #[must_use]
    pub const fn covers_chips(self) -> bool {
        matches!(self, Self::CountThePot)
    }

    /// The worked examples of the rule book that it has, by their ids.
    pub fn examples(self) -> impl Iterator<Item = &'static str> {
        self.sheet().examples.iter().map(|(id, _)| *id)
    }

    /// A worked example as a question at level 3.
    #[must_use]
    pub fn example(self, id: &str) -> Option<Instance> {
        let sheet = self.sheet();
        let (_, text) = sheet.examples.iter().find(|(name, _)| *name == id)?;
        let task = Task {
            drill: self,
            pattern: sheet.patterns.first()?.name,
            level: Level::numbered(3)?,
            seed: 0,
        };
        Some(task.asks((sheet.example)(text)?))
    }
}

impl Task {
    /// The question. None only of a pattern that the drill does not have.
    #[must_use]
    pub fn instance(self) -> Option<Instance> {
        let sheet = self.drill.sheet();
        sheet
            .patterns
            .iter()
            .find(|pattern| pattern.name == self.pattern)?;
        let mut draw = Draw::new(self.source());
        let built =
            (0..PATIENCE).find_map(|_| (sheet.build)(self.pattern, self.level, &mut draw))?;
        Some(self.asks(built))
    }

    fn asks(self, built: Built) -> Instance {
        Instance {
            task: self,
            shown: built.shown,
            parts: built.parts,
            hint: Line::of(self.drill.name(), "hint"),
            seconds: built.seconds,
        }
    }

    /// Where the draws come from: other for each of the four values.
    fn source(self) -> Seed {
        let mut bytes = [0; 32];
        let name = [self.drill.name(), "/", self.pattern].concat();
        bytes[..8].copy_from_slice(&self.seed.to_le_bytes());
        bytes[8] = self.level.number();
        bytes[16..24].copy_from_slice(&hash(&name).to_le_bytes());
        Seed::new(bytes)
    }
}

/// FNV-1a, 64 bits.
pub(in crate::school) fn hash(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    })
}
