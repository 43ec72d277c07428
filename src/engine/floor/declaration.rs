//! Words and chips at a live table: what they count as.

use serde::{Deserialize, Serialize};

use super::reason::Reason;
use super::ruling::Ruling;
use super::verdict::Verdict;
use crate::engine::chips::{Chips, RaiseBy, RaiseTo};
use crate::engine::citation::Citation;
use crate::engine::hand::{Action, HandState, LegalActions, Wager, WagerKind};

/// What a player says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "say", rename_all = "kebab-case")]
pub enum Words {
    /// "Check."
    Check,
    /// "Call."
    Call,
    /// "Fold."
    Fold,
    /// "All-in."
    AllIn,
    /// "Bet", and no amount.
    Bet,
    /// "Bet 20."
    BetOf {
        /// The amount.
        amount: Chips,
    },
    /// "Raise", and no amount.
    Raise,
    /// "Raise to 50."
    RaiseTo {
        /// The total on the street.
        to: RaiseTo,
    },
    /// "Raise by 20."
    RaiseBy {
        /// The increment.
        by: RaiseBy,
    },
}

impl Words {
    /// Whether it names a bet, a raise or all chips.
    const fn is_wager(self) -> bool {
        !matches!(self, Self::Check | Self::Call | Self::Fold)
    }
}

/// One thing that a player says or does, as the table hears and sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "sign", rename_all = "kebab-case")]
pub enum Sign {
    /// He says something.
    Says {
        /// What.
        words: Words,
    },
    /// He taps the table (CHECK-5).
    Taps,
    /// He waves, nods, shrugs: no sign of any action.
    Waves,
    /// He pushes his cards face down to the dealer, or throws them in (FOLD-3).
    ThrowsCards,
    /// He puts chips forward in one motion.
    Puts {
        /// How many chips.
        pieces: u16,
        /// What they are worth together.
        amount: Chips,
    },
}

impl Sign {
    /// Something said.
    #[must_use]
    pub const fn says(words: Words) -> Self {
        Self::Says { words }
    }

    /// Chips put forward in one motion.
    #[must_use]
    pub const fn puts(pieces: u16, amount: u64) -> Self {
        Self::Puts {
            pieces,
            amount: Chips::new(amount),
        }
    }

    /// The chips it moves.
    #[must_use]
    pub const fn chips(self) -> Chips {
        match self {
            Self::Puts { amount, .. } => amount,
            Self::Says { .. } | Self::Taps | Self::Waves | Self::ThrowsCards => Chips::ZERO,
        }
    }

    /// Whether it says anything about an action.
    const fn is_clear(self) -> bool {
        match self {
            Self::Waves => false,
            Self::Puts { amount, .. } => !amount.is_zero(),
            Self::Says { .. } | Self::Taps | Self::ThrowsCards => true,
        }
    }
}

/// What a player faces when he speaks or moves chips.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Facing {
    /// Whether it is his turn (ETIQ-1).
    pub in_turn: bool,
    /// The bet to match, as a total on the street; before the flop the big blind is one.
    pub bet: Chips,
    /// What he already has in front of him on the street.
    pub own: Chips,
    /// What he has behind.
    pub stack: Chips,
    /// The bets or raises he may make, or why he may not; structure and caps are in it.
    pub wager: Result<Wager, Citation>,
}

impl Facing {
    /// No limit: `full` is the last full bet or raise, or the least bet where there is none.
    #[must_use]
    pub fn no_limit(bet: Chips, own: Chips, stack: Chips, full: Chips) -> Self {
        let all = own + stack;
        let to = bet + full;
        let because_min = match (bet.is_zero(), all < to) {
            (true, false) => Citation::MinBet { min: to },
            (true, true) => Citation::AllInBet {
                min: to,
                amount: all,
            },
            (false, false) => Citation::MinRaise { bet, by: full, to },
            (false, true) => Citation::AllInShortRaise {
                bet,
                to: all,
                full: to,
            },
        };
        let wager = Wager {
            kind: kind(bet),
            min: to.min(all),
            max: all,
            max_all_in: true,
            because_min,
            because_max: Citation::MaxStack { to: all },
        };
        Self::in_turn(bet, own, stack, Ok(wager))
    }

