//! The front page.

fn main() {
    cards_speak::ui::rooms::run_home();
}
