//! The rooms around the table: a new table and its house rules, history, the rule book.

fn main() {
    cards_speak::ui::rooms::run();
}
