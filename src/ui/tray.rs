//! The tray between the referee's line and the actions. It always keeps its height.

use leptos::html::Input;
use leptos::prelude::*;
use web_sys::{KeyboardEvent, WheelEvent};

use super::amount::{self, RULER};
use super::chair::Chair;
use super::desk::{Ahead, Desk, Sheet, Why};
use super::pace::Speed;
use super::parts::Icon;
use super::snapshot::{Entry, Phase, Snapshot};
use super::words::Words;
use crate::engine::chips::Chips;
use crate::engine::hand::{Wager, What};
use crate::text::{Args, Id};

/// What the tray holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Mode {
    /// The amount of a bet or raise.
    Decide,
    /// What a call plays for.
    Call,
    /// Choices made ahead.
    Ahead,
    /// The pace, when there is nothing to decide.
    Pace,
}

fn mode(snap: &Snapshot) -> Mode {
    match snap.phase {
        Phase::Yours => match &snap.view.legal {
            Some(legal) if legal.wager.is_ok() => Mode::Decide,
            _ => Mode::Call,
        },
        Phase::Moving | Phase::Bot(_) if can_act(snap) => Mode::Ahead,
        _ => Mode::Pace,
    }
}

/// Whether the player may still have something to decide in this hand.
fn can_act(snap: &Snapshot) -> bool {
    let own = snap.view.own_seat();
    own.is_some_and(|own| own.is_in() && !own.stack.is_zero())
}

/// The tray.
#[component]
pub(super) fn Tray() -> impl IntoView {
    let desk = Desk::get();
    let mode = Memo::new(move |_| desk.snap.with(mode));
    move || match mode.get() {
        Mode::Decide => view! { <Decide /> }.into_any(),
        Mode::Call => view! { <CallFor /> }.into_any(),
        Mode::Ahead => view! { <AheadOf /> }.into_any(),
        Mode::Pace => view! { <PaceOf /> }.into_any(),
    }
}

/// The tray of a decision, for whatever table: the amount, or what a call plays for.
#[component]
pub(super) fn DecisionTray() -> impl IntoView {
    let chair = Chair::get();
    let wagers = Memo::new(move |_| chair.legal().is_some_and(|legal| legal.wager.is_ok()));
    move || {
        if wagers.get() {
            view! { <Decide /> }.into_any()
        } else {
            view! { <CallFor /> }.into_any()
        }
    }
}

