//! Shares in per cent, as they are asked for and accepted.

use super::Term;
use super::asking::{Asking, number};
use crate::engine::rule::RuleId;
use crate::school::question::{Figure, Right};

/// A share of a whole, in tenths of a per cent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Share(u32);

impl Share {
    /// So many of so many, rounded; nothing of nothing.
    pub(super) fn of(part: u64, whole: u64) -> Self {
        let (part, whole) = (u128::from(part), u128::from(whole.max(1)));
        Self(((2_000 * part + whole) / (2 * whole)) as u32)
    }

    /// So many tenths of a per cent.
    pub(super) const fn tenths(tenths: u32) -> Self {
        Self(tenths)
    }

    /// Its tenths of a per cent.
    pub(super) const fn in_tenths(self) -> u32 {
        self.0
    }

    /// As a learner types it.
    pub(super) fn figure(self) -> Figure {
        Figure::thousandths(100 * i64::from(self.0))
    }

    /// This figure, or one that is off by so many tenths at most.
    pub(super) fn within(self, tenths: u32) -> Right {
        Right::Number {
            figure: self.figure(),
            accept: Some((
                Self(self.0.saturating_sub(tenths)).figure(),
                Self(self.0 + tenths).figure(),
            )),
        }
    }

    /// The same without its tenth, rounded.
    const fn rounded(self) -> Self {
        Self((self.0 + 5) / 10 * 10)
    }
}

impl From<Share> for Term {
    fn from(share: Share) -> Self {
        Self::Decimal(10 * u64::from(share.0))
    }
}

impl Asking {
    /// A wrong share, typed with its tenth or rounded.
    pub(super) fn share(
        self,
        id: &'static str,
        share: Share,
        rules: &[RuleId],
        args: &[(&'static str, Term)],
    ) -> Self {
        [share, share.rounded()]
            .into_iter()
            .fold(self, |asking, share| {
                asking.slip(id, number(share.figure()), rules, args)
            })
    }
}
