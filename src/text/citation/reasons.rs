//! Each reason, its sentence and its figures.

use super::{Figure, Reason};
use crate::engine::citation::Citation;
use crate::engine::hand::ForcedKind;
use crate::text::args::Args;
use crate::text::catalog::Id;
use crate::text::number::percent;
use crate::text::speaker::{Sign, Speaker};
use crate::text::strength;

impl Speaker<'_> {
    #[expect(
        clippy::too_many_lines,
        reason = "one arm a reason; a new reason must not compile without its sentence"
    )]
    pub(super) fn reason(&self, citation: &Citation) -> Reason {
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
                none.with("percent", percent(self.catalog.language(), (*rate).into()))
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
            Citation::ButtonWon { by_suit: false }
            | Citation::TournamentButton { by_suit: false } => plain(Id("why-button-won")),
            Citation::ButtonWon { by_suit: true }
            | Citation::TournamentButton { by_suit: true } => plain(Id("why-button-won-suit")),
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
            Citation::NoChipsDuringHand | Citation::RebuyDuringHand => {
                plain(Id("why-no-chips-during-hand"))
            }
            Citation::NoLeavingDuringHand => plain(Id("why-no-leaving-during-hand")),
            Citation::DeadButton { seat } => {
                let number = u64::from(seat.0) + 1;
                Reason::new(Id("why-dead-button"), none.with("number", number))
            }
            Citation::NoSmallBlind => plain(Id("why-no-small-blind")),
            Citation::SitsOut => plain(Id("why-sits-out")),
            Citation::ShortStack { stack, min } => Reason::new(
                Id("why-short-stack"),
                none.with("stack", *stack).with("min", *min),
            ),
            Citation::NewcomerWaits { amount } => {
                Reason::new(Id("why-newcomer-waits"), none.with("amount", *amount))
            }
            Citation::NewcomerFree => plain(Id("why-newcomer-free")),
            Citation::PostedIn { amount } => {
                Reason::new(Id("why-posted-in"), none.with("amount", *amount))
            }
            Citation::Barred => plain(Id("why-barred")),
            Citation::BlindReached => plain(Id("why-blind-reached")),
            Citation::BlindMissed { big: true } => plain(Id("why-big-blind-missed")),
            Citation::BlindMissed { big: false } => plain(Id("why-small-blind-missed")),
            Citation::MissedWaits { amount } => {
                Reason::new(Id("why-missed-waits"), none.with("amount", *amount))
            }
            Citation::MissedPaid { live, dead } => {
                let id = match (live.is_zero(), dead.is_zero()) {
                    (_, true) => Id("why-missed-paid"),
                    (true, false) => Id("why-missed-paid-small"),
                    (false, false) => Id("why-missed-paid-both"),
                };
                Reason::new(id, none.with("live", *live).with("dead", *dead))
            }
            Citation::NothingOwed => plain(Id("why-nothing-owed")),
            Citation::ButtonBreak => plain(Id("why-button-break")),
            Citation::ButtonBreakBack => plain(Id("why-button-break-back")),
            Citation::MovedWaits { hands } => {
                Reason::new(Id("why-moved-waits"), none.with("hands", *hands))
            }
            Citation::MovedCloser => plain(Id("why-moved-closer")),
            Citation::MovedBack => plain(Id("why-moved-back")),
            Citation::GameAnew => plain(Id("why-game-anew")),
            Citation::PromptBlind { big, amount } => {
                let id = if *big {
                    Id("why-prompt-big-blind")
                } else {
                    Id("why-prompt-small-blind")
                };
                Reason::new(id, none.with("amount", *amount))
            }
            Citation::PromptStraddle { amount } => {
                Reason::new(Id("why-prompt-straddle"), none.with("amount", *amount))
            }
            Citation::PromptRefused { big: true } => plain(Id("why-big-blind-refused")),
            Citation::PromptRefused { big: false } => plain(Id("why-small-blind-refused")),
            Citation::LeavesAfterHand => plain(Id("why-leaves-after-hand")),
            Citation::LeftFolded { amount, left } => Reason::new(
                Id("why-left-folded"),
                none.with("amount", *amount).with("left", *left),
            ),
            Citation::NoWaiting { amount } => {
                Reason::new(Id("why-no-waiting"), none.with("amount", *amount))
            }
            Citation::NoStraddle => plain(Id("why-no-straddle")),
            Citation::NoSeatChangeDuringHand => plain(Id("why-no-seat-change-during-hand")),

            Citation::TournamentEntry {
                players,
                stack,
                entry,
            } => Reason::new(
                Id("why-tournament-entry"),
                none.with("players", *players)
                    .with("stack", *stack)
                    .with("entry", *entry),
            ),
            Citation::TournamentSeat => plain(Id("why-tournament-seat")),
            Citation::LevelUp {
                level,
                small_blind,
                big_blind,
                ante,
            } => {
                let args = none
                    .with("level", *level)
                    .with("small", *small_blind)
                    .with("big", *big_blind);
                if ante.is_zero() {
                    Reason::new(Id("why-level-up"), args)
                } else {
                    Reason::new(Id("why-level-up-ante"), args.with("ante", *ante))
                }
            }
            Citation::ColorUp { chip } => Reason::new(Id("why-color-up"), none.with("chip", *chip)),
            Citation::MayRebuy { through_level } => {
                Reason::new(Id("why-may-rebuy"), none.with("level", *through_level))
            }
            Citation::TournamentRebuy {
                chips,
                through_level,
            } => Reason::new(
                Id("why-tournament-rebuy"),
                none.with("amount", *chips).with("level", *through_level),
            ),
            Citation::AddOn {
                chips,
                through_level,
            } => Reason::new(
                Id("why-add-on"),
                none.with("amount", *chips).with("level", *through_level),
            ),
            Citation::RebuysClosed { through_level } => {
                Reason::new(Id("why-rebuys-closed"), none.with("level", *through_level))
            }
            Citation::Eliminated { place, left } => Reason::new(
                Id("why-eliminated"),
                none.with("place", *place).with("left", *left),
            ),
            Citation::EliminatedTogether {
                place,
                players,
                stack,
                sharing,
            } => {
                let args = none.with("place", *place).with("stack", *stack);
                if *sharing > 1 {
                    let last = place.saturating_add(*sharing) - 1;
                    let args = args.with("sharing", *sharing).with("last", last);
                    Reason::new(Id("why-eliminated-equal"), args)
                } else {
                    let args = args.with("players", *players);
                    Reason::new(Id("why-eliminated-together"), args)
                }
            }
            Citation::HandForHand { left, paid } => Reason::new(
                Id("why-hand-for-hand"),
                none.with("left", *left).with("paid", *paid),
            ),
            Citation::HandForHandOver { left, paid } => Reason::new(
                Id("why-hand-for-hand-over"),
                none.with("left", *left).with("paid", *paid),
            ),
            Citation::TableBalanced { from, to } => Reason::new(
                Id("why-table-balanced"),
                none.with("from", *from).with("to", *to),
            ),
            Citation::TableBroken {
                left,
                tables,
                seats,
            } => Reason::new(
                Id("why-table-broken"),
                none.with("left", *left)
                    .with("tables", *tables)
                    .with("seats", *seats),
            ),
            Citation::FinalTable { players } => {
                Reason::new(Id("why-final-table"), none.with("players", *players))
            }
            Citation::TournamentHeadsUp => plain(Id("why-tournament-heads-up")),
            Citation::TournamentWon { chips } => {
                Reason::new(Id("why-tournament-won"), none.with("amount", *chips))
            }
            Citation::Prize {
                place,
                share,
                pool,
                prize,
            } => Reason::new(
                Id("why-prize"),
                none.with("place", *place)
                    .with("percent", percent(self.catalog.language(), (*share).into()))
                    .with("pool", *pool)
                    .with("prize", *prize),
            ),
            Citation::PrizeShared {
                place,
                sharing,
                pool,
                prize,
            } => Reason::new(
                Id("why-prize-shared"),
                none.with("place", *place)
                    .with("last", place.saturating_add(*sharing).saturating_sub(1))
                    .with("sharing", *sharing)
                    .with("pool", *pool)
                    .with("prize", *prize),
            ),
            Citation::TournamentAbsent => plain(Id("why-tournament-absent")),
            Citation::ChipsNotSold => plain(Id("why-chips-not-sold")),
            Citation::NoRebuys => plain(Id("why-no-rebuys")),
            Citation::RebuysOver {
                through_level,
                level,
            } => Reason::new(
                Id("why-rebuys-over"),
                none.with("last", *through_level).with("level", *level),
            ),
            Citation::RebuyStackTooBig { stack, most } => Reason::new(
                Id("why-rebuy-stack-too-big"),
                none.with("stack", *stack).with("most", *most),
            ),
            Citation::RebuyLimit { most } => {
                Reason::new(Id("why-rebuy-limit"), none.with("most", *most))
            }
            Citation::AddOnTaken { offered: true } => plain(Id("why-add-on-taken")),
            Citation::AddOnTaken { offered: false } => plain(Id("why-no-add-on")),
        }
    }
}
