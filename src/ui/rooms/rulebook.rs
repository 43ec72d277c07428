//! The rule book: its chapters, a search, and each entry in words.

use leptos::prelude::*;

use super::front::Front;
use super::print::Print;
use super::top::Top;
use crate::engine::rule::{RuleId, Tag};
use crate::school::practised::practised;
use crate::text::{Args, Id, folded};
use crate::ui::parts::Icon;
use crate::ui::words::Words;

/// The chapters and the groups of entries in them, in the order of the book.
const CHAPTERS: [(Id, &[&str]); 18] = [
    (Id("rooms-chapter-game"), &["GAME"]),
    (Id("rooms-chapter-cards"), &["DECK"]),
    (Id("rooms-chapter-table"), &["SEAT", "POS"]),
    (Id("rooms-chapter-chips"), &["BUYIN"]),
    (Id("rooms-chapter-button"), &["DRAW", "BTN"]),
    (Id("rooms-chapter-blinds"), &["BLIND", "ANTE", "STRADDLE"]),
    (Id("rooms-chapter-deal"), &["SHUF", "DEAL", "BURN", "BOARD"]),
    (
        Id("rooms-chapter-structures"),
        &["STRUCT", "LIMIT", "POTLIM", "NOLIM"],
    ),
    (
        Id("rooms-chapter-actions"),
        &["BET", "CALL", "RAISE", "CHECK", "FOLD"],
    ),
    (Id("rooms-chapter-discipline"), &["STRING", "DECL", "CHIP"]),
    (Id("rooms-chapter-rounds"), &["ROUND"]),
    (Id("rooms-chapter-all-in"), &["ALLIN", "POT"]),
    (Id("rooms-chapter-showdown"), &["SHOW"]),
    (Id("rooms-chapter-ranking"), &["RANK"]),
    (Id("rooms-chapter-splitting"), &["SPLIT", "ODD", "RAKE"]),
    (Id("rooms-chapter-mistakes"), &["MISDEAL", "IRREG"]),
    (Id("rooms-chapter-modes"), &["TOURN", "CASH"]),
    (Id("rooms-chapter-etiquette"), &["ETIQ"]),
];

fn group(rule: RuleId) -> &'static str {
    rule.id().split('-').next().unwrap_or_default()
}

fn entries(groups: &'static [&'static str]) -> impl Iterator<Item = RuleId> {
    RuleId::ALL
        .iter()
        .copied()
        .filter(move |rule| groups.contains(&group(*rule)))
}

fn chapter_of(rule: RuleId) -> Option<Id> {
    let found = CHAPTERS
        .iter()
        .find(|(_, groups)| groups.contains(&group(rule)));
    found.map(|(chapter, _)| *chapter)
}

fn address(rule: RuleId) -> String {
    ["#/rules/", rule.id()].concat()
}

/// The rule book, open at an entry or at its contents.
#[component]
pub(super) fn Rulebook(open: Option<RuleId>) -> impl IntoView {
    let front = Front::get();
    let wanted = RwSignal::new(String::new());
    view! {
        <div class="pg" data-screen="rules">
            <Top title=front.t("rooms-rules") />
            <main class="book" class:open=open.is_some()>
                <nav class="contents" aria-label=front.t("rooms-rules-contents")>
                    <label class="find">
                        <span class="vh">{front.t("rooms-rules-find")}</span>
                        <input
                            type="search"
                            placeholder=front.t("rooms-rules-find")
                            data-find=""
                            prop:value=wanted
                            on:input:target=move |event| wanted.set(event.target().value())
                        />
                    </label>
                    {move || {
                        let wanted = folded(wanted.get().trim());
                        if wanted.is_empty() {
                            view! { <Chapters open /> }.into_any()
                        } else {
                            view! { <Found wanted open /> }.into_any()
                        }
                    }}
                </nav>
                {open.map(|rule| view! { <Entry rule /> })}
            </main>
        </div>
    }
}

/// All chapters; the one that is read stands open.
#[component]
fn Chapters(open: Option<RuleId>) -> impl IntoView {
    let front = Front::get();
    let here = open.and_then(chapter_of);
    let chapters = CHAPTERS.into_iter().map(|(chapter, groups)| {
        view! {
            <details open=here == Some(chapter)>
                <summary>
                    {move || front.text(chapter)} " "
                    <span class="n">{entries(groups).count()}</span>
                </summary>
                <ul>{entries(groups).map(|rule| view! { <Line rule open /> }).collect_view()}</ul>
            </details>
        }
    });
    chapters.collect_view()
}

/// What a search finds: in ids, titles and texts, whatever the accents.
#[component]
fn Found(wanted: String, open: Option<RuleId>) -> impl IntoView {
    let front = Front::get();
    let found: Vec<RuleId> = front.words.with(|words| {
        let has = |rule: &&RuleId| {
            let id = folded(rule.id());
            let text =
                || folded(&[&words.rule_title(**rule), " ", &words.rule_text(**rule)].concat());
            id.contains(&wanted) || text().contains(&wanted)
        };
        RuleId::ALL.iter().filter(has).copied().collect()
    });
    let count = found.len() as u64;
    let told = move || {
        let args = Args::new().with("count", count);
        front
            .words
            .with(|words| words.with(Id("rooms-rules-found"), &args))
    };
    view! {
        <p class="note-s" role="status">
            {told}
        </p>
        <ul>{found.into_iter().map(|rule| view! { <Line rule open /> }).collect_view()}</ul>
    }
}

