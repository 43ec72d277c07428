//! The same hands on every platform: one number over a thousand of them, pinned.
//! `tools/agreement.sh` demands the same number in the browser's machine. Whoever means to change
//! events or their reasons pins the new number in `tests/wasm/agreement.sha256`.

#[path = "agreement/hands.rs"]
mod hands;

use crate::support::random;

#[test]
fn a_thousand_hands_give_the_pinned_number() {
    let pinned = include_str!("../wasm/agreement.sha256").trim();
    assert_eq!(hands::fingerprint(1_000), pinned);
}
