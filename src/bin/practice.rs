//! Practice: drills, the dealer school, spots laid.

fn main() {
    cards_speak::ui::school::practice::run();
}
