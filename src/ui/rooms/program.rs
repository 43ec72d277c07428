//! What the programs of the rooms have in common: how they start, and that they follow the address.

use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use super::front::{Front, part_of};
use super::place::{self, Place};
use crate::platform;
use crate::ui::settings::Settings;
use crate::ui::words::Words;

/// Starts a program in its own place in the page, the element of the name `stage`.
pub(super) fn start<V: IntoView + 'static>(
    stage: &'static str,
    program: impl FnOnce() -> V + 'static,
) {
    platform::tell_panics();
    spawn_local(async move {
        let settings = Settings::load();
        settings.show();
        let parts = part_of(&place::nearest(&platform::hash(), &Place::Home));
        match Words::load_parts(settings.language(), parts).await {
            Ok(words) => crate::ui::mount(stage, move || {
                let front = Front::new(settings, words, Place::Home);
                provide_context(front);
                provide_context(front.words);
                follow(front, stage);
                program()
            }),
            Err(reason) => platform::fail(&reason),
        }
    });
}

/// Goes where the address says, as long as the program is the one that is shown.
fn follow(front: Front, stage: &'static str) {
    let follow = move || {
        if platform::on_stage(stage) {
            front.go();
        }
    };
    let listener = StoredValue::new_local((
        platform::on_hash(follow),
        // Another tab, or the page around this one, has changed the settings.
        platform::Storage::on_change(move |name| {
            if name == Settings::NAME {
                follow();
            }
        }),
    ));
    on_cleanup(move || listener.dispose());
    // The reader may have gone on while the texts came.
    follow();

    // Where the reader comes from a link that is gone, the new heading takes the focus.
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
    Effect::new(move || {
        let code = front.words.with(|words| words.language().code());
        if platform::on_stage(stage) {
            platform::root_attribute("lang", Some(code));
        }
    });
}