    /// Fixed limit: `unit` is the size of the street, `cap` the raises allowed after the opening
    /// bet (LIMIT-3).
    #[must_use]
    pub fn fixed_limit(bet: Chips, own: Chips, stack: Chips, unit: Chips, cap: u8) -> Self {
        let all = own + stack;
        let to = (bet + unit).min(all);
        let raise = bet.get().checked_div(unit.get()).unwrap_or_default();
        let because = Citation::FixedSize {
            unit,
            to,
            raise: u8::try_from(raise).unwrap_or(u8::MAX),
            cap: Some(cap),
        };
        let wager = if raise > u64::from(cap) {
            Err(Citation::Capped { cap })
        } else {
            Ok(Wager {
                kind: kind(bet),
                min: to,
                max: to,
                max_all_in: to == all,
                because_min: because,
                because_max: because,
            })
        };
        Self::in_turn(bet, own, stack, wager)
    }

    /// What the player in turn faces in a hand of the engine.
    #[must_use]
    pub fn of(hand: &HandState, legal: &LegalActions) -> Option<Self> {
        let player = hand.seat(legal.seat)?;
        let bet = match &legal.call {
            Ok(call) => match call.because {
                Citation::CallReal { bet, .. } => bet,
                _ => hand.betting.bet,
            },
            Err(_) => hand.betting.bet.min(player.bet),
        };
        let wager = legal.wager;
        Some(Self::in_turn(bet, player.bet, player.stack, wager))
    }

    /// The same, but it is somebody else's turn.
    #[must_use]
    pub fn out_of_turn(self) -> Self {
        Self {
            in_turn: false,
            ..self
        }
    }

    fn in_turn(bet: Chips, own: Chips, stack: Chips, wager: Result<Wager, Citation>) -> Self {
        let price = bet.saturating_sub(own);
        let only_calls = !price.is_zero() && stack <= price;
        Self {
            in_turn: true,
            bet,
            own,
            stack,
            wager: if only_calls {
                Err(Citation::StackOnlyCalls { price, stack })
            } else {
                wager
            },
        }
    }

    /// What a call costs him.
    #[must_use]
    pub fn due(&self) -> Chips {
        self.bet.saturating_sub(self.own).min(self.stack)
    }

    /// The total with all his chips.
    #[must_use]
    pub fn all(&self) -> Chips {
        self.own + self.stack
    }
}

/// The first chips of a street are a bet, all others a raise.
const fn kind(bet: Chips) -> WagerKind {
    if bet.is_zero() {
        WagerKind::Bet
    } else {
        WagerKind::Raise
    }
}

/// What words and chips count as, in the order in which they came.
///
/// The first clear sign decides (DECL-1): a word binds, and chips after it only pay for it; chips
/// without a word before them count by their motion and size (STRING-1, STRING-2, CHIP-1 to
/// CHIP-3), and a word after them comes too late.
#[must_use]
pub fn declare(signs: &[Sign], facing: &Facing) -> Ruling {
    let judge = Judge {
        facing,
        put: signs.iter().map(|sign| sign.chips()).sum(),
    };
    if !facing.in_turn {
        return judge.nothing(Reason::NotHisTurn);
    }
    let mut clear = signs.iter().copied().filter(|sign| sign.is_clear());
    let Some(first) = clear.next() else {
        return judge.nothing(Reason::Unclear);
    };
    let later: Vec<Sign> = clear.collect();
    match first {
        Sign::Says { words } => judge.said(words, &later),
        Sign::Taps => judge.check(),
        Sign::ThrowsCards => judge.counts(Action::Fold, Reason::FoldSign),
        Sign::Puts { pieces, amount } => judge.silent(pieces, amount),
        Sign::Waves => judge.nothing(Reason::Unclear),
    }
}

