//! Places relative to the button, by name.

use super::args::Args;
use super::catalog::{Catalog, Id};
use crate::engine::position::Position;

const fn id(position: Position) -> Id {
    match position {
        Position::Button => Id("position-button"),
        Position::SmallBlind => Id("position-small-blind"),
        Position::BigBlind => Id("position-big-blind"),
        Position::UnderTheGun(0) => Id("position-utg"),
        Position::UnderTheGun(_) => Id("position-utg-plus"),
        Position::Lojack => Id("position-lojack"),
        Position::Hijack => Id("position-hijack"),
        Position::Cutoff => Id("position-cutoff"),
    }
}

fn args(position: Position) -> Args {
    match position {
        Position::UnderTheGun(places) => Args::new().with("places", places),
        _ => Args::new(),
    }
}

impl Catalog {
    /// A place in two or three letters: "CO".
    #[must_use]
    pub fn position_label(&self, position: Position) -> String {
        self.message(id(position).0, &args(position))
    }

    /// A place in full: "Cutoff".
    #[must_use]
    pub fn position_name(&self, position: Position) -> String {
        let id = format!("{}.name", id(position).0);
        self.message(&id, &args(position))
    }
}
