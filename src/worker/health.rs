//! When to give up on a worker.

/// How often in a row the worker may fail before it is given up for good.
const PATIENCE: u8 = 3;

/// How the worker has done so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Health {
    failures: u8,
}

impl Health {
    /// The worker has answered.
    pub fn worked(&mut self) {
        self.failures = 0;
    }

    /// The worker could not be started, has crashed, or was too late.
    pub fn failed(&mut self) {
        self.failures = self.failures.saturating_add(1);
    }

    /// Whether it is worth starting it (again).
    #[must_use]
    pub const fn is_worth_a_try(self) -> bool {
        self.failures < PATIENCE
    }
}
