//! The bots' worker.
fn main() {
    cards_speak::worker::serve();
}
