//! All-in or fold with a short stack, as the top levels play it where nothing is known of the other.

use std::fmt::Write as _;

use cards_speak::odds::{Combo, HandClass};
use cards_speak::solver::{Effort, PushFold};

use super::matches::Matches;

/// The stacks, in big blinds.
const STACKS: [u16; 7] = [2, 3, 4, 6, 8, 10, 12];

/// The most that may be gained, in thousandths of a big blind, and up to which stack.
const GAIN: f32 = 1.0;
const UP_TO: u16 = 10;

/// What is known of the stack of ten big blinds: who goes all-in and who calls, in per cent of all
/// hands, and how far off one may be.
const AT_TEN: [f32; 2] = [58.2, 37.4];
const OFF: f32 = 0.5;

/// The effort of the bots (`src/bots/push_fold.rs`).
const EFFORT: Effort = Effort {
    iterations: 400,
    exploitability: 0.0005,
};

pub(super) fn table(matches: &mut Matches) -> String {
    let mut text = format!(
        "Heads-up without antes: how often the small blind goes all-in, how often the big blind \
         calls, and what could be gained from it by best answers, the mean of both places. Wanted: at \
         most {GAIN:.0} thousandth of a big blind up to {UP_TO} big blinds; at {UP_TO} all-in {:.1} and \
         called {:.1} ±{OFF}.\n\n\
         | big blinds | all-in % | called % | can be gained, thousandths | holds |\n\
         |---:|---:|---:|---:|---|\n",
        AT_TEN[0], AT_TEN[1]
    );
    for stack in STACKS {
        let game = PushFold::new(f32::from(stack), [0.5, 1.0], 0.0);
        let solution = game.solve(EFFORT);
        let pushes = per_cent(|class| solution.pushes(class));
        let calls = per_cent(|class| solution.calls(class));
        let gain = 1000.0 * solution.exploitability();
        let near = |share: f32, known: f32| stack != UP_TO || (share - known).abs() <= OFF;
        let fine = gain <= GAIN && near(pushes, AT_TEN[0]) && near(calls, AT_TEN[1]);
        let holds = if stack <= UP_TO {
            let what = format!("all-in or fold at {stack} bb");
            matches.wanted.note(what, fine).to_string()
        } else {
            "–".to_owned()
        };
        let _ = writeln!(
            text,
            "| {stack} | {pushes:.1} | {calls:.1} | {gain:.2} | {holds} |"
        );
    }
    text
}

/// How many of all hands do something, in per cent, by how often each kind does.
fn per_cent(often: impl Fn(HandClass) -> f32) -> f32 {
    let of = |class: HandClass| often(class) * f32::from(class.combos().count() as u16);
    100.0 * HandClass::all().map(of).sum::<f32>() / f32::from(Combo::COUNT as u16)
}
