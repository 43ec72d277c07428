//! The root: loads the texts, opens the game, follows the address, the keys and the settings.

use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use super::address;
use super::desk::Desk;
use super::keys;
use super::saved::CashGames;
use super::settings::Settings;
use super::table::TableScreen;
use super::words::Words;
use crate::platform;
use crate::worker::protocol::view_to_bytes;

/// The program's own place in the page.
const STAGE: &str = "app";

/// Starts the page.
pub fn run() {
    platform::tell_panics();
    spawn_local(async {
        let settings = Settings::load();
        settings.show();
        let language = settings.language();
        match Words::load(language).await {
            Ok(words) => super::mount(STAGE, move || view! { <App settings words /> }),
            Err(reason) => platform::fail(&reason),
        }
    });
}

/// The root of the page.
#[component]
fn App(settings: Settings, words: Words) -> impl IntoView {
    let (place, wrong) = address::read(&platform::hash());
    let Some(desk) = Desk::open(settings, words, &place, wrong, &CashGames) else {
        platform::fail("no hand can be dealt");
        return ().into_any();
    };
    at_the_desk(desk, STAGE);
    view! { <TableScreen /> }.into_any()
}

/// What every program with a desk does beside drawing: it follows the address, the keys, the other
/// tabs and the settings.
pub(super) fn at_the_desk(desk: Desk, stage: &'static str) {
    provide_context(desk);
    provide_context(desk.chair);
    provide_context(desk.words);
    // The reader may have gone to another program while this one came.
    if !platform::on_stage(stage) {
        desk.leave();
    }

    let listeners = StoredValue::new_local((
        platform::on_hash(move || {
            if platform::on_stage(stage) {
                let (place, wrong) = address::read(&platform::hash());
                desk.go(&place, wrong);
            } else {
                desk.leave();
            }
        }),
        platform::on_key(move |event| {
            if platform::on_stage(stage) {
                keys::handle(desk, &event);
            }
        }),
        platform::on_visible(move || desk.seen_again()),
        platform::Storage::on_change(move |name| {
            if name == Settings::NAME {
                desk.settings_changed();
            } else {
                desk.overtaken(name);
            }
        }),
    ));
    on_cleanup(move || listeners.dispose());

    Effect::new(move |before: Option<Settings>| {
        let settings = desk.settings.get();
        if before.as_ref() != Some(&settings) {
            settings.show();
            desk.blinds.set(settings.blinds);
            if before.is_some() && Settings::load() != settings {
                let _ = settings.save();
            }
        }
        settings
    });
    Effect::new(move || {
        let helps = desk.helps();
        platform::root_attribute("data-helper", helps.then_some("on"));
        if helps {
            desk.snap.with(|snap| {
                platform::beside(&view_to_bytes(&snap.view), &desk.stage(snap.phase));
            });
        }
    });
    Effect::new(move || {
        let code = desk.words.with(|words| words.language().code());
        if platform::on_stage(stage) {
            platform::root_attribute("lang", Some(code));
        }
    });
}
