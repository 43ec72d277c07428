//! How far one has come: the ten skills in words, what one can do now, what is within reach
//! (curriculum 5.5). No ranking, no red, no falling curves; the figure stands in the details.

use leptos::prelude::*;

use super::kept;
use super::settings::Delete;
use crate::school::drill::{Drill, Level, Skill};
use crate::school::review::{Day, Habit};
use crate::school::round::{Record, SkillWord};
use crate::text::{Args, Id};
use crate::ui::rooms::front::Front;
use crate::ui::rooms::top::Top;
use crate::ui::school::drill::{kept as drills, skill_name, word};
use crate::ui::school::rich::rich;

/// A word that was not confirmed for so many days is worth a refresh.
const LONG_AGO: u32 = 90;

/// So many of the slips of late are told.
const SLIPS: usize = 5;

/// The page.
#[component]
pub(in crate::ui::school) fn ProgressRoom() -> impl IntoView {
    let front = Front::get();
    let record = RwSignal::new(drills::open(front).held);
    let deck = kept::fed(front);
    let hidden = RwSignal::new(deck.hidden);
    let mut slips = deck.slips_since(kept::today());
    slips.retain(|slip| slip.instances.len() > 1);
    slips.sort_by_key(|slip| core::cmp::Reverse(slip.instances.len()));
    slips.truncate(SLIPS);
    let show = move |_| {
        kept::change(front, |deck| deck.hidden = false);
        hidden.set(false);
    };
    let skills = move || {
        if hidden.get() {
            return view! {
                <p class="says">{front.t("review-is-hidden")}</p>
                <div class="linkrow">
                    <button class="btn" data-show="" on:click=show>
                        {front.t("review-show-again")}
                    </button>
                </div>
            }
            .into_any();
        }
        let kept = record.get();
        let empty = kept.is_empty();
        let rows = Skill::ALL.map(|skill| view! { <SkillView skill record=kept.clone() /> });
        let forget = move || {
            drills::forget();
            record.set(drills::open(front).held);
        };
        let delete = (!empty).then(|| {
            view! {
                <Delete what=Id("review-delete-ratings") sure=Id("review-delete-ratings-sure") delete=forget />
            }
        });
        view! { {rows.into_iter().collect_view()} {delete} }.into_any()
    };
    view! {
        <div class="pg" data-screen="progress">
            <Top title=front.t("review-progress") back="#/learn" />
            <main class="learn">
                <p class="says">{front.t("review-progress-about")}</p>
                {skills}
                {move || (!hidden.get()).then(|| view! { <Slips slips=slips.clone() /> })}
                <a class="btn" href="#/review" data-review="">
                    {front.t("review-title")}
                </a>
            </main>
        </div>
    }
}

/// The slips that came more than once of late, in words, with the drill that asks for more of them.
#[component]
fn Slips(slips: Vec<Habit>) -> impl IntoView {
    let front = Front::get();
    let words = front.words;
    let rows = slips.into_iter().filter_map(|slip| {
        let line = slip.said()?;
        let count = slip.instances.len() as u64;
        let said = move || words.with(|words| rich(words, &words.drill(&line, false)));
        let times = move || {
            let args = Args::new().with("count", count);
            words.with(|words| words.with(Id("practice-times"), &args))
        };
        let title = move || words.with(|words| words.drill(&slip.drill.title(), false));
        Some(view! {
            <li data-slip=slip.slip>
                <p>{said}</p>
                <a class="btn" href=["#/drill/", slip.drill.name()].concat()>
                    {title}
                </a>
                <span class="note-s">{times}</span>
            </li>
        })
    });
    let rows: Vec<_> = rows.collect();
    (!rows.is_empty()).then(|| {
        view! {
            <section class="summary" data-slips="">
                <h2>{front.t("review-slips")}</h2>
                <ol class="repeats">{rows}</ol>
            </section>
        }
    })
}

/// Whether a word is worth a refresh today.
pub(in crate::ui::school) fn is_faded(kept: &SkillWord) -> bool {
    let long_ago = Day::read(&kept.day).is_some_and(|day| kept::today().since(day) >= LONG_AGO);
    kept.refresh || long_ago
}

#[component]
fn SkillView(skill: Skill, record: Record) -> impl IntoView {
    let front = Front::get();
    let words = front.words;
    let standing = record.word(skill);
    let rating = record.rating(skill);
    let begun = standing.is_some();
    let shown = standing
        .as_ref()
        .map_or(Id("review-not-begun"), |kept| word(kept.standing));
    let faded = standing.as_ref().is_some_and(is_faded);
    let day = standing.map(|kept| kept.day);
    let confirmed = move || {
        let day = day.as_deref()?;
        let args = Args::new().with("day", day);
        let said = words.with(|words| words.with(Id("review-confirmed"), &args));
        Some(view! { <p class="note-s">{said}</p> })
    };
    let (can, next) = reach(&record, skill);
    let can = can.into_iter().map(|(drill, level)| {
        let said = move || {
            words.with(|words| {
                let args = Args::new()
                    .with("drill", words.drill(&drill.title(), false))
                    .with("level", u64::from(level.number()));
                words.with(Id("review-can"), &args)
            })
        };
        view! { <li data-can=drill.name()>{said}</li> }
    });
    let next = next.map(|(drill, level)| {
        let said = move || {
            words.with(|words| {
                let args = Args::new()
                    .with("drill", words.drill(&drill.title(), false))
                    .with("level", u64::from(level.number()));
                words.with(Id("review-next"), &args)
            })
        };
        view! {
            <a href=["#/drill/", drill.name()].concat() class="drillrow" data-next=drill.name()>
                <b>{said}</b>
            </a>
        }
    });
    let details = begun.then(|| {
        let figure = move || {
            let args = Args::new()
                .with(
                    "rating",
                    i64::from((rating.tenths() + 5).div_euclid(10)).unsigned_abs(),
                )
                .with("count", u64::from(rating.answers()));
            words.with(|words| words.with(Id("review-rating"), &args))
        };
        view! {
            <details class="check">
                <summary>{front.t("review-details")}</summary>
                <p data-rating="">{figure}</p>
            </details>
        }
    });
    view! {
        <section class="chapter" data-skill=skill.name()>
            <h2>
                {front.t_id(skill_name(Some(skill)))}
                <small data-word="">{front.t_id(shown)}</small>
            </h2>
            {faded.then(|| view! { <p data-refresh="">{front.t("practice-word-refresh")}</p> })}
            {confirmed}
            <ul class="facts">{can.collect_view()}</ul>
            <ul>
                <li>{next}</li>
            </ul>
            {details}
        </section>
    }
}

/// What one is sure of in a skill, and the next thing within reach: a drill with its level.
type Reach = (Vec<(Drill, Level)>, Option<(Drill, Level)>);

fn reach(record: &Record, skill: Skill) -> Reach {
    let drills = || {
        Drill::ALL
            .iter()
            .copied()
            .filter(|drill| drill.skill() == Some(skill))
    };
    let sure = |drill: Drill| record.stars(drill).map(|(level, _)| level);
    let can: Vec<(Drill, Level)> = drills()
        .filter_map(|drill| Some((drill, sure(drill)?)))
        .collect();
    let next = drills()
        .map(|drill| {
            let level = sure(drill).map_or(1, |level| level.number() + 1);
            (level, drill)
        })
        .min_by_key(|(level, _)| *level)
        .and_then(|(level, drill)| Some((drill, Level::numbered(level)?)));
    (can, next)
}
