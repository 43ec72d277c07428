//! All that the player has on this device: taken along, brought back, deleted.

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::front::Front;
use super::listed;
use super::source::{Given, Offered, Source};
use super::top::Top;
use crate::game::{Backup, BackupError, Changes};
use crate::platform::{self, Kept, KeptHand, Storage};
use crate::text::{Args, Id};

/// All that is kept here.
async fn here() -> Backup {
    let mut hands = Vec::new();
    platform::each_hand(|hand| {
        hands.push((hand.id.clone(), hand.at, hand.text.clone()));
        true
    })
    .await;
    Backup {
        at: platform::time(),
        kept: Storage::all().into_iter().collect(),
        hands,
    }
}

/// What a file has, and what bringing it back would do.
#[derive(Clone)]
struct Found {
    backup: Backup,
    changes: Changes,
    /// Hands that this version cannot read.
    unreadable: usize,
}

/// What has been done, or what is wrong.
type Said = RwSignal<Option<String>>;

/// All data, in and out.
#[component]
pub(super) fn Data() -> impl IntoView {
    let front = Front::get();
    view! {
        <div class="pg" data-screen="data">
            <Top title=front.t("rooms-data") />
            <main class="stats">
                <p>{front.t("records-data-about")}</p>
                <TakeAlong />
                <BringBack />
                <Delete />
            </main>
        </div>
    }
}

#[component]
fn TakeAlong() -> impl IntoView {
    let front = Front::get();
    let offered = RwSignal::new(None);
    let said: Said = RwSignal::new(None);
    let export = move |_| {
        spawn_local(async move {
            let backup = here().await;
            let text = backup.to_text();
            let saved = platform::save_file("cards-speak.json", &text).await;
            let args = Args::new().with("count", backup.hands.len() as u64);
            let _ = said.try_set(Some(front.said(Id("records-data-exported"), &args)));
            let _ = offered.try_set((!saved).then_some(text));
        });
    };
    view! {
        <section class="block">
            <h2>{front.t("records-data-export")}</h2>
            <div class="linkrow">
                <button class="btn fill" data-export="" on:click=export>
                    {front.t("records-data-export-do")}
                </button>
            </div>
            <p class="note-s" role="status">
                {move || said.get()}
            </p>
            <Offered text=offered />
        </section>
    }
}

#[component]
fn BringBack() -> impl IntoView {
    let front = Front::get();
    let found = RwSignal::new(None::<Found>);
    let said: Said = RwSignal::new(None);
    let take = Callback::new(move |files: Vec<Given>| {
        found.set(None);
        said.set(None);
        let Some((_, bytes)) = files.into_iter().next() else {
            return;
        };
        let text = String::from_utf8_lossy(&bytes);
        let text = text.trim_start_matches('\u{feff}');
        match Backup::from_text(text) {
            Err(error) => said.set(Some(front.no_backup(error))),
            Ok(backup) => {
                spawn_local(async move {
                    let changes = backup.changes(&here().await);
                    let unreadable = |(id, at, text): &&(String, u64, String)| {
                        let (id, at, text) = (id.clone(), *at, text.clone());
                        listed::read(&KeptHand { id, at, text }).is_none()
                    };
                    let unreadable = backup.hands.iter().filter(unreadable).count();
                    let _ = found.try_set(Some(Found {
                        backup,
                        changes,
                        unreadable,
                    }));
                });
            }
        }
    });
    let bring = move |over: bool| {
        let Some(Found { backup, .. }) = found.get_untracked() else {
            return;
        };
        found.set(None);
        spawn_local(async move {
            let kept = bring_back(backup, over).await;
            let id = match kept {
                Kept::OnDevice => Id("records-data-done"),
                Kept::InPage => Id("records-data-done-page"),
            };
            let _ = said.try_set(Some(front.text(id)));
            front.read_settings();
        });
    };
    let asked = move || {
        found.get().map(|found| {
            let told = front.found(&found);
            let overwrites = found.changes.overwrites();
            let replace = overwrites.then(|| {
                view! {
                    <button class="btn" data-replace="" on:click=move |_| bring(true)>
                        {front.t("records-data-replace")}
                    </button>
                }
            });
            view! {
                <div role="status" class="verdicts" data-found="">
                    {told.into_iter().map(|line| view! { <p>{line}</p> }).collect_view()}
                </div>
                <div class="linkrow">
                    <button class="btn fill" data-add="" on:click=move |_| bring(false)>
                        {front.t("records-data-add")}
                    </button>
                    {replace}
                </div>
            }
        })
    };
    view! {
        <section class="block">
            <h2>{front.t("records-data-import")}</h2>
            <Source take />
            {asked}
            <p class="said" role="status" data-said="">
                {move || said.get()}
            </p>
        </section>
    }
}

