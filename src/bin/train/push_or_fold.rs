//! What all-in and a call are worth more than a fold, by the solution of all-in or fold.

use std::fs;

use cards_speak::odds::{HandClass, PreflopEquities};
use cards_speak::solver::{Effort, PushFold, PushFoldSolution};

/// The stacks, in big blinds.
const STACKS: std::ops::RangeInclusive<u8> = 2..=15;

/// For each stack and each kind of hand two numbers of 16 bits, lowest byte first, in thousandths
/// of a big blind: how much better than a fold all-in is for the small blind, a call for the big.
pub(crate) fn write(file: &str) -> Result<(), String> {
    let mut bytes = Vec::new();
    for stack in STACKS {
        let game = PushFold::new(f32::from(stack), [0.5, 1.0], 0.0);
        let solution = game.solve(Effort {
            iterations: 20_000,
            exploitability: 0.000_001,
        });
        eprintln!(
            "{stack}: {} to the small blind, {} to be gained",
            solution.value(),
            solution.exploitability()
        );
        for class in HandClass::all() {
            let worth = [
                all_in(&solution, class, f64::from(stack)),
                call(&solution, class, f64::from(stack)),
            ];
            for worth in worth {
                bytes.extend(thousandths(worth)?.to_le_bytes());
            }
        }
    }
    fs::write(file, bytes).map_err(|problem| format!("{file}: {problem}"))
}

/// A fold costs half a blind; all-in wins one, or plays for both stacks.
fn all_in(solution: &PushFoldSolution, class: HandClass, stack: f64) -> f64 {
    let worth = |other| {
        let called = f64::from(solution.calls(other));
        (1.0, called * stack * edge(class, other) + (1.0 - called))
    };
    0.5 + mean(class, worth)
}

/// A fold costs the blind; a call plays for both stacks against those that go all-in.
fn call(solution: &PushFoldSolution, class: HandClass, stack: f64) -> f64 {
    let worth = |other| {
        let pushed = f64::from(solution.pushes(other));
        (pushed, pushed * stack * edge(class, other))
    };
    1.0 + mean(class, worth)
}

/// What a hand wins of an even pot of 2, less its 1.
#[expect(clippy::cast_precision_loss, reason = "both are below 2^53")]
fn edge(class: HandClass, other: HandClass) -> f64 {
    let (won, all) = PreflopEquities::get().share(class, other);
    (2 * won) as f64 / all as f64 - 1.0
}

/// The mean over the hands that the other may hold: how likely they are, and that times their worth.
fn mean(class: HandClass, worth: impl Fn(HandClass) -> (f64, f64)) -> f64 {
    let (mut weights, mut sum) = (0.0, 0.0);
    for other in HandClass::all() {
        let deals = f64::from(PreflopEquities::get().deals(class, other));
        let (weight, worth) = worth(other);
        weights += deals * weight;
        sum += deals * worth;
    }
    sum / weights
}

fn thousandths(worth: f64) -> Result<i16, String> {
    let rounded = (1000.0 * worth).round();
    if rounded.abs() > f64::from(i16::MAX) {
        return Err(format!("{worth} big blinds do not fit"));
    }
    Ok(rounded as i16)
}
