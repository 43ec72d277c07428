//! The adversary who knows the strategy.

use std::fmt::Write as _;

use super::matches::Matches;

/// What always folding loses, in thousandths of a big blind a hand.
const FOLDING: f64 = 750.0;

pub(super) fn table(matches: &mut Matches) -> Result<String, String> {
    let hands = matches.form.adversary();
    let mut text = format!(
        "What a local best response (Lisý and Bowling, 2017) wins from a level heads-up, in \
         thousandths of a big blind a hand, over {hands} hands. At each decision it folds, calls, \
         raises the pot or puts everything in, whichever wins most if both only check and call \
         from then on, against the hands that the bot may hold by what it has done. The bot is \
         asked about every kind of hand before the flop and about a sample of 90 hands after it, \
         with little time to think: what the adversary wins here can be won, and a better one may \
         win more. Who folds every hand loses {FOLDING:.0}. (`arena --a lbr --b l8 --hands {hands} \
         --duplicate --fair-all-ins`)\n\n\
         | level | loses | less than folding |\n|---|---:|---|\n"
    );
    for level in matches.form.levels_known() {
        let cell = matches.play("lbr", &format!("l{level}"), 2, 100)?;
        // A big blind in a hundred hands is ten thousandths of one in a hand.
        let (loses, ci) = (cell.won * 10.0, cell.ci * 10.0);
        let what = format!("level {level} against a local best response");
        let fine = matches.wanted.note(what, loses < FOLDING);
        let _ = writeln!(text, "| {level} | {loses:+.0} ±{ci:.0} | {fine} |");
    }
    Ok(text)
}
