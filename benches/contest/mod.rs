//! What is measured, beside what: the same contests natively, in Node and in a browser's worker.

mod bare_core;
mod dice;
mod evaluation;
mod hands;

/// Two ways to do the same work.
pub(crate) struct Contest {
    /// What is done.
    pub(crate) name: &'static str,
    /// How often a call does it.
    pub(crate) count: u32,
    /// How often each is called.
    pub(crate) rounds: u32,
    /// Who does it beside us.
    pub(crate) peer: &'static str,
    /// The ratio of speeds that we are to reach, if there is one.
    pub(crate) bar: Option<f64>,
    /// Whether both have to come to the same number.
    pub(crate) same: bool,
    /// Our way. The number depends on all that was done, so that nothing can be left out.
    pub(crate) ours: Box<dyn Fn() -> u64>,
    /// The peer's way.
    pub(crate) theirs: Box<dyn Fn() -> u64>,
}

/// All contests.
pub(crate) fn all() -> Vec<Contest> {
    let mut contests = evaluation::contests();
    contests.push(hands());
    contests
}

/// Hands with events beside a bare core.
pub(crate) fn hands() -> Contest {
    hands::contest()
}
