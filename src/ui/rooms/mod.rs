//! The rooms around the table: programs of their own, which load when somebody opens one of them,
//! so that the first hand does not wait for them. The front page is the smaller one ([`run_home`]).
//!
//! All programs share the settings and the saved game through [`Storage`](crate::platform::Storage);
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
pub(super) mod program;
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

use self::data::Data;
use self::embed::Embed;
use self::front::Front;
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
use crate::history::PlayedHand;

/// Starts the program.
pub fn run() {
    program::start("rooms", Place::Home, || {
        provide_context(RwSignal::new(Imported::default()));
        program::focus_headings("rooms");
        view! { <Rooms /> }
    });
}

/// Starts the program of the front page alone: a third of the rooms' size, so that whoever comes for
/// the first time does not wait for what he may never open.
pub fn run_home() {
    program::start("home", Place::Home, || {
        let front = Front::get();
        program::focus_headings("home");
        view! {
            <Sprite more=include_str!("sprite.svg") />
            {move || {
                front.place.track();
                view! { <Home /> }
            }}
        }
    });
}

#[component]
fn Rooms() -> impl IntoView {
    let front = Front::get();
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
