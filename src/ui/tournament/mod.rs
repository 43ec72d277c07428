//! The table of a tournament and of a spot: a program of its own, which loads when somebody plays
//! one, so that the first hand of a cash game does not wait for it. The table is the same; what it
//! adds is the standing of the tournament, or the way back to the spot's fields, in a line of the
//! bar and in a sheet.

mod rebuy;
mod shelf;
mod spot;
mod spots;
mod standing;

use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

pub(super) use self::rebuy::refuse;
use self::shelf::Tournaments;
use self::spot::SpotSheet;
use self::standing::{Standing, line, news_of};
use super::address;
use super::app;
use super::desk::{Desk, Sheet};
use super::settings::Settings;
use super::sheet::More;
use super::table::TableScreen;
use super::words::Words;
use crate::game::TournamentGame;
use crate::platform;
use crate::text::Id;

/// The program's own place in the page.
const STAGE: &str = "tournament";

/// Starts the program.
pub fn run() {
    platform::tell_panics();
    spawn_local(async {
        let settings = Settings::load();
        settings.show();
        match Words::load_parts(settings.language(), &["later", "more", "tournament"]).await {
            Ok(words) => super::mount(STAGE, move || view! { <Tournament settings words /> }),
            Err(reason) => platform::fail(&reason),
        }
    });
}

#[component]
fn Tournament(settings: Settings, words: Words) -> impl IntoView {
    let (place, wrong) = address::read(&platform::hash());
    let Some(desk) = Desk::open(settings, words, &place, wrong, &Tournaments) else {
        // Whoever is out looks at the result.
        platform::go("/tournaments");
        return ().into_any();
    };
    app::at_the_desk(desk, STAGE);
    provide_context(More {
        line: Signal::derive(move || line(desk)),
        label: Signal::derive(move || {
            desk.text(if spot::is(desk) {
                Id("tournament-spot")
            } else {
                Id("tournament-standing")
            })
        }),
        sheet: || {
            if spot::is(Desk::get()) {
                view! { <SpotSheet /> }.into_any()
            } else {
                view! { <Standing /> }.into_any()
            }
        },
    });
    // What has happened in the tournament is said when the hand is over, everywhere.
    Effect::new(move |before: Option<u64>| {
        let between = desk.between.get();
        if before.is_some_and(|before| before != between) {
            for said in news_of(desk) {
                desk.live.say(said.spoken);
            }
            let finished = desk.with_session(TournamentGame::is_finished);
            if finished == Some(true) {
                desk.sheet.set(Some(Sheet::More));
            }
        }
        between
    });
    view! { <TableScreen /> }.into_any()
}
