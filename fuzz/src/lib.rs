//! What the fuzzer tries: the attempts of the wild tests, with its bytes instead of dice.

#[path = "../../tests/it/wild/attempts.rs"]
mod attempts;
#[path = "../../tests/it/wild/dice.rs"]
mod dice;
#[path = "../../tests/it/wild/school.rs"]
mod school;

use dice::Bytes;

/// House rules as text.
pub fn house_rules_from_bytes(bytes: &[u8]) {
    attempts::house_rules_text(bytes);
    attempts::house_rules(&mut Bytes(bytes));
}

/// A hand of any set-up.
pub fn hand_setup_from_bytes(bytes: &[u8]) {
    attempts::hand_setup(&mut Bytes(bytes));
}

/// Anybody tries anything in a hand.
pub fn action_sequence(bytes: &[u8]) {
    attempts::action_sequence(&mut Bytes(bytes));
}

/// Anybody asks for anything in a tournament.
pub fn tournament_sequence(bytes: &[u8]) {
    attempts::tournament_sequence(&mut Bytes(bytes));
}

/// Saved games, damaged or something else.
pub fn saved_game(bytes: &[u8]) {
    attempts::saved_text(bytes);
    attempts::saved_game(&mut Bytes(bytes));
}

/// Hands in links, damaged or something else.
pub fn hand_link(bytes: &[u8]) {
    attempts::link_text(bytes);
    attempts::linked_hand(&mut Bytes(bytes));
}

/// Messages to the worker, damaged or something else.
pub fn messages(bytes: &[u8]) {
    attempts::message_bytes(bytes);
    attempts::messages(&mut Bytes(bytes));
}

/// Spots in links, damaged or something else.
pub fn spot_link(bytes: &[u8]) {
    school::spot_link_text(bytes);
    school::spot_link(&mut Bytes(bytes));
}

/// Links to drills, gates and lessons.
pub fn assignment_link(bytes: &[u8]) {
    school::assignment_link_text(bytes);
    school::assignment_link(&mut Bytes(bytes));
}

/// Lessons of a school's own.
pub fn lesson(bytes: &[u8]) {
    school::lesson_text(bytes);
    school::lesson(&mut Bytes(bytes));
}