/// Puts all of a backup in its place; what is there already stays, but if it is to be written over.
async fn bring_back(backup: Backup, over: bool) -> Kept {
    let mut place = Kept::OnDevice;
    for (name, value) in &backup.kept {
        if (over || Storage::get(name).is_none()) && Storage::set(name, value) == Kept::InPage {
            place = Kept::InPage;
        }
    }
    let hands = backup.hands.into_iter();
    let hands: Vec<KeptHand> = hands
        .map(|(id, at, text)| KeptHand { id, at, text })
        .collect();
    match platform::put_hands(&hands, over).await {
        Kept::OnDevice => place,
        Kept::InPage => Kept::InPage,
    }
}

#[component]
fn Delete() -> impl IntoView {
    let front = Front::get();
    let sure = RwSignal::new(false);
    let delete = move |_| {
        spawn_local(async move {
            Storage::clear();
            platform::clear_hands().await;
            // The table, too, forgets the game that it has in hand.
            platform::begin_anew("/home");
        });
    };
    let asked = move || {
        if !sure.get() {
            return view! {
                <button class="btn" data-delete="" on:click=move |_| sure.set(true)>
                    {front.t("records-data-delete-do")}
                </button>
            }
            .into_any();
        }
        view! {
            <p role="alert">{front.t("records-data-sure")}</p>
            <button class="btn danger" data-delete-all="" on:click=delete>
                {front.t("records-data-sure-yes")}
            </button>
            <button class="btn" data-keep-all="" on:click=move |_| sure.set(false)>
                {front.t("records-data-sure-no")}
            </button>
        }
        .into_any()
    };
    view! {
        <section class="block">
            <h2>{front.t("records-data-delete")}</h2>
            <div class="linkrow">{asked}</div>
        </section>
    }
}

impl Front {
    /// Why a file is no backup.
    fn no_backup(self, error: BackupError) -> String {
        match error {
            BackupError::Damaged { line, column } => {
                let args = Args::new()
                    .with("line", line as u64)
                    .with("column", column as u64);
                self.said(Id("records-data-damaged"), &args)
            }
            BackupError::NotOurs => self.text(Id("records-data-not-ours")),
            BackupError::Version { found, known } => {
                let args = Args::new().with("found", found).with("known", known);
                self.said(Id("records-data-version"), &args)
            }
        }
    }

    /// What a backup has, line by line.
    fn found(self, found: &Found) -> Vec<String> {
        let Found {
            backup,
            changes,
            unreadable,
        } = found;
        let of = |count: usize| Args::new().with("count", count as u64);
        let mut lines = vec![self.said(Id("records-data-found"), &of(backup.hands.len()))];
        let mut say = |id: Id, count: usize| {
            if count > 0 {
                lines.push(self.said(id, &of(count)));
            }
        };
        say(Id("records-data-new"), changes.new_hands);
        say(Id("records-data-same"), changes.same_hands);
        say(Id("records-data-other"), changes.other_hands);
        say(Id("rooms-history-unreadable"), *unreadable);
        for (name, id) in [
            ("settings/1", Id("records-data-settings")),
            ("game/1", Id("records-data-game")),
        ] {
            if backup.kept.contains_key(name) {
                let text = self.text(id);
                lines.push(if changes.other_names.contains(name) {
                    self.said(Id("records-data-differs"), &Args::new().with("what", text))
                } else {
                    text
                });
            }
        }
        lines
    }
}
