//! Work in parts, one for each core.

use std::ops::Range;
use std::thread::{available_parallelism, scope};

/// Does the work for the numbers from 0 to `count`, a run of them on each core; what comes of
/// each run, in order.
pub(super) fn in_parts<T: Send>(
    count: u64,
    work: impl Fn(Range<u64>) -> Result<T, String> + Sync,
) -> Result<Vec<T>, String> {
    let threads = available_parallelism().map_or(1, |number| number.get() as u64);
    let start = |number: u64| number * count / threads;
    scope(|all| {
        let work = &work;
        let started: Vec<_> = (0..threads)
            .map(|number| all.spawn(move || work(start(number)..start(number + 1))))
            .collect();
        let ended = started.into_iter().map(|thread| {
            let part = thread.join().map_err(|_| "a thread broke off".to_owned());
            part.and_then(|part| part)
        });
        ended.collect()
    })
}
