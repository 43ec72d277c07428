//! The school: its lessons.

fn main() {
    cards_speak::ui::school::run();
}
