//! The rooms around the table: a program of its own, which loads when somebody opens one of them,
//! so that the first hand does not wait for it.
//!
//! Both programs share the settings and the saved game through [`Storage`](crate::platform::Storage);
//! `boot.js` shows the one whose address it is.

pub(super) mod betting;
mod data;
pub(super) mod embed;
mod export;
pub(super) mod front;
mod glossary;
mod hand;
mod hand_list;
mod history;
mod home;
pub(super) mod house;
mod import;
mod keeping;
mod listed;
pub(super) mod new_game;
pub(super) mod place;
pub(super) mod print;
mod replay;
mod rulebook;
mod seat;
mod settings;
mod sounds;
mod source;
mod statistics;
pub(super) mod top;
mod tournament;
mod verify;
mod what_if;
mod what_if_acts;
mod why;

use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use self::data::Data;
use self::embed::Embed;
use self::front::{Front, part_of};
use self::glossary::Glossary;
use self::hand::LinkedHand;
use self::history::History;
use self::home::Home;
use self::house::House;
use self::import::{Import, Imported};
use self::new_game::NewGame;
use self::place::Place;
use self::rulebook::{Group, Rulebook};
use self::seat::SeatRoom;
use self::settings::SettingsRoom;
use self::statistics::Statistics;
use self::tournament::Tournament;
use self::verify::Verify;
use super::parts::Sprite;
use super::settings::Settings;
use super::words::Words;
use crate::history::PlayedHand;
use crate::platform;

/// The program's own place in the page.
const STAGE: &str = "rooms";

/// Starts the program.
pub fn run() {
    platform::tell_panics();
    spawn_local(async {
        let settings = Settings::load();
        settings.show();
        let place = place::read(&platform::hash());
        let parts = place.as_ref().map_or(&["rooms"][..], part_of);
        match Words::load_parts(settings.language(), parts).await {
            Ok(words) => super::mount(STAGE, move || {
                let front = Front::new(settings, words, place);
                provide_context(front);
                provide_context(front.words);
                provide_context(RwSignal::new(Imported::default()));
                view! { <Rooms /> }
            }),
            Err(reason) => platform::fail(&reason),
        }
    });
}

#[component]
fn Rooms() -> impl IntoView {
    let front = Front::get();
    let follow = move || {
        if platform::on_stage(STAGE) {
            front.go(place::read(&platform::hash()));
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
    let now = place::read(&platform::hash());
    if platform::on_stage(STAGE) && now.is_some() && now != Some(front.place.get_untracked()) {
        front.go(now);
    }

    // Where the reader comes from a link that is gone, the new heading takes the focus.
    let focusing = StoredValue::new_local(None::<platform::Timeout>);
    Effect::new(move |before: Option<()>| {
        let heading = front.place.with(|place| match place {
            Place::Rules(Some(_)) => "#rooms .entry h2",
            _ => "#rooms h1",
        });
        if before.is_some() {
            let drawn = move || platform::set_focus(heading);
            focusing.set_value(platform::Timeout::after(0, drawn));
        }
    });
    Effect::new(move || {
        let code = front.words.with(|words| words.language().code());
        if platform::on_stage(STAGE) {
            platform::root_attribute("lang", Some(code));
        }
    });

    view! {
        <Sprite more=include_str!("sprite.svg") />
        {move || match front.place.get() {
            Place::Home => view! { <Home /> }.into_any(),
            Place::Settings => view! { <SettingsRoom /> }.into_any(),
            Place::Seat => view! { <SeatRoom /> }.into_any(),
            Place::NewGame => view! { <NewGame /> }.into_any(),
            Place::Tournament => view! { <Tournament /> }.into_any(),
            Place::Glossary => view! { <Glossary /> }.into_any(),
            Place::House => view! { <House /> }.into_any(),
            Place::Rules(open) => view! { <Rulebook open /> }.into_any(),
            Place::RuleGroup(of) => view! { <Group of /> }.into_any(),
            Place::History(open) => view! { <History open /> }.into_any(),
            Place::Hand(link) => {
                let hand = PlayedHand::from_link(&link);
                view! { <LinkedHand hand /> }.into_any()
            }
            Place::Embed => view! { <Embed /> }.into_any(),
            // A program of its own shows these.
            Place::Learn | Place::Lesson(_) | Place::Drills | Place::Drill(..) | Place::Gate(..) | Place::DealerSchool | Place::Dealer(_) | Place::Review | Place::Progress | Place::Spot(_) | Place::Teach | Place::Sheet(_) => ().into_any(),
            Place::Statistics => view! { <Statistics /> }.into_any(),
            Place::Import(open) => view! { <Import open /> }.into_any(),
            Place::Data => view! { <Data /> }.into_any(),
            Place::Verify(open) => view! { <Verify open /> }.into_any(),
        }}
    }
}
