//! The helper beside the table: `public/beside.js` calls it.

use cards_speak::text::{Args, Catalog, Id, Language, Speaker};
use cards_speak::worker::protocol::view_from_bytes;
use wasm_bindgen::prelude::wasm_bindgen;

/// The helper in one language.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Helper(Catalog);

#[wasm_bindgen]
impl Helper {
    /// The helper who speaks a language, with its texts: those of the table, and his own.
    #[must_use]
    pub fn meet(language: &str, table: &str, own: &str) -> Option<Self> {
        let language = Language::from_code(language)?;
        Catalog::parse(language, &[table, own]).ok().map(Self)
    }

    /// What it is called.
    #[must_use]
    pub fn title(&self) -> String {
        self.0.message(Id("helper-title").0, &Args::new())
    }

    /// What stands before the rules that decided.
    #[must_use]
    pub fn decided(&self) -> String {
        self.0.message(Id("helper-decided").0, &Args::new())
    }

    /// What is to be said of a table as its viewer sees it, a line each; `acts`: he is to act now.
    #[must_use]
    pub fn help(&self, view: &[u8], acts: bool) -> Vec<String> {
        let Some(mut view) = view_from_bytes(view) else {
            return Vec::new();
        };
        // While things happen the view runs ahead of whose turn it is.
        view.legal = view.legal.filter(|_| acts);
        let speaker = Speaker {
            catalog: &self.0,
            names: &[],
            you: view.own_seat().map(|own| own.seat),
        };
        speaker.help(&view)
    }
}

fn main() {}