#[component]
fn Line(rule: RuleId, open: Option<RuleId>) -> impl IntoView {
    let front = Front::get();
    view! {
        <li>
            <a href=address(rule) aria-current=(open == Some(rule)).then_some("page")>
                <span class="rule-id">{rule.id()}</span>
                {move || front.words.with(|words| words.rule_title(rule))}
            </a>
        </li>
    }
}

/// A text in which the ids of rules lead to them.
fn linked(text: &str) -> AnyView {
    let of_id = |letter: char| letter.is_ascii_alphanumeric() || letter == '-';
    let words = text.split_inclusive(|letter| !of_id(letter)).map(|piece| {
        let word = piece.trim_end_matches(|letter| !of_id(letter));
        let after = piece[word.len()..].to_owned();
        match word.parse::<RuleId>() {
            Ok(rule) => view! { <a href=address(rule)>{rule.id()}</a> {after} }.into_any(),
            Err(_) => piece.to_owned().into_any(),
        }
    });
    words.collect_view().into_any()
}

/// The lessons and drills in which an entry is practised.
#[component]
fn Practised(rule: RuleId) -> impl IntoView {
    let front = Front::get();
    let links = practised(rule).map(|practice| {
        let title = move || {
            let id = practice.title();
            front
                .words
                .with(|words| words.of_lesson(&id))
                .unwrap_or_default()
        };
        view! {
            <li>
                <a href=practice.address() data-practice=practice.kind>
                    {title}
                </a>
            </li>
        }
    });
    view! {
        <h3>{front.t("rooms-rule-practised")}</h3>
        <ul class="practised">{links.collect_view()}</ul>
    }
}

/// All entries of a chapter one after the other, to be read or printed.
#[component]
pub(super) fn Group(
    /// One of them.
    of: RuleId,
) -> impl IntoView {
    let front = Front::get();
    let here = |(_, groups): &&(Id, &'static [&'static str])| groups.contains(&group(of));
    let chapter = CHAPTERS.iter().find(here).map(|(chapter, groups)| {
        let all = entries(groups).map(|rule| {
            view! {
                <article class="entry" data-rule=rule.id()>
                    <Told rule />
                </article>
            }
        });
        (*chapter, all.collect_view())
    });
    let (chapter, all) = chapter.unzip();
    view! {
        <div class="pg" data-screen="rule-group">
            <Top title=front.t_id(chapter.unwrap_or(Id("rooms-rules"))) back="#/rules" />
            <main class="book group">
                {all}
                <div class="linkrow">
                    <Print />
                </div>
            </main>
        </div>
    }
}

/// What an entry says: title, text, variants, example.
#[component]
fn Told(rule: RuleId) -> impl IntoView {
    let front = Front::get();
    let title = move || front.words.with(|words| words.rule_title(rule));
    let text = move || front.words.with(|words| words.rule_text(rule));
    let more = move |part: fn(&Words, RuleId) -> Option<String>| {
        front.words.with(|words| part(words, rule))
    };
    view! {
        <h2 tabindex="-1">
            <span class="idchip">{rule.id()}</span>
            " "
            {title}
        </h2>
        <p class="says">{move || linked(&text())}</p>
        {move || more(Words::rule_variants)
            .map(|told| {
                view! {
                    <h3>{front.t("rooms-rule-variants")}</h3>
                    <p>{linked(&told)}</p>
                }
            })}
        {move || more(Words::rule_example)
            .map(|told| {
                view! {
                    <h3>{front.t("rooms-rule-example")}</h3>
                    <p>{linked(&told)}</p>
                }
            })}
    }
}

/// One entry.
#[component]
fn Entry(rule: RuleId) -> impl IntoView {
    let front = Front::get();
    let binds = move || {
        front.text(match rule.tag() {
            Tag::Engine => Id("rooms-rule-engine"),
            Tag::Option => Id("rooms-rule-option"),
            Tag::Table => Id("rooms-rule-table"),
            Tag::Teach => Id("rooms-rule-teach"),
        })
    };
    let place = RuleId::ALL.iter().position(|other| *other == rule);
    let at = |place: Option<usize>| place.and_then(|place| RuleId::ALL.get(place)).copied();
    let before = at(place.and_then(|place| place.checked_sub(1)));
    let after = at(place.map(|place| place + 1));
    let step = move |to: Option<RuleId>, name: Signal<String>, icon: &'static str| {
        to.map(|to| {
            view! {
                <a class="btn" href=address(to) data-step=icon>
                    <Icon name=icon />
                    <span class="vh">{name} " "</span>
                    {to.id()}
                </a>
            }
        })
    };
    view! {
        <article class="entry" data-rule=rule.id()>
            <p class="over">
                {move || chapter_of(rule).map(|chapter| front.text(chapter))}
            </p>
            <Told rule />
            <Practised rule />
            <p class="note-s">{binds}</p>
            <div class="linkrow">
                {step(before, front.t("rooms-rule-before"), "back")}
                {step(after, front.t("rooms-rule-after"), "fwd")}
                <a class="btn to-contents" href="#/rules">
                    {front.t("rooms-rules-contents")}
                </a>
                <a class="btn" href=["#/rules/", group(rule)].concat() data-group="">
                    {front.t("rooms-rules-chapter")}
                </a>
                <Print />
            </div>
        </article>
    }
}
