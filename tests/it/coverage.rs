//! The rule book is covered whole: enforced, cited, exercised, simulated, played (`make rules`).

use std::path::Path;

use crate::covered::Coverage;

#[test]
fn the_rule_book_is_covered() {
    let coverage = Coverage::of(Path::new(env!("CARGO_MANIFEST_DIR"))).unwrap();
    let faults = coverage.faults();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    let said = coverage.to_string();
    for whole in [
        "289 of 289",
        "147 of 147",
        "40 of  40",
        "56 of  56",
        "93 of  93",
    ] {
        assert!(said.contains(whole), "{said}");
    }
}