/// Presets, ruler, steps and the exact amount.
#[component]
fn Decide() -> impl IntoView {
    let chair = Chair::get();
    let wager = Memo::new(move |before: Option<&Option<Wager>>| {
        // While the tray goes away the last bounds stay.
        let now = chair.legal().and_then(|legal| legal.wager.ok());
        now.or_else(|| before.copied().flatten())
    });
    let unit = move || chair.snap.with(Snapshot::unit);
    let typed = Memo::new(move |_| chair.typed());
    let presets = Memo::new(move |_| {
        let wager = wager.get()?;
        chair
            .snap
            .with(|snap| Some(amount::presets(&snap.view, &wager)))
    });
    let place = move || {
        let found = wager.with(|wager| {
            let wager = wager.as_ref()?;
            let at = typed.get().unwrap_or(wager.min).max(wager.min);
            Some(amount::to_ruler(at, wager, unit()))
        });
        found.unwrap_or_default()
    };
    let slide = move |event: web_sys::Event| {
        let at = event_target_value(&event).parse().unwrap_or_default();
        let to = wager.with_untracked(|wager| {
            let wager = wager.as_ref()?;
            Some(amount::from_ruler(at, wager, untrack(unit)))
        });
        if let Some(to) = to {
            chair.set_amount(to);
        }
    };
    let wheel = move |event: WheelEvent| {
        event.prevent_default();
        chair.step(if event.delta_y() < 0.0 { 1 } else { -1 });
    };
    let invalid = move || {
        let wrong = wager.with(|wager| {
            let bounds = wager.as_ref().map(|wager| wager.min..=wager.max);
            bounds.is_some_and(|bounds| typed.get().is_none_or(|to| !bounds.contains(&to)))
        });
        wrong.then_some("true")
    };
    let field = NodeRef::<Input>::new();
    let enter = move |event: KeyboardEvent| {
        if event.key() == "Enter" && !event.is_composing() {
            event.prevent_default();
            chair.push();
        }
    };
    let end = move |id: Id, pick: fn(&Wager) -> Chips| {
        move || {
            let amount = wager.with(|wager| wager.as_ref().map(pick).unwrap_or_default());
            let args = Args::new().with("amount", amount);
            chair.words.with(|words| words.with(id, &args))
        }
    };
    let name = move || {
        let raises = chair
            .snap
            .with(|snap| !snap.view.hand.betting.bet.is_zero());
        chair.text(if raises {
            Id("ui-raise-to")
        } else {
            Id("ui-bet")
        })
    };
    let exact = move || {
        let raises = chair
            .snap
            .with(|snap| !snap.view.hand.betting.bet.is_zero());
        chair.text(if raises {
            Id("ui-raise-exact")
        } else {
            Id("ui-bet-exact")
        })
    };
    let said = move || typed.get().map(|to| chair.figure(to));
    let ticks = move || {
        let marks = wager.with(|wager| {
            let wager = wager.as_ref()?;
            let presets = presets.get()?;
            let at = |to| amount::to_ruler(to, wager, unit()) / 10;
            let mut path = String::from("<path d=\"M0 14H100M0 5V23M100 5V23");
            for preset in &presets[1..4] {
                let at = at(preset.to).to_string();
                for part in ["M", &at, " 9V19"] {
                    path.push_str(part);
                }
            }
            path.push_str("\" vector-effect=\"non-scaling-stroke\"></path>");
            Some(path)
        });
        marks.unwrap_or_default()
    };
    view! {
        <section class="tray decide" aria-label=chair.t("ui-tray") on:wheel=wheel>
            <div class="presets" role="group" aria-label=chair.t("ui-presets")>
                {move || {
                    presets
                        .get()
                        .into_iter()
                        .flatten()
                        .map(|preset| {
                            let pressed = move || {
                                if typed.get() == Some(preset.to) { "true" } else { "false" }
                            };
                            view! {
                                <button
                                    class=preset.class
                                    aria-pressed=pressed
                                    on:click=move |_| chair.set_amount(preset.to)
                                >
                                    <span>{chair.t_id(preset.id)}</span>
                                    " "
                                    {move || chair.figure(preset.to)}
                                </button>
                            }
                        })
                        .collect_view()
                }}
            </div>
            <div class="sizer">
                <button
                    class="step"
                    aria-label=chair.t("ui-less")
                    on:click=move |_| chair.step(-1)
                >
                    <Icon name="minus" />
                </button>
                <div class="ruler">
                    <svg
                        viewBox="0 0 100 34"
                        preserveAspectRatio="none"
                        aria-hidden="true"
                        inner_html=ticks
                    />
                    <input
                        type="range"
                        min="0"
                        max=RULER.to_string()
                        prop:value=move || place().to_string()
                        aria-label=name
                        aria-valuetext=said
                        data-ruler=""
                        on:input=slide
                    />
                    <div class="ends" aria-hidden="true">
                        <span>{end(Id("ui-end-min"), |wager| wager.min)}</span>
                        <span>{end(Id("ui-end-max"), |wager| wager.max)}</span>
                    </div>
                </div>
                <button class="step" aria-label=chair.t("ui-more") on:click=move |_| chair.step(1)>
                    <Icon name="plus" />
                </button>
                <label>
                    <input
                        node_ref=field
                        class="amount"
                        inputmode="numeric"
                        autocomplete="off"
                        aria-label=exact
                        aria-invalid=invalid
                        data-amount-input=""
                        prop:value=move || chair.amount.get()
                        on:input=move |event| chair.amount.set(event_target_value(&event))
                        on:focus=move |_| {
                            if let Some(field) = field.get_untracked() {
                                field.select();
                            }
                        }
                        on:keydown=enter
                    />
                </label>
            </div>
        </section>
    }
}