/// Weighs the signs of one player.
struct Judge<'a> {
    facing: &'a Facing,
    /// All chips he has put forward.
    put: Chips,
}

impl Judge<'_> {
    /// It counts as nothing.
    fn nothing(&self, because: Reason) -> Ruling {
        Ruling::new(Verdict::NotTaken { back: self.put }, because)
    }

    /// It counts as `action`: the rest is due, what is too much goes back (CHIP-3).
    fn counts(&self, action: Action, because: Reason) -> Ruling {
        let pay = match action {
            Action::Call => self.facing.due(),
            Action::Bet(to) | Action::Raise(RaiseTo(to)) => to.saturating_sub(self.facing.own),
            Action::Fold | Action::Check | Action::Show | Action::Muck | Action::PlayBoard => {
                Chips::ZERO
            }
        };
        Ruling::new(
            Verdict::Counts {
                action,
                add: pay.saturating_sub(self.put),
                back: self.put.saturating_sub(pay),
            },
            because,
        )
    }

    /// A call, or a check where there is nothing to call.
    fn passive(&self, because: Reason) -> Ruling {
        let action = if self.facing.due().is_zero() {
            Action::Check
        } else {
            Action::Call
        };
        self.counts(action, because)
    }

    /// CHECK-5, CHECK-4.
    fn check(&self) -> Ruling {
        let due = self.facing.due();
        if due.is_zero() {
            self.counts(Action::Check, Reason::CheckSign)
        } else {
            self.nothing(Reason::NoCheck { due })
        }
    }

    /// A bet or raise to the total `to`.
    fn wager(&self, wager: &Wager, to: Chips, because: Reason) -> Ruling {
        let action = match wager.kind {
            WagerKind::Bet => Action::Bet(to),
            WagerKind::Raise => Action::Raise(RaiseTo(to)),
        };
        self.counts(action, because)
    }

    /// A bet or raise announced as the total `to`, brought within what is allowed.
    fn announced(&self, to: Chips, because: Reason) -> Ruling {
        match &self.facing.wager {
            Err(why) => self.passive(Reason::NoRaise { refused: *why }),
            Ok(wager) if to < wager.min => {
                let least = wager.because_min;
                self.wager(wager, wager.min, Reason::SaidTooLittle { said: to, least })
            }
            Ok(wager) if to > wager.max => {
                let most = wager.because_max;
                self.wager(wager, wager.max, Reason::TooMuch { said: to, most })
            }
            Ok(wager) => self.wager(wager, to, because),
        }
    }

    /// Spoken words bind (DECL-1).
    fn said(&self, words: Words, later: &[Sign]) -> Ruling {
        let facing = self.facing;
        match words {
            Words::Check => self.check(),
            Words::Fold => self.counts(Action::Fold, Reason::Said),
            Words::Call => {
                let raises = |sign: &Sign| match sign {
                    Sign::Says { words } => words.is_wager(),
                    _ => false,
                };
                self.passive(if later.iter().any(raises) {
                    Reason::CallThenRaise
                } else {
                    Reason::Said
                })
            }
            Words::AllIn if facing.all() <= facing.bet => self.passive(Reason::Said),
            Words::AllIn => self.announced(facing.all(), Reason::Said),
            Words::RaiseTo { to: RaiseTo(to) } => self.announced(to, Reason::SaidAmount { to }),
            Words::RaiseBy { by } => {
                let RaiseTo(to) = by.to(facing.bet);
                self.announced(to, Reason::SaidAmount { to })
            }
            Words::BetOf { amount: to } if facing.bet.is_zero() => {
                self.announced(to, Reason::SaidAmount { to })
            }
            // There is a bet already: the amount says whether it calls or raises (CHIP-2).
            Words::BetOf { amount } => self.by_size(amount),
            Words::Bet | Words::Raise => self.unnamed(later),
        }
    }

    /// "Bet" or "raise": the amount comes with the next words, or with one motion (STRING-2).
    fn unnamed(&self, later: &[Sign]) -> Ruling {
        for sign in later {
            match *sign {
                Sign::Says {
                    words: words @ (Words::RaiseTo { .. } | Words::RaiseBy { .. }),
                } => return self.said(words, &[]),
                Sign::Says {
                    words: Words::BetOf { amount: to },
                } => return self.announced(to, Reason::SaidAmount { to }),
                Sign::Says {
                    words: Words::AllIn,
                } => return self.announced(self.facing.all(), Reason::Said),
                Sign::Puts { amount, .. } => {
                    let to = self.facing.own + amount;
                    let ruling = self.announced(to, Reason::SaidThenOneMotion { to });
                    return self.string(ruling, amount);
                }
                Sign::Says { .. } | Sign::Taps | Sign::Waves | Sign::ThrowsCards => {}
            }
        }
        self.announced(Chips::ZERO, Reason::Said)
    }

    /// Chips without a word before them.
    fn silent(&self, pieces: u16, amount: Chips) -> Ruling {
        let facing = self.facing;
        let due = facing.due();
        let to = facing.own + amount;
        let ruling = if facing.bet.is_zero() {
            self.opens(pieces, amount)
        } else if amount <= due {
            self.passive(if self.put < due {
                Reason::TooFewForCall { put: self.put, due }
            } else {
                Reason::ExactCall { due }
            })
        } else if pieces <= 1 {
            self.passive(Reason::OneChip {
                chip: amount,
                bet: facing.bet,
            })
        } else if to == facing.all() {
            self.announced(to, Reason::SilentAllIn { to })
        } else {
            self.by_size(to)
        };
        self.string(ruling, amount)
    }

    /// Silent chips where nobody has bet: S-16, CHIP-3.
    fn opens(&self, pieces: u16, amount: Chips) -> Ruling {
        let to = self.facing.own + amount;
        match &self.facing.wager {
            Ok(wager) if to < wager.min => {
                let least = wager.because_min;
                self.wager(wager, wager.min, Reason::TooFewForBet { put: to, least })
            }
            Ok(_) | Err(_) => self.announced(
                to,
                if pieces <= 1 {
                    Reason::OneChipOpens { chip: amount }
                } else {
                    Reason::OneMotion { to }
                },
            ),
        }
    }

    /// A total against a bet: half of a full raise over it, or more, is a raise (CHIP-2).
    fn by_size(&self, to: Chips) -> Ruling {
        let facing = self.facing;
        let wager = match &facing.wager {
            Ok(wager) => wager,
            Err(why) => {
                return self.passive(Reason::NoRaise { refused: *why });
            }
        };
        let full = wager.min.saturating_sub(facing.bet);
        let from = facing.bet + Chips::new(full.get().div_ceil(2));
        if to <= facing.bet {
            self.passive(Reason::Said)
        } else if to < from {
            self.passive(Reason::LessThanOneAndAHalf { put: to, from })
        } else if to < wager.min {
            let because = Reason::OneAndAHalf {
                put: to,
                from,
                to: wager.min,
            };
            self.wager(wager, wager.min, because)
        } else {
            self.announced(to, Reason::OneMotion { to })
        }
    }

    /// Chips after the first motion that were not needed for what it counts as are a string bet
    /// (STRING-1).
    fn string(&self, ruling: Ruling, first: Chips) -> Ruling {
        let later = self.put.saturating_sub(first);
        match ruling.verdict {
            Verdict::Counts { back, .. } if !later.is_zero() && !back.is_zero() => {
                Ruling::new(ruling.verdict, Reason::StringBet { first, later })
            }
            _ => ruling,
        }
    }
}
