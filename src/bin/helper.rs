//! The helper beside the table: `public/beside.js` calls it.

use cards_speak::text::{Args, Catalog, Id, Language, Speaker};
use cards_speak::worker::protocol::view_from_bytes;
use wasm_bindgen::prelude::wasm_bindgen;

/// What he is called, and what he says of a table as its viewer sees it, a line each.
///
/// `table` and `own` are the texts of the language: those of the table, and the helper's. `stage`
/// is "act" if the viewer is to act now, the rules that decided if the hand is over, or nothing.
#[must_use]
#[wasm_bindgen]
pub fn help(language: &str, table: &str, own: &str, view: &[u8], stage: &str) -> Vec<String> {
    let Some(language) = Language::from_code(language) else {
        return Vec::new();
    };
    let (Ok(catalog), Some(mut view)) = (
        Catalog::parse(language, &[table, own]),
        view_from_bytes(view),
    ) else {
        return Vec::new();
    };
    let speaker = Speaker {
        catalog: &catalog,
        names: &[],
        you: view.own_seat().map(|own| own.seat),
    };
    let lines = match stage {
        "act" => speaker.help(&view),
        "" => {
            // While things happen the view runs ahead of whose turn it is.
            view.legal = None;
            speaker.help(&view)
        }
        _ => vec![catalog.message(Id("helper-decided").0, &Args::new())],
    };
    let title = catalog.message(Id("helper-title").0, &Args::new());
    [title].into_iter().chain(lines).collect()
}

fn main() {}