/// Which pots a call plays for, and against whom.
#[component]
fn CallFor() -> impl IntoView {
    let chair = Chair::get();
    let rows = move || {
        chair.snap.with(|snap| {
            let rows = snap.contested();
            chair.words.with(|words| {
                rows.into_iter()
                    .map(|row| {
                        let others = Words::others(&row.against, &snap.names);
                        (words.pot_name(row.pot), others, words.chips(row.amount))
                    })
                    .collect::<Vec<_>>()
            })
        })
    };
    view! {
        <section class="tray" aria-label=chair.t("ui-tray")>
            <div class="who">
                <span class="h">{chair.t("ui-if-you-stay")}</span>
                <span class="h">{chair.t("ui-against")}</span>
                <span class="h r">{chair.t("ui-pot")}</span>
                {move || {
                    rows()
                        .into_iter()
                        .map(|(pot, others, amount)| {
                            view! {
                                <span>{pot}</span>
                                <span class="cut">{others}</span>
                                <b>{amount}</b>
                            }
                        })
                        .collect_view()
                }}
            </div>
        </section>
    }
}

/// What can be chosen before the turn comes.
#[component]
fn AheadOf() -> impl IntoView {
    let desk = Desk::get();
    let price = Memo::new(move |_| desk.price());
    let toggle = move |what: Ahead| {
        desk.chosen
            .update(|chosen| *chosen = (*chosen != Some(what)).then_some(what));
    };
    let pressed = move |what: Ahead| {
        if desk.chosen.get() == Some(what) {
            "true"
        } else {
            "false"
        }
    };
    let stay = move || {
        let price = price.get();
        if price.is_zero() {
            return desk.text(Id("ui-check"));
        }
        let args = Args::new().with("amount", price);
        desk.words
            .with(|words| words.with(Id("ui-ahead-call"), &args))
    };
    let give_up = move || {
        desk.text(if price.get().is_zero() {
            Id("ui-ahead-check-fold")
        } else {
            Id("ui-fold")
        })
    };
    view! {
        <section class="tray" aria-label=desk.t("ui-tray")>
            <div class="chiprow" role="group" aria-label=desk.t("ui-ahead")>
                <button
                    class="toggle"
                    data-ahead="fold"
                    aria-pressed=move || pressed(Ahead::CheckOrFold)
                    on:click=move |_| toggle(Ahead::CheckOrFold)
                >
                    <i></i>
                    {give_up}
                </button>
                <button
                    class="toggle"
                    data-ahead="stay"
                    aria-pressed=move || pressed(Ahead::Stay(price.get()))
                    on:click=move |_| toggle(Ahead::Stay(price.get_untracked()))
                >
                    <i></i>
                    {stay}
                </button>
            </div>
            <p class="note-s">{desk.t("ui-ahead-note")}</p>
        </section>
    }
}

/// The pace, and what happens after a fold.
#[component]
fn PaceOf() -> impl IntoView {
    let desk = Desk::get();
    let skips = move || {
        if desk.settings.with(|settings| settings.skip) {
            "true"
        } else {
            "false"
        }
    };
    view! {
        <section class="tray" aria-label=desk.t("ui-tray")>
            <div class="chiprow">
                <SpeedPicker />
            </div>
            <div class="chiprow">
                <button
                    class="toggle"
                    aria-pressed=skips
                    on:click=move |_| {
                        desk.settings.update(|settings| settings.skip = !settings.skip);
                    }
                >
                    <i></i>
                    {desk.t("ui-skip")}
                </button>
            </div>
        </section>
    }
}

