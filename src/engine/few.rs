//! Sorting the few seats and amounts of one table: a dozen lines instead of a whole library.

/// Sorts ascending.
pub(crate) fn sort<T: Ord + Copy>(list: &mut [T]) {
    for end in 1..list.len() {
        let mut at = end;
        while at > 0 && list[at] < list[at - 1] {
            list.swap(at, at - 1);
            at -= 1;
        }
    }
}
