//! How often a hand wins: exact by counting where that is cheap, else from deals at random with a
//! stated standard error.
//!
//! Counts are integers and equities exact fractions of them; floats appear only in figures for
//! people. The same question has the same answer on every machine.
//!
//! | to have | ask |
//! |---|---|
//! | what hands or ranges win against each other | [`equity`] |
//! | what each of the 1,326 hands wins against a range | [`against_range`] |
//! | hands with weights, in the notation of players | [`Range`] |
//! | which cards help | [`outs`], [`improvements`], [`chance_of_one`] |
//! | how often a pair, a flush, … comes | [`categories`] |
//! | what the 169 kinds of starting hands win against each other | [`PreflopEquities`] |
//! | quick deals at random, as bots think | [`simulate`], [`Pool`] |

mod against;
mod categories;
mod combo;
mod equity;
mod error;
mod exact;
mod hand_class;
mod notation;
mod outs;
mod pool;
mod preflop;
mod range;
mod rng;
mod runouts;
mod simulate;
mod solve;
pub(crate) mod suits;

pub use against::{Against, against_range};
pub use categories::{CategoryCounts, categories};
pub use combo::Combo;
pub use equity::Equity;
pub use error::OddsError;
pub use hand_class::HandClass;
pub use notation::{RangeError, RangeFault};
pub use outs::{Outs, chance_of_one, improvements, outs};
pub use pool::Pool;
pub use preflop::PreflopEquities;
pub use range::{Range, Weight};
pub use rng::SimRng;
pub use simulate::{Clash, Held, Sample, simulate};
pub use solve::{Effort, Outcome, Source, equity};