/// The pace of the others.
#[component]
pub(super) fn SpeedPicker() -> impl IntoView {
    let desk = Desk::get();
    let choices = Speed::ALL.map(|(speed, name, id)| {
        let checked = move || {
            if desk.chosen_speed() == speed {
                "true"
            } else {
                "false"
            }
        };
        view! {
            <button
                role="radio"
                data-value=name
                aria-checked=checked
                on:click=move |_| desk.set_speed(speed)
            >
                {desk.t_id(id)}
            </button>
        }
    });
    view! {
        <div class="seg" role="radiogroup" aria-label=desk.t("ui-speed") data-pace="">
            {choices.into_iter().collect_view()}
        </div>
    }
}

/// The result: who won how much with what, against what, and why.
#[component]
pub(super) fn Award() -> impl IntoView {
    let desk = Desk::get();
    let told = Memo::new(move |_| {
        let names = desk.snap.with(|snap| snap.names.clone());
        desk.words
            .with(|words| desk.log.with(|log| words.result(log, &names)))
    });
    let headlines = move || {
        let told = told.get()?;
        let lines = told.pots.into_iter().map(|pot| {
            let hand = pot
                .strength
                .map(|hand| desk.words.with(|words| words.hand_in_text(hand)));
            view! {
                {marked(&pot.headline, hand.as_deref())}
                " "
            }
        });
        Some(lines.collect_view())
    };
    let detail = move || {
        if let Some(notice) = desk.notices.with(|notices| notices.first().cloned()) {
            return Some(desk.words.with(|words| words.notice_short(&notice)));
        }
        let told = told.get()?;
        let [only] = told.pots.as_slice() else {
            return None;
        };
        Some(only.detail.clone())
    };
    let many = move || told.with(|told| told.as_ref().is_some_and(|told| told.pots.len() > 1));
    let rules = move || {
        let told = told.get();
        let rules = told.and_then(|told| told.pots.last().map(|pot| pot.rules));
        let ids = rules.unwrap_or_default().iter().take(3);
        let ids: Vec<&str> = ids.map(|rule| rule.id()).collect();
        ids.join(" · ")
    };
    let ask = move |_| {
        if !desk.notices.with_untracked(Vec::is_empty) {
            desk.ask();
            return;
        }
        let event = desk
            .log
            .with_untracked(|log| awarded(log).map(|entry| entry.event.clone()));
        if let Some(event) = event {
            desk.sheet.set(Some(Sheet::Why(Why::Event(event))));
        }
    };
    view! {
        <section class="award" class:many=many aria-label=desk.t("ui-result") data-result="">
            <h2 data-referee="" tabindex="-1">
                {headlines}
            </h2>
            <p>{detail}</p>
            <div class="meta">
                <button class="why" data-why="" aria-haspopup="dialog" on:click=ask>
                    {desk.t("ui-why")}
                </button>
                <button class="why" data-look-back="" on:click=move |_| desk.look_back()>
                    {desk.t("ui-look-back")}
                </button>
                <span class="rule-id">{rules}</span>
            </div>
        </section>
    }
}

/// A headline with the name of the hand in the marker.
fn marked(headline: &str, hand: Option<&str>) -> AnyView {
    let parts = hand.and_then(|hand| {
        let (before, after) = headline.split_once(hand)?;
        Some((before.to_owned(), hand.to_owned(), after.to_owned()))
    });
    match parts {
        Some((before, hand, after)) => view! {
            {before}
            <mark>{hand}</mark>
            {after}
        }
        .into_any(),
        None => headline.to_owned().into_any(),
    }
}

/// The last award: the main pot's.
fn awarded(log: &[Entry]) -> Option<&Entry> {
    let award = |entry: &&Entry| matches!(entry.event.what, What::Awarded { .. });
    log.iter().rev().find(award)
}
