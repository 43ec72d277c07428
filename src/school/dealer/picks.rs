//! Statements to choose from.

use crate::engine::rule::RuleId;
use crate::school::drill::{Asking, Draw, Line, Term};
use crate::school::question::{Answer, Right};

/// A statement, and what is said of it where it is wrong and has a word of its own.
pub(super) struct Choice {
    pub(super) line: Line,
    pub(super) slip: Option<(&'static str, Vec<(&'static str, Term)>)>,
}

impl Choice {
    /// A statement that is answered by the reckoning of the right one.
    pub(super) fn plain(line: Line) -> Self {
        Self { line, slip: None }
    }

    /// One with a word of its own.
    pub(super) fn slip(line: Line, id: &'static str) -> Self {
        let slip = Some((id, Vec::new()));
        Self { line, slip }
    }
}

/// A question that is answered by a statement: the first one is right; they are shown in another
/// order.
pub(super) fn picks(
    message: String,
    rules: &[RuleId],
    mut choices: Vec<Choice>,
    draw: &mut Draw,
) -> Asking {
    let mut order: Vec<usize> = (0..choices.len()).collect();
    draw.shuffle(&mut order);
    let number = |choice: usize| {
        let place = order.iter().position(|other| *other == choice);
        place.map_or(1, |place| place as u8 + 1)
    };
    let right = Right::Pick {
        choice: number(0),
        of: choices.len() as u8,
    };
    let mut asking = Asking::about(message, right, rules);
    for (place, choice) in choices.iter_mut().enumerate() {
        if let Some((id, args)) = choice.slip.take() {
            asking = asking.slip(id, Answer::Pick(number(place)), &[], &args);
        }
    }
    let lines = order.iter().map(|&place| choices[place].line.clone());
    asking.choices(lines.collect())
}
