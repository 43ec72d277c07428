//! Hands of other programs: opened, looked through, replayed, kept.

use leptos::prelude::*;
use leptos::task::spawn_local;
use sha2::{Digest, Sha256};

use super::front::Front;
use super::hand_list::HandList;
use super::history::gone;
use super::listed::Listed;
use super::replay::Replay;
use super::source::{Given, Source};
use super::top::Top;
use crate::engine::cards::Seed;
use crate::history::PlayedHand;
use crate::history::exchange::{Fault, Found, Opened};
use crate::history::file::Format;
use crate::platform::{self, KeptHand};
use crate::text::{Args, Id};

/// The hands of the files that were opened; they live as long as the page.
#[derive(Clone, Default)]
pub(super) struct Imported {
    hands: Vec<PlayedHand>,
    listed: Vec<Listed>,
    files: Vec<Report>,
}

/// What a file had.
#[derive(Clone)]
struct Report {
    /// Its name; none if it was pasted.
    name: String,
    format: Option<Format>,
    hands: usize,
    /// Hands that end otherwise than the file says.
    differ: usize,
    faults: Vec<Fault>,
}

impl Imported {
    /// Where the rooms have them.
    pub(super) fn get() -> RwSignal<Self> {
        expect_context()
    }

    fn add(&mut self, name: String, opened: Opened) {
        let mut report = Report {
            name,
            format: None,
            hands: 0,
            differ: 0,
            faults: Vec::new(),
        };
        match opened {
            Opened::Nothing(fault) => report.faults.push(fault),
            Opened::Hands(format, hands) => {
                report.format = Format::ALL.into_iter().find(|own| own.name() == format);
                for hand in hands {
                    match hand {
                        Err(fault) => report.faults.push(fault),
                        Ok(Found { hand, differs }) => {
                            let Ok(played) = hand.record.replay() else {
                                continue;
                            };
                            let link = ["import/", &self.hands.len().to_string()].concat();
                            self.listed.push(Listed::of(link, &hand, &played));
                            self.hands.push(hand);
                            report.hands += 1;
                            report.differ += usize::from(differs);
                        }
                    }
                }
            }
        }
        self.files.push(report);
    }
}

/// A hand as it is kept: its id is what it is.
fn kept(hand: &PlayedHand) -> KeptHand {
    let text = hand.to_text();
    KeptHand {
        id: Seed::new(Sha256::digest(&text).into()).to_string(),
        at: if hand.at == 0 {
            platform::time()
        } else {
            hand.at
        },
        text,
    }
}

/// Hands of files, open at one of them or at the list.
#[component]
pub(super) fn Import(open: Option<usize>) -> impl IntoView {
    let front = Front::get();
    let back = if open.is_some() {
        "#/import"
    } else {
        "#/history"
    };
    let content = match open {
        Some(number) => view! { <OneOfThem number /> }.into_any(),
        None => view! { <AllOfThem /> }.into_any(),
    };
    view! {
        <div class="pg" data-screen="import">
            <Top title=front.t("records-import") back />
            {content}
        </div>
    }
}

#[component]
fn OneOfThem(number: usize) -> impl IntoView {
    let front = Front::get();
    let hand = Imported::get().with_untracked(|all| all.hands.get(number).cloned());
    let Some(hand) = hand else {
        return gone(front.t("records-import-gone"));
    };
    let to_keep = hand.clone();
    view! {
        <div>
            <Keep hands=Callback::new(move |()| vec![to_keep.clone()]) />
            <Replay id=None hand />
        </div>
    }
    .into_any()
}

/// A button that puts hands among those that were played.
#[component]
fn Keep(hands: Callback<(), Vec<PlayedHand>>) -> impl IntoView {
    let front = Front::get();
    let said = RwSignal::new(None::<String>);
    let keep = move |_| {
        let all: Vec<KeptHand> = hands.run(()).iter().map(kept).collect();
        spawn_local(async move {
            let id = match platform::put_hands(&all, false).await {
                platform::Kept::OnDevice => Id("records-import-kept"),
                platform::Kept::InPage => Id("records-import-kept-page"),
            };
            let args = Args::new().with("count", all.len() as u64);
            let _ = said.try_set(Some(front.said(id, &args)));
        });
    };
    view! {
        <div class="linkrow keeping">
            <button class="btn" data-keep="" on:click=keep>
                {front.t("records-import-keep")}
            </button>
            <p class="note-s" role="status" data-kept="">
                {move || said.get()}
            </p>
        </div>
    }
}

