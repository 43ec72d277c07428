//! A tournament to be laid: how many play, at which tables, how well.

use leptos::prelude::*;

use super::front::Front;
use super::new_game::{LevelRow, Row, STRUCTURES, answer};
use super::top::Top;
use crate::bots::Level;
use crate::engine::cards::Seed;
use crate::engine::house::{Rebuys, Structure};
use crate::platform::{self, Storage};
use crate::text::Id;

/// The fields that can be chosen.
const PLAYERS: [u32; 9] = [2, 3, 6, 9, 18, 27, 45, 90, 180];
/// The tables that can be chosen.
const SEATS: [u8; 4] = [2, 6, 9, 10];

/// The room in which a tournament is laid.
#[component]
pub(super) fn Tournament() -> impl IntoView {
    let front = Front::get();
    let players = RwSignal::new(6_u32);
    let seats = RwSignal::new(6_u8);
    let structure = RwSignal::new(Structure::NoLimit);
    let level = RwSignal::new(Level::default());
    let waits = Storage::get("tournament/1").is_some();
    let fields = PLAYERS.map(|field| {
        let text = Signal::stored(field.to_string());
        answer(
            text,
            move || players.get() == field,
            move || players.set(field),
        )
    });
    let tables = SEATS.map(|table| {
        let text = Signal::stored(table.to_string());
        answer(text, move || seats.get() == table, move || seats.set(table))
    });
    let structures = STRUCTURES.map(|(of, id)| {
        let text = front.t_id(id);
        answer(
            text,
            move || structure.get() == of,
            move || structure.set(of),
        )
    });
    let rebuys = RwSignal::new(Rebuys::None);
    let begin = move |_| {
        let structure = match structure.get_untracked() {
            Structure::NoLimit => "nl",
            Structure::PotLimit => "pl",
            Structure::FixedLimit => "fl",
        };
        let seed = Seed::new(platform::random_bytes());
        platform::go(
            &[
                "/tournament?players=",
                &players.get_untracked().to_string(),
                "&seats=",
                &seats.get_untracked().to_string(),
                "&structure=",
                structure,
                "&level=",
                &level.get_untracked().to_string(),
                match rebuys.get_untracked() {
                    Rebuys::None => "",
                    Rebuys::FirstPhase => "&rules=rebuys:first-phase",
                },
                "&seed=",
                &seed.to_string(),
            ]
            .concat(),
        );
    };
    view! {
        <div class="pg" data-screen="tournaments">
            <Top title=front.t("rooms-tournament") />
            <main class="laying">
                {waits
                    .then(|| {
                        view! {
                            <p>
                                <a class="btn" href="#/tournament" data-go-on="">
                                    {front.t("rooms-tournament-go-on")}
                                </a>
                            </p>
                        }
                    })}
                <Row
                    name="players"
                    title=front.t("rooms-tournament-players")
                    choices=fields.to_vec()
                />
                <Row name="seats" title=front.t("rooms-tournament-seats") choices=tables.to_vec() />
                <Row
                    name="structure"
                    title=front.t("rooms-new-structure")
                    choices=structures.to_vec()
                />
                <RebuysRow rebuys />
                <LevelRow level pick=Callback::new(move |picked| level.set(picked)) />
                <div class="go-row">
                    <button class="btn go" data-begin="" on:click=begin>
                        {front.t("rooms-tournament-begin")}
                    </button>
                </div>
                <p class="note-s">{front.t("rooms-tournament-ends")}</p>
            </main>
        </div>
    }
}

/// Whether whoever has lost everything may buy again (TOURN-5).
#[component]
fn RebuysRow(rebuys: RwSignal<Rebuys>) -> impl IntoView {
    let front = Front::get();
    let offers = [
        (Rebuys::None, Id("rooms-tournament-rebuys-none")),
        (Rebuys::FirstPhase, Id("rooms-tournament-rebuys-first")),
    ];
    let offers = offers.map(|(of, id)| {
        answer(
            front.t_id(id),
            move || rebuys.get() == of,
            move || rebuys.set(of),
        )
    });
    view! {
        <Row
            name="rebuys"
            title=front.t("rooms-tournament-rebuys")
            about=front.t("rooms-tournament-rebuys-about")
            choices=offers.to_vec()
        />
    }
}
