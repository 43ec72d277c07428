//! The levels of the dealer school.

use leptos::prelude::*;

use super::kept;
use crate::school::dealer::Level;
use crate::text::Id;
use crate::ui::rooms::front::Front;
use crate::ui::rooms::top::Top;

/// What a level is called, and what it brings.
pub(super) const fn texts(level: Level) -> (Id, Id) {
    match level {
        Level::D1 => (Id("dealer-level-d1"), Id("dealer-level-d1.about")),
        Level::D2 => (Id("dealer-level-d2"), Id("dealer-level-d2.about")),
        Level::D3 => (Id("dealer-level-d3"), Id("dealer-level-d3.about")),
        Level::D4 => (Id("dealer-level-d4"), Id("dealer-level-d4.about")),
        Level::D5 => (Id("dealer-level-d5"), Id("dealer-level-d5.about")),
        Level::D6 => (Id("dealer-level-d6"), Id("dealer-level-d6.about")),
    }
}

/// The page with the six levels.
#[component]
pub(in crate::ui::school) fn Levels() -> impl IntoView {
    let front = Front::get();
    let kept = kept::open(front).held;
    let rows = Level::ALL.map(|level| {
        let (title, about) = texts(level);
        let (state, label) = if kept.is_begun(level) {
            ("begun", Id("dealer-state-begun"))
        } else if kept.is_passed(level) {
            ("done", Id("dealer-state-passed"))
        } else {
            ("new", Id("dealer-state-new"))
        };
        view! {
            <li>
                <a href=["#/dealer/", level.name()].concat() data-state=state data-level=level.name()>
                    <i class="mark" role="img" aria-label=front.t_id(label)></i>
                    <b>{front.t_id(title)}</b>
                    <span class="mins">{level.name().to_ascii_uppercase()}</span>
                    <span class="goal">{front.t_id(about)}</span>
                </a>
            </li>
        }
    });
    view! {
        <div class="pg" data-screen="dealers">
            <Top title=front.t("school-dealer") back="#/learn" />
            <main class="learn">
                <p class="says">{front.t("dealer-about")}</p>
                <section class="chapter">
                    <ol>{rows.into_iter().collect_view()}</ol>
                </section>
            </main>
        </div>
    }
}
