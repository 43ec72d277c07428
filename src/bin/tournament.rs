//! The table of a tournament.

fn main() {
    cards_speak::ui::tournament::run();
}
