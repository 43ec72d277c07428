//! What is wrong with a link to the school, in sentences (curriculum 6.1).

use super::super::args::Args;
use super::super::catalog::Id;
use super::super::speaker::Speaker;
use crate::school::assignment::{Allowed, Wrong};

impl Speaker<'_> {
    /// Which parameter of a link is wrong, and what would be allowed.
    #[must_use]
    pub fn assignment_fault(&self, wrong: &Wrong) -> String {
        let part = [&wrong.parameter, "=", &wrong.value].concat();
        let args = Args::new().with("part", part);
        let listed = |names: &[&str]| names.join(", ");
        let (id, args) = match &wrong.allowed {
            Allowed::Number { from, to } => (
                Id("practice-wrong-number"),
                args.with("from", *from).with("to", *to),
            ),
            Allowed::Levels => (Id("practice-wrong-level"), args),
            Allowed::Seed => (Id("practice-wrong-seed"), args),
            Allowed::Names(names) => (Id("practice-wrong-names"), args.with("list", listed(names))),
            Allowed::Word(words) => (Id("practice-wrong-word"), args.with("list", listed(words))),
            Allowed::Mark => (Id("practice-wrong-mark"), args),
            Allowed::Nothing => (Id("practice-wrong-not-here"), args),
        };
        self.catalog.message(id.0, &args)
    }
}