#[component]
fn AllOfThem() -> impl IntoView {
    let front = Front::get();
    let imported = Imported::get();
    let listed = RwSignal::new(imported.with_untracked(|all| all.listed.clone()));
    let works = RwSignal::new(false);
    let missing = RwSignal::new(false);
    let shown = RwSignal::new(Vec::new());
    let take = Callback::new(move |files: Vec<Given>| {
        works.set(true);
        spawn_local(async move {
            for (name, bytes) in files {
                let opened = platform::open_hands(&bytes).await;
                let opened = opened.and_then(|text| serde_json::from_str(&text).ok());
                let _ = missing.try_set(opened.is_none());
                if let Some(opened) = opened {
                    imported.update(|all| all.add(name, opened));
                    let now = imported.with_untracked(|all| all.listed.clone());
                    let _ = listed.try_set(now);
                }
                platform::breathe().await;
            }
            let _ = works.try_set(false);
        });
    });
    let reports = move || {
        let files = imported.with(|all| all.files.clone());
        let one = |report| view! { <Told report /> };
        files.into_iter().rev().map(one).collect_view()
    };
    let all = Callback::new(move |()| {
        let shown = shown.get_untracked();
        imported.with_untracked(|all| {
            let number = |link: &String| link.rsplit('/').next()?.parse::<usize>().ok();
            let hands = shown.iter().filter_map(number);
            hands
                .filter_map(|number| all.hands.get(number).cloned())
                .collect()
        })
    });
    let list = move || {
        let any = listed.with(|listed| !listed.is_empty());
        any.then(|| {
            view! {
                <Keep hands=all />
                <HandList hands=listed done=true none=Id("records-list-none") shown />
            }
        })
    };
    view! {
        <main class="history">
            <p>{front.t("records-import-about")}</p>
            <Source take />
            <p role="status">{move || works.get().then(|| front.text(Id("records-import-works")))}</p>
            {move || {
                missing
                    .get()
                    .then(|| {
                        view! {
                            <p class="notice" role="alert">
                                {front.t("records-files-missing")}
                            </p>
                        }
                    })
            }}
            <div class="reports">{reports}</div>
            {list}
        </main>
    }
}

/// How many faults of a file are told one by one.
const MOST_TOLD: usize = 20;

/// What a file had, and what is wrong in it.
#[component]
fn Told(report: Report) -> impl IntoView {
    let front = Front::get();
    let Report {
        name,
        format,
        hands,
        differ,
        faults,
    } = report;
    let wrong = faults.len();
    let about = move || {
        let name = if name.is_empty() {
            front.text(Id("records-import-pasted"))
        } else {
            name.clone()
        };
        let args = Args::new()
            .with("name", name)
            .with("format", format.map_or("?", Format::title))
            .with("count", hands as u64);
        front.said(Id("records-import-file"), &args)
    };
    let differing = (differ > 0).then(|| {
        let text = move || {
            let args = Args::new().with("count", differ as u64);
            front.said(Id("records-import-differ"), &args)
        };
        view! { <p class="note-s">{text}</p> }
    });
    let line = |fault: Fault| {
        let text = move || front.words.with(|words| words.file_fault(&fault));
        view! { <li>{text}</li> }
    };
    let more = (wrong > MOST_TOLD).then(|| {
        let text = move || {
            let args = Args::new().with("count", (wrong - MOST_TOLD) as u64);
            front.said(Id("records-import-more"), &args)
        };
        view! { <p class="note-s">{text}</p> }
    });
    let lines = faults.into_iter().take(MOST_TOLD).map(line);
    view! {
        <section class="report" data-wrong=wrong.to_string() data-hands=hands.to_string()>
            <p>{about}</p>
            {differing}
            <ul class="faults">{lines.collect_view()}</ul>
            {more}
        </section>
    }
}
