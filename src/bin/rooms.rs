//! The rooms around the table: home, a new game, the rule book.

fn main() {
    cards_speak::ui::rooms::run();
}
