//! The reader of a notation: what it has found wrong so far.

use crate::school::fault::{Fault, FaultPlace, Problem};
use crate::school::part::Part;

/// Gathers the faults of one text.
#[derive(Debug)]
pub(super) struct Reader<'a> {
    pub(super) place: &'a FaultPlace,
    pub(super) faults: Vec<Fault>,
}

impl<'a> Reader<'a> {
    pub(super) const fn new(place: &'a FaultPlace) -> Self {
        Self {
            place,
            faults: Vec::new(),
        }
    }

    pub(super) fn fault(&mut self, part: Part<'_>, problem: Problem) {
        self.faults.push(Fault {
            line: part.line,
            column: part.column,
            place: self.place.clone(),
            problem,
        });
    }

    /// Something that cannot be read, and what should stand there.
    pub(super) fn notation(&mut self, part: Part<'_>, wanted: &str) {
        let found = part.text.to_owned();
        let wanted = wanted.to_owned();
        self.fault(part, Problem::Notation { found, wanted });
    }

    /// A stated figure against the engine's.
    pub(super) fn figure(&mut self, part: Part<'_>, what: &str, engine: &str, file: &str) {
        if engine != file {
            let (engine, file) = (engine.to_owned(), file.to_owned());
            let what = what.to_owned();
            self.fault(part, Problem::Figure { what, engine, file });
        }
    }
}
