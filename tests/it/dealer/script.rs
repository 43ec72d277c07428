//! The answers that the browser test gives (e2e/dealer.json): what the engine says of the same
//! hands.

use cards_speak::engine::seat::Seat;
use cards_speak::school::dealer::{Level, Run, Step};
use cards_speak::school::question::Answer;
use serde_json::{Value, json};

use super::right;

/// The seed of the hands in the browser test.
const SEED: u64 = 0xd0;

fn number(seat: Seat) -> String {
    (seat.0 + 1).to_string()
}

/// An answer as it is pressed and typed: seats and statements by their numbers.
fn pressed(answer: &Answer) -> Value {
    match answer {
        Answer::Seat(seat) => json!([number(*seat)]),
        Answer::Nobody => json!(["nobody"]),
        Answer::Seats(seats) => seats.iter().map(number).collect(),
        Answer::Order(seats) => seats.iter().copied().map(number).collect(),
        Answer::Sort(order) => order.iter().map(u8::to_string).collect(),
        Answer::Pick(choice) => json!([choice.to_string()]),
        Answer::Number(figure) => json!([figure.to_string()]),
        Answer::Five(cards) => cards.iter().map(|card| card.to_string()).collect(),
        Answer::Pots(pots) => pots
            .iter()
            .map(|pot| {
                let seats: Value = pot.seats.iter().map(number).collect();
                json!({ "sum": pot.amount.to_string(), "seats": seats })
            })
            .collect(),
        _ => Value::Null,
    }
}

fn script(level: Level) -> Value {
    let mut run = Run::new(level, SEED, Vec::new()).unwrap();
    let mut steps = Vec::new();
    while !run.is_over() {
        if run.is_between() {
            run.next_hand();
            continue;
        }
        let rings = run.step() == Step::Asked(0) && run.ring();
        let part = run.part().unwrap();
        let answer = right(part);
        steps.push(json!({
            "hand": run.hand() + 1,
            "duty": run.duty().unwrap().kind.name(),
            "kind": part.question.right.kind().name(),
            "ring": rings,
            "answer": pressed(&answer),
        }));
        run.answer(&answer, 0).unwrap();
    }
    Value::Array(steps)
}

#[test]
fn the_browser_test_answers_what_the_engine_says() {
    let scripts = json!({
        "seed": format!("{SEED:x}"),
        "d1": script(Level::D1),
        "d3": script(Level::D3),
    });
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/e2e/dealer.json");
    let written: Value = std::fs::read_to_string(file)
        .ok()
        .and_then(|text| serde_json::from_str(&text).ok())
        .unwrap_or_default();
    assert!(written == scripts, "e2e/dealer.json must be:\n{scripts}");
}
