//! What the programs of the rooms and of the school have in common: how they start, and that they
//! follow the address.

use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use super::front::{Front, part_of};
use super::place::{self, Place};
use crate::platform;
use crate::ui::settings::Settings;
use crate::ui::words::Words;

/// Starts a program in its own place in the page, the element of the name `stage`. An address that
/// is near none of its rooms leads to the `first`.
pub(in crate::ui) fn start<V: IntoView + 'static>(
    stage: &'static str,
    first: Place,
    program: impl FnOnce() -> V + 'static,
) {
    platform::tell_panics();
    spawn_local(async move {
        let settings = Settings::load();
        settings.show();
        let parts = part_of(&place::nearest(&platform::hash(), &first));
        match Words::load_parts(settings.language(), parts).await {
            Ok(words) => crate::ui::mount(stage, move || {
                let front = Front::new(settings, words, first);
                provide_context(front);
                provide_context(front.words);
                follow(front, stage, Visits::provide());
                program()
            }),
            Err(reason) => platform::fail(&reason),
        }
    });
}

/// How often the reader has come back from another program. What lists things is drawn anew then,
/// for they may stand otherwise by now; a question stays as it was left.
#[derive(Clone, Copy)]
pub(in crate::ui) struct Visits(RwSignal<u32>);

impl Visits {
    fn provide() -> Self {
        let visits = Self(RwSignal::new(0));
        provide_context(visits);
        visits
    }

    pub(in crate::ui) fn get() -> Self {
        expect_context()
    }

    /// Draws anew at the next visit.
    pub(in crate::ui) fn track(self) {
        self.0.track();
    }
}

/// Goes where the address says, as long as the program is the one that is shown.
fn follow(front: Front, stage: &'static str, visits: Visits) {
    let away = StoredValue::new(false);
    let moved = move || {
        let here = platform::on_stage(stage);
        if here && away.get_value() {
            visits.0.update(|visits| *visits += 1);
        }
        away.set_value(!here);
        if here {
            front.go();
        }
    };
    let listener = StoredValue::new_local((
        platform::on_hash(moved),
        // Another tab, or the page around this one, has changed the settings.
        platform::Storage::on_change(move |name| {
            if name == Settings::NAME && platform::on_stage(stage) {
                front.go();
            }
        }),
    ));
    on_cleanup(move || listener.dispose());
    // The reader may have gone on while the texts came.
    if platform::on_stage(stage) {
        front.go();
    }
    Effect::new(move || {
        let code = front.words.with(|words| words.language().code());
        if platform::on_stage(stage) {
            platform::root_attribute("lang", Some(code));
        }
    });
}

/// Where the reader comes from a link that is gone, the new heading takes the focus.
pub(super) fn focus_headings(stage: &'static str) {
    let front = Front::get();
    let focusing = StoredValue::new_local(None::<platform::Timeout>);
    Effect::new(move |before: Option<()>| {
        let heading = front.place.with(|place| match place {
            Place::Rules(Some(_)) => " .entry h2",
            _ => " h1",
        });
        if before.is_some() {
            let drawn = move || platform::set_focus(&["#", stage, heading].concat());
            focusing.set_value(platform::Timeout::after(0, drawn));
        }
    });
}
