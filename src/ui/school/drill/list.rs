//! The list of the drills by skill: the stars of each, the word of each skill.

use leptos::prelude::*;

use super::kept;
use crate::school::drill::{Drill, Skill, Standing};
use crate::school::round::Record;
use crate::text::{Args, Id};
use crate::ui::rooms::front::Front;
use crate::ui::rooms::top::Top;
use crate::ui::school::review::{is_faded, kept as deck};

/// The page of the drills.
#[component]
pub(in crate::ui::school) fn Drills() -> impl IntoView {
    let front = Front::get();
    let record = StoredValue::new(kept::open(front).held);
    let skills = Skill::ALL.map(Some).into_iter().chain([None]);
    let groups = skills.filter_map(|skill| {
        let drills = Drill::ALL
            .iter()
            .copied()
            .filter(|drill| drill.skill() == skill);
        let drills: Vec<Drill> = drills.collect();
        (!drills.is_empty()).then(|| view! { <Group skill drills record /> })
    });
    view! {
        <div class="pg" data-screen="drills">
            <Top title=front.t("practice-drills") back="#/learn" />
            <main class="learn">
                <p class="says">{front.t("practice-lead")}</p>
                {groups.collect_view()}
                <a class="btn" href="#/teach" data-teach="">
                    {front.t("practice-teach")}
                </a>
            </main>
        </div>
    }
}

pub(in crate::ui::school) const fn skill_name(skill: Option<Skill>) -> Id {
    match skill {
        Some(Skill::Hands) => Id("practice-skill-hands"),
        Some(Skill::Betting) => Id("practice-skill-betting"),
        Some(Skill::Blinds) => Id("practice-skill-blinds"),
        Some(Skill::Pots) => Id("practice-skill-pots"),
        Some(Skill::Showdown) => Id("practice-skill-showdown"),
        Some(Skill::Houses) => Id("practice-skill-houses"),
        Some(Skill::Events) => Id("practice-skill-events"),
        Some(Skill::Live) => Id("practice-skill-live"),
        Some(Skill::Dealing) => Id("practice-skill-dealing"),
        Some(Skill::Strategy) => Id("practice-skill-strategy"),
        None => Id("practice-skill-none"),
    }
}

pub(in crate::ui::school) const fn word(standing: Standing) -> Id {
    match standing {
        Standing::Starting => Id("practice-word-starting"),
        Standing::FindingTheWay => Id("practice-word-finding-the-way"),
        Standing::Steady => Id("practice-word-steady"),
        Standing::Sure => Id("practice-word-sure"),
        Standing::CouldExplainIt => Id("practice-word-could-explain-it"),
    }
}

#[component]
fn Group(skill: Option<Skill>, drills: Vec<Drill>, record: StoredValue<Record>) -> impl IntoView {
    let front = Front::get();
    let standing = skill.and_then(|skill| record.with_value(|record| record.word(skill)));
    let standing = standing.filter(|_| !deck::load(front).hidden);
    let standing = standing.map(|kept| {
        let id = if is_faded(&kept) {
            Id("practice-word-refresh")
        } else {
            word(kept.standing)
        };
        view! { <small data-word="" title=kept.day>{front.t_id(id)}</small> }
    });
    let rows = drills
        .into_iter()
        .map(|drill| view! { <Row drill record /> });
    view! {
        <section class="chapter" data-skill=skill.map(Skill::name)>
            <h2>
                {front.t_id(skill_name(skill))}
                {standing}
            </h2>
            <ul>{rows.collect_view()}</ul>
        </section>
    }
}

#[component]
fn Row(drill: Drill, record: StoredValue<Record>) -> impl IntoView {
    let front = Front::get();
    let words = front.words;
    let (stars, answers) = record.with_value(|record| (record.stars(drill), record.answers(drill)));
    let name = move || words.with(|words| words.drill(&drill.title(), false));
    let stars = stars.map(|(level, stars)| {
        let label = move || {
            let args = Args::new().with("level", u64::from(level.number()));
            let id = if stars.fluent {
                Id("practice-star-both")
            } else {
                Id("practice-star-sure")
            };
            words.with(|words| words.with(id, &args))
        };
        let shown = if stars.fluent { "★★" } else { "★" };
        view! { <span class="stars" role="img" aria-label=label>{shown}</span> }
    });
    let begun = if answers == 0 { "new" } else { "begun" };
    view! {
        <li>
            <a href=["#/drill/", drill.name()].concat() data-open=drill.name() data-state=begun class="drillrow">
                <b>{name}</b>
                {stars}
            </a>
        </li>
    }
}
