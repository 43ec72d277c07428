//! The same hands on every platform: one number over a thousand of them, pinned.
//! `tests/wasm/agreement.mjs` demands the same number in the browser's machine.

#[path = "agreement/hands.rs"]
mod hands;

use crate::support::random;

#[test]
fn a_thousand_hands_give_the_pinned_number() {
    let pinned = include_str!("../wasm/agreement.sha256").trim();
    assert_eq!(hands::fingerprint(1_000), pinned);
}
