//! The front page: the game to go on with, and the ways to everything else.

use leptos::prelude::*;

use super::front::Front;
use super::sounds::Sounds;
use super::top::Top;
use crate::engine::house::Structure;
use crate::game::{GameSetup, Outline};
use crate::platform;
use crate::text::{Args, Id};
use crate::ui::address;
use crate::ui::parts::{CardView, Icon, Side};
use crate::ui::saved;

/// What waits: the game that was played last, whatever it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    /// A cash game: the player's own, or that of an address.
    Cash,
    Tournament,
    Spot,
}

/// The game to go on with.
struct Waiting {
    kind: Kind,
    /// Where it is played.
    place: String,
    /// A cash game, as it stands.
    game: Option<Outline>,
}

impl Waiting {
    fn last() -> Self {
        let place = saved::last_place();
        let kind = if place.starts_with("/tournament") {
            Kind::Tournament
        } else if place.starts_with("/spot/") {
            Kind::Spot
        } else {
            Kind::Cash
        };
        let game = match address::read(&place).0 {
            address::Place::Game(wanted) if kind == Kind::Cash && wanted.is_game() => {
                saved::linked_outline(&wanted)
            }
            _ => None,
        };
        let (place, game) = match (kind, game) {
            (Kind::Cash, None) => (String::from("/play"), saved::own_outline()),
            (_, game) => (place, game),
        };
        Self { kind, place, game }
    }

    fn waits(&self) -> bool {
        self.kind != Kind::Cash || self.game.is_some()
    }

    fn about(&self, front: Front) -> String {
        match self.kind {
            Kind::Tournament => return front.text(Id("rooms-home-tournament")),
            Kind::Spot => return front.text(Id("rooms-home-spot")),
            Kind::Cash => {}
        }
        let usual = GameSetup::default();
        let setup = self.game.as_ref().map_or(&usual, |game| &game.setup);
        let id = match setup.rules.structure {
            Structure::NoLimit => Id("rooms-home-nl"),
            Structure::PotLimit => Id("rooms-home-pl"),
            Structure::FixedLimit => Id("rooms-home-fl"),
        };
        let args = Args::new()
            .with("seats", setup.seats)
            .with("small", setup.stakes.small_blind)
            .with("big", setup.stakes.big_blind)
            .with(
                "hand",
                self.game.as_ref().map_or(0, |game| game.hand_number),
            );
        let what = front.said(id, &args);
        if self.waits() {
            [&what, " ", &front.said(Id("rooms-home-hand"), &args)].concat()
        } else {
            what
        }
    }
}

/// The front page.
#[component]
pub(super) fn Home() -> impl IntoView {
    let front = Front::get();
    let last = Waiting::last();
    let href = ["#", &last.place].concat();
    // Whoever played something else last has the way to his own cash game beside.
    let own = (last.place != "/play" && saved::own_outline().is_some()).then(|| {
        view! {
            <a class="btn on-felt" href="#/play" data-own="">
                {front.t("rooms-home-own")}
            </a>
        }
    });
    let (title, go) = if last.waits() {
        (front.t("rooms-home-waits"), front.t("rooms-home-go-on"))
    } else {
        (front.t("rooms-home-free"), front.t("rooms-home-deal"))
    };
    let last = StoredValue::new_local(last);
    let about = move || last.with_value(|last| last.about(front));
    let build = move || {
        let args = Args::new().with("build", platform::build_id());
        front
            .words
            .with(|words| words.with(Id("rooms-build"), &args))
    };
    view! {
        <div class="pg" data-screen="home">
            <Top />
            <main class="home">
                <section class="felt-card felt deal">
                    <div class="lead">
                        <div>
                            <h1 tabindex="-1">{title}</h1>
                            <p>{about}</p>
                        </div>
                        <div class="fan" aria-hidden="true">
                            <CardView side=Signal::stored(Side::Back) />
                            <CardView side=Signal::stored(Side::Back) />
                        </div>
                    </div>
                    <div class="go-row">
                        <a class="btn go" href=href data-play="">
                            {go}
                        </a>
                        {own}
                        <a class="btn on-felt" href="#/new">
                            {front.t("rooms-home-change")}
                        </a>
                    </div>
                </section>
                <Ways />
                <aside class="quote">
                    {front.t("rooms-quote")} <a class="rule-id" href="#/rules/SHOW-10">"SHOW-10"</a>
                </aside>
                <Sounds />
                <footer class="device">
                    <span class="offline">{front.t("rooms-offline")}</span>
                    <button class="btn install" data-install="">
                        {front.t("rooms-install")}
                    </button>
                    <a href="#/embed">{front.t("rooms-embed")}</a>
                    <span data-build-id="">{build}</span>
                </footer>
            </main>
        </div>
    }
}

/// The ways from here: where they lead, their signs, what they are called and what is there.
const WAYS: [(&str, &str, Id, Id); 9] = [
    (
        "#/learn",
        "target",
        Id("rooms-learn"),
        Id("rooms-learn-about"),
    ),
    (
        "#/tournaments",
        "cup",
        Id("rooms-tournament"),
        Id("rooms-tournament-about"),
    ),
    ("#/spot", "branch", Id("rooms-spot"), Id("rooms-spot-about")),
    (
        "#/rules",
        "book",
        Id("rooms-rules"),
        Id("rooms-rules-about"),
    ),
    (
        "#/glossary",
        "book",
        Id("rooms-glossary"),
        Id("rooms-glossary-about"),
    ),
    (
        "#/history",
        "branch",
        Id("rooms-history"),
        Id("rooms-history-about"),
    ),
    (
        "#/statistics",
        "chart",
        Id("rooms-stats"),
        Id("rooms-stats-about"),
    ),
    ("#/data", "box", Id("rooms-data"), Id("rooms-data-about")),
    (
        "#/settings",
        "gear",
        Id("ui-settings"),
        Id("rooms-settings-about"),
    ),
];

#[component]
fn Ways() -> impl IntoView {
    let front = Front::get();
    let ways = WAYS.map(|(href, icon, title, about)| {
        view! {
            <a class="way" href=href>
                <Icon name=icon />
                <h2>{front.t_id(title)}</h2>
                <p>{front.t_id(about)}</p>
            </a>
        }
    });
    view! {
        <nav class="ways" aria-label=front.t("rooms-ways")>
            {ways.into_iter().collect_view()}
        </nav>
    }
}
