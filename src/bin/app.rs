//! The page.

fn main() {
    cards_speak::ui::run();
}
