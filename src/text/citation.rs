//! Reasons, in sentences with their sums.

use super::args::{Args, Value};
use super::catalog::Id;
use super::number::percent;
use super::resolve::Voice;
use super::speaker::{Explained, Sign, Speaker, SumLine};
use super::strength;
use crate::engine::chips::Chips;
use crate::engine::citation::Citation;
use crate::engine::hand::{ForcedKind, Refusal};

/// A figure of a sum and its name.
struct Figure(Sign, Value, Id);

/// A reason on its way to words.
struct Reason {
    id: Id,
    args: Args,
    sum: Vec<Figure>,
}

impl Reason {
    fn new(id: Id, args: Args) -> Self {
        Self {
            id,
            args,
            sum: Vec::new(),
        }
    }

    /// With a sum of three figures: `one`, then `two` by `sign`, is `total`.
    fn reckoned(
        mut self,
        one: (Chips, Id),
        sign: Sign,
        two: (Chips, Id),
        total: (Chips, Id),
    ) -> Self {
        self.sum = vec![
            Figure(Sign::Start, one.0.into(), one.1),
            Figure(sign, two.0.into(), two.1),
            Figure(Sign::Equals, total.0.into(), total.1),
        ];
        self
    }
}

impl Speaker<'_> {
    /// Why the referee did or allows something, or what keeps it from being possible.
    #[must_use]
    pub fn because(&self, citation: &Citation) -> Explained {
        let reason = self.reason(citation);
        let (id, args) = (reason.id.0, &reason.args);
        let spoken = {
            let args = Args::new()
                .with("text", self.catalog.spoken(id, args))
                .with("rule", citation.rule().id());
            match self.spoken_sum(&reason.sum) {
                Some(sum) => self
                    .catalog
                    .spoken(Id("why-spoken-sum").0, &args.with("sum", sum)),
                None => self.catalog.spoken(Id("why-spoken").0, &args),
            }
        };
        let lines = reason.sum.iter().map(|Figure(sign, value, label)| SumLine {
            sign: *sign,
            figure: self.figure(value, Voice::Screen),
            label: self.screen(*label, &Args::new()),
        });
        Explained {
            title: self.catalog.message(&format!("{id}.title"), args),
            text: self.catalog.message(id, args),
            sum: lines.collect(),
            spoken,
            rules: citation.rules(),
        }
    }

    /// Why an action was refused; the title says what is wrong in one line.
    #[must_use]
    pub fn refusal(&self, refusal: &Refusal) -> Explained {
        self.refused(&refusal.because)
    }

    /// Why something was refused, in a hand or between hands.
    #[must_use]
    pub fn refused(&self, citation: &Citation) -> Explained {
        let reason = self.reason(citation);
        let short = format!("{}.short", reason.id.0);
        let spoken = Args::new()
            .with("reason", self.catalog.spoken(&short, &reason.args))
            .with("text", self.catalog.spoken(reason.id.0, &reason.args))
            .with("rule", citation.rule().id());
        let title = Args::new().with("reason", self.short(citation));
        Explained {
            title: self.screen(Id("refused"), &title),
            spoken: self.catalog.spoken(Id("refused-spoken").0, &spoken),
            ..self.because(citation)
        }
    }

    /// A reason against something in about four words, for a control that rests in its place:
    /// "no one to raise". Of a reason that is not against anything it is the question.
    #[must_use]
    pub fn short(&self, citation: &Citation) -> String {
        let reason = self.reason(citation);
        let short = format!("{}.short", reason.id.0);
        if self.catalog.has(&short) {
            self.catalog.message(&short, &reason.args)
        } else {
            let title = format!("{}.title", reason.id.0);
            self.catalog.message(&title, &reason.args)
        }
    }

    fn figure(&self, value: &Value, voice: Voice) -> String {
        match (value.number(), voice) {
            (Some(number), Voice::Screen) => self.catalog.number(number),
            (Some(number), Voice::Spoken) => number.to_string(),
            (None, _) => String::new(),
        }
    }

    /// A sum for the ear: "25 plus 15 is 40."
    fn spoken_sum(&self, sum: &[Figure]) -> Option<String> {
        let spoken = |value: &Value| self.figure(value, Voice::Spoken);
        let (id, args) = match sum {
            [Figure(_, one, _), Figure(sign, two, _), Figure(_, total, _)] => {
                let id = match sign {
                    Sign::Minus => Id("sum-minus"),
                    Sign::Times => Id("sum-times"),
                    Sign::Start | Sign::Plus | Sign::Equals => Id("sum-plus"),
                };
                let args = Args::new()
                    .with("one", spoken(one))
                    .with("two", spoken(two))
                    .with("total", spoken(total));
                (id, args)
            }
            [
                Figure(_, one, _),
                Figure(_, two, _),
                Figure(_, three, _),
                Figure(_, total, _),
            ] => {
                let args = Args::new()
                    .with("one", spoken(one))
                    .with("two", spoken(two))
                    .with("three", spoken(three))
                    .with("total", spoken(total));
                (Id("sum-times-plus"), args)
            }
            _ => return None,
        };
        Some(self.catalog.spoken(id.0, &args))
    }

    #[expect(
        clippy::too_many_lines,
        reason = "one arm a reason; a new reason must not compile without its sentence"
    )]
    fn reason(&self, citation: &Citation) -> Reason {
        let none = Args::new();
        let plain = |id: Id| Reason::new(id, Args::new());
        match citation {
            Citation::Button { seat } => {
                Reason::new(Id("why-button"), none.with("name", self.name(*seat)))
            }
            Citation::Forced {
                kind,
                amount,
                heads_up,
            } => {
                let id = match (kind, heads_up) {
                    (ForcedKind::Ante, _) => Id("why-ante"),
                    (ForcedKind::BigBlindAnte, _) => Id("why-big-blind-ante"),
                    (ForcedKind::DeadPost, _) => Id("why-dead-post"),
                    (ForcedKind::SmallBlind, false) => Id("why-small-blind"),
                    (ForcedKind::SmallBlind, true) => Id("why-small-blind-two"),
                    (ForcedKind::BigBlind, false) => Id("why-big-blind"),
                    (ForcedKind::BigBlind, true) => Id("why-big-blind-two"),
                    (ForcedKind::Straddle, _) => Id("why-straddle"),
                    (ForcedKind::LivePost, _) => Id("why-live-post"),
                };
                Reason::new(id, none.with("amount", *amount))
            }
            Citation::ForcedShort {
                kind,
                nominal,
                posted,
            } => {
                let id = if kind.is_live() {
                    Id("why-short-blind")
                } else {
                    Id("why-short-ante")
                };
                let args = none.with("nominal", *nominal).with("posted", *posted);
                Reason::new(id, args).reckoned(
                    (*nominal, Id("sum-due")),
                    Sign::Minus,
                    (*posted, Id("sum-posted")),
                    (nominal.saturating_sub(*posted), Id("sum-not-owed")),
                )
            }
            Citation::Deal => plain(Id("why-deal")),
            Citation::Burn => plain(Id("why-burn")),
            Citation::BoardDealt {
                street: _,
                players,
                betting: true,
            } => Reason::new(Id("why-board"), none.with("players", *players)),
            Citation::BoardDealt {
                street: _,
                players: _,
                betting: false,
            } => plain(Id("why-board-run-out")),

            Citation::Fold { left_behind } => {
                Reason::new(Id("why-fold"), none.with("amount", *left_behind))
            }
            Citation::Check => plain(Id("why-check")),
            Citation::CheckOption { bet } => {
                Reason::new(Id("why-check-option"), none.with("bet", *bet))
            }
            Citation::Call { bet, already, pay } => {
                let args = none.with("bet", *bet).with("pay", *pay);
                if already.is_zero() {
                    Reason::new(Id("why-call"), args)
                } else {
                    Reason::new(Id("why-call-rest"), args.with("already", *already)).reckoned(
                        (*bet, Id("sum-bet")),
                        Sign::Minus,
                        (*already, Id("sum-already")),
                        (*pay, Id("sum-to-pay")),
                    )
                }
            }
            Citation::CallShort { price, pay } => Reason::new(
                Id("why-call-short"),
                none.with("price", *price).with("pay", *pay),
            ),
            Citation::CallReal { bet, pay } => Reason::new(
                Id("why-call-real"),
                none.with("bet", *bet).with("pay", *pay),
            ),
            Citation::MinBet { min } => Reason::new(Id("why-min-bet"), none.with("min", *min)),
            Citation::MinRaise { bet, by, to } => {
                let args = none.with("bet", *bet).with("by", *by).with("to", *to);
                Reason::new(Id("why-min-raise"), args).reckoned(
                    (*bet, Id("sum-bet")),
                    Sign::Plus,
                    (*by, Id("sum-last-raise")),
                    (*to, Id("sum-least")),
                )
            }
            Citation::MinRaiseOneBigBlind { bet, by, to } => {
                let args = none.with("bet", *bet).with("by", *by).with("to", *to);
                Reason::new(Id("why-min-raise-big-blind"), args).reckoned(
                    (*bet, Id("sum-bet")),
                    Sign::Plus,
                    (*by, Id("sum-big-blind")),
                    (*to, Id("sum-least")),
                )
            }
            Citation::MinRaiseStraddle { bet, by, to } => {
                let args = none.with("bet", *bet).with("by", *by).with("to", *to);
                Reason::new(Id("why-min-raise-straddle"), args).reckoned(
                    (*bet, Id("sum-bet")),
                    Sign::Plus,
                    (*by, Id("sum-least-step")),
                    (*to, Id("sum-least")),
                )
            }
            Citation::AllInBet { min, amount } => Reason::new(
                Id("why-all-in-bet"),
                none.with("min", *min).with("amount", *amount),
            ),
            Citation::AllInShortRaise { bet: _, to, full } => Reason::new(
                Id("why-all-in-raise"),
                none.with("to", *to).with("full", *full),
            ),
            Citation::MaxStack { to } => Reason::new(Id("why-max-stack"), none.with("to", *to)),
            Citation::MaxPot { bet, by, to } if bet.is_zero() => {
                Reason::new(Id("why-max-pot-bet"), none.with("by", *by).with("to", *to))
            }
            Citation::MaxPot { bet, by, to } => {
                let args = none.with("bet", *bet).with("by", *by).with("to", *to);
                Reason::new(Id("why-max-pot"), args).reckoned(
                    (*bet, Id("sum-bet")),
                    Sign::Plus,
                    (*by, Id("sum-added")),
                    (*to, Id("sum-most")),
                )
            }
            Citation::FixedSize {
                unit,
                to,
                raise,
                cap,
            } => {
                let args = none
                    .with("unit", *unit)
                    .with("to", *to)
                    .with("raise", *raise);
                match (raise, cap) {
                    (0, _) => Reason::new(Id("why-fixed-bet"), args),
                    (_, None) => Reason::new(Id("why-fixed-raise"), args),
                    (_, Some(cap)) => Reason::new(Id("why-fixed-raise-of"), args.with("cap", *cap)),
                }
            }
            Citation::HalfBetReopens { to, level } => Reason::new(
                Id("why-half-bet"),
                none.with("to", *to).with("level", *level),
            ),

            Citation::Uncalled { bet, matched, back } => {
                let args = none
                    .with("bet", *bet)
                    .with("matched", *matched)
                    .with("back", *back);
                Reason::new(Id("why-uncalled"), args).reckoned(
                    (*bet, Id("sum-bet")),
                    Sign::Minus,
                    (*matched, Id("sum-matched")),
                    (*back, Id("sum-goes-back")),
                )
            }
            Citation::Collect { amount } => {
                Reason::new(Id("why-collect"), none.with("amount", *amount))
            }
            Citation::CollectSidePots { amount: _, pots } => {
                Reason::new(Id("why-side-pots"), none.with("pots", *pots))
            }
            Citation::CollectAntes { amount } => {
                Reason::new(Id("why-collect-antes"), none.with("amount", *amount))
            }

            Citation::LastPlayer => plain(Id("why-last-player")),
            Citation::ShowLastAggressor => plain(Id("why-show-aggressor")),
            Citation::ShowFirstToAct => plain(Id("why-show-first")),
            Citation::ShowLastAggressorOfHand => plain(Id("why-show-aggressor-of-hand")),
            Citation::ShowBeats => plain(Id("why-show-beats")),
            Citation::ShowAll => plain(Id("why-show-all")),
            Citation::ShowChosen => plain(Id("why-show-chosen")),
            Citation::Muck => plain(Id("why-muck")),
            Citation::AllInFaceUp => plain(Id("why-all-in-face-up")),

            Citation::BestHand {
                strength,
                second: None,
            } => Reason::new(Id("why-best-hand"), none.with("hand", *strength)),
            Citation::BestHand {
                strength,
                second: Some(second),
            } => {
                let (id, args) = strength::decided(*strength, *second);
                let args = none
                    .with("hand", *strength)
                    .with("second", *second)
                    .with("decided", self.screen(id, &args));
                Reason::new(Id("why-best-hand-over"), args)
            }
            Citation::Split {
                strength,
                players,
                share,
                odd,
            } => {
                let args = none
                    .with("players", *players)
                    .with("hand", *strength)
                    .with("share", *share);
                let shared = share.times(u64::from(*players));
                let mut reason = if odd.is_zero() {
                    Reason::new(Id("why-split"), args)
                } else {
                    Reason::new(Id("why-split-odd"), args.with("odd", *odd))
                };
                reason.sum = vec![
                    Figure(Sign::Start, (*share).into(), Id("sum-each")),
                    Figure(Sign::Times, (*players).into(), Id("sum-players")),
                ];
                if !odd.is_zero() {
                    let odd = Figure(Sign::Plus, (*odd).into(), Id("sum-odd"));
                    reason.sum.push(odd);
                }
                let pot = Figure(Sign::Equals, (shared + *odd).into(), Id("sum-pot"));
                reason.sum.push(pot);
                reason
            }
            Citation::Unopposed => plain(Id("why-unopposed")),
            Citation::Rake { rate, pot, taken } => Reason::new(
                Id("why-rake"),
                none.with("percent", percent(self.catalog.language(), *rate))
                    .with("pot", *pot)
                    .with("taken", *taken),
            ),

            Citation::OutOfTurn { turn } => {
                Reason::new(Id("why-out-of-turn"), none.with("name", self.name(*turn)))
            }
            Citation::HandOver => plain(Id("why-hand-over")),
            Citation::NotInHand => plain(Id("why-not-in-hand")),
            Citation::NoCheck { price } => {
                Reason::new(Id("why-no-check"), none.with("price", *price))
            }
            Citation::NothingToCall => plain(Id("why-nothing-to-call")),
            Citation::AlreadyBet { bet } => {
                Reason::new(Id("why-already-bet"), none.with("bet", *bet))
            }
            Citation::NothingToRaise => plain(Id("why-nothing-to-raise")),
            Citation::BelowMin {
                tried,
                bet,
                by: _,
                min,
            } if bet.is_zero() => Reason::new(
                Id("why-below-min-bet"),
                none.with("tried", *tried).with("min", *min),
            ),
            Citation::BelowMin {
                tried,
                bet,
                by,
                min,
            } => {
                let args = none.with("tried", *tried).with("by", *by).with("min", *min);
                Reason::new(Id("why-below-min-raise"), args).reckoned(
                    (*bet, Id("sum-bet")),
                    Sign::Plus,
                    (*by, Id("sum-last-raise")),
                    (*min, Id("sum-least")),
                )
            }
            Citation::BelowMinOneBigBlind {
                tried,
                bet,
                by,
                min,
            } => {
                let args = none.with("tried", *tried).with("by", *by).with("min", *min);
                Reason::new(Id("why-below-min-big-blind"), args).reckoned(
                    (*bet, Id("sum-bet")),
                    Sign::Plus,
                    (*by, Id("sum-big-blind")),
                    (*min, Id("sum-least")),
                )
            }
            Citation::AboveStack { tried, max } => Reason::new(
                Id("why-above-stack"),
                none.with("tried", *tried).with("max", *max),
            ),
            Citation::AbovePot { tried, max } => Reason::new(
                Id("why-above-pot"),
                none.with("tried", *tried).with("max", *max),
            ),
            Citation::NotFixedSize { tried, to } => Reason::new(
                Id("why-not-fixed"),
                none.with("tried", *tried).with("to", *to),
            ),
            Citation::Capped { cap } => Reason::new(Id("why-capped"), none.with("cap", *cap)),
            Citation::NotReopened { grown, full } => Reason::new(
                Id("why-not-reopened"),
                none.with("grown", *grown).with("full", *full),
            ),
            Citation::NobodyToRaise => plain(Id("why-nobody-to-raise")),
            Citation::StackOnlyCalls { price, stack } => Reason::new(
                Id("why-stack-only-calls"),
                none.with("price", *price).with("stack", *stack),
            ),
            Citation::NotShowdown => plain(Id("why-not-showdown")),
            Citation::OnlyShowOrMuck => plain(Id("why-only-show-or-muck")),
            Citation::PlayBoard => plain(Id("why-play-board")),
            Citation::NoBoardToPlay => plain(Id("why-no-board-to-play")),

            Citation::BuyIn { amount, min, max } => {
                let args = none.with("amount", *amount).with("min", *min);
                match max {
                    Some(max) => Reason::new(Id("why-buy-in"), args.with("max", *max)),
                    None => Reason::new(Id("why-buy-in-open"), args),
                }
            }
            Citation::TopUp {
                added,
                total,
                floor,
            } => Reason::new(
                Id("why-top-up"),
                none.with("added", *added)
                    .with("total", *total)
                    .with("floor", *floor),
            ),
            Citation::Rebuy { amount, floor } => Reason::new(
                Id("why-rebuy"),
                none.with("amount", *amount).with("floor", *floor),
            ),
            Citation::CashOut { amount } => {
                Reason::new(Id("why-cash-out"), none.with("amount", *amount))
            }
            Citation::OutOfChips => plain(Id("why-out-of-chips")),
            Citation::ButtonDraw => plain(Id("why-button-draw")),
            Citation::ButtonWon { by_suit: false } => plain(Id("why-button-won")),
            Citation::ButtonWon { by_suit: true } => plain(Id("why-button-won-suit")),
            Citation::ButtonMoves { from: _, to } => {
                Reason::new(Id("why-button-moves"), none.with("name", self.name(*to)))
            }
            Citation::BigBlindFirst { big_blind } => Reason::new(
                Id("why-big-blind-first"),
                none.with("name", self.name(*big_blind)),
            ),
            Citation::BuyInBelow { tried, min } => Reason::new(
                Id("why-buy-in-below"),
                none.with("tried", *tried).with("min", *min),
            ),
            Citation::BuyInAbove { tried, max } => Reason::new(
                Id("why-buy-in-above"),
                none.with("tried", *tried).with("max", *max),
            ),
            Citation::TopUpBelow { total, floor } => Reason::new(
                Id("why-top-up-below"),
                none.with("total", *total).with("floor", *floor),
            ),
            Citation::NoChipsDuringHand => plain(Id("why-no-chips-during-hand")),
            Citation::NoLeavingDuringHand => plain(Id("why-no-leaving-during-hand")),
        }
    }
}
